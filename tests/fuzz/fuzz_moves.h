// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of a game for arbitrary answers.
#pragma once

#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/answers.h"
#include "engine/games/ninjan/referee.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/move_list.h"
#include "engine/games/odin/referee.h"
#include "engine/games/odin/view.h"
#include "tests/engine/games/odin/plain_rules.h"
#include "tests/fuzz/fuzz_record.h"

#include <algorithm>

namespace meadhall::fuzz {

/// Reads numbers from the fuzzer's bytes; zeros at their end.
class Bytes {
public:
    Bytes(const std::uint8_t *data, std::size_t size) : data_(data), left_(size) {}

    bool done() const { return left_ == 0; }
    int byte()
    {
        if (left_ == 0)
            return 0;
        --left_;
        return *data_++;
    }
    /// Returns 0 … bound − 1.
    int below(int bound) { return byte() % bound; }
    /// A number that is mostly in range and sometimes far off.
    int number() { return byte() < 240 ? below(12) - 1 : (byte() << 24 | byte() << 16) ^ 0x40000000; }
    std::uint64_t mask()
    {
        std::uint64_t bits = 0;
        for (int i = 0; i < 7; ++i)
            bits = bits << 8 | static_cast<std::uint64_t>(byte());
        return bits;
    }
    Card card() { return static_cast<Card>(byte()); }
    std::vector<int> numbers()
    {
        std::vector<int> list(toIndex(below(8)));
        std::generate(list.begin(), list.end(), [this] { return number(); });
        return list;
    }
    std::vector<Card> cards()
    {
        std::vector<Card> list(toIndex(below(8)));
        std::generate(list.begin(), list.end(), [this] { return card(); });
        return list;
    }
    std::vector<SeenHand> hands()
    {
        std::vector<SeenHand> list(toIndex(below(8)));
        for (SeenHand &hand : list)
            hand = byte() % 4 == 0 ? SeenHand::closed(number()) : SeenHand::open(CardSet(mask()));
        return list;
    }

private:
    const std::uint8_t *data_;
    std::size_t left_;
};

inline GameEvent anyGame(Bytes &bytes)
{
    GameEvent game;
    game.game = bytes.byte() % 2 == 0 ? Game::Odin : Game::Ninjan;
    game.seats.resize(toIndex(bytes.below(8)));
    game.deal = mixSeeds(static_cast<std::uint64_t>(bytes.byte()), static_cast<std::uint64_t>(bytes.byte()));
    if (game.game == Game::Ninjan)
        return game; // no options and no starter
    game.firstStarter = bytes.number();
    odin::Rules rules;
    rules.colours = static_cast<odin::Colours>(bytes.byte() < 200 ? odin::kAllColours : bytes.byte());
    rules.target = bytes.number();
    rules.nextStarter = static_cast<odin::NextStarter>(bytes.below(3));
    rules.wholeHandLead = static_cast<odin::WholeHandLead>(bytes.below(2));
    odin::setRules(game, rules);
    return game;
}

inline Event anyEvent(Bytes &bytes)
{
    switch (bytes.below(11)) {
    case 0:
        return anyGame(bytes);
    case 1:
        return HandEvent{bytes.number(), bytes.hands()};
    case 2:
        return PlayEvent{bytes.number(), CardSet(bytes.mask()), bytes.byte() < 128 ? kNoCard : bytes.card()};
    case 3:
        return PassEvent{bytes.number()};
    case 4:
        return HandOverEvent{bytes.numbers(), bytes.numbers()};
    case 5:
        return DealEvent{bytes.cards(), bytes.hands()};
    case 6:
        return ChooseEvent{bytes.number(), bytes.card()};
    case 7:
        return RevealEvent{bytes.cards()};
    case 8:
        return ResolveEvent{bytes.number(), bytes.card(), bytes.number()};
    case 9: {
        ThrowEvent event;
        event.throws.resize(toIndex(bytes.below(8)));
        for (auto &thrown : event.throws)
            if (bytes.byte() % 4 != 0)
                thrown = bytes.number();
        return event;
    }
    default:
        return GameOverEvent{bytes.numbers(), bytes.numbers()};
    }
}

/// A legal answer; nullopt if nobody is asked.
inline std::optional<Event> legalAnswer(const Referee &referee, Bytes &bytes)
{
    if (const auto *odin = dynamic_cast<const odin::Referee *>(&referee)) {
        const odin::Moves moves = odin::legalMoves(odin->position());
        if (odin->openRequests().empty())
            return std::nullopt;
        require(!moves.empty());
        const odin::Move move = moves[toIndex(bytes.byte() << 8 | bytes.byte()) % moves.size()];
        if (move.isPass())
            return PassEvent{odin->openRequests().front().seat};
        return PlayEvent{odin->openRequests().front().seat, move.cards, move.take};
    }
    const Events events = ninjan::legalEvents(dynamic_cast<const ninjan::Referee &>(referee).position());
    if (events.empty())
        return std::nullopt;
    return events[toIndex(bytes.byte()) % events.size()];
}

/// The plain rules and the engine agree, and every card exists exactly once.
inline void checkOdin(const odin::Position &position, odin::Colours colours)
{
    const odin::Board &board = position.board;
    CardSet all = board.table | board.discard;
    int count = board.table.count() + board.discard.count();
    for (CardSet hand : position.hands) {
        all |= hand;
        count += hand.count();
    }
    require(all.count() == count && count == odin::kHandSize * board.players && odin::deckOf(colours).containsAll(all));
    if (board.over)
        return;
    const CardSet hand = position.handToMove();
    const odin::Moves moves = legalMoves(board, hand);
    require(moves == test::plain::legalMoves(board, hand));
    odin::MoveList list;
    list.fill(board, hand);
    require(toIndex(list.size()) == moves.size());
    for (const odin::Candidate &candidate : list)
        require(whyIllegal(board, hand, candidate.move) == Reason::None);
}

/// The rules and their fast version in the search agree, no card is lost, and the seat's view matches the position.
inline void checkNinjan(const ninjan::Position &position, const ninjan::View &view)
{
    const ninjan::Board &board = position.board;
    require(view.board() == board && view.hand() == position.hands[0]);
    CardSet all;
    int count = 0;
    for (const ninjan::Pile &pile : board.piles) {
        require(!pile.empty());
        all |= pile.cards();
        count += pile.size();
    }
    for (int seat = 0; seat < board.players; ++seat) {
        const auto place = toIndex(seat);
        require(ninjan::sumOf(board.taken[place]) == board.points[place]);
        all |= board.taken[place] | position.hands[place];
        count += board.taken[place].count() + position.hands[place].count();
    }
    for (int i = board.resolved; board.phase == ninjan::Phase::Resolve && i < board.players; ++i) {
        all.add(board.order[toIndex(i)].card);
        ++count;
    }
    require(all.count() == count && count == ninjan::kPiles + ninjan::kHandSize * board.players);
}

/// Checks an arbitrary answer of one seat: a legal one is the next event, or waits for the answers of others.
inline void checkAnswer(const Referee &referee, int seat, const Event &answer)
{
    if (referee.whyAnswerRefused(seat, answer) != Reason::None)
        return;
    const auto event = referee.combineAnswers({answer});
    require(!event || referee.whyIllegal(*event) == Reason::None);
    require(!event || referee.isDecisionOf(seat, *event) || std::holds_alternative<ChooseEvent>(*event)
            || std::holds_alternative<ResolveEvent>(*event));
}

inline void fuzzMoves(const std::uint8_t *data, std::size_t size)
{
    Bytes bytes(data, size);
    const GameEvent game = anyGame(bytes);
    if (whyIllegal(game) != Reason::None)
        return;
    const std::unique_ptr<Referee> referee = makeReferee(game);
    odin::View odinView(0);
    ninjan::View ninjanView(0);
    Events events;
    const auto applyToViews = [&](const Event &event) {
        events.push_back(event);
        odinView.apply(referee->seenBy(event, 0));
        ninjanView.apply(referee->seenBy(event, 0));
    };
    applyToViews(game);
    while (!bytes.done() && !referee->over()) {
        std::optional<Event> event;
        if (bytes.byte() < 40)
            event = anyEvent(bytes);
        else if (const auto next = referee->nextAutomaticEvent(0))
            event = next->event;
        else
            event = legalAnswer(*referee, bytes);
        require(event || !referee->openRequests().empty() || referee->over());
        if (event)
            for (int seat = 0; seat < static_cast<int>(game.seats.size()); ++seat)
                checkAnswer(*referee, seat, *event);
        if (!event || referee->whyIllegal(*event) != Reason::None)
            continue;
        referee->apply(*event);
        applyToViews(*event);
        if (const auto *odin = dynamic_cast<const odin::Referee *>(referee.get()); odin && odinView.handNumber() > 0) {
            checkOdin(odin->position(), odin::rulesOf(game).colours);
            require(odinView.hand() == odin->position().hands[0] && odinView.board() == odin->position().board);
        }
        if (const auto *ninjan = dynamic_cast<const ninjan::Referee *>(referee.get()); ninjan && ninjanView.dealt())
            checkNinjan(ninjan->position(), ninjanView);
    }
    const record::Record record = readBytes(record::toText(events));
    require(!record.problem && record.events == events);
}

} // namespace meadhall::fuzz
