// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/position.h"

#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/set.h"
#include "engine/games/odin/view.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <utility>

namespace meadhall::record {

namespace {

using Seat = Position::Seat;

constexpr std::string_view kSeparators = "/|:,";
/// The rule of that name in a line.
constexpr std::string_view kGoatWord = "goat";

std::vector<Card> listOf(CardSet cards)
{
    std::vector<Card> list;
    for (const Card card : cards)
        list.push_back(card);
    return list;
}

CardSet setOf(const std::vector<Card> &cards)
{
    CardSet set;
    for (const Card card : cards)
        set.add(card);
    return set;
}

/// The seat, counted from another one.
int seatFrom(int own, int seat, int players) { return (seat - own + players) % players; }

bool beginsHand(const Event &event)
{
    return std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
}

bool isRevealed(const Position &position)
{
    return std::any_of(position.seats.begin(), position.seats.end(),
                       [](const Seat &seat) { return !seat.played.empty(); });
}

/// Hand size of all seats of Ninjan.
int ninjanHandSize(const Position &position)
{
    return ninjan::kHandSize + 1 - position.round - (isRevealed(position) ? 1 : 0);
}

void setOdin(Position &position, const odin::View &view, int own)
{
    const odin::Board &board = view.board();
    position.rules = view.rules();
    for (int i = 0; i < view.players(); ++i) {
        const int seat = (own + i) % view.players();
        Seat &here = position.seats[toIndex(i)];
        here.cards = listOf(view.known(seat));
        if (i == 0)
            here.shown = listOf(view.shown(seat));
        here.count = view.count(seat);
        here.points = view.totals()[toIndex(seat)];
        if (board.owner == seat)
            here.played = odin::asRead(board.table);
    }
    position.turn = seatFrom(own, board.turn, view.players());
    position.leader = seatFrom(own, board.roundLeader, view.players());
    position.first = seatFrom(own, board.starter, view.players());
    position.out = listOf(board.discard);
}

void setNinjan(Position &position, const ninjan::View &view, int own)
{
    const ninjan::Board &board = view.board();
    position.round = board.round;
    CardSet out = ninjan::kDeck - view.unseen() - view.hand();
    for (std::size_t i = 0; i < position.piles.size(); ++i) {
        position.piles[i].assign(board.piles[i].begin(), board.piles[i].end());
        out -= board.piles[i].cards();
    }
    for (int i = 0; i < view.players(); ++i) {
        const int seat = (own + i) % view.players();
        Seat &here = position.seats[toIndex(i)];
        if (i == 0)
            here.cards = listOf(view.hand());
        here.count = view.count(seat);
        here.points = board.points[toIndex(seat)];
        here.won = listOf(board.taken[toIndex(seat)]);
        out -= board.taken[toIndex(seat)];
    }
    for (const ninjan::RevealedCard &each : board.order)
        if (board.phase == ninjan::Phase::Resolve && each.card != kNoCard) {
            position.seats[toIndex(seatFrom(own, each.seat, view.players()))].played = {each.card};
            out.remove(each.card);
        }
    position.out = listOf(out);
}

/// A move as it is in a position: with seats counted from the own one, and no choices.
void addMove(Events &moves, const Event &event, int own, int players)
{
    if (const auto *play = std::get_if<PlayEvent>(&event)) {
        moves.emplace_back(PlayEvent{seatFrom(own, play->seat, players), play->cards, play->take});
    } else if (const auto *pass = std::get_if<PassEvent>(&event)) {
        moves.emplace_back(PassEvent{seatFrom(own, pass->seat, players)});
    } else if (const auto *reveal = std::get_if<RevealEvent>(&event)) {
        RevealEvent turned = *reveal;
        std::rotate(turned.cards.begin(), turned.cards.begin() + own, turned.cards.end());
        moves.emplace_back(std::move(turned));
    } else if (const auto *resolve = std::get_if<ResolveEvent>(&event)) {
        moves.emplace_back(ResolveEvent{seatFrom(own, resolve->seat, players), resolve->card, resolve->pile});
    }
}

/// Whether a seat can be asked for a move, now or as soon as the others have moved.
bool isPlaying(const Events &seen, int seat)
{
    if (std::get<GameEvent>(seen.front()).game == Game::Odin)
        return viewAfter<odin::View>(seen, seat).handRunning();
    const auto view = viewAfter<ninjan::View>(seen, seat);
    return view.running() && view.board().phase != ninjan::Phase::Throw;
}

} // namespace

Position emptyPosition(Game game, int players)
{
    Position position;
    position.game = game;
    position.seats.resize(toIndex(players));
    position.rules.colours = odin::usualColours(players);
    for (std::size_t i = 0; i < position.seats.size(); ++i)
        position.seats[i].count = i > 0 || game == Game::Ninjan ? odin::kHandSize : 0;
    return position;
}

std::optional<Position> positionOf(const Events &seen, int seat, bool withMoves)
{
    const auto begin = std::find_if(seen.rbegin(), seen.rend(), beginsHand).base();
    if (begin == seen.begin() || !isPlaying(seen, seat))
        return std::nullopt;
    const auto &game = std::get<GameEvent>(seen.front());
    const auto players = static_cast<int>(game.seats.size());
    const Events before(seen.begin(), withMoves ? begin : seen.end());
    Position position;
    position.game = game.game;
    position.seats.resize(game.seats.size());
    if (game.game == Game::Odin)
        setOdin(position, viewAfter<odin::View>(before, seat), seat);
    else
        setNinjan(position, viewAfter<ninjan::View>(before, seat), seat);
    for (auto event = begin; withMoves && event != seen.end(); ++event)
        addMove(position.moves, *event, seat, players);
    return position;
}

namespace {

/// Finds what is wrong with a position, one fault after the other.
class Checker {
public:
    explicit Checker(const Position &position) : position_(position), traits_(traitsOf(position.game)) {}

