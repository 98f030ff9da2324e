// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/layout.h"

#include "engine/core/to_index.h"

#include <QTransform>
#include <QtMath>

#include <algorithm>
#include <array>
#include <functional>

namespace meadhall::ui {

namespace {

// Proportions of a seat, as its artwork is drawn.
constexpr qreal kPlaqueHeight = 0.66, kPlaqueFrom = 0.36, kPlaqueEnds = 52.0 / 64;

constexpr int kFullHand = 9;

/// Room beside the bottom seat that a game may use in the spectator view, as a fraction of the seat's diameter.
constexpr qreal kBesideSeat = 0.62;

/// Minimum height of the row above the cloth: its contents must stay readable.
constexpr qreal kLowestRow = 46;
constexpr qreal kMostRow = 1.25;    ///< how much higher that row may become for large text
constexpr qreal kBubbleReach = 1.2; ///< from the bubble's tip to its upper edge, as a fraction of its height

/// Of what is designed, how much of cloth and cards large text may leave.
constexpr qreal kLeastCloth = 0.72;
constexpr qreal kGrowthStep = 0.02;
/// Largest letters that still fit into plates and buttons, relative to those they are designed for.
constexpr qreal kMostSeatLetters = 1.2, kMostLetters = 1.3;

/// From the portrait's centre to the far end of the plaque.
qreal seatReach(qreal diameter, qreal plaque)
{
    return diameter * (kPlaqueFrom + kPlaqueHeight * kPlaqueEnds) + plaque;
}

/// Position of an opponent: a side, and a fraction of the cloth's height (left, right) or width (top). Listed clockwise
/// from the own seat: up the left side, along the top, down the right side.
struct Spot {
    enum Side { Left, Top, Right } side;
    qreal along;
};

constexpr std::array<Spot, kTablePlaces - 1> kOpponentSpots{{
    {Spot::Left, 0.80},
    {Spot::Left, 0.20},
    {Spot::Top, 0.5},
    {Spot::Right, 0.20},
    {Spot::Right, 0.80},
}};

/// With more than two players a seat is beside the cloth.
constexpr int kPlayersWithDeck = 2;

QRectF mirrored(QRectF rect, qreal width)
{
    rect.moveLeft(width - rect.right());
    return rect;
}

} // namespace

std::span<const int> tablePlaces(int players)
{
    static constexpr std::array<std::array<int, kTablePlaces>, kTablePlaces + 1> kTaken{{
        {},
        {0},
        {0, 3},
        {0, 2, 4},
        {0, 2, 3, 4},
        {0, 1, 2, 4, 5},
        {0, 1, 2, 3, 4, 5},
    }};
    return std::span(kTaken[toIndex(players)]).first(toIndex(players));
}

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

namespace {

/// How much larger than designed, for large text: the seats, and everything else with words on it.
struct Growth {
    qreal seats = 1, words = 1;
};

/// Base lengths derived from the size of the view.
struct Measures {
    qreal w, h, unit, edge, gap, diameter, own, plaque, ownPlaque, button, controls, message, chip;
    Growth growth;

