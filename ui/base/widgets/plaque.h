// SPDX-License-Identifier: GPL-3.0-or-later
// Plaques: the plates on the walls of rooms.
#pragma once

#include <QFrame>

class QPainter;
class QPalette;

namespace meadhall::ui {

/// The edge and ground of a plaque.
void paintPlaque(QPainter &painter, const QRectF &rect, const QPalette &palette);

/// A plaque that holds other widgets.
class Plaque : public QFrame {
    Q_OBJECT

public:
    explicit Plaque(QWidget *parent = nullptr) : QFrame(parent) {}

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace meadhall::ui
