// SPDX-License-Identifier: GPL-3.0-or-later
// The game waits for the voice: what is asked of the player is not spoken long after it is asked.
#include "tests/test_program.h"
#include "tests/ui/played_window.h"

#include "ui/base/text/speech.h"

#include <QSignalSpy>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kFour{"human", "computer:beginner", "computer:beginner", "computer:beginner"};
constexpr int kRate = Settings::kMaxVoiceRate, kMsPerMinute = 60'000;

void dealOdin(PlayedWindow &p)
{
    QCOMPARE(p.deal(kFour,
                    {"B1 B2 B3 B4 B5 B6 B7 B8 R1", "R2 R3 R4 R5 R6 R7 R8 R9 G1", "G2 G3 G4 G5 G6 G7 G8 G9 P1",
                     "P2 P3 P4 P5 P6 P7 P8 P9 K1"},
                    0),
             Reason::None);
}

void dealNinjan(PlayedWindow &p)
{
    QCOMPARE(p.dealNinjan(kFour, "R2 P3 S5",
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
    void modifiersSkipNothing();

private:
    /// How much was still to be spoken before each question, in ms.
    std::vector<int> backlogs(PlayedWindow &p, int questions);
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

std::vector<int> TestVoicePace::backlogs(PlayedWindow &p, int questions)
{
    TableView &view = p.window().tableView();
    std::vector<int> backlogs;
    QObject guard;
    connect(&view.announcer(), &Announcer::announced, &guard, [&](const QString &words) {
        if (words.startsWith(QStringLiteral("You")) && view.controller().prompt() != QString()
            && (words.contains(QStringLiteral("Your turn")) || words.startsWith(QStringLiteral("You: "))
                || words.startsWith(QStringLiteral("You lead: "))))
            backlogs.push_back(view.announcer().voiceRemaining() - wordsIn(words) * kMsPerMinute / kRate);
        else if (words.startsWith(QStringLiteral("Round ")) && words.contains(QStringLiteral("hoose a card")))
            backlogs.push_back(view.announcer().voiceRemaining() - wordsIn(words) * kMsPerMinute / kRate);
    });
    const bool odin = std::get<GameEvent>(p.table().record().front()).game == Game::Odin;
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
        const auto isAsked = [&p, odin] {
            return odin ? p.view().view().ownTurn() : p.ninjan().view().ownRequest().has_value();
        };
        if (!QTest::qWaitFor(isAsked, 20'000))
            break;
        const std::size_t before = p.table().record().size();
        p.table().answer(0, answer());
        if (!QTest::qWaitFor([&] { return p.table().record().size() > before; }, 20'000))
            break;
        const std::size_t told = backlogs.size();
        if (!QTest::qWaitFor([&] { return !isAsked(); }, 20'000))
            break;
        if (!QTest::qWaitFor([&] { return backlogs.size() > told || isAsked(); }, 20'000))
            break;
    }
    return backlogs;
}

void TestVoicePace::questionsAreNew()
{
    constexpr int kOldestMs = 2000;
    QFETCH(bool, odin);
    QFETCH(bool, isShort);
    for (const bool waits : {true, false}) {
        PlayedWindow p;
        p.settings().setVoiceRate(kRate);
        p.settings().setSpeechLength(isShort ? Settings::SpeechLength::Short : Settings::SpeechLength::Long);
        p.settings().setVoiceWait(waits ? Settings::VoiceWait::Always : Settings::VoiceWait::Never);
        odin ? dealOdin(p) : dealNinjan(p);
        const std::vector<int> all = backlogs(p, 2);
        QVERIFY(!all.empty());
        const int oldest = *std::max_element(all.begin(), all.end());
        qInfo("%s: at most %d ms behind", waits ? "waiting" : "not waiting", oldest);
        if (waits)
            QVERIFY2(oldest <= kOldestMs, qPrintable(QString::number(oldest)));
        else if (!isShort)
            QVERIFY2(oldest > kOldestMs, qPrintable(QString::number(oldest))); // or nothing would be measured
    }
}

void TestVoicePace::nextMoveComesWithEnter()
{
    PlayedWindow p;
    p.settings().setVoiceWait(Settings::VoiceWait::Always);
    p.settings().setNextMove(Settings::NextMove::WithEnter);
    dealOdin(p);
    QSignalSpy shown(&p.view(), &TableView::eventShown);
    p.clickCard("B5");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(shown.size(), 2); // the own move, and one of the next player
    p.key(Qt::Key_Left);
    p.key(Qt::Key_E);
    QCOMPARE(shown.size(), 2);
    p.key(Qt::Key_Return);
    QTRY_COMPARE(shown.size(), 3);
    p.key(Qt::Key_Space);
    QTRY_COMPARE(shown.size(), 4);
}

/// Ctrl silences a screen reader; it is no wish to go on.
void TestVoicePace::modifiersSkipNothing()
{
    PlayedWindow p;
    p.settings().setVoiceWait(Settings::VoiceWait::Always);
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
