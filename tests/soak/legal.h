// SPDX-License-Identifier: GPL-3.0-or-later
// The moves that the referee allows the person at the screen, derived from the record alone.
#pragma once

#include "engine/table/table.h"

namespace meadhall::soak {

class Legal {
public:
    /// @param seat of the person; kSpectator: any person asked at this screen
    Legal(const Table &table, int seat);

    bool isAsked() const;
    bool canPlay(CardSet cards) const; ///< with any pick-up
    bool canLeadAll() const;           ///< the whole hand as a lead, if it has more than one card
    bool canPass() const;
    bool canChoose(Card card) const;
    bool canChooseAny() const;
    bool isAskedForPile() const { return isAskedFor(RequestKind::Pile); }
    bool isAskedToThrow() const { return isAskedFor(RequestKind::Throw); }
    /// A person at this screen must choose a pile.
    bool mustChoosePile() const;
    bool canTakePile(int pile) const;

private:
    bool allows(const Event &answer) const;
    bool isAskedFor(RequestKind kind) const;
    int pileChooser() const;

    const Table &table_;
    std::unique_ptr<Referee> referee_;
    int seat_;
    CardSet hand_;
    CardSet tableSet_; ///< Odin: the set on the table
};

/// The cards of a seat that no other seat can know.
CardSet hiddenCards(const Table &table, int seat);

} // namespace meadhall::soak
