// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/odin_text.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"

namespace meadhall::ui {

QString OdinText::colour(odin::Colour colour)
{
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("OdinText", "blue", "colour of the deck"),
        QT_TRANSLATE_NOOP3("OdinText", "red", "colour of the deck"),
        QT_TRANSLATE_NOOP3("OdinText", "pink", "colour of the deck"),
        QT_TRANSLATE_NOOP3("OdinText", "green", "colour of the deck"),
        QT_TRANSLATE_NOOP3("OdinText", "black", "colour of the deck"),
        QT_TRANSLATE_NOOP3("OdinText", "orange", "colour of the deck"),
    };
    return kTexts[toIndex(colour)].translated("OdinText");
}

QString OdinText::viking(int number)
{
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("OdinText", "of any colour", "the goat, the card of number 0"),
        QT_TRANSLATE_NOOP3("OdinText", "healer", "card 1"),
        QT_TRANSLATE_NOOP3("OdinText", "skald", "card 2"),
        QT_TRANSLATE_NOOP3("OdinText", "spy", "card 3"),
        QT_TRANSLATE_NOOP3("OdinText", "seidmadr", "card 4"),
        QT_TRANSLATE_NOOP3("OdinText", "völva", "card 5"),
        QT_TRANSLATE_NOOP3("OdinText", "hirdman", "card 6"),
        QT_TRANSLATE_NOOP3("OdinText", "berserker", "card 7"),
        QT_TRANSLATE_NOOP3("OdinText", "styrimader", "card 8"),
        QT_TRANSLATE_NOOP3("OdinText", "jarl", "card 9"),
    };
    return kTexts[toIndex(number)].translated("OdinText");
}

QString OdinText::card(Card card, Case grammaticalCase)
{
    if (card == odin::kGoat)
        return grammaticalCase == Case::Nominative
                   ? tr("goat", "card, named or in a list (nominative)")
                   : tr("the goat", "card that is played or picked up (accusative, German with article)");
    const QString digit = number(odin::numberOf(card));
    if (grammaticalCase == Case::Nominative) {
        static constexpr MarkedText kTexts[] = {
            QT_TRANSLATE_NOOP3("OdinText", "blue %1", "card, named or in a list (nominative)"),
            QT_TRANSLATE_NOOP3("OdinText", "red %1", "card, named or in a list (nominative)"),
            QT_TRANSLATE_NOOP3("OdinText", "pink %1", "card, named or in a list (nominative)"),
            QT_TRANSLATE_NOOP3("OdinText", "green %1", "card, named or in a list (nominative)"),
            QT_TRANSLATE_NOOP3("OdinText", "black %1", "card, named or in a list (nominative)"),
            QT_TRANSLATE_NOOP3("OdinText", "orange %1", "card, named or in a list (nominative)"),
        };
        return kTexts[toIndex(odin::colourOf(card))].translated("OdinText").arg(digit);
    }
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("OdinText", "the blue %1",
                           "card that is played or picked up (accusative, German with article)"),
        QT_TRANSLATE_NOOP3("OdinText", "the red %1",
                           "card that is played or picked up (accusative, German with article)"),
        QT_TRANSLATE_NOOP3("OdinText", "the pink %1",
                           "card that is played or picked up (accusative, German with article)"),
        QT_TRANSLATE_NOOP3("OdinText", "the green %1",
                           "card that is played or picked up (accusative, German with article)"),
        QT_TRANSLATE_NOOP3("OdinText", "the black %1",
                           "card that is played or picked up (accusative, German with article)"),
        QT_TRANSLATE_NOOP3("OdinText", "the orange %1",
                           "card that is played or picked up (accusative, German with article)"),
    };
    return kTexts[toIndex(odin::colourOf(card))].translated("OdinText").arg(digit);
}

QString OdinText::cards(CardSet set, Case grammaticalCase)
{
    QStringList names;
    for (const Card one : odin::asRead(set))
        names.push_back(card(one, grammaticalCase));
    return listedCards(names);
}

