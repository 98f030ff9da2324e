// SPDX-License-Identifier: GPL-3.0-or-later
// Dense features of a decision and its moves, scaled to about 0–1. Both evaluations use them.
#pragma once

#include "engine/ai/odin/hand_analysis.h"
#include "engine/games/odin/move_list.h"
#include "engine/games/odin/position.h"
#include "engine/games/odin/view.h"

namespace meadhall::odin::ai {

/// Cards that each seat has taken and still holds; they are public knowledge. Indexed by seat.
struct PublicCards {
    std::array<CardSet, kMaxPlayers> cards{};

    /// Updates the cards of a seat after its move.
    void update(int seat, Move move);

    friend bool operator==(const PublicCards &, const PublicCards &) = default;
};

/// The full state of a hand of Odin plus the public knowledge about hands.
struct FullState {
    Position position;
    PublicCards publicCards{};

    /// Applies a legal move of the seat to move.
    void apply(Move move);
};

/// The information state of the seat to move, as far as the features depend on it. It is the same whether taken from a
/// view or from a sampled deal, because it does not depend on the holders of hidden cards.
struct InformationState {
    Board board;
    CardSet hand;
    CardSet unseen;                        ///< not in the own hand, on the table or discarded
    std::array<int, kMaxPlayers> counts{}; ///< hand sizes by seat
    PublicCards publicCards{};

    /// @param deck all cards in play
    static InformationState of(const FullState &hand, CardSet deck);
    /// It must be the turn of the view's seat.
    static InformationState of(const View &view);

    friend bool operator==(const InformationState &, const InformationState &) = default;
};

/// Features common to all moves of a decision.
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
    kTableStrength,
    kPasses,
    kLastToPass, ///< a pass ends the round
    kUnseenCards,
    kOwnHand,
    kOwnCover,
    kOwnOrphans,
    kSecondHand, ///< hand size of the seat two places on; 0 if that is the own one
    kThirdHand,
    kFourthHand,
    kFifthHand,
    kOwnerNext, ///< the next seat owns the set on the table
    kOwnerLast, ///< the previous seat owns it
    kShownNext, ///< number of public cards in the next seat's hand
    kShownMean,
    kTableInputs
};

/// Features of one move. Those up to kHighCards, and kBestSingle to kBestFive, describe the hand left after it.
enum MoveInput : std::uint8_t {
    kCardsLeft,
    kCover,
    kSum,
    kOrphans,
    kLowOrphans,
    kLongest,
    kOneSet, ///< one set is left
    kTwoSets,
    kThreeSets,
    kHighest,
    kLowest,
    kLongestStrength,
    kTopCards, ///< cards at least as high as every unseen card
    kHighCards,
    kPass,
    kPassNearlyOut, ///< somebody could go out by following the set on the table
    kPassEndsRound,
    kCardsPlayed,
    kOneMore, ///< one card more than the set on the table
    kStrength,
    kUnbeatable, ///< cannot be beaten, given the unseen cards and the others' hand sizes
    kCouldGoOut, ///< share of the others who could go out by beating it
    kNextCouldGoOut,
    kHigherUnseen, ///< for a single card: share of the unseen cards with a higher number
    kTakeNumber,
    kTakeJoins, ///< the card taken shares a colour or number with the hand
    kShedsOrphan,
    kUnbeatableThenOut,
    kBestSingle, ///< relativeStrength() of the best set of each size that is left
    kBestPair,
    kBestThree,
    kBestFour,
    kBestFive,
    kNextFollows,   ///< approximate probability that the next seat can follow
    kNobodyFollows, ///< approximate probability that none of the remaining seats can follow
    kNextShown,     ///< the next seat is known to hold a set that follows
    kSomeShown,     ///< half the number of seats known to hold one
    kShownGoesOut,  ///< one of them is known to be able to go out
    kMoveInputs
};

using TableInputs = std::array<float, kTableInputs>;
using MoveInputs = std::array<float, kMoveInputs>;

/// The afterstate: the hand left after a move.
struct Afterstate {
    CardSet left;
    HandAnalysis analysis;
};

/// Computes the features. The common part is computed once per decision, in the constructor.
class DecisionFeatures {
public:
    /// Basic: only the features before kBestSingle, for the linear models. Full: all features.
    enum class FeatureSet : std::uint8_t { Basic, Full };

    /// @param state must outlive this
    explicit DecisionFeatures(const InformationState &state, FeatureSet featureSet = FeatureSet::Full);

    const TableInputs &table() const { return table_; }
    /// Features of a legal move; with FeatureSet::Basic those from kBestSingle on are 0.
    MoveInputs inputs(const Candidate &candidate) const { return inputs(candidate, after(candidate)); }
    /// @param after after(candidate), if already computed
    MoveInputs inputs(const Candidate &candidate, const Afterstate &after) const;
    Afterstate after(const Candidate &candidate) const;

    const InformationState &state() const { return state_; }
    int nextHand() const { return nextHand_; }
    int smallestHand() const { return smallestHand_; } ///< of the others
    int largestHand() const { return largestHand_; }
    Counts unseenCounts() const { return unseenCounts_; }

private:
    /// Another seat; others_ is indexed by its distance in turn order.
    struct Other {
        int seat = 0;
        int count = 0;
        bool hasShown = false;
        SetRank out = 0; ///< rank of its whole hand if that is public and a set, else 0
        BestSets shown{};
    };

    void addHandSizes();
    void analyseUnseen();
    void analyseShown();
    void countHigherSets(int size);
    void describeHand(MoveInputs &inputs, const Afterstate &after) const;
    void describePass(MoveInputs &inputs) const;
    void describePlay(MoveInputs &inputs, const Candidate &candidate, const HandAnalysis &left) const;
    void describeFollowers(MoveInputs &inputs, CardSet set, SetRank rank, int followers) const;
    bool unbeatable(SetRank rank) const;

    const InformationState &state_;
    FeatureSet featureSet_;
    HandAnalysis analysis_;
    TableInputs table_{};
    std::array<std::int8_t, kNumbers + 2> handSizeCounts_{}; ///< number of other seats with exactly that many cards
    std::array<Other, kMaxPlayers> others_{};
    int nextHand_ = 0;
    int smallestHand_ = kHandSize;
    int largestHand_ = 0;
    int longestUnseen_ = 0;
    int highestUnseen_ = 0;
    Counts unseenCounts_ = 0;
    BestSets bestUnseen_{};
    std::array<float, kNumbers + 1> higherUnseen_{};
    /// By size and highest number: how many sets that can be formed from the unseen cards are higher. Filled only for
    /// the sizes that can be played.
    std::array<std::array<float, kNumbers + 1>, kNumbers + 2> higherSets_{};
};

} // namespace meadhall::odin::ai
