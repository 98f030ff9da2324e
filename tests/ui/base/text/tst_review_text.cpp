// SPDX-License-Identifier: GPL-3.0-or-later
// Words of the review: figures, verdicts in doubt, and one move against another.
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/card.h"
#include "engine/games/odin/view.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/test_program.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/cost_text.h"
#include "ui/base/text/odin_hint_text.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/text.h"

#include <QLocale>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;
using review::Judgement;
using review::Verdict;

namespace {

Card odinCard(odin::Colour colour, int number)
{
    for (const Card card : odin::cardsOf(number))
        if (odin::colourOf(card) == colour)
            return card;
    return kNoCard;
}

CardSet setOf(std::initializer_list<Card> cards)
{
    CardSet set;
    for (const Card card : cards)
        set.add(card);
    return set;
}

Judgement judged(Verdict verdict, double loss, double error)
{
    Judgement judgement;
    judgement.verdict = verdict;
    judgement.loss = loss;
    judgement.lossCi95 = error;
    return judgement;
}

/// All legal answers to what was asked, Odin's with every card that may be picked up.
Events legalAnswers(const Events &seen, int seat, const Event &played)
{
    Events answers;
    if (std::holds_alternative<ChooseEvent>(played)) {
        for (const Card card : viewAfter<ninjan::View>(seen, seat).hand())
            answers.push_back(ChooseEvent{seat, card});
    } else if (std::holds_alternative<ResolveEvent>(played)) {
        const auto view = viewAfter<ninjan::View>(seen, seat);
        for (int pile = 0; pile < ninjan::kPiles; ++pile)
            if (ninjan::has(view.board().allowedPiles(), pile)) {
                answers.push_back(played);
                std::get<ResolveEvent>(answers.back()).pile = pile;
            }
    } else {
        const auto view = viewAfter<odin::View>(seen, seat);
        for (const odin::Move move : odin::legalMoves(view.board(), view.hand()))
            answers.push_back(move.isPass() ? Event(PassEvent{seat}) : Event(PlayEvent{seat, move.cards, move.take}));
    }
    return answers;
}

} // namespace

class TestReviewText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { languages_.setLanguage(QStringLiteral("en")); }
    void init() { languages_.setLanguage(QStringLiteral("en")); }
    void figures();
    void costs();
    void nothingBeyondTheInterval();
    void inferences();
    void doubt();
    void places();
    void oddMovesOfOdin();
    void oddMovesOfNinjan();
    void everyAnswerIsExplained_data();
    void everyAnswerIsExplained();
    void reasonsAreSentences_data();
    void reasonsAreSentences();

private:
    Languages languages_;
};

void TestReviewText::figures()
{
    QCOMPARE(decimal(2.94), QStringLiteral("2.9"));
    QCOMPARE(decimal(-2.94), QStringLiteral("−2.9"));
    QCOMPARE(decimal(-0.04), QStringLiteral("0.0")); // no sign before nothing
    QCOMPARE(signedDecimal(0.04), QStringLiteral("0.0"));
    QCOMPARE(signedDecimal(2.94), QStringLiteral("+2.9"));
    languages_.setLanguage(QStringLiteral("de"));
    QCOMPARE(decimal(2.94), QStringLiteral("2,9"));
    languages_.setLanguage(QStringLiteral("ar"));
    QCOMPARE(decimal(-2.94), QStringLiteral("\u2066−2.9\u2069"));
    languages_.setNativeDigits(true);
    QVERIFY(decimal(2.94).contains(QStringLiteral("٢٫٩")));
    languages_.setNativeDigits(false);
}

void TestReviewText::costs()
{
    QCOMPARE(ReviewText::cost(Game::Odin, judged(Verdict::Mistake, 2.94, 0.1)),
             QStringLiteral("costs about 2.9 points"));
    QCOMPARE(CostText::amount(0.1, 0.03), QStringLiteral("about 0.1 points")); // not 0.1 to 0.1
    QCOMPARE(ReviewText::interval(judged(Verdict::Mistake, 2.94, 0.1)), QStringLiteral("between 2.8 and 3.0"));
    QCOMPARE(ReviewText::interval(judged(Verdict::Best, 0.1, 0.3)), QStringLiteral("between 0.0 and 0.4"));
    QVERIFY(ReviewText::interval(judged(Verdict::Best, 0, 0)).isEmpty());
    QCOMPARE(ReviewText::cost(Game::Odin, judged(Verdict::Best, 0.01, 0)), QStringLiteral("loses nothing"));
    QCOMPARE(ReviewText::cost(Game::Odin, judged(Verdict::Best, 0.4, 0.5)), QStringLiteral("no certain loss"));
}

