// SPDX-License-Identifier: GPL-3.0-or-later
// The throw of tied seats: answers are collected, one event per throw, until one seat is left.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_game.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ninjan;

class TestNinjanThrow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoSeatsThrow();
    void severalSeatsThrow();
    void wrongThrowsAreRefused();
    void combinedAnswersGiveEveryEvent();
};

void TestNinjanThrow::twoSeatsThrow()
{
    const auto found = test::atNinjanThrow(3, 2);
    QVERIFY(found);
    ninjan::Referee referee = *found;
    QVERIFY(!referee.nextAutomaticEvent(1));
    const Seats contenders = referee.position().board.contenders;
    std::vector<Request> expected;
    std::vector<int> seats;
    for (int seat = 0; seat < 3; ++seat) {
        if (has(contenders, seat)) {
            expected.push_back({seat, RequestKind::Throw});
            seats.push_back(seat);
        }
    }
    QVERIFY(referee.openRequests() == expected);
    QCOMPARE(legalEvents(referee.position()).size(), std::size_t(9));

    // The answers come one by one, as at a table; the event is legal once all are there.
    ThrowEvent all;
    const ThrowEvent first = ownThrow(3, seats[1], Suit::Paper);
    QVERIFY(thrower(first) == seats[1]);
    mergeThrow(all, first);
    QVERIFY(referee.whyIllegal(all) == Reason::ThrowMissing);
    mergeThrow(all, ownThrow(3, seats[0], Suit::Paper));
    QVERIFY(!thrower(all));
    QVERIFY(referee.whyIllegal(all) == Reason::None);
    referee.apply(all);
    // Equal symbols: another throw.
    QVERIFY(referee.openRequests() == expected);
    QVERIFY(!referee.nextAutomaticEvent(1));
    ThrowEvent second;
    mergeThrow(second, ownThrow(3, seats[0], Suit::Rock));
    mergeThrow(second, ownThrow(3, seats[1], Suit::Scissors));
    referee.apply(second);
    QVERIFY(referee.openRequests().empty());
    QVERIFY(referee.whyIllegal(second) == Reason::EventOutOfPlace);
    const auto over = std::get<GameOverEvent>(referee.nextAutomaticEvent(1)->event);
    QVERIFY(over.winners == std::vector{seats[0]});
    GameOverEvent wrong = over;
    wrong.winners = {seats[1]};
    QVERIFY(referee.whyIllegal(wrong) == Reason::WrongWinners);
    wrong.winners = seats;
    QVERIFY(referee.whyIllegal(wrong) == Reason::WrongWinners);
    QVERIFY(referee.whyIllegal(over) == Reason::None);
    referee.apply(over);
    QVERIFY(referee.over());
}

void TestNinjanThrow::severalSeatsThrow()
{
    Board board;
    board.players = 5;
    board.round = kRounds;
    board.phase = Phase::Throw;
    board.contenders = 0b11101; // all but seat 1
    QCOMPARE(openRequests(board).size(), std::size_t(4));
    const ThrowEvent even{{0, std::nullopt, 1, 2, 2}};
    QVERIFY(whyIllegal(board, even) == Reason::None);
    board.applyThrow(even);
    QCOMPARE(int(board.contenders), 0b11101);
    const ThrowEvent twoOut{{2, std::nullopt, 1, 2, 1}};
    QVERIFY(whyIllegal(board, twoOut) == Reason::None);
    board.applyThrow(twoOut);
    QCOMPARE(int(board.contenders), 0b01001);
    QVERIFY(board.phase == Phase::Throw);
    QCOMPARE(board.winner(), kNobody);
    // A seat that has dropped out stays out.
    QVERIFY(whyIllegal(board, twoOut) == Reason::NotThrowing);
    board.applyThrow({{1, std::nullopt, std::nullopt, 2, std::nullopt}});
    QVERIFY(board.phase == Phase::Over);
    QCOMPARE(board.winner(), 3);
}