    PositionProblem problem()
    {
        if (position_.players() < traits_.minPlayers || position_.players() > traits_.maxPlayers)
            return {PositionFault::WrongPlayers};
        const bool isOdin = position_.game == Game::Odin;
        for (const auto check :
             {isOdin ? &Checker::whySettings : &Checker::whyRound, &Checker::whyCards,
              isOdin ? &Checker::whyTable : &Checker::whyReveal, isOdin ? &Checker::whyHands : &Checker::whyNinjanHands,
              &Checker::whyRules, &Checker::whySum})
            if (PositionProblem problem = (this->*check)(); problem)
                return problem;
        return {};
    }

private:
    const Seat &seat(int number) const { return position_.seats[toIndex(number)]; }

    PositionProblem whySettings()
    {
        if (!odin::coloursSuffice(position_.rules.colours, position_.players()))
            return {PositionFault::WrongColours};
        for (const int number : {position_.turn, position_.leader, position_.first})
            if (number < 0 || number >= position_.players())
                return {PositionFault::WrongTurn};
        for (int i = 0; i < position_.players(); ++i)
            if (seat(i).points < 0 || seat(i).points >= position_.rules.target)
                return {PositionFault::WrongPoints, {}, i};
        return {};
    }

    PositionProblem whyRound()
    {
        if (position_.round < 1 || position_.round > ninjan::kRounds)
            return {PositionFault::WrongRound};
        for (const auto &pile : position_.piles)
            if (pile.empty())
                return {PositionFault::EmptyPile};
        for (int i = 0; i < position_.players(); ++i)
            if (seat(i).points < ninjan::kFewestPoints || seat(i).points > ninjan::kMostPoints)
                return {PositionFault::WrongPoints, {}, i};
        return {};
    }

    /// Each card of the deck is in one place at most. A card revealed in Ninjan may have been put on a pile since.
    PositionProblem whyCards()
    {
        const bool isOdin = position_.game == Game::Odin;
        const CardSet deck = isOdin ? odin::deckOf(position_.rules) : ninjan::kDeck;
        std::vector<const std::vector<Card> *> places{&position_.out};
        for (const Seat &seat : position_.seats) {
            places.insert(places.end(), {&seat.cards, &seat.won});
            if (isOdin)
                places.push_back(&seat.played);
        }
        for (const auto &pile : position_.piles)
            places.push_back(&pile);
        CardSet all;
        for (const auto *place : places)
            for (const Card card : *place) {
                if (!deck.contains(card))
                    return {PositionFault::NotInDeck, traits_.nameOf(card)};
                if (all.contains(card))
                    return {PositionFault::CardTwice, traits_.nameOf(card)};
                all.add(card);
            }
        return {};
    }

