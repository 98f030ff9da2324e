// SPDX-License-Identifier: GPL-3.0-or-later
// A question is told once, also if something about it changes, such as who has yet to choose a card.
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/played_window.h"

#include <QSignalSpy>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kSilentMs = 200; ///< after which nothing more is said about a question

/// Everything that is said until it is silent.
QStringList saidUntilSilent(QSignalSpy &announced)
{
    while (announced.wait(kSilentMs)) {}
    QStringList all;
    for (const QList<QVariant> &one : announced)
        all.push_back(one.constFirst().toString());
    return all;
}

} // namespace

class TestFirstQuestion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isToldOnce_data();
    void isToldOnce();
    void noteIsToldAlone();
    void answerTellsIt();
};

void TestFirstQuestion::isToldOnce_data()
{
    QTest::addColumn<bool>("odin");
    QTest::addColumn<bool>("isNew");
    QTest::addColumn<bool>("isShort");
    for (const bool odin : {true, false})
        for (const bool isNew : {true, false})
            for (const bool isShort : {true, false})
                QTest::addRow("%s, %s, %s", odin ? "Odin" : "Ninjan", isNew ? "new" : "restored",
                              isShort ? "short" : "long")
                    << odin << isNew << isShort;
}

/// While the others choose their cards one after another.
void TestFirstQuestion::isToldOnce()
{
    QFETCH(bool, odin);
    QFETCH(bool, isNew);
    QFETCH(bool, isShort);
    PlayedWindow p;
    p.settings().speechLength.set(isShort ? Settings::SpeechLength::Short : Settings::SpeechLength::Long);
    constexpr int kThinkingMs = 150; // more than it takes until the question is told
    p.settings().pace.set(kThinkingMs);
    const std::vector<std::string> chairs{"human", "computer:beginner", "computer:beginner"};
    const auto begin = [&] {
        if (odin)
            QCOMPARE(p.deal(chairs,
                            {"B1 B2 B3 B4 B5 B6 B7 B8 R1", "R2 R3 R4 R5 R6 R7 R8 R9 G1", "G2 G3 G4 G5 G6 G7 G8 G9 P1"},
                            0),
                     Reason::None);
        else
            QCOMPARE(p.dealNinjan(
                         chairs, "R2 P3 S5",
                         {"R1 R3 R4 R5 R6 R7 R8 R9 R10", "P1 P2 P4 P5 P6 P7 P8 P9 P10", "S1 S2 S3 S4 S6 S7 S8 S9 S10"}),
                     Reason::None);
    };
    begin();
    if (isNew) // on the table of another
        begin();
    QSignalSpy announced(&p.window().tableView().announcer(), &Announcer::announced);
    const QStringList said = saidUntilSilent(announced);
    if (!odin)
        QVERIFY(p.ninjan().view().hasChosen(1) && p.ninjan().view().hasChosen(2));
    const QString asked = p.window().tableView().access().answer(Question::Turn, isShort);
    QCOMPARE(said.filter(asked).size(), 1);
    QCOMPARE(said.filter(QStringLiteral("Round 1")).size(), odin ? 0 : 1);
}

/// In the long form it is said that a choice has become final.
void TestFirstQuestion::noteIsToldAlone()
{
    PlayedWindow p;
    p.settings().speechLength.set(Settings::SpeechLength::Long);
    p.settings().pace.set(150);
    QCOMPARE(p.dealNinjan({"human", "computer:beginner"}, "R2 P3 S5",
                          {"R1 R3 R4 R5 R6 R7 R8 R9 R10", "P1 P2 P4 P5 P6 P7 P8 P9 P10"}),
             Reason::None);
    QSignalSpy announced(&p.window().tableView().announcer(), &Announcer::announced);
    const QStringList said = saidUntilSilent(announced);
    QVERIFY(p.ninjan().view().hasChosen(1));
    QCOMPARE(said, QStringList({QStringLiteral("Round 1 of 9. Choose a card."),
                                QStringLiteral("All others have chosen, so your choice will be final.")}));
    QCOMPARE(p.view().controller().message(),
             QStringLiteral("Round 1 of 9. Choose a card. All others have chosen, so your choice will be final."));
}

/// Somebody who asks at once what is asked does not hear it twice.
void TestFirstQuestion::answerTellsIt()
{
    PlayedWindow p;
    p.settings().speechLength.set(Settings::SpeechLength::Long);
    QCOMPARE(p.deal({"human", "computer:beginner"}, {"B1 B2 B3 B4 B5 B6 B7 B8 R1", "R2 R3 R4 R5 R6 R7 R8 R9 G1"}, 0),
             Reason::None);
    QSignalSpy announced(&p.shownWindow().tableView().announcer(), &Announcer::announced);
    p.shownWindow().tableView().access().ask(Question::Turn, false);
    QCOMPARE(saidUntilSilent(announced), QStringList(QStringLiteral("Your turn: lead any single card.")));
}

REGISTER_TEST(TestFirstQuestion)

#include "tst_first_question.moc"
