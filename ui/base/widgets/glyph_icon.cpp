// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/glyph_icon.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"

#include <QIconEngine>
#include <QPointer>
#include <QPushButton>

#include <utility>

namespace meadhall::ui {

namespace {

class PaintedIconEngine : public QIconEngine {
public:
    explicit PaintedIconEngine(PaintIcon paint) : paint_(std::move(paint)) {}

    QIconEngine *clone() const override { return new PaintedIconEngine(*this); }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        painter->save();
        paint_(*painter, QRectF(rect), mode, state);
        painter->restore();
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }
    /// @param given in pixels; since Qt 6.8 in units of the window
    QPixmap scaledPixmap(const QSize &given, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        const QSize size = QT_VERSION < QT_VERSION_CHECK(6, 8, 0) ? given : given * scale;
        if (size.isEmpty())
            return {};
        QPixmap pixmap(size);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint_(painter, QRectF(QPointF(), QSizeF(size) / scale), mode, state);
        return pixmap;
    }

private:
    PaintIcon paint_;
};

} // namespace

QIcon paintedIcon(PaintIcon paint) { return QIcon(new PaintedIconEngine(std::move(paint))); }

QIcon pictureIcon(const ArtKey &picture)
{
    return paintedIcon([picture](QPainter &painter, const QRectF &rect, QIcon::Mode mode, QIcon::State) {
        if (mode == QIcon::Disabled)
            painter.setOpacity(kDisabledOpacity);
        drawSmallPicture(painter, picture, rect);
    });
}

void setGlyph(QAbstractButton *button, Glyph glyph, bool turns, int side)
{
    const auto paint = [owner = QPointer<const QAbstractButton>(button), glyph,
                        turns](QPainter &painter, const QRectF &rect, QIcon::Mode mode, QIcon::State state) {
        if (!owner)
            return;
        const ControlColours colours = controlColours(owner->palette());
        const auto *push = qobject_cast<const QPushButton *>(owner.data());
        const QColor ink = mode == QIcon::Disabled     ? colours.disabled
                           : state == QIcon::On        ? colours.chosenText
                           : push && push->isDefault() ? paletteOf(themeOf(owner->palette())).emphasis
                                                       : colours.text;
        ArtKey key = glyphArt(glyph, ink);
        key.mirrored = turns && owner->layoutDirection() == Qt::RightToLeft;
        drawSmallPicture(painter, key, rect);
    };
    button->setIcon(paintedIcon(paint));
    button->setIconSize(QSize(grown(side), grown(side)));
}

CrossButton::CrossButton(QWidget *parent) : QToolButton(parent)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setGlyph(this, Glyph::Close);
    followChanges(this, {QEvent::FontChange}, [this] { setGlyph(this, Glyph::Close); });
}

} // namespace meadhall::ui
