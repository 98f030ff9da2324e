// SPDX-License-Identifier: GPL-3.0-or-later
// The layout function: nothing overlaps or leaves the window, at any size, for all tables.
#include "engine/core/to_index.h"
#include "tests/test_program.h"
#include "ui/table/scene/layout.h"

#include <QTransform>
#include <QtTest>

using namespace meadhall::ui;

class TestLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingOverlaps_data();
    void seatsKeepTheirPlaces();
    void nothingOverlaps();
    void spectatorsSeeAllSeatsAround();
    void rightToLeftMirrorsAllButTheSeats();
    void fanIndexIsTheInverseOfFanSlot();
};

namespace {

/// Portrait and name plate of a seat.
QRectF seatRect(const SeatPlace &seat)
{
    const qreal d = seat.diameter;
    const qreal reach = d * (0.36 + 0.66 * 52 / 64) + seat.plaque;
    return seat.mirrored ? QRectF(seat.centre.x() - reach, seat.centre.y() - d / 2, reach + d / 2, d)
                         : QRectF(seat.centre.x() - d / 2, seat.centre.y() - d / 2, reach + d / 2, d);
}

/// A full hand shown open at a seat.
QRectF openHandRect(const TableLayout &layout, const SeatPlace &seat)
{
    QRectF rect(0, 0, layout.openCard * (1 + 8 * 0.52), 2 * layout.openCard);
    rect.moveCenter(seat.openHand);
    return rect;
}

/// The area of a fan without lifted cards.
QRectF handRect(const FanPlace &fan, int cards)
{
    QRectF all;
    for (int i = 0; i < cards; ++i) {
        const FanSlot slot = fanSlot(fan, i, cards);
        QTransform turn;
        turn.translate(slot.centre.x(), slot.centre.y());
        turn.rotate(slot.rotation);
        all |= turn.mapRect(QRectF(-fan.card / 2, -fan.card, fan.card, 2 * fan.card));
    }
    return all;
}

} // namespace

void TestLayout::nothingOverlaps_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<qreal>("text");
    const QSizeF sizes[] = {{800, 576},   {1280, 776}, {1030, 776}, {1024, 768}, {1920, 1056},
                            {3840, 2136}, {560, 576},  {800, 1200}, {1600, 600}};
    for (const QSizeF &size : sizes)
        for (int players = 2; players <= 6; ++players)
            for (auto direction : {Qt::LeftToRight, Qt::RightToLeft})
                for (const qreal text : {1.0, 1.3, 1.6, 2.0})
                    QTest::addRow("%dx%d, %d%s, text %g", int(size.width()), int(size.height()), players,
                                  direction == Qt::RightToLeft ? ", right to left" : "", text)
                        << size << players << direction << text;
}

/// Whoever sits on a place sits there with any number of players.
void TestLayout::seatsKeepTheirPlaces()
{
    const TableLayout full = layoutTable({1280, 776}, kTablePlaces, 4, Qt::LeftToRight);
    for (int players = 2; players <= kTablePlaces; ++players) {
        const TableLayout layout = layoutTable({1280, 776}, players, 4, Qt::LeftToRight);
        const auto places = tablePlaces(players);
        QCOMPARE(int(places.size()), players);
        for (int seat = 1; seat < players; ++seat) {
            const SeatPlace &here = layout.seats[meadhall::toIndex(seat)],
                            &there = full.seats[meadhall::toIndex(places[meadhall::toIndex(seat)])];
            QCOMPARE(here.mirrored, there.mirrored);
            QCOMPARE(here.centre.x(), there.centre.x());
            const qreal along = (here.centre.y() - layout.cloth.top()) / layout.cloth.height();
            if (places[meadhall::toIndex(seat)] != 3) // the place above the cloth
                QCOMPARE(along, (there.centre.y() - full.cloth.top()) / full.cloth.height());
        }
    }
}

