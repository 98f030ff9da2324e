// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of Ninjan at every size and number of players: nothing covers what must be readable.
#include "tests/test_program.h"
#include "ui/table/ninjan/ninjan_layout.h"

#include <QTransform>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kButtons = 4, kWatchButtons = 5;

QRectF turned(const CardPlace &place)
{
    const QRectF card(-place.card / 2, -place.card, place.card, 2 * place.card);
    return QTransform().rotate(place.rotation).mapRect(card).translated(place.centre);
}

/// Portrait, name plate and points.
QRectF seatArea(const SeatPlace &seat)
{
    const qreal far = seat.diameter * 0.9 + seat.plaque, near = seat.diameter / 2;
    const QRectF area(-near, -near, near + far, seat.diameter);
    return (seat.mirrored ? QTransform().scale(-1, 1).mapRect(area) : area).translated(seat.centre);
}

QRectF pileArea(const NinjanLayout &places, int pile, int count, int most)
{
    const PileFan fan = pileFan(places, pile, count, most);
    return QRectF(fan.first - QPointF(fan.card / 2, fan.card), QSizeF(fan.card, 2 * fan.card + fan.step * (count - 1)))
        .adjusted(0, 0, 0, places.chip / 2);
}

QByteArray describe(const QRectF &a, const QRectF &b)
{
    QString text;
    QDebug(&text) << a << b;
    return text.toUtf8();
}

} // namespace

class TestNinjanLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingOverlaps_data();
    void nothingOverlaps();
    void allPileNumbersAreVisible_data() { nothingOverlaps_data(); }
    void allPileNumbersAreVisible();
    void rightToLeftMirrorsTheLayout();
};

void TestNinjanLayout::nothingOverlaps_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("rightToLeft");
    QTest::addColumn<bool>("watching");
    QTest::addColumn<qreal>("text");
    for (const QSizeF size : {QSizeF(800, 578), QSizeF(1028, 778), QSizeF(1280, 778), QSizeF(1366, 700),
                              QSizeF(1920, 1058), QSizeF(2560, 1400), QSizeF(3840, 2138), QSizeF(700, 900)})
        for (int players = ninjan::kMinPlayers; players <= ninjan::kMaxPlayers; ++players)
            for (const bool rightToLeft : {false, true})
                for (const bool watching : {false, true})
                    for (const qreal text : {1.0, 1.5, 2.0})
                        QTest::addRow("%dx%d, %d%s%s, text %g", int(size.width()), int(size.height()), players,
                                      rightToLeft ? ", right to left" : "", watching ? ", watched" : "", text)
                            << size << players << rightToLeft << watching << text;
}

void TestNinjanLayout::nothingOverlaps()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(bool, rightToLeft);
    QFETCH(bool, watching);
    QFETCH(qreal, text);
    const TableLayout table =
        layoutNinjan(size, players, watching ? kWatchButtons : kButtons,
                     rightToLeft ? Qt::RightToLeft : Qt::LeftToRight, {.watching = watching, .text = text});
    const NinjanLayout places = ninjanPlaces(table);
    const QRectF window(QPointF(), size);
    std::vector<QRectF> apart; // none of these may overlap
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        apart.push_back(pileArea(places, pile, 4, 4));
    for (const SeatPlace &seat : table.seats)
        apart.push_back(seatArea(seat));
    QCOMPARE(int(places.chosen.size()), players);
    for (const CardPlace &place : places.chosen)
        apart.push_back(turned(place));
    apart.push_back(places.track);
    apart.push_back(places.legend);
    if (watching) {
        apart.insert(apart.end(), table.watching.begin(), table.watching.end());
        for (const SeatPlace &seat : table.seats) {
            // All hands can be shown open; they have one card less while one is chosen.
            QRectF hand(0, 0, table.openCard * (1 + 7 * 0.52), 2 * table.openCard);
            hand.moveCenter(seat.openHand);
            apart.push_back(hand);
        }
    } else {
        apart.push_back(table.play);
        for (const QRectF &tool : table.tools)
            apart.push_back(tool);
    }
    for (std::size_t i = 0; i < apart.size(); ++i) {
        QVERIFY2(apart[i].isValid(), describe(apart[i], window).constData());
        QVERIFY2(window.contains(apart[i]), describe(apart[i], window).constData());
        for (std::size_t j = i + 1; j < apart.size(); ++j)
            QVERIFY2(
                !apart[i].adjusted(1, 1, -1, -1).intersects(apart[j]),
                (QByteArray::number(int(i)) + " " + QByteArray::number(int(j)) + " " + describe(apart[i], apart[j]))
                    .constData());
    }
    QVERIFY(places.track.height() >= 40);
    QVERIFY2(places.track.width() >= places.track.height() * 0.75 * players,
             describe(places.track, window).constData());
    QVERIFY(places.card >= (text > 1 ? 34 : 44));
    if (!watching) {
        // The full hand is not covered: items beside it keep away from its outer cards.
        const FanSlot first = fanSlot(table.hand, 0, ninjan::kHandSize);
        const QRectF card = turned({first.centre, first.rotation, table.hand.card});
        QVERIFY2(!card.intersects(turned(places.chosen.front())),
                 describe(card, turned(places.chosen.front())).constData());
        QVERIFY(!card.intersects(table.play));
    }
}

/// Each card of a pile of any length shows its number, and the pile stays on the cloth.
void TestNinjanLayout::allPileNumbersAreVisible()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(bool, rightToLeft);
    QFETCH(bool, watching);
    QFETCH(qreal, text);
    const TableLayout table = layoutNinjan(size, players, kButtons, rightToLeft ? Qt::RightToLeft : Qt::LeftToRight,
                                           {.watching = watching, .text = text});
    const NinjanLayout places = ninjanPlaces(table);
    constexpr qreal kNumeral = 69.0 / 400; // the number's lower edge relative to the card's height
    for (int most = 1; most <= 20; ++most) {
        for (int count = 1; count <= most; ++count) {
            const PileFan fan = pileFan(places, 1, count, most);
            QVERIFY(count == 1 || fan.step >= 2 * fan.card * kNumeral);
            const QRectF area = pileArea(places, 1, count, most);
            QVERIFY2(table.cloth.contains(area), describe(area, table.cloth).constData());
        }
    }
    QVERIFY(pileFan(places, 0, 8, 8).card > (text > 1 ? 18 : 22)); // still readable
}

void TestNinjanLayout::rightToLeftMirrorsTheLayout()
{
    const QSizeF size(1280, 778);
    const NinjanLayout left = ninjanPlaces(layoutNinjan(size, 4, kButtons, Qt::LeftToRight));
    const NinjanLayout right = ninjanPlaces(layoutNinjan(size, 4, kButtons, Qt::RightToLeft));
    QVERIFY(left.pileX[0] < left.pileX[2] && right.pileX[0] > right.pileX[2]);
    QVERIFY(qAbs(left.chosen[0].centre.x() - (size.width() - right.chosen[0].centre.x())) < 0.5);
    QVERIFY(left.legend.center().x() > size.width() / 2 && right.legend.center().x() < size.width() / 2);
    QVERIFY(left.track.center().x() > size.width() / 2 && right.track.center().x() < size.width() / 2);
    // Clockwise in both directions of writing: the others' cards do not change sides.
    QVERIFY(left.chosen[1].centre.x() < size.width() / 2 && right.chosen[1].centre.x() < size.width() / 2);
}

REGISTER_TEST(TestNinjanLayout)
#include "tst_ninjan_layout.moc"
