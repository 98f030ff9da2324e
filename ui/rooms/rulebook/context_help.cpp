// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rulebook/context_help.h"

#include "engine/core/view_after.h"
#include "engine/games/odin/board.h"

namespace meadhall::ui {

namespace {

/// The key of a choice in the rulebook is its name in files.
QString bookChoiceKey(std::string_view name) { return QString::fromLatin1(QByteArrayView(name)); }

} // namespace

QString contextPage(const odin::View &view, bool pickingUp)
{
    if (view.gameOver())
        return QStringLiteral("gameEnd");
    if (view.handNumber() == 0)
        return QStringLiteral("goal");
    if (!view.handRunning())
        return QStringLiteral("handEnd");
    if (pickingUp)
        return QStringLiteral("pickup");
    if (!view.ownTurn())
        return QStringLiteral("turn");
    if (view.board().leading())
        return QStringLiteral("lead");
    return odin::legalSets(view.board(), view.hand()).empty() ? QStringLiteral("pass") : QStringLiteral("follow");
}

QString contextPage(const ninjan::View &view)
{
    if (view.gameOver())
        return QStringLiteral("gameEnd");
    if (!view.dealt())
        return QStringLiteral("goal");
    switch (view.board().phase) {
    case ninjan::Phase::Choose:
        return QStringLiteral("choose");
    case ninjan::Phase::Resolve:
        return view.ownRequest() ? QStringLiteral("resolve") : QStringLiteral("order");
    case ninjan::Phase::Throw:
        return QStringLiteral("tie");
    case ninjan::Phase::Over:
        break;
    }
    return QStringLiteral("gameEnd");
}

QString contextPage(const Events &seen, int seat, bool pickingUp)
{
    const auto *game = seen.empty() ? nullptr : std::get_if<GameEvent>(&seen.front());
    if (!game)
        return QStringLiteral("goal");
    return game->game == Game::Odin ? contextPage(viewAfter<odin::View>(seen, seat), pickingUp)
                                    : contextPage(viewAfter<ninjan::View>(seen, seat));
}

TableOptions tableOptions(const GameEvent &game, bool pointsCountDown)
{
    if (game.game != Game::Odin)
        return {};
    const odin::Rules rules = odin::rulesOf(game);
    TableOptions choices;
    choices.insert(QStringLiteral("target"), QString::number(rules.target));
    choices.insert(QStringLiteral("firstStarter"),
                   game.firstStarter >= 0 ? QStringLiteral("chosen") : QStringLiteral("random"));
    choices.insert(QStringLiteral("nextStarter"),
                   bookChoiceKey(nameOfChoice(odin::kNextStarterNames, rules.nextStarter)));
    choices.insert(QStringLiteral("wholeHandLead"),
                   bookChoiceKey(nameOfChoice(odin::kWholeHandLeadNames, rules.wholeHandLead)));
    choices.insert(QStringLiteral("goat"), bookChoiceKey(nameOfChoice(odin::kGoatNames, rules.goat)));
    choices.insert(QStringLiteral("points"), pointsCountDown ? QStringLiteral("down") : QStringLiteral("up"));
    if (game.seats.size() == 2)
        choices.insert(QStringLiteral("twoPlayers"),
                       rules.colours == odin::kAllColours ? QStringLiteral("allSix") : QStringLiteral("twoOut"));
    return choices;
}

} // namespace meadhall::ui
