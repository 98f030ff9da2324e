// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds that inform: each tells something that is announced as well, and can be turned off.
#include "tests/test_program.h"
#include "tests/ui/base/accessibility/duel.h"
#include "tests/ui/moments.h"

#include "ui/base/sound/sound.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

int countOf(const QSignalSpy &played, Cue cue)
{
    return static_cast<int>(std::count_if(played.begin(), played.end(), [cue](const QList<QVariant> &one) {
        return one.constFirst().value<Cue>() == cue;
    }));
}

/// Legal events by which seat 1, who holds B1 to B9, gets rid of its cards until two are left that are no set, and
/// leads.
Events opponentDownToTwo()
{
    const auto card = [](const char *name) { return cardsNamed(name).first(); };
    return {PlayEvent{1, cardsNamed("B1"), kNoCard},          PlayEvent{0, cardsNamed("R2"), card("B1")},
            PlayEvent{1, cardsNamed("B3 B2"), card("R2")},    PlayEvent{0, cardsNamed("P4 P3"), card("B3")},
            PlayEvent{1, cardsNamed("B6 B5 B4"), card("P4")}, PassEvent{0},
            PlayEvent{1, cardsNamed("B7"), kNoCard},          PassEvent{0},
            PlayEvent{1, cardsNamed("B8"), kNoCard},          PassEvent{0},
            PlayEvent{1, cardsNamed("B9"), kNoCard},          PassEvent{0}};
}

} // namespace

class TestInformingSounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areForPlayByEar();
    void cardsUnderTheArrow();
    void lastCard_data();
    void lastCard();
    void nothingBeatsTheTable();
    void seatsHaveTheirSides();
};

/// Without a screen reader they are off until somebody wants them, and then stay as chosen.
void TestInformingSounds::areForPlayByEar()
{
    PlayedWindow p;
    Settings &settings = p.settings();
    QVERIFY(!QAccessible::isActive());
    QVERIFY(!settings.soundsOfCards() && !settings.soundsOfLastCard() && !settings.soundsOfNothing());
    QVERIFY(!settings.soundsFromSides());
    settings.soundsOfLastCard.set(true);
    QVERIFY(settings.soundsOfLastCard() && !settings.soundsOfCards());
    settings.soundsOfLastCard.set(false);
    QVERIFY(!settings.soundsOfLastCard());
}

void TestInformingSounds::cardsUnderTheArrow()
{
    PlayedWindow p;
    p.settings().soundsOfCards.set(true);
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None); // 31 lies on the table
    QSignalSpy played(p.window().findChild<Sound *>(), &Sound::played);
    const auto soundAt = [&](const char *card) {
        played.clear();
        p.view().keyboard().goTo(p.view().stage().hand().item(cardsNamed(card).first()));
        return played.isEmpty() ? std::nullopt : std::optional(played.last().constFirst().value<Cue>());
    };
    p.key(Qt::Key_Home);
    QCOMPARE(soundAt("B8"), Cue::Playable);   // 82, 88
    QCOMPARE(soundAt("O9"), Cue::Unplayable); // fits no set of two
    p.settings().soundsOfCards.set(false);
    QVERIFY(!soundAt("B8"));
}

void TestInformingSounds::lastCard_data()
{
    QTest::addColumn<bool>("sounds");
    QTest::addColumn<bool>("tells");
    QTest::newRow("on") << true << true;
    QTest::newRow("off") << false << true;
    QTest::newRow("not announced") << true << false; // no sound stands alone
}

void TestInformingSounds::lastCard()
{
    QFETCH(bool, sounds);
    QFETCH(bool, tells);
    PlayedWindow p;
    p.settings().soundsOfLastCard.set(sounds);
    p.settings().tellsFewCards.set(tells);
    QSignalSpy played(p.window().findChild<Sound *>(), &Sound::played);
    QCOMPARE(p.deal(kOdinDuel, {moments::kTwoHands[1], moments::kTwoHands[0]}, 1, opponentDownToTwo()), Reason::None);
    QTRY_COMPARE(p.table().openRequests().front().seat, 0); // it has led one of two cards
    QTRY_COMPARE(countOf(played, Cue::LastCard), sounds && tells ? 1 : 0);
}

void TestInformingSounds::nothingBeatsTheTable()
{
    for (const bool on : {true, false}) {
        PlayedWindow p;
        p.settings().soundsOfNothing.set(on);
        QSignalSpy played(p.window().findChild<Sound *>(), &Sound::played);
        // Three cards lie on the table, and no three of the hand make a set.
        QCOMPARE(
            p.deal({"human", "computer:beginner"}, {"B1 R2 G3 P4 K5 O6 B7 R8 G9", "B2 B3 B4 R1 R3 R4 G1 G2 P1"}, 0),
            Reason::None);
        const auto record = p.table().record();
        Events events(record.begin(), record.end());
        events.push_back(PlayEvent{0, cardsNamed("B1"), kNoCard});
        events.push_back(PlayEvent{1, cardsNamed("B3 B2"), cardsNamed("B1").first()});
        events.push_back(PlayEvent{0, cardsNamed("R8 R2"), cardsNamed("B2").first()});
        events.push_back(PlayEvent{1, cardsNamed("R4 R3 R1"), cardsNamed("R2").first()});
        QCOMPARE(p.begin(events), Reason::None);
        QTRY_VERIFY(p.view().controller().mustPass());
        QTRY_COMPARE(countOf(played, Cue::Nothing), on ? 1 : 0);
    }
}

void TestInformingSounds::seatsHaveTheirSides()
{
    PlayedWindow p;
    const std::vector<std::string> chairs{"human", "computer:beginner", "computer:beginner"};
    const auto sides = [&p, &chairs](bool on) {
        p.settings().soundsFromSides.set(on);
        QSignalSpy played(p.window().findChild<Sound *>(), &Sound::played);
        const auto reason = p.deal(
            chairs, {"B1 B2 B3 B4 B5 B6 B7 B8 R9", "R1 R2 R3 R4 R5 R6 R7 R8 G9", "G1 G2 G3 G4 G5 G6 G7 G8 B9"}, 1);
        std::vector<qreal> all;
        if (reason == Reason::None && waitFor([&p] {
                const auto open = p.table().openRequests();
                return open.size() == 1 && open.front().seat == 0;
            }))
            for (const QList<QVariant> &one : played)
                all.push_back(one.at(1).toReal());
        return all;
    };
    const std::vector<qreal> placed = sides(true), middle = sides(false);
    QVERIFY(std::any_of(placed.begin(), placed.end(), [](qreal side) { return side < -0.2; }));
    QVERIFY(std::any_of(placed.begin(), placed.end(), [](qreal side) { return side > 0.2; }));
    QVERIFY(!middle.empty() && std::all_of(middle.begin(), middle.end(), [](qreal side) { return side == 0; }));
}

REGISTER_TEST(TestInformingSounds)

#include "tst_informing_sounds.moc"
