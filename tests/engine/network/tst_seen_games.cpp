// SPDX-License-Identifier: GPL-3.0-or-later
// A game of which only what one seat sees is known: it is followed as well as the whole one, and never out of order.
#include "engine/games/games.h"
#include "engine/table/table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QtTest>

using namespace meadhall;

namespace {

/// The answers of a seat, apart from the rest of the legal events.
Events answersOf(const Events &legal, int seat, const Referee &referee)
{
    Events answers;
    for (const Event &event : legal) {
        Event answer = event;
        if (auto *thrown = std::get_if<ThrowEvent>(&answer))
            for (std::size_t i = 0; i < thrown->throws.size(); ++i)
                if (static_cast<int>(i) != seat)
                    thrown->throws[i].reset();
        const bool known = std::find(answers.begin(), answers.end(), answer) != answers.end();
        if (!known && referee.whyAnswerRefused(seat, answer) == Reason::None)
            answers.push_back(answer);
    }
    return answers;
}

/// Follows a game from every seat, and compares with the referee who knows all cards.
class Followers {
public:
    explicit Followers(const GameEvent &game)
    {
        for (int seat = 0; seat < static_cast<int>(game.seats.size()); ++seat)
            referees_.push_back(makeSeenReferee(game, seat));
    }

    /// @return what differs; empty if nothing does
    QString follow(const Referee &full, const Event &event)
    {
        for (int seat = 0; seat < static_cast<int>(referees_.size()); ++seat) {
            Referee &own = *referees_[toIndex(seat)];
            if (own.openRequests() != full.openRequests())
                return QStringLiteral("requests");
            const Events answers = answersOf(full.legalEvents(), seat, full);
            if (answersOf(own.legalEvents(), seat, own) != answers)
                return QStringLiteral("answers");
            for (const Event &answer : full.legalEvents())
                if (own.whyAnswerRefused(seat, answer) != full.whyAnswerRefused(seat, answer)
                    && !std::holds_alternative<ChooseEvent>(answer))
                    return QStringLiteral("refusals");
            const Event seen = full.seenBy(event, seat);
            if (own.whyIllegal(seen) != Reason::None)
                return QStringLiteral("event %1 refused: %2").arg(event.index()).arg(int(own.whyIllegal(seen)));
            if (own.seenBy(seen, seat) != seen || own.seenBy(seen, kSpectator) != full.seenBy(event, kSpectator))
                return QStringLiteral("views");
            own.apply(seen);
        }
        return {};
    }
    bool over() const
    {
        return std::all_of(referees_.begin(), referees_.end(), [](const auto &one) { return one->over(); });
    }

private:
    std::vector<std::unique_ptr<Referee>> referees_;
};

/// Any event, mostly nonsense.
Event anyEvent(Random &random, const Events &events)
{
    Event event = test::randomElement(events, random);
    const int number = static_cast<int>(random.below(12)) - 3;
    if (auto *hand = std::get_if<HandEvent>(&event)) {
        hand->first = number;
        if (random.below(2))
            hand->hands.pop_back();
    } else if (auto *play = std::get_if<PlayEvent>(&event)) {
        play->seat = number;
        play->cards = CardSet(random.next() & random.next() & random.next());
        play->take = static_cast<Card>(random.below(256));
    } else if (auto *pass = std::get_if<PassEvent>(&event)) {
        pass->seat = number;
    } else if (auto *deal = std::get_if<DealEvent>(&event)) {
        deal->piles.resize(random.below(5), static_cast<Card>(random.below(256)));
    } else if (auto *choice = std::get_if<ChooseEvent>(&event)) {
        *choice = {number, static_cast<Card>(random.below(256))};
    } else if (auto *reveal = std::get_if<RevealEvent>(&event)) {
        reveal->cards.assign(random.below(7), static_cast<Card>(random.below(256)));
    } else if (auto *resolve = std::get_if<ResolveEvent>(&event)) {
        *resolve = {number, static_cast<Card>(random.below(256)), number};
    } else if (auto *thrown = std::get_if<ThrowEvent>(&event)) {
        thrown->throws.assign(random.below(7), number);
    }
    return event;
}

} // namespace

class TestSeenGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void odinIsFollowed();
    void ninjanIsFollowed();
    void nonsenseIsRefused();
    void tableFollows_data();
    void tableFollows();
    void answersAreTried();
};

void TestSeenGames::odinIsFollowed()
{
    for (int players = 2; players <= 6; ++players)
        for (std::uint64_t number = 1; number <= 12; ++number) {
            const GameEvent game = test::odinGame(players, number);
            Followers followers(game);
            QString wrong;
            test::playOdin(game, number, [&](const Referee &full, const Event &event) {
                if (wrong.isEmpty())
                    wrong = followers.follow(full, event);
            });
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            QVERIFY(followers.over());
        }
}

void TestSeenGames::ninjanIsFollowed()
{
    for (int players = 2; players <= 5; ++players)
        for (std::uint64_t deal = 1; deal <= 40; ++deal) {
            const GameEvent game = test::ninjanGame(players, deal);
            Followers followers(game);
            QString wrong;
            test::playNinjan(game, deal, [&](const Referee &full, const Event &event) {
                if (wrong.isEmpty())
                    wrong = followers.follow(full, event);
            });
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            QVERIFY(followers.over());
        }
}

