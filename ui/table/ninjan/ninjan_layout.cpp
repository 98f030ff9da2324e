// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/ninjan_layout.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kTrackRow = 70; ///< px at 1280 × 800

// Visible part of a covered card, as a fraction of its height: numeral and sign, or at least the numeral.
constexpr qreal kPileStrip = 0.28, kPileLeast = 0.19;

constexpr qreal kLegendSize = 104; ///< px at 1280 × 800
constexpr qreal kLargeWords = 1.7; ///< of the table's scale; 1.6 is usual at 800 × 600
constexpr qreal kLegendLeast = 44;
constexpr qreal kLeastChosen = 18; ///< px: width of a card that can be recognised

/// Distance from the portrait's centre to the outer edge of a seat's plaque, for seats above or below the cloth.
qreal plaqueEnd(const SeatPlace &seat) { return seat.diameter * 0.9 + seat.plaque; }

QRectF flipped(QRectF rect, qreal width)
{
    rect.moveLeft(width - rect.right());
    return rect;
}

/// In front of the seat, on the rim of the cloth; beside seats above or below the cloth.
CardPlace chosenBefore(const TableLayout &table, const SeatPlace &seat, qreal card, bool rightToLeft)
{
    const QRectF &cloth = table.cloth;
    const bool beside = seat.centre.y() < cloth.top() || seat.centre.y() > cloth.bottom();
    if (beside) {
        // Beside a seat the card is no higher than the seat, and keeps clear of the resolving order.
        const qreal small = std::min(card, seat.diameter / table.seatGrowth * 0.46);
        const qreal away = small * 0.8;
        const qreal x =
            rightToLeft ? seat.centre.x() + plaqueEnd(seat) + away : seat.centre.x() - seat.diameter / 2 - away;
        return {QPointF(x, seat.centre.y()), 0, small};
    }
    const bool left = seat.centre.x() < cloth.center().x();
    const qreal x = left ? cloth.left() + cloth.width() * 0.13 : cloth.right() - cloth.width() * 0.13;
    const bool upper = seat.centre.y() < cloth.center().y();
    return {QPointF(x, seat.centre.y()), (left == upper ? -8.0 : 8.0), card};
}

/// Upper end of the room above seat and tools: at the ends of a lane there is room, too, unless its words are so large
/// for the table that they need all of it.
qreal besideHand(const TableLayout &table)
{
    const bool large = table.wordGrowth * table.wordLetters > kLargeWords * table.unit;
    return table.hasLane && !large ? table.message.top() : table.message.bottom();
}

/// Above the own seat; beside it if seat and buttons are above the hand.
CardPlace ownPlace(const TableLayout &table)
{
    const SeatPlace &own = table.seats.front();
    const bool rightToLeft = table.hand.rightToLeft;
    const qreal towards = rightToLeft ? -1 : 1;
    const qreal gap = std::max(5.0, 10 * table.unit);
    if (table.stacked) {
        const qreal height = table.pass.bottom() - table.message.bottom() - 2 * gap;
        const qreal card = std::min(height / 2, table.hand.card * 0.8);
        const qreal x = own.centre.x() + towards * (plaqueEnd(own) + gap + card / 2);
        return {QPointF(x, table.pass.bottom() - gap - card), 0, card};
    }
    const qreal seatTop = own.centre.y() - own.diameter / 2 - own.diameter * 0.12;
    const qreal top = besideHand(table) + gap * 0.4;
    const qreal card = std::min((seatTop - top) / 2, table.hand.card * 0.8) * 0.96;
    if (card < kLeastChosen) { // a low table: beside the seat, as far as there is room before the hand
        const qreal from = own.centre.x() + towards * (plaqueEnd(own) + gap);
        const qreal room = (table.hand.middle.x() - towards * table.hand.width / 2 - from) * towards;
        const qreal low = std::clamp(room * 0.8, kLeastChosen, own.diameter * 0.4);
        return {QPointF(from + towards * low / 2, own.centre.y()), 0, low};
    }
    return {QPointF(own.centre.x() + towards * own.plaque * 0.5, (top + seatTop) / 2), -4 * towards, card};
}

