// What a seat looks at when it compares its moves, as numbers of about 0 … 1: the inputs of both evaluations.
#pragma once

#include "odin/position.h"
#include "odin/view.h"
#include "seats/odin/hand_shape.h"
#include "seats/odin/move_list.h"

namespace meadhall::odin::ai {

/// What the seat to move knows, as far as its inputs depend on it. Taken from a view or, in a guessed deal, from the
/// position: both give the same, because nothing here depends on who holds which hidden card.
struct Situation {
    Board board;
    CardSet hand;
    CardSet unseen;                          ///< neither in the hand nor on the table nor discarded
    std::array<int, kMaxPlayers> counts{};   ///< cards by seat

    static Situation of(const Position &position, CardSet deck);
    /// It must be the turn of the view's own seat.
    static Situation of(const View &view);
};

/// Inputs that are the same for all moves of a decision.
enum TableInput : std::uint8_t {
    kLeading,
    kSmallestHand, ///< of the others
    kNextHand,
    kOwnersHand,
    kLargestHand,
    kMeanHand,
    kSomebodyHasOne,
    kSomebodyHasTwo,
    kTableSize,
    kTableStanding,
    kPasses,
    kLastToPass, ///< a pass ends the round
    kUnseenCards,
    kOwnHand,
    kOwnCover,
    kOwnOrphans,
    kTableInputs
};

/// Inputs of one move; the first ones describe the hand that is left after it.
enum MoveInput : std::uint8_t {
    kCardsLeft,
    kCover,
    kSum,
    kOrphans,
    kLowOrphans,
    kLongest,
    kOneSet, ///< goes out as soon as it leads
    kTwoSets,
    kThreeSets,
    kHighest,
    kLowest,
    kLongestStanding,
    kMasters, ///< cards that no unseen card beats
    kHighCards,
    kPass,
    kPassNearlyOut, ///< somebody could go out on what lies there
    kPassEndsRound,
    kCardsPlayed,
    kOneMore, ///< one card more than needed
    kStanding,
    kUnbeatable,    ///< by any unseen card or hand size
    kCouldGoOut,    ///< share of the others who might go out by beating it
    kNextCouldGoOut,
    kHigherUnseen,  ///< a single card: the share of unseen cards that are higher
    kTakeNumber,
    kTakeJoins,     ///< the card picked up is no orphan
    kShedsOrphan,
    kUnbeatableThenOut,
    kMoveInputs
};

using TableInputs = std::array<float, kTableInputs>;
using MoveInputs = std::array<float, kMoveInputs>;

/// One decision, looked at once; then its moves one by one.
class Outlook {
public:
    explicit Outlook(const Situation &situation);

    const TableInputs &table() const { return table_; }
    /// A legal move.
    MoveInputs inputs(const Candidate &candidate) const;

private:
    void lookAtOthers();
    void lookAtUnseen();
    void describePass(MoveInputs &inputs) const;
    void describePlay(MoveInputs &inputs, const Candidate &candidate, const HandShape &left) const;
    bool unbeatable(SetKey key) const;

    const Situation &situation_;
    HandShape shape_;
    TableInputs table_{};
    std::array<std::int8_t, kNumbers + 2> holders_{}; ///< how many others hold exactly so many cards
    int nextHand_ = 0;
    int largestHand_ = 0;
    int longestUnseen_ = 0;
    int highestUnseen_ = 0;
    std::array<SetKey, kNumbers + 2> bestUnseen_{}; ///< the highest set of each size among the unseen cards
    std::array<float, kNumbers + 1> higherUnseen_{};
};

} // namespace meadhall::odin::ai
