// SPDX-License-Identifier: GPL-3.0-or-later
// Short announcements are short in every language, and nothing in another one.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include "ui/base/settings/languages.h"
#include "ui/base/text/game_log_formatter.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kOdinWords = 7, kNinjanWords = 6;
constexpr int kLongHandWords = 35; ///< nine cards, three suits, three piles
constexpr Speech kShort{.isShort = true};
const Names kNames{{"Ada", "Bjorn", "Sigrid", "Leif"}, 0};

/// All sets of one colour, and all of one number.
std::vector<CardSet> allSets()
{
    std::vector<CardSet> sets;
    const auto add = [&sets](CardSet all) {
        std::vector<CardSet> some{CardSet{}};
        for (const Card card : all)
            for (std::size_t i = 0, n = some.size(); i < n; ++i)
                some.push_back(some[i] | CardSet::of(card));
        sets.insert(sets.end(), some.begin() + 1, some.end());
    };
    for (int colour = 0; colour < odin::kColours; ++colour)
        add(odin::cardsOf(static_cast<odin::Colour>(colour)));
    for (int number = 1; number <= odin::kNumbers; ++number)
        add(odin::cardsOf(number));
    return sets;
}

/// What is announced when the opponent plays these cards on a lead of one card.
QString wordsOfPlay(CardSet cards, Card take, int held)
{
    GameEvent game;
    game.seats = {"Ada", "Bjorn"};
    const auto table = makeLogFormatter(Game::Odin, 0);
    table->skip(game);
    table->skip(HandEvent{take == kNoCard ? 1 : 0, {SeenHand::closed(9), SeenHand::closed(held)}});
    if (take != kNoCard)
        table->skip(PlayEvent{0, CardSet::of(take), kNoCard});
    return table->announcements(PlayEvent{1, cards, take}, kNames, kShort).first();
}

} // namespace

class TestShortSpeech : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesOfOdin_data();
    void movesOfOdin();
    void wholeGames_data() { movesOfOdin_data(); }
    void wholeGames();
    void examples();
    void leadIsSaidOnce_data();
    void leadIsSaidOnce();
    void fewCards();
    void answers();
    void cardsOfNinjanAreToldBySuits();
    void answersAreThere_data() { movesOfOdin_data(); }
    void answersAreThere();
};

void TestShortSpeech::movesOfOdin_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

void TestShortSpeech::movesOfOdin()
{
    QFETCH(QString, code);
    Languages languages;
    languages.setLanguage(code);
    const Card take = odin::cardOfName("O5").value();
    for (const CardSet cards : allSets())
        for (const QString &words : {wordsOfPlay(cards, take, 12), wordsOfPlay(cards, kNoCard, 12),
                                     wordsOfPlay(cards, kNoCard, cards.count())})
            QVERIFY2(wordsIn(words) <= kOdinWords && !words.contains(QLatin1Char('%')), qUtf8Printable(words));
}

void TestShortSpeech::wholeGames()
{
    QFETCH(QString, code);
    Languages languages;
    languages.setLanguage(code);
    int moves = 0;
    const auto odin = makeLogFormatter(Game::Odin, 0);
    GameEvent game = test::odinGame(4, 3);
    for (const Event &one : test::playOdin(game, 3)) {
        const QStringList said = odin->announcements(one, kNames, kShort);
        if (std::holds_alternative<PlayEvent>(one) || std::holds_alternative<PassEvent>(one)) {
            ++moves;
            QVERIFY2(wordsIn(said.first()) <= kOdinWords, qUtf8Printable(said.first()));
        }
    }
    const auto ninjan = makeLogFormatter(Game::Ninjan, 0);
    int reveals = 0; // of which is told: the question has told the round
    game = test::ninjanGame(4, 3);
    for (const Event &one : test::playNinjan(game, 3, [](const auto &, const Event &) {})) {
        const QStringList said = ninjan->announcements(one, kNames, kShort);
        reveals += std::holds_alternative<RevealEvent>(one) && !said.isEmpty();
        if (std::holds_alternative<ResolveEvent>(one)) {
            ++moves;
            const QString first = said.first().section(QLatin1Char('\n'), 0, 0);
            QVERIFY2(wordsIn(first) <= kNinjanWords, qUtf8Printable(first));
        }
    }
    QCOMPARE(reveals, 1); // the last cards, which nobody chooses
    QVERIFY2(moves > 50, qPrintable(QString::number(moves)));
}

