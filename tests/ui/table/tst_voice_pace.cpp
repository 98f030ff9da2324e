// SPDX-License-Identifier: GPL-3.0-or-later
// The game waits for the voice: what is asked of the player is not spoken long after it is asked.
#include "tests/test_program.h"
#include "tests/ui/played_window.h"

#include "ui/base/text/speech.h"

#include <QSignalSpy>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kOneOfFour{"human", "computer:beginner", "computer:beginner", "computer:beginner"};
const std::vector<const char *> kHandsOfFour{"B1 B2 B3 B4 B5 B6 B7 B8 R1", "R2 R3 R4 R5 R6 R7 R8 R9 G1",
                                             "G2 G3 G4 G5 G6 G7 G8 G9 P1", "P2 P3 P4 P5 P6 P7 P8 P9 K1"};

void waitForKeys(PlayedWindow &p)
{
    p.settings().voiceWait.set(Settings::VoiceWait::Always);
    p.settings().nextMove.set(Settings::NextMove::WithEnter);
    p.settings().voiceRate.set(Settings::kMaxVoiceRate); // the computers wait for it as well
}

void dealOdin(PlayedWindow &p) { QCOMPARE(p.deal(kOneOfFour, kHandsOfFour, 0), Reason::None); }

void dealNinjan(PlayedWindow &p)
{
    QCOMPARE(p.dealNinjan(kOneOfFour, "R2 P3 S5",
                          {"R1 R3 R4 R5 R6 R7 R8 R9 R10", "P1 P2 P4 P5 P6 P7 P8 P9 P10", "S1 S2 S3 S4 S6 S7 S8 S9 S10",
                           "R-1 R-2 R-3 P-1 P-2 P-3 S-1 S-2 S-3"}),
             Reason::None);
}

} // namespace

class TestVoicePace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void questionsAreNew_data();
    void questionsAreNew();
    void nextMoveComesWithEnter();
    void watchedMovesComeWithEnter();
    void nothingStandsStill_data();
    void nothingStandsStill();
    void modifiersSkipNothing();

private:
    /// How many words were still to be spoken before each question.
    std::vector<int> backlogs(PlayedWindow &p, int rate, int questions);
};

void TestVoicePace::questionsAreNew_data()
{
    QTest::addColumn<bool>("odin");
    QTest::addColumn<bool>("isShort");
    QTest::newRow("Odin, short") << true << true;
    QTest::newRow("Odin, long") << true << false;
    QTest::newRow("Ninjan, short") << false << true;
    QTest::newRow("Ninjan, long") << false << false;
}

std::vector<int> TestVoicePace::backlogs(PlayedWindow &p, int rate, int questions)
{
    constexpr int kMsPerMinute = 60'000;
    TableView &view = p.window().tableView();
    const bool odin = std::get<GameEvent>(p.table().record().front()).game == Game::Odin;
    const auto isAsked = [&p, odin] {
        return odin ? p.view().view().ownTurn() : p.ninjan().view().ownRequest().has_value();
    };
    std::vector<int> backlogs;
    QObject guard;
    connect(&view.announcer(), &Announcer::announced, &guard, [&](const QString &words) {
        // The answer may tell more, such as that all others have chosen; and what one has chosen is no question.
        if (isAsked()
            && Announcer::spokenLine(view.access().answer(Question::Turn, view.speech().isShort)).startsWith(words))
            backlogs.push_back((view.announcer().voiceRemaining() * rate) / kMsPerMinute - wordsIn(words));
    });
    // Answers by the rules, not by keys, which would silence the voice.
    const auto answer = [&p, odin]() -> Event {
        if (odin)
            return p.view().view().board().leading()
                       ? Event(PlayEvent{0, CardSet::of(p.view().view().hand().first()), kNoCard})
                       : Event(PassEvent{0});
        const ninjan::View &seen = p.ninjan().view();
        if (seen.ownRequest() == RequestKind::Choose)
            return ChooseEvent{0, seen.hand().first()};
        const Card own = seen.board().current().card;
        return ResolveEvent{0, own, ninjan::firstOf(seen.board().beatenPiles(own))};
    };
    while (static_cast<int>(backlogs.size()) < questions) {
        if (!waitFor(isAsked))
            break;
        const std::size_t told = backlogs.size();
        p.table().answer(0, answer());
        if (!waitFor([&] { return backlogs.size() > told; }))
            break;
    }
    return backlogs;
}

/// Whatever the speed of the voice is: here it is so fast that little time passes.
void TestVoicePace::questionsAreNew()
{
    constexpr int kFastRate = 6000, kMostWords = 10; // 2 s at the default rate
    QFETCH(bool, odin);
    QFETCH(bool, isShort);
    for (const bool waits : {true, false}) {
        PlayedWindow p;
        p.settings().speechLength.set(isShort ? Settings::SpeechLength::Short : Settings::SpeechLength::Long);
        odin ? dealOdin(p) : dealNinjan(p);
        const int rate = waits ? kFastRate : Settings::kDefaultVoiceRate;
        p.window().tableView().setSpeech(
            {.isShort = isShort, .wait = waits ? Speech::Wait::Always : Speech::Wait::Never, .wordsPerMinute = rate});
        const std::vector<int> all = backlogs(p, rate, 2);
        QCOMPARE(all.size(), 2u);
        const int longest = *std::max_element(all.begin(), all.end());
        if (waits)
            QVERIFY2(longest <= kMostWords, qPrintable(QString::number(longest)));
        else if (!isShort)
            QVERIFY2(longest > kMostWords, qPrintable(QString::number(longest))); // or nothing would be measured
    }
}

