// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start/start_tile.h"

#include "engine/core/event.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/start/game_picture.h"

#include <QAction>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The words of a tile besides the text of its action, which keeps them as its data.
struct TileWords {
    QString note, badge;
    friend bool operator==(const TileWords &, const TileWords &) = default;
};

constexpr qreal kTileRadius = 12;
constexpr int kTileHeight = 200; ///< at least where three rows have room; they share what there is
constexpr qreal kTileSmallerTitle = 0.8, kTileSmallerNote = 0.88; ///< of the font, before it is cut
constexpr int kTileLeast = 150, kTileWords = 76, kTileRow = 72, kTileSign = 58, kTileGlyph = 24, kTilePadding = 14;

} // namespace

bool TileContent::available() const { return action && action->isVisible() && action->isEnabled(); }

/// The entry of the menu without its key letter and dots.
QString TileContent::title() const
{
    QString text = action->text().section(QLatin1Char('\t'), 0, 0);
    text.remove(QChar(0x2026));
    return text.remove(QLatin1Char('&')).trimmed();
}

void TileContent::describe(QAction *action, const QString &note, const QString &badge)
{
    action->setData(QVariant::fromValue(TileWords{note, badge}));
}

QString TileContent::note() const { return action->data().value<TileWords>().note; }

QString TileContent::badge() const { return action->data().value<TileWords>().badge; }

StartTile::StartTile(const TileContent &content, PixmapCache &cache, const Settings &settings, QWidget *parent)
    : QAbstractButton(parent), content_(content), cache_(cache), settings_(settings)
{
    setObjectName(content.action->objectName());
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    refresh();
    connect(this, &QAbstractButton::clicked, content.action, &QAction::trigger);
    connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
    connect(&settings, &Settings::cardLookChanged, this, qOverload<>(&QWidget::update));
}

void StartTile::refresh()
{
    QStringList notes{content_.note(), content_.badge()};
    notes.removeAll(QString());
    setAccessibleName(spoken(content_.title()));
    setAccessibleDescription(spoken(joined(notes)));
    update();
}

void StartTile::setCompact(bool compact)
{
    compact_ = compact;
    setSizePolicy(QSizePolicy::Expanding, compact ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
    update();
}

QSize StartTile::sizeHint() const
{
    return compact_ ? QSize(grown(300), grown(kTileRow)) : QSize(grown(236), grown(kTileHeight));
}

QSize StartTile::minimumSizeHint() const
{
    return compact_ ? QSize(grown(180), grown(kTileRow)) : QSize(grown(180), grown(kTileLeast));
}

int StartTile::wordsHeight() const { return grown(kTileWords); }

void StartTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Palette &colours = paletteOf(themeOf(palette()));
    const QRectF plate = QRectF(rect()).adjusted(3, 3, -3, -3);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QPainterPath outline;
    outline.addRoundedRect(plate, kTileRadius, kTileRadius);
    painter.fillPath(outline, isDown() ? colours.well : underMouse() ? colours.raised : colours.plaque);
    painter.setClipPath(outline);
    const qreal side = std::min<qreal>(plate.height(), grown(kTileSign));
    QRectF cloth(plate.left(), plate.top(), plate.width(), plate.height() - wordsHeight());
    QRectF words(plate.left(), cloth.bottom(), plate.width(), wordsHeight());
    if (compact_) {
        cloth = QRectF(mirrored ? plate.right() - side : plate.left(), plate.top(), side, plate.height());
        words = mirrored ? plate.adjusted(0, 0, -side, 0) : plate.adjusted(side, 0, 0, 0);
    }
    paintStartCloth(painter, cloth, colours, !compact_);
    paintPicture(painter, compact_ ? cloth : cloth.adjusted(0, 0, 0, -10));
    painter.setClipPath(outline);
    paintWords(painter, words);
    paintBadge(painter, compact_ ? words : cloth, !compact_);
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.woodGap, 4));
    painter.drawRoundedRect(plate, kTileRadius, kTileRadius);
    painter.setPen(QPen(underMouse() ? colours.rim : colours.edge, 2));
    painter.drawRoundedRect(plate, kTileRadius, kTileRadius);
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), controlColours(palette()), kTileRadius + 3);
}

void StartTile::drawArt(QPainter &painter, const ArtKey &element, const QRectF &rect)
{
    bool exact = false;
    const QPixmap picture = cache_.pixmap(element.at(rect.size(), devicePixelRatioF()), &exact);
    if (exact)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()));
}

void StartTile::paintPicture(QPainter &painter, const QRectF &cloth)
{
    const QColor ink = paletteOf(themeOf(palette())).clothText;
    painter.save();
    painter.setClipRect(cloth, Qt::IntersectClip);
    if (compact_) {
        const qreal side = grown(30);
        drawSmallPicture(painter, glyphArt(content_.glyph, ink),
                         QRectF(cloth.center().x() - side / 2, cloth.center().y() - side / 2, side, side));
    } else if (content_.picture == TileContent::Picture::Teacher) {
        paintTeacher(painter, cloth);
    } else if (content_.picture == TileContent::Picture::List) {
        paintList(painter, cloth);
    } else if (content_.picture == TileContent::Picture::Friends) {
        paintFriends(painter, cloth);
    } else {
        paintCards(painter, cloth);
    }
    painter.restore();
}

