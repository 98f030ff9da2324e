// SPDX-License-Identifier: GPL-3.0-or-later
// Positions: from games to lines of text and back, what they are worth, and what is refused.
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/record/position.h"
#include "engine/record/record.h"
#include "engine/record/seat_record.h"
#include "engine/review/judge/costs.h"
#include "engine/review/judge/review.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/fuzz/fuzz_position.h"
#include "tests/test_program.h"

#include <QBuffer>
#include <QtTest>

using namespace meadhall;
using record::Position;
using record::PositionFault;

namespace {

Events gameByNumber(int number)
{
    const auto seed = static_cast<std::uint64_t>(number);
    if (number % 2 != 0)
        return test::playNinjan(test::ninjanGame(2 + number / 2 % 4, seed), seed);
    GameEvent game = test::odinGame(2 + number / 2 % 5, seed);
    odin::setRule(game, &odin::Rules::goat, number % 4 == 2 ? odin::Goat::In : odin::Goat::Out);
    return test::playOdin(game, seed);
}

std::vector<std::string> namesOf(const Position &position)
{
    return std::vector<std::string>(position.seats.size(), "name");
}

int turned(int seat, int own, int players) { return seat < 0 ? seat : (seat - own + players) % players; }

/// Compares what two seats know, the second one being seat 0: everything that is public and the own hand, but not what
/// led there.
void compareOdin(const odin::View &one, const odin::View &two)
{
    const int players = one.players();
    const int own = one.seat();
    QCOMPARE(two.players(), players);
    QVERIFY(one.rules() == two.rules());
    QVERIFY(one.hand() == two.hand());
    QVERIFY(one.unseen() == two.unseen());
    odin::Board board = one.board();
    for (int *seat : {&board.starter, &board.turn, &board.owner, &board.roundLeader})
        *seat = turned(*seat, own, players);
    board.round = two.board().round; // a number that nothing depends on
    QVERIFY(board == two.board());
    for (int seat = 0; seat < players; ++seat) {
        const int other = turned(seat, own, players);
        QCOMPARE(one.count(seat), two.count(other));
        QVERIFY(one.known(seat) == two.known(other));
        QVERIFY(one.shown(seat) == two.shown(other));
        QCOMPARE(one.totals()[toIndex(seat)], two.totals()[toIndex(other)]);
    }
}

void compareNinjan(const ninjan::View &one, const ninjan::View &two)
{
    const int players = one.players();
    const int own = one.seat();
    QCOMPARE(two.players(), players);
    QVERIFY(one.hand() == two.hand());
    QVERIFY(one.unseen() == two.unseen());
    const ninjan::Board &board = one.board();
    QCOMPARE(board.round, two.board().round);
    QCOMPARE(board.phase, two.board().phase);
    QVERIFY(board.piles == two.board().piles);
    for (int seat = 0; seat < players; ++seat) {
        const int other = turned(seat, own, players);
        QCOMPARE(one.count(seat), two.count(other));
        QCOMPARE(board.points[toIndex(seat)], two.board().points[toIndex(other)]);
        QVERIFY(board.taken[toIndex(seat)] == two.board().taken[toIndex(other)]);
    }
    if (board.phase != ninjan::Phase::Resolve)
        return;
    QCOMPARE(board.resolved, two.board().resolved);
    for (int i = 0; i < players; ++i) {
        QCOMPARE(turned(board.order[toIndex(i)].seat, own, players), int(two.board().order[toIndex(i)].seat));
        QCOMPARE(board.order[toIndex(i)].card, two.board().order[toIndex(i)].card);
    }
}

void compareViews(const Events &seen, int seat, const Events &again)
{
    if (std::get<GameEvent>(seen.front()).game == Game::Odin)
        compareOdin(viewAfter<odin::View>(seen, seat), viewAfter<odin::View>(again, 0));
    else
        compareNinjan(viewAfter<ninjan::View>(seen, seat), viewAfter<ninjan::View>(again, 0));
}

/// The decisions of a game with what their seats had seen.
template <class Each> void eachDecision(const Events &game, Each each)
{
    for (const review::Decision &decision : review::decisionsOf(game))
        each(review::seenBefore(game, decision.line, decision.seat), decision);
}

record::Record readAgain(const Events &events)
{
    QByteArray text = record::toText(events);
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return record::readRecord(buffer);
}

} // namespace

class TestPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDecisionIsALine();
    void isARecordThatCanBeCompleted();
    void isJudgedAsTheDecisionItself_data();
    void isJudgedAsTheDecisionItself();
    void nothingIsInferredWithoutMoves();
    void isPlayedToItsEnd();
    void linesAreReadAsTheyAreMeant_data();
    void linesAreReadAsTheyAreMeant();
    void impossibleLinesAreRefused_data();
    void impossibleLinesAreRefused();
    void anyTextIsReadOrRefused();
    void answersAreRankedWhileOneLooks();
    void pointsAreThoseOfTheHand();
};

void TestPosition::everyDecisionIsALine()
{
    int decisions = 0;
    for (int number = 0; number < 80; ++number)
        eachDecision(gameByNumber(number), [&](const Events &seen, const review::Decision &decision) {
            for (const bool withMoves : {false, true}) {
                const auto position = record::positionOf(seen, decision.seat, withMoves);
                QVERIFY(position);
                const std::string line = record::lineOf(*position);
                QVERIFY(line.size() <= record::kMaxPositionLength);
                const auto [again, problem] = record::parsePosition(line);
                QVERIFY2(!problem, line.c_str());
                QVERIFY2(again == *position, line.c_str());
                QCOMPARE(record::lineOf(again), line);
                compareViews(seen, decision.seat, record::eventsOf(again, namesOf(again)));
            }
            ++decisions;
        });
    QVERIFY(decisions > 1'000);
}

/// Everything that records can do is possible: reading, checking, and dealing the hidden cards.
void TestPosition::isARecordThatCanBeCompleted()
{
    Random random(3);
    for (int number = 0; number < 30; ++number)
        eachDecision(gameByNumber(number), [&](const Events &seen, const review::Decision &decision) {
            for (const bool withMoves : {false, true}) {
                const auto position = record::positionOf(seen, decision.seat, withMoves);
                const Events events = record::eventsOf(*position, namesOf(*position));
                const record::Record record = readAgain(events);
                QVERIFY(!record.problem);
                QVERIFY(record.events == events);
                const Events whole = record::dealtAnew(events, 0, random);
                QVERIFY(!readAgain(whole).problem);
                QVERIFY(record::seatRecord(whole, 0) == events);
            }
        });
}

void TestPosition::isJudgedAsTheDecisionItself_data()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 6; ++players)
        QTest::addRow("Odin, %d players", players) << Game::Odin << players;
    for (int players = 2; players <= 5; ++players)
        QTest::addRow("Ninjan, %d players", players) << Game::Ninjan << players;
}

/// With the moves the judgement is that of the review, digit for digit; without them as well where nobody has moved.
void TestPosition::isJudgedAsTheDecisionItself()
{
    QFETCH(Game, game);
    QFETCH(int, players);
    constexpr review::Depth depth{1, 2};
    const Events events = test::computersGame(test::computersOf(game, players, 5), {}, 70);
    const review::Scale &scale = review::scaleOf(game);
    int compared = 0;
    int withoutMoves = 0;
    eachDecision(events, [&](const Events &seen, const review::Decision &decision) {
        if (decision.seat != 0)
            return;
        const auto own = review::judge(*review::makeDecisionModel(seen, 0, decision.played), scale, depth, {});
        const auto compare = [&](bool withMoves) {
            const auto read = record::parsePosition(record::lineOf(*record::positionOf(seen, 0, withMoves)));
            const Events again = record::eventsOf(read.position, namesOf(read.position));
            const auto judged = review::judge(*review::makeDecisionModel(again, 0, decision.played), scale, depth, {});
            QVERIFY(*own == *judged);
        };
        compare(true);
        ++compared;
        const bool nobodyMoved = game == Game::Odin ? viewAfter<odin::View>(seen, 0).turns().empty()
                                                    : viewAfter<ninjan::View>(seen, 0).board().round == 1
                                                          && std::holds_alternative<ChooseEvent>(decision.played);
        if (nobodyMoved) {
            compare(false);
            ++withoutMoves;
        }
    });
    QVERIFY(compared > 1);
    QVERIFY(withoutMoves > 0 || game == Game::Odin);
}