QRectF trackPlace(const TableLayout &table)
{
    QRectF row = table.top;
    const bool seatAbove = table.seats.size() % 2 == 0;
    if (!seatAbove)
        return row.adjusted(row.width() * 0.2, 0, -row.width() * 0.2, 0);
    row.setHeight(row.height() / table.seatGrowth); // a larger seat above has larger neighbours below
    const SeatPlace &seat = table.seats[table.seats.size() / 2];
    const qreal from = seat.centre.x() + plaqueEnd(seat) + 16 * table.unit;
    const QRectF right(from, row.top(), row.right() - from, row.height());
    if (!table.hand.rightToLeft)
        return right;
    const qreal end = seat.centre.x() - seat.diameter / 2 - seat.diameter * 0.2;
    return {row.left(), row.top(), end - row.left(), row.height()};
}

QRectF legendPlace(const TableLayout &table)
{
    const QSizeF size = table.size;
    const qreal gap = std::max(5.0, 10 * table.unit);
    const bool watching = table.tools.empty();
    const qreal bottom = watching ? size.height() - std::max(12.0, 34 * table.unit) : table.tools.front().top() - gap;
    const qreal top = besideHand(table) + gap * 0.4;
    if (table.message.height() <= 0) // a low table has no room for it
        return {};
    const qreal side = std::max(kLegendLeast, std::min(kLegendSize * table.unit, bottom - top));
    // The picture has no margin of its own: it keeps further from the border than the buttons below.
    const QRectF right(size.width() - std::max(12.0, 34 * table.unit) - gap - side, bottom - side, side, side);
    return table.hand.rightToLeft ? flipped(right, size.width()) : right;
}

} // namespace

TableLayout layoutNinjan(QSizeF size, int players, int tools, Qt::LayoutDirection direction, TableKind kind)
{
    kind.topRow = kTrackRow;
    TableLayout table = layoutTable(size, players, tools, direction, kind);
    // There is only one big button: move the small ones up to it.
    for (QRectF &tool : table.tools)
        tool.moveTop(table.play.bottom() - tool.height());
    table.play = table.pass;
    table.hand.rightToLeft = direction == Qt::RightToLeft;
    // The resolving order and the chosen card are on either side of the seat above: its open hand starts beyond.
    if (table.seats.size() % 2 == 0) {
        SeatPlace &above = table.seats[table.seats.size() / 2];
        const CardPlace chosen = chosenBefore(table, above, table.openCard, table.hand.rightToLeft);
        const qreal away = chosen.card / 2 + std::max(5.0, 10 * table.unit) + table.openCard * 2.6;
        above.openHand = chosen.centre + QPointF(table.hand.rightToLeft ? away : -away, 0);
    }
    return table;
}

NinjanLayout ninjanPlaces(const TableLayout &table)
{
    NinjanLayout places;
    const QRectF &cloth = table.cloth;
    places.rightToLeft = table.hand.rightToLeft;
    places.letters = table.wordLetters;
    const qreal between = cloth.width() * 0.2; // from pile to pile, at least
    const qreal chip = std::clamp(28 * table.unit, 22.0, 90.0);
    places.chip = std::max(chip, std::min(chip * table.wordGrowth, between / 1.9)); // three digits have room
    places.card = std::min(cloth.width() * 0.15, cloth.height() * 0.235);
    places.room = cloth.height() * 0.95 - places.chip / 2;
    places.middle = cloth.center().y() - places.chip / 4;
    // Sums of two figures and a sign never touch.
    const qreal apart = std::max({places.card * 1.3, between, std::min(places.chip * 2.05, cloth.width() * 0.36)})
                        * (places.rightToLeft ? -1 : 1);
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        places.pileX[toIndex(pile)] = cloth.center().x() + (pile - 1) * apart;
    for (std::size_t place = 0; place < table.seats.size(); ++place)
        places.chosen.push_back(place == 0 && !table.tools.empty()
                                    ? ownPlace(table)
                                    : chosenBefore(table, table.seats[place], places.card * 0.64, places.rightToLeft));
    places.track = trackPlace(table);
    places.legend = legendPlace(table);
    return places;
}

PileFan pileFan(const NinjanLayout &places, int pile, int count, int most)
{
    const qreal height = std::min(2 * places.card, places.room / (1 + kPileLeast * (most - 1)));
    const qreal step = count > 1 ? std::min(kPileStrip * height, (places.room - height) / (count - 1)) : 0;
    const qreal x = places.pileX[toIndex(pile)];
    return {height / 2, step, QPointF(x, places.middle - step * (count - 1) / 2)};
}

} // namespace meadhall::ui