void TestShortSpeech::examples()
{
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    const auto set = [](std::initializer_list<const char *> names) {
        CardSet cards;
        for (const char *name : names)
            cards.add(odin::cardOfName(name).value());
        return cards;
    };
    const Card blueFive = odin::cardOfName("B5").value();
    QCOMPARE(spoken(wordsOfPlay(set({"R7", "R5", "R3"}), blueFive, 9)), QStringLiteral("Bjorn 753 red, takes blue 5."));
    QCOMPARE(spoken(wordsOfPlay(set({"R7", "G7"}), blueFive, 9)),
             QStringLiteral("Bjorn 77, red, green, takes blue 5."));
    QCOMPARE(spoken(wordsOfPlay(set({"G3"}), kNoCard, 9)), QStringLiteral("Bjorn leads green 3."));
    QCOMPARE(spoken(wordsOfPlay(set({"G3"}), kNoCard, 1)), QStringLiteral("Bjorn green 3 and goes out."));
}

void TestShortSpeech::leadIsSaidOnce_data()
{
    QTest::addColumn<bool>("isShort");
    QTest::newRow("short") << true;
    QTest::newRow("long") << false;
}

/// “Hand 1: you lead. You lead: one card.”; “Round 2” when a card was to be chosen and when all were.
void TestShortSpeech::leadIsSaidOnce()
{
    QFETCH(bool, isShort);
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    const Speech speech{.isShort = isShort};
    const auto card = [](const char *name) { return CardSet::of(odin::cardOfName(name).value()); };
    const auto table = makeLogFormatter(Game::Odin, 0);
    GameEvent game;
    game.seats = {"Ada", "Bjorn"};
    table->skip(game);
    QString said;
    const auto tell = [&](const Event &event) {
        said += table->announcements(event, kNames, speech).join(QLatin1Char(' ')) + QLatin1Char(' ');
    };
    tell(HandEvent{0, {SeenHand::open(card("P1") | card("P9") | card("G3")), SeenHand::closed(3)}});
    QCOMPARE(said.trimmed(), QStringLiteral("Hand 1"));
    said += table->prompt(isShort);
    QCOMPARE(said.count(QStringLiteral("lead")), 1);
    table->skip(PlayEvent{0, card("P9"), kNoCard});
    said.clear();
    tell(PassEvent{1});
    QCOMPARE(spoken(said).trimmed(), QStringLiteral("Bjorn passes."));

    const auto ninjan = makeLogFormatter(Game::Ninjan, 0);
    for (const Event &one : test::playNinjan(test::ninjanGame(3, 3), 3, [](const auto &, const Event &) {}))
        if (const QString words = ninjan->announcements(one, kNames, speech).join(QLatin1Char(' '));
            std::holds_alternative<RevealEvent>(one))
            QVERIFY2(!words.contains(QStringLiteral("Round")) || words.startsWith(QStringLiteral("Round 9")),
                     qPrintable(words));
}

void TestShortSpeech::fewCards()
{
    GameEvent game;
    game.seats = {"Ada", "Bjorn"};
    const auto said = [&game](int held, const char *played, const Speech &speech) {
        const auto table = makeLogFormatter(Game::Odin, 0);
        table->skip(game);
        table->skip(HandEvent{0, {SeenHand::closed(9), SeenHand::closed(held)}});
        const Card lead = odin::cardOfName("P1").value();
        table->skip(PlayEvent{0, CardSet::of(lead), kNoCard});
        CardSet cards;
        for (const QByteArray &name : QByteArray(played).split(' '))
            cards.add(odin::cardOfName(name.toStdString()).value());
        return table->announcements(PlayEvent{1, cards, lead}, kNames, speech);
    };
    QCOMPARE(spoken(said(3, "R7 R5", kShort).last()), QStringLiteral("Bjorn has two cards left."));
    QCOMPARE(spoken(said(3, "R7 R5 R3", {}).last()), QStringLiteral("Bjorn has one card left."));
    QCOMPARE(said(2, "R7", kShort).size(), 1); // it is no news
    QCOMPARE(said(4, "R7 R5", kShort).size(), 1);
    QCOMPARE(said(3, "R7 R5", {.isShort = true, .tellsFewCards = false}).size(), 1);
}

