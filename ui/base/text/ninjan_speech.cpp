// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/ninjan_speech.h"

#include "engine/core/to_index.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/table_text.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The numbers of the cards of a suit, lowest first: "−3 5 9".
QString numbersOf(CardSet cards, ninjan::Suit suit)
{
    std::vector<int> sorted;
    for (const Card card : cards)
        if (ninjan::suitOf(card) == suit)
            sorted.push_back(ninjan::numberOf(card));
    std::sort(sorted.begin(), sorted.end());
    QStringList numbers;
    for (const int one : sorted)
        numbers.push_back(number(one));
    return numbers.join(QLatin1Char(' '));
}

} // namespace

/// A card in at most six words.
QString NinjanSpeech::resolved(const ResolveEvent &event, const ninjan::View &before, const Names &names)
{
    const QString who = names.isOwn(event.seat) ? TableText::you() : names.of(event.seat);
    const QString played = NinjanText::card(event.card, NinjanText::Case::Nominative), place = number(event.pile + 1);
    const ninjan::Pile &pile = before.board().piles[toIndex(event.pile)];
    //: at most six words; %1: a name or “You”, %2: a card: “scissors 6”, %3: the number of the pile that is taken, %4:
    //: what it is worth
    return ninjan::beats(event.card, pile.top()) ? tr("%1 %2, pile %3, %4.").arg(who, played, place, number(pile.sum()))
                                                 //: at most six words; the card is laid on a pile
                                                 : tr("%1 %2 on pile %3.").arg(who, played, place);
}

QStringList NinjanSpeech::announcements(const Event &event, const ninjan::View &before, const Names &names,
                                        const Speech &speech)
{
    QStringList lines = NinjanText::log(event, before, names);
    if (const auto *resolve = std::get_if<ResolveEvent>(&event); resolve && speech.isShort)
        lines.front() = resolved(*resolve, before, names);
    if (std::holds_alternative<RevealEvent>(event) && speech.isShort) // the question has told players the round
        lines = lines.mid(0, before.seat() >= 0 && before.board().round < ninjan::kRounds ? 0 : 1);
    return lines.isEmpty() ? lines : QStringList(lines.join(QLatin1Char('\n')));
}

QString NinjanSpeech::prompt(const ninjan::View &view, bool isShort)
{
    const QString whole = NinjanText::prompt(view);
    if (!isShort || whole.isEmpty())
        return whole;
    const auto kind = view.ownRequest();
    if (kind == RequestKind::Pile) {
        const Card own = view.board().current().card;
        const QString name = NinjanText::card(own, NinjanText::Case::Nominative);
        const ninjan::Piles beaten = view.board().beatenPiles(own);
        if (beaten == 0)
            return tr("%1: any pile.", "a card, such as “rock 7”: where to lay it").arg(name);
        QStringList numbers;
        for (int pile = 0; pile < ninjan::kPiles; ++pile)
            if (ninjan::has(beaten, pile))
                numbers.push_back(number(pile + 1));
        //: %1: a card, such as “rock 7”; %2: the numbers of two or three piles: “1, 3”
        return tr("%1: take pile %2.").arg(name, TableText::describe(numbers));
    }
    return kind == RequestKind::Choose && view.choice() == kNoCard
               ? tr("Round %1: choose a card.").arg(number(view.board().round))
               : whole;
}

QString NinjanSpeech::table(const ninjan::View &view, bool isShort)
{
    QStringList piles;
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        const ninjan::Pile &cards = view.board().piles[toIndex(pile)];
        //: a pile in few words; %1: its number, %2: the card on top, %3: what the pile is worth
        const QString few =
            tr("%1: %2, worth %3")
                .arg(number(pile + 1),
                     cards.empty() ? QString() : NinjanText::card(cards.top(), NinjanText::Case::Nominative),
                     number(cards.sum()));
        piles.push_back(isShort ? few : NinjanText::describePile(view, pile, false));
    }
    return piles.join(QLatin1Char('\n'));
}

