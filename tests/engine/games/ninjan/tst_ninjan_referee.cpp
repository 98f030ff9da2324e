// SPDX-License-Identifier: GPL-3.0-or-later
// The referee of Ninjan: the order of events, and which events are refused with which reason.
#include "engine/games/games.h"
#include "tests/engine/ninjan_game.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ninjan;
using meadhall::test::ninjanCard;
using meadhall::test::ninjanGame;
using meadhall::test::playNinjan;

namespace {

CardSet cards(std::initializer_list<std::string_view> names)
{
    CardSet set;
    for (std::string_view name : names)
        set.add(ninjanCard(name));
    return set;
}

/// Two seats and a predictable game: seat 0 holds only rocks, seat 1 only papers.
DealEvent rocksAndPapers()
{
    return {{ninjanCard("S10"), ninjanCard("P10"), ninjanCard("P-6")},
            {SeenHand::open(cards({"R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"})),
             SeenHand::open(cards({"P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"}))}};
}

ninjan::Referee dealt(const DealEvent &deal)
{
    ninjan::Referee referee(ninjanGame(static_cast<int>(deal.hands.size()), 1));
    referee.apply(deal);
    return referee;
}

ChooseEvent choice(int seat, std::string_view name) { return {seat, ninjanCard(name)}; }

} // namespace

class TestNinjanReferee : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameBeginsWithADeal();
    void dealNumberDeterminesDeal();
    void wrongDealsAreRefused();
    void choicesMayChange();
    void wrongChoicesAreRefused();
    void revealFollowsLastChoice();
    void cardsResolveInOrder();
    void wrongResolvesAreRefused();
    void lastRoundIsAutomatic();
    void gameOverFollowsLastCard();
    void eventsOfOtherGamesAreRefused();
};

void TestNinjanReferee::gameBeginsWithADeal()
{
    for (int players = 0; players <= 8; ++players) {
        const GameEvent game = ninjanGame(players, 1);
        QVERIFY(meadhall::whyIllegal(game) == (players >= 2 && players <= 5 ? Reason::None : Reason::WrongPlayers));
    }
    const auto referee = makeReferee(ninjanGame(3, 7));
    QVERIFY(dynamic_cast<ninjan::Referee *>(referee.get()));
    QVERIFY(referee->openRequests().empty());
    QVERIFY(!referee->over());
    QVERIFY(legalEvents(static_cast<ninjan::Referee *>(referee.get())->position()).empty());
    QVERIFY(referee->whyIllegal(choice(0, "R1")) == Reason::NothingAsked);
    QVERIFY(referee->whyIllegal(ResolveEvent{0, 0, 0}) == Reason::NothingAsked);
    QVERIFY(referee->whyIllegal(RevealEvent{{0, 1, 2}}) == Reason::EventOutOfPlace);
    QVERIFY(referee->whyIllegal(ThrowEvent{{0, 1, 2}}) == Reason::EventOutOfPlace);
    QVERIFY(referee->whyIllegal(GameOverEvent{{0, 0, 0}, {0}}) == Reason::EventOutOfPlace);
}

void TestNinjanReferee::dealNumberDeterminesDeal()
{
    // Pinned: a deal number gives the same deal on every platform and in every version.
    Dealt two = dealtCards(2, 1);
    QVERIFY((two.piles == std::array{ninjanCard("P4"), ninjanCard("S-5"), ninjanCard("P7")}));
    QVERIFY(two.hands[0] == cards({"R9", "R10", "P-2", "P-1", "P6", "P10", "S-6", "S-2", "S1"}));
    QVERIFY(two.hands[1] == cards({"R-6", "R-5", "R-1", "R4", "R5", "R8", "P-6", "P5", "S-4"}));
    Dealt five = dealtCards(5, 4711);
    QVERIFY((five.piles == std::array{ninjanCard("R5"), ninjanCard("P10"), ninjanCard("P9")}));
    QVERIFY(five.hands[0] == cards({"R1", "R3", "P-5", "P2", "P5", "S-6", "S-1", "S4", "S8"}));
    QVERIFY(five.hands[4] == cards({"R-3", "R6", "R9", "R10", "P3", "P7", "P8", "S2", "S10"}));

    GameEvent game = ninjanGame(2, 1);
    const auto own = ninjan::Referee(game).nextAutomaticEvent(99);
    QVERIFY(own && !own->pauseBefore);
    const auto &event = std::get<DealEvent>(own->event);
    QVERIFY(event.piles == std::vector<Card>(two.piles.begin(), two.piles.end()));
    QVERIFY(event.hands == (std::vector{SeenHand::open(two.hands[0]), SeenHand::open(two.hands[1])}));
    game.deal.reset();
    QVERIFY(ninjan::Referee(game).nextAutomaticEvent(1)->event == own->event);
    QVERIFY(ninjan::Referee(game).nextAutomaticEvent(2)->event != own->event);
}

