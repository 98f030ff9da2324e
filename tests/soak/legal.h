// What the referee allows to the person at the screen, found from the record alone.
#pragma once

#include "engine/table/table.h"

namespace meadhall::soak {

class Legal {
public:
    /// @param seat of the person; kSpectator: any person asked at this screen
    Legal(const Table &table, int seat);

    bool isAsked() const;
    bool canPlay(CardSet cards) const; ///< with whatever pick-up
    bool canLeadAll() const;           ///< the whole hand, of more than one card
    bool canPass() const;
    bool canChoose(Card card) const;
    bool canChooseAny() const;
    bool isAskedForPile() const;
    /// Somebody of this screen must choose between piles.
    bool mustChoosePile() const;
    bool canTakePile(int pile) const;

private:
    bool allows(const Event &answer) const;
    int pileChooser() const;

    const Table &table_;
    std::unique_ptr<Referee> referee_;
    int seat_;
    CardSet hand_;
    CardSet lying_; ///< Odin: on the table
};

/// The cards of a seat that nobody else can know.
CardSet hiddenCards(const Table &table, int seat);

} // namespace meadhall::soak
