// SPDX-License-Identifier: GPL-3.0-or-later
// The room of the puzzles: today's, the packs, and the own mistakes that are to be repeated.
#pragma once

#include "ui/base/widgets/room.h"
#include "ui/rooms/puzzles/puzzle_room.h"

#include <array>

class QAbstractButton;
class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace meadhall::ui {

class Beads;
class CardFan;
class MistakeRow;
class PackButton;
class PixmapCache;
class Plaque;
class PuzzleStore;
class Settings;

class PuzzleHall : public Room {
    Q_OBJECT

public:
    /// @param store,settings,cache must outlive the room
    PuzzleHall(PuzzleStore &store, Settings &settings, PixmapCache &cache, QWidget *parent = nullptr);

    /// @param grade 1–3
    QAbstractButton *pack(Game game, int grade) const;
    Beads *days() const { return days_; }

Q_SIGNALS:
    /// A puzzle is to be solved.
    void wanted(const meadhall::ui::PuzzleWish &wish);

protected:
    QWidget *first() override;
    void arrange() override;

private:
    void build();
    void buildToday();
    void buildDays();
    void buildMistakes();
    void retranslate();
    void refresh();
    void showToday();
    void showDays();
    void showPacks();
    void showMistakes();
    void openPack(Game game, int grade);
    QString packWords(Game game, int grade) const;

    PuzzleStore &store_;
    Settings &settings_;
    PixmapCache &cache_;
    std::array<QBoxLayout *, 2> rows_{};
    Plaque *today_, *daysPlate_, *figures_, *mistakes_;
    QLabel *todaySign_, *daysSign_, *mistakesSign_;
    QLabel *todayTitle_, *todayFacts_, *daysTitle_, *daysLongest_, *daysNote_, *figuresTitle_, *mistakesTitle_,
        *mistakesNote_, *remark_;
    std::vector<QLabel *> figureValues_, figureWords_;
    CardFan *fan_;
    QPushButton *solve_, *repeat_;
    Beads *days_;
    std::vector<PackButton *> packButtons_; ///< by game, then by grade
    QVBoxLayout *list_;
    std::vector<MistakeRow *> mistakeRows_;
};

} // namespace meadhall::ui
