// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Ninjan on the test vectors: cards, resolving order, rounds, throws.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_game.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ninjan;
using meadhall::test::ninjanCard;

namespace {

std::vector<Card> cardsOf(const QJsonArray &names)
{
    std::vector<Card> cards;
    for (const QJsonValue &name : names)
        cards.push_back(ninjanCard(name.toString().toStdString()));
    return cards;
}

QStringList namesOf(std::span<const Card> cards)
{
    QStringList names;
    for (Card card : cards)
        names << QString::fromStdString(nameOf(card));
    return names;
}

QStringList resolvedNames(const std::vector<Card> &plays)
{
    std::vector<RevealedCard> shown;
    for (std::size_t seat = 0; seat < plays.size(); ++seat)
        shown.push_back({static_cast<std::int8_t>(seat), plays[seat]});
    sortForResolving(shown);
    QStringList names;
    for (const RevealedCard &one : shown) {
        if (plays[toIndex(one.seat)] != one.card)
            return {QStringLiteral("a seat without its card")};
        names << QString::fromStdString(nameOf(one.card));
    }
    return names;
}

QList<int> indices(std::uint8_t choice)
{
    QList<int> list;
    for (int i = 0; i < 8; ++i)
        if (has(choice, i))
            list << i;
    return list;
}

QList<int> numbers(const QJsonArray &array)
{
    QList<int> list;
    for (const QJsonValue &value : array)
        list << value.toInt();
    return list;
}

} // namespace

class TestNinjanVectors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deckIsComplete();
    void cardNamesAreParsed();
    void beatsFollowsTheCycle();
    void unusedCardsDependOnPlayers();
    void orderMatchesVectors_data() { load(QStringLiteral("order"), 8); }
    void orderMatchesVectors();
    void orderIgnoresSeats();
    void roundsMatchVectors_data() { load(QStringLiteral("round"), 12); }
    void roundsMatchVectors();
    void tieThrowsMatchVectors_data() { load(QStringLiteral("tieThrow"), 5); }
    void tieThrowsMatchVectors();
    void everyThrowFollowsTheRule();

private:
    static void load(const QString &kind, int expected);
};

