#include "ui/newgame/new_game_dialog_colours.h"

#include "engine/core/to_index.h"
#include "ui/graphics/colour_chip.h"
#include "ui/newgame/new_game_widgets.h"
#include "ui/text/odin_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>

namespace meadhall::ui {

namespace {

constexpr int kChipWidth = 38;
constexpr int kChipHeight = 32;
constexpr int kChipFocus = 3; ///< width of the margin for the focus ring

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

QSize ColourChip::sizeHint() const { return {kChipWidth + 2 * kChipFocus, kChipHeight + 2 * kChipFocus}; }

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
    const Theme theme = newGameTheme(this);
    const QRectF plate = QRectF(rect()).adjusted(kChipFocus, kChipFocus, -kChipFocus, -kChipFocus);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }

    drawColourChip(painter, plate, static_cast<int>(colour_), {isChecked(), underMouse()}, theme, {});
}

ColourChips::ColourChips(QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(2);
    for (int i = 0; i < odin::kColours; ++i) {
        auto *chip = chips_[toIndex(i)] = new ColourChip(static_cast<odin::Colour>(i), this);
        row->addWidget(chip);
        connect(chip, &QAbstractButton::toggled, this, &ColourChips::changed);
    }
}

void ColourChips::setOut(odin::Colours out)
{
    const QSignalBlocker quiet(this);
    for (int i = 0; i < odin::kColours; ++i)
        chips_[toIndex(i)]->setChecked(!odin::has(out, static_cast<odin::Colour>(i)));
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
