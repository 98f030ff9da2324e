// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/game_log_formatter.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/legal_sets.h"
#include "engine/games/odin/set.h"
#include "engine/games/odin/view.h"
#include "engine/players/chair.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"

#include <QCoreApplication>

#include <algorithm>
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

std::ptrdiff_t peopleHereIn(const GameEvent &game)
{
    return std::count_if(game.chairs.begin(), game.chairs.end(), [](const std::string &text) {
        const auto chair = players::chairOf(text);
        return chair && chair->human;
    });
}

/// Keeps the view of a seat, and formats what both games tell alike.
template <class View, class Text, int kCards> class LogFormatter : public GameLogFormatter {
public:
    explicit LogFormatter(int seat) : view_(seat) {}

    QStringList format(const Event &event, const Names &names) override
    {
        const QStringList lines = Text::log(event, view_, names);
        skip(event);
        return lines;
    }
    QStringList announcements(const Event &event, const Names &names, const Speech &speech) override
    {
        const QStringList all = announced(event, names, speech);
        skip(event);
        return all;
    }
    void skip(const Event &event) override
    {
        if (const auto *game = std::get_if<GameEvent>(&event))
            peopleHere_ = peopleHereIn(*game);
        view_.apply(event);
    }
    QHash<QString, Card> cardNames() const override
    {
        QHash<QString, Card> names;
        for (int index = 0; index < kCards; ++index)
            for (const auto which : {Text::Case::Nominative, Text::Case::Accusative})
                names.insert(Text::card(static_cast<Card>(index), which), static_cast<Card>(index));
        return names;
    }
    int players() const override { return view_.players(); }

protected:
    /// One announcement each; the view has not seen the event.
    virtual QStringList announced(const Event &event, const Names &names, const Speech &speech) const = 0;

    /// The answer of a viewpoint that holds no cards.
    QString noCards() const
    {
        return view_.seat() == kSpectator && peopleHere_ > 1 ? TableText::cardsAreHidden() : TableText::noCards();
    }

    View view_;

private:
    std::ptrdiff_t peopleHere_ = 0; ///< at this screen
};

class OdinLogFormatter final : public LogFormatter<odin::View, OdinText, odin::kCardsWithGoat> {
    Q_DECLARE_TR_FUNCTIONS(OdinSpeech)

public:
    using LogFormatter::LogFormatter;

