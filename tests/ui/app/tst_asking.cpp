// SPDX-License-Identifier: GPL-3.0-or-later
// Keys by which a table tells what is asked, and how long announcements are.
#include "tests/test_program.h"
#include "tests/ui/base/accessibility/duel.h"

#include "ui/base/text/table_text.h"
#include "ui/rooms/settings/settings_dialog.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTableWidget>

using namespace meadhall;
using namespace meadhall::ui;

class TestAsking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void questionsHaveAnswers();
    void keysCanBeChanged();
    void hiddenCardsStayHidden();
    void announcementsAreLongOrShort();
    void shortAfterThreeGames();
    void pageListsTheKeys();
};

namespace {

QString asked(PlayedWindow &p, const QSignalSpy &announced, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    const qsizetype before = announced.size();
    QTest::keyClick(p.window().windowHandle(), key, modifiers);
    return announced.size() > before ? announced.last().constFirst().toString() : QString();
}

} // namespace

void TestAsking::questionsHaveAnswers()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    QCOMPARE(asked(p, announced, Qt::Key_T), QStringLiteral("On the table: 31 blue, by Bo1."));
    QVERIFY(asked(p, announced, Qt::Key_T, Qt::ShiftModifier).contains(QStringLiteral("blue 3 and blue 1")));
    QVERIFY(asked(p, announced, Qt::Key_D).startsWith(QStringLiteral("blue 2 8, red 2 8, ")));
    QCOMPARE(asked(p, announced, Qt::Key_E), QStringLiteral("You 8, Bo1 8"));
    QCOMPARE(asked(p, announced, Qt::Key_G), QStringLiteral("You 0, Bo1 0"));
    QCOMPARE(asked(p, announced, Qt::Key_A), QStringLiteral("You: played 6, Bo1: played 31"));
    QCOMPARE(asked(p, announced, Qt::Key_Q), QStringLiteral("You: 2 or 3 cards."));
    QCOMPARE(asked(p, announced, Qt::Key_Q, Qt::ShiftModifier),
             QStringLiteral("Your turn: beat 31 with 2 or 3 cards, or pass."));
}

void TestAsking::keysCanBeChanged()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    p.settings().setKeys(QStringLiteral("askCards"), QKeySequence(Qt::Key_X));
    QCOMPARE(asked(p, announced, Qt::Key_E), QString());
    QCOMPARE(asked(p, announced, Qt::Key_X), QStringLiteral("You 9, Bo1 9"));
    QCOMPARE(asked(p, announced, Qt::Key_X, Qt::ShiftModifier), QStringLiteral("You 9, Bo1 9"));
}

/// While nobody's cards are shown, nobody's are told. “You hold no cards.” was said to people who held nine.
void TestAsking::hiddenCardsStayHidden()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.clickCard("B8");
    p.key(Qt::Key_Return);
    QTRY_VERIFY(p.view().curtain()->isVisible());
    QCOMPARE(p.view().access().answer(Question::Hand, false), TableText::cardsAreHidden());
}

void TestAsking::announcementsAreLongOrShort()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOdinOwn, kOdinOther}, 0), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    const auto heard = [&announced](const QString &words) {
        return std::any_of(announced.begin(), announced.end(),
                           [&words](const QList<QVariant> &one) { return one.constFirst().toString() == words; });
    };
    p.clickCard("P6");
    p.key(Qt::Key_Return);
    QTRY_VERIFY(heard(QStringLiteral("Ada plays the pink 6.")) || heard(QStringLiteral("You play the pink 6.")));
    p.settings().speechLength.set(Settings::SpeechLength::Short);
    QVERIFY(p.showCards());
    p.clickCard("B3");
    p.clickCard("B1");
    p.key(Qt::Key_Return);
    QTRY_VERIFY(heard(QStringLiteral("Bo1 31 blue, takes pink 6."))
                || heard(QStringLiteral("You: 31 blue, take pink 6.")));
}

void TestAsking::shortAfterThreeGames()
{
    PlayedWindow p;
    for (int game = 0; game < Settings::kFirstGames; ++game) {
        QCOMPARE(p.settings().speechLength(), Settings::SpeechLength::Long);
        p.settings().countFinishedGame();
    }
    QCOMPARE(p.settings().speechLength(), Settings::SpeechLength::Short);
    p.settings().speechLength.set(Settings::SpeechLength::Long);
    QCOMPARE(p.settings().speechLength(), Settings::SpeechLength::Long);
}

void TestAsking::pageListsTheKeys()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.window().actions().earKeys->trigger();
    auto *settings = p.window().findChild<SettingsDialog *>();
    QVERIFY(settings);
    auto *keys = settings->findChild<QTableWidget *>(QStringLiteral("earKeys"));
    QTRY_VERIFY(keys->hasFocus());
    QCOMPARE(keys->rowCount(), kQuestions + 5); // and those for what was said, and for this page
    QTRY_VERIFY(keys->item(0, 0) && keys->item(0, 0)->text() == QStringLiteral("T"));
    QCOMPARE(keys->item(0, 1)->text(), QStringLiteral("The table"));
    auto *sample = settings->findChild<QLabel *>(QStringLiteral("speechSample"));
    QVERIFY2(sample->text().contains(QStringLiteral("plays the red 7")), qUtf8Printable(sample->text()));
    p.settings().speechLength.set(Settings::SpeechLength::Short);
    QVERIFY2(sample->text().contains(QStringLiteral(" 75 red, takes pink 6.")), qUtf8Printable(sample->text()));
}

REGISTER_TEST(TestAsking)

#include "tst_asking.moc"
