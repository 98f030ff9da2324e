// SPDX-License-Identifier: GPL-3.0-or-later
// A seat's record: written, read, checked as far as the seat can, made whole, and judged as the whole record is.
#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/record/seat_record.h"
#include "engine/review/judge/outlook.h"
#include "engine/review/judge/review.h"
#include "engine/table/open_hands.h"
#include "engine/table/table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/test_program.h"

#include <QBuffer>
#include <QtTest>

using namespace meadhall;

namespace {

record::Record readSeatRecord(QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return record::readRecord(buffer);
}

record::Record readSeatRecord(const Events &events) { return readSeatRecord(record::toText(events)); }

Events anyGame(int number)
{
    const auto seed = static_cast<std::uint64_t>(number);
    if (number % 2 != 0)
        return test::playNinjan(test::ninjanGame(2 + number / 2 % 4, seed), seed);
    GameEvent game = test::odinGame(2 + number / 2 % 5, seed);
    odin::setRule(game, &odin::Rules::goat, number % 4 == 2 ? odin::Goat::In : odin::Goat::Out);
    return test::playOdin(game, seed);
}

int seatCountOf(const Events &events) { return static_cast<int>(std::get<GameEvent>(events.front()).seats.size()); }

/// What everybody held when each hand was over.
std::vector<std::vector<CardSet>> handsAtEnd(const Events &events)
{
    std::vector<std::vector<CardSet>> held;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (std::holds_alternative<HandOverEvent>(events[i]))
            held.push_back(handsAfter(events, i));
    return held;
}

/// The judgements of a seat's decisions, and nothing of the others.
std::map<int, review::JudgedDecision> judgementsOf(const Events &events, int seat)
{
    constexpr review::Depth depth{2, 3}; // how many deals are compared makes no difference here
    review::Review review;
    for (const review::Task &task : review::tasksOf(events, {}, 0, seat))
        if (task.decision)
            review::perform(events, task, depth, {}, review);
    return review.decisions;
}

} // namespace

class TestSeatRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPrefixIsARecord();
    void whatTheSeatCannotKnowIsNotThere();
    void wrongFactsAreRefused_data();
    void wrongFactsAreRefused();
    void formatSaysThatTheGoatPlays();
    void viewIsChecked_data();
    void viewIsChecked();
    void becomesWholeAgain();
    void wrongHandsDoNotFit();
    void unknownCardsAreDealtAnew();
    void handsThatWereNoSetsStayNone();
    void isJudgedAsTheWholeRecord_data();
    void isJudgedAsTheWholeRecord();
    void curveIsExpectedFromTheSeat();
    void isReplayedButNotPlayedOn();
};

void TestSeatRecord::everyPrefixIsARecord()
{
    for (int number = 0; number < 40; ++number) {
        const Events whole = anyGame(number);
        for (int seat = 0; seat < seatCountOf(whole); ++seat) {
            Events events = record::seatRecord(whole, seat);
            QCOMPARE(events.size(), whole.size());
            while (!events.empty()) {
                const record::Record record = readSeatRecord(events);
                QVERIFY(!record.problem);
                QVERIFY(record.events == events);
                QCOMPARE(record.finished(), events.size() == whole.size());
                QVERIFY(record::seatRecord(record.events, seat) == events);
                events.resize(events.size() / 2);
            }
        }
    }
}

void TestSeatRecord::whatTheSeatCannotKnowIsNotThere()
{
    for (int number = 0; number < 10; ++number) {
        Events whole = anyGame(number);
        std::get<GameEvent>(whole.front()).chairs.assign(toIndex(seatCountOf(whole)), "computer:easy");
        for (const Event &event : record::seatRecord(whole, 1)) {
            if (const auto *game = std::get_if<GameEvent>(&event))
                QVERIFY(game->view == 1 && !game->deal && game->chairs.empty());
            else if (const auto *hand = std::get_if<HandEvent>(&event))
                QVERIFY(hand->hands[0] == SeenHand::closed(9) && !hand->hands[1].hidden());
            else if (const auto *deal = std::get_if<DealEvent>(&event))
                QVERIFY(deal->hands[0] == SeenHand::closed(9) && !deal->hands[1].hidden());
            else if (const auto *choice = std::get_if<ChooseEvent>(&event))
                QCOMPARE(choice->card == kNoCard, choice->seat != 1);
        }
    }
}

