// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of Ninjan are true: checked against the rules in many positions of random games.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_game.h"
#include "tests/test_program.h"

#include "engine/ai/ninjan/hint.h"
#include "ui/base/text/ninjan_hint_text.h"
#include "ui/base/text/ninjan_text.h"

#include <QRegularExpression>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;
using test::ninjanCard;
using test::ninjanGame;
using test::playNinjan;

namespace {

using Case = NinjanText::Case;

const Names kThree{{"Ada", "Leif", "Ylva"}, 0};

QString plainText(const QString &sentence) { return spoken(sentence); }

/// The view of a game of three after these events.
ninjan::View ownViewAfter(const Events &events)
{
    ninjan::View view(0);
    view.apply(ninjanGame(3, 1));
    for (const Event &event : events)
        view.apply(event);
    return view;
}

ThrowEvent thrown(std::vector<std::optional<int>> symbols)
{
    ThrowEvent event;
    event.throws = std::move(symbols);
    return event;
}

/// Whether what is said about a card holds, as far as the text can be checked.
bool cardReasonsHold(const ninjan::View &view, Card card, const QString &sentence)
{
    const auto beats = view.board().beatenPiles(card);
    const QString opening = QStringLiteral("Choose %1: ").arg(NinjanText::card(card, Case::Accusative));
    if (!sentence.startsWith(opening + QStringLiteral("it "))
        && !sentence.startsWith(opening + QStringLiteral("as things stand it ")))
        return false;
    if (sentence.contains(QLatin1String("beats nothing")) != (beats == 0)
        && !sentence.contains(QLatin1String("resolved")))
        return false;
    bool higher = false;
    bool lower = false;
    for (const Card other : view.unseen()) {
        higher = higher || ninjan::numberOf(other) > ninjan::numberOf(card);
        lower = lower || ninjan::numberOf(other) < ninjan::numberOf(card);
    }
    if ((sentence.contains(QLatin1String("resolved last")) || sentence.contains(QLatin1String("after your opponent")))
        && lower)
        return false;
    if (sentence.contains(QLatin1String("resolved first")) && higher)
        return false;
    if (sentence.contains(QLatin1String("nobody can prevent")) && view.players() > 2 && higher)
        return false;
    static const QRegularExpression takes(QStringLiteral("(?:it takes|has to take) (.+?) \\(([+−]?\\d+)\\)"));
    if (const auto match = takes.match(sentence); match.hasMatch()) {
        for (int pile = 0; pile < ninjan::kPiles; ++pile) {
            const auto &cards = view.board().piles[toIndex(pile)];
            if (ninjan::has(beats, pile) && match.captured(1) == NinjanText::card(cards.top(), Case::Accusative)
                && match.captured(2) == signedNumber(cards.sum()))
                return true;
        }
        return false;
    }
    return true;
}

int parsedNumber(QString text) { return text.replace(QChar(0x2212), QLatin1Char('-')).toInt(); }

bool pileReasonsHold(const ninjan::Board &board, int pile, const QString &sentence)
{
    const int sum = board.piles[toIndex(pile)].sum();
    std::vector<int> others;
    for (int other = 0; other < ninjan::kPiles; ++other)
        if (other != pile && ninjan::has(board.allowedPiles(), other))
            others.push_back(board.piles[toIndex(other)].sum());
    const Card card = board.current().card;
    static const QRegularExpression rather(
        QStringLiteral("^Take ([+−]?\\d+) rather than ([+−]?\\d+)(?: or ([+−]?\\d+))?\\."));
    static const QRegularExpression although(
        QStringLiteral("^Take the pile worth ([+−]?\\d+), even though there is one worth ([+−]?\\d+)\\."));
    static const QRegularExpression lay(QStringLiteral("^Lay your card on (.+): the pile is then worth ([+−]?\\d+)"));
    if (const auto match = rather.match(sentence); match.hasMatch())
        return parsedNumber(match.captured(1)) == sum
               && std::all_of(others.begin(), others.end(), [sum](int one) { return one <= sum; })
               && std::find(others.begin(), others.end(), parsedNumber(match.captured(2))) != others.end();
    if (const auto match = although.match(sentence); match.hasMatch())
        return parsedNumber(match.captured(1)) == sum && parsedNumber(match.captured(2)) > sum
               && std::find(others.begin(), others.end(), parsedNumber(match.captured(2))) != others.end();
    if (const auto match = lay.match(sentence); match.hasMatch()) {
        bool beaten = false;
        for (int i = board.resolved + 1; i < board.players; ++i)
            beaten = beaten || ninjan::beats(board.order[toIndex(i)].card, card);
        return board.beatenPiles(card) == 0 && parsedNumber(match.captured(2)) == sum + ninjan::numberOf(card)
               && !(sentence.contains(QLatin1String("No card still to come beats yours")) && beaten);
    }
    return sentence.startsWith(QLatin1String("Take "))
           && sentence.contains(QLatin1String("each of the piles you could take is worth"))
           && std::all_of(others.begin(), others.end(), [sum](int one) { return one == sum; });
}

} // namespace

