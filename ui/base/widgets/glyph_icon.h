// SPDX-License-Identifier: GPL-3.0-or-later
// Icons that are painted anew each time they are shown, in the colours and the resolution of that moment.
#pragma once

#include "ui/base/graphics/art.h"

#include <QIcon>
#include <QToolButton>

#include <functional>

class QAbstractButton;
class QPainter;

namespace meadhall::ui {

constexpr int kButtonGlyph = 20;        ///< px at 1×
constexpr qreal kDisabledOpacity = 0.5; ///< of a coloured picture

using PaintIcon = std::function<void(QPainter &painter, const QRectF &rect, QIcon::Mode mode, QIcon::State state)>;
/// An icon of any size that `paint` draws. What it refers to must live as long as the icon.
QIcon paintedIcon(PaintIcon paint);
/// An icon of a picture; the size and ratio of `picture` are ignored.
QIcon pictureIcon(const ArtKey &picture);

/// Gives a button a glyph as its icon, for all its states: golden on a default button. The icon follows the palette and
/// the direction of its button; only its size is that of the font at this moment.
/// @param turns mirrored right to left, as arrows are
void setGlyph(QAbstractButton *button, Glyph glyph, bool turns = false, int side = kButtonGlyph);

/// A tool button with a cross: closes, clears or removes.
class CrossButton : public QToolButton {
public:
    explicit CrossButton(QWidget *parent = nullptr);
};

} // namespace meadhall::ui
