// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of the record reader for arbitrary bytes.
#pragma once

#include "engine/record/json_lines.h"
#include "engine/record/record.h"

#include <QBuffer>

#include <cstdlib>

namespace meadhall::fuzz {

/// Aborts if the condition fails, which the fuzzer reports.
inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

inline record::Record readBytes(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return record::readRecord(buffer);
}

inline void fuzzRecord(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const record::Record record = readBytes(bytes);
    require(record.goodBytes <= bytes.size());
    require(static_cast<qsizetype>(record.events.size()) <= bytes.count('\n') + 1);
    require(record.events.empty() == (record.referee == nullptr));
    require(!(record.problem && record.tornLine > 0));
    if (record.problem.line > 0)
        require(record.problem.line == static_cast<int>(record.events.size()) + 1);
    // What was read is a valid record: written and read again it is the same, as are the events that a seat sees.
    if (!record.events.empty()) {
        const record::Record again = readBytes(record::toText(record.events));
        require(!again.problem && again.tornLine == 0 && again.events == record.events);
        require(again.finished() == record.finished());
        for (const Event &event : record.events)
            for (int seat = kSpectator; seat < 2; ++seat) {
                const Event seen = record.referee->seenBy(event, seat);
                const auto parsed = record::parseLine(record::toLine(seen));
                require(!parsed.problem && parsed.event == seen);
            }
    }
    // Each line by itself, also those after an error in the record.
    for (const QByteArray &line : bytes.split('\n'))
        if (const auto parsed = record::parseLine(line); !parsed.problem) {
            const auto again = record::parseLine(record::toLine(parsed.event));
            require(!again.problem && again.event == parsed.event);
        }
}

} // namespace meadhall::fuzz
