// SPDX-License-Identifier: GPL-3.0-or-later
// The puzzles that a person has solved, and the days on which own mistakes come back.
#pragma once

#include "engine/record/kept_file.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace meadhall::puzzle {

constexpr int kProgressFormat = 1;

class Progress {
public:
    /// Days until an own mistake comes back: after its better move was not found, and after it was found once.
    static constexpr int kFirstRepeat = 3, kSecondRepeat = 10;
    /// An own mistake is done when it was found so often.
    static constexpr int kFoundOften = 2;

    /// Records a try of a puzzle. Only the first one counts for the row, and on a day on which the answer has been
    /// shown nothing counts.
    /// @param daily it is the puzzle of that day
    /// @return true if the puzzle was solved at the first try, without any help before
    bool tried(const std::string &id, bool solved, bool daily, QDate day);
    /// Records that a hint was given: for the row that is like a wrong try.
    void hinted(const std::string &id) { tried(id, false, false, QDate()); }
    /// Records that the answer was shown, which is like a wrong try.
    void shown(const std::string &id, QDate day);
    /// Returns true if the next try is the first one, and no hint was given.
    bool isNew(const std::string &id) const { return !tried_.contains(id) && !isSolved(id); }
    /// Records a try of an own mistake that is due: found once more than before, or once less.
    /// @return true if it was found at the first try since it is due, without a hint
    bool triedMistake(const std::string &id, bool solved, QDate day);
    /// Records that a hint was given for an own mistake.
    void hintedMistake(const std::string &id, QDate day);

    bool isSolved(const std::string &id) const { return solved_.contains(id); }
    /// Forgets which of these are solved or tried; the figures stay.
    void startAgain(const std::vector<std::string> &ids);
    /// Puzzles solved ever, and how many of them at the first try.
    int solved() const { return solvedEver_; }
    int atFirstTry() const { return firstEver_; }
    /// Number of puzzles in a row solved at the first try: now, and at most.
    int row() const { return row_; }
    int longestRow() const { return longestRow_; }

    bool solvedDaily(QDate day) const { return days_.contains(day); }
    /// The days in a row on which the puzzle of the day was solved, up to today or, as long as today's is open, to
    /// yesterday. Days after today, from a clock that was wrong, do not count.
    int daysInRow(QDate today) const;
    int longestDays() const { return longestDays_; }

    /// Number of times that the better move of an own mistake was found; 0 if the mistake is not known.
    int found(const std::string &id) const;
    bool isDone(const std::string &id) const { return found(id) >= kFoundOften; }
    /// The day on which it comes back; today if it is new, or if the clock has been turned back by more than it may
    /// wait.
    QDate due(const std::string &id, QDate today) const;

    QByteArray toJson() const;
    /// @return nullopt if it is damaged or of another format
    static std::optional<Progress> fromJson(const QByteArray &text);

    friend bool operator==(const Progress &, const Progress &) = default;

private:
    struct Mistake {
        int found = 0;
        QDate due;
        bool isHinted = false; ///< since it is due
        friend bool operator==(const Mistake &, const Mistake &) = default;
    };

    std::set<std::string> solved_;
    std::map<std::string, QDate> tried_; ///< and when the answer was shown last; invalid: never
    std::set<QDate> days_;
    std::map<std::string, Mistake> mistakes_;
    int solvedEver_ = 0, firstEver_ = 0;
    int row_ = 0, longestRow_ = 0, longestDays_ = 0;
};

/// Reads the progress from the file. Sets the file aside if it is damaged, and returns no progress.
Progress loadProgress(record::KeptFile &file);

} // namespace meadhall::puzzle
