// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_widgets.h"

#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/review/judge/verdict.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/place_disc.h"

#include <QFontInfo>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kGradeSide = 13, kGradeStep = 19;
constexpr int kBead = 15, kBeadNow = 20, kBarThickness = 8;
constexpr qreal kFanTurn = 5; ///< degrees between neighbouring cards
constexpr std::size_t kFanCards = 9;

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

void drawGrade(QPainter &painter, const QRectF &rect, int filled, int of, bool mirrored, const QPalette &palette)
{
    const Strokes strokes(painter);
    const Palette &colours = paletteOf(themeOf(palette));
    const qreal side = grown(kGradeSide) / 2.0;
    for (int i = 0; i < of; ++i) {
        const QRectF at = mirroredIn(
            rect, QRectF(rect.left() + i * grown(kGradeStep), rect.center().y() - side, 2 * side, 2 * side), mirrored);
        QPolygonF diamond{{at.center().x(), at.top()},
                          {at.right(), at.center().y()},
                          {at.center().x(), at.bottom()},
                          {at.left(), at.center().y()}};
        const QColor thread = controlColours(palette).thread; // darker in the light theme, where it would not show
        painter.setPen(QPen(i < filled ? thread : colours.textDim, 1.6));
        painter.setBrush(i < filled ? QBrush(thread) : QBrush(Qt::NoBrush));
        painter.drawPolygon(diamond);
    }
}

GradeMark::GradeMark(QWidget *parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void GradeMark::setGrade(int grade, const QString &name)
{
    grade_ = grade;
    setAccessibleName(name);
    setToolTip(name);
    setVisible(grade > 0);
    update();
}

QSize GradeMark::sizeHint() const { return {grown(kGradeStep) * 3, grown(kGradeSide) + 4}; }

void GradeMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawGrade(painter, QRectF(rect()).adjusted(1, 0, -1, 0), grade_, 3, layoutDirection() == Qt::RightToLeft,
              palette());
}

BeadRow::BeadRow(QWidget *parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void BeadRow::setBeads(std::vector<bool> done, const QString &name)
{
    done_ = std::move(done);
    setAccessibleName(name);
    update();
}

QSize BeadRow::sizeHint() const { return {grown(240), grown(kBeadNow) + 4}; }

void BeadRow::paintEvent(QPaintEvent *)
{
    if (done_.empty())
        return;
    QPainter painter(this);
    const Strokes strokes(painter);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const qreal now = grown(kBeadNow), bead = grown(kBead);
    const qreal step = done_.size() < 2 ? 0
                                        : std::min((width() - now) / static_cast<qreal>(done_.size() - 1),
                                                   static_cast<qreal>(grown(32)));
    for (std::size_t i = 0; i < done_.size(); ++i) {
        const bool last = i + 1 == done_.size();
        const QRectF cell =
            mirroredIn(QRectF(rect()), {static_cast<qreal>(i) * step, height() / 2.0 - now / 2, now, now},
                       layoutDirection() == Qt::RightToLeft);
        const QPointF centre = cell.center();
        if (!last) {
            painter.setPen(QPen(colours.edge, 2));
            const qreal way = layoutDirection() == Qt::RightToLeft ? -1 : 1;
            painter.drawLine(centre + QPointF(way * (bead / 2 + 1), 0),
                             centre + QPointF(way * (step - bead / 2 - 1), 0));
        }
        if (done_[i]) {
            drawVerdictSign(painter, review::Verdict::Best, {centre.x() - bead / 2, centre.y() - bead / 2, bead, bead},
                            theme);
        } else if (last) {
            paintNowRing(&painter, cell.adjusted(2, 2, -2, -2), palette());
        } else {
            painter.setPen(QPen(colours.textDim, 1.8));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, bead / 3, bead / 3);
        }
    }
}

PackBar::PackBar(QWidget *parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void PackBar::setShare(double share)
{
    share_ = share;
    update();
}

QSize PackBar::sizeHint() const { return {grown(200), grown(kBarThickness) + 2}; }

void PackBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawPackBar(painter, QRectF(rect()).adjusted(0, 1, 0, -1), share_, layoutDirection() == Qt::RightToLeft, palette());
}

void drawPackBar(QPainter &painter, const QRectF &rect, double share, bool mirrored, const QPalette &palette)
{
    const Strokes strokes(painter);
    const Theme theme = themeOf(palette);
    const Palette &colours = paletteOf(theme);
    drawPlate(painter, rect, colours.well, colours.hairline, rect.height() / 2, 1);
    if (share <= 0)
        return;
    const QRectF done(rect.left(), rect.top(), std::max(rect.width() * std::min(share, 1.0), rect.height()),
                      rect.height());
    drawPlate(painter, mirroredIn(rect, done, mirrored),
              share >= 1 ? verdictColour(review::Verdict::Best, theme) : colours.chosenEdge, {}, rect.height() / 2);
}

std::vector<ArtKey> cardArts(Game game, CardSet cards, Theme theme, CardLook look)
{
    std::vector<ArtKey> arts;
    for (const Card card : cards)
        arts.push_back(cardArt(game, card, theme, look));
    return arts;
}

CardSet handOf(const Events &seen, int seat)
{
    return std::get<GameEvent>(seen.front()).game == Game::Odin ? viewAfter<odin::View>(seen, seat).hand()
                                                                : viewAfter<ninjan::View>(seen, seat).hand();
}

CardFan::CardFan(PixmapCache &cache, QWidget *parent) : QWidget(parent), cache_(cache)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&cache, &PixmapCache::ready, this, QOverload<>::of(&QWidget::update));
}

void CardFan::setCards(std::vector<ArtKey> cards)
{
    cards_ = std::move(cards);
    if (cards_.size() > kFanCards)
        cards_.resize(kFanCards);
    update();
}

QSize CardFan::sizeHint() const { return {grown(280), grown(170)}; }

void CardFan::paintEvent(QPaintEvent *)
{
    if (cards_.empty())
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const auto count = static_cast<qreal>(cards_.size());
    const qreal height = std::min<qreal>(this->height() * 0.86, width() * 0.7), card = height / 2;
    const qreal step = count < 2 ? 0 : std::min(card * 0.8, (width() * 0.92 - card) / (count - 1));
    const qreal left = (width() - card - step * (count - 1)) / 2 + card / 2;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const qreal place = static_cast<qreal>(i) - (count - 1) / 2;
        const qreal index = mirrored ? count - 1 - static_cast<qreal>(i) : static_cast<qreal>(i);
        painter.save();
        painter.translate(left + step * index, this->height() / 2.0 + place * place * 1.5);
        painter.rotate((mirrored ? -place : place) * kFanTurn * std::min(1.0, 4 / count));
        paintArt(&painter, cache_, cards_[i], QRectF(-card / 2, -height / 2, card, height));
        painter.restore();
    }
}

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
