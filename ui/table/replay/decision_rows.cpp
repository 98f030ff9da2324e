// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/replay/decision_rows.h"

#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/set.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/control_paint.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kDecisionRow = 90, kLowDecisionRow = 84, kDecisionSide = 12, kLabelColumn = 84;
constexpr int kLowDecisionWidth = 250; ///< of a move beside others
constexpr qreal kDecisionCard = 36, kDecisionStep = 40, kSmallWidth = 26, kPileStep = 22, kBarHeight = 6;
constexpr std::size_t kPileCards = 3;

/// The upper cards of a pile, the top one last.
std::vector<ArtKey> pileArt(const Events &seen, int pile, Theme theme, CardLook look)
{
    const auto view = viewAfter<ninjan::View>(seen, kSpectator);
    const ninjan::Pile &cards = view.board().piles[toIndex(pile)];
    std::vector<ArtKey> art;
    for (const Card *card = cards.begin(); card != cards.end(); ++card)
        art.push_back(cardArt(Game::Ninjan, *card, theme, look));
    if (art.size() > kPileCards)
        art.erase(art.begin(), art.end() - kPileCards);
    return art;
}

QFont decisionFont(QFont font, qreal factor, bool bold)
{
    font.setPixelSize(qRound(QFontInfo(font).pixelSize() * factor)); // as fittedFont() needs it
    font.setBold(bold);
    return font;
}

} // namespace

DecisionRow decisionRow(const Events &seen, int seat, const Event &move, double points, Theme theme, CardLook look)
{
    DecisionRow row;
    row.value = ReviewText::move(seen, move);
    row.points = points;
    if (const auto *play = std::get_if<PlayEvent>(&move)) {
        for (const Card card : odin::asRead(play->cards))
            row.cards.push_back(cardArt(Game::Odin, card, theme, look));
        if (play->take != kNoCard) {
            row.aside = ReviewText::picksUp();
            row.plus = true;
            row.small.push_back(cardArt(Game::Odin, play->take, theme, look));
        }
    } else if (const auto *choice = std::get_if<ChooseEvent>(&move)) {
        row.cards.push_back(cardArt(Game::Ninjan, choice->card, theme, look));
        const int pile = ReviewText::beatenPile(seen, seat, move);
        row.aside = ReviewText::forecast(pile);
        if (pile >= 0)
            row.small = pileArt(seen, pile, theme, look);
    } else if (const auto *resolve = std::get_if<ResolveEvent>(&move)) {
        row.cards = pileArt(seen, resolve->pile, theme, look);
        row.pile = true;
        row.aside = ReviewText::withCard(seen, *resolve);
        row.plus = true;
        row.small.push_back(cardArt(Game::Ninjan, resolve->card, theme, look));
    }
    return row;
}

