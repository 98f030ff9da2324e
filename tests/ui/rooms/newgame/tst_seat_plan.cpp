// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits where in the dialog for a new game, and whose face is whose.
#include "tests/test_program.h"
#include "ui/rooms/newgame/seat_plan.h"

#include "engine/core/to_index.h"
#include "ui/table/seats/seat_presentation.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <set>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const QString kAda = QStringLiteral("Ada"), kYlva = QStringLiteral("ylva");

} // namespace

class TestSeatPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setPersonPortraits({}); }
    void everyoneHasAnotherFace();
    void facesAreExchanged();
    void changesKeepFacesApart();
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

void TestSeatPlan::facesAreExchanged()
{
    SeatPlan plan({ChairSetup::human(kAda, kYlva), ChairSetup::computer(players::Level::Easy, QStringLiteral("ivar")),
                   ChairSetup::guest()});
    plan.replace(1, ChairSetup::computer(players::Level::Hard, kYlva));
    QCOMPARE(plan.chairs()[0], ChairSetup::human(kAda, QStringLiteral("ivar")));
    plan.replace(0, ChairSetup::human(kAda, kYlva));
    QCOMPARE(plan.chairs()[1], ChairSetup::computer(players::Level::Hard, QStringLiteral("ivar")));
    // Who came without a face has none to give.
    plan.replace(2, ChairSetup::computer(players::Level::Easy, kYlva));
    QVERIFY(!plan.chairs()[0].persona.isEmpty() && plan.chairs()[0].persona != kYlva);
    QCOMPARE(plan.opponents(), QStringList({QStringLiteral("ivar"), kYlva}));
    plan.chooseOpponent(QStringLiteral("leif"));
    QCOMPARE(plan.opponents(), QStringList({kYlva, QStringLiteral("leif")}));
    QCOMPARE(plan.chairs()[1], ChairSetup::computer(players::Level::Hard, QStringLiteral("leif")));
}

/// Any order of changes: nobody has another's face, and the starter is the same player or nobody.
void TestSeatPlan::changesKeepFacesApart()
{
    SeatPlan plan(GameSetup::defaultChairs());
    plan.setStarter(0);
    std::uint32_t dice = 1;
    const auto roll = [&dice](int sides) {
        dice = dice * 1664525 + 1013904223;
        return static_cast<int>(dice >> 16) % sides;
    };
    for (int i = 0; i < 1000; ++i) {
        const QString persona = personaIds()[roll(8)];
        const int seat = roll(plan.count()), players = 2 + roll(5);
        const std::array chairs{ChairSetup::human({}, persona), ChairSetup::computer(players::Level::Hard, persona),
                                ChairSetup::guest(), ChairSetup::program(QStringLiteral("bot"))};
        switch (roll(4)) {
        case 0:
            plan.setCount(players);
            break;
        case 1:
            plan.chooseOpponent(persona);
            break;
        case 2:
            if (plan.count() > 2)
                plan.remove(seat);
            break;
        default:
            plan.replace(seat, chairs.at(toIndex(roll(4))));
        }
        std::set<QString> faces;
        std::size_t people = 0, computers = 0;
        for (const ChairSetup &chair : plan.chairs()) {
            if (chair.kind == ChairSetup::Kind::Guest || chair.kind == ChairSetup::Kind::Program)
                continue;
            faces.insert(chair.persona);
            ++people;
            computers += chair.kind == ChairSetup::Kind::Computer ? 1 : 0;
        }
        QCOMPARE(faces.size(), people);
        QVERIFY(!faces.count(QString()));
        QCOMPARE(std::size_t(plan.opponents().size()), computers);
        QVERIFY(!plan.starter() || *plan.starter() < plan.count());
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