    QString prompt(bool isShort) const override
    {
        if (!view_.ownTurn())
            return {};
        if (!isShort)
            return OdinText::prompt(view_);
        const odin::Board &board = view_.board();
        if (board.leading()) {
            if (view_.hand().count() == 1 || !odin::isSet(view_.hand()))
                return tr("You lead: one card.");
            return board.wholeHandLead == odin::WholeHandLead::Automatic ? tr("You lead: all cards.")
                                                                         : tr("You lead: one card or all.");
        }
        if (odin::legalSets(board, view_.hand()).empty())
            return tr("You: nothing beats %1.").arg(number(odin::valueOf(board.table)));
        return tr("You: %1 or %Ln cards.", "what is asked, in very few words", board.table.count() + 1)
            .replace(QLatin1String("%1"), number(board.table.count()));
    }
    QString answer(Question question, const Names &names, bool isShort) const override
    {
        switch (question) {
        case Question::Table:
            return table(names, isShort);
        case Question::Hand:
            return hand(isShort);
        case Question::Cards: {
            std::vector<int> counts;
            for (int seat = 0; seat < view_.players(); ++seat)
                counts.push_back(view_.count(seat));
            QStringList answer{TableText::numbersOfSeats(names, counts)};
            for (int seat = 0; seat < view_.players() && !isShort; ++seat)
                if (const QString known = OdinText::knownCards(view_, seat); !known.isEmpty())
                    answer.push_back(TableText::ofSeat(names, seat, known));
            return answer.join(QLatin1Char('\n'));
        }
        case Question::Points:
            return points(names, isShort);
        case Question::LastMoves:
            return lastMoves(names, isShort);
        case Question::Turn:
            return turn(names, isShort);
        }
        return {};
    }
    std::unique_ptr<GameLogFormatter> clone() const override { return std::make_unique<OdinLogFormatter>(*this); }
    bool startsPart(const Event &event) const override { return std::holds_alternative<HandEvent>(event); }
    bool scores(const Event &event) const override { return std::holds_alternative<HandOverEvent>(event); }
    std::vector<int> totals() const override { return view_.totals(); }
    std::vector<std::vector<int>> partPoints() const override { return view_.handPoints(); }
    int finishedParts() const override { return static_cast<int>(view_.handPoints().size()); }
    int currentPart() const override { return view_.handNumber(); }
    int target() const override { return view_.rules().target; }
    QString partName(int part) const override { return TableText::hand(part); }
    int countedDown(int total) const override { return view_.rules().target - total; }

protected:
    QStringList announced(const Event &event, const Names &names, const Speech &speech) const override
    {
        QStringList all{speech.isShort ? move(event, names) : QString()};
        // The question or the first move says who leads, and the question that the round is won.
        if (const auto *hand = std::get_if<HandEvent>(&event);
            hand && !hand->position && (speech.isShort || names.isOwn(hand->first)))
            all.first() = partName(view_.handNumber() + 1);
        else if (std::holds_alternative<PassEvent>(event) && names.isOwn(view_.board().owner))
            all.first() = OdinText::log(event, view_, names).first();
        if (all.first().isEmpty())
            all.first() = OdinText::log(event, view_, names).join(QLatin1Char('\n'));
        const auto *play = std::get_if<PlayEvent>(&event);
        if (play && speech.tellsFewCards && !names.isOwn(play->seat)) {
            const int held = view_.count(play->seat);
            const int left = held - play->cards.count() + (play->take == kNoCard ? 0 : 1);
            all.push_back(left == held ? QString() : TableText::fewCards(names, play->seat, left));
        }
        all.removeAll(QString());
        return all;
    }

private:
    static QString card(Card card)
    {
        if (card == odin::kGoat)
            return tr("goat", "card in very few words, after a name or “takes” (accusative without article)");
        static constexpr MarkedText kTexts[] = {
            QT_TRANSLATE_NOOP3("OdinSpeech", "blue %1",
                               "card in very few words, after a name or “takes” (accusative without article)"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "red %1",
                               "card in very few words, after a name or “takes” (accusative without article)"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "pink %1",
                               "card in very few words, after a name or “takes” (accusative without article)"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "green %1",
                               "card in very few words, after a name or “takes” (accusative without article)"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "black %1",
                               "card in very few words, after a name or “takes” (accusative without article)"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "orange %1",
                               "card in very few words, after a name or “takes” (accusative without article)"),
        };
        return kTexts[toIndex(odin::colourOf(card))].translated("OdinSpeech").arg(number(odin::numberOf(card)));
    }
    /// "753 red", "77, red, blue" or, of more colours, the value alone.
    static QString set(CardSet cards)
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
        static constexpr MarkedText kTexts[] = {
            QT_TRANSLATE_NOOP3("OdinSpeech", "%1 blue", "the value of several cards of one colour, in very few words"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "%1 red", "the value of several cards of one colour, in very few words"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "%1 pink", "the value of several cards of one colour, in very few words"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "%1 green", "the value of several cards of one colour, in very few words"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "%1 black", "the value of several cards of one colour, in very few words"),
            QT_TRANSLATE_NOOP3("OdinSpeech", "%1 orange",
                               "the value of several cards of one colour, in very few words"),
        };
        return kTexts[toIndex(odin::colourOf(cards.first()))].translated("OdinSpeech").arg(value);
    }
    /// A turn in at most seven words; an empty text for other events.
    QString move(const Event &event, const Names &names) const
    {
        if (const auto *play = std::get_if<PlayEvent>(&event)) {
            const bool own = names.isOwn(play->seat);
            const QString who = names.of(play->seat), cards = set(play->cards);
            if (view_.count(play->seat) == play->cards.count())
                //: %1: a name, %2: cards in very few words: “753 red”. These are the last cards of the hand.
                return own ? tr("You: %1, and you go out.").arg(cards) : tr("%1 %2 and goes out.").arg(who, cards);
            if (play->take == kNoCard)
                //: %1: a name, %2: cards in very few words: “green 3”
                return own ? tr("You lead %1.").arg(cards) : tr("%1 leads %2.").arg(who, cards);
            const QString taken = card(play->take);
            //: %1: a name, %2: cards in very few words: “753 red”, %3: a card: “blue 5”
            return own ? tr("You: %1, take %2.").arg(cards, taken) : tr("%1 %2, takes %3.").arg(who, cards, taken);
        }
        if (std::holds_alternative<PassEvent>(event)) // who leads the next round is asked, or told with the lead
            return OdinText::log(event, view_, names).first();
        return {};
    }
    QString table(const Names &names, bool isShort) const
    {
        const odin::Board &board = view_.board();
        if (view_.handNumber() == 0 || board.table.empty())
            return tr("Nothing lies on the table.");
        const QString cards = board.table.count() == 1 ? OdinText::card(board.table.first(), OdinText::Case::Nominative)
                              : isShort
                                  ? set(board.table)
                                  : TableText::describe({number(odin::valueOf(board.table)),
                                                         OdinText::cards(board.table, OdinText::Case::Nominative)});
        const QString lies =
            names.isOwn(board.owner)
                ? tr("On the table: %1, by you.", "%1: cards").arg(cards)
                : tr("On the table: %1, by %2.", "%1: cards, %2: a name").arg(cards, names.of(board.owner));
        if (isShort)
            return lies;
        QStringList more{lies};
        if (const QString beaten = OdinText::describeBeaten(view_, names); !beaten.isEmpty())
            more.push_back(beaten);
        more.push_back(OdinText::describeDiscardPile(view_));
        return more.join(QLatin1Char('\n'));
    }
    QString hand(bool isShort) const
    {
        if (view_.hand().empty())
            return noCards();
        QStringList sets;
        for (int i = 0; i < odin::kColours; ++i)
            if (const CardSet cards = view_.hand() & odin::cardsOf(static_cast<odin::Colour>(i)); !cards.empty())
                //: the cards of one colour; %1: the colour, %2: numbers: “2 5 6”
                sets.push_back(tr("%1 %2").arg(OdinText::colour(static_cast<odin::Colour>(i)), numbersOf(cards)));
        if (view_.hand().contains(odin::kGoat))
            sets.push_back(OdinText::card(odin::kGoat, OdinText::Case::Nominative));
        QStringList sentences{TableText::describe(sets)};
        QStringList alike;
        for (int one = 1; one <= odin::kNumbers; ++one)
            if (const CardSet cards = view_.hand() & odin::cardsOf(one); cards.count() > 1)
                alike.push_back(number(odin::valueOf(cards)));
        if (!isShort && !alike.isEmpty())
            sentences.push_back(tr("Sets of one number: %1", "%1: values: “66, 888”").arg(TableText::describe(alike)));
        const odin::Board &board = view_.board();
        if (view_.handRunning() && !board.leading()) {
            QStringList values = valuesOf(odin::legalSets(board, view_.hand()));
            const int more = static_cast<int>(values.size()) - kFewSets;
            if (values.isEmpty())
                sentences.push_back(tr("Nothing beats %1.", "%1: a value").arg(number(odin::valueOf(board.table))));
            else if (isShort && more > 1)
                sentences.push_back(
                    tr("%1 and %Ln more beat what is on the table.", "%1: values, the lowest first", more)
                        .arg(TableText::describe(values.mid(0, kFewSets))));
            else
                sentences.push_back(tr("These beat what is on the table: %1", "%1: values, the lowest first")
                                        .arg(TableText::describe(values)));
        }
        return sentences.join(QLatin1Char('\n'));
    }
    QString points(const Names &names, bool isShort) const
    {
        const QString all = TableText::numbersOfSeats(names, view_.totals());
        return isShort ? all : all + QLatin1Char('\n') + tr("The game ends at %Ln points.", "", view_.rules().target);
    }
    QString lastMoves(const Names &names, bool isShort) const
    {
        QStringList moves;
        for (int seat = 0; seat < view_.players(); ++seat) {
            const QString words = isShort ? OdinText::lastAction(view_, seat) : OdinText::lastTurn(view_, seat, names);
            if (!words.isEmpty())
                moves.push_back(isShort ? TableText::ofSeat(names, seat, words) : words);
        }
        return moves.isEmpty() ? tr("Nobody has played in this round yet.")
               : isShort       ? TableText::describe(moves)
                               : moves.join(QLatin1Char('\n'));
    }
    QString turn(const Names &names, bool isShort) const
    {
        if (view_.gameOver())
            return OdinText::winners(view_.winners(), view_.totals()[toIndex(view_.winners().front())], names);
        if (!view_.handRunning())
            return OdinText::refusal(Reason::NothingAsked, view_, {}, names);
        if (view_.ownTurn())
            return prompt(isShort);
        const odin::Board &board = view_.board();
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
};