void TestLayout::nothingOverlaps()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(qreal, text);
    const TableLayout layout = layoutTable(size, players, 4, direction, {.text = text});
    QVERIFY(layout.seatGrowth >= 1 && layout.seatGrowth <= text && layout.wordGrowth >= 1 && layout.wordGrowth <= text);
    const QSizeF usual(1000, 700); // from here on half of what is wanted has room, at least
    if (size.width() >= usual.width() && size.height() >= usual.height()) {
        QVERIFY(layout.seatGrowth * layout.seatLetters >= 1 + (text - 1) / 2);
        QVERIFY(layout.wordGrowth * layout.wordLetters >= 1 + (text - 1) / 2);
    }
    QCOMPARE(int(layout.seats.size()), players);
    QCOMPARE(int(layout.tools.size()), 4);
    // Aligned with the large buttons below.
    QVERIFY(layout.tools.front().left() >= layout.play.left() - 0.5 || direction == Qt::RightToLeft);
    QVERIFY(layout.tools.front().right() <= layout.play.right() + 0.5);

    struct Thing {
        QString name;
        QRectF rect;
    };
    std::vector<Thing> elements{{"cloth", layout.cloth},
                                {"message", layout.message},
                                {"play", layout.play},
                                {"pass", layout.pass},
                                {"hand", handRect(layout.hand, 9)}};
    QCOMPARE(layout.deck.isEmpty(), players > 2);
    if (!layout.deck.isEmpty())
        elements.push_back({"deck", layout.deck});
    for (std::size_t i = 0; i < layout.tools.size(); ++i)
        elements.push_back({QStringLiteral("tool %1").arg(i), layout.tools[i]});
    for (std::size_t i = 0; i < layout.seats.size(); ++i)
        elements.push_back({QStringLiteral("seat %1").arg(i), seatRect(layout.seats[i])});
    const QRectF window(QPointF(0, 0), size);
    for (std::size_t a = 0; a < elements.size(); ++a) {
        QVERIFY2(window.contains(elements[a].rect), qPrintable(elements[a].name));
        for (std::size_t b = a + 1; b < elements.size(); ++b) {
            const QRectF common = elements[a].rect.intersected(elements[b].rect);
            QVERIFY2(common.width() < 1.5 || common.height() < 1.5,
                     qPrintable(QStringLiteral("%1 and %2 overlap by %3 x %4")
                                    .arg(elements[a].name, elements[b].name)
                                    .arg(common.width())
                                    .arg(common.height())));
        }
    }
    // The leading 30 % of every card in a full hand shows its marks, and the set on the table stays on the cloth.
    const qreal step = qAbs(fanSlot(layout.hand, 1, 9).centre.x() - fanSlot(layout.hand, 0, 9).centre.x());
    QVERIFY2(step >= layout.hand.card * 0.29, qPrintable(QString::number(step / layout.hand.card)));
    QVERIFY(layout.cloth.contains(QRectF(layout.middle - QPointF(layout.tableCard / 2, layout.tableCard),
                                         QSizeF(layout.tableCard, 2 * layout.tableCard))));
    QVERIFY(layout.tableCard >= (text > 1 ? 26 : 34));
    // What was beaten lies on the lower hem of the cloth, at the side where reading begins.
    const QSizeF pile(layout.beatenCard * 2.6, layout.beatenCard * 2.1);
    QVERIFY(layout.cloth.contains(QRectF(layout.beaten - QPointF(pile.width(), pile.height()) / 2, pile)));
    const bool atRight = layout.beaten.x() > layout.cloth.center().x();
    QCOMPARE(atRight, direction == Qt::RightToLeft);
}

void TestLayout::spectatorsSeeAllSeatsAround()
{
    for (const QSizeF &size : {QSizeF(800, 576), QSizeF(1030, 776), QSizeF(1920, 1056)}) {
        for (int players = 2; players <= 6; ++players) {
            for (auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
                const TableLayout layout = layoutTable(size, players, 5, direction, {.watching = true});
                QCOMPARE(int(layout.seats.size()), players);
                QCOMPARE(int(layout.watching.size()), 5);
                QVERIFY(layout.tools.empty());
                std::vector<QRectF> apart = layout.watching;
                if (players == 2)
                    apart.push_back(layout.deck);
                for (const SeatPlace &seat : layout.seats) {
                    QVERIFY(!seatRect(seat).adjusted(2, 2, -2, -2).intersects(layout.cloth));
                    apart.push_back(seatRect(seat));
                    apart.push_back(openHandRect(layout, seat));
                }
                for (std::size_t a = 0; a < apart.size(); ++a) {
                    QVERIFY(QRectF(QPointF(0, 0), size).contains(apart[a]));
                    for (std::size_t b = a + 1; b < apart.size(); ++b)
                        QVERIFY2(!apart[a].adjusted(1, 3, -1, -3).intersects(apart[b]),
                                 qPrintable(QStringLiteral("%1 x %2, %3 players: %4 and %5")
                                                .arg(size.width())
                                                .arg(size.height())
                                                .arg(players)
                                                .arg(a)
                                                .arg(b)));
                }
            }
        }
    }
}

void TestLayout::rightToLeftMirrorsAllButTheSeats()
{
    const QSizeF size(1280, 776);
    const TableLayout left = layoutTable(size, 5, 2, Qt::LeftToRight), right = layoutTable(size, 5, 2, Qt::RightToLeft);
    const auto mirroredX = [&](qreal x) { return size.width() - x; };
    QCOMPARE(right.play.center().x(), mirroredX(left.play.center().x()));
    QCOMPARE(right.tools[0].center().x(), mirroredX(left.tools[0].center().x()));
    QCOMPARE(right.hand.middle.x(), mirroredX(left.hand.middle.x()));
    QCOMPARE(fanSlot(right.hand, 0, 9).centre.x(), mirroredX(fanSlot(left.hand, 0, 9).centre.x()));
    QCOMPARE(right.seats[0].centre.x(), mirroredX(left.seats[0].centre.x()));
    QVERIFY(right.seats[0].mirrored);
    for (std::size_t i = 1; i < 5; ++i) // clockwise in both directions of writing
        QCOMPARE(right.seats[i].centre, left.seats[i].centre);
}

void TestLayout::fanIndexIsTheInverseOfFanSlot()
{
    for (auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        const FanPlace fan = layoutTable({1280, 776}, 4, 2, direction).hand;
        for (int n = 1; n <= 9; ++n) {
            const qreal ahead = direction == Qt::LeftToRight ? -1 : 1; // towards the first card
            for (int i = 0; i < n; ++i)
                QCOMPARE(fanIndex(fan, fanSlot(fan, i, n).centre.x() + ahead, n), i);
            QCOMPARE(fanIndex(fan, fanSlot(fan, n - 1, n).centre.x() - ahead, n), n);
        }
    }
}

REGISTER_TEST(TestLayout)
#include "tst_layout.moc"
