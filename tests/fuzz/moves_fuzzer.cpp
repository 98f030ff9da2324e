// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer entry point: arbitrary answers at a table.
#include "tests/fuzz/fuzz_moves.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    meadhall::fuzz::fuzzMoves(data, size);
    return 0;
}