void TestSeatRecord::wrongFactsAreRefused_data()
{
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char *name, int line, const char *from, const char *to) {
        QTest::newRow(name) << line << QByteArray(from) << QByteArray(to);
    };
    row("own hand as a number", 2, R"(["P1","P2","P3","P4","R7","R8","G4","G5","G9"])", "9");
    row("own card twice", 2, R"("P1","P2")", R"("P1","P1")");
    row("other hand open", 2, "[9,", R"([["B1","B2","B3","B4","B5","B6","R1","R2","G3"],)");
    row("number of cards", 2, "[9,", "[8,");
    row("one's own card played by another", 3, R"("cards":["G3"])", R"("cards":["G4"])");
    row("card that is not held", 4, R"(["G5","G4"])", R"(["B5","B4"])");
    row("too low", 4, R"(["G5","G4"])", R"(["P1"])");
    row("card taken that was not beaten", 4, R"("take":"G3")", R"("take":"G2")");
    row("turn", 6, R"("seat":1)", R"("seat":0)");
    row("more cards than are left", 7, R"("cards":["G4"])", R"("cards":["O1","O2","O3","O4","O5","O6","O7"])");
    row("points", 14, R"("points":[0,8])", R"("points":[0,7])");
    row("winner", 15, R"("winners":[0])", R"("winners":[1])");
}

void TestSeatRecord::wrongFactsAreRefused()
{
    const QByteArray record =
        R"({"event":"game","format":1,"game":"odin","seats":["Ada","Bo"],"rules":{"target":1},"view":1}
{"event":"hand","first":0,"hands":[9,["P1","P2","P3","P4","R7","R8","G4","G5","G9"]]}
{"event":"play","seat":0,"cards":["G3"]}
{"event":"play","seat":1,"cards":["G5","G4"],"take":"G3"}
{"event":"play","seat":0,"cards":["B6","B5","B4"],"take":"G4"}
{"event":"pass","seat":1}
{"event":"play","seat":0,"cards":["G4"]}
{"event":"pass","seat":1}
{"event":"play","seat":0,"cards":["R2"]}
{"event":"pass","seat":1}
{"event":"play","seat":0,"cards":["R1"]}
{"event":"pass","seat":1}
{"event":"play","seat":0,"cards":["B3","B2","B1"]}
{"event":"handOver","points":[0,8],"totals":[0,8]}
{"event":"gameOver","totals":[0,8],"winners":[0]}
)";
    QFETCH(int, line);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QVERIFY(readSeatRecord(record).finished());
    QList<QByteArray> lines = record.split('\n');
    QVERIFY(lines[line - 1].contains(from));
    lines[line - 1].replace(from, to);
    QCOMPARE(readSeatRecord(lines.join('\n')).problem.line, line);
}

/// A program that does not know the goat reads format 1 only. Without that a record in which nobody has seen the goat
/// yet would look to it like one of a game without it.
void TestSeatRecord::formatSaysThatTheGoatPlays()
{
    GameEvent game;
    game.seats = {"Ada", "Bo"};
    game.view = 1;
    for (const odin::Goat goat : {odin::Goat::Out, odin::Goat::In}) {
        odin::setRule(game, &odin::Rules::goat, goat);
        const bool isWithGoat = goat == odin::Goat::In;
        const QByteArray line = record::toLine(game);
        QVERIFY(line.contains(isWithGoat ? R"("format":2,)" : R"("format":1,)"));
        QVERIFY(record::parseLine(line).event == Event(game));
        // Records of before that are read as well; a newer format, or the goat's without the goat, is not.
        for (const int format : {0, 1, 2, 3}) {
            QByteArray other = line;
            other.replace(isWithGoat ? R"("format":2)" : R"("format":1)", "\"format\":" + QByteArray::number(format));
            const record::Problem problem = record::parseLine(other).problem;
            QCOMPARE(problem.error, format == 0                      ? record::Error::UnknownFormat
                                    : format <= (isWithGoat ? 2 : 1) ? record::Error::None
                                                                     : record::Error::NewerFormat);
        }
    }
    game.view = -1; // a whole record names the goat in the hand to which it was dealt
    QVERIFY(record::toLine(game).contains(R"("format":1,)"));
}

