// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/pastgames/game_details.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/graphics/cached_art.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/place_disc.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/seat_presentation.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace meadhall::ui {

namespace {

constexpr int kDetailsPadding = 18;
constexpr qreal kDetailsPortrait = 30, kDetailsRow = 38;

/// Seats from best to worst; clockwise if there are no totals.
std::vector<int> rankedSeats(const record::Summary &summary)
{
    std::vector<int> seats(summary.game.seats.size());
    std::iota(seats.begin(), seats.end(), 0);
    if (summary.totals.empty())
        return seats;
    const bool fewest = traitsOf(summary.game.game).fewestPointsWin;
    const auto key = [&](int seat) {
        const int points = summary.totals[toIndex(seat)];
        return std::pair(PastGameText::place(summary, seat), fewest ? points : -points);
    };
    std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return key(a) < key(b); });
    return seats;
}

} // namespace

GameDetails::GameDetails(PixmapCache &cache, QWidget *parent) : QWidget(parent), cache_(cache)
{
    setObjectName(QStringLiteral("details"));
    setMinimumWidth(280);
    connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
}

void GameDetails::show(const PastGame *game)
{
    game_ = game ? std::optional<PastGame>(*game) : std::nullopt;
    tell();
    update();
}

void GameDetails::tell() { setAccessibleName(game_ ? PastGameText::describe(*game_) : QString()); }

void GameDetails::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        tell();
        update();
    }
}

void GameDetails::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Palette &colours = paletteOf(themeOf(palette()));
    painter.setPen(QPen(colours.edge, 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
    if (!game_)
        return;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QRectF room = QRectF(rect()).adjusted(kDetailsPadding, kDetailsPadding, -kDetailsPadding, -kDetailsPadding);
    const auto paintText = [&](const QString &text, const QFont &font, const QColor &ink) {
        const int flags =
            Qt::TextWordWrap | Qt::AlignTop | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft);
        painter.setFont(font);
        painter.setPen(ink);
        painter.setLayoutDirection(layoutDirection()); // the names of the ranking have their own
        QRectF used;
        painter.drawText(room, flags, text, &used);
        room.setTop(used.bottom() + 6);
    };
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.2);
    paintText(PastGameText::longTitle(*game_), large, colours.text);
    paintText(PastGameText::longLine(*game_), font(), colours.textDim);
    if (const QString problemText = PastGameText::problemText(*game_); !problemText.isEmpty())
        paintText(problemText, font(), colours.text);
    if (!game_->summary.known)
        return;
    room.setTop(room.top() + 8);
    room.setTop(paintRanking(&painter, room));
    const bool own = PastGameText::ownSeat(game_->summary) >= 0;
    if (!own || game_->state() != PastGame::State::Finished)
        paintText(PastGameText::result(*game_), font(), colours.textDim);
    if (const QString lost = PastGameText::lost(*game_); !lost.isEmpty())
        paintText(PastGameText::mistakes(*game_) + QStringLiteral(" · ") + lost, font(), colours.textDim);
}

/// Returns the lower edge of what was painted.
qreal GameDetails::paintRanking(QPainter *painter, QRectF room) const
{
    const record::Summary &summary = game_->summary;
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const TableView::People people = peopleIn(summary.game);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QFont strong = font();
    strong.setBold(true);
    for (const int seat : rankedSeats(summary)) {
        const SeatAppearance &look = people.looks[toIndex(seat)];
        const QRectF row(room.left(), room.top(), room.width(), kDetailsRow);
        const auto at = [&](qreal left, qreal width, qreal height) {
            const qreal x = mirrored ? row.right() - left - width : row.left() + left;
            return QRectF(x, row.center().y() - height / 2, width, height);
        };
        if (const int place = PastGameText::place(summary, seat); place > 0)
            paintPlace(painter, at(0, 26, 26), place, palette());
        if (const auto portrait = portraitIndex(look.portrait))
            paintArt(painter, cache_, portraitArt(*portrait), at(36, kDetailsPortrait, kDetailsPortrait));
        const qreal left = 36 + kDetailsPortrait + 10, figures = 54, level = row.width() * 0.24;
        painter->setPen(colours.text);
        drawLine(painter, at(left, row.width() - left - level - figures - 8, kDetailsRow), strong,
                 TableText::nameAlone(people.names, seat), mirrored);
        painter->setPen(colours.textDim);
        drawLine(painter, at(row.width() - level - figures, level, kDetailsRow), font(), look.idleLine, mirrored);
        if (!summary.totals.empty()) {
            const int points = summary.totals[toIndex(seat)];
            painter->setPen(colours.text);
            drawLine(painter, at(row.width() - figures, figures, kDetailsRow), strong,
                     PastGameText::figure(summary.game.game, points), !mirrored);
        }
        room.setTop(row.bottom());
    }
    return room.top() + 6;
}

} // namespace meadhall::ui
