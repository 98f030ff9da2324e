// SPDX-License-Identifier: GPL-3.0-or-later
// No key is silent: what it does, or why it does nothing, is announced, and so is what a search has not found.
#include "tests/test_program.h"
#include "tests/ui/every_room.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/rooms/rulebook/rule_book_window.h"

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// What a screen reader is told from now on.
class Ears : public QObject {
public:
    explicit Ears(QWidget &window)
    {
        for (const Announcer *announcer : window.findChildren<Announcer *>())
            connect(announcer, &Announcer::announced, this, [this](const QString &words) { heard += words; });
    }
    bool hear(const char *words) const { return !heard.filter(QRegularExpression(QString::fromUtf8(words))).isEmpty(); }

    QStringList heard;
};

} // namespace

class TestSpokenAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void passingOnALead();
    void nothingFoundInTheRules();
    void nothingFoundInPastGames();
    void nothingFoundAmongShortcuts();
    void nothingFoundInWhatWasSaid();
    void cardsOfTheAnalysis();
    void keysOfTheReview();
    void judgingIsToldAtItsEnd_data();
    void judgingIsToldAtItsEnd();
    void leftReviewIsSilent();
};

void TestSpokenAnswers::passingOnALead()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    Ears ears(p.window());
    p.key(Qt::Key_P);
    QTRY_VERIFY2(ears.hear("You cannot pass"), qPrintable(ears.heard.join(QLatin1Char('\n'))));
    QCOMPARE(p.table().record().size(), std::size_t(2));
}

void TestSpokenAnswers::nothingFoundInTheRules()
{
    PlayedWindow p;
    RuleBookWindow book(p.languages(), p.window().pictures(), &p.window());
    book.show();
    Ears ears(book);
    QTest::keyClicks(book.searchField(), QStringLiteral("qxqx"));
    QTRY_VERIFY(ears.hear("^Not found$"));
    book.searchField()->clear();
    QTest::keyClicks(book.searchField(), QStringLiteral("cards"));
    QTRY_VERIFY(ears.hear("^1 of \\d+$"));
}

void TestSpokenAnswers::nothingFoundInPastGames()
{
    KeptWindow p;
    p.playOneMove();
    p.openList();
    QTRY_VERIFY(p.list()->model().shown() > 0);
    Ears ears(p.window());
    auto *search = p.list()->findChild<QLineEdit *>();
    QTest::keyClicks(search, QStringLiteral("qxqx"));
    QTRY_VERIFY(ears.hear("^No games match"));
    QCOMPARE(ears.heard.size(), 1); // not again with each letter
    search->clear();
    QTRY_VERIFY(p.list()->model().shown() > 0);
    QTest::keyClicks(search, QStringLiteral("qx"));
    QTRY_COMPARE(ears.heard.size(), 2);
}

void TestSpokenAnswers::nothingFoundAmongShortcuts()
{
    PlayedWindow p;
    SettingsDialog settings(p.settings(), p.window().actions().keyed(), QStringLiteral("en"), &p.window());
    settings.open();
    Ears ears(settings);
    auto *search = settings.findChild<QLineEdit *>(QStringLiteral("searchKeys"));
    search->setText(QStringLiteral("qx"));
    QVERIFY(ears.hear("^No action and no key fits"));
    search->setText(QStringLiteral("qxq"));
    QCOMPARE(ears.heard.size(), 1); // not again with each letter
    search->clear();
    search->setText(QStringLiteral("qx"));
    QCOMPARE(ears.heard.size(), 2);
}

/// Without an announcement there is nothing to say again, and the empty list has not the focus.
void TestSpokenAnswers::nothingFoundInWhatWasSaid()
{
    PlayedWindow p;
    {
        HistorySheet empty(p.window().tableView(), &p.window());
        empty.open();
        QCOMPARE(empty.list()->count(), 0);
        const auto *focus = qobject_cast<QPushButton *>(QApplication::focusWidget());
        QVERIFY(focus && focus->isEnabled());
    }
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    HistorySheet history(p.window().tableView(), &p.window());
    history.open();
    QVERIFY(history.list()->count() > 0 && history.list()->hasFocus());
    Ears ears(history);
    auto *search = history.findChild<QLineEdit *>();
    search->setText(QStringLiteral("qx"));
    QVERIFY(ears.hear("^Nothing like that"));
    // The list stayed empty.
    QCOMPARE(history.list()->count(), 1);
    QVERIFY(history.list()->item(0)->text().startsWith(QStringLiteral("Nothing like that")));
    search->setText(QStringLiteral("qxq"));
    QCOMPARE(ears.heard.size(), 1);
}

