// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start/saved_game.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/set.h"
#include "engine/games/odin/view.h"
#include "engine/players/chair.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/text.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/seat_presentation.h"

#include <QCoreApplication>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The view of a seat after all events; the referee ends in the same state.
template <class View> View savedView(const Events &events, int seat, Referee &referee)
{
    View view(seat);
    view.apply(referee.seenBy(events.front(), seat));
    for (std::size_t i = 1; i < events.size(); ++i) {
        referee.apply(events[i]);
        view.apply(referee.seenBy(events[i], seat));
    }
    return view;
}

QString savedTitle(const SavedGame &saved, const QString &part)
{
    return QCoreApplication::translate("SavedGame", "%1, %2", "Odin, hand 4")
        .arg(isolated(gameInfo(saved.game).name()), part);
}

void readOdin(SavedGame &saved, const Events &events, Referee &referee)
{
    const auto view = savedView<odin::View>(events, saved.seat, referee);
    for (int seat = 0; seat < view.players(); ++seat) {
        saved.counts.push_back(view.count(seat));
        saved.lines.push_back(view.handRunning() ? OdinText::lastAction(view, seat) : QString());
    }
    saved.hand = saved.covered ? CardSet() : view.hand();
    saved.totals = view.totals();
    saved.target = view.rules().target;
    saved.title = savedTitle(saved, OdinText::handInWords(std::max(view.handNumber(), 1)));
    if (!view.handRunning())
        return;
    saved.middle = odin::asRead(view.board().table);
    saved.turn = view.board().turn;
    if (saved.turn == saved.seat && !saved.covered)
        saved.prompt = OdinText::prompt(view);
}

void readNinjan(SavedGame &saved, const Events &events, Referee &referee)
{
    const auto view = savedView<ninjan::View>(events, saved.seat, referee);
    const QString round = QCoreApplication::translate("SavedGame", "round %1", "of Ninjan, after the name of the game");
    saved.title = savedTitle(saved, round.arg(number(view.board().round)));
    if (!view.dealt())
        return;
    for (int seat = 0; seat < view.players(); ++seat) {
        saved.counts.push_back(view.count(seat));
        saved.lines.push_back(NinjanText::seatLine(view, seat));
        saved.totals.push_back(view.board().points[toIndex(seat)]);
    }
    saved.hand = saved.covered ? CardSet() : view.hand();
    for (const ninjan::Pile &pile : view.board().piles)
        if (!pile.empty())
            saved.middle.push_back(pile.top());
    saved.turn = view.board().turn();
    if (!saved.covered)
        saved.prompt = NinjanText::prompt(view);
}

} // namespace

SavedGame savedGameOf(const Events &events)
{
    SavedGame saved;
    const auto &game = std::get<GameEvent>(events.front());
    saved.game = game.game;
    saved.people = peopleIn(game);
    int people = 0;
    for (std::size_t i = 0; i < game.chairs.size(); ++i)
        if (const auto chair = players::chairOf(game.chairs[i]); chair && chair->human && people++ == 0)
            saved.seat = static_cast<int>(i);
    saved.covered = people != 1;
    const std::unique_ptr<Referee> referee = makeReferee(game);
    if (game.game == Game::Odin)
        readOdin(saved, events, *referee);
    else
        readNinjan(saved, events, *referee);
    saved.counts.resize(game.seats.size());
    saved.totals.resize(game.seats.size());
    saved.lines.resize(static_cast<qsizetype>(game.seats.size()));
    if (saved.prompt.isEmpty() && saved.turn >= 0)
        saved.prompt = QCoreApplication::translate("SavedGame", "%1 is next.", "whose turn it is; a name")
                           .arg(saved.people.names.of(saved.turn));
    return saved;
}

} // namespace meadhall::ui
