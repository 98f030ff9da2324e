#include "ui/games/odin/card_chip.h"

#include "engine/games/odin/card.h"
#include "ui/graphics/card_faces.h"
#include "ui/graphics/text_painting.h"
#include "ui/text/text.h"

#include <QPainter>

namespace meadhall::ui {

namespace {

// Fractions of the height.
constexpr qreal kSign = 0.72, kSignLeft = 3.0 / 17, kFigures = 12.5 / 17, kCorner = 4.0 / 17;
constexpr qreal kJoinedSign = 0.84, kJoinedFigure = 0.62;

ArtKey signOf(Card card, Theme theme)
{
    ArtKey sign;
    sign.kind = ArtKind::OdinSign;
    sign.index = static_cast<int>(odin::colourOf(card));
    sign.ink = odinCardMark(card, theme, {});
    return sign;
}

void paintGround(QPainter *painter, Card card, const QRectF &chip, Theme theme)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const bool rim = theme == Theme::Dark && odin::colourOf(card) == odin::Colour::Black; // it would vanish
    painter->setPen(rim ? QPen(paletteOf(theme).woodLight, 1) : QPen(Qt::NoPen));
    painter->setBrush(QColor(odinCardGround(card, theme, {})));
    painter->drawRoundedRect(chip, kCorner * chip.height(), kCorner * chip.height());
}

void paintFigure(QPainter *painter, Card card, const QRectF &rect, Theme theme)
{
    painter->setPen(QColor(odinCardMark(card, theme, {})));
    drawCentred(painter, rect, tableFont(kFigures * rect.height(), true), number(odin::numberOf(card)));
}

bool haveOneNumber(const std::vector<Card> &cards)
{
    return odin::numberOf(cards.front()) == odin::numberOf(cards.back());
}

} // namespace

void paintCardChip(QPainter *painter, const DrawArt &draw, Card card, const QRectF &chip, Theme theme)
{
    paintGround(painter, card, chip, theme);
    const qreal side = chip.height() * kSign;
    draw(signOf(card, theme),
         QRectF(chip.left() + kSignLeft * chip.height(), chip.center().y() - side / 2, side, side));
    const qreal pad = chip.height() / 17;
    paintFigure(painter, card, chip.adjusted(chip.width() / 2 - pad, 0, -pad, 0), theme);
}

void paintCardChip(QPainter *painter, ArtPainter &art, Card card, const QRectF &chip, Theme theme)
{
    paintCardChip(
        painter, [&](const ArtKey &key, const QRectF &rect) { art.draw(painter, key, rect); }, card, chip, theme);
}

qreal joinedChipWidth(const std::vector<Card> &cards, qreal height)
{
    const qreal n = static_cast<qreal>(cards.size());
    return height * (haveOneNumber(cards) ? kJoinedFigure + n * kJoinedSign : kJoinedSign + 0.1 + n * kJoinedFigure)
           + height * 0.2;
}

void paintJoinedChip(QPainter *painter, ArtPainter &art, const std::vector<Card> &cards, const QRectF &chip,
                     Theme theme)
{
    const qreal height = chip.height(), step = height * kJoinedSign, side = height * kSign;
    const auto sign = [&](Card card, qreal x) {
        art.draw(painter, signOf(card, theme), QRectF(x + (step - side) / 2, chip.center().y() - side / 2, side, side));
    };
    qreal x = chip.left() + height * 0.1;
    const qreal figure = height * kJoinedFigure;
    if (!haveOneNumber(cards)) {
        paintGround(painter, cards.front(), chip, theme);
        sign(cards.front(), x);
        x += step + height * 0.1;
        for (Card card : cards) {
            paintFigure(painter, card, QRectF(x, chip.top(), figure, height), theme);
            x += figure;
        }
        return;
    }
    // Each sign on its own colour, side by side; the number on the first.
    qreal left = chip.left();
    qreal right = x + figure + step;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        paintGround(painter, cards[i], QRectF(left, chip.top(), right - left - 1, height), theme);
        if (i == 0)
            paintFigure(painter, cards[i], QRectF(x, chip.top(), figure, height), theme);
        sign(cards[i], right - step);
        left = right;
        right += step;
    }
}

} // namespace meadhall::ui