void TestSeatRecord::viewIsChecked_data()
{
    QTest::addColumn<QByteArray>("view");
    for (const char *view : {"-1", "2", "1.0", "\"1\"", "null", "true", "[1]", "99999999999", "1,\"view\":1"})
        QTest::newRow(view) << QByteArray(view);
}

void TestSeatRecord::viewIsChecked()
{
    QFETCH(QByteArray, view);
    const record::Record record = readSeatRecord(
        R"({"event":"game","format":1,"game":"ninjan","seats":["Ada","Bo"],"rules":{},"view":)" + view + "}\n");
    QVERIFY(record.problem);
    QCOMPARE(record.problem.line, 1);
}

void TestSeatRecord::becomesWholeAgain()
{
    for (int number = 0; number < 40; ++number) {
        Events whole = anyGame(number);
        std::get<GameEvent>(whole.front()).deal.reset();
        for (int seat = 0; seat < seatCountOf(whole); ++seat) {
            const auto again = record::wholeRecord(record::seatRecord(whole, seat), handsAtEnd(whole));
            QVERIFY(again);
            QCOMPARE(again->size(), whole.size());
            for (std::size_t i = 0; i < whole.size(); ++i) {
                const auto *choice = std::get_if<ChooseEvent>(&whole[i]);
                const bool changed = choice && choice->seat != seat; // only the last choice of a round became known
                QVERIFY(changed ? seatOf((*again)[i]) == choice->seat : (*again)[i] == whole[i]);
            }
        }
    }
}

void TestSeatRecord::wrongHandsDoNotFit()
{
    for (int number = 0; number < 20; number += 2) {
        const Events whole = anyGame(number);
        const Events seen = record::seatRecord(whole, 1);
        const auto held = handsAtEnd(whole);
        auto other = held;
        other.pop_back();
        QVERIFY(!record::wholeRecord(seen, other));
        other = held;
        for (CardSet &hand : other.back())
            hand = {};
        QVERIFY(!record::wholeRecord(seen, other));
        other = held;
        std::swap(other.back()[0], other.back()[1]);
        QVERIFY(!record::wholeRecord(seen, other));
        other = held;
        other.back().push_back({});
        QVERIFY(!record::wholeRecord(seen, other));
    }
    // A game that is not over has cards that nobody has seen.
    Events ninjan = record::seatRecord(anyGame(1), 0);
    ninjan.resize(ninjan.size() - 4);
    QVERIFY(!record::wholeRecord(ninjan, {}));
}

/// Also where a lead tells that the hand was no set, which happens in a few games of a hundred.
void TestSeatRecord::unknownCardsAreDealtAnew()
{
    for (int number = 0; number < 100; ++number) {
        Events seen = record::seatRecord(anyGame(number), 1);
        for (std::size_t length = seen.size(); length > 2; length = length * 2 / 3) {
            seen.resize(std::min(length, seen.size()));
            const Events completed = record::completedRecord(seen, 1);
            const record::Record record = readSeatRecord(completed);
            QVERIFY2(!record.problem, qPrintable(QStringLiteral("game %1, line %2 of %3")
                                                     .arg(QString::number(number), QString::number(record.problem.line),
                                                          QString::number(seen.size()))));
            Events again = record::seatRecord(completed, 1);
            const auto isChoice = [](const Event &event) { return std::holds_alternative<ChooseEvent>(event); };
            while (isChoice(seen.back()))
                seen.pop_back(); // nobody has seen these cards
            QCOMPARE(again.size(), seen.size());
            QVERIFY(again == seen);
        }
    }
}

