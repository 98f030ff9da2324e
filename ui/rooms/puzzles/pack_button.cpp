// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/pack_button.h"

#include "engine/review/judge/verdict.h"
#include "ui/base/graphics/cached_art.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/puzzles/puzzle_widgets.h"

#include <QFontInfo>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kPackWidth = 236, kPackHeight = 166, kPackInset = 18;
constexpr int kRowTall = 46, kRowCards = 4;
constexpr qreal kNarrowRow = 520;

QFont packFont(QFont font, qreal factor, bool bold)
{
    font.setPixelSize(qRound(QFontInfo(font).pixelSize() * factor)); // as fittedFont() needs it
    font.setBold(bold);
    return font;
}

} // namespace

PuzzleButton::PuzzleButton(PixmapCache &cache, QWidget *parent) : QAbstractButton(parent), cache_(cache)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(&cache, &PixmapCache::ready, this, QOverload<>::of(&QWidget::update));
}

void PuzzleButton::paintGround(QPainter &painter, qreal radius) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const QRectF plate(rect());
    drawPlate(painter, plate, isDown() || underMouse() ? colours.chosenRow : colours.plaque, colours.woodGap, radius,
              3);
    drawPlate(painter, plate.adjusted(1.5, 1.5, -1.5, -1.5), {}, colours.edge, radius, 2);
    if (hasFocus())
        drawFocusRing(painter, plate.adjusted(1, 1, -1, -1), controlColours(palette()), radius);
}

void PuzzleButton::paintCards(QPainter &painter, const std::vector<ArtKey> &cards, const QRectF &room, qreal step,
                              qreal turn) const
{
    const qreal height = room.height(), width = height / 2;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        painter.save();
        painter.translate(room.left() + width / 2 + step * static_cast<qreal>(i), room.center().y());
        painter.rotate(turn * (static_cast<qreal>(i) - static_cast<qreal>(cards.size() - 1) / 2));
        painter.setOpacity(isEnabled() ? 1 : 0.5);
        paintArt(&painter, cache_, cards[i], QRectF(-width / 2, -height / 2, width, height));
        painter.restore();
    }
}

void PuzzleButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void PuzzleButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void PackButton::setContents(Contents contents)
{
    contents_ = std::move(contents);
    update();
}

QSize PackButton::sizeHint() const { return {grown(kPackWidth), grown(kPackHeight)}; }
QSize PackButton::minimumSizeHint() const { return {grown(200), grown(kPackHeight)}; }

void PackButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    paintGround(painter, 12);
    const QRectF room = QRectF(rect()).adjusted(grown(kPackInset), grown(12), -grown(kPackInset), -grown(12));
    const auto at = [&](qreal left, qreal top, qreal width, qreal height) {
        return mirroredIn(room, {room.left() + left, room.top() + top, width, height}, mirrored);
    };
    const qreal tall = grown(86), card = tall / 2, cards = contents_.cards.empty() ? 0 : card * 1.75;
    const qreal words = room.width() - cards - 6;
    const QFont small = packFont(font(), 0.93, false);
    painter.setPen(colours.textDim);
    drawLine(&painter, at(0, 0, grown(56), grown(22)), fittedFont(small, contents_.game, grown(56), 0.7),
             contents_.game, mirrored);
    drawGrade(painter, at(grown(60), 0, grown(60), grown(22)), contents_.grade, 3, mirrored, palette());
    painter.setPen(isEnabled() ? colours.text : colours.disabled);
    const QFont title = packFont(font(), 1.25, true);
    drawLine(&painter, at(0, grown(24), words, grown(28)), fittedFont(title, contents_.title, words, 0.7),
             contents_.title, mirrored);
    painter.setPen(colours.textDim);
    const QRectF about = at(0, grown(53), words, room.height() - grown(53 + 37));
    const int flags = Qt::TextWordWrap | Qt::AlignTop
                      | static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading));
    QFont letters = small;
    while (letters.pixelSize() > small.pixelSize() * 0.75
           && QFontMetricsF(letters).boundingRect(about, flags, contents_.about).height() > about.height())
        letters.setPixelSize(letters.pixelSize() - 1);
    painter.setFont(letters);
    painter.drawText(about, flags, contents_.about);
    paintCards(painter, contents_.cards, at(room.width() - cards, grown(4), cards, tall), card * 0.7, 8);
    const qreal line = room.height() - grown(36);
    if (contents_.done)
        drawVerdictSign(painter, review::Verdict::Best, at(0, line, grown(18), grown(18)), theme);
    painter.setPen(contents_.done ? verdictColour(review::Verdict::Best, theme) : colours.text);
    const qreal inset = contents_.done ? grown(24) : 0;
    const QFont progress = packFont(font(), 1, true);
    drawLine(&painter, at(inset, line - 2, room.width() - inset, grown(22)),
             fittedFont(progress, contents_.progress, room.width() - inset, 0.7), contents_.progress, mirrored);
    drawPackBar(painter, at(0, room.height() - grown(9), room.width(), grown(8)), contents_.share, mirrored, palette());
}

void MistakeRow::setContents(Contents contents)
{
    contents_ = std::move(contents);
    update();
}

QSize MistakeRow::sizeHint() const { return {grown(300), grown(kRowTall)}; }

void MistakeRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (isDown() || underMouse())
        drawPlate(painter, QRectF(rect()), colours.chosenRow, {}, kRowRadius);
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), controlColours(palette()), kRowRadius);
    const QRectF room = QRectF(rect()).adjusted(grown(10), 3, -grown(10), -3);
    qreal left = 0;
    const auto next = [&](qreal width) {
        const QRectF part(room.left() + left, room.top(), width, room.height());
        left += width + grown(8);
        return mirroredIn(room, part, mirrored);
    };
    std::vector<ArtKey> cards = contents_.cards;
    if (cards.size() > kRowCards)
        cards.resize(kRowCards);
    const qreal tall = room.height() - 2, step = tall / 2 + 1;
    QRectF hand = next(step * kRowCards);
    hand.setHeight(tall);
    paintCards(painter, cards, hand, step, 0);
    const QRectF sign = next(grown(18));
    drawVerdictSign(painter, review::Verdict::Mistake,
                    {sign.left(), sign.center().y() - grown(8), qreal(grown(16)), qreal(grown(16))}, theme);
    const bool narrow = room.width() < kNarrowRow;
    const qreal due = grown(narrow ? 96 : 112), found = grown(narrow ? 44 : 160), cost = grown(narrow ? 60 : 84);
    const qreal name = std::max<qreal>(room.width() - left - due - found - cost - 3 * grown(8), grown(40));
    const auto write = [&](const QRectF &at, const QString &text, const QColor &ink, bool bold, bool far) {
        painter.setPen(ink);
        const QFont letters = packFont(font(), 1, bold);
        drawLine(&painter, at, fittedFont(letters, text, at.width(), 0.65), text, far != mirrored);
    };
    write(next(name), contents_.game, colours.text, false, false);
    write(next(cost), contents_.cost, colours.textDim, false, false);
    const QRectF steps = next(found);
    drawGrade(painter, steps, contents_.foundTimes, 2, mirrored, palette());
    if (!narrow) {
        const qreal after = grown(44);
        write(mirrored ? steps.adjusted(0, 0, -after, 0) : steps.adjusted(after, 0, 0, 0), contents_.found,
              colours.textDim, false, false);
    }
    write(next(due), contents_.due, contents_.isDue ? colours.text : colours.textDim, contents_.isDue, true);
}

} // namespace meadhall::ui