/// Moves of others change nothing: two games that lead to the same position are the same.
void TestPosition::nothingIsInferredWithoutMoves()
{
    const auto judged = [](const std::string &line) {
        const auto [position, problem] = record::parsePosition(line);
        const Events events = record::eventsOf(position, namesOf(position));
        return review::rankAnswers(*review::makeDecisionModel(events, 0, std::nullopt), review::scaleOf(Game::Odin),
                                   {200, 1}, 1, [](const Event &) { return 99; });
    };
    // Seat 1 leads the 9 instead of the 1 and seat 2 passes; both then hold the same cards as far as one can see.
    const std::string before = "Odin 15 / B2 B3 R4 R5 P6 =0 / * 9 =0 / 9 =0 : R1, ";
    const auto withMoves = record::parsePosition(before + "pass");
    QVERIFY(!withMoves.problem);
    const auto now = record::positionOf(record::eventsOf(withMoves.position, namesOf(withMoves.position)), 0, false);
    QVERIFY(now && now->moves.empty());
    const auto inferred = judged(before + "pass");
    const auto plain = judged(record::lineOf(*now));
    QCOMPARE(inferred.size(), plain.size());
    bool differs = false;
    for (std::size_t i = 0; i < plain.size(); ++i)
        differs |= inferred[i].points != plain[i].points;
    QVERIFY(differs); // the pass of seat 2 says something about its hand
}

/// A game that begins with a position is played on like any other.
void TestPosition::isPlayedToItsEnd()
{
    for (int number = 0; number < 30; ++number) {
        const Events game = gameByNumber(number);
        const auto decisions = review::decisionsOf(game);
        const review::Decision &decision = decisions[decisions.size() / 2];
        const Events seen = review::seenBefore(game, decision.line, decision.seat);
        const auto position = record::positionOf(seen, decision.seat, false);
        Events events = record::completedRecord(record::eventsOf(*position, namesOf(*position)), 0);
        const auto referee = makeReferee(std::get<GameEvent>(events.front()));
        for (std::size_t i = 1; i < events.size(); ++i)
            referee->apply(events[i]);
        Random random(toIndex(number));
        while (!referee->over()) {
            Event event;
            if (const auto next = referee->nextAutomaticEvent(7)) {
                event = next->event;
            } else if (const auto *ninjan = dynamic_cast<const ninjan::Referee *>(referee.get())) {
                event = test::randomNinjanAnswer(*ninjan, random);
            } else {
                event = test::randomElement(referee->legalEvents(), random);
            }
            QVERIFY(referee->whyIllegal(event) == Reason::None);
            referee->apply(event);
            events.push_back(event);
        }
        const record::Record record = readAgain(events);
        QVERIFY(!record.problem && record.finished() && record.events == events);
    }
}

void TestPosition::linesAreReadAsTheyAreMeant_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("canonical");
    const auto row = [](const char *name, const char *line, const char *canonical) {
        QTest::newRow(name) << QByteArray(line) << QByteArray(canonical);
    };
    const char *odin = "Odin 15 / * P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 / 4 K1 =4 >O4 O3 / 2 K8 =11 pass";
    row("Odin", odin, odin);
    row("star at the card, an earlier pass",
        "Odin 15 / *P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 pass / 4 K1 =4 >O4 O3 / 2 K8 =11 pass", odin);
    row("small letters", "odin 15/*p9 p6 p2 b4 r4 g8 =5/5 r9 =9/4 k1 =4 >o4 o3/2 k8 =11 PASS", odin);
    row("passes left out", "Odin 15 / *P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 / 4 K1 =4 >O4 O3 / 2 K8 =11", odin);
    row("points left out", "Odin 1 / * B7 R3 / 4", "Odin 1 / * B7 R3 =0 / 4 =0");
    row("rules, out, leaders",
        "Odin 20 brpgk automatic lastactor / *B7 +K3 =1 first / 4 =2 >R1 / 3 =0 led pass / out B1",
        "Odin 20 BRPGK lastActor automatic / * B7 +K3 =1 first / 4 =2 >R1 / 3 =0 pass led / out B1");
    row("goat", "Odin 15 goat / * B7 =0 / 4 =0", "Odin 15 goat / * B7 =0 / 4 =0");
    row("goat by a move", "odin 15 / *B1 R7 R5 P5 / 4 : B1, G2 X0 +B1",
        "Odin 15 goat / * B1 R7 R5 P5 =0 / 4 =0 : B1, G2 X0 +B1");
    row("goat by its card", "Odin 15 / *B7 / 4 >b2 x0 b1", "Odin 15 goat / * B7 =0 / 4 =0 >B2 X0 B1");
    row("moves", "Odin 15 / B7 R9 =0 / * 4 =0 / 3 =0 : K3, pass", "Odin 15 / B7 R9 =0 / * 4 =0 / 3 =0 : K3, pass");
    const char *ninjan = "Ninjan 6/9 / R5 P6 S10 P-2 =21 / =18 / =24 / =9 / P3 P9 | R2 S7 S-4 | S-6 S-2 / out R10 R8";
    row("Ninjan", ninjan, ninjan);
    row("another minus sign",
        "Ninjan 6/9 / R5 P6 S10 P\xe2\x88\x92"
        "2 =21 / =18 / =24 / =9 / P3 P9 | R2 S7 S\xe2\x88\x92"
        "4 | S-6 S-2 / out R10 R8",
        ninjan);
    row("cards won", "Ninjan 8/9 / R5 P6 won S10 S-3 / won R1 =9 / R2 | R3 | R4",
        "Ninjan 8/9 / R5 P6 =7 won S-3 S10 / =9 won R1 / R2 | R3 | R4");
    row("revealed", "Ninjan 8/9 / R5 >P6 / =9 >S2 / R2 | R3 | R4", "Ninjan 8/9 / R5 =0 >P6 / =9 >S2 / R2 | R3 | R4");
}

