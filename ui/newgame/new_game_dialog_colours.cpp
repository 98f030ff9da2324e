#include "ui/newgame/new_game_dialog_colours.h"

#include "engine/core/to_index.h"
#include "ui/graphics/art_source.h"
#include "ui/newgame/new_game_widgets.h"
#include "ui/text/odin_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QJsonObject>
#include <QPainter>
#include <QSignalBlocker>

namespace meadhall::ui {

namespace {

constexpr int kChipWidth = 38;
constexpr int kChipHeight = 32;
constexpr int kChipSign = 22;
constexpr int kChipFocus = 3; ///< width of the margin for the focus ring

/// A colour of a suit from the palette.
/// @param tone "ground" or "mark"
QColor chipTone(odin::Colour colour, Theme theme, const char *tone)
{
    static constexpr std::array<const char *, odin::kColours> kKeys{"blue", "red", "pink", "green", "black", "orange"};
    const QString themeKey = theme == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light");
    return QColor(artPaletteJson(QStringLiteral(
        "odin"))[QLatin1String("themes")][themeKey][QLatin1String(kKeys[toIndex(colour)])][QLatin1String(tone)]
                      .toString());
}

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
    const QColor textColour = palette().color(QPalette::WindowText);
    const QRectF plate = QRectF(rect()).adjusted(kChipFocus, kChipFocus, -kChipFocus, -kChipFocus);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }

    QColor edge = textColour;
    edge.setAlphaF(underMouse() ? 0.9f : isChecked() ? 0.35f : 0.55f);
    painter.setPen(QPen(edge, 1.2, isChecked() ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(isChecked() ? QBrush(chipTone(colour_, theme, "ground")) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(plate.adjusted(0.6, 0.6, -0.6, -0.6), 6, 6);

    ArtKey sign;
    sign.kind = ArtKind::OdinSign;
    sign.index = static_cast<int>(colour_);
    sign.ink = (isChecked() ? chipTone(colour_, theme, "mark") : textColour).rgba();
    const QPointF corner = plate.center() - QPointF(kChipSign, kChipSign) / 2;
    painter.setOpacity(isChecked() ? 1 : 0.55);
    painter.drawPixmap(corner, newGamePicture(this, sign, QSizeF(kChipSign, kChipSign)));
    painter.setOpacity(1);
    if (!isChecked()) {
        painter.setPen(QPen(textColour, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(plate.bottomLeft() + QPointF(7, -6), plate.topRight() + QPointF(-7, 6));
    }
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
