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

    /// @param brief instead of the label where a seat or cards leave no room for it; where there is none for that
    ///              either, the frame has no label
    void setLabel(const QString &label, const QString &brief);
    QString label() const { return label_; }

    QRectF boundingRect() const override { return room_; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void fit();
    QFont labelFont() const;
    QRectF labelBox(const QRectF &frame, const QString &label) const;
    bool isFree(const QRectF &box) const;
    void paintLabel(QPainter &painter, const QRectF &box, const QString &label) const;

    QGraphicsView &table_;
    QRectF room_;
    QString label_, brief_;
    QString shown_; ///< one of them, or empty
};

} // namespace meadhall::ui