void TestSpokenAnswers::cardsOfTheAnalysis()
{
    PlayedWindow p;
    AnalysisController controller(p.settings(), &p.window());
    p.window().actions().analyse->trigger();
    QVERIFY(controller.room());
    EveryRoom::layOut();
    Ears ears(*controller.room());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
    QTRY_VERIFY2(ears.hear("^blue \\d, Your hand"), qPrintable(ears.heard.join(QLatin1Char('\n'))));
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return); // and back
    QTRY_VERIFY2(ears.hear("^blue \\d$"), qPrintable(ears.heard.join(QLatin1Char('\n'))));
}

namespace {

/// A short game, as the room judges with low priority.
ReviewRoom *enterReview(PlayedWindow &p, Game game, int deals)
{
    GameEvent event = test::computersOf(game, 4, 3);
    event.chairs = {"human:1", "computer:easy:leif", "computer:medium:halvdan", "computer:hard:gudrun"};
    auto *room =
        new ReviewRoom({test::computersGame(event, {}, 12), {}, QDate(2026, 11, 22), {}, review::Depth{deals, 1}},
                       p.settings(), p.window().pictures());
    p.window().rooms().enter(room);
    return room;
}

} // namespace

void TestSpokenAnswers::keysOfTheReview()
{
    PlayedWindow p;
    ReviewRoom *room = enterReview(p, Game::Ninjan, 2000);
    QTRY_VERIFY(room->judging().state() == ReviewJudging::State::Judging);
    room->judging().stop(); // before all decisions are reviewed
    Ears ears(*room);
    const auto press = [&](Qt::Key key) {
        ears.heard.clear();
        QTest::keyClick(p.window().windowHandle(), key);
        return waitFor([&] { return !ears.heard.isEmpty(); });
    };
    for (const Qt::Key key : {Qt::Key_N, Qt::Key_O, Qt::Key_O, Qt::Key_V, Qt::Key_V, Qt::Key_Plus, Qt::Key_Minus})
        QVERIFY2(press(key), qPrintable(QKeySequence(key).toString()));
    room->playback().goToMoment(static_cast<int>(room->playback().record().size()));
    QTRY_VERIFY(!ears.heard.isEmpty()); // what the end is
    QVERIFY(press(Qt::Key_N));          // perhaps the rest of that is heard first
    QTRY_VERIFY(ears.hear("^No further mistake\\. \\d+ of \\d+ decisions reviewed"));
}

void TestSpokenAnswers::judgingIsToldAtItsEnd_data()
{
    QTest::addColumn<bool>("isStopped");
    QTest::newRow("done") << false;
    QTest::newRow("stopped") << true;
}

/// Not in between, where it would be said into what is read.
void TestSpokenAnswers::judgingIsToldAtItsEnd()
{
    QFETCH(bool, isStopped);
    PlayedWindow p;
    ReviewRoom *room = enterReview(p, Game::Odin, isStopped ? 2000 : 20);
    Ears ears(*room);
    if (isStopped) {
        QTRY_VERIFY(room->judging().state() == ReviewJudging::State::Judging);
        room->judging().stop();
    }
    const auto ended = isStopped ? ReviewJudging::State::Stopped : ReviewJudging::State::Done;
    QTRY_VERIFY(room->judging().state() == ended);
    QTRY_VERIFY(ears.hear("decisions reviewed"));
    QCOMPARE(ears.heard.filter(QStringLiteral("decisions reviewed")).size(), 1);
}

/// The judging stops then. That was announced by a room that is gone: “notification”, without any words.
void TestSpokenAnswers::leftReviewIsSilent()
{
    PlayedWindow p;
    ReviewRoom *room = enterReview(p, Game::Odin, 2000);
    QTRY_VERIFY(room->judging().state() == ReviewJudging::State::Judging);
    Ears ears(*room);
    room->goBack();
    room->judging().stop();
    QCOMPARE(ears.heard, QStringList());
}

REGISTER_TEST(TestSpokenAnswers)
#include "tst_spoken_answers.moc"
