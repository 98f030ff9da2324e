// SPDX-License-Identifier: GPL-3.0-or-later
// The seat of a person: signals pass events and requests to the window; answers arrive by Table::answer().
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
