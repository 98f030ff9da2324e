// A seat that never answers: everyone but one while a record is looked at.
#pragma once

#include "engine/table/seat.h"

namespace meadhall {

class SilentSeat : public Seat {
    Q_OBJECT

public:
    using Seat::Seat;

    bool human() const override { return false; }
    void onEvent(const Event &) override {}
    void ask(RequestKind, quint64) override {}
    void stop() override {}
};

} // namespace meadhall
