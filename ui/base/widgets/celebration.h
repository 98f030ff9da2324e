// SPDX-License-Identifier: GPL-3.0-or-later
// A short celebration: diamonds and strips of cloth fall over a widget.
#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace meadhall::ui {

/// Covers its parent and takes no input; any key or press of the mouse ends it. Deletes itself.
class Celebration : public QWidget {
    Q_OBJECT

public:
    enum class Size { Small, Large };

    /// Celebrates over a widget. Nothing happens where nothing moves.
    /// @param below the celebration stays below this child of it; nullptr: above all of them
    static void begin(QWidget *over, Size size, QWidget *below = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Piece {
        qreal x;            ///< 0 … 1, of the width
        qreal begins, ends; ///< 0 … 1, of the time
        qreal drift;        ///< of the width, over the whole fall
        qreal side;         ///< px at 1×
        qreal turns;        ///< over the whole fall
        int colour;
        bool isStrip; ///< a strip of cloth, otherwise a diamond
    };

    Celebration(QWidget *over, Size size);

    std::vector<Piece> pieces_;
    QVariantAnimation falling_;
};

} // namespace meadhall::ui