QString OdinText::prompt(const odin::View &view)
{
    const odin::Board &board = view.board();
    const CardSet hand = view.hand();
    if (board.leading()) {
        const bool whole = hand.count() > 1 && odin::isSet(hand);
        if (!whole && !view.turns().empty())
            return tr("You have won the round: lead any single card.");
        if (!whole)
            return tr("Your turn: lead any single card.");
        return board.wholeHandLead == odin::WholeHandLead::Automatic
                   ? tr("Your turn: your whole hand is one set, so lead it all at once.")
                   : tr("Your turn: lead one card, or your whole hand at once.");
    }
    const int size = board.table.count();
    const QString value = number(odin::valueOf(board.table));
    if (odin::legalSets(board, hand).empty())
        return tr("Your turn: nothing in your hand beats %1, so pass.").arg(value);
    // The Arabic form for one card contains no number; arg() would warn about a missing place marker.
    return tr("Your turn: beat %1 with %2 or %Ln cards, or pass.", "", size + 1)
        .replace(QLatin1String("%2"), number(size))
        .arg(value);
}

QString OdinText::passingPrompt(const odin::View &view)
{
    return tr("None of your cards can beat %1, so you will pass automatically. Press Esc to prevent this.")
        .arg(number(odin::valueOf(view.board().table)));
}

QString OdinText::refusal(Reason reason, const odin::View &view, CardSet cards, const Names &names)
{
    const QString value = number(odin::valueOf(cards));
    const CardSet table = view.board().table;
    switch (reason) {
    case Reason::NotYourTurn:
        return tr("Not yet: %1 is playing.").arg(names.of(view.board().turn));
    case Reason::NoCards:
        if (view.ownTurn() && odin::legalSets(view.board(), view.hand()).empty())
            return prompt(view);
        return tr("First select the cards that you want to play.");
    case Reason::PassOnLead:
        return tr("You cannot pass when you lead.");
    case Reason::NotASet:
        if (cards.contains(odin::kGoat))
            return tr("The goat joins only cards of one colour.");
        return tr("These cards share neither a colour nor a number.");
    case Reason::LeadOneOrAll:
        return tr("Lead one card, or your whole hand if it is a set.");
    case Reason::LeadMustBeAll:
        return tr("Your whole hand is one set: at this table you must lead it all at once.");
    case Reason::WrongCount:
        return tr("Play %1 or %Ln cards here.", "", table.count() + 1)
            .replace(QLatin1String("%1"), number(table.count()));
    case Reason::TooLow:
        return tr("%1 does not beat %2.").arg(value, number(odin::valueOf(table)));
    case Reason::EqualValue:
        return tr("%1 does not beat %1: equal is not enough.").arg(value);
    case Reason::TakeMissing:
    case Reason::TakeNotBeaten:
        return pickUpPrompt();
    case Reason::NothingAsked:
        return tr("This hand is over.");
    default:
        return tr("That cannot be played now.");
    }
}

QString OdinText::bubble(const odin::View &view, CardSet selection)
{
    if (!odin::isSet(selection))
        return tr("not a set", "short, beside the selected cards");
    const odin::Board &board = view.board();
    if (!view.handRunning() || board.leading())
        return {};
    const QString table = number(odin::valueOf(board.table));
    const int more = selection.count() - board.table.count();
    if (more < 0 || more > 1)
        return tr("%1 or %Ln cards", "short, how many cards may be played", board.table.count() + 1)
            .replace(QLatin1String("%1"), number(board.table.count()));
    return odin::beats(selection, board.table) ? beats(odin::valueOf(board.table))
                                               : tr("does not beat %1", "short, beside the selected cards").arg(table);
}

QString OdinText::beats(int value) { return tr("beats %1", "short, beside the selected cards").arg(number(value)); }

QString OdinText::playLine(const PlayEvent &play, const Names &names)
{
    const QString who = names.of(play.seat), played = cards(play.cards, Case::Accusative);
    const QString value = number(odin::valueOf(play.cards));
    const bool one = play.cards.count() == 1;
    if (play.take == kNoCard) {
        if (names.isOwn(play.seat))
            return one ? tr("You play %1.").arg(played) : tr("You play %1 (%2).").arg(played, value);
        return one ? tr("%1 plays %2.").arg(who, played) : tr("%1 plays %2 (%3).").arg(who, played, value);
    }
    const QString taken = card(play.take, Case::Accusative);
    if (names.isOwn(play.seat))
        return one ? tr("You play %1 and pick up %2.").arg(played, taken)
                   : tr("You play %1 (%2) and pick up %3.").arg(played, value, taken);
    return one ? tr("%1 plays %2 and picks up %3.").arg(who, played, taken)
               : tr("%1 plays %2 (%3) and picks up %4.").arg(who, played, value, taken);
}

