#include "course.h"

#include "measure.h"

#include <cstdio>

namespace meadhall::train {

void report(const odin::ai::PolicyWeights &weights, const Course &course, int round)
{
    const Measured measured =
        measure(policyChooser(weights), greedyChooser(), course.players, course.measuredDeals, 77);
    std::fprintf(stderr, "%d players, round %d: %+.3f ± %.3f points a hand against greedy, %.1f %% of hands\n",
                 course.players, round, measured.margin, measured.marginCi95, 100 * measured.wins);
}

} // namespace meadhall::train