    PositionProblem whyTable()
    {
        const auto lies = [](const Seat &seat) { return !seat.played.empty(); };
        const auto &seats = position_.seats;
        if (std::count_if(seats.begin(), seats.end(), lies) > 1)
            return {PositionFault::SeveralOnTable};
        const auto owner = std::find_if(seats.begin(), seats.end(), lies);
        if (owner == seats.end())
            return position_.turn == position_.leader ? PositionProblem{} : PositionProblem{PositionFault::NotLeading};
        if (!odin::isSet(setOf(owner->played)))
            return {PositionFault::NotASet};
        if (owner - seats.begin() == position_.turn)
            return {PositionFault::TurnOfOwner, {}, position_.turn};
        return {};
    }

    PositionProblem whyReveal()
    {
        const auto &seats = position_.seats;
        if (isRevealed(position_)
            && std::any_of(seats.begin(), seats.end(), [](const Seat &seat) { return seat.played.size() != 1; }))
            return {PositionFault::WrongReveal};
        return {};
    }

    PositionProblem whyHands()
    {
        std::size_t dealt = position_.out.size();
        int hidden = 0;
        CardSet seen = setOf(position_.out);
        for (int i = 0; i < position_.players(); ++i) {
            const Seat &here = seat(i);
            const int count = i == 0 ? static_cast<int>(here.cards.size()) : here.count;
            if (count < 1 || count > odin::kHandSize)
                return {PositionFault::WrongHandSize, {}, i};
            if (static_cast<int>(here.cards.size()) > count)
                return {PositionFault::TooManyKnown, {}, i};
            dealt += toIndex(count) + here.played.size();
            hidden += count - static_cast<int>(here.cards.size());
            seen |= setOf(here.cards) | setOf(here.played);
        }
        const CardSet left = odin::deckOf(position_.rules) - seen;
        if (dealt > toIndex(odin::kHandSize) * position_.seats.size() || hidden > left.count())
            return {PositionFault::TooManyCards};
        return left.contains(odin::kGoat) && hidden == 0 ? PositionProblem{PositionFault::NoGoat} : PositionProblem{};
    }

    PositionProblem whyNinjanHands()
    {
        if (static_cast<int>(seat(0).cards.size()) != ninjanHandSize(position_))
            return {PositionFault::WrongHandSize, {}, 0};
        for (int i = 1; i < position_.players(); ++i)
            if (!seat(i).cards.empty())
                return {PositionFault::TooManyKnown, {}, i};
        return {};
    }

    /// Asks the referee whether the position as a whole obeys the rules.
    PositionProblem whyRules()
    {
        const Events events = eventsOf(position_, std::vector<std::string>(position_.seats.size()));
        const auto referee = meadhall::makeReferee(std::get<GameEvent>(events.front()));
        for (std::size_t i = 1; i < events.size(); ++i) {
            const Reason reason = referee->whyIllegal(events[i]);
            if (reason == Reason::None)
                referee->apply(events[i]);
            else if (i > 1)
                return {PositionFault::IllegalMove, {}, -1, reason};
            else
                return {reason == Reason::WrongCards || reason == Reason::CardTwice ? PositionFault::WrongReveal
                                                                                    : PositionFault::TooManyCards};
        }
        return isPlaying(events, 0) ? PositionProblem{} : PositionProblem{PositionFault::NoDecision};
    }

