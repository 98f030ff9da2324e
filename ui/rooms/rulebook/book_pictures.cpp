// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rulebook/book_pictures.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/base/graphics/card_art.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextDocument>
#include <QTextFrame>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kPictureIndex = QTextFormat::UserProperty + 1;
/// Width of a card in line heights, if there is room.
constexpr qreal kBookCard = 3.8;
/// Visible width of a covered card, and gap between two groups, in card widths.
constexpr qreal kBookStep = 0.48;
constexpr qreal kBookGap = 0.42;

/// In card widths.
qreal bookGroupWidth(const CardGroup &group) { return 1 + (static_cast<qreal>(group.size()) - 1) * kBookStep; }

qreal bookPictureWidth(const std::vector<CardGroup> &groups)
{
    qreal width = (static_cast<qreal>(groups.size()) - 1) * kBookGap;
    for (const CardGroup &group : groups)
        width += bookGroupWidth(group);
    return width;
}

} // namespace

BookPictures::BookPictures(PixmapCache &cache, QObject *parent) : QObject(parent), cache_(cache)
{
    connect(&cache, &PixmapCache::ready, this, [this] {
        if (std::exchange(hasPlaceholder_, false))
            Q_EMIT ready();
    });
}

void BookPictures::restart(Game game, Theme theme)
{
    pictures_.clear();
    game_ = game;
    theme_ = theme;
}

QTextCharFormat BookPictures::add(const std::vector<CardGroup> &cards)
{
    QTextCharFormat format;
    format.setObjectType(kObjectType);
    format.setProperty(kPictureIndex, static_cast<int>(pictures_.size()));
    pictures_.push_back(cards);
    return format;
}

const std::vector<CardGroup> &BookPictures::picture(const QTextFormat &format) const
{
    return pictures_.at(toIndex(format.intProperty(kPictureIndex)));
}

QSizeF BookPictures::intrinsicSize(QTextDocument *document, int, const QTextFormat &format)
{
    const QTextFrameFormat page = document->rootFrame()->frameFormat();
    const qreal room = document->textWidth() - page.leftMargin() - page.rightMargin();
    const qreal wanted = QFontMetricsF(document->defaultFont()).height() * kBookCard;
    const qreal units = bookPictureWidth(picture(format));
    const qreal card = std::max(16.0, std::floor(std::min(wanted, room / units)));
    return {card * units, card * 2};
}

void BookPictures::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int,
                              const QTextFormat &format)
{
    const std::vector<CardGroup> &groups = picture(format);
    const QSizeF card(rect.height() / 2, rect.height());
    const bool mirrored = document->defaultTextOption().textDirection() == Qt::RightToLeft;
    qreal at = 0; // distance from the leading edge
    for (const CardGroup &group : groups) {
        const qreal width = bookGroupWidth(group) * card.width();
        qreal x = mirrored ? rect.right() - at - width : rect.left() + at;
        for (const Card one : group) {
            const ArtKey art = cardArt(game_, one, theme_);
            bool exact = true;
            const QPixmap pixmap = cache_.pixmap(art.at(card, painter->device()->devicePixelRatioF()), &exact);
            hasPlaceholder_ = hasPlaceholder_ || !exact;
            drawUnscaled(painter, QRectF(QPointF(x, rect.top()), card), pixmap);
            x += kBookStep * card.width();
        }
        at += width + kBookGap * card.width();
    }
}

} // namespace meadhall::ui
