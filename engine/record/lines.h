// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a record file of any length, in bounded memory.
#pragma once

#include "engine/record/json_lines.h"

#include <QIODevice>

#include <algorithm>

namespace meadhall::record {

/// Splits a device's data into lines. (QIODevice::readLine stops at zero bytes of standard input.)
class Lines {
public:
    explicit Lines(QIODevice &device) : device_(device) {}

    /// Gets the next line including its newline, empty at the end. A line longer than kMaxLineLength is returned in
    /// part, still longer than the limit. Valid until the next call.
    /// @return false on a read error
    bool next(QByteArrayView &line)
    {
        text_.remove(0, consumed_);
        qsizetype newline = text_.indexOf('\n');
        while (newline < 0 && text_.size() <= kMaxLineLength) {
            const qsizetype before = text_.size();
            text_.resize(before + kReadSize);
            const qint64 length = device_.read(text_.data() + before, kReadSize);
            text_.resize(before + static_cast<qsizetype>(std::max<qint64>(length, 0)));
            if (length < 0)
                return false;
            if (length == 0)
                break;
            newline = text_.indexOf('\n', before);
        }
        consumed_ = newline < 0 ? text_.size() : newline + 1;
        line = QByteArrayView(text_).first(consumed_);
        return true;
    }

private:
    static constexpr qsizetype kReadSize = 1 << 14;

    QIODevice &device_;
    QByteArray text_;
    qsizetype consumed_ = 0;
};

} // namespace meadhall::record
