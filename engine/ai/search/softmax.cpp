// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/search/softmax.h"

#include "engine/ai/search/exponential.h"

#include <algorithm>

namespace meadhall::search {

int sampleSoftmax(const float *scores, int count, double temperature, Random &random)
{
    const auto best = static_cast<int>(std::max_element(scores, scores + count) - scores);
    if (temperature <= 0)
        return best;
    const auto weight = [&](int i) {
        return exponential((static_cast<double>(scores[i]) - static_cast<double>(scores[best])) / temperature);
    };
    double sum = 0;
    for (int i = 0; i < count; ++i)
        sum += weight(i);
    double point = random.unit() * sum;
    for (int i = 0; i < count; ++i) {
        point -= weight(i);
        if (point < 0)
            return i;
    }
    return best;
}

} // namespace meadhall::search
