#include "scene/layout.h"

#include <QtMath>

#include <algorithm>
#include <array>

namespace meadhall::ui {

namespace {

// Proportions of a seat: see the drawing of its pieces.
constexpr qreal kPlaqueHeight = 0.66, kPlaqueFrom = 0.36, kPlaqueEnds = 52.0 / 64;

/// From the portrait's centre to the plaque's far end.
qreal seatReach(qreal diameter, qreal plaque)
{
    return diameter * (kPlaqueFrom + kPlaqueHeight * kPlaqueEnds) + plaque;
}

/// Where the others sit, in parts of the cloth's height at the left and right, or at the top (clockwise from the own
/// seat: up the left side, over the top, down the right side).
struct Spot {
    enum Side { Left, Top, Right } side;
    qreal along;
};

std::vector<Spot> spotsOf(int opponents)
{
    switch (opponents) {
    case 1: return {{Spot::Top, 0.5}};
    case 2: return {{Spot::Left, 0.36}, {Spot::Right, 0.36}};
    case 3: return {{Spot::Left, 0.46}, {Spot::Top, 0.5}, {Spot::Right, 0.46}};
    case 4: return {{Spot::Left, 0.80}, {Spot::Left, 0.20}, {Spot::Right, 0.20}, {Spot::Right, 0.80}};
    default: return {{Spot::Left, 0.80}, {Spot::Left, 0.20}, {Spot::Top, 0.5}, {Spot::Right, 0.20}, {Spot::Right, 0.80}};
    }
}

QRectF mirrored(QRectF rect, qreal width)
{
    rect.moveLeft(width - rect.right());
    return rect;
}

} // namespace

FanSlot fanSlot(const FanPlace &fan, int i, int n, qreal lift)
{
    const qreal step = n > 1 ? std::min(fan.card * 0.68, (fan.width - fan.card) / (n - 1)) : 0;
    const qreal bend = 2.0; // degrees from card to card
    const qreal radius = step > 0 ? step / qTan(qDegreesToRadians(bend)) : 0;
    qreal place = i - (n - 1) / 2.0;
    if (fan.rightToLeft)
        place = -place;
    const qreal angle = qDegreesToRadians(place * bend);
    const qreal out = radius + lift;
    return {fan.middle + QPointF(out * qSin(angle), radius - out * qCos(angle)), place * bend};
}

int fanIndex(const FanPlace &fan, qreal x, int n)
{
    int index = 0;
    while (index < n) {
        const qreal centre = fanSlot(fan, index, n).centre.x();
        if (fan.rightToLeft ? x > centre : x < centre)
            break;
        ++index;
    }
    return index;
}

TableLayout layoutTable(QSizeF size, int players, int tools, Qt::LayoutDirection direction)
{
    TableLayout layout;
    const qreal w = size.width(), h = size.height();
    const qreal unit = std::min(w / 1280, h / 776);
    layout.size = size;
    layout.unit = unit;
    const bool rightToLeft = direction == Qt::RightToLeft;
    const qreal edge = std::max(12.0, 34 * unit); // the carved border and some air

    // The hand along the bottom, between the own seat and the buttons.
    const qreal diameter = std::clamp(92 * unit, 62.0, 320.0);
    const qreal own = std::clamp(104 * unit, 66.0, 360.0);
    const qreal plaque = std::clamp(116 * unit, 78.0, 400.0);
    const qreal button = std::clamp(42 * unit, 34.0, 120.0), gap = std::max(6.0, 10 * unit);
    const qreal controls = std::max(4 * button + 3 * gap, 208 * unit);
    const qreal cardHeight = std::min(0.285 * h, 0.24 * w);
    const qreal card = cardHeight / 2;
    const qreal ownReach = own / 2 + seatReach(own, plaque);
    const qreal left = edge + ownReach + gap, right = w - edge - controls - gap;
    const qreal lift = card * 0.3;
    const qreal handTop = h - edge * 0.5 - cardHeight - card * 0.12;
    layout.hand = {QPointF((left + right) / 2, handTop + cardHeight / 2), right - left - card * 0.12, card, rightToLeft};

    // The cloth between the seats.
    const bool top = players % 2 == 0;
    const qreal clothTop = edge * 0.6 + (top ? diameter + gap * 0.6 : 38 * unit);
    const qreal message = std::clamp(34 * unit, 28.0, 100.0);
    const qreal clothBottom = handTop - lift - message - gap * 1.2;
    const qreal sideReach = edge + diameter / 2 + seatReach(diameter, plaque);
    const qreal clothHeight = clothBottom - clothTop;
    const qreal clothWidth = std::min(w - 2 * sideReach - gap, clothHeight * 2.1);
    layout.cloth = QRectF((w - clothWidth) / 2, clothTop, clothWidth, clothHeight);
    const qreal hall = std::clamp(clothHeight * 0.21, 44.0, 300.0);
    layout.valhalla = QRectF(w / 2 - hall / 2, clothTop - hall * 0.1, hall, hall);
    layout.tableCard = std::min({clothHeight * 0.265, clothWidth * 0.2, card});
    const qreal chipHeight = std::clamp(28 * unit, 24.0, 90.0);
    const qreal free = layout.cloth.bottom() - layout.valhalla.bottom() - chipHeight;
    layout.middle = QPointF(w / 2, layout.valhalla.bottom() + free * 0.46);
    layout.tableWidth = clothWidth * 0.74;
    layout.chip = QPointF(w / 2, layout.middle.y() + layout.tableCard + chipHeight * 0.55);
    layout.message = QRectF(w * 0.5 - std::min(w * 0.36, 560 * unit), clothBottom + gap * 0.6,
                            2 * std::min(w * 0.36, 560 * unit), message);

    // Seats.
    layout.openCard = std::clamp(40 * unit, 24.0, 140.0);
    const qreal ownX = edge + own / 2, ownY = h - edge - own / 2 - gap * 0.5;
    layout.seats.push_back({QPointF(rightToLeft ? w - ownX : ownX, ownY), own, plaque, rightToLeft, layout.hand.middle});
    for (const Spot &spot : spotsOf(players - 1)) {
        SeatPlace place{{}, diameter, plaque, spot.side == Spot::Right, {}};
        const qreal y = clothTop + clothHeight * spot.along;
        const qreal reach = seatReach(diameter, plaque);
        switch (spot.side) {
        case Spot::Left: place.centre = QPointF(edge + diameter / 2, y); break;
        case Spot::Right: place.centre = QPointF(w - edge - diameter / 2, y); break;
        case Spot::Top:
            place.centre = QPointF(w / 2 - (reach - diameter / 2) / 2, edge * 0.6 + diameter / 2);
            break;
        }
        const qreal towards = place.mirrored ? -1 : 1;
        place.openHand = spot.side == Spot::Top
            ? place.centre + QPointF(reach + gap + layout.openCard * 2.6, 0)
            : place.centre + QPointF(towards * (reach - diameter / 2) / 2, diameter / 2 + layout.openCard + 2);
        layout.seats.push_back(place);
    }

    // Buttons at the trailing side.
    const qreal bottom = h - edge - gap * 0.5;
    const QRectF area(w - edge - controls, bottom - 2 * button - gap, controls, 2 * button + gap);
    const qreal half = (controls - gap) / 2;
    layout.play = QRectF(area.left(), bottom - button, half, button);
    layout.pass = QRectF(area.left() + half + gap, bottom - button, half, button);
    for (int i = 0; i < tools; ++i)
        layout.tools.emplace_back(area.right() - (tools - i) * button - (tools - i - 1) * gap, area.top(), button, button);
    if (rightToLeft) {
        layout.hand.middle.rx() = w - layout.hand.middle.x();
        layout.seats[0].openHand = layout.hand.middle;
        layout.play = mirrored(layout.play, w);
        layout.pass = mirrored(layout.pass, w);
        for (QRectF &tool : layout.tools)
            tool = mirrored(tool, w);
    }
    return layout;
}

} // namespace meadhall::ui