    Measures(QSizeF size, Growth grown)
        : w(size.width()), h(size.height()), unit(std::min(w / 1280, h / 776)), edge(std::max(12.0, 34 * unit)),
          gap(std::max(5.0, 10 * unit)), diameter(std::clamp(92 * unit, 58.0, 320.0) * grown.seats),
          own(std::clamp(100 * unit, 62.0, 360.0) * grown.seats),
          plaque(std::clamp(116 * unit, 88.0, 400.0) * grown.seats),
          ownPlaque(std::clamp(122 * unit, 88.0, 400.0) * grown.seats),
          button(std::clamp(42 * unit, 32.0, 120.0) * grown.words),
          controls(std::clamp(196 * unit, 140.0, 640.0) * grown.words),
          message(std::clamp(34 * unit, 28.0, 100.0) * grown.words),
          chip(std::clamp(28 * unit, 24.0, 90.0) * grown.words), growth(grown)
    {
    }
    /// Distance from the leading edge to the far end of the own plaque.
    qreal ownWidth() const { return own / 2 + seatReach(own, ownPlaque); }
    /// Height of tools, play and pass, stacked.
    qreal controlsHeight() const { return 3 * button + 2 * gap; }
};

/// How large the own hand is.
struct HandSize {
    qreal part;    ///< height of a card as a fraction of the view's height
    qreal cut = 0; ///< that part of a card is below the view
};

HandSize handSize(const Measures &m, bool lane, bool replay)
{
    constexpr qreal kLow = 400; // logical px: a table without room for message and whole hand
    if (replay)
        return m.h < kLow ? HandSize{0.38, 0.28} : HandSize{0.272};
    return {lane ? 0.235 : 0.285};
}

void placeHand(TableLayout &layout, const Measures &m, bool rightToLeft, HandSize hand)
{
    const qreal cardHeight = std::min(hand.part * m.h, 0.24 * std::max(m.w, m.h));
    const qreal card = cardHeight / 2;
    const qreal left = m.edge + m.ownWidth() + m.gap, right = m.w - m.edge - m.controls - m.gap;
    // The outer cards are rotated and need a little more room.
    const qreal room = right - left - card * 0.34;
    // Too narrow for seat and buttons beside the hand: they go above it.
    layout.stacked = room < card * (1 + 8 * 0.33);
    layout.hand = {QPointF((left + right) / 2, 0), room, card, rightToLeft};
    if (layout.stacked)
        layout.hand = {QPointF(m.w / 2, 0), m.w - 2 * m.edge - card * 0.34, card, rightToLeft};
    // The outer cards of a full fan hang lower than the middle one.
    const FanSlot end = fanSlot(layout.hand, 0, kFullHand);
    const qreal drop = end.centre.y() + card * 0.5 * qSin(qDegreesToRadians(qAbs(end.rotation)));
    layout.hand.middle.ry() = m.h - m.edge * 0.4 - card - drop * (hand.cut > 0 ? 0 : 1) + hand.cut * cardHeight;
}

/// @param row height kept free above the cloth, if that is more than a seat there needs
void placeCloth(TableLayout &layout, const Measures &m, bool seatAbove, qreal bottom, qreal row)
{
    const qreal minimum =
        row > 0 ? std::max(kLowestRow, row * m.unit) * std::min(m.growth.words, kMostRow) + m.gap : 30 * m.unit;
    const qreal above = std::max(minimum, seatAbove ? m.diameter + m.gap : 0);
    const qreal top = m.edge * 0.85 + above;
    layout.top = QRectF(m.edge, m.edge * 0.85, m.w - 2 * m.edge, above - (row > 0 || seatAbove ? m.gap : 0));
    const qreal sides = m.edge + m.diameter / 2 + seatReach(m.diameter, m.plaque);
    const qreal width = std::min(m.w - 2 * sides - m.gap, (bottom - top) * 2.1);
    const qreal height = std::min(bottom - top, width * 1.05);
    layout.cloth = QRectF((m.w - width) / 2, top + (bottom - top - height) * 0.3, width, height);
    const qreal hall = std::clamp(height * 0.21, 42.0, 300.0);
    layout.valhalla = QRectF(m.w / 2 - hall / 2, layout.cloth.top() - hall * 0.1, hall, hall);
    layout.tableCard = std::min({height * 0.265, width * 0.22, layout.hand.card});
    const qreal chip = layout.chipHeight = m.chip;
    const qreal free = layout.cloth.bottom() - layout.valhalla.bottom() - chip;
    layout.middle = QPointF(m.w / 2, layout.valhalla.bottom() + free * 0.46);
    layout.tableWidth = width * 0.76;
    layout.chip = QPointF(m.w / 2, layout.middle.y() + layout.tableCard + chip * 0.55);
    layout.beatenCard = std::max(22.0, 38 * m.unit);
    const qreal leading = layout.hand.rightToLeft ? 1 : -1;
    const qreal aside = std::min(width * 0.36, width / 2 - layout.beatenCard * 1.35); // not beyond a narrow cloth
    layout.beaten = layout.cloth.center() + QPointF(leading * aside, height * 0.255);
}

void placeSeats(TableLayout &layout, const Measures &m, int players, QPointF ownCentre, bool rightToLeft)
{
    layout.seats.push_back({ownCentre, m.own, m.ownPlaque, rightToLeft, layout.hand.middle});
    const qreal reach = seatReach(m.diameter, m.plaque);
    for (const int taken : tablePlaces(players).subspan(1)) {
        const Spot &spot = kOpponentSpots[toIndex(taken - 1)];
        SeatPlace place{{}, m.diameter, m.plaque, spot.side == Spot::Right, {}};
        const qreal y = layout.cloth.top() + layout.cloth.height() * spot.along;
        switch (spot.side) {
        case Spot::Left:
            place.centre = QPointF(m.edge + m.diameter / 2, y);
            break;
        case Spot::Right:
            place.centre = QPointF(m.w - m.edge - m.diameter / 2, y);
            break;
        case Spot::Top:
            place.centre = QPointF(m.w / 2 - (reach - m.diameter / 2) / 2, m.edge * 0.85 + m.diameter / 2);
            break;
        }
        const qreal towards = place.mirrored ? -1 : 1;
        place.openHand =
            spot.side == Spot::Top
                ? place.centre + QPointF(reach + m.gap + layout.openCard * 2.6, 0)
                : place.centre + QPointF(towards * (reach - m.diameter / 2) / 2, m.diameter / 2 + layout.openCard + 2);
        layout.seats.push_back(place);
    }
}

void placeDeck(TableLayout &layout, const Measures &m, int players)
{
    if (players > kPlayersWithDeck)
        return;
    const qreal left = m.edge + m.gap;
    const qreal width = std::min(228 * std::max(m.unit, 0.7), layout.cloth.left() - m.gap - left);
    const QSizeF size(width, width * 46 / 228);
    const QRectF rect(QPointF(left, layout.cloth.center().y() - size.height() / 2), size);
    layout.deck = layout.hand.rightToLeft ? mirrored(rect, m.w) : rect;
}

/// @param inset from the edge of the board: there may be a frame round a replayed table
void placeControls(TableLayout &layout, const Measures &m, int tools, qreal bottom, qreal inset)
{
    const qreal left = m.w - m.edge - inset - m.controls;
    layout.pass = QRectF(left, bottom - inset - m.button, m.controls, m.button);
    layout.play = layout.pass.translated(0, -m.button - m.gap);
    const qreal top = layout.play.top() - m.button - m.gap;
    // No wider than the large buttons below.
    const qreal gap = tools > 1 ? std::min(m.gap, (m.controls - tools * m.button) / (tools - 1)) : 0;
    for (int i = 0; i < tools; ++i)
        layout.tools.emplace_back(left + m.controls - (tools - i) * m.button - (tools - i - 1) * gap, top, m.button,
                                  m.button);
}

/// Beside the bottom seat, at the leading side; its revealed hand is at the other one. The room beside the seat that
/// belongs to the game stays free; in a very narrow window the buttons shrink.
void placeSpectatorTools(TableLayout &layout, const Measures &m, int tools)
{
    const SeatPlace &below = layout.seats.front();
    const bool rightToLeft = layout.hand.rightToLeft;
    const qreal from =
        rightToLeft ? m.w - below.centre.x() - seatReach(m.diameter, m.plaque) : below.centre.x() - m.diameter / 2;
    const qreal room = from - m.edge - m.gap - kBesideSeat * m.diameter;
    const qreal button = std::min(m.button, (room - (tools - 1) * m.gap) / tools);
    for (int i = 0; i < tools; ++i) {
        const QRectF rect(m.edge + i * (button + m.gap), below.centre.y() - button / 2, button, button);
        layout.watching.push_back(rightToLeft ? mirrored(rect, m.w) : rect);
    }
}

/// Spectator view: the cloth gets all the room, the bottom seat is centred below it.
TableLayout spectatorLayout(TableLayout layout, const Measures &m, int players, int tools, qreal topRow)
{
    const qreal seatTop = m.h - m.edge * 0.85 - m.diameter - m.gap;
    layout.message = QRectF(m.w * 0.2, seatTop - m.message, m.w * 0.6, m.message);
    placeCloth(layout, m, players % 2 == 0, seatTop - m.gap - layout.openCard, topRow);
    placeSeats(layout, m, players, {}, false);
    SeatPlace &below = layout.seats.front();
    const qreal reach = seatReach(m.diameter, m.plaque);
    below = {
        QPointF(m.w / 2 - (reach - m.diameter / 2) / 2, seatTop + m.diameter / 2), m.diameter, m.plaque, false, {}};
    const qreal away = m.gap + layout.openCard * 2.6;
    below.openHand = below.centre + QPointF(layout.hand.rightToLeft ? -m.diameter / 2 - away : reach + away, 0);
    layout.hand.middle = below.centre;
    placeSpectatorTools(layout, m, tools);
    placeDeck(layout, m, players);
    return layout;
}

/// The whole table with that growth, whether it fits or not.
TableLayout layoutGrown(QSizeF size, int players, int tools, bool rightToLeft, const TableKind &kind, Growth growth)
{
    const Measures m(size, growth);
    TableLayout layout;
    layout.size = size;
    layout.unit = m.unit;
    layout.seatGrowth = growth.seats;
    layout.wordGrowth = growth.words;
    layout.hasLane = kind.lane > 0 && !kind.watching;
    const HandSize hand = handSize(m, layout.hasLane, kind.replay);
    placeHand(layout, m, rightToLeft, hand);
    layout.openCard = std::clamp((kind.replay ? 53 : 40) * m.unit, kind.replay ? 28.0 : 24.0, 140.0);
    if (kind.watching)
        return spectatorLayout(layout, m, players, tools, kind.topRow);
    const qreal handTop = layout.hand.middle.y() - layout.hand.card * 1.3; // with a selected card raised
    const qreal row = layout.stacked ? m.controlsHeight() + m.gap : 0;
    const qreal bottom = layout.stacked ? handTop - m.gap : m.h - m.edge - m.gap * 0.5;
    const qreal messageHeight = layout.hasLane ? kind.lane : hand.cut > 0 ? 0 : m.message;
    const qreal below = layout.hasLane ? kBubbleReach * bubbleHeight(layout) : 0;
    const qreal messageTop = handTop - messageHeight - m.gap * 0.6 - std::max(row, below);
    const qreal messageWidth =
        std::min(m.w - 2 * m.edge, std::max(0.72 * m.w, 520.0 * m.unit) * std::min(growth.words, 1.3));
    layout.message = QRectF((m.w - messageWidth) / 2, messageTop, messageWidth, messageHeight);
    placeCloth(layout, m, players % 2 == 0, messageTop - m.gap * 0.6, kind.topRow);
    placeSeats(layout, m, players, QPointF(m.edge + m.own / 2, bottom - m.own / 2 - m.gap), rightToLeft);
    placeControls(layout, m, tools, bottom, kind.replay ? m.gap : 0);
    placeDeck(layout, m, players);
    if (rightToLeft) {
        layout.hand.middle.rx() = m.w - layout.hand.middle.x();
        layout.seats[0].centre.rx() = m.w - layout.seats[0].centre.x();
        layout.seats[0].openHand = layout.hand.middle;
        layout.play = mirrored(layout.play, m.w);
        layout.pass = mirrored(layout.pass, m.w);
        for (QRectF &tool : layout.tools)
            tool = mirrored(tool, m.w);
    }
    return layout;
}

/// Shield, plate and points of a seat.
QRectF seatArea(const SeatPlace &seat)
{
    const qreal half = seat.diameter / 2, reach = seatReach(seat.diameter, seat.plaque);
    const QRectF right(seat.centre.x() - half, seat.centre.y() - half, half + reach, 2 * half);
    return seat.mirrored ? right.translated(half - reach, 0) : right;
}

/// A full hand.
QRectF handArea(const FanPlace &fan)
{
    QRectF all;
    for (int i = 0; i < kFullHand; ++i) {
        const FanSlot slot = fanSlot(fan, i, kFullHand);
        const QRectF card(-fan.card / 2, -fan.card, fan.card, 2 * fan.card);
        all |= QTransform().translate(slot.centre.x(), slot.centre.y()).rotate(slot.rotation).mapRect(card);
    }
    return all;
}

/// Height of the room between message and own seat, where a game may show a card.
qreal roomAboveOwnSeat(const TableLayout &layout)
{
    const SeatPlace &own = layout.seats.front();
    return own.centre.y() - own.diameter / 2 - layout.message.bottom();
}

/// Whether cloth and hand are still large enough and nothing overlaps.
/// @param designed the layout without growth
bool holds(const TableLayout &layout, const TableLayout &designed)
{
    if (layout.stacked != designed.stacked || layout.cloth.width() < kLeastCloth * designed.cloth.width()
        || layout.cloth.height() < kLeastCloth * designed.cloth.height()
        || layout.tableCard < kLeastCloth * designed.tableCard
        || roomAboveOwnSeat(layout) < kLeastCloth * roomAboveOwnSeat(designed))
        return false;
    std::vector<QRectF> apart{layout.cloth, layout.play, layout.pass};
    apart.insert(apart.end(), layout.tools.begin(), layout.tools.end());
    for (const SeatPlace &seat : layout.seats)
        apart.push_back(seatArea(seat));
    if (!layout.hasLane)
        apart.push_back(layout.message);
    if (!layout.tools.empty()) // somebody plays
        apart.push_back(handArea(layout.hand));
    for (std::size_t a = 0; a < apart.size(); ++a)
        for (std::size_t b = a + 1; b < apart.size(); ++b)
            if (const QRectF both = apart[a] & apart[b]; both.width() > 1 && both.height() > 1)
                return false;
    return true;
}

} // namespace

qreal bubbleHeight(const TableLayout &layout) { return std::clamp(42 * layout.unit, 34.0, 130.0) * layout.wordGrowth; }

TableLayout layoutTable(QSizeF size, int players, int tools, Qt::LayoutDirection direction, const TableKind &kind)
{
    const bool rightToLeft = direction == Qt::RightToLeft;
    const auto grown = [&](Growth growth) { return layoutGrown(size, players, tools, rightToLeft, kind, growth); };
    const TableLayout designed = grown({});
    TableLayout best = designed;
    const auto largest = [&](const std::function<Growth(qreal)> &growthAt) {
        for (qreal text = kind.text; text > 1; text -= kGrowthStep)
            if (const TableLayout layout = grown(growthAt(text)); holds(layout, designed)) {
                best = layout;
                return;
            }
    };
    largest([](qreal text) { return Growth{text, text}; });
    const Growth both{best.seatGrowth, best.wordGrowth};
    largest([&](qreal text) { return Growth{both.seats, std::max(text, both.words)}; });
    largest([&](qreal text) { return Growth{std::max(text, both.seats), best.wordGrowth}; });
    best.seatLetters = std::clamp(kind.text / best.seatGrowth, 1.0, kMostSeatLetters);
    best.wordLetters = std::clamp(kind.text / best.wordGrowth, 1.0, kMostLetters);
    return best;
}

} // namespace meadhall::ui
