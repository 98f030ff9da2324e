// The chair of a person: what it is told goes to the window, its answers come through the table's slots.
#pragma once

#include "engine/table/seat.h"

namespace meadhall {

class HumanSeat : public Seat {
    Q_OBJECT

public:
    using Seat::Seat;

    bool human() const override { return true; }
    void tell(const Event &event) override { Q_EMIT told(event); }
    void ask(Ask ask, quint64) override { Q_EMIT asked(ask); }
    void stop() override {}

Q_SIGNALS:
    void told(const meadhall::Event &event);
    void asked(meadhall::Ask ask);
};

} // namespace meadhall
