// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/colour_chip.h"

#include "engine/games/odin/card.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kChipWidth = 29, kChipHeight = 17, kChipSign = 12, kChipPadding = 4, kChipGap = 1; ///< px
/// Of a chip for several cards, in fractions of its height.
constexpr qreal kJoinedSign = 0.84, kJoinedFigure = 0.62, kJoinedPadding = 0.1;
/// With less contrast to the plaque a chip gets a rim: a black card would vanish on the dark one.
constexpr qreal kChipVanishes = 1.35, kChipVanishesHighContrast = 4.5;

QString chipFigures(int number)
{
    return (number < 0 ? QString(QChar(0x2212)) : QString()) + QString::number(std::abs(number));
}

bool haveOneNumber(const std::vector<CardChip> &cards) { return cards.front().number == cards.back().number; }

void drawChipGround(QPainter &painter, const QRectF &rect, const QColor &ground, Theme theme, qreal corner,
                    bool hovered)
{
    const Palette &colours = paletteOf(theme);
    const QColor rim = theme == Theme::Light ? colours.edge : colours.woodLight;
    const bool vanishes =
        contrastOf(ground, colours.plaque) < (theme == Theme::HighContrast ? kChipVanishesHighContrast : kChipVanishes);
    painter.setBrush(ground);
    painter.setPen(hovered ? QPen(colours.text, 2) : vanishes ? QPen(rim, 1) : QPen(Qt::NoPen));
    const qreal inset = painter.pen().style() == Qt::NoPen ? 0 : painter.pen().widthF() / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner);
}

} // namespace

CardChip odinChip(int card, Theme theme, CardLook look)
{
    CardChip chip{QColor(odinCardGround(card, theme, look)), QColor(odinCardMark(card, theme, look)), {}, 0};
    chip.sign.kind = ArtKind::OdinSign;
    chip.sign.index = card / odin::kNumbers;
    chip.sign.ink = chip.mark.rgb();
    chip.number = odin::numberOf(static_cast<Card>(card));
    return chip;
}

CardChip ninjanChip(int card, Theme theme, CardLook)
{
    CardChip chip{QColor(ninjanCardGround(card, theme)), QColor(ninjanCardMark(card, theme)), {}, ninjanValue(card)};
    chip.sign.kind = ArtKind::NinjanSign;
    chip.sign.index = ninjanSuit(card) + (chip.number < 0 ? 3 : 0);
    chip.sign.ink = chip.mark.rgb();
    return chip;
}

QSize cardChipSize(const CardChip &chip, const QFont &font)
{
    const qreal scale = std::max(1.0, QFontMetrics(font).height() / 18.0);
    const int figures = QFontMetrics(font).horizontalAdvance(chipFigures(chip.number));
    const qreal needed = (2 * kChipPadding + kChipSign + kChipGap) * scale + figures;
    return {qRound(std::max(kChipWidth * scale, needed)), qRound(kChipHeight * scale)};
}

void drawCardChip(QPainter &painter, const QRectF &rect, const CardChip &chip, const QFont &font, Theme theme)
{
    const qreal scale = rect.height() / kChipHeight, side = std::round(kChipSign * scale), gap = kChipGap * scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawChipGround(painter, rect, chip.ground, theme, 4 * scale, false);
    const QString figures = chipFigures(chip.number);
    painter.setFont(font);
    const QFontMetrics metrics = painter.fontMetrics();
    const qreal whole = side + gap + metrics.horizontalAdvance(figures);
    const qreal left = std::round(rect.center().x() - whole / 2);
    drawSmallPicture(painter, chip.sign, QRectF(left, std::round(rect.center().y() - side / 2), side, side));
    painter.setPen(chip.mark);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.drawText(QPointF(left + side + gap, rect.center().y() + metrics.capHeight() / 2.0), figures);
    painter.restore();
}

qreal joinedChipWidth(const std::vector<CardChip> &cards, qreal height)
{
    const auto count = static_cast<qreal>(cards.size());
    return height
           * (kJoinedPadding * 2
              + (haveOneNumber(cards) ? kJoinedFigure + count * kJoinedSign : kJoinedSign + count * kJoinedFigure));
}

void drawJoinedChip(QPainter &painter, const QRectF &rect, const std::vector<CardChip> &cards, const QFont &font,
                    Theme theme)
{
    const qreal height = rect.height(), step = height * kJoinedSign, figure = height * kJoinedFigure;
    const qreal side = std::round(height * kChipSign / kChipHeight);
    const auto ground = [&](const CardChip &card, qreal left, qreal right) {
        drawChipGround(painter, QRectF(left, rect.top(), right - left, height), card.ground, theme,
                       height * 4 / kChipHeight, false);
    };
    const auto sign = [&](const CardChip &card, qreal left) {
        drawSmallPicture(
            painter, card.sign,
            QRectF(std::round(left + (step - side) / 2), std::round(rect.center().y() - side / 2), side, side));
    };
    const auto number = [&](const CardChip &card, qreal left) {
        painter.setPen(cards.front().mark); // the goat's would not be seen on another ground
        painter.drawText(QRectF(left, rect.top(), figure, height), Qt::AlignCenter, chipFigures(card.number));
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight);
    qreal x = rect.left() + height * kJoinedPadding;
    if (haveOneNumber(cards)) { // each sign on its own colour, the number on the first
        qreal left = rect.left(), right = x + figure + step;
        for (const CardChip &card : cards) {
            ground(card, left, right - (&card == &cards.back() ? 0 : 1));
            sign(card, right - step);
            left = right;
            right += step;
        }
        number(cards.front(), x);
    } else {
        ground(cards.front(), rect.left(), rect.right());
        sign(cards.front(), x);
        x += step;
        for (const CardChip &card : cards) {
            number(card, x);
            x += figure;
        }
    }
    painter.restore();
}

void drawColourChip(QPainter &painter, const QRectF &rect, int colour, ColourChipState state, Theme theme,
                    CardLook look)
{
    const Palette &palette = paletteOf(theme);
    const CardChip chip = odinChip(colour * odin::kNumbers, theme, look);
    const qreal unit = rect.height() / 30, corner = 5.5 * unit;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (state.in) {
        drawChipGround(painter, rect, chip.ground, theme, corner, state.hovered);
    } else {
        painter.setPen(QPen(state.hovered ? palette.text : palette.rim, state.hovered ? 2 : 1));
        painter.setBrush(palette.well);
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    }
    ArtKey sign = chip.sign;
    sign.ink = (state.in ? chip.mark : palette.textDim).rgb();
    const qreal side = std::round(18 * unit);
    drawSmallPicture(painter, sign, QRectF(rect.center() - QPointF(side, side) / 2, QSizeF(side, side)));
    if (!state.in) {
        // The line needs a gap on both sides to be seen on the sign.
        const QLineF across(rect.bottomLeft() + QPointF(3, -3) * unit, rect.topRight() + QPointF(-3, 3) * unit);
        painter.setPen(QPen(palette.well, 5 * unit));
        painter.drawLine(across);
        painter.setPen(QPen(palette.text, 2 * unit, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(across);
    }
    painter.restore();
}

} // namespace meadhall::ui
