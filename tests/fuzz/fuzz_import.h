// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of the import of logs for arbitrary bytes.
#pragma once

#include "engine/core/to_index.h"
#include "engine/record/bga/import.h"
#include "tests/fuzz/fuzz_record.h"

namespace meadhall::fuzz {

/// A log becomes a legal record of a seat, or asks whose it is, or is refused and leaves nothing.
inline void fuzzImport(const QByteArray &text)
{
    using record::bga::Refusal;
    const std::string_view bytes(text.constData(), toIndex(text.size()));
    record::bga::Import import = record::bga::importLog(bytes);
    if (import.asksForPlayer()) {
        require(import.players.size() > 1);
        import = record::bga::importLog(bytes, import.players.back());
    }
    require(toIndex(import.refusal) < record::bga::kRefusalCodes.size());
    require(import.refusal == Refusal::None || (import.events.empty() && import.notices.empty()));
    if (import.events.empty())
        return;
    const record::Record again = readBytes(record::toText(import.events));
    require(!again.problem && again.events == import.events);
    require(std::get<GameEvent>(import.events.front()).view >= 0);
}

} // namespace meadhall::fuzz
