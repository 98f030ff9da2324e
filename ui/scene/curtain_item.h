// The curtain that hides all hands while two players change places (hot seat).
#pragma once

#include "ui/graphics/art_painter.h"

namespace meadhall::ui {

/// Covers the whole view and blocks the mouse. Origin: the view's upper left corner.
class CurtainItem : public TableItem {
    Q_OBJECT

public:
    explicit CurtainItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// Size of the view in logical pixels.
    void setSize(QSizeF size);
    /// Text below the crest ("Pass the horn to Sigrid"); reduced if it is wider than the view.
    void setWords(const QString &words);
    QString words() const { return words_; }
    /// Rectangle of a button of that size, centred below the text.
    QRectF buttonRect(QSizeF button) const;

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;

private:
    QRectF wordsRect() const;

    QSizeF size_;
    QString words_;
};

} // namespace meadhall::ui