QStringList OdinText::playLines(const PlayEvent &play, const odin::View &before, const Names &names)
{
    QStringList lines{playLine(play, names)};
    if (before.count(play.seat) == play.cards.count())
        lines.push_back(
            names.isOwn(play.seat)
                ? tr("You go out. Hand %1 is over.").arg(number(before.handNumber()))
                : tr("%1 goes out. Hand %2 is over.").arg(names.of(play.seat), number(before.handNumber())));
    return lines;
}

QString OdinText::pointsLine(int seat, int points, const Names &names)
{
    return names.isOwn(seat) ? tr("You get %Ln points.", "", points)
                             : tr("%1 gets %Ln points.", "", points).arg(names.of(seat));
}

QString OdinText::passLine(int seat, const Names &names)
{
    return names.isOwn(seat) ? tr("You pass.") : tr("%1 passes.").arg(names.of(seat));
}

QStringList OdinText::log(const Event &event, const odin::View &before, const Names &names)
{
    if (const auto *game = std::get_if<GameEvent>(&event))
        return TableText::gameLines(*game);
    if (const auto *hand = std::get_if<HandEvent>(&event)) {
        if (hand->position)
            return {TableText::beginsInTheMiddle()};
        const QString hands = number(before.handNumber() + 1);
        return {names.isOwn(hand->first) ? tr("Hand %1: you lead.").arg(hands)
                                         : tr("Hand %1: %2 leads.").arg(hands, names.of(hand->first))};
    }
    if (const auto *play = std::get_if<PlayEvent>(&event))
        return playLines(*play, before, names);
    if (const auto *pass = std::get_if<PassEvent>(&event)) {
        QStringList lines{passLine(pass->seat, names)};
        const odin::Board &board = before.board();
        if (board.passes + 1 < board.players - 1)
            return lines;
        const bool own = names.isOwn(board.owner);
        const QString owner = names.of(board.owner);
        const QString value = number(odin::valueOf(board.table));
        lines.push_back(
            own ? tr("You win the round with %1 and lead the next one.", "all others have passed; the value of a set")
                      .arg(value)
                : tr("%1 wins the round with %2 and leads the next one.", "a name, the value of a set")
                      .arg(owner, value));
        return lines;
    }
    if (const auto *over = std::get_if<HandOverEvent>(&event)) {
        QStringList lines;
        for (std::size_t seat = 0; seat < over->points.size(); ++seat)
            if (over->points[seat] > 0)
                lines.push_back(pointsLine(static_cast<int>(seat), over->points[seat], names));
        return lines;
    }
    if (const auto *end = std::get_if<GameOverEvent>(&event))
        return {winners(end->winners, end->totals[toIndex(end->winners.front())], names)};
    return {};
}

QString OdinText::knownCards(const odin::View &view, int seat)
{
    const CardSet known = view.handNumber() > 0 && seat != view.seat() ? view.known(seat) : CardSet{};
    return known.empty() ? QString() : tr("Picked up and still held: %1").arg(cards(known, Case::Nominative));
}

QString OdinText::winners(const std::vector<int> &seats, int points, const Names &names)
{
    if (seats.size() == 1)
        return names.isOwn(seats.front()) ? tr("You win with %Ln points.", "", points)
                                          : tr("%1 wins with %Ln points.", "", points).arg(names.of(seats.front()));
    QStringList others;
    for (int seat : seats)
        if (!names.isOwn(seat))
            others.push_back(names.of(seat));
    return others.size() < static_cast<qsizetype>(seats.size()) ? tr("You share the win with %1.").arg(listed(others))
                                                                : tr("%1 share the win.").arg(listed(others));
}

namespace {

/// The last turn of a seat in this round; nullptr if there is none.
const odin::View::Turn *lastOdinTurn(const odin::View &view, int seat)
{
    const auto &turns = view.turns();
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) {
        if (turn->seat == seat)
            return &*turn;
        if (turn->table.empty())
            break; // the lead of this round: earlier turns belong to other rounds
    }
    return nullptr;
}

} // namespace

