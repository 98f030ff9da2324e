// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/hand_over_moment.h"

#include "engine/core/to_index.h"
#include "ui/base/text/text.h"
#include "ui/table/odin/goes_out_plaque.h"
#include "ui/table/scene/z_values.h"

#include <QEasingCurve>

#include <algorithm>

namespace meadhall::ui {

namespace {

// In ms at normal speed.
constexpr int kWhole = 1900, kLightComes = 250, kLightGoes = 400, kPlaqueComes = 180, kPlaqueGoes = 120;
constexpr int kRising = 260, kFirstLeaves = 900, kApart = 90, kFlying = 420, kCounting = 240, kGlowing = 600;
constexpr int kPlaqueRises = 12; // px
constexpr int kFewestSparks = 3, kMostSparks = 6;

/// Progress of something that begins then and lasts that long.
qreal part(qreal time, qreal begins, qreal lasts) { return std::clamp((time - begins) / lasts, 0.0, 1.0); }

} // namespace

HandOverMoment::HandOverMoment(PixmapCache &cache, const Table &table, const HandEnd &end, const TableLayout &layout,
                               Theme theme)
    : table_(table), plaque_(new GoesOutPlaque(cache, end.portrait, end.words, end.part, this))
{
    setFlag(QGraphicsItem::ItemHasNoContents);
    setZValue(z::kFlying);
    const qreal high = std::clamp(66 * layout.unit, 50.0, 160.0) * layout.wordGrowth;
    const qreal wide = std::min(420 / 66.0 * high, layout.size.width() * std::min(0.6 * layout.wordGrowth, 0.9));
    plaqueAt_ = QPointF(layout.size.width() / 2, layout.message.bottom() - high / 2);
    plaque_->setTheme(theme);
    plaque_->setPlace(QSizeF(wide, high), layout.hand.rightToLeft);
    addFlights(cache, end, layout, theme);
    setTime(0);
}

void HandOverMoment::addFlights(PixmapCache &cache, const HandEnd &end, const TableLayout &layout, Theme theme)
{
    int n = 0;
    for (std::size_t seat = 0; seat < table_.seats.size() && seat < end.points.size(); ++seat) {
        const int points = end.points[seat];
        if (points == 0)
            continue;
        auto *item = new PointsFlight(cache, signedNumber(points),
                                      std::clamp(std::abs(points), kFewestSparks, kMostSparks), this);
        item->setTheme(theme);
        SeatItem *owner = table_.seats[seat];
        item->setPath(table_.from[seat], owner->mapToScene(owner->pointsCentre()), layout.chipHeight);
        const int total = end.totals[seat];
        flights_.push_back({item, owner, total - points, total, handOpens(n) + 120, kFirstLeaves + kApart * n});
        ++n;
    }
}

int HandOverMoment::length() const
{
    return flights_.empty() ? kWhole : std::max(kWhole, flights_.back().leaves + kFlying + kCounting);
}

void HandOverMoment::setTime(qreal time)
{
    showLight(time);
    for (const Flight &flight : flights_)
        showFlight(flight, time);
}

void HandOverMoment::showLight(qreal time)
{
    const qreal light = part(time, 0, kLightComes) * (1 - part(time, length() - kLightGoes, kLightGoes));
    table_.cloth->setLit(light);
    table_.hall->setLit(light);
    const qreal comes = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(part(time, 0, kPlaqueComes));
    plaque_->setOpacity(comes * (1 - part(time, length() - kPlaqueGoes, kPlaqueGoes)));
    plaque_->setPos(plaqueAt_ + QPointF(0, kPlaqueRises * (1 - comes)));
}

void HandOverMoment::showFlight(const Flight &flight, qreal time)
{
    const QEasingCurve out(QEasingCurve::OutCubic);
    flight.item->setRisen(out.valueForProgress(part(time, flight.rises, kRising)));
    flight.item->setFlown(part(time, flight.leaves, kFlying));
    const qreal lands = flight.leaves + kFlying;
    const qreal counted = part(time, lands, kCounting);
    if (counted < 1)
        flight.seat->setPassingPoints(number(flight.before + qRound((flight.after - flight.before) * counted)));
    else
        flight.seat->setPassingPoints({});
    // The glow of the last plate ends with the moment.
    const qreal glows = std::min<qreal>(kGlowing, length() - lands);
    flight.seat->setPointsLit(time < lands ? 0 : 1 - part(time, lands, glows));
}

} // namespace meadhall::ui
