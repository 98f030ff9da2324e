// SPDX-License-Identifier: GPL-3.0-or-later
// Deals that nobody at the table can choose: how they follow from secret and parts, and what a guest's program finds
// out about hosts that cheat.
#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/referee.h"
#include "engine/games/odin/position.h"
#include "engine/network/fair_check.h"
#include "engine/network/peer.h"
#include "engine/record/answer_line.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/table/fair_deal.h"
#include "tests/engine/network/table_host_test.h"
#include "tests/test_program.h"

#include <QBuffer>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>
#include <set>

using namespace meadhall;
using namespace meadhall::network;

namespace {

/// 64 times the same digit.
std::string secretOf(char digit) { return std::string(64, digit); }

GameEvent fairGame(Game kind, int seats)
{
    GameEvent game;
    game.game = kind;
    for (int seat = 0; seat < seats; ++seat)
        game.seats.push_back("Seat " + std::to_string(seat));
    game.fair = FairDeal{sealOf(secretOf('5')), secretOf('5'), {"", secretOf('a'), secretOf('0')}};
    return game;
}

/// A game of first legal answers, as its host has it.
Events playedFairly(const GameEvent &game)
{
    Events events{game};
    const auto referee = makeReferee(game);
    referee->setDealer(dealerOf(game));
    while (!referee->over()) {
        const auto next = referee->nextAutomaticEvent(0);
        if (next) {
            events.push_back(next->event);
        } else { // not a changed choice, which would go on for ever
            const Events legal = referee->legalEvents();
            const int seat = referee->openRequests().front().seat;
            events.push_back(*std::find_if(legal.rbegin(), legal.rend(), [seat](const Event &event) {
                return seatOf(event).value_or(seat) == seat;
            }));
        }
        referee->apply(events.back());
    }
    return events;
}

Events seenInFairGame(const Events &events, int seat)
{
    const auto referee = makeReferee(std::get<GameEvent>(events.front()));
    Events seen;
    for (const Event &event : events) {
        seen.push_back(referee->seenBy(event, seat));
        if (seen.size() > 1)
            referee->apply(event);
    }
    return seen;
}

MixMemory mixMemoryOf(const GameEvent &game)
{
    MixMemory memory{game, {}, game.fair->parts[1], 1};
    memory.game.fair->secret.clear();
    memory.game.fair->parts.clear();
    for (const std::string &part : game.fair->parts)
        memory.seals.push_back(part.empty() ? part : sealOf(part));
    return memory;
}

/// What seat 1 remembers and sees of a game, and what the host opens.
struct FairCase {
    Events host, seen;
    std::optional<MixMemory> memory;
    std::string secret;
    OwnMoves own;
};

/// All moves of a seat, as its program has sent them.
OwnMoves ownMovesOf(const Events &host, int seat)
{
    OwnMoves own;
    for (std::size_t i = 0; i < host.size(); ++i)
        if (seatOf(host[i]) == seat)
            own.sent.insert(i);
    return own;
}

} // namespace

Q_DECLARE_METATYPE(std::function<void(FairCase &)>)

class TestFairDeal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheOneThatIsDescribed();
    void everyDigitDecides();
    void isReadFromRecords();
    void cheatsAreFound_data();
    void cheatsAreFound();
    void guestsCheckWholeGames_data();
    void guestsCheckWholeGames();
    void movesThatWereNotSentAreFound_data();
    void movesThatWereNotSentAreFound();
    void hostThatMixesTwiceIsFound();
    void gamesGivenUpBeforeAMoveAreCounted();
    void partThatIsWithheldChangesNoDeal();
    void resumedGamesDealOn();
    void undoEndsWithTheGame();
};