/// A host that lies: events that make no sense are refused, and those that are not never bring the view out of order.
void TestSeenGames::nonsenseIsRefused()
{
    Random random(3);
    for (std::uint64_t number = 1; number <= 60; ++number) {
        const bool odin = number % 2;
        const int players = 2 + static_cast<int>(number % 4);
        const GameEvent game = odin ? test::odinGame(players, number) : test::ninjanGame(players, number);
        const Events events = odin ? test::playOdin(game, number) : test::playNinjan(game, number);
        const int seat = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
        const auto full = makeReferee(game);
        const auto own = makeSeenReferee(game, seat);
        for (std::size_t next = 1; next < events.size(); ++next) {
            for (int i = 0; i < 20; ++i) {
                const Event lie = anyEvent(random, events);
                if (own->whyIllegal(lie) != Reason::None)
                    continue;
                const auto deceived = makeSeenReferee(game, seat);
                for (std::size_t earlier = 1; earlier < next; ++earlier)
                    deceived->apply(full->seenBy(events[earlier], seat));
                deceived->apply(lie); // must not crash, whatever follows
                for (int more = 0; more < 10; ++more)
                    if (const Event other = anyEvent(random, events); deceived->whyIllegal(other) == Reason::None)
                        deceived->apply(other);
                deceived->legalEvents();
            }
            own->apply(full->seenBy(events[next], seat));
        }
    }
    QVERIFY(!makeSeenReferee(test::ninjanGame(3, 1), 3));
    QVERIFY(!makeSeenReferee(test::ninjanGame(3, 1), kSpectator));
}

void TestSeenGames::tableFollows_data()
{
    QTest::addColumn<bool>("odin");
    QTest::newRow("odin") << true;
    QTest::newRow("ninjan") << false;
}

/// A table shows the game of another one, event by event, and from any event on.
void TestSeenGames::tableFollows()
{
    QFETCH(bool, odin);
    GameEvent game = odin ? test::odinGame(3, 5) : test::ninjanGame(3, 5);
    game.chairs = {"computer:easy", "human", "computer:hard:leif"};
    const Events events = odin ? test::playOdin(game, 5) : test::playNinjan(game, 5);
    const auto full = makeReferee(game);
    Events seen;
    for (const Event &event : events)
        seen.push_back(full->seenBy(event, 1));

    Table table;
    QSignalSpy restarted(&table, &Table::restarted), rewound(&table, &Table::rewound);
    QCOMPARE(table.follow({seen.front()}, 1), Reason::None);
    QVERIFY(table.following() && !table.replaying() && !table.canUndo() && table.humanSeat(1) && !table.humanSeat(0));
    Events shown{seen.front()};
    connect(table.humanSeat(1), &HumanSeat::eventSeen, &table,
            [&shown](const Event &event) { shown.push_back(event); });
    for (std::size_t next = 1; next < seen.size(); ++next) {
        QVERIFY(table.showNext(seen.front()) != Reason::None);
        QCOMPARE(table.showNext(seen[next]), Reason::None);
        QVERIFY(table.seenBy(1) == Events(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(next) + 1));
        if (next % 9 == 0) {
            Table late;
            QCOMPARE(late.follow(table.record(), 1), Reason::None);
            QVERIFY(late.seenBy(1) == table.seenBy(1));
            QVERIFY(late.openRequests() == table.openRequests());
        }
    }
    QVERIFY(shown == seen);
    QVERIFY(table.gameOver());
    QCOMPARE(restarted.count(), 1);
    QCOMPARE(rewound.count(), 0);
}

/// An answer goes out once, the seat is not asked meanwhile, and is again if the answer is refused.
void TestSeenGames::answersAreTried()
{
    GameEvent game = test::ninjanGame(2, 5);
    game.chairs = {"human", "guest"};
    const auto full = makeReferee(game);
    Table table;
    QCOMPARE(table.follow({game, full->seenBy(full->nextAutomaticEvent(0)->event, 0)}, 0), Reason::None);
    QSignalSpy tried(&table, &Table::tried), refused(&table, &Table::refused);
    QSignalSpy asked(table.humanSeat(0), &HumanSeat::asked);
    table.showAsked(RequestKind::Choose);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(table.openRequests().size(), std::size_t{2});
    const auto *deal = std::get_if<DealEvent>(&table.record().back());
    const Card card = deal->hands[0].cards.first();
    table.answer(0, ChooseEvent{0, kNoCard});
    QCOMPARE(refused.count(), 1);
    table.answer(0, ChooseEvent{0, card});
    QCOMPARE(tried.count(), 1);
    QCOMPARE(table.openRequests().size(), std::size_t{1});
    QCOMPARE(table.record().size(), std::size_t{2});
    table.showRefused(Reason::CardNotHeld);
    QCOMPARE(refused.count(), 2);
    QCOMPARE(table.openRequests().size(), std::size_t{2});
    table.answer(0, ChooseEvent{0, card});
    QCOMPARE(table.showNext(ChooseEvent{0, card}), Reason::None);
    QCOMPARE(table.record().size(), std::size_t{3});
    // Others may not be answered for.
    table.answer(1, ChooseEvent{1, card});
    QCOMPARE(refused.count(), 3);
}

REGISTER_TEST(TestSeenGames)
#include "tst_seen_games.moc"