DecisionRows::DecisionRows(PixmapCache &cache, QWidget *parent) : QWidget(parent), cache_(cache)
{
    setObjectName(QStringLiteral("decisionRows"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&cache, &PixmapCache::ready, this, QOverload<>::of(&QWidget::update));
}

void DecisionRows::setRows(std::vector<DecisionRow> rows, double scale)
{
    rows_ = std::move(rows);
    scale_ = scale;
    QStringList words;
    for (const DecisionRow &row : rows_)
        words.push_back(row.spoken);
    setAccessibleName(words.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

void DecisionRows::setLow(bool low)
{
    low_ = low;
    updateGeometry();
    update();
}

QSize DecisionRows::sizeHint() const
{
    const int count = std::max(1, static_cast<int>(rows_.size()));
    return low_ ? QSize(grown(kLowDecisionWidth + 18) * count, grown(kLowDecisionRow))
                : QSize(grown(336), grown(kDecisionRow) * count);
}

QSize DecisionRows::minimumSizeHint() const { return {grown(low_ ? 300 : 280), sizeHint().height()}; }

/// Where it is low and the moves have no room beside each other: a line for each.
bool DecisionRows::asLines() const
{
    return low_ && !rows_.empty() && width() < grown(kLowDecisionWidth) * static_cast<int>(rows_.size());
}

void DecisionRows::paintEvent(QPaintEvent *)
{
    if (rows_.empty())
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const ControlColours colours = controlColours(palette());
    const QRectF plate = QRectF(rect()).adjusted(1, 1, -1, -1);
    drawPlate(painter, plate, colours.well, colours.hairline);
    if (asLines())
        paintLines(painter, plate);
    else
        paintBeside(painter, plate);
}

void DecisionRows::paintBeside(QPainter &painter, const QRectF &plate) const
{
    const ControlColours colours = controlColours(palette());
    const auto count = static_cast<qreal>(rows_.size());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        QRectF room = plate;
        const auto place = static_cast<qreal>(mirrored && low_ ? rows_.size() - 1 - i : i);
        if (low_) {
            room.setWidth(plate.width() / count);
            room.moveLeft(plate.left() + place * room.width());
        } else {
            room.setHeight(plate.height() / count);
            room.moveTop(plate.top() + place * room.height());
        }
        if (place > 0)
            drawHairline(painter,
                         low_ ? QRectF(room.left(), room.top() + 8, 1, room.height() - 16)
                              : QRectF(room.left() + kDecisionSide, room.top(), room.width() - 2 * kDecisionSide, 1),
                         colours.hairline);
        if (rows_[i].edge)
            drawDefaultEdge(painter, room, colours);
        paintRow(painter, room, rows_[i]);
    }
}

/// Columns of labels, moves with their cards, and points.
void DecisionRows::paintLines(QPainter &painter, const QRectF &plate) const
{
    const ControlColours colours = controlColours(palette());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QFont small = decisionFont(font(), 0.87, false), bold = decisionFont(font(), 1.1, true);
    qreal label = 0, value = 0, points = 0, unit = 0;
    for (const DecisionRow &row : rows_) {
        label = std::max(label, textWidth(small, row.label));
        value = std::max(value, textWidth(bold, row.value));
        points = std::max(points, row.known ? textWidth(bold, decimal(row.points)) : 0);
        unit = std::max(unit, row.known ? textWidth(small, row.unit) : 0);
    }
    const qreal gap = grown(10), wide = plate.width() - 2 * kDecisionSide;
    label = std::min(label + 2, wide * 0.4);
    value = std::min(value + 2, wide * 0.4);
    unit = std::min(unit + 2, wide * 0.3);
    const qreal high = plate.height() / static_cast<qreal>(rows_.size());
    QRectF line(plate.left() + kDecisionSide, plate.top(), wide, high);
    for (const DecisionRow &row : rows_) {
        const auto at = [&](qreal left, qreal width) {
            return mirroredIn(line, {line.left() + left, line.top(), width, high}, mirrored);
        };
        if (row.edge)
            drawDefaultEdge(painter, line.adjusted(-kDecisionSide, 0, kDecisionSide, 0), colours);
        painter.setPen(colours.dim);
        drawLine(&painter, at(0, label), fittedFont(small, row.label, label, 0.75), row.label, mirrored);
        painter.setPen(colours.text);
        drawLine(&painter, at(label + gap, value), fittedFont(bold, row.value, value, 0.75), row.value, mirrored);
        const qreal from = label + value + 2 * gap, end = wide - (row.known ? points + unit + 1.5 * gap : 0);
        paintLineOfCards(painter, at(from, end - from), row);
        if (row.known) {
            painter.setPen(row.colour);
            drawLine(&painter, at(wide - unit - gap / 2 - points, points + 2), bold, decimal(row.points), !mirrored);
            painter.setPen(colours.dim);
            drawLine(&painter, at(wide - unit, unit), fittedFont(small, row.unit, unit, 0.75), row.unit, mirrored);
        }
        line.translate(0, high);
    }
}

/// As many cards as have room, from where the line begins.
void DecisionRows::paintLineOfCards(QPainter &painter, const QRectF &room, const DecisionRow &row) const
{
    const qreal height = room.height() - 4, width = height / 2, step = width + 2;
    const auto fitting = static_cast<std::size_t>(std::max(0.0, (room.width() + 2) / step));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const std::size_t count = std::min(row.cards.size(), fitting);
    const qreal left = mirrored ? room.right() - step * static_cast<qreal>(count) + 2 : room.left();
    for (std::size_t i = 0; i < count; ++i)
        paintArt(&painter, cache_, row.cards[i],
                 {std::round(left + step * static_cast<qreal>(i)), room.top() + 2, width, height});
}

void DecisionRows::paintRow(QPainter &painter, const QRectF &room, const DecisionRow &row) const
{
    const ControlColours colours = controlColours(palette());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto turned = [&](const QRectF &part) { return mirroredIn(room, part, mirrored); };
    const QRectF inner = room.adjusted(kDecisionSide, 0, -kDecisionSide, 0);
    const qreal points = paintPoints(painter, inner, row);
    const QFont label = decisionFont(font(), 0.87, false);
    // Values of Odin are figures, those of Ninjan words.
    const bool figures = !row.value.isEmpty() && row.value.front().isDigit();
    const QFont value = decisionFont(font(), figures ? 1.6 : low_ ? 1.1 : 1.3, true);
    const qreal top = room.center().y() - grown(34), rest = inner.width() - points;
    // Without cards there is room for a long label.
    qreal column =
        std::clamp(std::max(textWidth(value, row.value), std::min(textWidth(label, row.label), rest * 0.4)) + 4,
                   qreal(grown(low_ ? 48 : kLabelColumn)), rest * 0.52);
    const auto labelFont = [&] { return fittedFont(label, row.label, column, 0.75); };
    const auto valueFont = [&] { return fittedFont(value, row.value, column, 0.6); };
    // Words that would be cut off take the place of the cards.
    const bool onlyWords =
        row.cards.empty() || textWidth(labelFont(), row.label) > column || textWidth(valueFont(), row.value) > column;
    if (onlyWords)
        column = rest - 8;
    painter.setPen(colours.dim);
    drawLine(&painter, turned({inner.left(), top, column, qreal(grown(20))}), labelFont(), row.label, mirrored);
    painter.setPen(colours.text);
    drawLine(&painter, turned({inner.left(), top + grown(20), column, qreal(grown(32))}), valueFont(), row.value,
             mirrored);
    if (onlyWords)
        return;
    const QRectF cards(inner.left() + column + 4, room.top(), inner.width() - column - points - 8, room.height());
    paintCards(painter, turned(cards), row);
}

/// @return the width that they take
qreal DecisionRows::paintPoints(QPainter &painter, const QRectF &room, const DecisionRow &row) const
{
    if (!row.known)
        return 0;
    const ControlColours colours = controlColours(palette());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QString figure = decimal(row.points);
    const QFont large = decisionFont(font(), low_ ? 1.5 : 1.75, true);
    const QFont small = decisionFont(font(), 0.87, false);
    const QString &unit = row.unit;
    const qreal least = grown(low_ ? 48 : 72);
    const qreal width =
        std::min(std::max({textWidth(large, figure), textWidth(small, unit), least}), room.width() * 0.42);
    const QRectF column(mirrored ? room.left() : room.right() - width, room.top(), width, room.height());
    const qreal top = room.center().y() - grown(32);
    painter.setPen(row.colour);
    drawLine(&painter, {column.left(), top, width, qreal(grown(32))}, large, figure, !mirrored);
    painter.setPen(colours.dim);
    drawLine(&painter, {column.left(), top + grown(31), width, qreal(grown(18))}, fittedFont(small, unit, width, 0.7),
             unit, !mirrored);
    const qreal full = std::min(width, qreal(grown(72)));
    const qreal share = full * std::clamp(row.points / std::max(scale_, 0.1), 0.0, 1.0);
    const qreal bar = std::max(share, qreal(kBarHeight)), y = top + grown(53);
    drawPlate(painter, {mirrored ? column.left() : column.right() - full, y, full, kBarHeight}, colours.raised, {}, 3);
    drawPlate(painter, {mirrored ? column.left() : column.right() - bar, y, bar, kBarHeight}, row.colour, {}, 3);
    return width + 8;
}

/// Sets keep the order of their digits in every language; many cards lie over each other.
void DecisionRows::paintCards(QPainter &painter, const QRectF &room, const DecisionRow &row) const
{
    if (row.cards.empty())
        return;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal height = std::min(qreal(grown(72)), room.height() - 12), width = height * kDecisionCard / 72;
    const QFont letters = decisionFont(font(), 0.82, false);
    // Where it is low, a plus takes the place of the words.
    const bool smallCards = !row.aside.isEmpty() && (!low_ || row.plus);
    const qreal asideRoom = !smallCards ? 0
                            : low_      ? height * 0.55
                                        : std::min(textWidth(letters, row.aside), room.width() * 0.5) + 12;
    const auto count = static_cast<qreal>(row.cards.size());
    const qreal wanted = (row.pile ? kPileStep : kDecisionStep) * height / 72;
    const qreal step =
        count < 2 ? 0 : std::min(wanted, std::max(4.0, (room.width() - asideRoom - width) / (count - 1)));
    const qreal used = width + step * (count - 1);
    const qreal left = mirrored ? room.right() - used : room.left();
    for (std::size_t i = 0; i < row.cards.size(); ++i)
        paintArt(&painter, cache_, row.cards[i],
                 {std::round(left + step * static_cast<qreal>(i)), room.center().y() - height / 2, width, height});
    if (!smallCards)
        return;
    const qreal gap = low_ ? 2 : 10;
    QRectF aside(mirrored ? room.left() : left + used + gap, room.center().y() - height / 2, room.width() - used - gap,
                 height);
    painter.setPen(controlColours(palette()).dim);
    const QString words = low_ ? QStringLiteral("+") : row.aside;
    if (low_) {
        const qreal plus = textWidth(letters, words);
        drawLine(&painter, aside, letters, words, mirrored);
        aside.adjust(mirrored ? 0 : plus + 2, 0, mirrored ? -plus - 2 : 0, 0);
    } else {
        const QRectF line(aside.left(), aside.top(), aside.width(), grown(18));
        drawLine(&painter, line, fittedFont(letters, words, line.width(), 0.7), words, mirrored);
    }
    paintSmallCards(painter, aside, row);
}

/// At the foot of their room, where it begins.
void DecisionRows::paintSmallCards(QPainter &painter, const QRectF &room, const DecisionRow &row) const
{
    const qreal height = std::min(qreal(grown(low_ ? 40 : 52)), room.height() - (low_ ? 0 : grown(19))),
                width = height * kSmallWidth / 52, step = width * 0.6;
    const auto count = static_cast<qreal>(row.small.size());
    const qreal used = width + step * (count - 1);
    const qreal left = layoutDirection() == Qt::RightToLeft ? room.right() - used : room.left();
    const qreal top = low_ ? room.center().y() - height / 2 : room.bottom() - height;
    for (std::size_t i = 0; i < row.small.size(); ++i)
        paintArt(&painter, cache_, row.small[i], {std::round(left + step * static_cast<qreal>(i)), top, width, height});
}

} // namespace meadhall::ui
