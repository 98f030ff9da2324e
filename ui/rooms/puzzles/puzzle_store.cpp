// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_store.h"

#include <QDir>

#include <algorithm>
#include <memory>

namespace meadhall::ui {

namespace {

constexpr std::size_t kMostMistakes = 200; ///< nobody is going to repeat more

} // namespace

PuzzleStore::PuzzleStore(const QString &folder, std::shared_ptr<record::FolderLock> lock, QObject *parent)
    : QObject(parent), folder_(folder),
      file_(folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("puzzles.json")),
            puzzle::kProgressFormat, std::move(lock), record::Kept::Puzzles),
      progress_(puzzle::loadProgress(file_))
{
    connect(&record::FileWriter::instance(), &record::FileWriter::written, this,
            [this](record::Kept, const QString &name) {
                if (name == file_.fileName())
                    Q_EMIT changed();
            });
}

void PuzzleStore::load()
{
    job_.start([this, withPacks = !loaded_, folder = folder_, files = packFiles_](const std::stop_token &stop,
                                                                                  const Job::Results &results) {
        const auto contents = std::make_shared<Contents>();
        for (const Game game : {Game::Odin, Game::Ninjan})
            if (withPacks && !stop.stop_requested())
                if (auto pack = puzzle::readPack(files[toIndex(game)]))
                    contents->packs[toIndex(game)] = std::move(pack->puzzles);
        if (!folder.isEmpty())
            contents->mistakes = puzzle::ownMistakes(folder, kMostMistakes, stop);
        results.post([this, contents] { take(std::move(*contents)); });
    });
}

void PuzzleStore::take(Contents contents)
{
    if (loaded_)
        contents.packs = std::move(contents_.packs);
    contents_ = std::move(contents);
    loaded_ = true;
    Q_EMIT loaded();
}

std::vector<const puzzle::Puzzle *> PuzzleStore::packOf(Game game, int grade) const
{
    std::vector<const puzzle::Puzzle *> pack;
    for (const puzzle::Puzzle &one : contents_.packs[toIndex(game)])
        if (one.grade == grade)
            pack.push_back(&one);
    return pack;
}

const puzzle::Puzzle *PuzzleStore::nextIn(const std::vector<const puzzle::Puzzle *> &pack,
                                          const puzzle::Puzzle *after) const
{
    const auto here = std::find(pack.begin(), pack.end(), after);
    const auto first = here == pack.end() ? pack.begin() : here + 1;
    const auto open = [this](const puzzle::Puzzle *one) { return !progress_.isSolved(one->id); };
    if (const auto next = std::find_if(first, pack.end(), open); next != pack.end())
        return *next;
    const auto next = std::find_if(pack.begin(), first, open);
    return next == first ? nullptr : *next;
}

int PuzzleStore::solvedIn(const std::vector<const puzzle::Puzzle *> &pack) const
{
    return static_cast<int>(std::count_if(pack.begin(), pack.end(),
                                          [this](const puzzle::Puzzle *one) { return progress_.isSolved(one->id); }));
}

double PuzzleStore::gradeNow() const
{
    double grade = 1;
    for (int each = 1; each <= puzzle::kGrades; ++each) {
        int all = 0, solved = 0;
        for (const Game game : {Game::Odin, Game::Ninjan}) {
            const auto pack = packOf(game, each);
            all += static_cast<int>(pack.size());
            solved += solvedIn(pack);
        }
        grade += all > 0 ? static_cast<double>(solved) / all : 0;
    }
    return grade;
}

std::vector<const puzzle::OwnMistake *> PuzzleStore::openMistakes() const
{
    std::vector<const puzzle::OwnMistake *> open;
    for (const puzzle::OwnMistake &one : contents_.mistakes)
        if (!progress_.isDone(one.puzzle.id))
            open.push_back(&one);
    const QDate now = Clock::today();
    std::stable_sort(open.begin(), open.end(), [&](const auto *one, const auto *other) {
        return std::max(progress_.due(one->puzzle.id, now), now) < std::max(progress_.due(other->puzzle.id, now), now);
    });
    return open;
}

std::vector<const puzzle::OwnMistake *> PuzzleStore::dueMistakes() const
{
    std::vector<const puzzle::OwnMistake *> due = openMistakes();
    const QDate now = Clock::today();
    std::erase_if(due, [&](const auto *one) { return progress_.due(one->puzzle.id, now) > now; });
    return due;
}

QDate PuzzleStore::nextDue() const
{
    const auto open = openMistakes();
    return open.empty() ? QDate() : progress_.due(open.front()->puzzle.id, Clock::today());
}

void PuzzleStore::change(const std::function<void(puzzle::Progress &)> &apply)
{
    apply(progress_);
    file_.write(progress_.toJson());
    Q_EMIT changed();
}

} // namespace meadhall::ui