/// Few unseen cards, of which those of several seats depend on each other.
void TestSeatRecord::handsThatWereNoSetsStayNone()
{
    int leads = 0;
    for (int number = 0; number < 60; ++number) {
        GameEvent game = test::odinGame(2 + number % 5, std::uint64_t(number));
        odin::Rules rules = odin::rulesOf(game);
        rules.wholeHandLead = odin::WholeHandLead::Automatic;
        rules.target = 1;
        odin::setRules(game, rules);
        const Events whole = test::playOdin(game, std::uint64_t(number));
        for (int seat = 0; seat < seatCountOf(whole); ++seat) {
            const Events seen = record::seatRecord(whole, seat);
            QVERIFY(!readSeatRecord(record::completedRecord(seen, seat)).problem);
        }
        leads += static_cast<int>(std::count_if(whole.begin(), whole.end(), [](const Event &event) {
            const auto *play = std::get_if<PlayEvent>(&event);
            return play && play->cards.count() == 1 && play->take == kNoCard;
        }));
    }
    QVERIFY(leads > 100);
}

void TestSeatRecord::isJudgedAsTheWholeRecord_data()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 6; ++players)
        QTest::addRow("Odin, %d players", players) << Game::Odin << players;
    for (int players = 2; players <= 5; ++players)
        QTest::addRow("Ninjan, %d players", players) << Game::Ninjan << players;
}

void TestSeatRecord::isJudgedAsTheWholeRecord()
{
    QFETCH(Game, game);
    QFETCH(int, players);
    const Events whole = test::computersGame(test::computersOf(game, players, 5), {}, 16);
    int decisions = 0;
    for (int seat = 0; seat < players; seat += 2) {
        const Events seen = readSeatRecord(record::seatRecord(whole, seat)).events;
        const auto expected = judgementsOf(whole, seat);
        const auto found = judgementsOf(seen, kSpectator); // there are no others
        QCOMPARE(found.size(), expected.size());
        for (const auto &[line, one] : expected) {
            const auto same = found.find(line);
            QVERIFY(same != found.end());
            QCOMPARE(same->second.decision.seat, seat);
            QVERIFY(same->second.decision.played == one.decision.played);
            QVERIFY(same->second.judgement == one.judgement);
        }
        decisions += static_cast<int>(expected.size());
    }
    QVERIFY(decisions > 0);
}

void TestSeatRecord::curveIsExpectedFromTheSeat()
{
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        const Events whole = test::computersGame(test::computersOf(game, 3, 6), {}, 60);
        const Events seen = record::seatRecord(whole, 1);
        for (const std::size_t length : {std::size_t(2), std::size_t(9), seen.size()}) {
            const Events past(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(length));
            const std::vector<double> expected = review::outlookAfter(past, 40, 1, {});
            QCOMPARE(int(expected.size()),
                     std::holds_alternative<GameOverEvent>(past.back()) && game == Game::Odin ? 0 : 3);
            QVERIFY(review::outlookAfter(past, 40, 1, {}) == expected);
        }
        // What was scored is known for certain.
        if (const auto *over = std::get_if<GameOverEvent>(&seen.back()); over && game == Game::Ninjan)
            QVERIFY(review::outlookAfter(seen, 40, 1, {})
                    == std::vector<double>(over->totals.begin(), over->totals.end()));
    }
}

void TestSeatRecord::isReplayedButNotPlayedOn()
{
    for (int number = 0; number < 6; ++number) {
        const Events seen = record::seatRecord(anyGame(number), 1);
        Table table;
        QCOMPARE(table.resume(seen), Reason::HiddenCards);
        QVERIFY(!table.hasGame());
        QCOMPARE(table.replay(seen, 1), Reason::None);
        QVERIFY(table.gameOver());
        QVERIFY(table.seenBy(1) == seen);
    }
}

REGISTER_TEST(TestSeatRecord)
#include "tst_seat_record.moc"
