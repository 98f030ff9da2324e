// SPDX-License-Identifier: GPL-3.0-or-later
// How a table speaks through a screen reader, and what it can be asked by a key.
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>

namespace meadhall::ui {

/// What a table answers at any time.
enum class Question {
    Table,     ///< what lies on it
    Hand,      ///< the own cards by sets, and those that could beat the table
    Cards,     ///< how many each player holds
    Points,    ///< of each player
    LastMoves, ///< of each player
    Turn,      ///< whose it is, and what is asked
};
constexpr int kQuestions = 6;

/// How it speaks, and whether the game waits for the voice.
struct Speech {
    enum class Wait { Never, WithScreenReader, Always };

    bool isShort = false;
    bool tellsFewCards = true; ///< that another player has two cards left, or one
    Wait wait = Wait::Never;
    int wordsPerMinute = 300;
    bool waitsForKey = false; ///< the next move comes with a key instead of when the voice has ended

    friend bool operator==(const Speech &, const Speech &) = default;
};

/// Number of words of a text; signs that stand alone do not count.
inline int wordsIn(const QString &text)
{
    const QStringList parts = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return static_cast<int>(std::count_if(parts.begin(), parts.end(), [](const QString &part) {
        return std::any_of(part.begin(), part.end(), [](QChar letter) { return letter.isLetterOrNumber(); });
    }));
}

} // namespace meadhall::ui
