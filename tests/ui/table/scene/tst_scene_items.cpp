// SPDX-License-Identifier: GPL-3.0-or-later
// Items of the table paint within their bounds, pixel-aligned, in both directions of writing.
#include "tests/test_program.h"
#include "tests/ui/ground_picture.h"
#include "tests/ui/painted_item.h"
#include "ui/base/graphics/background_painter.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/table_pieces.h"

#include <QtTest>

#include <QGraphicsScene>
#include <QGraphicsView>

using namespace meadhall::ui;

namespace {

class GroundView : public QGraphicsView {
public:
    GroundView(PixmapCache &cache, QGraphicsScene *scene)
        : QGraphicsView(scene), ground_(cache, viewport(), paintBackground)
    {
        setFrameShape(NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override
    {
        ground_.paint(painter, viewportTransform().mapRect(rect).toAlignedRect() & viewport()->rect(), Theme::Dark);
    }

private:
    BackgroundPainter ground_;
};

} // namespace

class TestSceneItems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seatStaysInItsBounds_data();
    void seatStaysInItsBounds();
    void longNamesDoNotCoverTheNumber_data();
    void longNamesDoNotCoverTheNumber();
    void seatIsMirroredAboutItsPortrait();
    void negativePointsAreEqualInBothDirections();
    void piecesStayInTheirBounds_data();
    void piecesStayInTheirBounds();
    void bubblePointerKeepsItsPlace();
    void litClothIsBrighter();
    void picturesAreUnscaled();
    void repaintsWhenTheExactPictureComes();
    void groundFillsTheView();
    void curtainHidesEverything();
};

void TestSceneItems::seatStaysInItsBounds_data()
{
    QTest::addColumn<qreal>("diameter");
    QTest::addColumn<bool>("mirrored");
    QTest::addColumn<bool>("busy");
    QTest::addColumn<qreal>("ratio");
    for (const qreal diameter : {44.0, 92.0, 131.5}) {
        for (const bool mirrored : {false, true}) {
            for (const bool busy : {false, true}) {
                for (const qreal ratio : {1.0, 1.5}) {
                    QTest::addRow("%g%s%s at %g", diameter, mirrored ? " mirrored" : "", busy ? " busy" : "", ratio)
                        << diameter << mirrored << busy << ratio;
                }
            }
        }
    }
}

void TestSceneItems::seatStaysInItsBounds()
{
    QFETCH(qreal, diameter);
    QFETCH(bool, mirrored);
    QFETCH(bool, busy);
    QFETCH(qreal, ratio);
    PixmapCache cache;
    SeatItem seat(cache);
    seat.setDiameter(diameter);
    seat.setMirrored(mirrored);
    seat.setName(QStringLiteral("Sigrid"));
    seat.setLine(QStringLiteral("good"));
    seat.setPortrait(QStringLiteral("sigrid"));
    if (busy) {
        seat.setCount(QStringLiteral("12"));
        seat.setPoints(QStringLiteral("105"));
        seat.setTurn(true);
        seat.setBadge(Glyph::Thinking);
    }
    const QImage image = paintedItem(seat, cache, ratio);
    const QRectF used = paintedArea(image, ratio);
    const QString text =
        QStringLiteral("%1 %2 %3 × %4").arg(used.x()).arg(used.y()).arg(used.width()).arg(used.height());
    QVERIFY2(seat.boundingRect().contains(used), qPrintable(text));
    QVERIFY2(used.width() > seat.boundingRect().width() * 0.9, qPrintable(text));
    QVERIFY(seat.shape().contains(QPointF()));
    QVERIFY(seat.shape().contains(seat.plaqueRect().center()));
}

void TestSceneItems::longNamesDoNotCoverTheNumber_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::addColumn<QString>("name");
    for (const bool mirrored : {false, true}) {
        const char *side = mirrored ? "left" : "right";
        QTest::addRow("long, %s", side) << mirrored << QStringLiteral("Leif Eriksson the Very Lucky of Brattahlid");
        QTest::addRow("Arabic, %s", side) << mirrored << QStringLiteral("ليف بن إريك المحظوظ جدا من براتاهليد البعيدة");
        QTest::addRow("one word, %s", side) << mirrored << QString(60, u'W');
    }
}

