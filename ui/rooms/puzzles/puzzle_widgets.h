// SPDX-License-Identifier: GPL-3.0-or-later
// Small widgets of the puzzles: beads, grades, bars, hands.
#pragma once

#include "engine/core/event.h"
#include "ui/base/graphics/art.h"

#include <QWidget>

#include <vector>

namespace meadhall::ui {

class PixmapCache;

/// Draws the diamonds of a grade: that many of three are filled.
void drawGrade(QPainter &painter, const QRectF &rect, int filled, int of, bool mirrored, const QPalette &palette);

/// The diamonds of a grade as a widget.
class GradeMark : public QWidget {
    Q_OBJECT

public:
    explicit GradeMark(QWidget *parent = nullptr);
    /// @param name for screen readers
    void setGrade(int grade, const QString &name);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int grade_ = 0;
};

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

/// How much of a pack is solved.
class PackBar : public QWidget {
    Q_OBJECT

public:
    explicit PackBar(QWidget *parent = nullptr);
    void setShare(double share);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double share_ = 0;
};
/// The same, drawn.
void drawPackBar(QPainter &painter, const QRectF &rect, double share, bool mirrored, const QPalette &palette);

/// Pictures of cards of a game, as in a hand, in the order of the hand.
std::vector<ArtKey> cardArts(Game game, CardSet cards, Theme theme, CardLook look);
/// The hand that a seat sees.
CardSet handOf(const Events &seen, int seat);

/// Cards as a fan.
class CardFan : public QWidget {
    Q_OBJECT

public:
    /// @param cache must outlive this widget
    explicit CardFan(PixmapCache &cache, QWidget *parent = nullptr);
    void setCards(std::vector<ArtKey> cards);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PixmapCache &cache_;
    std::vector<ArtKey> cards_;
};

} // namespace meadhall::ui