QString NinjanSpeech::hand(const ninjan::View &view, bool isShort)
{
    if (view.hand().empty())
        return TableText::noCards();
    QStringList suits, taking;
    for (int i = 0; i < ninjan::kSuits; ++i) {
        const auto suit = static_cast<ninjan::Suit>(i);
        if (const QString numbers = numbersOf(view.hand(), suit); !numbers.isEmpty())
            //: the cards of one suit; %1: the suit, %2: numbers: “−3 5 9”
            suits.push_back(tr("%1 %2").arg(NinjanText::suit(suit), numbers));
    }
    for (const Card card : view.hand())
        if (view.board().beatenPiles(card) != 0)
            taking.push_back(isShort ? NinjanText::card(card, NinjanText::Case::Nominative)
                                     : TableText::describe({NinjanText::card(card, NinjanText::Case::Nominative),
                                                            NinjanText::bubble(view, card)}));
    QStringList sentences{TableText::describe(suits)};
    if (taking.isEmpty())
        sentences.push_back(tr("None beats a pile now."));
    else if (isShort && taking.size() == view.hand().count() && taking.size() > 1)
        sentences.push_back(tr("Each of them beats a pile now."));
    else
        sentences.push_back(isShort ? tr("These beat a pile now: %1", "%1: cards").arg(TableText::describe(taking))
                                    : taking.join(QLatin1Char('\n')));
    return sentences.join(QLatin1Char('\n'));
}

QString NinjanSpeech::lastMoves(const ninjan::View &view, const Names &names, bool isShort)
{
    QStringList moves;
    const auto &turns = view.turns();
    for (int seat = 0; seat < view.players(); ++seat) {
        const auto last =
            std::find_if(turns.rbegin(), turns.rend(), [seat](const auto &turn) { return turn.seat == seat; });
        if (last == turns.rend())
            continue;
        QStringList words{NinjanText::card(last->card, NinjanText::Case::Nominative)};
        if (!last->taken.empty())
            words.push_back(NinjanText::took(last->taken));
        else if (!isShort)
            words.push_back(NinjanText::laid());
        moves.push_back(TableText::ofSeat(names, seat, TableText::describe(words)));
    }
    return moves.isEmpty() ? tr("No card has been resolved yet.") : moves.join(QLatin1Char('\n'));
}

QString NinjanSpeech::turn(const ninjan::View &view, const Names &names, bool isShort)
{
    if (view.gameOver())
        return NinjanText::winner(view, names);
    if (!view.running())
        return NinjanText::refusal(Reason::NothingAsked, view);
    if (const QString own = prompt(view, isShort); !own.isEmpty())
        return own;
    const ninjan::Board &board = view.board();
    if (board.phase == ninjan::Phase::Resolve && board.resolved < board.players)
        return isShort ? TableText::isToPlay(names.of(board.current().seat)) : NinjanText::describeTrack(view, names);
    if (board.phase == ninjan::Phase::Throw)
        return NinjanText::throwTitle(view, names);
    QStringList waiting;
    for (int seat = 0; seat < view.players(); ++seat)
        if (!view.hasChosen(seat))
            waiting.push_back(TableText::nameAlone(names, seat));
    return tr("Still to choose a card: %1", "%1: names").arg(TableText::describe(waiting));
}

QString NinjanSpeech::answer(Question question, const ninjan::View &view, const Names &names, bool isShort)
{
    if (!view.dealt())
        return {};
    switch (question) {
    case Question::Table:
        return table(view, isShort);
    case Question::Hand:
        return hand(view, isShort);
    case Question::Cards: {
        std::vector<int> counts;
        for (int seat = 0; seat < view.players(); ++seat)
            counts.push_back(view.count(seat));
        return TableText::numbersOfSeats(names, counts);
    }
    case Question::Points: {
        const auto &points = view.board().points;
        QStringList answer{
            TableText::numbersOfSeats(names, std::vector<int>(points.begin(), points.begin() + view.players()))};
        for (int seat = 0; seat < view.players() && !isShort; ++seat)
            if (const QString taken = NinjanText::takenCards(view, seat); !taken.isEmpty())
                answer.push_back(TableText::ofSeat(names, seat, taken));
        return answer.join(QLatin1Char('\n'));
    }
    case Question::LastMoves:
        return lastMoves(view, names, isShort);
    case Question::Turn:
        return turn(view, names, isShort);
    }
    return {};
}

} // namespace meadhall::ui
