// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/line_reader.h"

#include "engine/core/to_index.h"

namespace meadhall::network {

namespace {

constexpr qint64 kSecond = 1000; // ms

} // namespace

void LineReader::add(QByteArrayView bytes, qint64 now)
{
    while (!bytes.empty() && excess_ == Excess::None) {
        const qsizetype end = bytes.indexOf('\n');
        const QByteArrayView part = end < 0 ? bytes : bytes.first(end);
        bytes = end < 0 ? QByteArrayView() : bytes.sliced(end + 1);
        if (begun_.size() + part.size() > kLongestLine) {
            excess_ = Excess::LineTooLong;
            begun_.clear();
            return;
        }
        begun_ += part;
        if (end < 0)
            return;
        if (begun_.endsWith('\r'))
            begun_.chop(1);
        lines_.push_back(std::exchange(begun_, {}));
        if (linesPerSecond_ == 0)
            continue;
        times_.push_back(now);
        if (times_.size() <= toIndex(linesPerSecond_))
            continue;
        if (now - times_.front() < kSecond)
            excess_ = Excess::TooManyLines;
        times_.pop_front();
    }
}

std::optional<QByteArray> LineReader::next()
{
    if (lines_.empty())
        return std::nullopt;
    QByteArray line = std::move(lines_.front());
    lines_.pop_front();
    return line;
}

} // namespace meadhall::network
