// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/glyph_icon.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/widgets/control_paint.h"

#include <QIcon>
#include <QPixmap>
#include <QPushButton>

namespace meadhall::ui {

void setGlyph(QAbstractButton *button, Glyph glyph, bool turns, int side)
{
    const QSize size(grown(side), grown(side));
    const ControlColours colours = controlColours(button->palette());
    QIcon icon;
    const auto add = [&](const QColor &ink, QIcon::Mode mode, QIcon::State state) {
        ArtKey key = glyphArt(glyph, ink);
        key.mirrored = turns && button->layoutDirection() == Qt::RightToLeft;
        icon.addPixmap(smallPicture(key, size, button->devicePixelRatioF()), mode, state);
    };
    const auto *push = qobject_cast<const QPushButton *>(button);
    const bool isDefault = push && push->isDefault();
    add(isDefault ? paletteOf(themeOf(button->palette())).emphasis : colours.text, QIcon::Normal, QIcon::Off);
    add(colours.disabled, QIcon::Disabled, QIcon::Off);
    if (button->isCheckable())
        add(colours.chosenText, QIcon::Normal, QIcon::On);
    button->setIcon(icon);
    button->setIconSize(size);
}

} // namespace meadhall::ui