void TestShortSpeech::answers()
{
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    GameEvent game;
    game.seats = {"Ada", "Bjorn"};
    const auto table = makeLogFormatter(Game::Odin, 0);
    table->skip(game);
    table->skip(HandEvent{1, {SeenHand::open(odin::cardsOf(odin::Colour::Blue)), SeenHand::closed(9)}});
    table->skip(PlayEvent{1, CardSet::of(odin::cardOfName("R2").value()), kNoCard});
    const auto answer = [&table](Question question) { return spoken(table->answer(question, kNames, true)); };
    QCOMPARE(answer(Question::Table), QStringLiteral("On the table: red 2, by Bjorn."));
    QVERIFY(answer(Question::Hand).startsWith(QStringLiteral("blue 1 2 3 4 5 6 7 8 9\n3, 4, 5, 6 and ")));
    QCOMPARE(answer(Question::Cards), QStringLiteral("You 9, Bjorn 8"));
    QCOMPARE(answer(Question::Points), QStringLiteral("You 0, Bjorn 0"));
    QCOMPARE(answer(Question::LastMoves), QStringLiteral("Bjorn: played 2"));
    QCOMPARE(answer(Question::Turn), QStringLiteral("You: 1 or 2 cards."));
}

/// The long answers named every card, and after each of the hand what it would take: 67 words.
void TestShortSpeech::cardsOfNinjanAreToldBySuits()
{
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    const auto ninjan = makeLogFormatter(Game::Ninjan, 0);
    int most = 0;
    for (const Event &event : test::playNinjan(test::ninjanGame(3, 5), 5, [](const auto &, const Event &) {})) {
        ninjan->skip(event);
        if (!std::holds_alternative<GameEvent>(event))
            most = std::max(most, wordsIn(ninjan->answer(Question::Hand, kNames, false)));
        for (const QString &line : ninjan->answer(Question::Points, kNames, false).split(QLatin1Char('\n')).mid(1))
            for (const char *suit : {"rock", "paper", "scissors"})
                QVERIFY2(line.count(QLatin1String(suit)) <= 1, qPrintable(line));
    }
    QVERIFY2(most > 9 && most <= kLongHandWords, qPrintable(QString::number(most)));
}

/// After every event of a game each question has an answer without placeholders.
void TestShortSpeech::answersAreThere()
{
    QFETCH(QString, code);
    Languages languages;
    languages.setLanguage(code);
    const auto check = [](GameLogFormatter &table, const Events &events) {
        for (const Event &event : events) {
            table.announcements(event, kNames, kShort);
            for (int question = 0; question < kQuestions && &event != &events.front(); ++question) // dealt
                for (const bool isShort : {true, false}) {
                    const QString answer = table.answer(static_cast<Question>(question), kNames, isShort);
                    QVERIFY2(!answer.isEmpty() && !answer.contains(QLatin1Char('%')), qUtf8Printable(answer));
                }
        }
    };
    const auto odin = makeLogFormatter(Game::Odin, 0);
    check(*odin, test::playOdin(test::odinGame(3, 5), 5));
    const auto ninjan = makeLogFormatter(Game::Ninjan, 0);
    check(*ninjan, test::playNinjan(test::ninjanGame(3, 5), 5, [](const auto &, const Event &) {}));
}

REGISTER_TEST(TestShortSpeech)

#include "tst_short_speech.moc"
