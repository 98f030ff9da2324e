// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer entry point: arbitrary bytes as a log of Board Game Arena.
#include "tests/fuzz/fuzz_import.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    meadhall::fuzz::fuzzImport(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    return 0;
}