void TestNinjanReferee::wrongDealsAreRefused()
{
    const DealEvent good = rocksAndPapers();
    const auto refused = [](const DealEvent &deal) { return ninjan::Referee(ninjanGame(2, 1)).whyIllegal(deal); };
    QVERIFY(refused(good) == Reason::None);
    QVERIFY(dealt(good).whyIllegal(good) == Reason::EventOutOfPlace);

    DealEvent wrong = good;
    wrong.piles.pop_back();
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong = good;
    wrong.piles.push_back(ninjanCard("S1"));
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong = good;
    wrong.piles[2] = wrong.piles[0];
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong.piles[2] = ninjanCard("R1"); // R1 is also in a hand
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong.piles[2] = kCards;
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong.piles[2] = kNoCard;
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong = good;
    wrong.hands.pop_back();
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong = good;
    wrong.hands[1] = SeenHand::closed(9);
    QVERIFY(refused(wrong) == Reason::HiddenCards);
    wrong.hands[1] = SeenHand::open(good.hands[1].cards - cards({"P1"}));
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong.hands[1] = SeenHand::open(good.hands[1].cards | cards({"P-1"}));
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong.hands[1] = SeenHand::open((good.hands[1].cards - cards({"P1"})) | cards({"R1"}));
    QVERIFY(refused(wrong) == Reason::WrongDeal);
    wrong.hands[1] = SeenHand::open((good.hands[1].cards - cards({"P1"})) | CardSet::of(kCards));
    QVERIFY(refused(wrong) == Reason::WrongDeal);
}

void TestNinjanReferee::choicesMayChange()
{
    ninjan::Referee referee = dealt(rocksAndPapers());
    QVERIFY(!referee.nextAutomaticEvent(1));
    QVERIFY(referee.openRequests() == (std::vector<Request>{{0, RequestKind::Choose}, {1, RequestKind::Choose}}));
    referee.apply(choice(1, "P8"));
    QVERIFY(referee.openRequests() == (std::vector<Request>{{0, RequestKind::Choose}}));
    QVERIFY(!referee.nextAutomaticEvent(1));
    // A choice may be changed any number of times until all seats have chosen.
    for (const char *name : {"P2", "P8", "P8", "P3"}) {
        QVERIFY(referee.whyIllegal(choice(1, name)) == Reason::None);
        referee.apply(choice(1, name));
        QCOMPARE(referee.position().choice(1), ninjanCard(name));
        QCOMPARE(referee.position().hand(1).count(), kHandSize);
    }
    QCOMPARE(legalEvents(referee.position()).size(), std::size_t(18));
    referee.apply(choice(0, "R4"));
    QVERIFY(referee.openRequests().empty());
    QVERIFY(legalEvents(referee.position()).empty());
    QVERIFY(referee.whyIllegal(choice(1, "P4")) == Reason::NotYourTurn);
    QVERIFY(referee.whyIllegal(choice(0, "R5")) == Reason::NotYourTurn);
}

void TestNinjanReferee::wrongChoicesAreRefused()
{
    ninjan::Referee referee = dealt(rocksAndPapers());
    const Position before = referee.position();
    QVERIFY(referee.whyIllegal(choice(2, "R1")) == Reason::NoSuchSeat);
    QVERIFY(referee.whyIllegal(choice(-1, "R1")) == Reason::NoSuchSeat);
    QVERIFY(referee.whyIllegal(choice(0, "P1")) == Reason::CardNotHeld);
    QVERIFY(referee.whyIllegal(choice(0, "S10")) == Reason::CardNotHeld);
    QVERIFY(referee.whyIllegal(ChooseEvent{0, kCards}) == Reason::CardNotHeld);
    QVERIFY(referee.whyIllegal(ChooseEvent{0, kNoCard}) == Reason::HiddenCards);
    QVERIFY(referee.whyIllegal(RevealEvent{{ninjanCard("R1"), ninjanCard("P1")}}) == Reason::EventOutOfPlace);
    QVERIFY(referee.whyIllegal(ResolveEvent{0, ninjanCard("R1"), 0}) == Reason::NotYourTurn);
    QVERIFY(referee.whyIllegal(ThrowEvent{{0, 1}}) == Reason::EventOutOfPlace);
    QVERIFY(referee.position() == before);
}