void TestVoicePace::nextMoveComesWithEnter()
{
    PlayedWindow p;
    waitForKeys(p);
    dealOdin(p);
    QSignalSpy shown(&p.view(), &TableView::eventShown);
    p.clickCard("B5");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().openRequests().front().seat, 0); // the others have played on
    QCOMPARE(shown.size(), 2);                              // the own move, and one of the next player
    p.key(Qt::Key_Left);
    p.key(Qt::Key_E);
    QCOMPARE(shown.size(), 2);
    p.key(Qt::Key_Return);
    QTRY_COMPARE(shown.size(), 3);
    p.key(Qt::Key_Space);
    QTRY_COMPARE(shown.size(), 4);
    QVERIFY(p.view().view().ownTurn());
}

void TestVoicePace::watchedMovesComeWithEnter()
{
    PlayedWindow p;
    waitForKeys(p);
    const std::vector<std::string> chairs(4, "computer:beginner");
    QSignalSpy shown(&p.window().tableView(), &TableView::eventShown);
    QCOMPARE(p.deal(chairs, kHandsOfFour, 0), Reason::None);
    QTRY_COMPARE(shown.size(), 1);
    p.view().setFocus();
    p.key(Qt::Key_Return);
    QTRY_COMPARE(shown.size(), 2);
}

void TestVoicePace::nothingStandsStill_data()
{
    using Act = std::function<void(PlayedWindow &)>;
    QTest::addColumn<Act>("act");
    const auto row = [](const char *name, const Act &act) { QTest::newRow(name) << act; };
    const auto goOn = [](PlayedWindow &p) {
        for (int i = 0; i < 3; ++i)
            p.key(Qt::Key_Return);
    };
    row("Enter", goOn);
    row("clicks", [](PlayedWindow &p) {
        for (int i = 0; i < 3; ++i)
            p.click(p.middle());
    });
    row("after the words", [](PlayedWindow &p) { p.settings().nextMove.set(Settings::NextMove::AfterWords); });
    row("never", [](PlayedWindow &p) { p.settings().voiceWait.set(Settings::VoiceWait::Never); });
    row("no screen reader", [](PlayedWindow &p) { p.settings().voiceWait.set(Settings::VoiceWait::WithScreenReader); });
    row("undo", [](PlayedWindow &p) { QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier); });
    row("new game", [](PlayedWindow &p) { dealOdin(p); });
    row("language", [goOn](PlayedWindow &p) {
        p.languages().setLanguage(QStringLiteral("de"));
        goOn(p);
        p.languages().setLanguage(QStringLiteral("en"));
    });
    row("minimised, and of another size", [goOn](PlayedWindow &p) {
        p.window().showMinimized();
        p.window().showNormal();
        p.window().resize(900, 700);
        goOn(p);
    });
    row("home and back", [goOn](PlayedWindow &p) {
        p.window().goHome();
        p.key(Qt::Key_Return); // continue
        goOn(p);
    });
    row("hint", [goOn](PlayedWindow &p) {
        p.key(Qt::Key_H);
        goOn(p);
    });
    row("restart", [](PlayedWindow &p) {
        p.restart();
        p.key(Qt::Key_Return); // continue
    });
}

/// While the game waits for a key.
void TestVoicePace::nothingStandsStill()
{
    QFETCH(std::function<void(PlayedWindow &)>, act);
    PlayedWindow p;
    waitForKeys(p);
    dealOdin(p);
    p.clickCard("B5");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().openRequests().front().seat, 0);
    QVERIFY(p.view().presenter().shownEvents() < p.table().record().size());
    act(p);
    QTRY_VERIFY(p.table().hasGame());
    QTRY_COMPARE(p.view().presenter().shownEvents(), p.table().record().size());
    QTRY_VERIFY(p.view().view().ownTurn());
}

/// Ctrl silences a screen reader; it is no wish to go on.
void TestVoicePace::modifiersSkipNothing()
{
    PlayedWindow p;
    p.settings().voiceWait.set(Settings::VoiceWait::Always);
    dealOdin(p);
    p.clickCard("B5");
    p.key(Qt::Key_Return);
    QTRY_VERIFY(p.view().stage().animator().moving());
    p.key(Qt::Key_Control);
    QVERIFY(p.view().stage().animator().moving());
    QCOMPARE(p.view().announcer().voiceRemaining(), 0);
    p.key(Qt::Key_Left);
    QVERIFY(p.view().announcer().voiceRemaining() >= 0);
}

REGISTER_TEST(TestVoicePace)

#include "tst_voice_pace.moc"