void TestPosition::linesAreReadAsTheyAreMeant()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, canonical);
    const auto [position, problem] = record::parsePosition(line.toStdString());
    QCOMPARE(problem.fault, PositionFault::None);
    const auto [again, none] = record::parsePosition(canonical.toStdString());
    QCOMPARE(none.fault, PositionFault::None);
    // Cards may be in another order, and are the same position.
    const Events events = record::eventsOf(position, namesOf(position));
    QVERIFY(events == record::eventsOf(again, namesOf(again)));
    if (!canonical.contains("won"))
        QCOMPARE(QByteArray::fromStdString(record::lineOf(position)), canonical);
}

void TestPosition::impossibleLinesAreRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("fault");
    const auto row = [](const char *name, QByteArray line, PositionFault fault) {
        QTest::newRow(name) << std::move(line) << static_cast<int>(fault);
    };
    row("nothing", "", PositionFault::UnknownGame);
    row("another game", "Chess 1 / * B1 / 3", PositionFault::UnknownGame);
    row("too long", "Odin 15 / * B1 / 3" + QByteArray(20000, ' '), PositionFault::TooLong);
    row("a word", "Odin 15 / * B1 hello / 3", PositionFault::UnknownWord);
    row("no such card", "Odin 15 / * B0 / 3", PositionFault::UnknownWord);
    row("a card of the other game", "Odin 15 / * S7 / 3", PositionFault::UnknownWord);
    row("no target", "Odin / * B1 / 3", PositionFault::UnknownWord);
    row("target 0", "Odin 0 / * B1 / 3", PositionFault::UnknownWord);
    row("huge target", "Odin 99999999999 / * B1 / 3", PositionFault::UnknownWord);
    row("text after it", "Ninjan 8/9 / R5 P6 / =9 / R2 | R3 | R4 | R6", PositionFault::UnknownWord);
    row("one player", "Odin 15 / * B1", PositionFault::WrongPlayers);
    row("seven players", "Odin 15 / * B1 / 1 / 1 / 1 / 1 / 1 / 1", PositionFault::WrongPlayers);
    row("six players of Ninjan", "Ninjan 9/9 / R1 / =0 / =0 / =0 / =0 / =0 / R2 | R3 | R4",
        PositionFault::WrongPlayers);
    row("too few colours", "Odin 15 BR / * B1 / 3 / 3", PositionFault::WrongColours);
    row("round 10", "Ninjan 10/9 / R1 / =0 / R2 | R3 | R4", PositionFault::WrongRound);
    row("nobody's turn", "Odin 15 / B1 / 3", PositionFault::WrongTurn);
    row("two turns", "Odin 15 / * B1 / * 3", PositionFault::WrongTurn);
    row("card twice in hand", "Odin 15 / * B1 B1 / 3", PositionFault::CardTwice);
    row("card in hand and on the table", "Odin 15 / * B1 / 3 >B1", PositionFault::CardTwice);
    row("card in hand and out", "Odin 15 / * B1 / 3 / out B1", PositionFault::CardTwice);
    row("card known of two", "Odin 15 / * B1 / 3 R1 / 3 R1", PositionFault::CardTwice);
    row("card in two piles", "Ninjan 9/9 / R1 / =0 / R2 | R2 | R4", PositionFault::CardTwice);
    row("colour that is out", "Odin 15 / * K1 / 3", PositionFault::NotInDeck);
    row("goat that nobody can hold", "Odin 15 goat / * B1 / 1 R1", PositionFault::NoGoat);
    row("no own card", "Odin 15 / * / 3", PositionFault::WrongHandSize);
    row("ten own cards", "Odin 15 / * B1 B2 B3 B4 B5 B6 B7 B8 B9 R1 / 3", PositionFault::WrongHandSize);
    row("own number wrong", "Odin 15 / * 3 B1 B2 / 3", PositionFault::WrongHandSize);
    row("ten others' cards", "Odin 15 / * B1 / 10", PositionFault::WrongHandSize);
    row("no card of another", "Odin 15 / * B1 / 0", PositionFault::WrongHandSize);
    row("hand does not fit the round", "Ninjan 8/9 / R1 / =0 / R2 | R3 | R4", PositionFault::WrongHandSize);
    row("more known than held", "Odin 15 / * B1 / 1 R1 R2", PositionFault::TooManyKnown);
    row("others' cards of Ninjan", "Ninjan 9/9 / R1 / R5 / R2 | R3 | R4", PositionFault::TooManyKnown);
    row("more cards than there are", "Odin 15 / * B1 B2 B3 B4 B5 B6 B7 B8 B9 / 9 / out R1",
        PositionFault::TooManyCards);
    row("more cards won than played", "Ninjan 1/9 / R1 R2 R3 R4 R5 R6 R7 R8 R9 / won S1 / P1 | P2 | P3",
        PositionFault::TooManyCards);
    row("target reached", "Odin 15 / * B1 / 3 =15", PositionFault::WrongPoints);
    row("points below 0", "Odin 15 / * B1 / 3 =-1", PositionFault::WrongPoints);
    row("too many points", "Ninjan 9/9 / R1 / =166 / R2 | R3 | R4", PositionFault::WrongPoints);
    row("more points than the cards won are worth", "Ninjan 9/9 / R1 =90 / =90 / R2 | R3 | R4",
        PositionFault::WrongPoints);
    row("fewer points than they are worth", "Ninjan 9/9 / R1 =-30 / =-30 won P10 / R2 | R3 | R4",
        PositionFault::WrongPoints);
    row("points before a card is won", "Ninjan 1/9 / R1 R2 R3 R4 R5 R6 R7 R8 R9 =3 / / P1 | P2 | P3",
        PositionFault::WrongPoints);
    row("points twice", "Ninjan 9/9 / R1 =3 =4 / R2 | R3 | R4", PositionFault::UnknownWord);
    row("piles twice", "Ninjan 9/9 / R1 / =0 / R2 | R3 | R4 / P2 | P3 | P4", PositionFault::UnknownWord);
    row("two leaders", "Odin 15 / * B1 / 3 led / 3 led / 3 >R1", PositionFault::UnknownWord);
    row("two first", "Odin 15 / * B1 / 3 first / 3 first / 3 >R1", PositionFault::UnknownWord);
    row("two sets on the table", "Odin 15 / * B1 / 3 >R1 / 3 >R2", PositionFault::SeveralOnTable);
    row("no set on the table", "Odin 15 / * B1 / 3 >R1 B2", PositionFault::NotASet);
    row("turn of the owner", "Odin 15 / * B1 >R1 / 3", PositionFault::TurnOfOwner);
    row("pass before a lead", "Odin 15 / * B1 / 3 pass", PositionFault::NothingToPass);
    row("another one leads", "Odin 15 / * B1 / 3 led", PositionFault::NotLeading);
    row("empty pile", "Ninjan 9/9 / R1 / =0 / R2 | | R4", PositionFault::EmptyPile);
    row("no piles", "Ninjan 9/9 / R1 / =0", PositionFault::EmptyPile);
    row("not all have revealed", "Ninjan 9/9 / >R1 / =0 / R2 | R3 | R4", PositionFault::WrongReveal);
    row("a later card is resolved", "Ninjan 9/9 / >R10 / >S1 / R2 | R3 | R4 S1", PositionFault::WrongReveal);
    row("illegal move", "Odin 15 / B7 R9 / * 4 : K3, R2", PositionFault::IllegalMove);
    row("end of the hand", "Odin 15 / B7 / * 4 : R3, B7", PositionFault::NoDecision);
}

