// SPDX-License-Identifier: GPL-3.0-or-later
// The doubtful decisions and mistakes of a seat.
#pragma once

#include "ui/table/replay/reviewed_game.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;
class QStandardItemModel;
class QToolButton;

namespace meadhall::ui {

class VerdictCounts;

/// Role of a row: its line.
constexpr int MistakeLine = Qt::UserRole + 1;

/// One row for each, in the order of the game, with their sum above and the counts of all verdicts below. A click or
/// Enter goes there; so do the buttons for the next and the previous one.
class MistakeList : public QWidget {
    Q_OBJECT

public:
    /// @param game must outlive this widget
    explicit MistakeList(ReviewedGame &game, QWidget *parent = nullptr);

    /// Without the counts of verdicts, so that rows have room in a small window.
    void setLow(bool low);
    QListView *list() const { return list_; }
    QToolButton *nextButton() const { return next_; }
    QToolButton *previousButton() const { return previous_; }

    /// No: however long its sentences are, it takes what room there is, since the panel above keeps its place.
    bool hasHeightForWidth() const override { return false; }

public Q_SLOTS:
    void goNext();
    void goPrevious();

Q_SIGNALS:
    /// The user wants to look at this line; the room moves there.
    void lineChosen(int line);
    /// Judging was stopped and is to go on.
    void resumeRequested();

private:
    void retranslate();
    void refresh();
    void showLine();

    ReviewedGame &game_;
    QLabel *heading_, *sum_, *state_, *mark_;
    QToolButton *previous_, *next_;
    QPushButton *goOn_;
    QListView *list_;
    QStandardItemModel *rows_;
    VerdictCounts *counts_;
    bool low_ = false; ///< see setLow()
};

} // namespace meadhall::ui