void TestNinjanThrow::wrongThrowsAreRefused()
{
    const auto found = test::atNinjanThrow(4, 2);
    QVERIFY(found);
    const ninjan::Referee referee = *found;
    const Position before = referee.position();
    const Seats in = before.board.contenders;
    const int first = firstOf(in);
    const int out = firstOf(static_cast<Seats>(~in));
    ThrowEvent good{{std::nullopt, std::nullopt, std::nullopt, std::nullopt}};
    for (int seat = 0; seat < 4; ++seat)
        if (has(in, seat))
            good.throws[toIndex(seat)] = 1;
    QVERIFY(referee.whyIllegal(good) == Reason::None);
    ThrowEvent wrong = good;
    wrong.throws.pop_back();
    QVERIFY(referee.whyIllegal(wrong) == Reason::WrongPlayers);
    wrong = good;
    wrong.throws[toIndex(out)] = 0;
    QVERIFY(referee.whyIllegal(wrong) == Reason::NotThrowing);
    wrong = good;
    wrong.throws[toIndex(first)] = 3;
    QVERIFY(referee.whyIllegal(wrong) == Reason::NoSuchThrow);
    wrong.throws[toIndex(first)] = -1;
    QVERIFY(referee.whyIllegal(wrong) == Reason::NoSuchThrow);
    wrong.throws[toIndex(first)] = std::nullopt;
    QVERIFY(referee.whyIllegal(wrong) == Reason::ThrowMissing);
    QVERIFY(referee.whyIllegal(ThrowEvent{{{}, {}, {}, {}}}) == Reason::ThrowMissing);
    // A single answer of a throw: illegal, or legal but still incomplete.
    QVERIFY(referee.whyIllegal(ownThrow(4, out, Suit::Rock)) == Reason::NotThrowing);
    QVERIFY(referee.whyIllegal(ownThrow(4, first, Suit::Rock)) == Reason::ThrowMissing);
    const auto &points = before.board.points;
    QVERIFY(referee.whyIllegal(GameOverEvent{{points.begin(), points.begin() + 4}, {first}})
            == Reason::EventOutOfPlace);
    QVERIFY(referee.whyIllegal(ChooseEvent{first, 0}) == Reason::NothingAsked);
    QVERIFY(referee.whyIllegal(ResolveEvent{first, 0, 0}) == Reason::NotYourTurn);
    QVERIFY(referee.position() == before);
}

void TestNinjanThrow::combinedAnswersGiveEveryEvent()
{
    // Every event caused by seats is combined from their answers, in any order.
    int throws = 0;
    int changedChoices = 0;
    for (std::uint64_t deal = 1; deal <= 4000; ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        std::string wrong;
        const auto expect = [&](bool holds, const char *what) {
            if (!holds && wrong.empty())
                wrong = what;
        };
        test::playNinjan(
            test::ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &event) {
                const auto *thrown = std::get_if<ThrowEvent>(&event);
                int decisions = 0;
                for (int seat = 0; seat < players; ++seat)
                    decisions += referee.isDecisionOf(seat, event) ? 1 : 0;
                if (referee.nextAutomaticEvent(0)) {
                    expect(decisions == 0, "what follows by itself is a decision");
                    return;
                }
                if (!thrown) {
                    const auto *choice = std::get_if<ChooseEvent>(&event);
                    const bool isChanged = choice && has(referee.position().board.chosen, choice->seat);
                    changedChoices += isChanged ? 1 : 0;
                    expect(decisions == (isChanged ? 0 : 1), "not decided once");
                    expect(referee.combineAnswers({event}) == event, "an answer is another event");
                    return;
                }
                ++throws;
                const std::vector<Request> requests = referee.openRequests();
                expect(decisions == static_cast<int>(requests.size()), "not decided by all who throw");
                Events answers;
                for (auto one = requests.rbegin(); one != requests.rend(); ++one) {
                    expect(answers.empty() || !referee.combineAnswers(answers), "a throw without all who are in it");
                    const auto symbol = static_cast<Suit>(*thrown->throws[toIndex(one->seat)]);
                    answers.push_back(ownThrow(players, one->seat, symbol));
                    expect(referee.whyAnswerRefused(one->seat, answers.back()) == Reason::None, "an answer is refused");
                    expect(referee.whyAnswerRefused((one->seat + 1) % players, answers.back()) != Reason::None,
                           "not the own symbol");
                    expect(requests.size() == 1 || referee.whyAnswerRefused(one->seat, event) != Reason::None,
                           "all at once");
                }
                expect(referee.combineAnswers(answers) == event, "the answers are another throw");
            });
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
    QVERIFY(throws > 20);
    QVERIFY(changedChoices > 1000);
}

REGISTER_TEST(TestNinjanThrow)
#include "tst_ninjan_throw.moc"