    /// Checks that the cards won in Ninjan can be worth the points of all seats together. Without any points nobody has
    /// put them in.
    PositionProblem whySum()
    {
        const auto &seats = position_.seats;
        if (position_.game != Game::Ninjan
            || std::all_of(seats.begin(), seats.end(), [](const Seat &seat) { return seat.points == 0; }))
            return {};
        CardSet lying, revealed, won = setOf(position_.out);
        int worth = 0; // of the cards won that are not known
        for (const auto &pile : position_.piles)
            lying |= setOf(pile);
        for (const Seat &seat : seats) {
            won |= setOf(seat.won);
            revealed |= setOf(seat.played);
            worth += seat.points;
        }
        worth -= ninjan::sumOf(won);
        const int played =
            ninjan::kPiles + position_.players() * (position_.round - 1) + (revealed & (lying | won)).count();
        std::vector<int> numbers;
        for (const Card card : ninjan::kDeck - lying - won - revealed - setOf(seats[0].cards))
            numbers.push_back(ninjan::numberOf(card));
        std::sort(numbers.begin(), numbers.end());
        const auto unknown = std::min<std::ptrdiff_t>(played - (lying | won).count(), std::ssize(numbers));
        const bool canBe = worth >= std::accumulate(numbers.begin(), numbers.begin() + unknown, 0)
                           && worth <= std::accumulate(numbers.end() - unknown, numbers.end(), 0);
        return canBe ? PositionProblem{} : PositionProblem{PositionFault::WrongPoints};
    }

    const Position &position_;
    const GameTraits &traits_;
};

HandEvent handOf(const Position &position)
{
    HandEvent hand;
    HandPosition from;
    hand.first = position.first;
    from.turn = position.turn;
    from.leader = position.leader;
    from.discard = setOf(position.out);
    for (std::size_t i = 0; i < position.seats.size(); ++i) {
        const Seat &seat = position.seats[i];
        hand.hands.push_back(i == 0 ? SeenHand::open(setOf(seat.cards)) : SeenHand::closed(seat.count));
        from.shown.push_back(setOf(i == 0 ? seat.shown : seat.cards));
        from.totals.push_back(seat.points);
        if (seat.played.empty())
            continue;
        from.owner = static_cast<int>(i);
        from.table = setOf(seat.played);
    }
    hand.position = std::move(from);
    return hand;
}

DealEvent dealOf(const Position &position)
{
    DealEvent deal;
    DealPosition from;
    from.round = position.round;
    for (std::vector<Card> pile : position.piles) {
        deal.piles.push_back(pile.back());
        pile.pop_back();
        from.under.push_back(std::move(pile));
    }
    for (std::size_t i = 0; i < position.seats.size(); ++i) {
        const Seat &seat = position.seats[i];
        deal.hands.push_back(i == 0 ? SeenHand::open(setOf(seat.cards)) : SeenHand::closed(ninjanHandSize(position)));
        from.points.push_back(seat.points);
        from.taken.push_back(setOf(seat.won));
        from.revealed.insert(from.revealed.end(), seat.played.begin(), seat.played.end());
    }
    from.out = setOf(position.out);
    deal.position = std::move(from);
    return deal;
}

} // namespace

PositionProblem problemOf(const Position &position) { return Checker(position).problem(); }

Events eventsOf(const Position &position, const std::vector<std::string> &names)
{
    GameEvent game;
    game.game = position.game;
    game.seats = names;
    game.view = 0;
    if (position.game == Game::Odin)
        odin::setRules(game, position.rules);
    Events events{game};
    if (position.game == Game::Odin)
        events.emplace_back(handOf(position));
    else
        events.emplace_back(dealOf(position));
    for (const Event &move : position.moves) {
        if (const auto *reveal = std::get_if<RevealEvent>(&move))
            for (std::size_t seat = 0; seat < reveal->cards.size(); ++seat)
                events.emplace_back(ChooseEvent{static_cast<int>(seat), seat == 0 ? reveal->cards[0] : kNoCard});
        events.push_back(move);
    }
    return events;
}

namespace {

/// Writes the parts of a line, with a blank between them.
class LineWriter {
public:
    explicit LineWriter(const Position &position) : position_(position), traits_(traitsOf(position.game)) {}

    std::string line()
    {
        writeHead();
        for (int i = 0; i < position_.players(); ++i) {
            add("/");
            writeSeat(i);
        }
        if (position_.game == Game::Ninjan)
            writePiles();
        if (!position_.out.empty()) {
            add("/ out");
            addCards(position_.out);
        }
        writeMoves();
        return std::move(line_);
    }

private:
    void add(std::string_view word)
    {
        if (!line_.empty() && word != ",")
            line_ += ' ';
        line_ += word;
    }
    void addCards(const std::vector<Card> &cards, std::string_view sign = {})
    {
        for (const Card card : cards)
            add(std::string(card == cards.front() ? sign : std::string_view()) + traits_.nameOf(card));
    }