void TestPosition::impossibleLinesAreRefused()
{
    QFETCH(QByteArray, line);
    QFETCH(int, fault);
    const auto [position, problem] = record::parsePosition(line.toStdString());
    QCOMPARE(static_cast<int>(problem.fault), fault);
}

/// Lines with changed bytes and random words: what is accepted is a legal record, and its own line.
void TestPosition::anyTextIsReadOrRefused()
{
    Random random(17);
    const auto below = [&](std::size_t bound) { return toIndex(random.below(static_cast<std::uint32_t>(bound))); };
    const QList<QByteArray> words =
        QByteArray("Odin Ninjan 15 6/9 9 1 0 -1 2147483647 / | : , * > + = =3 =-9 B7 R1 R-4 S10 P6 "
                   "K9 pass led first out won automatic BRPG *B1 >O4 +G2 \xff \xe2\x88\x92")
            .split(' ');
    int accepted = 0;
    for (int number = 0; number < 400; ++number) {
        const Events game = gameByNumber(number);
        const auto decisions = review::decisionsOf(game);
        const review::Decision &decision = decisions[below(decisions.size())];
        const Events seen = review::seenBefore(game, decision.line, decision.seat);
        const std::string whole = record::lineOf(*record::positionOf(seen, decision.seat, number % 3 == 0));
        for (int change = 0; change < 20; ++change) {
            std::string line = whole;
            const QByteArray &word = words[static_cast<qsizetype>(below(toIndex(words.size())))];
            const std::size_t at = below(line.size() + 1);
            if (change % 3 == 0)
                line.insert(at, ' ' + word.toStdString() + ' ');
            else if (change % 3 == 1)
                line.erase(at, below(6));
            else if (at < line.size())
                line[at] = static_cast<char>(random.below(256));
            accepted += fuzz::fuzzPosition(line) ? 1 : 0;
        }
    }
    QVERIFY(accepted > 30);
}