/// The expected values were computed from the description alone, by hmac and hashlib of Python.
void TestFairDeal::isTheOneThatIsDescribed()
{
    const GameEvent odin = fairGame(Game::Odin, 3), ninjan = fairGame(Game::Ninjan, 3);
    QCOMPARE(odin.fair->commitment, std::string("84126d0dd850199be29021aadbaee68cb9199047b1cb7ec9894ddb1e3562783c"));
    const auto dealer = dealerOf(odin);
    const auto texts = [](Game game, const std::vector<Card> &cards) {
        QStringList names;
        for (std::size_t i = 0; i < 12; ++i)
            names.append(QString::fromStdString(traitsOf(game).nameOf(cards[i])));
        return names.join(QLatin1Char(' '));
    };
    QCOMPARE(texts(Game::Odin, dealer->order(odin::deckOf(odin::kAllColours), 1)),
             QStringLiteral("R2 K3 R7 P2 B5 K6 R6 G5 O1 R9 K4 O5"));
    QCOMPARE(texts(Game::Odin, dealer->order(odin::deckOf(odin::kAllColours), 2)),
             QStringLiteral("G4 K4 P7 G5 R6 B9 K8 O6 R9 B4 R4 G9"));
    // The goat takes the place of B5.
    odin::Rules rules;
    const auto without = odin::dealtHands(rules, 3, *dealer, 1);
    rules.goat = odin::Goat::In;
    const auto with = odin::dealtHands(rules, 3, *dealer, 1);
    QVERIFY(with[0] == ((without[0] - CardSet::of(odin::card(odin::Colour::Blue, 5))) | odin::kGoatOnly));
    QVERIFY(with[1] == without[1] && with[2] == without[2]);
    QCOMPARE(texts(Game::Ninjan, dealerOf(ninjan)->order(ninjan::kDeck, 1)),
             QStringLiteral("R2 P-2 R7 S8 P2 R6 R9 P-1 R8 P-4 S5 S-4"));
    QCOMPARE(dealer->starter(3), 0);
}

/// Each part of the secret and of the guests' parts changes the deal; all of their bits count.
void TestFairDeal::everyDigitDecides()
{
    const GameEvent game = fairGame(Game::Odin, 3);
    const CardSet deck = odin::deckOf(odin::kAllColours);
    std::set<std::vector<Card>> deals{dealerOf(game)->order(deck, 1)};
    std::size_t changes = 1;
    for (std::size_t digit = 0; digit < 64; ++digit, ++changes) {
        GameEvent other = game;
        other.fair->secret[digit] ^= 1;
        deals.insert(dealerOf(other)->order(deck, 1));
    }
    for (const std::size_t seat : {1, 2})
        for (std::size_t digit = 0; digit < 64; ++digit, ++changes) {
            GameEvent other = game;
            other.fair->parts[seat][digit] = '7';
            deals.insert(dealerOf(other)->order(deck, 1));
        }
    GameEvent exchanged = game;
    std::swap(exchanged.fair->parts[0], exchanged.fair->parts[1]);
    deals.insert(dealerOf(exchanged)->order(deck, 1));
    QCOMPARE(deals.size(), changes + 1);
    QVERIFY(newSecret() != newSecret() && isSecret(newSecret()));
}

void TestFairDeal::isReadFromRecords()
{
    const Events events = playedFairly(fairGame(Game::Ninjan, 3));
    QByteArray text = record::toText(events);
    QBuffer buffer(&text);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const record::Record record = record::readRecord(buffer);
    QVERIFY(record.events == events);
    const QByteArray seen = record::toLine(seenInFairGame(events, 1).front());
    QVERIFY(!seen.contains(secretOf('5').c_str()) && !seen.contains("secret"));
    QVERIFY(seen.contains(sealOf(secretOf('5')).c_str()) && seen.contains(secretOf('a').c_str()));
}

