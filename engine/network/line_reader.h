// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts what arrives into lines, and notices who sends too much.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <deque>
#include <optional>

namespace meadhall::network {

/// Longest line in bytes, without its newline.
constexpr qsizetype kLongestLine = 1 << 16;
/// Most lines that a guest may send within a second.
constexpr int kLinesPerSecond = 50;

class LineReader {
public:
    enum class Excess : quint8 { None, LineTooLong, TooManyLines };

    /// @param linesPerSecond 0: any number
    explicit LineReader(int linesPerSecond) : linesPerSecond_(linesPerSecond) {}

    /// Adds what has arrived. After an excess it is ignored.
    /// @param now a steady clock in ms
    void add(QByteArrayView bytes, qint64 now);
    /// The next whole line without its end ("\n" or "\r\n"); nullopt if there is none yet. The lines before an excess
    /// are still returned.
    std::optional<QByteArray> next();
    Excess excess() const { return excess_; }

private:
    int linesPerSecond_;
    QByteArray begun_; ///< a line without its end
    std::deque<QByteArray> lines_;
    std::deque<qint64> times_; ///< of the last lines
    Excess excess_ = Excess::None;
};

} // namespace meadhall::network