    void writeHead()
    {
        if (position_.game == Game::Ninjan) {
            add("Ninjan");
            add(std::to_string(position_.round) + '/' + std::to_string(ninjan::kRounds));
            return;
        }
        const odin::Rules &rules = position_.rules;
        add("Odin");
        add(std::to_string(rules.target));
        if (rules.colours != odin::usualColours(position_.players()))
            add(odin::lettersOf(rules.colours));
        if (rules.nextStarter != odin::Rules{}.nextStarter)
            add(nameOfChoice(odin::kNextStarterNames, rules.nextStarter));
        if (rules.wholeHandLead != odin::Rules{}.wholeHandLead)
            add(nameOfChoice(odin::kWholeHandLeadNames, rules.wholeHandLead));
        if (rules.goat == odin::Goat::In)
            add(kGoatWord);
    }

    void writeSeat(int number)
    {
        const Seat &seat = position_.seats[toIndex(number)];
        const bool isOdin = position_.game == Game::Odin;
        if (isOdin && number == position_.turn)
            add("*");
        if (isOdin && number > 0)
            add(std::to_string(seat.count));
        for (const Card card : seat.cards) {
            const bool isShown = std::find(seat.shown.begin(), seat.shown.end(), card) != seat.shown.end();
            add(std::string(isShown ? "+" : "").append(traits_.nameOf(card)));
        }
        add('=' + std::to_string(seat.points));
        if (!seat.won.empty()) {
            add("won");
            addCards(seat.won);
        }
        addCards(seat.played, ">");
        if (isOdin)
            writePlace(number);
    }

    /// Writes what a seat did in this round, as far as it does not follow from the rest.
    void writePlace(int number)
    {
        const auto owner = std::find_if(position_.seats.begin(), position_.seats.end(),
                                        [](const Seat &seat) { return !seat.played.empty(); });
        const bool leads = owner == position_.seats.end();
        const int from = leads ? position_.turn : static_cast<int>(owner - position_.seats.begin());
        const int players = position_.players();
        if (!leads && number != from && seatFrom(from, number, players) < seatFrom(from, position_.turn, players))
            add("pass");
        if (number == position_.leader && number != from)
            add("led");
        if (number == position_.first && number != position_.leader)
            add("first");
    }

    void writePiles()
    {
        for (std::size_t i = 0; i < position_.piles.size(); ++i) {
            add(i == 0 ? "/" : "|");
            addCards(position_.piles[i]);
        }
    }

    void writeMoves()
    {
        bool isFirst = true;
        for (const Event &move : position_.moves) {
            add(std::exchange(isFirst, false) ? ":" : ",");
            if (const auto *play = std::get_if<PlayEvent>(&move)) {
                addCards(odin::asRead(play->cards));
                if (play->take != kNoCard)
                    add('+' + traits_.nameOf(play->take));
            } else if (std::holds_alternative<PassEvent>(move)) {
                add("pass");
            } else if (const auto *reveal = std::get_if<RevealEvent>(&move)) {
                for (const Card card : reveal->cards)
                    add(traits_.nameOf(card));
            } else if (const auto *resolve = std::get_if<ResolveEvent>(&move)) {
                add(std::to_string(resolve->pile + 1));
            }
        }
    }

    const Position &position_;
    const GameTraits &traits_;
    std::string line_;
};

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char each) { return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each; });
    return lower;
}

std::string upperCase(std::string_view text)
{
    std::string upper(text);
    std::transform(upper.begin(), upper.end(), upper.begin(),
                   [](char each) { return each >= 'a' && each <= 'z' ? static_cast<char>(each - 'a' + 'A') : each; });
    return upper;
}