void TestNinjanReferee::revealFollowsLastChoice()
{
    ninjan::Referee referee = dealt(rocksAndPapers());
    referee.apply(choice(1, "P8"));
    referee.apply(choice(0, "R4"));
    const auto follows = referee.nextAutomaticEvent(1);
    QVERIFY(follows && !follows->pauseBefore);
    QVERIFY(follows->event == Event(RevealEvent{{ninjanCard("R4"), ninjanCard("P8")}}));
    QVERIFY(referee.whyIllegal(follows->event) == Reason::None);
    QVERIFY(referee.whyIllegal(RevealEvent{{ninjanCard("P8"), ninjanCard("R4")}}) == Reason::WrongCards);
    QVERIFY(referee.whyIllegal(RevealEvent{{ninjanCard("R4"), ninjanCard("P7")}}) == Reason::WrongCards);
    QVERIFY(referee.whyIllegal(RevealEvent{{ninjanCard("R4")}}) == Reason::WrongCards);
    QVERIFY(referee.whyIllegal(RevealEvent{{ninjanCard("R4"), ninjanCard("P8"), ninjanCard("S1")}})
            == Reason::WrongCards);
    referee.apply(follows->event);
    QVERIFY(referee.whyIllegal(follows->event) == Reason::EventOutOfPlace);
    QCOMPARE(referee.position().hand(0).count(), 8);
    QVERIFY(!referee.position().hand(1).contains(ninjanCard("P8")));
}

void TestNinjanReferee::cardsResolveInOrder()
{
    ninjan::Referee referee = dealt(rocksAndPapers()); // piles S10, P10, P-6
    referee.apply(choice(0, "R4"));
    referee.apply(choice(1, "P8"));
    referee.apply(referee.nextAutomaticEvent(1)->event);
    // P8 resolves first and beats nothing: it may be laid on any pile.
    QVERIFY(!referee.nextAutomaticEvent(1));
    QVERIFY(referee.openRequests() == (std::vector<Request>{{1, RequestKind::Pile}}));
    QCOMPARE(legalEvents(referee.position()).size(), std::size_t(3));
    referee.apply(ResolveEvent{1, ninjanCard("P8"), 2});
    // R4 must take the scissors: no choice, so nobody is asked.
    QVERIFY(referee.openRequests().empty());
    const ResolveEvent forced{0, ninjanCard("R4"), 0};
    QVERIFY(referee.nextAutomaticEvent(1) && referee.nextAutomaticEvent(1)->event == Event(forced));
    QCOMPARE(legalEvents(referee.position()).size(), std::size_t(1));
    referee.apply(forced);
    QCOMPARE(referee.position().board.points[0], 10);
    QCOMPARE(referee.position().board.round, 2);
    QVERIFY(referee.openRequests() == (std::vector<Request>{{0, RequestKind::Choose}, {1, RequestKind::Choose}}));
}

void TestNinjanReferee::wrongResolvesAreRefused()
{
    ninjan::Referee referee = dealt(rocksAndPapers());
    referee.apply(choice(0, "R4"));
    referee.apply(choice(1, "P8"));
    QVERIFY(referee.whyIllegal(ResolveEvent{1, ninjanCard("P8"), 2}) == Reason::NotYourTurn); // before the reveal
    referee.apply(referee.nextAutomaticEvent(1)->event);
    const Position before = referee.position();
    QVERIFY(referee.whyIllegal(ResolveEvent{2, ninjanCard("P8"), 2}) == Reason::NoSuchSeat);
    QVERIFY(referee.whyIllegal(ResolveEvent{-1, ninjanCard("P8"), 2}) == Reason::NoSuchSeat);
    QVERIFY(referee.whyIllegal(ResolveEvent{0, ninjanCard("R4"), 0}) == Reason::NotYourTurn);
    QVERIFY(referee.whyIllegal(ResolveEvent{1, ninjanCard("P7"), 2}) == Reason::WrongCards);
    QVERIFY(referee.whyIllegal(ResolveEvent{1, kNoCard, 2}) == Reason::WrongCards);
    QVERIFY(referee.whyIllegal(ResolveEvent{1, ninjanCard("P8"), 3}) == Reason::PileMissing);
    QVERIFY(referee.whyIllegal(ResolveEvent{1, ninjanCard("P8"), -1}) == Reason::PileMissing);
    QVERIFY(referee.whyIllegal(choice(0, "R5")) == Reason::NotYourTurn);
    QVERIFY(referee.position() == before);
    referee.apply(ResolveEvent{1, ninjanCard("P8"), 2});
    QVERIFY(referee.whyIllegal(ResolveEvent{0, ninjanCard("R4"), 1}) == Reason::MustTakePile);
    QVERIFY(referee.whyIllegal(ResolveEvent{0, ninjanCard("R4"), 2}) == Reason::MustTakePile);
    QVERIFY(referee.whyIllegal(ResolveEvent{0, ninjanCard("R4"), 0}) == Reason::None);
}