class TestNinjanText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void adviceIsTrue();
    void adviceOfExamples();
    void logExplainsWhyAPileIsTaken();
    void logExplainsOrderOfEqualNumbers();
    void logNamesSeatsOutOfTheThrow();
};

/// Every card and pile of every position, not only the best.
void TestNinjanText::adviceIsTrue()
{
    int cards = 0;
    int piles = 0;
    for (std::uint64_t deal = 1; deal <= 60 && !QTest::currentTestFailed(); ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        ninjan::View view(0);
        view.apply(ninjanGame(players, deal));
        playNinjan(ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &event) {
            const ninjan::Board &board = view.board();
            if (view.mayChoose() && view.hand().count() > 1) {
                for (const Card card : view.hand()) {
                    ninjan::RankedChoice choice;
                    choice.card = card;
                    choice.why = ninjan::reasonsForCard(view, card);
                    const QString sentence = plainText(NinjanHintText::advice(view, choice));
                    QVERIFY2(cardReasonsHold(view, card, sentence), qPrintable(sentence));
                    ++cards;
                }
            } else if (view.dealt() && board.turn() == 0 && ninjan::countOf(board.allowedPiles()) > 1) {
                for (int pile = 0; pile < ninjan::kPiles; ++pile) {
                    if (!ninjan::has(board.allowedPiles(), pile))
                        continue;
                    ninjan::RankedChoice choice;
                    choice.card = board.current().card;
                    choice.pile = pile;
                    choice.why = ninjan::reasonsForPile(view, pile);
                    const QString sentence = plainText(NinjanHintText::advice(view, choice));
                    QVERIFY2(pileReasonsHold(board, pile, sentence), qPrintable(sentence));
                    ++piles;
                }
            }
            view.apply(referee.seenBy(event, 0));
        });
    }
    QVERIFY2(cards > 2000 && piles > 400, qPrintable(QStringLiteral("%1 %2").arg(cards).arg(piles)));
}

void TestNinjanText::adviceOfExamples()
{
    DealEvent deal;
    deal.piles = {ninjanCard("P10"), ninjanCard("S5"), ninjanCard("R2")};
    CardSet hand;
    for (const char *name : {"S9", "P-5", "R7", "S-6", "R-6", "P-6", "R1", "R3", "P1"})
        hand.add(ninjanCard(name));
    deal.hands = {SeenHand::open(hand), SeenHand::closed(9)};
    ninjan::View view(0);
    view.apply(ninjanGame(2, 1));
    view.apply(deal);
    const auto advice = [&view](const char *name) {
        ninjan::RankedChoice choice;
        choice.card = ninjanCard(name);
        choice.why = ninjan::reasonsForCard(view, choice.card);
        return plainText(NinjanHintText::advice(view, choice)).remove(QLatin1String("the "));
    };
    QCOMPARE(advice("S9"),
             QStringLiteral("Choose scissors 9: it takes paper 10 (+10) unless somebody plays scissors 10 first."));
    QCOMPARE(advice("R7"), QStringLiteral("Choose rock 7: it takes scissors 5 (+5) unless somebody plays one of these "
                                          "first: rock 10, rock 9, and rock 8."));
}

