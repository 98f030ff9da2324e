// The curtain that hides all hands between two players at one screen.
#pragma once

#include "ui/graphics/art_user.h"

namespace meadhall::ui {

/// Covers the whole view, lets no click through. Its origin is the view's upper left corner.
class CurtainItem : public TableItem {
    Q_OBJECT

public:
    explicit CurtainItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// Of the view, in logical pixels.
    void setSize(QSizeF size);
    /// What stands below the crest ("Pass the horn to Sigrid"); made smaller if it is wider than the view.
    void setWords(const QString &words);
    QString words() const { return words_; }
    /// The room below the words: for a button.
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