void TestFairDeal::cheatsAreFound_data()
{
    QTest::addColumn<std::function<void(FairCase &)>>("cheat");
    QTest::addColumn<Fairness>("found");
    const auto row = [](const char *name, Fairness found, std::function<void(FairCase &)> cheat) {
        QTest::newRow(name) << cheat << found;
    };
    const auto game = [](FairCase &one) -> GameEvent & { return std::get<GameEvent>(one.seen.front()); };
    row("an honest host", Fairness::Fair, [](FairCase &) {});
    row("a guest that came later", Fairness::Unknown, [](FairCase &one) { one.memory.reset(); });
    row("another secret", Fairness::OtherSecret, [](FairCase &one) { one.secret = secretOf('6'); });
    row("another secret, before a guest that came later", Fairness::OtherSecret, [](FairCase &one) {
        one.secret = secretOf('6');
        one.memory.reset();
    });
    row("another commitment", Fairness::OtherSecret, [game](FairCase &one) {
        one.secret = secretOf('6');
        game(one).fair->commitment = sealOf(secretOf('6'));
    });
    row("no commitment", Fairness::Unproved, [](FairCase &one) { one.memory = MixMemory{}; });
    row("no word of it in the game", Fairness::Unproved, [game](FairCase &one) { game(one).fair.reset(); });
    row("another part of the guest", Fairness::OtherParts,
        [game](FairCase &one) { game(one).fair->parts[1] = secretOf('b'); });
    const auto without = [](std::size_t seat) {
        return [seat](FairCase &one) {
            GameEvent dealt = std::get<GameEvent>(one.host.front());
            dealt.fair->parts[seat].clear();
            one.host = playedFairly(dealt);
            one.seen = seenInFairGame(one.host, 1);
            one.own = ownMovesOf(one.host, 1);
        };
    };
    row("a part of another guest that was promised is missing", Fairness::Withheld, without(2));
    row("the own part has not arrived", Fairness::Withheld, without(1));
    row("a part that was promised is hidden", Fairness::OtherDeal,
        [game](FairCase &one) { game(one).fair->parts[2].clear(); });
    row("no list of what was promised", Fairness::OtherParts, [](FairCase &one) { one.memory->seals.clear(); });
    row("no part of the guest", Fairness::OtherParts, [game](FairCase &one) {
        game(one).fair->parts[1].clear();
        one.memory->seals[1].clear();
    });
    row("a part of another guest that was not promised", Fairness::OtherParts,
        [game](FairCase &one) { game(one).fair->parts[2] = secretOf('1'); });
    row("one part more", Fairness::OtherParts,
        [game](FairCase &one) { game(one).fair->parts.push_back(secretOf('1')); });
    row("parts opened twice", Fairness::MixedAgain, [](FairCase &one) { one.memory->opened = 2; });
    row("parts opened twice, and other cards", Fairness::OtherDeal, [](FairCase &one) {
        one.memory->opened = 2;
        std::get<HandEvent>(one.seen[1]).first ^= 1;
    });
    row("another starter", Fairness::OtherGame, [game](FairCase &one) { game(one).firstStarter = 2; });
    row("other rules", Fairness::OtherGame, [game](FairCase &one) { game(one).rules = {{"target", 3}}; });
    row("another seating", Fairness::OtherGame,
        [game](FairCase &one) { std::swap(game(one).seats[0], game(one).seats[2]); });
    row("other cards for the guest", Fairness::OtherDeal, [](FairCase &one) {
        auto &hand = std::get<HandEvent>(one.seen[1]);
        const CardSet own = hand.hands[1].cards, others = odin::deckOf(odin::kAllColours) - own;
        CardSet changed = own;
        changed.remove(own.first());
        changed.add(others.first());
        hand.hands[1] = SeenHand::open(changed);
    });
    row("another first seat", Fairness::OtherDeal, [](FairCase &one) {
        auto &hand = std::get<HandEvent>(one.seen[1]);
        hand.first = (hand.first + 1) % 3;
    });
    row("a play of cards that were not dealt", Fairness::ImpossibleMove, [](FairCase &one) {
        const auto play = std::find_if(one.host.begin(), one.host.end(), [](const Event &event) {
            const auto *set = std::get_if<PlayEvent>(&event);
            return set && set->seat != 1;
        });
        const auto &hands = std::get<HandEvent>(one.host[1]).hands;
        auto &seen = std::get<PlayEvent>(one.seen[static_cast<std::size_t>(play - one.host.begin())]);
        seen.cards = CardSet{hands[1].cards.first()};
        seen.take = kNoCard;
    });
    row("a move that the guest has not sent", Fairness::OtherMove,
        [](FairCase &one) { one.own.sent.erase(one.own.sent.begin()); });
    row("the same, and opened parts twice", Fairness::OtherMove, [](FairCase &one) {
        one.own.sent.erase(one.own.sent.begin());
        one.memory->opened = 2;
    });
    row("a move before the program was there", Fairness::Fair, [](FairCase &one) {
        one.own.from = *one.own.sent.begin() + 1;
        one.own.sent.erase(one.own.sent.begin());
    });
    row("wrong points", Fairness::ImpossibleMove, [](FairCase &one) {
        for (Event &event : one.seen)
            if (auto *over = std::get_if<HandOverEvent>(&event))
                over->points[1] += 1;
    });
}

void TestFairDeal::cheatsAreFound()
{
    QFETCH(std::function<void(FairCase &)>, cheat);
    QFETCH(Fairness, found);
    const GameEvent game = fairGame(Game::Odin, 3);
    const Events host = playedFairly(game);
    FairCase one{host, seenInFairGame(host, 1), mixMemoryOf(game), game.fair->secret, ownMovesOf(host, 1)};
    cheat(one);
    const CheckedDeals checked = checkDeals(one.seen, 1, one.memory, one.own, one.secret);
    QCOMPARE(checked.fairness, found);
    if (found == Fairness::Fair || found == Fairness::Unknown)
        QVERIFY(checked.record == host); // with all cards
    QCOMPARE(checked.names.empty(), found != Fairness::Withheld);
    if (found == Fairness::MixedAgain)
        QCOMPARE(checked.place, 2);
}

