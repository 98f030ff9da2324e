// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where in the dialog for a new game, and whose face is whose.
#include "tests/test_program.h"
#include "ui/rooms/newgame/seat_plan.h"

#include "engine/core/to_index.h"
#include "ui/table/seats/person_portraits.h"
#include "ui/table/seats/seat_presentation.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const QString kAda = QStringLiteral("Ada"), kYlva = QStringLiteral("ylva");

std::vector<int> placesOf(const SeatPlan &plan)
{
    std::vector<int> taken;
    for (int place = 0; place < kTablePlaces; ++place)
        if (plan.at(place))
            taken.push_back(place);
    return taken;
}

std::vector<int> tablePlacesOf(int players)
{
    const auto places = tablePlaces(players);
    return {places.begin(), places.end()};
}

} // namespace

class TestSeatPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setPersonPortraits({}); }
    void everyoneHasAnotherFace();
    void additionsTakeTheNearestPlace_data();
    void additionsTakeTheNearestPlace();
    void changesLeaveTheTablesPlaces();
    void whoLeftComesBack();
    void humansLeaveLast();
    void chosenFacesAreKept();
    void facesAtTheTable();
    void strangersKeepTheirFaces();
};

void TestSeatPlan::everyoneHasAnotherFace()
{
    // A human named like a persona leaves that name to nobody else.
    std::vector<ChairSetup> chairs(5, ChairSetup::computer(players::Level::Easy));
    chairs[0] = ChairSetup::human(QStringLiteral("Bjorn"), QStringLiteral("gudrun"));
    chairs[1].persona = QStringLiteral("gudrun"); // came with it: the human gets another face
    const SeatPlan plan(chairs);
    std::set<QString> faces;
    for (const ChairSetup &chair : plan.chairs())
        faces.insert(chair.persona);
    QCOMPARE(faces.size(), chairs.size());
    QCOMPARE(plan.chairs()[1].persona, QStringLiteral("gudrun"));
    for (std::size_t i = 1; i < chairs.size(); ++i)
        QVERIFY(plan.chairs()[i].persona != QStringLiteral("bjorn"));
    QVERIFY(!plan.chairs()[0].persona.isEmpty());
}

void TestSeatPlan::additionsTakeTheNearestPlace_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("at");
    QTest::addColumn<int>("seated");
    QTest::newRow("two, lower left") << 2 << 1 << 2;
    QTest::newRow("two, upper left") << 2 << 2 << 2;
    QTest::newRow("two, lower right") << 2 << 5 << 4;
    QTest::newRow("three, top") << 3 << 3 << 3;
    QTest::newRow("four, lower left") << 4 << 1 << 1;
    QTest::newRow("four, lower right") << 4 << 5 << 5;
    QTest::newRow("five, top") << 5 << 3 << 3;
    QTest::newRow("taken") << 4 << 0 << -1;
}

void TestSeatPlan::additionsTakeTheNearestPlace()
{
    QFETCH(int, players);
    QFETCH(int, at);
    QFETCH(int, seated);
    std::vector<ChairSetup> chairs(toIndex(players), ChairSetup::computer(players::Level::Easy));
    SeatPlan plan(chairs);
    QCOMPARE(plan.add(at), seated);
    QCOMPARE(placesOf(plan), tablePlacesOf(plan.count()));
}

/// Any order of additions and removals.
void TestSeatPlan::changesLeaveTheTablesPlaces()
{
    SeatPlan plan(GameSetup::defaultChairs());
    plan.setStarter(plan.placeOf(2));
    const QString starter = plan.at(*plan.starter())->persona;
    std::uint32_t dice = 1;
    for (int i = 0; i < 500; ++i) {
        dice = dice * 1664525 + 1013904223;
        const int place = static_cast<int>(dice >> 16) % kTablePlaces;
        if (!plan.at(place))
            plan.add(place);
        else if (plan.count() > 2)
            plan.remove(place);
        QCOMPARE(placesOf(plan), tablePlacesOf(plan.count()));
        if (plan.starter())
            QCOMPARE(plan.at(*plan.starter())->persona, starter);
        for (int chair = 0; chair < plan.count(); ++chair)
            QCOMPARE(plan.chairAt(plan.placeOf(chair)), chair);
    }
}

