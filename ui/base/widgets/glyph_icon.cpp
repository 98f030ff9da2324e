// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/glyph_icon.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/widgets/control_paint.h"

#include <QIconEngine>
#include <QPainter>
#include <QPointer>
#include <QPushButton>

namespace meadhall::ui {

namespace {

/// Draws the glyph anew each time, so that the icon always has the colours and the direction that its button has now.
class GlyphIconEngine : public QIconEngine {
public:
    GlyphIconEngine(const QAbstractButton *button, Glyph glyph, bool turns)
        : button_(button), glyph_(glyph), turns_(turns)
    {
    }

    QIconEngine *clone() const override { return new GlyphIconEngine(*this); }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        if (button_)
            drawSmallPicture(*painter, picture(mode, state), QRectF(rect));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        return button_ ? smallPicture(picture(mode, state), QSizeF(size) / scale, scale) : QPixmap();
    }

private:
    ArtKey picture(QIcon::Mode mode, QIcon::State state) const
    {
        const ControlColours colours = controlColours(button_->palette());
        const auto *push = qobject_cast<const QPushButton *>(button_.data());
        const QColor ink = mode == QIcon::Disabled     ? colours.disabled
                           : state == QIcon::On        ? colours.chosenText
                           : push && push->isDefault() ? paletteOf(themeOf(button_->palette())).emphasis
                                                       : colours.text;
        ArtKey key = glyphArt(glyph_, ink);
        key.mirrored = turns_ && button_->layoutDirection() == Qt::RightToLeft;
        return key;
    }

    QPointer<const QAbstractButton> button_;
    Glyph glyph_;
    bool turns_;
};

} // namespace

void setGlyph(QAbstractButton *button, Glyph glyph, bool turns, int side)
{
    button->setIcon(QIcon(new GlyphIconEngine(button, glyph, turns)));
    button->setIconSize(QSize(grown(side), grown(side)));
}

CrossButton::CrossButton(QWidget *parent) : QToolButton(parent)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
}

void CrossButton::paintEvent(QPaintEvent *event)
{
    QToolButton::paintEvent(event);
    QPainter painter(this);
    const Strokes strokes(painter);
    const ControlColours colours = controlColours(palette());
    const qreal arm = 5 * fontUnit();
    const QPointF centre = QRectF(rect()).center() + QPointF(0, isDown() ? 1 : 0);
    painter.setPen(QPen(isEnabled() ? colours.text : colours.disabled, kStroke, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
}

} // namespace meadhall::ui
