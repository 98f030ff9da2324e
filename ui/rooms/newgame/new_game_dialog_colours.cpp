// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/new_game_dialog_colours.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/new_game_widgets.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kChipSide = 36;      ///< at 1×
constexpr int kChipColoursOut = 2; ///< as many leave the deck of two players
constexpr qreal kChipDisabled = 0.4;

} // namespace

ColourChip::ColourChip(odin::Colour colour, QWidget *parent) : QAbstractButton(parent), colour_(colour)
{
    setObjectName(QStringLiteral("chip%1").arg(static_cast<int>(colour)));
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::toggled, this, &ColourChip::retranslate);
    retranslate();
}

QSize ColourChip::sizeHint() const
{
    const int side = grown(kChipSide) + 2 * kAir;
    return {side, side};
}

void ColourChip::retranslate()
{
    const QString colour = OdinText::colour(colour_);
    setToolTip(isChecked() ? tr("%1: in the deck").arg(colour) : tr("%1: left out").arg(colour));
    setAccessibleName(toolTip());
}

void ColourChip::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ColourChip::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ColourChip::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void ColourChip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!isEnabled())
        painter.setOpacity(kChipDisabled);
    drawColourChip(painter, plateOf(rect()), static_cast<int>(colour_), {isChecked(), isEnabled() && underMouse()},
                   newGameTheme(this), {});
    painter.setOpacity(1);
    if (hasFocus())
        drawFocusRing(painter, rect(), controlColours(palette()));
}

ColourChips::ColourChips(QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(4);
    for (int i = 0; i < odin::kColours; ++i) {
        auto *chip = chips_[toIndex(i)] = new ColourChip(static_cast<odin::Colour>(i), this);
        row->addWidget(chip);
        connect(chip, &QAbstractButton::clicked, this, [this, i] { swap(i); });
    }
}

/// A third colour goes out in exchange for the one that went out first.
void ColourChips::swap(int colour)
{
    std::erase(order_, colour);
    if (!chips_[toIndex(colour)]->isChecked()) {
        order_.push_back(colour);
        if (order_.size() > kChipColoursOut) {
            chips_[toIndex(order_.front())]->setChecked(true);
            order_.erase(order_.begin());
        }
    }
    Q_EMIT changed();
}

void ColourChips::setOut(odin::Colours out)
{
    for (int i = 0; i < odin::kColours; ++i) {
        const bool leaves = odin::has(out, static_cast<odin::Colour>(i));
        chips_[toIndex(i)]->setChecked(!leaves);
        const bool known = std::find(order_.begin(), order_.end(), i) != order_.end();
        if (leaves && !known)
            order_.push_back(i);
        else if (!leaves && known)
            std::erase(order_, i);
    }
}

odin::Colours ColourChips::out() const
{
    unsigned out = 0;
    for (std::size_t i = 0; i < chips_.size(); ++i)
        if (!chips_[i]->isChecked())
            out |= 1u << i;
    return static_cast<odin::Colours>(out);
}

} // namespace meadhall::ui
