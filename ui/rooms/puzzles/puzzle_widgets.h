// SPDX-License-Identifier: GPL-3.0-or-later
// Small widgets of the puzzles: beads, grades, bars, hands.
#pragma once

#include "engine/core/event.h"
#include "ui/base/graphics/art.h"

#include <QAbstractButton>
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

/// A bar that shows how much of a pack is solved.
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
/// Draws such a bar.
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

/// Base of the buttons below: can be pressed by mouse and keyboard, and draws its ground.
class PuzzleButton : public QAbstractButton {
    Q_OBJECT

public:
    PuzzleButton(PixmapCache &cache, QWidget *parent);

protected:
    PixmapCache &cache() const { return cache_; }
    void paintGround(QPainter &painter, qreal radius) const;
    /// Cards beside each other.
    void paintCards(QPainter &painter, const std::vector<ArtKey> &cards, const QRectF &room, qreal step,
                    qreal turn) const;

private:
    PixmapCache &cache_;
};

class PackButton : public PuzzleButton {
    Q_OBJECT

public:
    using PuzzleButton::PuzzleButton;

    struct Contents {
        QString game, title, about, progress;
        int grade = 1;
        double share = 0;  ///< solved
        bool done = false; ///< all are solved
        std::vector<ArtKey> cards;
    };
    void setContents(Contents contents);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Contents contents_;
};

class MistakeRow : public PuzzleButton {
    Q_OBJECT

public:
    using PuzzleButton::PuzzleButton;

    struct Contents {
        std::vector<ArtKey> cards;
        QString game, cost, found, due;
        int foundTimes = 0;
        bool isDue = false;
    };
    void setContents(Contents contents);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Contents contents_;
};

} // namespace meadhall::ui
