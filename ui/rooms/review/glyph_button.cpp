// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/glyph_button.h"

#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"

#include <QEvent>

namespace meadhall::ui {

GlyphButton::GlyphButton(Glyph glyph, bool mirrors, QWidget *parent)
    : QPushButton(parent), glyph_(glyph), mirrors_(mirrors)
{
    updateIcon();
}

void GlyphButton::setGlyph(Glyph glyph)
{
    glyph_ = glyph;
    updateIcon();
}

void GlyphButton::setName(const QString &name)
{
    setAccessibleName(name);
    setToolTip(name);
}

void GlyphButton::setSide(int logical)
{
    side_ = logical;
    updateGeometry();
}

QSize GlyphButton::sizeHint() const { return side_ > 0 ? QSize(grown(side_), grown(side_)) : QPushButton::sizeHint(); }

void GlyphButton::updateIcon() { ui::setGlyph(this, glyph_, mirrors_); }

void GlyphButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateIcon();
}

} // namespace meadhall::ui
