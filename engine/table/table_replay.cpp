// The table as it shows a record that is not played on.
#include "engine/table/table.h"

#include <algorithm>

namespace meadhall {

Reason Table::replay(const Events &events, int seat) { return open(events, {}, seat); }

void Table::showReplayed(const Events &events, bool stepwise)
{
    if (!replaying())
        return;
    const auto begins = [](const Events &start, const Events &whole) {
        return start.size() <= whole.size() && std::equal(start.begin(), start.end(), whole.begin());
    };
    const quint64 generation = generation_;
    if (stepwise && begins(events_, events)) {
        for (std::size_t next = events_.size(); next < events.size() && generation == generation_; ++next)
            commit(events[next]);
        return;
    }
    events_ = events;
    rebuild();
    Q_EMIT rewound();
    if (generation == generation_)
        Q_EMIT changed();
}

void Table::tryAnswer(int seat, const Event &answer)
{
    const Reason why = referee_->whyAnswerRefused(seat, answer);
    if (why == Reason::None)
        Q_EMIT tried(seat, answer);
    else
        Q_EMIT refused(seat, why);
}

} // namespace meadhall
