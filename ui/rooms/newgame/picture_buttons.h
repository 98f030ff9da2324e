// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons with a picture and a name below, side by side: the opponents and the colours of a new game.
#pragma once

#include "engine/games/odin/card.h"

#include <QToolButton>

#include <vector>

namespace meadhall::ui {

/// Breaks the row where there is no room. All buttons have the same size.
class PictureButtons : public QWidget {
    Q_OBJECT

public:
    /// @param side of the picture, @param pitch from one button to the next; px at 1×
    PictureButtons(int side, int pitch, QWidget *parent = nullptr);

    /// Takes the ownership of the button.
    void addButton(QToolButton *button);
    /// Arranges the buttons that are not hidden; to be called after a change of texts or of what is hidden.
    void arrange();
    const std::vector<QToolButton *> &buttons() const { return buttons_; }

    QSize minimumSizeHint() const override;

private:
    void keepHeight();

    int side_, pitch_;
    int room_ = QWIDGETSIZE_MAX; ///< width; unlimited until it is known
    std::vector<QToolButton *> buttons_;
};

/// A toggle for one colour. Checked: the colour is in the deck.
class ColourChip : public QToolButton {
    Q_OBJECT

public:
    explicit ColourChip(odin::Colour colour, QWidget *parent = nullptr);

protected:
    void initStyleOption(QStyleOptionToolButton *option) const override;

private:
    void updateLook();

    odin::Colour colour_;
};

/// Six chips. At most two colours can be left out: a third one takes the place of the one that was left out first.
class ColourChips : public PictureButtons {
    Q_OBJECT

public:
    explicit ColourChips(QWidget *parent = nullptr);

    void setOut(odin::Colours out);
    odin::Colours out() const;

Q_SIGNALS:
    /// The user changed the colours.
    void changed();

private:
    void exchange(int colour);

    std::vector<int> order_; ///< the colours that are left out, the one that was left out first in front
};

} // namespace meadhall::ui
