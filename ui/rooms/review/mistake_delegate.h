// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the list of mistakes, and the counts of verdicts below it.
#pragma once

#include "ui/table/replay/reviewed_game.h"

#include <QStandardItem>
#include <QStyledItemDelegate>
#include <QWidget>

namespace meadhall::ui {

/// Roles of a row beyond those of Qt.
enum MistakeRole {
    MistakeLine = Qt::UserRole + 1,
    MistakeVerdict, ///< number of review::Verdict
    MistakePlace,   ///< "Hand 3, turn 27"
    MistakeCost,    ///< "2.9"
    MistakeTwoLines ///< whether the place is below the move
};

/// The row of a decision.
QStandardItem *mistakeRow(const ReviewedGame &game, const review::Decision &decision,
                          const review::Judgement &judgement);

class MistakeDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// How many decisions have each verdict.
class VerdictCounts : public QWidget {
    Q_OBJECT

public:
    VerdictCounts(const ReviewedGame &game, QWidget *parent);

    void refresh();
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const ReviewedGame &game_;
    std::array<int, review::kVerdicts> counts_{};
};

} // namespace meadhall::ui