/// A long name or line must not be painted over the card count or the portrait.
void TestSceneItems::longNamesDoNotCoverTheNumber()
{
    QFETCH(bool, mirrored);
    QFETCH(QString, name);
    PixmapCache cache;
    SeatItem seat(cache);
    seat.setMirrored(mirrored);
    seat.setTextWidth(90);
    seat.setCount(QStringLiteral("7"));
    seat.setPortrait(QStringLiteral("leif"));
    const QImage before = paintedItem(seat, cache);
    seat.setName(name);
    seat.setLine(name);
    const QImage after = paintedItem(seat, cache);
    const QRectF cards(seat.countCentre() - QPointF(19, 24), QSizeF(38, 48));
    QCOMPARE(part(after, cards), part(before, cards));
    QCOMPARE(part(after, seat.shieldRect()), part(before, seat.shieldRect()));
    QVERIFY(after != before);
}

void TestSceneItems::seatIsMirroredAboutItsPortrait()
{
    PixmapCache cache;
    SeatItem seat(cache);
    seat.setName(QStringLiteral("Ylva"));
    seat.setCount(QStringLiteral("6"));
    const QRectF right = seat.plaqueRect();
    const QPointF count = seat.countCentre();
    QVERIFY(right.left() > 0);
    seat.setMirrored(true);
    QCOMPARE(seat.plaqueRect(), QRectF(-right.right(), right.y(), right.width(), right.height()));
    QCOMPARE(seat.countCentre(), QPointF(-count.x(), count.y()));
}

/// Regression: in a right-to-left window a plain "−11" was drawn as "11−".
void TestSceneItems::negativePointsAreEqualInBothDirections()
{
    PixmapCache cache;
    SeatItem seat(cache);
    seat.setPoints(QStringLiteral("−11"));
    const QImage leftToRight = paintedItem(seat, cache);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QImage rightToLeft = paintedItem(seat, cache);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(rightToLeft, leftToRight);
}

void TestSceneItems::piecesStayInTheirBounds_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("dark") << Theme::Dark;
    QTest::newRow("light") << Theme::Light;
}

void TestSceneItems::piecesStayInTheirBounds()
{
    QFETCH(Theme, theme);
    PixmapCache cache;
    ClothItem cloth(cache);
    cloth.setSize({501, 299});
    cloth.setLit(0.5);
    ValhallaItem valhalla(cache);
    ValueChipItem chip(cache);
    chip.setText(QStringLiteral("987654"));
    chip.setLit(true);
    ValueBubbleItem bubble(cache);
    bubble.setContents(QStringLiteral("95"), QStringLiteral("beats 84"));
    bubble.setShift(1000);
    bubble.setLit(true);
    for (TableItem *item : std::initializer_list<TableItem *>{&cloth, &valhalla, &chip, &bubble}) {
        item->setTheme(theme);
        const QRectF used = paintedArea(paintedItem(*item, cache));
        QVERIFY(item->boundingRect().contains(used));
        QVERIFY(used.width() > item->boundingRect().width() * 0.85);
        QVERIFY(used.height() > item->boundingRect().height() * 0.85);
    }
}

/// A bubble that is shifted sideways keeps its pointer in place.
void TestSceneItems::bubblePointerKeepsItsPlace()
{
    PixmapCache cache;
    ValueBubbleItem bubble(cache);
    bubble.setContents(QStringLiteral("942"), QStringLiteral("beats 84"));
    for (const qreal shift : {0.0, 25.0, -9000.0}) {
        bubble.setShift(shift);
        QVERIFY(bubble.shape().contains(QPointF(0, -3)));
        QVERIFY(!bubble.shape().contains(QPointF(0, 1)));
    }
    const qreal before = bubble.boxRect().width();
    bubble.setContents(QStringLiteral("942"), {});
    QVERIFY(bubble.boxRect().width() < before);
}

void TestSceneItems::litClothIsBrighter()
{
    PixmapCache cache;
    ClothItem cloth(cache);
    const QImage plain = paintedItem(cloth, cache);
    cloth.setLit(1);
    const QImage lit = paintedItem(cloth, cache);
    cloth.setLit(0.5);
    const QImage half = paintedItem(cloth, cache);
    const QPoint middle(450, 450);
    QVERIFY(qGray(lit.pixel(middle)) > qGray(half.pixel(middle)));
    QVERIFY(qGray(half.pixel(middle)) > qGray(plain.pixel(middle)));
}

