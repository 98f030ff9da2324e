// Who is who at the table, as sentences need it.
#pragma once

#include "ui/text/text.h"

namespace meadhall::ui {

struct Names {
    QStringList seats; ///< as typed, not isolated
    int own = -1;      ///< the seat that is "you"; −1 if everybody has a name

    bool isOwn(int seat) const { return seat == own; }
    QString of(int seat) const { return isolated(seats.value(seat)); }
};

} // namespace meadhall::ui
