// SPDX-License-Identifier: GPL-3.0-or-later
// The packs of puzzles, the own mistakes, and what has been solved.
#pragma once

#include "engine/background/job.h"
#include "engine/clock/clock.h"
#include "engine/puzzle/daily.h"
#include "engine/puzzle/own_mistakes.h"
#include "engine/puzzle/progress.h"
#include "engine/puzzle/puzzle_file.h"

#include <QObject>

#include <array>
#include <functional>

namespace meadhall::ui {

/// Everything is read in the background when it is first wanted. The progress is written after each try.
class PuzzleStore : public QObject {
    Q_OBJECT

public:
    /// @param folder the data folder; empty: nothing is kept
    /// @param lock of that folder; nullptr: it is written without one
    explicit PuzzleStore(const QString &folder, std::shared_ptr<record::FolderLock> lock = {},
                         QObject *parent = nullptr);

    /// Reads packs and own mistakes, again if it is called again. loaded() follows.
    void load();
    bool isLoaded() const { return loaded_; }

    const puzzle::Packs &packs() const { return contents_.packs; }
    /// Puzzles of a game and grade, in the order of the pack; empty if it is missing or unreadable.
    std::vector<const puzzle::Puzzle *> packOf(Game game, int grade) const;
    /// The first puzzle of these that is not solved, beginning after another one; nullptr: all are solved.
    const puzzle::Puzzle *nextIn(const std::vector<const puzzle::Puzzle *> &pack,
                                 const puzzle::Puzzle *after = nullptr) const;
    int solvedIn(const std::vector<const puzzle::Puzzle *> &pack) const;
    /// The grade of which the next puzzle is open, with its part solved: 2.2 means a fifth of grade 2.
    double gradeNow() const;
    const puzzle::Puzzle *daily() const { return puzzle::dailyPuzzle(contents_.packs, Clock::today()); }

    /// The own mistakes that are not done, those that are due first.
    std::vector<const puzzle::OwnMistake *> openMistakes() const;
    std::vector<const puzzle::OwnMistake *> dueMistakes() const;
    /// The day on which the next one is due; invalid: none is open.
    QDate nextDue() const;

    const puzzle::Progress &progress() const { return progress_; }
    /// Changes the progress and writes it; changed() is emitted at once, and when it is written or could not be.
    void change(const std::function<void(puzzle::Progress &)> &apply);
    /// The file of the progress: whether it can be written, and whether a damaged one was renamed.
    const record::KeptFile &file() const { return file_; }

    /// For tests: other packs, by the numbers of Game.
    void setPackFiles(const std::array<QString, 2> &files) { packFiles_ = files; }

Q_SIGNALS:
    void loaded();
    void changed();

private:
    struct Contents {
        puzzle::Packs packs;
        std::vector<puzzle::OwnMistake> mistakes;
    };

    void take(Contents contents);

    QString folder_;
    record::KeptFile file_;
    std::array<QString, 2> packFiles_{puzzle::packFileOf(Game::Odin), puzzle::packFileOf(Game::Ninjan)};
    Contents contents_;
    puzzle::Progress progress_;
    bool loaded_ = false;
    Job job_{this};
};

} // namespace meadhall::ui
