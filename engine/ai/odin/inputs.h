// What a seat looks at when it compares its moves, as numbers of about 0 … 1: the inputs of both evaluations.
#pragma once

#include "engine/ai/odin/hand_shape.h"
#include "engine/ai/odin/move_list.h"
#include "engine/games/odin/position.h"
#include "engine/games/odin/view.h"

namespace meadhall::odin::ai {

/// Cards that each seat has picked up in the open and still holds, by seat.
struct Shown {
    std::array<CardSet, kMaxPlayers> cards{};

    /// Takes in a seat's move.
    void note(int seat, Move move);

    friend bool operator==(const Shown &, const Shown &) = default;
};

/// A hand of Odin with all its cards, and what everybody has seen of them.
struct OpenHand {
    Position position;
    Shown shown{};

    /// A legal move of whoever's turn it is.
    void apply(Move move);
};

/// What the seat to move knows, as far as its inputs depend on it. Taken from a view or, in a guessed deal, from the
/// position: both give the same, because nothing here depends on who holds which hidden card.
struct Situation {
    Board board;
    CardSet hand;
    CardSet unseen;                        ///< neither in the hand nor on the table nor discarded
    std::array<int, kMaxPlayers> counts{}; ///< cards by seat
    Shown shown{};

    static Situation of(const OpenHand &hand, CardSet deck);
    /// It must be the turn of the view's own seat.
    static Situation of(const View &view);

    friend bool operator==(const Situation &, const Situation &) = default;
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
    kSecondHand, ///< of the seat two places on; 0 if that is the own one
    kThirdHand,
    kFourthHand,
    kFifthHand,
    kOwnerNext, ///< the set on the table is the next seat's
    kOwnerLast, ///< or that of the seat before
    kShownNext, ///< cards that the next one has shown
    kShownMean,
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
    kUnbeatable, ///< by any unseen card or hand size
    kCouldGoOut, ///< share of the others who might go out by beating it
    kNextCouldGoOut,
    kHigherUnseen, ///< a single card: the share of unseen cards that are higher
    kTakeNumber,
    kTakeJoins, ///< the card picked up is no orphan
    kShedsOrphan,
    kUnbeatableThenOut,
    kBestSingle, ///< how high the best set of so many cards stands in what is left
    kBestPair,
    kBestThree,
    kBestFour,
    kBestFive,
    kNextFollows,   ///< about how likely the next one could follow what will lie there
    kNobodyFollows, ///< about how likely none of those who come could
    kNextShown,     ///< the next one has shown a set that follows
    kSomeShown,     ///< half the number of those who have
    kShownGoesOut,  ///< and one of them goes out with it
    kMoveInputs
};

using TableInputs = std::array<float, kTableInputs>;
using MoveInputs = std::array<float, kMoveInputs>;

/// The hand after a move.
struct Aftermath {
    CardSet left;
    HandShape shape;
};

/// One decision, looked at once; then its moves one by one.
class Outlook {
public:
    /// How much is looked at: for the linear evaluation, or all.
    enum class Sight : std::uint8_t { Plain, Whole };

    explicit Outlook(const Situation &situation, Sight sight = Sight::Whole);

    const TableInputs &table() const { return table_; }
    /// A legal move. Sight::Plain fills in the inputs of the linear evaluation only.
    MoveInputs inputs(const Candidate &candidate) const { return inputs(candidate, after(candidate)); }
    /// @param after what the move leaves
    MoveInputs inputs(const Candidate &candidate, const Aftermath &after) const;
    Aftermath after(const Candidate &candidate) const;

    const Situation &situation() const { return situation_; }
    int nextHand() const { return nextHand_; }
    int smallestHand() const { return smallestHand_; } ///< of the others
    int largestHand() const { return largestHand_; }
    Counts unseenCounts() const { return unseenCounts_; }

private:
    /// One of the others, by how many places on it sits.
    struct Other {
        int seat = 0;
        int count = 0;
        bool hasShown = false;
        SetKey out = 0; ///< its whole hand, if that is known and a set
        BestSets shown{};
    };

    void lookAtOthers();
    void lookAtUnseen();
    void lookAtShown();
    void countHigherSets(int size);
    void describeHand(MoveInputs &inputs, const Aftermath &after) const;
    void describePass(MoveInputs &inputs) const;
    void describePlay(MoveInputs &inputs, const Candidate &candidate, const HandShape &left) const;
    void describeFollowers(MoveInputs &inputs, CardSet set, SetKey key, int followers) const;
    bool unbeatable(SetKey key) const;

    const Situation &situation_;
    Sight sight_;
    HandShape shape_;
    TableInputs table_{};
    std::array<std::int8_t, kNumbers + 2> holders_{}; ///< how many others hold exactly so many cards
    std::array<Other, kMaxPlayers> others_{};
    int nextHand_ = 0;
    int smallestHand_ = kHandSize;
    int largestHand_ = 0;
    int longestUnseen_ = 0;
    int highestUnseen_ = 0;
    Counts unseenCounts_ = 0;
    BestSets bestUnseen_{};
    std::array<float, kNumbers + 1> higherUnseen_{};
    /// Of the sets of a size that the unseen cards allow, by highest number: how many are higher. Filled for the sizes
    /// that can be played.
    std::array<std::array<float, kNumbers + 1>, kNumbers + 2> higherSets_{};
};

} // namespace meadhall::odin::ai