void TestFairDeal::guestsCheckWholeGames_data()
{
    QTest::addColumn<bool>("odin");
    QTest::newRow("odin") << true;
    QTest::newRow("ninjan") << false;
}

void TestFairDeal::guestsCheckWholeGames()
{
    QFETCH(bool, odin);
    network::testing::Hosted hosted(odin ? test::odinGame(3, 5) : test::ninjanGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo);
    const GameEvent game = std::get<GameEvent>(hosted.table.record().front());
    QVERIFY(!game.deal && isSecret(game.fair->secret) && isSecret(game.fair->parts[1]));
    QVERIFY(std::get<GameEvent>(bo->table().record().front()).fair->secret.empty());
    hosted.transport.cut(); // what is remembered outlives a connection
    QVERIFY(network::testing::playTo(hosted, *bo, 100'000));
    QTRY_VERIFY(bo->checkedDeals());
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::Fair);
    Events record = hosted.table.record();
    std::get<GameEvent>(record.front()).chairs = std::get<GameEvent>(bo->table().record().front()).chairs;
    QVERIFY(bo->checkedDeals()->record == record);
    // Another game follows from another secret.
    const std::string secret = game.fair->secret;
    QCOMPARE(hosted.host.beginAnother(hosted.host.game()), Reason::None);
    QTRY_VERIFY(!bo->table().gameOver());
    QVERIFY(std::get<GameEvent>(hosted.table.record().front()).fair->secret != secret);
    QVERIFY(!bo->checkedDeals());
    QVERIFY(network::testing::playTo(hosted, *bo, 100'000));
    QTRY_VERIFY(bo->checkedDeals());
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::Fair);
}

void TestFairDeal::movesThatWereNotSentAreFound_data() { guestsCheckWholeGames_data(); }

/// A host plays another card than the guest has answered: all the rest of the game fits.
void TestFairDeal::movesThatWereNotSentAreFound()
{
    QFETCH(bool, odin);
    network::testing::Hosted hosted(odin ? test::odinGame(3, 5) : test::ninjanGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo);
    std::optional<Event> other;
    hosted.transport.altered = [&](const QByteArray &line) {
        const QJsonObject sent = QJsonDocument::fromJson(line).object();
        if (other || !sent.contains(QLatin1String("answer")))
            return line;
        const Events seen = hosted.table.seenBy(1);
        const auto referee = makeSeenReferee(std::get<GameEvent>(seen.front()), 1);
        for (std::size_t i = 1; i < seen.size(); ++i)
            referee->apply(seen[i]);
        for (const Event &event : referee->legalEvents()) {
            const Answer answer{static_cast<quint64>(sent[QLatin1String("answer")].toInteger()),
                                QJsonDocument::fromJson(QByteArray::fromStdString(record::answerText(event))).object()};
            if (toLine(answer) == line)
                continue;
            other = event;
            return toLine(answer);
        }
        return line;
    };
    QVERIFY(network::testing::playTo(hosted, *bo, 100'000));
    QTRY_VERIFY(bo->checkedDeals());
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::OtherMove);
    const Events &record = bo->checkedDeals()->record;
    QCOMPARE(record.size(), hosted.table.record().size());
    QVERIFY(other && record[toIndex(bo->checkedDeals()->place - 1)] == *other);
}

/// A host that has seen the parts and asks for others could choose between two deals.
void TestFairDeal::hostThatMixesTwiceIsFound()
{
    network::testing::Hosted hosted(test::ninjanGame(2, 5), {"human", "guest"});
    auto bo = hosted.guest(QStringLiteral("Bo"));
    bo->join();
    QTRY_VERIFY(hosted.host.everybodySits());
    // The parts are opened, and the host begins anew before the guest sees a card of it.
    int games = 0;
    connect(&hosted.table, &Table::restarted, &hosted.host, [&] {
        if (++games == 1)
            hosted.host.beginAnother(hosted.host.game());
    });
    QCOMPARE(hosted.host.begin(), Reason::None);
    QTRY_COMPARE(games, 2);
    QVERIFY(network::testing::playTo(hosted, *bo, 100'000));
    QTRY_VERIFY(bo->checkedDeals());
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::MixedAgain);
}

/// Otherwise a host could deal until it likes its cards. Who has moved has seen that the game was given up.
void TestFairDeal::gamesGivenUpBeforeAMoveAreCounted()
{
    network::testing::Hosted hosted(test::ninjanGame(2, 5), {"human", "guest"});
    auto bo = hosted.guest(QStringLiteral("Bo"));
    bo->join();
    QTRY_VERIFY(hosted.host.everybodySits());
    QCOMPARE(hosted.host.begin(), Reason::None);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    const auto beginAnother = [&] {
        QSignalSpy restarted(&bo->table(), &Table::restarted);
        return hosted.host.beginAnother(hosted.host.game()) == Reason::None
               && waitFor([&restarted] { return restarted.count() > 0; });
    };
    QVERIFY(beginAnother() && beginAnother());
    QVERIFY(network::testing::playTo(hosted, *bo, 100'000));
    QTRY_VERIFY(bo->checkedDeals());
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::MixedAgain);
    QCOMPARE(bo->checkedDeals()->place, 3);
    QVERIFY(beginAnother() && network::testing::playTo(hosted, *bo, 12) && beginAnother());
    QVERIFY(network::testing::playTo(hosted, *bo, 100'000));
    QTRY_VERIFY(bo->checkedDeals());
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::Fair);
}

/// A guest who works with the host knows what its part would lead to. Whatever it does, the deal to which all have
/// committed is dealt, and the others learn who added nothing.
void TestFairDeal::partThatIsWithheldChangesNoDeal()
{
    network::testing::Hosted hosted(test::ninjanGame(3, 5), {"human", "guest", "guest"});
    auto bo = hosted.guest(QStringLiteral("Bo"));
    bo->join(1);
    QTRY_COMPARE(bo->seat(), 1);
    Peer accomplice(hosted.transport.connectTo({}, 0, hosted.host.key(), 0), 0, nullptr);
    std::vector<std::string> commitments;
    bool promised = false;
    connect(&accomplice, &Peer::opened, &accomplice, &Peer::greet);
    connect(&accomplice, &Peer::greeting, &accomplice, [&] { accomplice.send(Sit{QStringLiteral("Cy"), {}, 2}); });
    connect(&accomplice, &Peer::received, &accomplice, [&](const Message &message) {
        if (const auto *mix = std::get_if<Mix>(&message)) {
            commitments.push_back(mix->game.fair->commitment);
            accomplice.send(Promise{sealOf(secretOf('c')), mix->number});
        }
        promised = promised || std::holds_alternative<Promises>(message);
    });
    QTRY_VERIFY(hosted.host.everybodySits());
    QCOMPARE(hosted.host.begin(), Reason::None);
    QTRY_VERIFY(promised);
    QVERIFY(!hosted.table.hasGame());
    auto *time = hosted.host.findChild<QTimer *>(QStringLiteral("mixTime"));
    QVERIFY(time && time->isActive());
    time->start(200);
    QTRY_COMPARE(bo->state(), GuestTable::State::Playing);
    QCOMPARE(commitments.size(), std::size_t(1));
    const FairDeal fair = *std::get<GameEvent>(hosted.table.record().front()).fair;
    QCOMPARE(fair.commitment, commitments.front());
    QVERIFY(isSecret(fair.parts[1]) && fair.parts[2].empty());
    hosted.host.letComputerPlay(2);
    QVERIFY(network::testing::playTo(hosted, *bo, 100'000));
    QTRY_VERIFY(bo->checkedDeals());
    QCOMPARE(bo->checkedDeals()->fairness, Fairness::Withheld);
    QCOMPARE(bo->checkedDeals()->names, std::vector<std::string>{"Cy"});
}

/// A host that was killed deals on: the next hand is the one that would have been.
void TestFairDeal::resumedGamesDealOn()
{
    GameEvent game = fairGame(Game::Odin, 3);
    game.chairs = {"computer:beginner", "computer:beginner", "computer:beginner"};
    const Events whole = playedFairly(game);
    const auto isDeal = [](const Event &event) { return std::holds_alternative<HandEvent>(event); };
    const auto second = std::find_if(whole.begin() + 2, whole.end(), isDeal);
    QVERIFY(second != whole.end());
    Table table;
    QCOMPARE(table.resume(Events(whole.begin(), second)), Reason::None);
    QVERIFY(table.waitingForNextHand());
    table.nextHand();
    QVERIFY(table.record().back() == *second);
}

/// After the last card everybody may know all cards: no move is taken back any more.
void TestFairDeal::undoEndsWithTheGame()
{
    network::testing::Hosted hosted(test::ninjanGame(3, 5));
    const auto bo = hosted.begin();
    QVERIFY(bo && network::testing::playTo(hosted, *bo, 20));
    QVERIFY(hosted.table.canUndo());
    QVERIFY(network::testing::playTo(hosted, *bo, 100'000));
    QVERIFY(hosted.table.gameOver() && !hosted.table.canUndo());
}

REGISTER_TEST(TestFairDeal)
#include "tst_fair_deal.moc"