void TestNinjanText::logExplainsWhyAPileIsTaken()
{
    DealEvent deal;
    deal.piles = {ninjanCard("R10"), ninjanCard("S6"), ninjanCard("R2")};
    const auto hand = [](std::initializer_list<const char *> names) {
        CardSet cards;
        for (const char *name : names)
            cards.add(ninjanCard(name));
        return SeenHand::open(cards);
    };
    deal.hands = {hand({"P9"}), hand({"R8"}), hand({"P3"})};
    const RevealEvent reveal{{ninjanCard("P9"), ninjanCard("R8"), ninjanCard("P3")}};
    Events events{deal, ChooseEvent{0, ninjanCard("P9")}, ChooseEvent{1, ninjanCard("R8")},
                  ChooseEvent{2, ninjanCard("P3")}};
    QCOMPARE(NinjanText::log(reveal, ownViewAfter(events), kThree).size(), 1);
    events.push_back(reveal);
    const ResolveEvent first{0, ninjanCard("P9"), 0};
    QCOMPARE(plainText(NinjanText::log(first, ownViewAfter(events), kThree).join(QLatin1Char('|'))),
             QStringLiteral("You: the paper 9 beats the rock 10 and takes pile 1 (+10)."));
    events.push_back(first);
    const ResolveEvent second{1, ninjanCard("R8"), 1};
    QCOMPARE(plainText(NinjanText::log(second, ownViewAfter(events), kThree).constFirst()),
             QStringLiteral("Leif: the rock 8 beats the scissors 6 and takes pile 2 (+6)."));
    events.push_back(second);
    events.push_back(ResolveEvent{2, ninjanCard("P3"), 2});
    // The top cards are P9, R8, P3.
    const ResolveEvent laid{0, ninjanCard("R1"), 1};
    ninjan::View view = ownViewAfter(events);
    QCOMPARE(plainText(NinjanText::log(laid, view, kThree).constFirst()),
             QStringLiteral("You: the rock 1 beats nothing and is laid on the rock 8 (pile 2, now +9)."));
}

void TestNinjanText::logExplainsOrderOfEqualNumbers()
{
    const ninjan::View view = ownViewAfter({});
    const auto lines = [&view](std::initializer_list<const char *> names) {
        RevealEvent reveal;
        for (const char *name : names)
            reveal.cards.push_back(ninjanCard(name));
        return plainText(NinjanText::log(reveal, view, kThree).mid(1).join(QLatin1Char('|')));
    };
    QCOMPARE(lines({"R4", "P4", "S1"}),
             QStringLiteral("Same number: the paper 4 is resolved first because it beats the rock 4."));
    QCOMPARE(lines({"R-4", "P2", "S-4"}),
             QStringLiteral("Same number: the rock −4 is resolved first because it beats the scissors −4."));
    QCOMPARE(lines({"P4", "S4", "R4"}),
             QStringLiteral("Three cards numbered 4: rock is resolved first, then scissors, then paper."));
    QCOMPARE(lines({"P4", "S3", "R2"}), QString());
    QCOMPARE(lines({"P4", "S4", "R2", "P2"}).count(QLatin1String("Same number")), 2);
}

void TestNinjanText::logNamesSeatsOutOfTheThrow()
{
    const auto sentence = [](const ThrowEvent &event) {
        return plainText(NinjanText::log(event, ownViewAfter({}), kThree).constLast());
    };
    constexpr int kRock = 0, kPaper = 1, kScissors = 2;
    QCOMPARE(sentence(thrown({kRock, kRock, kScissors})), QStringLiteral("Ylva is out. You and Leif throw again."));
    QCOMPARE(sentence(thrown({kScissors, kRock, kRock})), QStringLiteral("You are out. Leif and Ylva throw again."));
    QCOMPARE(sentence(thrown({kRock, kPaper, kScissors})),
             QStringLiteral("Nobody is out. You, Leif, and Ylva throw again."));
    QCOMPARE(sentence(thrown({std::nullopt, kPaper, kPaper})),
             QStringLiteral("Nobody is out. Leif and Ylva throw again."));
    QCOMPARE(sentence(thrown({kRock, kPaper, kRock})), QStringLiteral("Out: You and Ylva."));
    QCOMPARE(sentence(thrown({std::nullopt, kPaper, kRock})), QStringLiteral("Ylva is out."));
    // The final message as well.
    GameOverEvent over;
    over.totals = {3, 38, 38};
    over.winners = {1};
    ninjan::View view = ownViewAfter({});
    QCOMPARE(plainText(NinjanText::log(over, view, kThree).constLast()), QStringLiteral("Leif wins with 38 points."));
    view.apply(thrown({std::nullopt, kPaper, kRock}));
    QCOMPARE(plainText(NinjanText::log(over, view, kThree).constLast()),
             QStringLiteral("Leif wins the throw-off: 38 points each."));
}

REGISTER_TEST(TestNinjanText)
#include "tst_ninjan_text.moc"