/// No sentence says more than the interval: one figure only if it is known to a quarter, and the chance of winning only
/// where the models of the panel agree on it.
void TestReviewText::nothingBeyondTheInterval()
{
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (const Verdict verdict : {Verdict::Fine, Verdict::Doubtful, Verdict::Mistake})
            for (const double loss : {0.4, 1.2, 3.0, 14.7})
                for (const double part : {0.05, 0.2, 0.3, 0.6, 0.95}) {
                    Judgement one = judged(verdict, loss, part * loss);
                    const QString least = decimal(loss - part * loss), most = decimal(loss + part * loss);
                    const QString said = ReviewText::cost(game, one);
                    if (part > 0.25)
                        QCOMPARE(said, QStringLiteral("costs %1 to %2 points").arg(least, most));
                    else
                        QCOMPARE(said, QStringLiteral("costs about %1 points").arg(decimal(loss)));
                    QCOMPARE(ReviewText::interval(one).isEmpty(), part > 0.25 || least == most);
                    // Half of the loss is no points: it is certain only if the interval is narrower than that.
                    one.points = loss / 2;
                    const double chance = loss * (0.5 - part) * review::scaleOf(game).utilityPerPoint;
                    QCOMPARE(ReviewText::gameAtStake(game, one).isEmpty(), chance < 0.1);
                }
    // The case that was seen: the models differ by 0.4 points.
    Judgement seen = judged(Verdict::Doubtful, 1.2, 0.4);
    seen.points = 0.6;
    QVERIFY(ReviewText::gameAtStake(Game::Odin, seen).isEmpty());
    // A move that was tried is better or worse only beyond the error of both.
    QVERIFY(
        ReviewText::tried(QStringLiteral("77"), 0.5, QStringLiteral("8"), 0.4, 0.3).contains(QLatin1String("better")));
    QCOMPARE(ReviewText::tried(QStringLiteral("77"), 0.5, QStringLiteral("8"), 0.4, 0.6),
             QStringLiteral("With 77 no difference is certain."));
    QCOMPARE(ReviewText::tried(QStringLiteral("77"), 0.0, QStringLiteral("8"), 0.0, 0.0),
             QStringLiteral("77 is just as good."));
}

/// What somebody probably holds, in words that name who, and the move that suggests it.
void TestReviewText::inferences()
{
    using players::Inference;
    using Fact = Inference::Code;
    const auto textOf = [](int seats, const Inference &inference) {
        odin::View view(0);
        GameEvent game;
        for (const char *name : {"Astrid", "Gudrun", "Leif"})
            if (static_cast<int>(game.seats.size()) < seats)
                game.seats.emplace_back(name);
        view.apply(game);
        return spoken(OdinHintText::inference(view, inference));
    };
    const CardSet set = CardSet::of(*odin::cardOfName("B7")) | CardSet::of(*odin::cardOfName("R7"));
    QCOMPARE(textOf(3, {Fact::Beats, 1, set}), QStringLiteral("Gudrun can probably beat 77."));
    QCOMPARE(textOf(2, {Fact::Beats, 1, set}), QStringLiteral("Your opponent can probably beat 77."));
    QCOMPARE(textOf(3, {Fact::CannotBeat, Inference::kAllOthers, set}), QStringLiteral("Probably nobody can beat 77."));
    QCOMPARE(textOf(3, {Fact::HighCard, 2, {}, 9}), QStringLiteral("Leif probably holds a 9."));
    for (const char *code : {"en", "de", "ru", "ar", "uk"}) {
        languages_.setLanguage(QLatin1String(code));
        for (const int seats : {2, 3})
            for (const Fact fact : {Fact::Beats, Fact::CannotBeat, Fact::GoesOutOn, Fact::OneSet, Fact::HighCard})
                for (const int number : {8, 9}) {
                    const QString text = textOf(seats, {fact, 1, set, number});
                    QVERIFY2(!text.isEmpty() && !text.contains(QLatin1Char('%')),
                             qPrintable(QLatin1String(code) + text));
                }
    }
}

/// The milder word stands in doubt, and the panel says so.
void TestReviewText::doubt()
{
    QVERIFY(ReviewText::inDoubt(Game::Odin, judged(Verdict::Mistake, 2.9, 0.1)).isEmpty());
    QVERIFY(!ReviewText::inDoubt(Game::Odin, judged(Verdict::Doubtful, 0.9, 0.4)).isEmpty());
    QVERIFY(ReviewText::inDoubt(Game::Ninjan, judged(Verdict::Fine, 0.9, 0.4)).isEmpty());
    // More than the points only where the game was at stake.
    Judgement lost = judged(Verdict::Mistake, 14.7, 0.1);
    lost.points = 5;
    QVERIFY(!ReviewText::gameAtStake(Game::Odin, lost).isEmpty());
    lost.points = 14.7;
    QVERIFY(ReviewText::gameAtStake(Game::Odin, lost).isEmpty());
}

void TestReviewText::places()
{
    QCOMPARE(ReviewText::place(Game::Odin, 3, 27), QStringLiteral("Hand 3, turn 27"));
    QCOMPARE(ReviewText::place(Game::Ninjan, 6, 0), QStringLiteral("Round 6, choice"));
    QCOMPARE(ReviewText::place(Game::Ninjan, 6, 2), QStringLiteral("Round 6, pile"));
    QVERIFY(ReviewText::place(Game::Ninjan, 0, 0).isEmpty());
}

