// SPDX-License-Identifier: GPL-3.0-or-later
// The leading edge of the side panel, by which it is dragged wider or narrower.
#pragma once

#include <QWidget>

namespace meadhall::ui {

class PanelGrip : public QWidget {
    Q_OBJECT

public:
    explicit PanelGrip(QWidget *parent);

Q_SIGNALS:
    /// The panel shall be that wide, in logical pixels.
    void dragged(int width);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int from_ = 0;        ///< where the mouse was pressed, on the screen
    int widthBefore_ = 0; ///< of the panel at that time
};

} // namespace meadhall::ui
