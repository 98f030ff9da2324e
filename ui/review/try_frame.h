// SPDX-License-Identifier: GPL-3.0-or-later
// A frame round the table with a label: what is shown did not happen.
#pragma once

#include <QGraphicsObject>

QT_BEGIN_NAMESPACE
class QGraphicsView;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Lies on the board inside its border, below seats and cards. The label is on its upper edge at the leading side,
/// where no seat is.
class TryFrame : public QGraphicsObject {
    Q_OBJECT

public:
    /// Adds itself, hidden, to the scene of the view, whose size it follows.
    explicit TryFrame(QGraphicsView &table);

    void setLabel(const QString &label);
    QString label() const { return label_; }

    QRectF boundingRect() const override { return room_; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void fit();
    void paintLabel(QPainter &painter, const QRectF &frame) const;

    QGraphicsView &table_;
    QRectF room_;
    QString label_;
};

} // namespace meadhall::ui
