// SPDX-License-Identifier: GPL-3.0-or-later
// A pack of puzzles in the room of the puzzles, and a row of the own mistakes.
#pragma once

#include "engine/core/event.h"
#include "ui/base/graphics/art.h"

#include <QAbstractButton>

#include <vector>

namespace meadhall::ui {

class PixmapCache;

/// What all of them have: they can be pressed by mouse and keyboard, and draw their ground.
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
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

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