/// Two cards of each game, five backs, or three cards and a question.
void StartTile::paintCards(QPainter &painter, const QRectF &cloth)
{
    const Theme theme = themeOf(palette());
    const CardLook look = cardLookOf(settings_);
    std::vector<ArtKey> cards(5, odinBackArt(theme));
    if (content_.picture == TileContent::Picture::Cards)
        cards = {odinCardArt(8, theme, look), odinCardArt(9 + 7, theme, look),
                 ninjanCardArt(ninjanCard(0, 7), theme, look), ninjanCardArt(ninjanCard(2, -4), theme, look)};
    const bool asks = content_.picture == TileContent::Picture::Question;
    if (asks)
        cards = {odinCardArt(8, theme, look), ninjanCardArt(ninjanCard(2, -4), theme, look),
                 odinCardArt(2 * 9 + 4, theme, look)};
    const auto count = static_cast<qreal>(cards.size());
    const qreal card = std::min(cloth.width() / (count * 0.74 + 0.8), cloth.height() * 0.5);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const qreal offset = static_cast<qreal>(i) - (count - 1) / 2;
        painter.save();
        painter.translate(cloth.center().x() + offset * card * 0.76,
                          cloth.top() + cloth.height() * 0.3 + card * (0.92 + 0.05 * offset * offset));
        painter.rotate(offset * 7);
        drawArt(painter, cards[i], QRectF(-card / 2, -card, card, 2 * card));
        painter.restore();
    }
    if (!asks)
        return;
    const Palette &colours = paletteOf(theme);
    const qreal side = card * 0.86;
    const QRectF disc(cloth.center().x() - side / 2, cloth.center().y() - side / 2, side, side);
    painter.setPen(QPen(colours.edge, 2));
    painter.setBrush(colours.plaque);
    painter.drawEllipse(disc);
    const qreal inset = side * 0.22;
    drawSmallPicture(painter, glyphArt(Glyph::Puzzle, colours.text), disc.adjusted(inset, inset, -inset, -inset));
}

/// Paints a portrait that explains a card.
void StartTile::paintTeacher(QPainter &painter, const QRectF &cloth)
{
    const Theme theme = themeOf(palette());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto at = [&](qreal share) { return cloth.left() + cloth.width() * (mirrored ? 1 - share : share); };
    const qreal face = std::min(cloth.height() * 0.66, cloth.width() * 0.4), card = face * 0.46;
    drawArt(painter, portraitArt(*portraitIndex(QStringLiteral("gudrun"))),
            QRectF(at(0.32) - face / 2, cloth.center().y() - face / 2, face, face));
    drawArt(painter, odinCardArt(5 * 9, theme, cardLookOf(settings_)),
            QRectF(at(0.74) - card / 2, cloth.center().y() - card * 0.8, card, 2 * card));
}

/// Faces side by side, and a chair that is free.
void StartTile::paintFriends(QPainter &painter, const QRectF &cloth)
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    static const char *const kFriends[] = {"bjorn", "ylva", "leif"};
    const qreal face = std::min(cloth.height() * 0.52, cloth.width() * 0.24), step = face * 0.86;
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 4; ++i) {
        const qreal offset = (i - 1.5) * step * (mirrored ? -1 : 1);
        const QRectF disc(cloth.center().x() + offset - face / 2, cloth.center().y() - face / 2, face, face);
        if (i < 3) {
            drawArt(painter, portraitArt(*portraitIndex(QString::fromLatin1(kFriends[i]))), disc);
            continue;
        }
        painter.setPen(QPen(colours.clothText, 2, Qt::DashLine));
        painter.drawEllipse(disc.adjusted(face * 0.14, face * 0.14, -face * 0.06, -face * 0.06));
    }
}

/// Rows with faces, as in the list.
void StartTile::paintList(QPainter &painter, const QRectF &cloth)
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal row = std::min(cloth.height() * 0.27, 40.0), gap = row * 0.2, width = cloth.width() * 0.8;
    static const char *const kFaces[] = {"leif", "halvdan", "sigrid"};
    for (int i = 0; i < 3; ++i) {
        const QRectF plate(cloth.center().x() - width / 2, cloth.center().y() + (i - 1.5) * (row + gap) + gap / 2,
                           width, row);
        painter.setPen(QPen(colours.edge, 1.5));
        painter.setBrush(colours.plaque);
        painter.drawRoundedRect(plate, 7, 7);
        const qreal face = row * 0.76;
        const qreal x = mirrored ? plate.right() - 8 - face : plate.left() + 8;
        drawArt(painter, portraitArt(*portraitIndex(QString::fromLatin1(kFaces[i]))),
                QRectF(x, plate.center().y() - face / 2, face, face));
        painter.setPen(Qt::NoPen);
        for (const auto &[y, share, ink] : {std::tuple{-0.16, 0.36, colours.textDim}, {0.16, 0.22, colours.edge}}) {
            const qreal length = width * share, left = mirrored ? x - 12 - length : x + face + 12;
            painter.setBrush(ink);
            painter.drawRoundedRect(QRectF(left, plate.center().y() + y * row - 2, length, 4), 2, 2);
        }
    }
}

