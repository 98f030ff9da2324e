// SPDX-License-Identifier: GPL-3.0-or-later
// A series of days, games or steps as beads.
#pragma once

#include <QWidget>

#include <vector>

namespace meadhall::ui {

struct Bead {
    enum class Look : quint8 {
        Empty,  ///< a ring
        Filled, ///< a disc
        Solved, ///< the sign of the best verdict
        Place,  ///< a disc with the place in a game
        EmptyDiamond,
        FilledDiamond,
    };
    Look look = Look::Empty;
    int place = 0;
    QString tip{}; ///< tool tip; empty: none
};

/// Diamonds, some of them filled: a grade, or how often a move was found.
std::vector<Bead> gradeBeads(int filled, int all, const QString &tip = {});

/// Beads in reading direction, the oldest first. One of them may be now and has a gold ring.
class Beads : public QWidget {
    Q_OBJECT

public:
    /// @param side px at 1×
    /// @param columns of several rows; 0: one row, in which the oldest beads are left out where they have no room
    Beads(int side, int columns, QWidget *parent);

    /// @param now index of the bead with the ring; −1: the last one; beyond the last one: none
    void setBeads(std::vector<Bead> beads, const QString &name, int now = -1);
    const std::vector<Bead> &beads() const { return beads_; }
    /// How many of them have room, the newest ones.
    int shown() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void shownChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int columns() const;
    qreal step() const;
    QRectF discOf(int index) const;
    void countShown();

    int side_, columns_;
    std::vector<Bead> beads_;
    int now_ = -1;
    int counted_ = 0; ///< shown() when it was told last
};

/// Paints a disc with the place in a game in it; filled for first place.
void paintPlace(QPainter *painter, const QRectF &disc, int place, const QPalette &palette);

/// Paints the gold ring of what is now, with a dark rim that shows on light grounds.
void paintNowRing(QPainter *painter, const QRectF &ring, const QPalette &palette);

} // namespace meadhall::ui
