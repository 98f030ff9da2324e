// Tells a game in words as some seat sees it: the log, and the table of points.
#pragma once

#include "engine/core/event.h"
#include "ui/text/names.h"

#include <vector>

namespace meadhall::ui {

class Teller {
public:
    virtual ~Teller() = default;

    /// Takes in the next event and says its lines for the log; none for what is not worth a line.
    virtual QStringList tell(const Event &event, const Names &names) = 0;
    /// Whether a new part of the game begins with that event: its line stands out.
    virtual bool opensPart(const Event &event) const = 0;
    /// Whether the points may be others after that event.
    virtual bool scores(const Event &event) const = 0;

    virtual int players() const = 0;
    /// By seat.
    virtual std::vector<int> totals() const = 0;
    /// Of each part of the game, the oldest first; by seat.
    virtual std::vector<std::vector<int>> partPoints() const = 0;
    /// What a part is called: "Hand 3". Counts from 1.
    virtual QString partName(int part) const = 0;
    /// A total as it is shown while points are counted down from a target; the total itself where there is none.
    virtual int countedDown(int total) const { return total; }
};

} // namespace meadhall::ui
