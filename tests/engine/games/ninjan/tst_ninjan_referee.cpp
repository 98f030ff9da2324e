// The referee of Ninjan: the order of events, and which events are refused with which reason.
#include "engine/games/games.h"
#include "tests/engine/ninjan_game.h"

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
    void beginning();
    void dealByNumber();
    void dealRefused();
    void choosing();
    void choosingRefused();
    void revealing();
    void resolving();
    void resolvingRefused();
    void lastRoundByItself();
    void ending();
    void otherGamesEvents();
};

void TestNinjanReferee::beginning()
{
    for (int players = 0; players <= 8; ++players) {
        const GameEvent game = ninjanGame(players, 1);
        QVERIFY(meadhall::reason(game) == (players >= 2 && players <= 5 ? Reason::None : Reason::WrongPlayers));
    }
    const auto referee = makeReferee(ninjanGame(3, 7));
    QVERIFY(dynamic_cast<ninjan::Referee *>(referee.get()));
    QVERIFY(referee->asked().empty());
    QVERIFY(!referee->over());
    QVERIFY(legalEvents(static_cast<ninjan::Referee *>(referee.get())->position()).empty());
    QVERIFY(referee->reason(choice(0, "R1")) == Reason::NothingAsked);
    QVERIFY(referee->reason(ResolveEvent{0, 0, 0}) == Reason::NothingAsked);
    QVERIFY(referee->reason(RevealEvent{{0, 1, 2}}) == Reason::EventOutOfPlace);
    QVERIFY(referee->reason(ThrowEvent{{0, 1, 2}}) == Reason::EventOutOfPlace);
    QVERIFY(referee->reason(GameOverEvent{{0, 0, 0}, {0}}) == Reason::EventOutOfPlace);
}

void TestNinjanReferee::dealByNumber()
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
    const auto own = ninjan::Referee(game).following(99);
    QVERIFY(own && !own->waits);
    const auto &event = std::get<DealEvent>(own->event);
    QVERIFY(event.piles == std::vector<Card>(two.piles.begin(), two.piles.end()));
    QVERIFY(event.hands == (std::vector{SeenHand::open(two.hands[0]), SeenHand::open(two.hands[1])}));
    game.deal.reset();
    QVERIFY(ninjan::Referee(game).following(1)->event == own->event);
    QVERIFY(ninjan::Referee(game).following(2)->event != own->event);
}

