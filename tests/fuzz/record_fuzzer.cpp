// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer entry point: arbitrary bytes as a record.
#include "tests/fuzz/fuzz_record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    meadhall::fuzz::fuzzRecord(data, size);
    return 0;
}
