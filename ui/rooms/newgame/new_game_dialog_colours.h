// SPDX-License-Identifier: GPL-3.0-or-later
// Selection of the colours in the deck, in the new-game dialog.
#pragma once

#include "engine/games/odin/card.h"

#include <QAbstractButton>

#include <array>
#include <vector>

namespace meadhall::ui {

/// A toggle for one colour. Checked: the colour is in the deck.
class ColourChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit ColourChip(odin::Colour colour, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void retranslate();

    odin::Colour colour_;
};

/// A row of six chips, one for each colour. At most two colours can be out.
class ColourChips : public QWidget {
    Q_OBJECT

public:
    explicit ColourChips(QWidget *parent = nullptr);

    void setOut(odin::Colours out);
    odin::Colours out() const;

Q_SIGNALS:
    /// The user changed the colours.
    void changed();

private:
    void swap(int colour);

    std::array<ColourChip *, odin::kColours> chips_{};
    std::vector<int> order_; ///< the colours that are out, the one that went out first in front
};

} // namespace meadhall::ui