void TestSeatPlan::whoLeftComesBack()
{
    SeatPlan plan(GameSetup::defaultChairs());
    const std::vector<ChairSetup> before = plan.chairs();
    plan.setCount(2);
    QCOMPARE(plan.count(), 2);
    plan.setCount(4);
    std::set<QString> faces;
    for (const ChairSetup &chair : plan.chairs())
        faces.insert(chair.persona);
    for (const ChairSetup &chair : before)
        QVERIFY(faces.count(chair.persona));
}

void TestSeatPlan::humansLeaveLast()
{
    std::vector<ChairSetup> chairs(5, ChairSetup::computer(players::Level::Easy));
    chairs[1] = ChairSetup::human(QStringLiteral("Bo"));
    chairs[3] = ChairSetup::human(kAda);
    SeatPlan plan(chairs);
    plan.setCount(2);
    for (const ChairSetup &chair : plan.chairs())
        QCOMPARE(chair.kind, ChairSetup::Kind::Human);
    plan.setWatching(true);
    QVERIFY(plan.watching());
    plan.setWatching(false);
    QCOMPARE(plan.at(0)->kind, ChairSetup::Kind::Human);
}

void TestSeatPlan::chosenFacesAreKept()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
    GameSetup setup;
    setup.chairs = {ChairSetup::human(kAda, kYlva), ChairSetup::human({}, QStringLiteral("ivar"))};
    saveSetup(store, setup);
    QCOMPARE(loadSetup(store).chairs, setup.chairs);
    rememberPersonPortraits(store, setup.chairs);
    QCOMPARE(personPortraits().value(kAda), kYlva);
    QCOMPARE(personPortraits().value(personKey({}, 2, false)), QStringLiteral("ivar"));
    // Others who play later do not change that.
    rememberPersonPortraits(store, {ChairSetup::human(), ChairSetup::computer(players::Level::Easy, kYlva)});
    QCOMPARE(loadPersonPortraits(store).value(kAda), kYlva);
    for (int i = 0; i < 100; ++i)
        rememberPersonPortraits(store, {ChairSetup::human(QStringLiteral("P%1").arg(i), kYlva)});
    QVERIFY(loadPersonPortraits(store).size() < 50);
    QCOMPARE(loadPersonPortraits(store).value(QStringLiteral("P99")), kYlva);
}

/// The record does not tell the face; it belongs to the person.
void TestSeatPlan::facesAtTheTable()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(kAda, kYlva),
                    ChairSetup::computer(players::Level::Easy, QStringLiteral("astrid"))};
    const GameEvent game = toGameEvent(setup);
    QCOMPARE(game.chairs[0], std::string("human"));
    setPersonPortraits({{kAda, kYlva}});
    QCOMPARE(peopleIn(game).looks[0].portrait, kYlva);
    QCOMPARE(peopleIn(game).looks[1].portrait, QStringLiteral("astrid"));
    // Also in other games, unless somebody there has that face.
    setup.chairs[1].persona = kYlva;
    const TableView::People people = peopleIn(toGameEvent(setup));
    QCOMPARE(people.looks[1].portrait, kYlva);
    QVERIFY(people.looks[0].portrait != kYlva && !people.looks[0].portrait.isEmpty());
}

void TestSeatPlan::strangersKeepTheirFaces()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::program(QStringLiteral("bot")), ChairSetup::human(kAda),
                    ChairSetup::computer(players::Level::Easy, QStringLiteral("astrid"))};
    setPersonPortraits({{kAda, QStringLiteral("bjorn")}});
    std::set<QString> faces;
    for (const SeatAppearance &look : peopleIn(toGameEvent(setup)).looks)
        faces.insert(look.portrait);
    QCOMPARE(faces.size(), setup.chairs.size());
    QVERIFY(faces.count(QStringLiteral("bjorn")));
}

REGISTER_TEST(TestSeatPlan)
#include "tst_seat_plan.moc"