/// Pictures are drawn pixel by pixel, unscaled, at fractional places and scale factors too.
void TestSceneItems::picturesAreUnscaled()
{
    PixmapCache cache;
    for (const qreal ratio : {1.0, 1.25, 2.0}) {
        ValhallaItem valhalla(cache);
        valhalla.setDiameter(92.4); // a corner and a size between two pixels
        const QImage image = paintedItem(valhalla, cache, ratio);
        QImage expected = renderArt(pieceArt(Piece::Valhalla, Theme::Dark).at({92.4, 92.4}, ratio));
        expected.setDevicePixelRatio(1);
        QImage bare(image.size(), QImage::Format_RGB32);
        bare.fill(kPlainBackground);
        QPainter painter(&bare);
        const qreal corner = (450 - 46.2) * ratio;
        painter.drawImage(QPoint(qRound(corner), qRound(corner)), expected);
        painter.end();
        QCOMPARE(image, bare);
    }
}

void TestSceneItems::repaintsWhenTheExactPictureComes()
{
    PixmapCache cache;
    QGraphicsScene scene(0, 0, 300, 300);
    auto *valhalla = new ValhallaItem(cache);
    valhalla->setPos(150, 150);
    scene.addItem(valhalla);
    QImage image(300, 300, QImage::Format_RGB32);
    const auto render = [&] {
        QPainter painter(&image);
        scene.render(&painter);
    };
    render();
    QSignalSpy changed(&scene, &QGraphicsScene::changed);
    QVERIFY(changed.wait(kPatience)); // caused by adding the item
    changed.clear();
    const QImage before = image;
    if (!cache.idle()) {
        QSignalSpy becameIdle(&cache, &PixmapCache::becameIdle);
        QVERIFY(becameIdle.wait(kPatience));
        QVERIFY(!changed.isEmpty() || changed.wait(kPatience));
    }
    render();
    QVERIFY(image != before);
    changed.clear();
    render(); // all pictures are exact: no further repaint is requested
    QVERIFY(cache.idle());
    QVERIFY(changed.isEmpty());
}

void TestSceneItems::groundFillsTheView()
{
    PixmapCache cache;
    QGraphicsScene scene(-100, 50, 640, 400);
    GroundView view(cache, &scene);
    view.resize(640, 400);
    view.show();
    QImage exact;
    const auto sameAsRendered = [&] {
        const QImage expected =
            groundPicture(view.viewport()->size() * view.devicePixelRatioF(), view.devicePixelRatioF(), Theme::Dark);
        exact = view.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
        exact.setDevicePixelRatio(1);
        return exact == expected;
    };
    QTRY_VERIFY(sameAsRendered());
    view.resize(700, 411); // scaled for a moment, then exact again
    QTRY_VERIFY(exact.width() == 700 * view.devicePixelRatioF() || !sameAsRendered());
    QTRY_VERIFY(sameAsRendered());
}

void TestSceneItems::curtainHidesEverything()
{
    PixmapCache cache;
    CurtainItem curtain(cache);
    curtain.setSize({400, 300});
    const QImage image = paintedItem(curtain, cache);
    const QRectF used = paintedArea(image);
    QCOMPARE(used, QRectF(0, 0, 400, 300));
    const QImage covered = part(image, used);
    for (int y = 0; y < covered.height(); ++y) {
        for (int x = 0; x < covered.width(); ++x)
            QVERIFY(covered.pixel(x, y) != kPlainBackground);
    }

    QGraphicsScene scene(0, 0, 400, 300);
    QGraphicsView view(&scene);
    auto *below = new ValhallaItem(cache);
    below->setPos(200, 150);
    scene.addItem(below);
    auto *above = new CurtainItem(cache);
    above->setSize({400, 300});
    above->setZValue(1);
    scene.addItem(above);
    view.resize(404, 304);
    view.show();
    QCOMPARE(view.itemAt(view.mapFromScene(QPointF(200, 150))), above);
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, view.mapFromScene(QPointF(200, 150)));
    QCOMPARE(scene.mouseGrabberItem(), above);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, view.mapFromScene(QPointF(200, 150)));
}

REGISTER_TEST(TestSceneItems)
#include "tst_scene_items.moc"
