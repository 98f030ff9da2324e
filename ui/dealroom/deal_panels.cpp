// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dealroom/deal_panels.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/dealroom/deal_text.h"
#include "ui/graphics/cached_art.h"
#include "ui/graphics/text_painting.h"
#include "ui/newgame/seat_presentation.h"
#include "ui/text/table_text.h"
#include "ui/text/text.h"
#include "ui/widgets/control_paint.h"
#include "ui/widgets/place_disc.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace meadhall::ui {

namespace {

constexpr int kPanelPadding = 16;
constexpr int kRankRow = 44, kBead = 26, kBeadsARow = 7, kBeadRow = 38;

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

void DealRanking::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const TableView::People people = peopleIn(subject_.game);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal unit = fontUnit(), row = kRankRow * unit;
    const qreal bead = subject_.played() ? (kBead + 8) * unit : 0, face = 38 * unit;
    qreal figures = 0; // as wide as the widest result
    const QFontMetricsF bold(tableFont(14 * unit, true));
    for (std::size_t seat = 0; subject_.played() && seat < subject_.totals.size(); ++seat)
        figures =
            std::max(figures, bold.horizontalAdvance(DealText::points(subject_.game.game, subject_.totals[seat])));
    figures = std::min(figures + 4, width() * 0.4);
    qreal top = 0;
    for (const int seat : seats()) {
        const auto at = [&](qreal left, qreal wide, qreal high) {
            return QRectF(mirrored ? width() - left - wide : left, top + (row - high) / 2, wide, high);
        };
        const bool own = seat == subject_.seat;
        const SeatAppearance &look = people.looks[toIndex(seat)];
        if (subject_.played())
            paintPlace(&painter, at(0, kBead * unit, kBead * unit), DealText::place(subject_, seat), palette());
        if (const auto portrait = portraitIndex(look.portrait))
            paintArt(&painter, cache_, portraitArt(*portrait), at(bead, face, face));
        const qreal left = bead + face + 10 * unit, words = width() - left - figures;
        const qreal level = look.idleLine.isEmpty() ? 0 : words * 0.42;
        painter.setPen(colours.text);
        drawLine(&painter, at(left, words - level - 4, row), tableFont(15 * unit, own),
                 TableText::nameAlone(people.names, seat), mirrored);
        if (subject_.played())
            drawLine(&painter, at(width() - figures, figures, row), tableFont(14 * unit, own),
                     DealText::points(subject_.game.game, subject_.totals[toIndex(seat)]), !mirrored);
        painter.setPen(colours.textDim);
        drawLine(&painter, at(left + words - level, level - 4, row), tableFont(13 * unit, false), look.idleLine,
                 mirrored);
        top += row;
    }
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
