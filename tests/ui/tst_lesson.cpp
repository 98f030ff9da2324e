// The lesson is played from its first sentence to its last, with a wrong turn on the way.
#include "tutorial/lesson.h"
#include "tutorial/lesson_window.h"
#include "tutorial/teacher.h"
#include "ui/played_window.h"

#include <QLabel>

using namespace meadhall;
using namespace meadhall::ui;

class TestLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void courseIsLegal();
    void everyStepSpeaks();
    void playedToTheEnd();
    void strayingIsTakenBack();
    void leftAtAnyTime();
};

/// Every move of it is one that the rules allow, and it ends the hand.
void TestLesson::courseIsLegal()
{
    Table table;
    table.setSeatMaker([](int) { return std::unique_ptr<Seat>(); });
    QCOMPARE(table.resume(Lesson::course()), Reason::None);
    QVERIFY(table.gameOver());
    const auto &over = std::get<GameOverEvent>(table.record().back());
    QCOMPARE(over.winners, std::vector<int>{Lesson::kLearner});
}

void TestLesson::everyStepSpeaks()
{
    QStringList said;
    for (std::size_t events = Lesson::kBegin; events <= Lesson::course().size(); ++events) {
        QVERIFY(!Lesson::words(events, false).isEmpty());
        if (Lesson::wanted(events)) {
            QVERIFY(!said.contains(Lesson::words(events, false)));
            said.push_back(Lesson::words(events, false));
        }
    }
    QCOMPARE(int(said.size()), Lesson::steps());
    QCOMPARE(Lesson::steps(), 6);
}

void TestLesson::playedToTheEnd()
{
    PlayedWindow p;
    Teacher teacher(p.settings(), &p.window());
    Q_EMIT p.window().learnWanted();
    LessonWindow *lesson = teacher.lesson();
    QVERIFY(lesson && lesson->isVisible());
    OdinController &hand = lesson->tableView().controller();
    QSet<QString> sentences;
    for (int turn = 0; turn < Lesson::steps(); ++turn) {
        QTRY_VERIFY(Lesson::wanted(lesson->table().record().size()));
        sentences.insert(lesson->words()->text());
        const Event wanted = *Lesson::wanted(lesson->table().record().size());
        if (std::holds_alternative<PassEvent>(wanted)) {
            hand.pass();
            continue;
        }
        const auto &play = std::get<PlayEvent>(wanted);
        const std::size_t before = lesson->table().record().size();
        hand.play(play.cards);
        if (hand.isHalfway()) {
            sentences.insert(lesson->words()->text());
            lesson->table().play(Lesson::kLearner, play.cards, play.take);
        }
        QVERIFY(lesson->table().record().size() > before);
    }
    QTRY_VERIFY(lesson->table().gameOver());
    QCOMPARE(int(sentences.size()), Lesson::steps() + 2); // two pick-ups
    QVERIFY(lesson->words()->text() == Lesson::words(Lesson::course().size(), false));
}

void TestLesson::strayingIsTakenBack()
{
    PlayedWindow p;
    Teacher teacher(p.settings(), &p.window());
    teacher.teach();
    LessonWindow *lesson = teacher.lesson();
    lesson->tableView().controller().play(cardsNamed("B8"));
    QTRY_COMPARE(lesson->table().record().size(), Lesson::kBegin);
    QVERIFY(lesson->words()->text().startsWith(Lesson::otherwise()));
    lesson->tableView().controller().play(cardsNamed("O1"));
    QTRY_COMPARE(lesson->table().record().size(), std::size_t(5));
    QVERIFY(!lesson->words()->text().startsWith(Lesson::otherwise()));
}

/// Nothing of it touches the game at the real table.
void TestLesson::leftAtAnyTime()
{
    PlayedWindow p;
    Teacher teacher(p.settings(), &p.window());
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0), Reason::None);
    const Events before = p.table().record();
    teacher.teach();
    teacher.lesson()->tableView().controller().play(cardsNamed("O1"));
    QTest::keyClick(teacher.lesson(), Qt::Key_W, Qt::ControlModifier);
    teacher.lesson() ? teacher.lesson()->close() : true;
    QTRY_VERIFY(!teacher.lesson());
    QCOMPARE(p.table().record(), before);
    teacher.teach();
    QCOMPARE(teacher.lesson()->table().record().size(), Lesson::kBegin);
}

QTEST_MAIN(TestLesson)
#include "tst_lesson.moc"
