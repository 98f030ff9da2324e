// SPDX-License-Identifier: GPL-3.0-or-later
// Small widgets of the puzzles: grades, bars.
#pragma once

#include "engine/core/event.h"

#include <QWidget>

class QProgressBar;

namespace meadhall::ui {

/// Diamonds, some of them filled: a grade, or how often a move was found.
class GradeMark : public QWidget {
    Q_OBJECT

public:
    explicit GradeMark(int of, QWidget *parent);
    void setFilled(int filled);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int of_, filled_ = 0;
};

/// Makes a bar that shows how much of a pack is solved.
QProgressBar *makePackBar(QWidget *parent);

/// The hand that a seat sees.
CardSet handOf(const Events &seen, int seat);

} // namespace meadhall::ui
