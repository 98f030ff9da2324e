// SPDX-License-Identifier: GPL-3.0-or-later
// Deals, ends of hands and games, reveals and throws: interrupted in every way, the table is as if it were new.
#include "tests/soak/scene_picture.h"
#include "tests/test_program.h"
#include "tests/ui/moments.h"
#include "ui/table/odin/table_moment.h"

#include <QGraphicsView>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

struct Interruption {
    const char *name;
    void (*act)(PlayedWindow &p);
};

const std::vector<Interruption> kInterruptions{
    {"key", [](PlayedWindow &p) { p.key(Qt::Key_Shift); }},
    {"click", [](PlayedWindow &p) { p.click(QPointF(5, 5)); }},
    {"language", [](PlayedWindow &p) { p.settings().setLanguage(QStringLiteral("ar")); }},
    {"theme", [](PlayedWindow &p) { p.settings().theme.set(Settings::Theme::Light); }},
    {"resize", [](PlayedWindow &p) { p.window().resize(800, 600); }},
    {"speed", [](PlayedWindow &p) { p.settings().animationSpeed.set(Settings::AnimationSpeed::Off); }},
    {"undo", [](PlayedWindow &p) { p.window().actions().undo->trigger(); }},
    {"undo, redo",
     [](PlayedWindow &p) {
         p.window().actions().undo->trigger();
         p.window().actions().redo->trigger();
     }},
    {"same again", [](PlayedWindow &p) { p.window().sameAgain(); }},
    {"killed", [](PlayedWindow &p) { p.restart(true); }},
};

const Moment &momentNamed(const char *name)
{
    return *std::find_if(kMoments.begin(), kMoments.end(),
                         [name](const Moment &one) { return qstrcmp(one.name, name) == 0; });
}

} // namespace

class TestMoments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void interrupted_data();
    void interrupted();
    void leaveNothingBehind_data();
    void leaveNothingBehind();
    void noneWithoutAnimation();
    void dealIsShort();
    void pointsCount_data();
    void pointsCount();
    void lastPlaysAreThoseOfTheRound();
    void lastPlaysCoverNothing_data();
    void lastPlaysCoverNothing();
    void cleanupTestCase();

private:
    PlayedWindow &usualWindow();

    std::unique_ptr<PlayedWindow> window_;
    std::unique_ptr<soak::Rebuilt> rebuilt_;
};

/// One window for all interruptions, as a new one costs most of their time; with the settings that a new one has.
PlayedWindow &TestMoments::usualWindow()
{
    if (!window_) {
        window_ = std::make_unique<PlayedWindow>();
        rebuilt_ = std::make_unique<soak::Rebuilt>();
    }
    Settings &settings = window_->settings();
    settings.animationSpeed.set(Settings::AnimationSpeed::Off);
    settings.startsNextHand.set(true);
    settings.setLanguage(QStringLiteral("en"));
    settings.theme.set(Settings::Theme::System);
    window_->window().resize(1280, 800);
    window_->window().tableView().controller().skipAnimations();
    return *window_;
}

/// Before the application.
void TestMoments::cleanupTestCase()
{
    rebuilt_.reset();
    window_.reset();
}

void TestMoments::interrupted_data()
{
    QTest::addColumn<int>("moment");
    QTest::addColumn<int>("way");
    for (std::size_t moment = 0; moment < kMoments.size(); ++moment)
        for (std::size_t way = 0; way < kInterruptions.size(); ++way)
            QTest::addRow("%s, %s", kMoments[moment].name, kInterruptions[way].name)
                << static_cast<int>(moment) << static_cast<int>(way);
}

