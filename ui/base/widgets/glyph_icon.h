// SPDX-License-Identifier: GPL-3.0-or-later
// Glyphs as icons of buttons, in the colours of their palette.
#pragma once

#include "ui/base/graphics/art.h"

#include <QToolButton>

class QAbstractButton;

namespace meadhall::ui {

constexpr int kButtonGlyph = 20; ///< px at 1×

/// Gives a button a glyph as its icon, for all its states: golden on a default button. The icon follows the palette and
/// the direction of its button; only its size is that of the font at this moment.
/// @param turns mirrored right to left, as arrows are
void setGlyph(QAbstractButton *button, Glyph glyph, bool turns = false, int side = kButtonGlyph);

/// A tool button with a cross: closes, clears or removes.
class CrossButton : public QToolButton {
public:
    explicit CrossButton(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace meadhall::ui
