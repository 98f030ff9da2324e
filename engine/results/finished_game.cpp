// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/finished_game.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/rules.h"
#include "engine/players/chair.h"
#include "engine/record/record.h"
#include "engine/statistics/game_figures.h"
#include "engine/statistics/level_ratings.h"
#include "engine/statistics/mistakes.h"

#include <algorithm>

namespace meadhall {

namespace {

using statistics::GameFigures;
using statistics::SeatFigures;

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// A chair that cannot be read counts as a program, for which nothing is counted.
players::Chair chairAt(const GameEvent &game, std::size_t seat)
{
    return players::chairAt(game, seat).value_or(players::Chair{false, players::Level::Easy, {}, 0, "?"});
}

QString rulesText(const GameEvent &game)
{
    QStringList rules;
    for (const AgreedRule &rule : game.rules) {
        const auto *number = std::get_if<int>(&rule.value);
        rules.push_back(fromUtf8(rule.name) + QLatin1Char('=')
                        + (number ? QString::number(*number) : fromUtf8(std::get<std::string>(rule.value))));
    }
    return rules.join(QLatin1Char(' '));
}

QString cardsText(Game game, const std::vector<Card> &cards)
{
    QStringList names;
    for (const Card card : cards)
        names.push_back(fromUtf8(traitsOf(game).nameOf(card)));
    return names.join(QLatin1Char(' '));
}

QString numbersText(const std::vector<int> &numbers)
{
    QStringList words;
    for (const int number : numbers)
        words.push_back(QString::number(number));
    return words.join(QLatin1Char(' '));
}

/// The results against every computer at the table.
QString pairingsText(const GameEvent &game, const GameFigures &figures, std::size_t own)
{
    QString text;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        const players::Chair chair = chairAt(game, seat);
        if (seat == own || !chair.computer())
            continue;
        const int difference = figures.seats[seat].place - figures.seats[own].place;
        text += QString::number(static_cast<int>(chair.level))
                + QLatin1Char(difference > 0   ? '+'
                              : difference < 0 ? '-'
                                               : '=');
    }
    return text;
}

StoredSeat seatOf(const GameEvent &game, std::size_t seat, const SeatFigures &figures)
{
    const players::Chair chair = chairAt(game, seat);
    StoredSeat stored;
    stored.seat = static_cast<int>(seat);
    stored.name = chair.human && chair.unnamed > 0 ? QString() : fromUtf8(game.seats[seat]);
    stored.kind = QLatin1String(!players::chairAt(game, seat) ? "unknown"
                                : chair.person()              ? "person"
                                : chair.computer()            ? "computer"
                                                              : "program");
    stored.level = chair.computer() ? static_cast<int>(chair.level) : -1;
    stored.persona = fromUtf8(chair.persona);
    stored.total = figures.total;
    stored.place = figures.place;
    stored.points = numbersText(figures.points);
    return stored;
}

StoredPerson personOf(const GameEvent &game, std::size_t seat, const GameFigures &figures)
{
    const SeatFigures &own = figures.seats[seat];
    StoredPerson person;
    person.seat = static_cast<int>(seat);
    if (chairAt(game, seat).unnamed == 0)
        person.name = fromUtf8(game.seats[seat]);
    person.alone = true;
    for (std::size_t other = 0; other < game.seats.size(); ++other) {
        const players::Chair chair = chairAt(game, other);
        if (other == seat)
            continue;
        // A seat's record belongs to the person of that seat, whoever else played.
        person.alone = person.alone && (!chair.person() || game.view >= 0);
        person.others += figures.seats[other].total;
        if (chair.computer())
            person.strongest = std::max(person.strongest, static_cast<int>(chair.level));
    }
    person.won = own.won;
    person.total = own.total;
    person.place = own.place;
    person.pairings = pairingsText(game, figures, seat);
    person.wentOut = own.wentOut;
    person.leads = own.leads;
    person.leadsWon = own.leadsWon;
    person.turns = own.turns;
    person.passes = own.passes;
    person.cardsPlayed = own.cardsPlayed;
    person.forced = own.forced;
    person.suits = own.suits;
    if (own.best) {
        person.bestCards = cardsText(game.game, own.best->cards);
        if (own.best->takenWith != kNoCard)
            person.bestTakenWith = cardsText(game.game, {own.best->takenWith});
        person.bestTurns = own.best->turns;
        person.bestValue = own.best->value;
    }
    return person;
}

/// Whether somebody has put in the position in which the game began: then it says little about how they play.
bool beginsWithPosition(const Events &events)
{
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        const auto *hand = std::get_if<HandEvent>(&event);
        const auto *deal = std::get_if<DealEvent>(&event);
        return (hand && hand->position) || (deal && deal->position);
    });
}

} // namespace

FinishedGame finishedGame(const Events &events, qint64 finished, const QString &file)
{
    const auto &game = std::get<GameEvent>(events.front());
    const GameFigures figures = statistics::figuresOf(events);
    FinishedGame all;
    all.game.hash = record::hashOf(events);
    all.game.game = fromUtf8(traitsOf(game.game).name);
    all.game.finished = finished;
    all.game.players = static_cast<int>(game.seats.size());
    all.game.hands = figures.hands;
    all.game.target = game.game == Game::Odin ? odin::rulesOf(game).target : 0;
    all.game.rules = rulesText(game);
    if (game.deal)
        all.game.deal = QString::number(*game.deal);
    all.game.file = file;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        all.seats.push_back(seatOf(game, seat, figures.seats[seat]));
        if (chairAt(game, seat).human && !beginsWithPosition(events))
            all.people.push_back(personOf(game, seat, figures));
    }
    return all;
}

void addReview(FinishedGame &game, const Events &events, const review::Review &review)
{
    for (StoredPerson &person : game.people) {
        const auto counted = statistics::reviewOf(events, review, person.seat);
        if (!counted)
            continue;
        person.review.complete = true;
        person.review.verdicts = counted->verdicts;
        for (int kind = 0; kind < statistics::kMistakeKinds; ++kind)
            if (const auto &mistakes = counted->kinds[toIndex(kind)]; mistakes.count > 0)
                person.review.mistakes.push_back({kind, mistakes.count, mistakes.lost});
    }
}

std::vector<statistics::Pairing> pairingsOf(Game game, int players, const QString &pairings)
{
    std::vector<statistics::Pairing> list;
    for (qsizetype i = 0; i + 1 < pairings.size(); i += 2) {
        const int level = std::clamp(pairings[i].digitValue(), 0, players::kLevels - 1);
        const QChar sign = pairings[i + 1];
        const double score = sign == QLatin1Char('+') ? 1 : sign == QLatin1Char('=') ? 0.5 : 0;
        list.push_back({statistics::levelRatings(game)[toIndex(level)], 0, score});
        list.back().measured = statistics::measuredLeads(game, static_cast<players::Level>(level));
    }
    for (statistics::Pairing &pairing : list) {
        pairing.weight = statistics::pairingWeight(static_cast<int>(list.size()));
        pairing.decisiveness = statistics::decisiveness(game, players);
    }
    return list;
}

} // namespace meadhall
