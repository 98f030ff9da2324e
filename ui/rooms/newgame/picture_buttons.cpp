// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/picture_buttons.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"

#include <QGridLayout>
#include <QStyleOption>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kChipSide = 52, kChipPitch = 84; ///< px at 1×
constexpr std::size_t kChipColoursOut = 2;

} // namespace

PictureButtons::PictureButtons(int side, int pitch, QWidget *parent) : QWidget(parent), side_(side), pitch_(pitch)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(2);
    grid->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    followChanges(this, {QEvent::LayoutRequest}, [this] { keepHeight(); }); // a button is larger or smaller now
    followChanges(this, {QEvent::Resize}, [this] {
        room_ = width();
        arrange();
    });
}

void PictureButtons::addButton(QToolButton *button)
{
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIconSize(QSize(grown(side_), grown(side_)));
    button->setParent(this);
    buttons_.push_back(button);
}

void PictureButtons::arrange()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    while (grid->count() > 0)
        delete grid->takeAt(0);
    int widest = grown(pitch_) - grid->spacing(), place = 0;
    for (const QToolButton *button : buttons_)
        widest = std::max(widest, button->sizeHint().width());
    const int columns = std::max(1, (room_ + grid->spacing()) / (widest + grid->spacing()));
    for (QToolButton *button : buttons_) {
        button->setFixedWidth(widest);
        if (button->isHidden())
            continue;
        grid->addWidget(button, place / columns, place % columns);
        ++place;
    }
    keepHeight();
}

/// Makes room for all rows at once, as layouts around it learn of another number of rows only later.
void PictureButtons::keepHeight() { setMinimumHeight(layout()->minimumSize().height()); }

/// Two buttons wide; as high as the rows at the current width.
QSize PictureButtons::minimumSizeHint() const
{
    return {buttons_.empty() ? 0 : 2 * buttons_.front()->minimumWidth(), layout()->minimumSize().height()};
}

ColourChip::ColourChip(odin::Colour colour, QWidget *parent) : QToolButton(parent), colour_(colour)
{
    setObjectName(QStringLiteral("chip%1").arg(static_cast<int>(colour)));
    connect(this, &QAbstractButton::toggled, this, &ColourChip::updateLook);
    setIcon(paintedIcon([this](QPainter &painter, const QRectF &rect, QIcon::Mode, QIcon::State) {
        drawColourChip(painter, rect, static_cast<int>(colour_), {isChecked(), false}, themeOf(palette()), {});
    }));
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { updateLook(); });
}

void ColourChip::updateLook()
{
    const QString colour = OdinText::colour(colour_);
    setText(capitalised(colour));
    setToolTip(isChecked() ? tr("%1: in the deck").arg(colour) : tr("%1: left out").arg(colour));
    setAccessibleName(toolTip());
    if (QFont letters = font(); letters.strikeOut() == isChecked()) {
        letters.setStrikeOut(!isChecked());
        setFont(letters);
    }
}

/// The picture shows whether it is checked; the plate of a checked button would say the opposite.
void ColourChip::initStyleOption(QStyleOptionToolButton *option) const
{
    QToolButton::initStyleOption(option);
    option->state &= ~QStyle::State_On;
}

ColourChips::ColourChips(QWidget *parent) : PictureButtons(kChipSide, kChipPitch, parent)
{
    for (int i = 0; i < odin::kColours; ++i) {
        auto *chip = new ColourChip(static_cast<odin::Colour>(i));
        addButton(chip);
        chip->setChecked(true);
        connect(chip, &QAbstractButton::clicked, this, [this, i] { exchange(i); });
    }
}

void ColourChips::exchange(int colour)
{
    std::erase(order_, colour);
    if (!buttons()[toIndex(colour)]->isChecked()) {
        order_.push_back(colour);
        if (order_.size() > kChipColoursOut) {
            buttons()[toIndex(order_.front())]->setChecked(true);
            order_.erase(order_.begin());
        }
    }
    Q_EMIT changed();
}

void ColourChips::setOut(odin::Colours out)
{
    std::erase_if(order_, [out](int one) { return !odin::has(out, static_cast<odin::Colour>(one)); });
    for (int i = 0; i < odin::kColours; ++i) {
        const bool leaves = odin::has(out, static_cast<odin::Colour>(i));
        buttons()[toIndex(i)]->setChecked(!leaves);
        if (leaves && std::find(order_.begin(), order_.end(), i) == order_.end())
            order_.push_back(i);
    }
}

odin::Colours ColourChips::out() const
{
    unsigned out = 0;
    for (const int colour : order_)
        out |= 1u << colour;
    return static_cast<odin::Colours>(out);
}

} // namespace meadhall::ui
