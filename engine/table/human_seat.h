// The chair of a person: what it is told goes to the window, its answers come through the table's slots.
#pragma once

#include "engine/table/seat.h"

namespace meadhall {

class HumanSeat : public Seat {
    Q_OBJECT

public:
    using Seat::Seat;

    bool human() const override { return true; }
    void onEvent(const Event &event) override { Q_EMIT eventSeen(event); }
    void ask(RequestKind kind, quint64) override { Q_EMIT asked(kind); }
    void stop() override {}

Q_SIGNALS:
    void eventSeen(const meadhall::Event &event);
    void asked(meadhall::RequestKind kind);
};

} // namespace meadhall