void TestPosition::answersAreRankedWhileOneLooks()
{
    const auto position =
        record::parsePosition("Odin 15 / *P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 / 4 K1 =4 >O4 O3 / 2 K8 =11").position;
    const Events events = record::eventsOf(position, namesOf(position));
    int reports = 0;
    int deals = 0;
    const auto costs = review::rankAnswers(
        *review::makeDecisionModel(events, 0, std::nullopt), review::scaleOf(Game::Odin), {200, 1}, 2,
        [](const Event &) { return 1; }, {},
        [&](const std::vector<review::Cost> &soFar) {
            ++reports;
            QVERIFY(soFar.front().deals > deals);
            deals = soFar.front().deals;
        });
    QVERIFY(reports > 3);
    QCOMPARE(costs.front().deals, deals);
    QCOMPARE(costs.front().loss, 0.0);
    for (std::size_t i = 1; i < costs.size(); ++i)
        QVERIFY(costs[i - 1].loss <= costs[i].loss);
}

/// Whoever does not go out at once loses the game. That was added to the points of the hand: nearly four with two
/// cards.
void TestPosition::pointsAreThoseOfTheHand()
{
    const auto position = record::parsePosition("Odin 1 / * B1 B2 B3 / 2").position;
    const Events events = record::eventsOf(position, namesOf(position));
    const auto costs =
        review::rankAnswers(*review::makeDecisionModel(events, 0, std::nullopt), review::scaleOf(Game::Odin), {200, 1},
                            2, [](const Event &) { return 0.75; });
    QCOMPARE(costs.front().points, 0.0);
    for (const review::Cost &cost : costs)
        QVERIFY(cost.points <= 3 - std::get<PlayEvent>(cost.answer).cards.count());
    QVERIFY(costs.back().loss > costs.back().points - costs.front().points + 1);
}

REGISTER_TEST(TestPosition)
#include "tst_position.moc"
