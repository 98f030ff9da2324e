// SPDX-License-Identifier: GPL-3.0-or-later
// A button with a glyph in the colour of its text.
#pragma once

#include "ui/base/graphics/art.h"

#include <QPushButton>

namespace meadhall::ui {

class GlyphButton : public QPushButton {
    Q_OBJECT

public:
    /// @param mirrors whether the glyph is mirrored right to left
    GlyphButton(Glyph glyph, bool mirrors, QWidget *parent);

    void setGlyph(Glyph glyph);
    Glyph glyph() const { return glyph_; }
    /// A square button without text; its name is read and shown as tool tip.
    void setName(const QString &name);
    /// @param logical side of a button without text, in logical pixels at 1×
    void setSide(int logical);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateIcon();

    Glyph glyph_;
    bool mirrors_;
    int side_ = 0; ///< 0: as wide as its text
};

} // namespace meadhall::ui
