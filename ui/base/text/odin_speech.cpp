// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/odin_speech.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/legal_sets.h"
#include "engine/games/odin/set.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"

#include <set>

namespace meadhall::ui {

namespace {

constexpr int kFewSets = 4; ///< sets that beat the table, in a short answer

/// "2 5 6"
QString numbersOf(CardSet cards)
{
    QStringList numbers;
    for (int one = 1; one <= odin::kNumbers; ++one)
        for (int same = (cards & odin::cardsOf(one)).count(); same > 0; --same)
            numbers.push_back(number(one));
    return numbers.join(QLatin1Char(' '));
}

QStringList valuesOf(const std::vector<CardSet> &sets)
{
    std::set<std::uint32_t> values;
    for (const CardSet set : sets)
        values.insert(odin::valueOf(set));
    QStringList texts;
    for (const std::uint32_t value : values)
        texts.push_back(number(value));
    return texts;
}

} // namespace

QString OdinSpeech::card(Card card)
{
    if (card == odin::kGoat)
        return tr("goat", "card in very few words, after a name or “takes” (accusative without article)");
    const QString digit = number(odin::numberOf(card));
    switch (odin::colourOf(card)) {
    case odin::Colour::Blue:
        return tr("blue %1", "card in very few words, after a name or “takes” (accusative without article)").arg(digit);
    case odin::Colour::Red:
        return tr("red %1", "card in very few words, after a name or “takes” (accusative without article)").arg(digit);
    case odin::Colour::Pink:
        return tr("pink %1", "card in very few words, after a name or “takes” (accusative without article)").arg(digit);
    case odin::Colour::Green:
        return tr("green %1", "card in very few words, after a name or “takes” (accusative without article)")
            .arg(digit);
    case odin::Colour::Black:
        return tr("black %1", "card in very few words, after a name or “takes” (accusative without article)")
            .arg(digit);
    case odin::Colour::Orange:
        return tr("orange %1", "card in very few words, after a name or “takes” (accusative without article)")
            .arg(digit);
    }
    return {};
}

/// "753 red", "77, red, blue" or, of more colours, the value alone.
QString OdinSpeech::set(CardSet cards)
{
    if (cards.count() == 1)
        return card(cards.first());
    const QString value = number(odin::valueOf(cards));
    if (odin::numberOf(cards.first()) == odin::numberOf((cards - CardSet::of(cards.first())).first())) {
        QStringList parts{value};
        for (const Card one : cards)
            if (cards.count() == 2)
                parts.push_back(OdinText::colour(odin::colourOf(one)));
        return TableText::describe(parts);
    }
    switch (odin::colourOf(cards.first())) {
    case odin::Colour::Blue:
        return tr("%1 blue", "the value of several cards of one colour, in very few words").arg(value);
    case odin::Colour::Red:
        return tr("%1 red", "the value of several cards of one colour, in very few words").arg(value);
    case odin::Colour::Pink:
        return tr("%1 pink", "the value of several cards of one colour, in very few words").arg(value);
    case odin::Colour::Green:
        return tr("%1 green", "the value of several cards of one colour, in very few words").arg(value);
    case odin::Colour::Black:
        return tr("%1 black", "the value of several cards of one colour, in very few words").arg(value);
    case odin::Colour::Orange:
        return tr("%1 orange", "the value of several cards of one colour, in very few words").arg(value);
    }
    return {};
}

/// A turn in at most seven words; an empty text for other events.
QString OdinSpeech::move(const Event &event, const odin::View &before, const Names &names)
{
    if (const auto *play = std::get_if<PlayEvent>(&event)) {
        const bool own = names.isOwn(play->seat);
        const QString who = names.of(play->seat), cards = set(play->cards);
        if (before.count(play->seat) == play->cards.count())
            //: %1: a name, %2: cards in very few words: “753 red”. These are the last cards of the hand.
            return own ? tr("You: %1, and you go out.").arg(cards) : tr("%1 %2 and goes out.").arg(who, cards);
        if (play->take == kNoCard)
            //: %1: a name, %2: cards in very few words: “green 3”
            return own ? tr("You lead %1.").arg(cards) : tr("%1 leads %2.").arg(who, cards);
        const QString taken = card(play->take);
        //: %1: a name, %2: cards in very few words: “753 red”, %3: a card: “blue 5”
        return own ? tr("You: %1, take %2.").arg(cards, taken) : tr("%1 %2, takes %3.").arg(who, cards, taken);
    }
    if (const auto *pass = std::get_if<PassEvent>(&event)) {
        const odin::Board &board = before.board();
        const QString passes = OdinText::log(event, before, names).first();
        const bool ends = board.passes + 1 >= board.players - 1;
        return ends && !names.isOwn(board.owner) && pass->seat != board.owner // the owner is asked at once
                   ? passes + QLatin1Char(' ')
                         + tr("%1 leads.", "a name: who begins the next round").arg(names.of(board.owner))
                   : passes;
    }
    return {};
}

QStringList OdinSpeech::announcements(const Event &event, const odin::View &before, const Names &names,
                                      const Speech &speech)
{
    QStringList all{speech.isShort ? move(event, before, names) : QString()};
    if (all.first().isEmpty())
        all.first() = OdinText::log(event, before, names).join(QLatin1Char('\n'));
    const auto *play = std::get_if<PlayEvent>(&event);
    if (play && speech.tellsFewCards && !names.isOwn(play->seat)) {
        const int held = before.count(play->seat);
        const int left = held - play->cards.count() + (play->take == kNoCard ? 0 : 1);
        all.push_back(left == held ? QString() : TableText::fewCards(names, play->seat, left));
    }
    all.removeAll(QString());
    return all;
}

QString OdinSpeech::prompt(const odin::View &view, bool isShort)
{
    if (!view.ownTurn())
        return {};
    if (!isShort)
        return OdinText::prompt(view);
    const odin::Board &board = view.board();
    if (board.leading()) {
        if (view.hand().count() == 1 || !odin::isSet(view.hand()))
            return tr("You lead: one card.");
        return board.wholeHandLead == odin::WholeHandLead::Automatic ? tr("You lead: all cards.")
                                                                     : tr("You lead: one card or all.");
    }
    if (odin::legalSets(board, view.hand()).empty())
        return tr("You: nothing beats %1.").arg(number(odin::valueOf(board.table)));
    return tr("You: %1 or %Ln cards.", "what is asked, in very few words", board.table.count() + 1)
        .replace(QLatin1String("%1"), number(board.table.count()));
}

QString OdinSpeech::table(const odin::View &view, const Names &names, bool isShort)
{
    const odin::Board &board = view.board();
    if (view.handNumber() == 0 || board.table.empty())
        return tr("Nothing lies on the table.");
    const QString cards = board.table.count() == 1 ? OdinText::card(board.table.first(), OdinText::Case::Nominative)
                          : isShort                ? set(board.table)
                                                   : TableText::describe({number(odin::valueOf(board.table)),
                                                                          OdinText::cards(board.table, OdinText::Case::Nominative)});
    const QString lies =
        names.isOwn(board.owner)
            ? tr("On the table: %1, by you.", "%1: cards").arg(cards)
            : tr("On the table: %1, by %2.", "%1: cards, %2: a name").arg(cards, names.of(board.owner));
    if (isShort)
        return lies;
    QStringList more{lies};
    if (const QString beaten = OdinText::describeBeaten(view, names); !beaten.isEmpty())
        more.push_back(beaten);
    more.push_back(OdinText::describeDiscardPile(view));
    return more.join(QLatin1Char('\n'));
}

QString OdinSpeech::hand(const odin::View &view, bool isShort)
{
    if (view.hand().empty())
        return TableText::noCards();
    QStringList sets;
    for (int i = 0; i < odin::kColours; ++i)
        if (const CardSet cards = view.hand() & odin::cardsOf(static_cast<odin::Colour>(i)); !cards.empty())
            //: the cards of one colour; %1: the colour, %2: numbers: “2 5 6”
            sets.push_back(tr("%1 %2").arg(OdinText::colour(static_cast<odin::Colour>(i)), numbersOf(cards)));
    if (view.hand().contains(odin::kGoat))
        sets.push_back(OdinText::card(odin::kGoat, OdinText::Case::Nominative));
    QStringList sentences{TableText::describe(sets)};
    QStringList alike;
    for (int one = 1; one <= odin::kNumbers; ++one)
        if (const CardSet cards = view.hand() & odin::cardsOf(one); cards.count() > 1)
            alike.push_back(number(odin::valueOf(cards)));
    if (!isShort && !alike.isEmpty())
        sentences.push_back(tr("Sets of one number: %1", "%1: values: “66, 888”").arg(TableText::describe(alike)));
    const odin::Board &board = view.board();
    if (view.handRunning() && !board.leading()) {
        QStringList values = valuesOf(odin::legalSets(board, view.hand()));
        const int more = static_cast<int>(values.size()) - kFewSets;
        if (values.isEmpty())
            sentences.push_back(tr("Nothing beats %1.", "%1: a value").arg(number(odin::valueOf(board.table))));
        else if (isShort && more > 1)
            sentences.push_back(tr("%1 and %Ln more beat what is on the table.", "%1: values, the lowest first", more)
                                    .arg(TableText::describe(values.mid(0, kFewSets))));
        else
            sentences.push_back(tr("These beat what is on the table: %1", "%1: values, the lowest first")
                                    .arg(TableText::describe(values)));
    }
    return sentences.join(QLatin1Char('\n'));
}

QString OdinSpeech::points(const odin::View &view, const Names &names, bool isShort)
{
    const QString all = TableText::numbersOfSeats(names, view.totals());
    return isShort ? all : all + QLatin1Char('\n') + tr("The game ends at %Ln points.", "", view.rules().target);
}

QString OdinSpeech::lastMoves(const odin::View &view, const Names &names, bool isShort)
{
    QStringList moves;
    for (int seat = 0; seat < view.players(); ++seat) {
        const QString words = isShort ? OdinText::lastAction(view, seat) : OdinText::lastTurn(view, seat, names);
        if (!words.isEmpty())
            moves.push_back(isShort ? TableText::ofSeat(names, seat, words) : words);
    }
    return moves.isEmpty() ? tr("Nobody has played in this round yet.")
           : isShort       ? TableText::describe(moves)
                           : moves.join(QLatin1Char('\n'));
}

QString OdinSpeech::turn(const odin::View &view, const Names &names, bool isShort)
{
    if (view.gameOver())
        return OdinText::winners(view.winners(), view.totals()[toIndex(view.winners().front())], names);
    if (!view.handRunning())
        return OdinText::refusal(Reason::NothingAsked, view, {}, names);
    if (view.ownTurn())
        return prompt(view, isShort);
    const odin::Board &board = view.board();
    const QString who = names.of(board.turn);
    if (board.leading())
        return tr("%1 is to lead.", "a name").arg(who);
    if (isShort)
        return TableText::isToPlay(who);
    return tr("%1 is to beat %2 with %3 or %Ln cards, or to pass.", "a name, a value, a number of cards",
              board.table.count() + 1)
        .replace(QLatin1String("%3"), number(board.table.count()))
        .arg(who, number(odin::valueOf(board.table)));
}

QString OdinSpeech::answer(Question question, const odin::View &view, const Names &names, bool isShort)
{
    switch (question) {
    case Question::Table:
        return table(view, names, isShort);
    case Question::Hand:
        return hand(view, isShort);
    case Question::Cards: {
        std::vector<int> counts;
        for (int seat = 0; seat < view.players(); ++seat)
            counts.push_back(view.count(seat));
        QStringList answer{TableText::numbersOfSeats(names, counts)};
        for (int seat = 0; seat < view.players() && !isShort; ++seat)
            if (const QString known = OdinText::knownCards(view, seat); !known.isEmpty())
                answer.push_back(TableText::ofSeat(names, seat, known));
        return answer.join(QLatin1Char('\n'));
    }
    case Question::Points:
        return points(view, names, isShort);
    case Question::LastMoves:
        return lastMoves(view, names, isShort);
    case Question::Turn:
        return turn(view, names, isShort);
    }
    return {};
}

} // namespace meadhall::ui