/// @return nullopt unless the text is a whole number that fits
std::optional<int> numberOf(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The choice with that name.
template <typename Choice, std::size_t count>
bool setChoice(Choice &choice, const std::array<std::string_view, count> &names, const std::string &word)
{
    for (std::size_t i = 0; i < count; ++i)
        if (lowerCase(names[i]) == word) {
            choice = static_cast<Choice>(i);
            return true;
        }
    return false;
}

/// Reads a line word by word. Capital and small letters are the same, and a minus sign is a hyphen.
class LineParser {
public:
    explicit LineParser(std::string_view line) { split(line); }

    ParsedPosition parsed()
    {
        parseHead();
        while (!failed() && is("/"))
            parsePart();
        finishOdin();
        finishNinjan();
        if (!failed() && !done() && !is(":"))
            failWord();
        const std::size_t moves = at_;
        if (!failed())
            result_.problem = problemOf(position_);
        if (!failed() && moves < words_.size())
            parseMoves();
        return std::move(result_);
    }

private:
    struct Word {
        std::string text{};
        int column = 0; ///< byte of the line, from 1
    };

    void split(std::string_view line)
    {
        constexpr std::string_view kMinus = "\xe2\x88\x92";
        constexpr std::string_view kBlanks = " \t\r\n";
        const std::string_view text = line.substr(0, kMaxPositionLength);
        Word word;
        const auto endWord = [&] {
            if (!word.text.empty())
                words_.push_back(std::exchange(word, {}));
        };
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char each = text[i];
            const bool isSeparator = kSeparators.find(each) != std::string_view::npos;
            if (isSeparator || kBlanks.find(each) != std::string_view::npos)
                endWord();
            if (kBlanks.find(each) != std::string_view::npos)
                continue;
            if (word.text.empty())
                word.column = static_cast<int>(i) + 1;
            if (text.substr(i, kMinus.size()) == kMinus) {
                word.text += '-';
                i += kMinus.size() - 1;
                continue;
            }
            word.text += each;
            if (isSeparator)
                endWord();
        }
        endWord();
        if (line.size() > kMaxPositionLength)
            result_.problem.fault = PositionFault::TooLong;
    }

    bool failed() const { return static_cast<bool>(result_.problem); }
    bool done() const { return at_ >= words_.size(); }
    std::string_view word() const { return done() ? std::string_view() : words_[at_].text; }
    bool is(std::string_view text) const { return word() == text; }
    void fail(PositionFault fault, std::size_t at, Reason reason = Reason::None)
    {
        constexpr std::size_t kLongestShown = 40;
        if (failed())
            return;
        result_.problem = {fault, {}, -1, reason};
        if (at < words_.size()) {
            result_.problem.word = words_[at].text.substr(0, kLongestShown);
            result_.problem.column = words_[at].column;
        }
    }
    void failWord() { fail(PositionFault::UnknownWord, at_); }

    std::optional<Card> cardOf(std::string_view text) const
    {
        return traitsOf(position_.game).cardOfName(upperCase(text));
    }
    std::optional<Card> takeCard()
    {
        const auto card = cardOf(word());
        if (card)
            ++at_;
        return card;
    }
    std::vector<Card> takeCards()
    {
        std::vector<Card> cards;
        while (const auto card = takeCard())
            cards.push_back(*card);
        return cards;
    }

    void parseHead()
    {
        const auto game = gameOfName(lowerCase(word()));
        if (!game || (*game != Game::Odin && *game != Game::Ninjan))
            return fail(PositionFault::UnknownGame, at_);
        position_.game = *game;
        ++at_;
        const auto number = numberOf(word());
        if (!number || (*game == Game::Odin && *number < 1))
            return failWord();
        ++at_;
        if (*game == Game::Odin) {
            position_.rules.target = *number;
            position_.rules.colours = 0; // until it is known how many play
            while (!failed() && !done() && !is("/") && !is(":"))
                parseRule();
            return;
        }
        position_.round = *number;
        if (!is("/"))
            return failWord();
        ++at_;
        if (numberOf(word()) != ninjan::kRounds)
            return failWord();
        ++at_;
    }

    void parseRule()
    {
        const std::string lower = lowerCase(word());
        if (lower == kGoatWord) {
            position_.rules.goat = odin::Goat::In;
        } else if (!setChoice(position_.rules.nextStarter, odin::kNextStarterNames, lower)
                   && !setChoice(position_.rules.wholeHandLead, odin::kWholeHandLeadNames, lower)) {
            const auto colours = odin::coloursOf(upperCase(word()));
            if (!colours)
                return failWord();
            position_.rules.colours = *colours;
        }
        ++at_;
    }

    /// One part, from its separator on: a seat, the piles, or the cards out of play.
    void parsePart()
    {
        ++at_;
        if (lowerCase(word()) == "out") {
            ++at_;
            const std::vector<Card> cards = takeCards();
            position_.out.insert(position_.out.end(), cards.begin(), cards.end());
            return;
        }
        if (position_.game == Game::Ninjan && position_.piles[0].empty() && holdsPiles()) {
            for (std::size_t i = 0; i < position_.piles.size() && !failed(); ++i) {
                position_.piles[i] = takeCards();
                if (i + 1 < position_.piles.size()) {
                    if (!is("|"))
                        return failWord();
                    ++at_;
                }
            }
            return;
        }
        parseSeat();
    }

    /// Whether the part has the sign between piles.
    bool holdsPiles() const
    {
        for (std::size_t i = at_; i < words_.size() && words_[i].text != "/" && words_[i].text != ":"; ++i)
            if (words_[i].text == "|")
                return true;
        return false;
    }

    void parseSeat()
    {
        if (position_.players() >= traitsOf(position_.game).maxPlayers)
            return fail(PositionFault::WrongPlayers, at_);
        seat_ = position_.players();
        Seat &seat = position_.seats.emplace_back();
        place_ = &Seat::cards;
        count_.reset();
        hasPoints_ = false;
        while (!failed() && !done() && !is("/") && !is(":"))
            parseSeatWord(words_[at_].text);
        if (position_.game == Game::Ninjan) {
            if (!hasPoints_)
                for (const Card card : seat.won)
                    seat.points += ninjan::numberOf(card);
            return;
        }
        const auto known = static_cast<int>(seat.cards.size());
        if (seat_ == 0 && count_ && *count_ != known && !failed())
            result_.problem = {PositionFault::WrongHandSize, {}, 0};
        seat.count = seat_ == 0 ? known : count_.value_or(known);
    }

    void parseSeatWord(std::string text)
    {
        const bool isOdin = position_.game == Game::Odin;
        Seat &seat = position_.seats.back();
        if (isOdin && text[0] == '*') {
            turns_.push_back(seat_);
            text.erase(0, 1);
        }
        bool isShown = false;
        if (text[0] == '>') {
            place_ = &Seat::played;
            text.erase(0, 1);
        } else if (isOdin && text[0] == '+') {
            place_ = &Seat::cards;
            isShown = true;
            text.erase(0, 1);
        }
        const std::string lower = lowerCase(text);
        if (text.empty()) {
            if (isShown)
                return failWord();
        } else if (const auto card = cardOf(text)) {
            (seat.*place_).push_back(*card);
            if (isShown && seat_ == 0)
                seat.shown.push_back(*card);
        } else if (text[0] == '=') {
            const auto points = numberOf(std::string_view(text).substr(1));
            if (!points || hasPoints_)
                return failWord();
            seat.points = *points;
            hasPoints_ = true;
            place_ = &Seat::cards;
        } else if (const auto number = numberOf(text); number && isOdin && !count_) {
            count_ = *number;
        } else if (!isOdin && lower == "won") {
            place_ = &Seat::won;
        } else if (isOdin && lower == "pass") {
            passed_.push_back(seat_);
        } else if (isOdin && lower == "led" && !leader_) {
            leader_ = seat_;
        } else if (isOdin && lower == "first" && !first_) {
            first_ = seat_;
        } else {
            return failWord();
        }
        ++at_;
    }

    /// Finds out what follows from all seats together.
    void finishOdin()
    {
        if (position_.game != Game::Odin || failed())
            return;
        if (position_.rules.colours == 0)
            position_.rules.colours = odin::usualColours(position_.players());
        int owner = odin::kNobody;
        CardSet named = setOf(position_.out);
        for (int i = 0; i < position_.players(); ++i) {
            const Seat &seat = position_.seats[toIndex(i)];
            named |= setOf(seat.cards) | setOf(seat.played);
            if (!seat.played.empty())
                owner = i;
        }
        for (std::size_t i = at_; i < words_.size(); ++i) { // the moves may name it first
            const std::string_view text = words_[i].text;
            if (cardOf(text.substr(text.front() == '+' ? 1 : 0)) == odin::kGoat)
                named.add(odin::kGoat);
        }
        if (named.contains(odin::kGoat))
            position_.rules.goat = odin::Goat::In;
        if (turns_.size() != 1) {
            result_.problem = {PositionFault::WrongTurn};
            return;
        }
        position_.turn = turns_.front();
        position_.leader = leader_.value_or(owner == odin::kNobody ? position_.turn : owner);
        position_.first = first_.value_or(position_.leader);
        if (owner == odin::kNobody && !passed_.empty())
            result_.problem = {PositionFault::NothingToPass, {}, passed_.front()};
    }

    void finishNinjan()
    {
        if (position_.game == Game::Ninjan && !failed())
            for (Seat &seat : position_.seats)
                seat.count = ninjanHandSize(position_);
    }

    void parseMoves()
    {
        const std::vector<std::string> names(position_.seats.size());
        const Events events = eventsOf(position_, names);
        const auto referee = meadhall::makeReferee(std::get<GameEvent>(events.front()));
        for (std::size_t i = 1; i < events.size(); ++i)
            referee->apply(events[i]);
        ninjan::View view = viewAfter<ninjan::View>(events, 0);
        while (!failed() && !done()) {
            const std::size_t begin = ++at_; // after the colon or a comma
            const auto move = position_.game == Game::Odin ? odinMove(*referee) : ninjanMove(view);
            if (!move || (!done() && !is(",")))
                return failWord();
            Position alone = position_;
            alone.moves = {*move};
            const Events steps = eventsOf(alone, names);
            for (std::size_t i = 2; i < steps.size(); ++i) {
                if (const Reason reason = referee->whyIllegal(steps[i]); reason != Reason::None)
                    return fail(PositionFault::IllegalMove, begin, reason);
                referee->apply(steps[i]);
                view.apply(steps[i]);
            }
            position_.moves.push_back(*move);
        }
        if (!failed() && !isPlaying(eventsOf(position_, names), 0))
            result_.problem = {PositionFault::NoDecision};
    }

    std::optional<Event> odinMove(const Referee &referee)
    {
        const auto asked = referee.openRequests();
        const int seat = asked.empty() ? 0 : asked.front().seat;
        if (lowerCase(word()) == "pass") {
            ++at_;
            return PassEvent{seat};
        }
        PlayEvent play{seat, setOf(takeCards()), kNoCard};
        if (!done() && word()[0] == '+') {
            const auto take = cardOf(word().substr(1));
            if (!take)
                return std::nullopt;
            play.take = *take;
            ++at_;
        }
        return play.cards.empty() ? std::nullopt : std::optional<Event>(play);
    }

    std::optional<Event> ninjanMove(const ninjan::View &view)
    {
        if (const auto pile = numberOf(word()); pile && *pile >= 1 && *pile <= ninjan::kPiles) {
            ++at_;
            const bool resolves = view.board().phase == ninjan::Phase::Resolve;
            const ninjan::RevealedCard card = resolves ? view.board().current() : ninjan::RevealedCard{};
            return ResolveEvent{card.seat, card.card, *pile - 1};
        }
        RevealEvent reveal{takeCards()};
        return static_cast<int>(reveal.cards.size()) == position_.players() ? std::optional<Event>(reveal)
                                                                            : std::nullopt;
    }

    std::vector<Word> words_;
    std::size_t at_ = 0;
    ParsedPosition result_;
    Position &position_ = result_.position;
    // Of the seat that is being read.
    int seat_ = 0;
    std::vector<Card> Seat::*place_ = &Seat::cards;
    std::optional<int> count_;
    bool hasPoints_ = false;
    // Of all seats.
    std::vector<int> turns_;
    std::vector<int> passed_;
    std::optional<int> leader_;
    std::optional<int> first_;
};

} // namespace

std::string lineOf(const Position &position) { return LineWriter(position).line(); }

ParsedPosition parsePosition(std::string_view line) { return LineParser(line).parsed(); }

} // namespace meadhall::record