class NinjanLogFormatter final : public LogFormatter<ninjan::View, NinjanText, ninjan::kCards> {
    Q_DECLARE_TR_FUNCTIONS(NinjanSpeech)

public:
    using LogFormatter::LogFormatter;

    QString prompt(bool isShort) const override
    {
        const QString whole = NinjanText::prompt(view_);
        if (!isShort || whole.isEmpty())
            return whole;
        const auto kind = view_.ownRequest();
        if (kind == RequestKind::Pile) {
            const Card own = view_.board().current().card;
            const QString name = NinjanText::card(own, NinjanText::Case::Nominative);
            const ninjan::Piles beaten = view_.board().beatenPiles(own);
            if (beaten == 0)
                return tr("%1: any pile.", "a card, such as “rock 7”: where to lay it").arg(name);
            QStringList numbers;
            for (int pile = 0; pile < ninjan::kPiles; ++pile)
                if (ninjan::has(beaten, pile))
                    numbers.push_back(number(pile + 1));
            //: %1: a card, such as “rock 7”; %2: the numbers of two or three piles: “1, 3”
            return tr("%1: take pile %2.").arg(name, TableText::describe(numbers));
        }
        return kind == RequestKind::Choose && view_.choice() == kNoCard
                   ? tr("Round %1: choose a card.").arg(number(view_.board().round))
                   : whole;
    }
    QString answer(Question question, const Names &names, bool isShort) const override
    {
        if (!view_.dealt())
            return {};
        switch (question) {
        case Question::Table:
            return table(isShort);
        case Question::Hand:
            return hand(isShort);
        case Question::Cards: {
            std::vector<int> counts;
            for (int seat = 0; seat < view_.players(); ++seat)
                counts.push_back(view_.count(seat));
            return TableText::numbersOfSeats(names, counts);
        }
        case Question::Points: {
            const auto &points = view_.board().points;
            QStringList answer{
                TableText::numbersOfSeats(names, std::vector<int>(points.begin(), points.begin() + view_.players()))};
            for (int seat = 0; seat < view_.players() && !isShort; ++seat)
                if (const CardSet taken = view_.board().taken[toIndex(seat)]; !taken.empty())
                    answer.push_back(TableText::ofSeat(names, seat, TableText::describe(bySuit(taken))));
            return answer.join(QLatin1Char('\n'));
        }
        case Question::LastMoves:
            return lastMoves(names, isShort);
        case Question::Turn:
            return turn(names, isShort);
        }
        return {};
    }
    std::unique_ptr<GameLogFormatter> clone() const override { return std::make_unique<NinjanLogFormatter>(*this); }
    bool startsPart(const Event &event) const override { return std::holds_alternative<RevealEvent>(event); }
    bool scores(const Event &event) const override { return std::holds_alternative<ResolveEvent>(event); }
    std::vector<int> totals() const override
    {
        const auto &points = view_.board().points;
        return {points.begin(), points.begin() + players()};
    }
    std::vector<std::vector<int>> partPoints() const override { return view_.pointsByRound(); }
    /// Each player has one turn in a round.
    int finishedParts() const override
    {
        return players() > 0 ? static_cast<int>(view_.turns().size()) / players() : 0;
    }
    int currentPart() const override { return players() > 0 ? view_.board().round : 0; }
    int wholeGame() const override { return ninjan::kRounds; }
    QString partName(int part) const override { return TableText::round(part); }

protected:
    QStringList announced(const Event &event, const Names &names, const Speech &speech) const override
    {
        QStringList lines = NinjanText::log(event, view_, names);
        if (const auto *resolve = std::get_if<ResolveEvent>(&event); resolve && speech.isShort)
            lines.front() = resolved(*resolve, names);
        if (std::holds_alternative<RevealEvent>(event)) { // the question has told players the round
            const bool isTold = view_.seat() >= 0 && view_.board().round < ninjan::kRounds;
            lines = speech.isShort ? lines.mid(0, isTold ? 0 : 1) : lines.mid(isTold ? 1 : 0);
        }
        return lines.isEmpty() ? lines : QStringList(lines.join(QLatin1Char('\n')));
    }

private:
    /// A card in at most six words.
    QString resolved(const ResolveEvent &event, const Names &names) const
    {
        const QString who = names.isOwn(event.seat) ? TableText::you() : names.of(event.seat);
        const QString played = NinjanText::card(event.card, NinjanText::Case::Nominative),
                      place = number(event.pile + 1);
        const ninjan::Pile &pile = view_.board().piles[toIndex(event.pile)];
        //: at most six words; %1: a name or “You”, %2: a card: “scissors 6”, %3: the number of the pile that is taken,
        //: %4: what it is worth
        return ninjan::beats(event.card, pile.top())
                   ? tr("%1 %2, pile %3, %4.").arg(who, played, place, number(pile.sum()))
                   //: at most six words; the card is laid on a pile
                   : tr("%1 %2 on pile %3.").arg(who, played, place);
    }
    QString table(bool isShort) const
    {
        QStringList piles;
        for (int pile = 0; pile < ninjan::kPiles; ++pile) {
            const ninjan::Pile &cards = view_.board().piles[toIndex(pile)];
            //: a pile in few words; %1: its number, %2: the card on top, %3: what the pile is worth
            const QString few =
                tr("%1: %2, worth %3")
                    .arg(number(pile + 1),
                         cards.empty() ? QString() : NinjanText::card(cards.top(), NinjanText::Case::Nominative),
                         number(cards.sum()));
            piles.push_back(isShort ? few : NinjanText::describePile(view_, pile, false));
        }
        return piles.join(QLatin1Char('\n'));
    }
    QString hand(bool isShort) const
    {
        if (view_.hand().empty())
            return noCards();
        if (!isShort)
            return bySuit(view_.hand(), true).join(QLatin1Char('\n'));
        CardSet taking;
        for (const Card card : view_.hand())
            if (view_.board().beatenPiles(card) != 0)
                taking.add(card);
        QStringList sentences{TableText::describe(bySuit(view_.hand()))};
        if (taking.empty())
            sentences.push_back(tr("None beats a pile now."));
        else if (taking == view_.hand() && taking.count() > 1)
            sentences.push_back(tr("Each of them beats a pile now."));
        else
            sentences.push_back(tr("These beat a pile now: %1", "%1: cards").arg(TableText::describe(bySuit(taking))));
        return sentences.join(QLatin1Char('\n'));
    }
    /// "rock −3 5", "paper 9".
    /// @param tellsEffect with what they would take; all cards of a suit beat the same piles
    QStringList bySuit(CardSet cards, bool tellsEffect = false) const
    {
        QStringList suits;
        for (int i = 0; i < ninjan::kSuits; ++i) {
            const auto suit = static_cast<ninjan::Suit>(i);
            const CardSet alike = cards & ninjan::cardsOf(suit);
            if (alike.empty())
                continue;
            //: the cards of one suit; %1: the suit, %2: numbers: “−3 5 9”
            const QString words = tr("%1 %2").arg(NinjanText::suit(suit), numbersOf(alike, suit));
            suits.push_back(tellsEffect ? TableText::describe({words, NinjanText::spokenEffect(view_, alike.first())})
                                        : words);
        }
        return suits;
    }
    QString lastMoves(const Names &names, bool isShort) const
    {
        QStringList moves;
        const auto &turns = view_.turns();
        for (int seat = 0; seat < view_.players(); ++seat) {
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
    QString turn(const Names &names, bool isShort) const
    {
        if (view_.gameOver())
            return NinjanText::winner(view_, names);
        if (!view_.running())
            return NinjanText::refusal(Reason::NothingAsked, view_);
        if (const QString own = prompt(isShort); !own.isEmpty())
            return own;
        const ninjan::Board &board = view_.board();
        if (board.phase == ninjan::Phase::Resolve && board.resolved < board.players)
            return isShort ? TableText::isToPlay(names.of(board.current().seat))
                           : NinjanText::describeTrack(view_, names);
        if (board.phase == ninjan::Phase::Throw)
            return NinjanText::throwTitle(view_, names);
        QStringList waiting;
        for (int seat = 0; seat < view_.players(); ++seat)
            if (!view_.hasChosen(seat))
                waiting.push_back(TableText::nameAlone(names, seat));
        return tr("Still to choose a card: %1", "%1: names").arg(TableText::describe(waiting));
    }
};

} // namespace

std::vector<std::vector<int>> GameLogFormatter::totalsByPart() const
{
    std::vector<std::vector<int>> totals = partPoints();
    for (std::size_t part = 1; part < totals.size(); ++part)
        for (std::size_t seat = 0; seat < totals[part].size(); ++seat)
            totals[part][seat] += totals[part - 1][seat];
    return totals;
}

std::unique_ptr<GameLogFormatter> makeLogFormatter(Game game, int seat)
{
    if (game == Game::Odin)
        return std::make_unique<OdinLogFormatter>(seat);
    return std::make_unique<NinjanLogFormatter>(seat);
}

} // namespace meadhall::ui
