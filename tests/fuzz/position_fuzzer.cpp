// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer entry point: arbitrary bytes as the line of a position.
#include "tests/fuzz/fuzz_position.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    meadhall::fuzz::fuzzPosition({reinterpret_cast<const char *>(data), size});
    return 0;
}
