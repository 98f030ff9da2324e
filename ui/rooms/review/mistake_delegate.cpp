// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/mistake_delegate.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/control_paint.h"

#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr int kMistakeRow = 35, kMistakeRowOfTwo = 43; ///< px with their gap of 2
constexpr int kMistakeSign = 14, kMistakeInset = 10, kMistakeGap = 10, kCountsHeight = 24, kCountSign = 14;

QFont mistakeFont(QFont font, bool bold, qreal scale = 1)
{
    font.setBold(bold);
    font.setPointSizeF(font.pointSizeF() * scale);
    return font;
}

} // namespace

QStandardItem *mistakeRow(const ReviewedGame &game, const review::Decision &decision,
                          const review::Judgement &judgement)
{
    const Events seen = review::seenBefore(game.events(), decision.line, decision.seat);
    const RecordPlace place = game.places().place(decision.line);
    const QString instead = ReviewText::instead(seen, decision.played, judgement.best),
                  where = ReviewText::place(game.game(), place.part, place.step);
    auto *row = new QStandardItem(instead);
    row->setData(decision.line, MistakeLine);
    row->setData(static_cast<int>(judgement.verdict), MistakeVerdict);
    row->setData(where, MistakePlace);
    row->setData(decimal(judgement.loss), MistakeCost);
    row->setData(game.game() == Game::Ninjan, MistakeTwoLines);
    row->setData(ReviewText::spokenRow(where, instead, judgement), Qt::AccessibleTextRole);
    return row;
}

QSize MistakeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int line = option.fontMetrics.height();
    return index.data(MistakeTwoLines).toBool() ? QSize(100, std::max(kMistakeRowOfTwo, 2 * line + 8))
                                                : QSize(100, std::max(kMistakeRow, line + 16));
}

void MistakeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Strokes strokes(*painter);
    const ControlColours colours = controlColours(option.palette);
    const Theme theme = themeOf(option.palette);
    const bool chosen = option.state & QStyle::State_Selected, mirrored = option.direction == Qt::RightToLeft;
    const QRectF plate = QRectF(option.rect).adjusted(2, 1, -2, -1);
    const QColor ground = chosen ? paletteOf(theme).chosenRow : colours.well;
    drawPlate(*painter, plate, ground);
    if (chosen)
        drawDefaultEdge(*painter, plate, colours);
    if (option.state & QStyle::State_HasFocus)
        drawFocusRing(*painter, plate, colours, 6);
    painter->setLayoutDirection(option.direction);
    const auto turned = [&](const QRectF &part) { return mirroredIn(plate, part, mirrored); };
    const auto verdict = static_cast<review::Verdict>(index.data(MistakeVerdict).toInt());
    const qreal sign = grown(kMistakeSign), inset = grown(kMistakeInset);
    drawVerdictSign(*painter, verdict,
                    turned({plate.left() + inset, plate.center().y() - sign / 2, sign, sign}).toAlignedRect(), theme);
    const QRectF words = plate.adjusted(inset + sign + grown(kMistakeGap), 0, -inset, 0);
    const QFont bold = mistakeFont(option.font, true), small = mistakeFont(option.font, false, 0.87);
    const QString cost = index.data(MistakeCost).toString(), place = index.data(MistakePlace).toString();
    const qreal costWidth = textWidth(bold, cost);
    painter->setPen(verdictColour(verdict, theme));
    drawLine(painter, turned({words.right() - costWidth - 2, words.top(), costWidth + 2, words.height()}), bold, cost,
             !mirrored);
    QRectF move = words.adjusted(0, 0, -costWidth - grown(kMistakeGap), 0);
    painter->setPen(colours.text);
    const QFont letters = mistakeFont(option.font, chosen);
    if (index.data(MistakeTwoLines).toBool()) {
        const qreal line = option.fontMetrics.height(), top = plate.center().y() - line;
        drawLine(painter, turned({move.left(), top, move.width(), line}), letters, index.data().toString(), mirrored);
        painter->setPen(colours.dim);
        drawLine(painter, turned({move.left(), top + line, move.width(), line}), small, place, mirrored);
        return;
    }
    // The place gives way to the move, but not below half of the room.
    const qreal placeWidth = std::min(textWidth(small, place) + 2, move.width() / 2);
    const QRectF placeRoom(move.right() - placeWidth, move.top(), placeWidth, move.height());
    move.setRight(placeRoom.left() - grown(6));
    drawLine(painter, turned(move), letters, index.data().toString(), mirrored);
    painter->setPen(colours.dim);
    drawLine(painter, turned(placeRoom), small, place, !mirrored);
}

VerdictCounts::VerdictCounts(const ReviewedGame &game, QWidget *parent) : QWidget(parent), game_(game)
{
    setObjectName(QStringLiteral("verdictCounts"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize VerdictCounts::sizeHint() const
{
    return {grown(240), std::max(grown(kCountsHeight), fontMetrics().height() + 4)};
}

void VerdictCounts::refresh()
{
    counts_.fill(0);
    for (const review::Decision &decision : game_.decisions())
        if (const review::Judgement *judgement = game_.judgementAt(decision.line))
            ++counts_[toIndex(judgement->verdict)];
    QStringList words;
    for (int i = 0; i < review::kVerdicts; ++i)
        words.push_back(ReviewText::verdictCount(static_cast<review::Verdict>(i), counts_[toIndex(i)]));
    setAccessibleName(words.join(QStringLiteral("; ")));
    setToolTip(words.join(QLatin1Char('\n')));
    update();
}

void VerdictCounts::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(palette());
    const qreal part = width() / static_cast<qreal>(review::kVerdicts), sign = grown(kCountSign);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (int i = 0; i < review::kVerdicts; ++i) {
        const qreal left = (mirrored ? review::kVerdicts - 1 - i : i) * part + grown(kMistakeInset);
        const QRectF room(left, 0, part - grown(kMistakeInset), height());
        const qreal at = mirrored ? room.right() - sign - grown(kMistakeInset) : room.left();
        drawVerdictSign(painter, static_cast<review::Verdict>(i), QRectF(at, (height() - sign) / 2, sign, sign), theme);
        painter.setPen(palette().color(QPalette::WindowText));
        const qreal gap = sign + grown(8);
        drawLine(&painter,
                 mirrored ? QRectF(room.left(), 0, at - grown(8) - room.left(), height()) : room.adjusted(gap, 0, 0, 0),
                 mistakeFont(font(), true), number(counts_[toIndex(i)]), mirrored);
    }
}

} // namespace meadhall::ui