void TestMoments::interrupted()
{
    QFETCH(int, moment);
    QFETCH(int, way);
    const int time = (moment + way) % 2 == 0 ? way % 3 * 300 + 40 : 1500 + way % 4 / 2 * 300;
    PlayedWindow &p = usualWindow();
    QCOMPARE(kMoments[toIndex(moment)].prepare(p), Reason::None);
    settle(p);
    begin(p, kMoments[toIndex(moment)]);
    for (int passed = 0; passed < time; passed += 100)
        advance(p, std::min(100, time - passed));
    kInterruptions[toIndex(way)].act(p);
    QCoreApplication::sendPostedEvents();
    if (!p.table().hasGame()) // killed before the first event was written
        return;
    settle(p);
    const QStringList wrong = rebuilt_->differences(p.window(), p.settings(), {});
    QVERIFY2(wrong.isEmpty(),
             qPrintable(QStringLiteral("after %1 ms:\n%2").arg(time).arg(wrong.join(QLatin1Char('\n')))));
}

void TestMoments::leaveNothingBehind_data()
{
    QTest::addColumn<int>("moment");
    for (std::size_t moment = 0; moment < kMoments.size(); ++moment)
        QTest::newRow(kMoments[moment].name) << static_cast<int>(moment);
}

/// Every item that a moment makes is deleted at its end.
void TestMoments::leaveNothingBehind()
{
    QFETCH(int, moment);
    PlayedWindow p;
    QCOMPARE(kMoments[toIndex(moment)].prepare(p), Reason::None);
    settle(p);
    begin(p, kMoments[toIndex(moment)]);
    for (int time = 0; time < 3000; time += 100)
        advance(p, 100);
    settle(p);
    const auto items = p.window().tableView().scene()->items().size();
    p.window().tableView().presenter().setViewpoint(p.window().tableView().viewpoint()); // rebuilds the scene
    settle(p);
    QCOMPARE(p.window().tableView().scene()->items().size(), items);
}

void TestMoments::noneWithoutAnimation()
{
    for (const Moment &moment : kMoments) {
        PlayedWindow p;
        QCOMPARE(moment.prepare(p), Reason::None);
        settle(p);
        moment.begin(p);
        QVERIFY2(!p.window().tableView().stage().animator().moving(), moment.name);
    }
}

void TestMoments::dealIsShort()
{
    PlayedWindow p;
    QCOMPARE(momentNamed("deal").prepare(p), Reason::None);
    settle(p);
    begin(p, momentNamed("deal"));
    const int remaining = p.window().tableView().stage().animator().remaining();
    QVERIFY2(remaining > 500 * kFrozen && remaining <= 1200 * kFrozen,
             qPrintable(QString::number(remaining / kFrozen)));
}

void TestMoments::pointsCount_data()
{
    QTest::addColumn<bool>("down");
    QTest::newRow("up") << false;
    QTest::newRow("down") << true;
}

/// The plates count from the old to the new points, in the direction in which the table counts.
void TestMoments::pointsCount()
{
    QFETCH(bool, down);
    PlayedWindow p;
    const Moment &handOver = momentNamed("hand over");
    QCOMPARE(handOver.prepare(p), Reason::None);
    p.settings().pointsCountDown.set(down);
    settle(p);
    begin(p, handOver);
    const QString before = down ? QStringLiteral("60") : QStringLiteral("0");
    for (int time = 0; time < 3000 && p.view().stage().seat(1)->points() == before; time += 50)
        advance(p, 50); // the last set lands first
    const SeatItem *seat = p.view().stage().seat(1);
    QCOMPARE(seat->points(), down ? QStringLiteral("51") : QStringLiteral("9"));
    QCOMPARE(seat->passingPoints(), down ? QStringLiteral("60") : QStringLiteral("0"));
    QVERIFY(p.view().stage().seat(0)->honoured());
    advance(p, 250);
    QCOMPARE(p.view().stage().cloth()->lit(), 1.0);
    std::vector<int> counted;
    for (int time = 0; time < 1700; time += 20) {
        advance(p, 20);
        counted.push_back(seat->passingPoints().value_or(seat->points()).toInt());
    }
    QVERIFY(std::is_sorted(counted.begin(), counted.end())
            || (down && std::is_sorted(counted.rbegin(), counted.rend())));
    QVERIFY(std::count(counted.begin(), counted.end(), down ? 55 : 5) > 0);
    QVERIFY(!seat->passingPoints());
    advance(p, 2000);
    QTRY_VERIFY(p.view().panel()->isVisible());
    QCOMPARE(p.view().stage().cloth()->lit(), 0.0);
}