void TestNinjanReferee::lastRoundIsAutomatic()
{
    ninjan::Referee referee(ninjanGame(3, 12));
    Random random(12);
    while (referee.position().board.players == 0 || referee.position().board.round < kRounds) {
        const auto follows = referee.nextAutomaticEvent(1);
        referee.apply(follows ? follows->event : test::randomNinjanAnswer(referee, random));
    }
    QVERIFY(referee.openRequests().empty());
    const Card last1 = referee.position().hand(1).first();
    const auto follows = referee.nextAutomaticEvent(1);
    QVERIFY(follows && !follows->pauseBefore);
    QVERIFY(follows->event == Event(ChooseEvent{0, referee.position().hand(0).first()}));
    // The choices of the last round may be recorded in any order, and may be repeated.
    const ChooseEvent first{2, referee.position().hand(2).first()};
    QVERIFY(referee.whyIllegal(first) == Reason::None);
    referee.apply(first);
    QVERIFY(referee.whyIllegal(first) == Reason::None);
    referee.apply(follows->event);
    QVERIFY(referee.nextAutomaticEvent(1)->event == Event(ChooseEvent{1, last1}));
    QVERIFY(referee.openRequests().empty());
    referee.apply(referee.nextAutomaticEvent(1)->event);
    QVERIFY(std::holds_alternative<RevealEvent>(referee.nextAutomaticEvent(1)->event));
}

void TestNinjanReferee::gameOverFollowsLastCard()
{
    std::optional<ninjan::Referee> found;
    const Events events = playNinjan(ninjanGame(2, 3), 3, [&](const ninjan::Referee &referee, const Event &event) {
        if (std::holds_alternative<GameOverEvent>(event))
            found = referee;
    });
    QVERIFY(found);
    const auto over = std::get<GameOverEvent>(events.back());
    QVERIFY(found->whyIllegal(over) == Reason::None);
    GameOverEvent wrong = over;
    ++wrong.totals[1];
    QVERIFY(found->whyIllegal(wrong) == Reason::WrongTotals);
    wrong.totals.pop_back();
    QVERIFY(found->whyIllegal(wrong) == Reason::WrongTotals);
    wrong = over;
    wrong.winners = {1 - over.winners[0]};
    QVERIFY(found->whyIllegal(wrong) == Reason::WrongWinners);
    wrong.winners.clear();
    QVERIFY(found->whyIllegal(wrong) == Reason::WrongWinners);
    found->apply(over);
    QVERIFY(found->over());
    QVERIFY(found->openRequests().empty());
    QVERIFY(!found->nextAutomaticEvent(1));
    QVERIFY(found->whyIllegal(over) == Reason::EventOutOfPlace);
    QVERIFY(found->whyIllegal(choice(0, "R1")) == Reason::NothingAsked);
    QVERIFY(legalEvents(found->position()).empty());
}

void TestNinjanReferee::eventsOfOtherGamesAreRefused()
{
    const ninjan::Referee referee = dealt(rocksAndPapers());
    for (const Event &event : Events{ninjanGame(2, 1), HandEvent{}, PlayEvent{0, CardSet{1}, kNoCard}, PassEvent{0},
                                     HandOverEvent{{1, 2}, {1, 2}}})
        QVERIFY(referee.whyIllegal(event) == Reason::EventOutOfPlace);
}

REGISTER_TEST(TestNinjanReferee)
#include "tst_ninjan_referee.moc"
