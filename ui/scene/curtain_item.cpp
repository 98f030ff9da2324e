#include "ui/scene/curtain_item.h"

#include "ui/graphics/ground.h"
#include "ui/graphics/text_painting.h"

#include <QGraphicsSceneMouseEvent>
#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr qreal kCurtainWords = 30; // height of the text at 1280 × 800

const QColor kCurtainInk(0xf3, 0xe6, 0xcc); // contrast with the red cloth in both themes

} // namespace

CurtainItem::CurtainItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) {}

void CurtainItem::setSize(QSizeF size) { changeShape(size_, size); }
void CurtainItem::setWords(const QString &words) { change(words_, words); }

QRectF CurtainItem::wordsRect() const
{
    const qreal height = kCurtainWords * 1.7 * tableScale(size_);
    const qreal margin = borderThickness(size_);
    return QRectF(margin, curtainCrestRect(size_).bottom() + height * 0.5, size_.width() - 2 * margin, height);
}

QRectF CurtainItem::buttonRect(QSizeF button) const
{
    return QRectF(QPointF((size_.width() - button.width()) / 2, wordsRect().bottom() + button.height() * 0.4), button);
}

QRectF CurtainItem::boundingRect() const { return QRectF(QPointF(), size_); }

void CurtainItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    ArtKey curtain;
    curtain.kind = ArtKind::Curtain;
    curtain.theme = theme();
    art().draw(painter, curtain, boundingRect());
    painter->setPen(kCurtainInk);
    drawCentred(painter, wordsRect(), tableFont(kCurtainWords * tableScale(size_), true), words_);
}

void CurtainItem::mousePressEvent(QGraphicsSceneMouseEvent *event) { event->accept(); }

} // namespace meadhall::ui