void TestNinjanVectors::load(const QString &kind, int expected)
{
    QTest::addColumn<QJsonObject>("vector");
    QFile file(sourcePath("tests/data/rules/ninjan_vectors.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    int found = 0;
    for (const QJsonArray vectors = QJsonDocument::fromJson(file.readAll()).array();
         const QJsonValue &value : vectors) {
        const QJsonObject vector = value.toObject();
        if (vector[u"kind"].toString() != kind)
            continue;
        QTest::newRow(qPrintable(vector[u"id"].toString())) << vector;
        ++found;
    }
    QCOMPARE(found, expected);
}

void TestNinjanVectors::deckIsComplete()
{
    QCOMPARE(kDeck.count(), 48);
    QCOMPARE(sumOf(kDeck), 102);
    for (const Suit suit : {Suit::Rock, Suit::Paper, Suit::Scissors}) {
        const CardSet cards = kDeck & ninjan::cardsOf(suit);
        QCOMPARE(cards.count(), 16);
        QCOMPARE(sumOf(cards), 34);
    }
    Card next = 0;
    for (const Suit suit : {Suit::Rock, Suit::Paper, Suit::Scissors}) {
        for (int number = kLowest; number <= kHighest; ++number) {
            if (number == 0)
                continue;
            QCOMPARE(card(suit, number), next);
            QVERIFY(suitOf(next) == suit);
            QCOMPARE(numberOf(next), number);
            ++next;
        }
    }
    QCOMPARE(int(next), kCards);
}

void TestNinjanVectors::cardNamesAreParsed()
{
    for (Card card : kDeck)
        QVERIFY(cardOfName(nameOf(card)) == card);
    QCOMPARE(nameOf(0), std::string("R-6"));
    QCOMPARE(nameOf(21), std::string("P-1"));
    QCOMPARE(nameOf(22), std::string("P1"));
    QCOMPARE(nameOf(47), std::string("S10"));
    for (const char *wrong : {"",
                              "R",
                              "7",
                              "R0",
                              "R-0",
                              "R-7",
                              "R-10",
                              "R11",
                              "R100",
                              "R07",
                              "R+7",
                              "r7",
                              "X7",
                              "R7 ",
                              " R7",
                              "R1o",
                              "R--1",
                              "R-",
                              "RR",
                              "R\xe2\x88\x92"
                              "4"})
        QVERIFY2(!cardOfName(wrong), wrong);
}

void TestNinjanVectors::beatsFollowsTheCycle()
{
    // Rock beats scissors beats paper beats rock; numbers do not matter (see vector N12).
    const std::string winners = "RSP";
    for (Card a : kDeck) {
        for (Card b : kDeck) {
            const auto place = winners.find(nameOf(a)[0]);
            const bool expected = winners[(place + 1) % 3] == nameOf(b)[0];
            QCOMPARE(beats(a, b), expected);
        }
    }
}

void TestNinjanVectors::unusedCardsDependOnPlayers()
{
    // Of the 48 cards three start the piles and each seat holds nine.
    const std::array<int, 4> unused{27, 18, 9, 0};
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const Dealt dealt = dealtCards(players, 1);
        CardSet seen{dealt.piles[0], dealt.piles[1], dealt.piles[2]};
        QCOMPARE(seen.count(), 3);
        for (int seat = 0; seat < players; ++seat) {
            const CardSet hand = dealt.hands[toIndex(seat)];
            QCOMPARE(hand.count(), kHandSize);
            QVERIFY((seen & hand).empty());
            seen |= hand;
        }
        QVERIFY(kDeck.containsAll(seen));
        QCOMPARE((kDeck - seen).count(), unused[toIndex(players - kMinPlayers)]);
    }
}

void TestNinjanVectors::orderMatchesVectors()
{
    QFETCH(QJsonObject, vector);
    std::vector<Card> plays = cardsOf(vector[u"plays"].toArray());
    const QStringList expected = namesOf(cardsOf(vector[u"order"].toArray()));
    QCOMPARE(resolvedNames(plays), expected);
    // The order does not depend on which seat plays which card.
    std::sort(plays.begin(), plays.end());
    do {
        QCOMPARE(resolvedNames(plays), expected);
    } while (std::next_permutation(plays.begin(), plays.end()));
}

void TestNinjanVectors::orderIgnoresSeats()
{
    Random random(5);
    for (int i = 0; i < 20'000; ++i) {
        // Few different numbers, so that pairs and triples are common.
        std::vector<Card> plays;
        const auto size = 2 + random.below(4);
        while (plays.size() < size) {
            const int number = 3 + static_cast<int>(random.below(3));
            const Card next = card(static_cast<Suit>(random.below(3)), number);
            if (std::find(plays.begin(), plays.end(), next) == plays.end())
                plays.push_back(next);
        }
        const QStringList order = resolvedNames(plays);
        QCOMPARE(order.size(), static_cast<int>(plays.size()));
        for (int at = 1; at < order.size(); ++at) {
            const Card before = ninjanCard(order[at - 1].toStdString());
            const Card after = ninjanCard(order[at].toStdString());
            QVERIFY(numberOf(before) >= numberOf(after));
            // Of two neighbours with the same number the first beats the second; a triple is rock, scissors, paper.
            if (numberOf(before) == numberOf(after))
                QVERIFY2(beats(before, after), qPrintable(order.join(u' ')));
            if (at > 1 && order[at - 2].mid(1) == order[at].mid(1))
                QVERIFY2(suitOf(after) == Suit::Paper, qPrintable(order.join(u' ')));
        }
        std::reverse(plays.begin(), plays.end());
        QCOMPARE(resolvedNames(plays), order);
    }
}

void TestNinjanVectors::roundsMatchVectors()
{
    QFETCH(QJsonObject, vector);
    const std::vector<Card> plays = cardsOf(vector[u"plays"].toArray());
    const QJsonArray piles = vector[u"piles"].toArray();
    Position position;
    position.board.players = static_cast<int>(plays.size());
    for (std::size_t i = 0; i < kPiles; ++i)
        for (Card card : cardsOf(piles[static_cast<int>(i)].toArray()))
            position.board.piles[i].add(card);
    for (std::size_t seat = 0; seat < plays.size(); ++seat) {
        position.hands[seat] = CardSet::of(plays[seat]);
        position.choose(static_cast<int>(seat), plays[seat]);
    }
    position.reveal();
    for (const QJsonArray steps = vector[u"steps"].toArray(); const QJsonValue &value : steps) {
        const QJsonObject step = value.toObject();
        const int seat = step[u"seat"].toInt();
        const Card shown = ninjanCard(step[u"card"].toString().toStdString());
        QCOMPARE(position.board.turn(), seat);
        QCOMPARE(position.board.current().card, shown);
        QCOMPARE(indices(position.board.allowedPiles()), numbers(step[u"allowed"].toArray()));
        for (int pile = 0; pile < kPiles; ++pile)
            QVERIFY(whyIllegal(position.board, ResolveEvent{seat, shown, pile})
                    == (has(position.board.allowedPiles(), pile) ? Reason::None : Reason::MustTakePile));
        const CardSet taken = position.resolve(step[u"pile"].toInt());
        QCOMPARE(!taken.empty(), step[u"takes"].toBool());
    }
    const QJsonArray pilesAfter = vector[u"pilesAfter"].toArray();
    for (std::size_t i = 0; i < kPiles; ++i) {
        const Pile &pile = position.board.piles[i];
        QCOMPARE(namesOf({pile.begin(), pile.end()}), namesOf(cardsOf(pilesAfter[static_cast<int>(i)].toArray())));
        QCOMPARE(pile.sum(), sumOf(pile.cards()));
    }
    const QJsonArray scores = vector[u"scores"].toArray();
    QCOMPARE(scores.size(), position.board.players);
    for (int seat = 0; seat < scores.size(); ++seat) {
        QCOMPARE(position.board.points[toIndex(seat)], scores[seat].toInt());
        QCOMPARE(sumOf(position.board.taken[toIndex(seat)]), scores[seat].toInt());
    }
    QVERIFY(position.board.phase == Phase::Choose);
    QCOMPARE(position.board.round, 2);
}

void TestNinjanVectors::tieThrowsMatchVectors()
{
    QFETCH(QJsonObject, vector);
    ThrowEvent event;
    for (const QJsonArray symbols = vector[u"throws"].toArray(); const QJsonValue &symbol : symbols)
        event.throws.push_back(static_cast<int>(kSuitLetters.find(symbol.toString().at(0).toLatin1())));
    QCOMPARE(indices(remaining(event)), numbers(vector[u"remain"].toArray()));
}

void TestNinjanVectors::everyThrowFollowsTheRule()
{
    // All throws of five seats, each showing nothing or a symbol, compared with the text of the rule.
    for (int code = 0; code < 1024; ++code) {
        ThrowEvent event;
        QList<int> in;
        QSet<char> symbols;
        for (int seat = 0; seat < 5; ++seat) {
            const int digit = code >> (2 * seat) & 3;
            if (digit == 3) {
                event.throws.push_back(std::nullopt);
                continue;
            }
            event.throws.push_back(digit);
            in << seat;
            symbols << "RPS"[digit];
        }
        QList<int> expected = in;
        if (symbols.size() == 2) {
            const char loser = !symbols.contains('R') ? 'P' : !symbols.contains('P') ? 'S' : 'R';
            expected.removeIf([&](int seat) { return "RPS"[*event.throws[toIndex(seat)]] == loser; });
        }
        QCOMPARE(indices(remaining(event)), expected);
    }
}

REGISTER_TEST(TestNinjanVectors)
#include "tst_ninjan_vectors.moc"