/// Beside the title; the title is needed more.
bool StartTile::badgeHasRoom(const QRectF &room) const
{
    const qreal unit = fontUnit();
    const qreal badge = textWidth(tableFont(12 * unit, true), content_.badge()) + 34 * unit;
    const qreal title = textWidth(tableFont(16 * unit, true), content_.title()) * kTileSmallerTitle;
    return !content_.badge().isEmpty() && badge + title <= room.width() - 2 * kTilePadding * unit;
}

void StartTile::paintWords(QPainter &painter, const QRectF &room)
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal unit = fontUnit(), padding = kTilePadding * unit, line = 22 * unit, gap = 4 * unit;
    const qreal width = room.width() - 2 * padding;
    const bool badge = compact_ && badgeHasRoom(room);
    const qreal sign = compact_ ? 0 : (kTileGlyph + 8) * unit;
    const qreal beside = badge ? textWidth(tableFont(12 * unit, true), content_.badge()) + 34 * unit : sign;
    const QFont name = fittedFont(tableFont(16 * unit, true), content_.title(), width - beside, kTileSmallerTitle);
    // A row has room for a title and a note of two lines each, but not for both.
    const bool nameWraps = compact_ && textWidth(name, content_.title()) > width - beside;
    const qreal nameHeight = nameWraps ? 2 * QFontMetricsF(name).lineSpacing() : line;
    QString note = content_.note();
    const QFont letters = fittedFont(tableFont(12.5 * unit, false), note, width, kTileSmallerNote);
    if (nameWraps && textWidth(letters, note) > width)
        note.clear();
    const bool noteWraps = compact_ && textWidth(letters, note) > width;
    const qreal noteHeight = 2 * QFontMetricsF(letters).lineSpacing();
    if (noteWraps
        && QFontMetricsF(letters).boundingRect({0, 0, width, 0}, Qt::TextWordWrap, note).height() > noteHeight + 1)
        note.clear(); // screen readers have it in any case
    const qreal below = note.isEmpty() ? 0 : noteWraps ? noteHeight : line;
    const qreal between = below > 0 && !nameWraps ? gap : 0;
    QRectF title(room.left() + padding, room.center().y() - (nameHeight + below + between) / 2, width, nameHeight);
    const QRectF words(title.left(), title.bottom() + (noteWraps ? 0 : between), width,
                       below + (noteWraps ? between : 0));
    if (!compact_) {
        const qreal side = kTileGlyph * unit;
        const QRectF glyph(mirrored ? title.right() - side : title.left(), title.center().y() - side / 2, side, side);
        drawSmallPicture(painter, glyphArt(content_.glyph, colours.text), glyph);
        title.adjust(mirrored ? 0 : sign, 0, mirrored ? -sign : 0, 0);
    } else if (badge) {
        title.adjust(mirrored ? beside : 0, 0, mirrored ? 0 : -beside, 0);
    }
    painter.setPen(colours.text);
    paintText(painter, title, name, content_.title(), nameWraps);
    painter.setPen(colours.textDim);
    paintText(painter, words, letters, note, noteWraps);
}

/// From the leading edge.
void StartTile::paintText(QPainter &painter, const QRectF &rect, const QFont &font, const QString &text, bool wraps)
{
    if (!wraps)
        return drawLine(&painter, rect, font, text, layoutDirection() == Qt::RightToLeft);
    painter.setFont(font);
    painter.drawText(rect,
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignTop | Qt::AlignLeading))
                         | Qt::TextWordWrap,
                     text);
}

void StartTile::paintBadge(QPainter &painter, const QRectF &room, bool onCloth)
{
    const QString badge = content_.badge();
    if (badge.isEmpty() || (!onCloth && !badgeHasRoom(room)))
        return;
    const Palette &colours = paletteOf(themeOf(palette()));
    const qreal unit = fontUnit();
    const QFont font = tableFont(12 * unit, true);
    const QSizeF size(textWidth(font, badge) + 22 * unit, 25 * unit);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal y = onCloth ? room.top() + 10 * unit : room.center().y() - size.height();
    const QRectF pill(mirrored ? room.left() + 12 * unit : room.right() - 12 * unit - size.width(), y, size.width(),
                      size.height());
    painter.setBrush(colours.plaque);
    painter.setPen(QPen(colours.edge, 1.5));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(colours.text);
    drawCentred(&painter, pill, font, badge);
}

} // namespace meadhall::ui
