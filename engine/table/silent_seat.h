// SPDX-License-Identifier: GPL-3.0-or-later
// A seat that never answers: while a record is replayed, every seat but one.
#pragma once

#include "engine/table/seat.h"

namespace meadhall {

class SilentSeat : public Seat {
    Q_OBJECT

public:
    using Seat::Seat;

    bool human() const override { return false; }
    void onEvent(const Event &) override {}
    bool needsOldTurns() const override { return false; }
    void ask(RequestKind, quint64) override {}
    void stop() override {}
};

} // namespace meadhall