void TestMoments::lastPlaysAreThoseOfTheRound()
{
    PlayedWindow p;
    const std::vector<std::string> people(3, "human");
    QCOMPARE(
        p.deal(people, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3", "K2 K3 K4 K5 K6 K7 K8 K9 O8"}, 0,
               {PlayEvent{0, cardsNamed("K1"), kNoCard}, PlayEvent{1, cardsNamed("B4"), cardsNamed("K1").first()}}),
        Reason::None);
    const OdinStage &stage = p.view().stage();
    QVERIFY(stage.lastPlay(0)->cards() == odin::asRead(cardsNamed("K1")));
    QVERIFY(stage.lastPlay(1)->cards() == odin::asRead(cardsNamed("B4")));
    QVERIFY(stage.lastPlay(2)->cards().empty());
    QVERIFY(stage.lastPlay(1)->isVisible() && !stage.lastPlay(2)->isVisible());
    QVERIFY(stage.seat(1)->toolTip().contains(QLatin1String("blue 4"))); // the same in words
    p.table().answer(2, PassEvent{2});
    settle(p);
    p.showCards();
    QVERIFY(stage.lastPlay(2)->cards().empty());
    QCOMPARE(stage.seat(2)->badge(), Glyph::Pass);
    p.table().answer(0, PassEvent{0}); // seat 1 leads a new round
    settle(p);
    p.showCards();
    for (int seat = 0; seat < 3; ++seat)
        QVERIFY(stage.lastPlay(seat)->cards().empty());
}

void TestMoments::lastPlaysCoverNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(1920, 1080)})
        for (const char *language : {"en", "ar"})
            QTest::addRow("%dx%d %s", size.width(), size.height(), language) << size << QString::fromLatin1(language);
}

/// Not the seats, the set in play, the hand, the deck or each other; the largest sets included.
void TestMoments::lastPlaysCoverNothing()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    PlayedWindow p(size, language);
    QCOMPARE(moments::dealSix(p, 60), Reason::None);
    const OdinStage &stage = p.view().stage();
    for (const char *cards : {"B7", "B7 B6", "B7 B6 B5 B4", "B9 B8 B7 B6 B5 B4 B3 B2", "B7 R7 P7 G7 K7 O7"}) {
        QList<QRectF> areas;
        for (int seat = 0; seat < 6; ++seat) {
            const SeatItem *item = stage.seat(seat);
            LastPlayItem probe(p.window().tableView().cache());
            probe.setPlace(item->mapRectToScene(item->lastPlayRect()), item->lastPlayRect().center().x() < 0);
            probe.setCards(odin::asRead(cardsNamed(cards)));
            const QRectF area = probe.area();
            QVERIFY2(p.view().sceneRect().contains(area), cards);
            QVERIFY2(item->mapRectToScene(item->lastPlayRect()).adjusted(-1, -1, 1, 1).contains(area), cards);
            for (int other = 0; other < 6; ++other) {
                const SeatItem *covered = stage.seat(other);
                const qreal air = covered->plaqueRect().height() * 5 / 64;
                QVERIFY2(!covered->mapRectToScene(covered->plaqueRect().adjusted(0, air, 0, -air)).intersects(area),
                         cards);
            }
            for (const CardItem *card : stage.hand().items())
                QVERIFY2(!card->mapToScene(card->shape()).intersects(area), cards);
            QVERIFY(!area.intersects(stage.layout().message));
            for (const QRectF &before : std::as_const(areas))
                QVERIFY(!before.intersects(area));
            areas.append(area);
        }
    }
}

REGISTER_TEST(TestMoments)
#include "tst_moments.moc"
