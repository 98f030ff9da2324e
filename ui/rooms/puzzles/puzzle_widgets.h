// SPDX-License-Identifier: GPL-3.0-or-later
// Small widgets of the puzzles: beads, grades, bars.
#pragma once

#include "engine/core/event.h"

#include <QWidget>

#include <vector>

namespace meadhall::ui {

constexpr int kGradeSide = 13, kGradeStep = 19; ///< px at 1×: of a diamond, and to the next one

/// Draws the diamonds of a grade: that many of three are filled.
void drawGrade(QPainter &painter, const QRectF &rect, int filled, int of, bool mirrored, const QPalette &palette);

/// A row of days or puzzles, the last one is now.
class BeadRow : public QWidget {
    Q_OBJECT

public:
    explicit BeadRow(QWidget *parent = nullptr);
    /// @param done oldest first
    void setBeads(std::vector<bool> done, const QString &name);
    const std::vector<bool> &beads() const { return done_; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<bool> done_;
};

/// Draws a bar that shows how much of a pack is solved.
void drawPackBar(QPainter &painter, const QRectF &rect, double share, bool mirrored, const QPalette &palette);

/// The hand that a seat sees.
CardSet handOf(const Events &seen, int seat);

} // namespace meadhall::ui
