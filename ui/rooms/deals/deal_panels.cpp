// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/deals/deal_panels.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/graphics/cached_art.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/place_disc.h"
#include "ui/rooms/deals/deal_text.h"
#include "ui/table/seats/seat_presentation.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace meadhall::ui {

namespace {

constexpr int kPanelPadding = 16;
constexpr int kRankRow = 44, kRankFace = 38, kBead = 26, kBeadsARow = 7, kBeadRow = 38;

} // namespace

DealPanel::DealPanel(QWidget *parent) : Plaque(parent), heading_(new QLabel(this)), column_(new QVBoxLayout(this))
{
    column_->setContentsMargins(grown(kPanelPadding), grown(14), grown(kPanelPadding), grown(14));
    column_->setSpacing(grown(8));
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.12);
    heading_->setFont(bold);
    heading_->setWordWrap(true);
    heading_->setTextFormat(Qt::PlainText);
    column_->addWidget(heading_);
    heading_->hide();
}

void DealPanel::setHeading(const QString &heading)
{
    heading_->setText(heading);
    heading_->setVisible(!heading.isEmpty());
}

DealRanking::DealRanking(PixmapCache &cache, QWidget *parent) : QWidget(parent), cache_(cache)
{
    setObjectName(QStringLiteral("dealRanking"));
    connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
}

std::vector<int> DealRanking::seats() const
{
    std::vector<int> seats(subject_.game.seats.size());
    std::iota(seats.begin(), seats.end(), 0);
    if (!subject_.played())
        return seats;
    const bool fewest = traitsOf(subject_.game.game).fewestPointsWin;
    const auto key = [&](int seat) {
        const int points = subject_.totals[toIndex(seat)];
        return std::pair(DealText::place(subject_, seat), fewest ? points : -points);
    };
    std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return key(a) < key(b); });
    return seats;
}

void DealRanking::show(const DealSubject &subject)
{
    subject_ = subject;
    const TableView::People people = peopleIn(subject.game);
    QStringList rows;
    for (const int seat : seats()) {
        QStringList parts{TableText::nameAlone(people.names, seat), people.looks[toIndex(seat)].idleLine};
        if (subject.played())
            parts.push_back(DealText::points(subject.game.game, subject.totals[toIndex(seat)]));
        parts.removeAll(QString());
        rows.push_back(parts.join(QStringLiteral(", ")));
    }
    setAccessibleName(spoken(rows.join(QStringLiteral("; "))));
    updateGeometry();
    update();
}

QSize DealRanking::sizeHint() const
{
    return {grown(300), grown(kRankRow) * static_cast<int>(std::max<std::size_t>(subject_.game.seats.size(), 1))};
}

/// Where the columns are: as wide as the widest result; the level stands beside the name, or below it if any of them
/// lacks the room.
DealRanking::Columns DealRanking::columns(const TableView::People &people) const
{
    const qreal unit = fontUnit();
    const QFontMetricsF points(tableFont(14 * unit, true)), names(tableFont(15 * unit, true)),
        levels(tableFont(13 * unit, false));
    Columns columns;
    columns.words = (subject_.played() ? (kBead + 8) * unit : 0) + (kRankFace + 10) * unit;
    qreal name = 0;
    for (std::size_t seat = 0; seat < people.looks.size(); ++seat) {
        name = std::max(name, names.horizontalAdvance(TableText::nameAlone(people.names, static_cast<int>(seat))));
        columns.level = std::max(columns.level, levels.horizontalAdvance(people.looks[seat].idleLine));
        if (subject_.played())
            columns.points = std::max(
                columns.points, points.horizontalAdvance(DealText::points(subject_.game.game, subject_.totals[seat])));
    }
    columns.points = std::min(columns.points + 4, width() * 0.4);
    columns.level += 4;
    const qreal room = width() - columns.words - columns.points;
    columns.stacked = name + columns.level + 12 * unit > room;
    columns.name = columns.stacked ? room - 4 : room - columns.level - 4;
    return columns;
}

void DealRanking::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const TableView::People people = peopleIn(subject_.game);
    const Columns columns = this->columns(people);
    qreal top = 0;
    for (const int seat : seats()) {
        paintRow(painter, top, seat, people, columns);
        top += kRankRow * fontUnit();
    }
}

void DealRanking::paintRow(QPainter &painter, qreal top, int seat, const TableView::People &people,
                           const Columns &columns) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const bool mirrored = layoutDirection() == Qt::RightToLeft, own = seat == subject_.seat;
    const qreal unit = fontUnit(), row = kRankRow * unit, face = kRankFace * unit, bead = kBead * unit;
    const auto at = [&](qreal left, qreal wide, qreal high, qreal above) {
        return QRectF(mirrored ? width() - left - wide : left, top + above, wide, high);
    };
    const SeatAppearance &look = people.looks[toIndex(seat)];
    if (subject_.played())
        paintPlace(&painter, at(0, bead, bead, (row - bead) / 2), DealText::place(subject_, seat), palette());
    if (const auto portrait = portraitIndex(look.portrait))
        paintArt(&painter, cache_, portraitArt(*portrait),
                 at(columns.words - 10 * unit - face, face, face, (row - face) / 2));
    const bool below = columns.stacked && !look.idleLine.isEmpty();
    const QString name = TableText::nameAlone(people.names, seat);
    const qreal line = below ? row * 0.52 : row;
    painter.setPen(colours.text);
    drawLine(&painter, at(columns.words, columns.name, line, 0),
             fittedFont(tableFont(15 * unit, own), name, columns.name, 0.8), name, mirrored);
    if (subject_.played()) {
        const QString points = DealText::points(subject_.game.game, subject_.totals[toIndex(seat)]);
        drawLine(&painter, at(width() - columns.points, columns.points, row, 0),
                 fittedFont(tableFont(14 * unit, own), points, columns.points, 0.8), points, !mirrored);
    }
    painter.setPen(colours.textDim);
    const QRectF level = below ? at(columns.words, columns.name, row - line, line)
                               : at(columns.words + columns.name + 4, columns.level, row, 0);
    drawLine(&painter, level, fittedFont(tableFont(13 * unit, false), look.idleLine, level.width(), 0.8), look.idleLine,
             mirrored);
}

DealBeads::DealBeads(QWidget *parent) : QWidget(parent) { setObjectName(QStringLiteral("dealBeads")); }

void DealBeads::show(const Places &places)
{
    places_ = places;
    QStringList words;
    for (auto place = places.rbegin(); place != places.rend(); ++place)
        words.push_back(*place ? number(**place) : tr("not played", "a day's deal"));
    setAccessibleName(
        tr("Places on the last %Ln day(s), today first: %1", "", kDays).arg(words.join(QStringLiteral(", "))));
    update();
}

QSize DealBeads::sizeHint() const { return {grown(280), grown(kBeadRow) * (kDays / kBeadsARow)}; }

void DealBeads::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal unit = fontUnit(), step = (width() - 40 * unit) / (kBeadsARow - 1), side = kBead * unit;
    for (int i = 0; i < kDays; ++i) {
        qreal x = 20 * unit + i % kBeadsARow * step;
        x = mirrored ? width() - x : x;
        const QRectF disc(x - side / 2, (i / kBeadsARow + 0.5) * kBeadRow * unit - side / 2, side, side);
        if (const auto place = places_[toIndex(i)]) {
            paintPlace(&painter, disc, *place, palette());
        } else {
            painter.setPen(QPen(colours.hairline, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
        }
        if (i == kDays - 1) // today
            paintNowRing(&painter, disc.adjusted(-4, -4, 4, 4), palette());
    }
}

} // namespace meadhall::ui