void TestReviewText::oddMovesOfOdin()
{
    using odin::Colour;
    const Card red7 = odinCard(Colour::Red, 7), blue7 = odinCard(Colour::Blue, 7), black8 = odinCard(Colour::Black, 8),
               black5 = odinCard(Colour::Black, 5), green5 = odinCard(Colour::Green, 5);
    const Event eight = PlayEvent{0, setOf({black8}), black5}, sevens = PlayEvent{0, setOf({red7, blue7}), black5},
                pass = PassEvent{0};
    QCOMPARE(ReviewText::instead({}, eight, sevens), QStringLiteral("8 instead of 77"));
    QCOMPARE(ReviewText::instead({}, eight, pass), QStringLiteral("8 instead of passing"));
    QCOMPARE(ReviewText::instead({}, pass, sevens), QStringLiteral("passes instead of 77"));
    QCOMPARE(ReviewText::instead({}, eight, PlayEvent{0, setOf({black8}), red7}),
             QStringLiteral("picks up 5 instead of 7"));
    // Where figures would say nothing, the cards are named.
    QCOMPARE(ReviewText::instead({}, eight, PlayEvent{0, setOf({black8}), green5}),
             QStringLiteral("picks up black 5; better: green 5"));
    QCOMPARE(ReviewText::instead({}, PlayEvent{0, setOf({red7}), kNoCard}, PlayEvent{0, setOf({blue7}), kNoCard}),
             QStringLiteral("red 7; better: blue 7"));
    QCOMPARE(ReviewText::longMove({}, eight), QStringLiteral("black 8; picked up: black 5"));
    QCOMPARE(ReviewText::move({}, pass), QStringLiteral("pass"));
}

void TestReviewText::oddMovesOfNinjan()
{
    const test::PlantedGame planted = test::firstPlanted(test::takesPoorPile, 3, 1);
    const Events seen = review::seenBefore(planted.events, planted.line, planted.seat);
    const Event &played = planted.events[std::size_t(planted.line) - 1];
    const QString words = ReviewText::instead(seen, played, planted.better);
    static const QRegularExpression form(QStringLiteral("^pile [123] \\(.+\\); better: [123] \\(.+\\)$"));
    QVERIFY2(form.match(words).hasMatch(), qPrintable(words));
    QVERIFY(ReviewText::why(seen, planted.seat, played, planted.better).startsWith(QStringLiteral("Why pile ")));
}

void TestReviewText::everyAnswerIsExplained_data()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("Odin") << Game::Odin;
    QTest::newRow("Ninjan") << Game::Ninjan;
}

/// For every legal answer, not only good ones, something can be said for it and something against it. Only going out
/// has no drawback unless it loses the game.
void TestReviewText::everyAnswerIsExplained()
{
    QFETCH(Game, game);
    const int most = game == Game::Odin ? 6 : 5;
    int answers = 0;
    for (int players = 2; players <= most; ++players) {
        const Events events = test::computersGame(test::computersOf(game, players, 40 + std::uint64_t(players)));
        for (const review::Decision &decision : review::decisionsOf(events)) {
            const Events seen = review::seenBefore(events, decision.line, decision.seat);
            for (const Event &answer : legalAnswers(seen, decision.seat, decision.played)) {
                ++answers;
                const auto *play = std::get_if<PlayEvent>(&answer);
                const bool takes = play && play->take != kNoCard;
                QStringList texts{ReviewText::reasons(seen, decision.seat, answer, false)};
                if (!play || viewAfter<odin::View>(seen, decision.seat).hand() != play->cards)
                    texts.push_back(CostText::against(seen, decision.seat, answer, false));
                if (takes)
                    texts += {ReviewText::reasons(seen, decision.seat, answer, true),
                              CostText::against(seen, decision.seat, answer, true)};
                for (const QString &text : texts)
                    QVERIFY2(text.endsWith(QLatin1Char('.')) && !text.contains(QLatin1Char('%')),
                             qPrintable(ReviewText::longMove(seen, answer) + QLatin1String(": ") + text));
            }
        }
    }
    QVERIFY(answers > (game == Game::Odin ? 3000 : 500));
}

void TestReviewText::reasonsAreSentences_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

/// For every decision of a game there are whole sentences without markers, for the move played and any other.
void TestReviewText::reasonsAreSentences()
{
    QFETCH(QString, language);
    languages_.setLanguage(language);
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        const Events events = test::computersGame(test::computersOf(game, 3, 5));
        int found = 0;
        for (const review::Decision &decision : review::decisionsOf(events)) {
            const Events seen = review::seenBefore(events, decision.line, decision.seat);
            const QString why = ReviewText::why(seen, decision.seat, decision.played, decision.played);
            ++found;
            QVERIFY2(!why.contains(QLatin1Char('%')), qPrintable(why));
            QVERIFY2(why.endsWith(QLatin1Char('.')), qPrintable(why));
        }
        QVERIFY2(found > 20, qPrintable(QString::number(found)));
    }
}

REGISTER_TEST(TestReviewText)
#include "tst_review_text.moc"