QString OdinText::lastAction(const odin::View &view, int seat)
{
    const odin::View::Turn *turn = lastOdinTurn(view, seat);
    if (!turn)
        return {};
    return turn->move.isPass()
               ? tr("passed", "what a seat did last")
               : tr("played %1", "what a seat did last; %1 is the value").arg(number(odin::valueOf(turn->move.cards)));
}

QString OdinText::goesOut(int seat, const Names &names)
{
    return names.isOwn(seat) ? tr("You go out", "title at the end of a hand")
                             : tr("%1 goes out", "title at the end of a hand").arg(TableText::nameAlone(names, seat));
}

QString OdinText::roundWon(int seat, const Names &names)
{
    return names.isOwn(seat)
               ? tr("You win the round", "title at the end of a round")
               : tr("%1 wins the round", "title at the end of a round; a name").arg(TableText::nameAlone(names, seat));
}

QString OdinText::withValue(CardSet cards)
{
    return tr("with %1", "beside “You win the round”; the value of a set").arg(number(odin::valueOf(cards)));
}

QString OdinText::beaten() { return tr("beaten", "below the cards that were beaten last"); }

QString OdinText::fewCards(int count)
{
    return count == 1 ? tr("one card left!", "beside a player") : tr("two cards left", "beside a player");
}

QString OdinText::lastCards(const odin::View &view, const Names &names)
{
    QStringList who;
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat() && view.count(seat) == 1)
            who.push_back(names.of(seat));
    return who.isEmpty() ? QString() : tr("One card left: %1.", "names of players").arg(listed(who));
}

QString OdinText::handInWords(int hand)
{
    return tr("hand %1", "which one, beside the title at its end").arg(number(hand));
}

QString OdinText::lastTurn(const odin::View &view, int seat, const Names &names)
{
    const odin::View::Turn *turn = lastOdinTurn(view, seat);
    if (!turn)
        return {};
    return turn->move.isPass() ? passLine(seat, names) : playLine({seat, turn->move.cards, turn->move.take}, names);
}

CardSet OdinText::lastPlay(const odin::View &view, int seat)
{
    const odin::View::Turn *turn = view.board().leading() ? nullptr : lastOdinTurn(view, seat);
    return turn ? turn->move.cards : CardSet{};
}

QString OdinText::describe(Card card, bool isShort)
{
    return TableText::describe(
        {OdinText::card(card, Case::Nominative), isShort ? QString() : viking(odin::numberOf(card))});
}

QString OdinText::describeHeld(Card card, CardSet selection, bool isShort)
{
    if (!selection.contains(card))
        return describe(card, isShort);
    QStringList parts{describe(card, isShort), TableText::selected()};
    if (const CardSet others = selection - CardSet::of(card); !others.empty()) {
        const QString with = cards(others, Case::Nominative);
        //: %2 is a list of the other cards that are selected, in the nominative.
        parts.push_back(
            odin::isSet(selection)
                ? tr("makes %1 with %2", "said of a selected card").arg(number(odin::valueOf(selection)), with)
                //: %1 is a list of the other cards that are selected, in the nominative.
                : tr("no set with %1", "said of a selected card").arg(with));
    }
    return TableText::describe(parts);
}

QString OdinText::describeChoosable(Card card, bool isShort)
{
    return TableText::describe(
        {describe(card, isShort), tr("can be picked up", "said of a beaten card, one of which is to be chosen")});
}

QString OdinText::describeWaiting(Card card, bool isShort)
{
    return TableText::describe(
        {describe(card, isShort), tr("will be played once a card is picked up", "said of an own card")});
}

QString OdinText::describeMiddle(const odin::View &view, const Names &names)
{
    if (view.handNumber() == 0 || view.board().table.empty())
        return tr("The table is empty", "said by a screen reader");
    const odin::Board &board = view.board();
    const QString owner = names.isOwn(board.owner) ? TableText::you() : names.of(board.owner);
    return TableText::describe({tr("On the table: %1", "said by a screen reader; %1 is the value of the cards there")
                                    .arg(number(odin::valueOf(board.table))),
                                tr("played by: %1", "said by a screen reader; %1 is a name").arg(owner)});
}