void TestNinjanReferee::dealRefused()
{
    const DealEvent good = rocksAndPapers();
    const auto refused = [](const DealEvent &deal) { return ninjan::Referee(ninjanGame(2, 1)).reason(deal); };
    QVERIFY(refused(good) == Reason::None);
    QVERIFY(dealt(good).reason(good) == Reason::EventOutOfPlace);

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

void TestNinjanReferee::choosing()
{
    ninjan::Referee referee = dealt(rocksAndPapers());
    QVERIFY(!referee.following(1));
    QVERIFY(referee.asked() == (std::vector<Asked>{{0, Ask::Choose}, {1, Ask::Choose}}));
    referee.apply(choice(1, "P8"));
    QVERIFY(referee.asked() == (std::vector<Asked>{{0, Ask::Choose}}));
    QVERIFY(!referee.following(1));
    // A choice may be changed any number of times until all seats have chosen.
    for (const char *name : {"P2", "P8", "P8", "P3"}) {
        QVERIFY(referee.reason(choice(1, name)) == Reason::None);
        referee.apply(choice(1, name));
        QCOMPARE(referee.position().choice(1), ninjanCard(name));
        QCOMPARE(referee.position().hand(1).count(), kHandSize);
    }
    QCOMPARE(legalEvents(referee.position()).size(), std::size_t(18));
    referee.apply(choice(0, "R4"));
    QVERIFY(referee.asked().empty());
    QVERIFY(legalEvents(referee.position()).empty());
    QVERIFY(referee.reason(choice(1, "P4")) == Reason::NotYourTurn);
    QVERIFY(referee.reason(choice(0, "R5")) == Reason::NotYourTurn);
}

void TestNinjanReferee::choosingRefused()
{
    ninjan::Referee referee = dealt(rocksAndPapers());
    const Position before = referee.position();
    QVERIFY(referee.reason(choice(2, "R1")) == Reason::NoSuchSeat);
    QVERIFY(referee.reason(choice(-1, "R1")) == Reason::NoSuchSeat);
    QVERIFY(referee.reason(choice(0, "P1")) == Reason::CardNotHeld);
    QVERIFY(referee.reason(choice(0, "S10")) == Reason::CardNotHeld);
    QVERIFY(referee.reason(ChooseEvent{0, kCards}) == Reason::CardNotHeld);
    QVERIFY(referee.reason(ChooseEvent{0, kNoCard}) == Reason::HiddenCards);
    QVERIFY(referee.reason(RevealEvent{{ninjanCard("R1"), ninjanCard("P1")}}) == Reason::EventOutOfPlace);
    QVERIFY(referee.reason(ResolveEvent{0, ninjanCard("R1"), 0}) == Reason::NotYourTurn);
    QVERIFY(referee.reason(ThrowEvent{{0, 1}}) == Reason::EventOutOfPlace);
    QVERIFY(referee.position() == before);
}

void TestNinjanReferee::revealing()
{
    ninjan::Referee referee = dealt(rocksAndPapers());
    referee.apply(choice(1, "P8"));
    referee.apply(choice(0, "R4"));
    const auto follows = referee.following(1);
    QVERIFY(follows && !follows->waits);
    QVERIFY(follows->event == Event(RevealEvent{{ninjanCard("R4"), ninjanCard("P8")}}));
    QVERIFY(referee.reason(follows->event) == Reason::None);
    QVERIFY(referee.reason(RevealEvent{{ninjanCard("P8"), ninjanCard("R4")}}) == Reason::WrongCards);
    QVERIFY(referee.reason(RevealEvent{{ninjanCard("R4"), ninjanCard("P7")}}) == Reason::WrongCards);
    QVERIFY(referee.reason(RevealEvent{{ninjanCard("R4")}}) == Reason::WrongCards);
    QVERIFY(referee.reason(RevealEvent{{ninjanCard("R4"), ninjanCard("P8"), ninjanCard("S1")}}) == Reason::WrongCards);
    referee.apply(follows->event);
    QVERIFY(referee.reason(follows->event) == Reason::EventOutOfPlace);
    QCOMPARE(referee.position().hand(0).count(), 8);
    QVERIFY(!referee.position().hand(1).contains(ninjanCard("P8")));
}

void TestNinjanReferee::resolving()
{
    ninjan::Referee referee = dealt(rocksAndPapers()); // piles S10, P10, P-6
    referee.apply(choice(0, "R4"));
    referee.apply(choice(1, "P8"));
    referee.apply(referee.following(1)->event);
    // P8 resolves first and beats nothing: it may be laid on any pile.
    QVERIFY(!referee.following(1));
    QVERIFY(referee.asked() == (std::vector<Asked>{{1, Ask::Pile}}));
    QCOMPARE(legalEvents(referee.position()).size(), std::size_t(3));
    referee.apply(ResolveEvent{1, ninjanCard("P8"), 2});
    // R4 must take the scissors: no choice, so nobody is asked.
    QVERIFY(referee.asked().empty());
    const ResolveEvent forced{0, ninjanCard("R4"), 0};
    QVERIFY(referee.following(1) && referee.following(1)->event == Event(forced));
    QCOMPARE(legalEvents(referee.position()).size(), std::size_t(1));
    referee.apply(forced);
    QCOMPARE(referee.position().board.points[0], 10);
    QCOMPARE(referee.position().board.round, 2);
    QVERIFY(referee.asked() == (std::vector<Asked>{{0, Ask::Choose}, {1, Ask::Choose}}));
}

void TestNinjanReferee::resolvingRefused()
{
    ninjan::Referee referee = dealt(rocksAndPapers());
    referee.apply(choice(0, "R4"));
    referee.apply(choice(1, "P8"));
    QVERIFY(referee.reason(ResolveEvent{1, ninjanCard("P8"), 2}) == Reason::NotYourTurn); // before the reveal
    referee.apply(referee.following(1)->event);
    const Position before = referee.position();
    QVERIFY(referee.reason(ResolveEvent{2, ninjanCard("P8"), 2}) == Reason::NoSuchSeat);
    QVERIFY(referee.reason(ResolveEvent{-1, ninjanCard("P8"), 2}) == Reason::NoSuchSeat);
    QVERIFY(referee.reason(ResolveEvent{0, ninjanCard("R4"), 0}) == Reason::NotYourTurn);
    QVERIFY(referee.reason(ResolveEvent{1, ninjanCard("P7"), 2}) == Reason::WrongCards);
    QVERIFY(referee.reason(ResolveEvent{1, kNoCard, 2}) == Reason::WrongCards);
    QVERIFY(referee.reason(ResolveEvent{1, ninjanCard("P8"), 3}) == Reason::PileMissing);
    QVERIFY(referee.reason(ResolveEvent{1, ninjanCard("P8"), -1}) == Reason::PileMissing);
    QVERIFY(referee.reason(choice(0, "R5")) == Reason::NotYourTurn);
    QVERIFY(referee.position() == before);
    referee.apply(ResolveEvent{1, ninjanCard("P8"), 2});
    QVERIFY(referee.reason(ResolveEvent{0, ninjanCard("R4"), 1}) == Reason::MustTakePile);
    QVERIFY(referee.reason(ResolveEvent{0, ninjanCard("R4"), 2}) == Reason::MustTakePile);
    QVERIFY(referee.reason(ResolveEvent{0, ninjanCard("R4"), 0}) == Reason::None);
}

void TestNinjanReferee::lastRoundByItself()
{
    ninjan::Referee referee(ninjanGame(3, 12));
    Random random(12);
    while (referee.position().board.players == 0 || referee.position().board.round < kRounds) {
        const auto follows = referee.following(1);
        referee.apply(follows ? follows->event : test::randomNinjanAnswer(referee, random));
    }
    QVERIFY(referee.asked().empty());
    const Card last1 = referee.position().hand(1).first();
    const auto follows = referee.following(1);
    QVERIFY(follows && !follows->waits);
    QVERIFY(follows->event == Event(ChooseEvent{0, referee.position().hand(0).first()}));
    // The choices of the last round may be recorded in any order, and may be repeated.
    const ChooseEvent first{2, referee.position().hand(2).first()};
    QVERIFY(referee.reason(first) == Reason::None);
    referee.apply(first);
    QVERIFY(referee.reason(first) == Reason::None);
    referee.apply(follows->event);
    QVERIFY(referee.following(1)->event == Event(ChooseEvent{1, last1}));
    QVERIFY(referee.asked().empty());
    referee.apply(referee.following(1)->event);
    QVERIFY(std::holds_alternative<RevealEvent>(referee.following(1)->event));
}

void TestNinjanReferee::ending()
{
    std::optional<ninjan::Referee> found;
    const Events events = playNinjan(ninjanGame(2, 3), 3, [&](const ninjan::Referee &referee, const Event &event) {
        if (std::holds_alternative<GameOverEvent>(event))
            found = referee;
    });
    QVERIFY(found);
    const auto over = std::get<GameOverEvent>(events.back());
    QVERIFY(found->reason(over) == Reason::None);
    GameOverEvent wrong = over;
    ++wrong.totals[1];
    QVERIFY(found->reason(wrong) == Reason::WrongTotals);
    wrong.totals.pop_back();
    QVERIFY(found->reason(wrong) == Reason::WrongTotals);
    wrong = over;
    wrong.winners = {1 - over.winners[0]};
    QVERIFY(found->reason(wrong) == Reason::WrongWinners);
    wrong.winners.clear();
    QVERIFY(found->reason(wrong) == Reason::WrongWinners);
    found->apply(over);
    QVERIFY(found->over());
    QVERIFY(found->asked().empty());
    QVERIFY(!found->following(1));
    QVERIFY(found->reason(over) == Reason::EventOutOfPlace);
    QVERIFY(found->reason(choice(0, "R1")) == Reason::NothingAsked);
    QVERIFY(legalEvents(found->position()).empty());
}

void TestNinjanReferee::otherGamesEvents()
{
    const ninjan::Referee referee = dealt(rocksAndPapers());
    for (const Event &event : Events{ninjanGame(2, 1), HandEvent{}, PlayEvent{0, CardSet{1}, kNoCard}, PassEvent{0},
                                     HandOverEvent{{1, 2}, {1, 2}}})
        QVERIFY(referee.reason(event) == Reason::EventOutOfPlace);
}

QTEST_GUILESS_MAIN(TestNinjanReferee)
#include "tst_ninjan_referee.moc"