QString OdinText::describeDiscardPile(const odin::View &view)
{
    const CardSet discarded = view.handNumber() > 0 ? view.board().discard : CardSet{};
    return tr("Valhalla: %1", "said by a screen reader").arg(TableText::cardCount(discarded.count()));
}

namespace {

/// Names of the colours that are in play, or of the others.
QStringList coloursOf(const odin::Rules &rules, bool in)
{
    QStringList colours;
    for (int i = 0; i < odin::kColours; ++i)
        if (const auto colour = static_cast<odin::Colour>(i); odin::has(rules.colours, colour) == in)
            colours.push_back(OdinText::colour(colour));
    return colours;
}

} // namespace

QStringList OdinText::deckNotes(const odin::Rules &rules)
{
    QStringList notes;
    if (const QStringList out = coloursOf(rules, false); !out.isEmpty())
        notes.push_back(tr("Colours left out: %1", "%1 is a list of colours").arg(listed(out)));
    if (rules.goat == odin::Goat::In)
        notes.push_back(tr("The goat is in the deck"));
    return notes;
}

QString OdinText::deckTitle(const odin::Rules &rules)
{
    const int cards = odin::deckOf(rules).count();
    return tr("Deck of %Ln card(s)", "heading: what the game is played with", cards);
}

QString OdinText::edition(std::optional<odin::Edition::Id> edition)
{
    if (!edition)
        return tr("Custom rules", "instead of an edition");
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("OdinText", "International", "edition"),
        QT_TRANSLATE_NOOP3("OdinText", "German", "edition"),
        QT_TRANSLATE_NOOP3("OdinText", "Russian", "edition"),
        QT_TRANSLATE_NOOP3("OdinText", "Ukrainian", "edition"),
        QT_TRANSLATE_NOOP3("OdinText", "Board Game Arena", "edition"),
    };
    return kTexts[toIndex(*edition)].translated("OdinText");
}

QStringList OdinText::deckLines(const odin::Rules &rules)
{
    QStringList lines{tr("Colours in play: %1", "%1 is a list of colours").arg(listed(coloursOf(rules, true)))};
    lines += deckNotes(rules);
    lines.push_back(tr("Points limit: %1", "points that end the game").arg(number(rules.target)));
    return lines;
}

QString OdinText::describeBeaten(const odin::View &view, const Names &names)
{
    const auto beaten = view.lastBeaten();
    if (!beaten)
        return {};
    const auto name = [&](int seat) { return names.isOwn(seat) ? TableText::you() : names.of(seat); };
    const auto labelled = [](const QString &label, CardSet set) {
        //: A label and what it stands before: “Picked up: blue 7”.
        return set.empty() ? QString()
                           : tr("%1: %2", "said by a screen reader").arg(label, cards(set, Case::Nominative));
    };
    const CardSet discarded = beaten->discarded();
    return TableText::describe({tr("Beaten: %1", "said by a screen reader; %1 is the value of a set")
                                    .arg(number(odin::valueOf(beaten->cards))),
                                cards(beaten->cards, Case::Nominative),
                                tr("played by: %1", "said by a screen reader; %1 is a name").arg(name(beaten->owner)),
                                tr("%1: %2", "said by a screen reader").arg(beatenBy(), name(beaten->by)),
                                labelled(pickedUp(), beaten->cards - discarded), labelled(toValhalla(), discarded)});
}

QString OdinText::spokenSelection(const odin::View &view, CardSet selection, bool isJudged)
{
    if (selection.empty())
        return {};
    const bool set = odin::isSet(selection);
    const QString selected =
        TableText::selected(set ? number(odin::valueOf(selection)) : cards(selection, Case::Nominative));
    if (!isJudged)
        return selected;
    const int asked = view.handRunning() ? view.board().table.count() : 0;
    const bool fits = asked == 0 || selection.count() == asked || selection.count() == asked + 1;
    //: said by a screen reader of too few or too many selected cards
    const QString needed = tr("needs %1 or %Ln cards", "", asked + 1).replace(QLatin1String("%1"), number(asked));
    return TableText::describe({selected, set && !fits ? needed : bubble(view, selection)});
}

QString OdinText::leftCards(CardSet cards)
{
    return cards.empty() ? QString() : tr("Left in hand: %1").arg(OdinText::cards(cards, Case::Nominative));
}

} // namespace meadhall::ui
