// SPDX-License-Identifier: GPL-3.0-or-later
// Hints in words: every one has a reason, in all five languages, in many positions of both games.
#include "tests/engine/ai/odin/odin_decisions.h"
#include "tests/engine/ninjan_game.h"
#include "tests/test_program.h"

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/ninjan_hint_text.h"
#include "ui/base/text/odin_hint_text.h"
#include "ui/base/text/text.h"
#include "ui/table/scene/layout.h"
#include "ui/table/scene/table_pieces.h"

#include <QApplication>
#include <QRegularExpression>
#include <QtTest>

#include <map>

using namespace meadhall;
using namespace meadhall::ui;

struct OdinHint {
    odin::View view;
    players::RankedMove best;
};

struct NinjanHint {
    ninjan::View view;
    ninjan::RankedChoice best;
};

namespace {

constexpr int kPlayouts = 12;

/// The move of the search for some positions, that of the linear evaluation for the others: its reasons are found in
/// the same way.
OdinHint odinHint(const odin::View &view, bool searches, std::uint64_t seed)
{
    if (searches)
        return {view, players::rankMoves(view, kPlayouts, seed, {}).front()};
    odin::MoveList moves;
    const odin::Move move =
        odin::ai::greedyMove(odin::ai::InformationState::of(view), moves, odin::ai::greedyWeights(view.players()));
    return {view, {move, 0, 0, players::reasonsFor(view, move), players::reasonsToTake(view, move)}};
}

std::vector<OdinHint> odinHints()
{
    std::vector<OdinHint> hints;
    Random random(3);
    for (std::uint64_t number = 0; number < 30; ++number)
        test::forEachOdinDecision(test::odinGame(static_cast<int>(2 + number % 5), number), number,
                                  number % 3 == 0 ? 9 : 1, [&](const odin::View &view, const odin::Referee &) {
                                      if (random.below(3) == 0)
                                          hints.push_back(odinHint(view, random.below(8) == 0, number));
                                  });
    return hints;
}

/// Games in which everybody plays at random, or by the fixed policy.
std::vector<NinjanHint> ninjanHints()
{
    std::vector<NinjanHint> hints;
    for (std::uint64_t deal = 1; deal <= 25; ++deal) {
        const int players = static_cast<int>(2 + deal % 4);
        ninjan::View view(0);
        view.apply(test::ninjanGame(players, deal));
        test::playNinjan(
            test::ninjanGame(players, deal), deal, [&](const ninjan::Referee &referee, const Event &event) {
                const bool chooses = view.mayChoose() && view.hand().count() > 1 && view.choice() == kNoCard;
                const bool takes =
                    view.dealt() && view.board().turn() == 0 && ninjan::countOf(view.board().allowedPiles()) > 1;
                if (chooses || takes)
                    hints.push_back({view, ninjan::rankChoices(view, kPlayouts, deal, {}).front()});
                view.apply(referee.seenBy(event, 0));
            });
    }
    return hints;
}

/// Whether the message line of a small window shows the whole text.
bool isShownWhole(const QString &text)
{
    static PixmapCache cache;
    constexpr QSizeF size(800, 560); // without the menu bar
    const TableLayout layout = layoutTable(size, 4, 4, QGuiApplication::layoutDirection());
    MessageItem message(cache);
    message.setRoom(layout.message.width(), layout.message.height());
    message.setText(text, MessageItem::Tone::Prompt);
    return message.toolTip().isEmpty(); // else it has the part that is cut off
}

/// What is wrong with a hint; empty if it is a text of this language without gaps.
QString faultOf(const QString &written, const QString &code)
{
    QString text = spoken(written);
    text.remove(QStringLiteral("Seat ")); // the name of a player
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]")), cyrillic(QStringLiteral("[А-яЁёІіЇїЄєҐґ]")),
        english(QStringLiteral("\\b(the|your|with|and|it|nobody|then|pile|card|cards|you)\\b"),
                QRegularExpression::CaseInsensitiveOption);
    if (text.contains(QLatin1Char('%')))
        return QStringLiteral("a place is not filled in");
    if (!isShownWhole(written))
        return QStringLiteral("too long: %1").arg(text.size());
    if (text.contains(QLatin1String("  ")) || text.trimmed() != text || !text.endsWith(QLatin1Char('.')))
        return QStringLiteral("a part is missing");
    if (code == QLatin1String("de") && english.match(text).hasMatch())
        return QStringLiteral("English words");
    const bool slavic = code == QLatin1String("ru") || code == QLatin1String("uk");
    if ((slavic || code == QLatin1String("ar")) && latin.match(text).hasMatch())
        return QStringLiteral("Latin letters");
    if (slavic != cyrillic.match(text).hasMatch())
        return QStringLiteral("another script");
    return {};
}

/// Whether the only move is to pass: then one sentence says both.
bool mustPass(const OdinHint &hint)
{
    return hint.best.move.isPass() && odin::legalSets(hint.view.board(), hint.view.hand()).empty();
}

int sentences(const QString &text)
{
    static const QRegularExpression end(QStringLiteral("\\.(?:\\s|$)"));
    return static_cast<int>(text.count(end));
}

} // namespace

class TestHintText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void odinHintsGiveReasons_data() { addLanguages(); }
    void odinHintsGiveReasons();
    void ninjanHintsGiveReasons_data() { addLanguages(); }
    void ninjanHintsGiveReasons();
    void everyReasonHasWords_data() { addLanguages(); }
    void everyReasonHasWords();
    void weakReasonsAreComparedWithTheNextMove();
    void cleanup() { languages_.setLanguage(QStringLiteral("en")); }

private:
    static void addLanguages();

    Languages languages_;
    std::vector<OdinHint> odin_;
    std::vector<NinjanHint> ninjan_;
};

void TestHintText::initTestCase()
{
    QVERIFY(!isShownWhole(QStringLiteral("word ").repeated(60)));
    odin_ = odinHints();
    ninjan_ = ninjanHints();
}

void TestHintText::addLanguages()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

void TestHintText::odinHintsGiveReasons()
{
    QFETCH(QString, code);
    languages_.setLanguage(code);
    for (const OdinHint &hint : odin_) {
        const QString text = OdinHintText::advice(hint.view, hint.best);
        QVERIFY2(faultOf(text, code).isEmpty(), qPrintable(faultOf(text, code) + QLatin1String(": ") + text));
        QVERIFY2(sentences(text) >= (mustPass(hint) ? 1 : 2) && sentences(text) <= 3, qPrintable(text));
        if (hint.best.move.take == kNoCard || hint.view.board().table.count() < 2)
            continue;
        const QString pickUp = OdinHintText::pickUpAdvice(hint.best);
        QVERIFY2(faultOf(pickUp, code).isEmpty(), qPrintable(faultOf(pickUp, code) + QLatin1String(": ") + pickUp));
        QVERIFY2(sentences(pickUp) >= 2, qPrintable(pickUp));
    }
    QVERIFY(odin_.size() > 1000);
}

void TestHintText::ninjanHintsGiveReasons()
{
    QFETCH(QString, code);
    languages_.setLanguage(code);
    for (const NinjanHint &hint : ninjan_) {
        const QString text = NinjanHintText::advice(hint.view, hint.best);
        QVERIFY2(faultOf(text, code).isEmpty(), qPrintable(faultOf(text, code) + QLatin1String(": ") + text));
        QVERIFY2(sentences(text) >= 1 && sentences(text) <= 3, qPrintable(text));
    }
    QVERIFY(faultOf(NinjanHintText::throwAdvice(), code).isEmpty());
    QVERIFY(ninjan_.size() > 500);
}

/// Each reason alone, also those that are said only if there is no better one.
void TestHintText::everyReasonHasWords()
{
    QFETCH(QString, code);
    languages_.setLanguage(code);
    constexpr int kMost = 50; // positions for each reason; numbers and cards differ in them
    std::map<players::HintReason::Code, int> odinCodes;
    for (const OdinHint &hint : odin_) {
        if (mustPass(hint))
            continue;
        players::RankedMove one = hint.best;
        one.nextCosts = 0;
        for (const players::HintReason &why : hint.best.why) {
            if (++odinCodes[why.code] > kMost)
                continue;
            one.why = {why};
            const QString text = OdinHintText::advice(hint.view, one);
            QVERIFY2(faultOf(text, code).isEmpty() && sentences(text) == 2, qPrintable(text));
        }
        for (const players::HintReason &why : hint.best.whyTake) {
            if (++odinCodes[why.code] > kMost)
                continue;
            one.whyTake = {why};
            const QString text = OdinHintText::pickUpAdvice(one);
            QVERIFY2(faultOf(text, code).isEmpty() && sentences(text) == 2, qPrintable(text));
        }
    }
    std::map<ninjan::HintReason::Code, int> ninjanCodes;
    for (const NinjanHint &hint : ninjan_)
        for (const ninjan::HintReason &why : hint.best.why) {
            if (++ninjanCodes[why.code] > kMost)
                continue;
            ninjan::RankedChoice one = hint.best;
            const bool first = why == hint.best.why.front();
            one.why = first ? std::vector{why} : std::vector{hint.best.why.front(), why};
            const QString text = NinjanHintText::advice(hint.view, one);
            QVERIFY2(faultOf(text, code).isEmpty() && sentences(text) <= (first ? 1 : 2), qPrintable(text));
        }
    QVERIFY(odinCodes.size() > 28 && ninjanCodes.size() > 18);
}

/// Once the coach said little more than “It’s better to pass.”
void TestHintText::weakReasonsAreComparedWithTheNextMove()
{
    languages_.setLanguage(QStringLiteral("en"));
    int compared = 0;
    for (const OdinHint &hint : odin_) {
        if (mustPass(hint) || !(hint.best.move.isPass() || players::saysLittle(hint.best.why.front())))
            continue;
        players::RankedMove one = hint.best;
        one.next = {};
        one.nextCosts = 0.04; // too little to be said
        const QString text = OdinHintText::advice(hint.view, one);
        QVERIFY2(!text.contains(QLatin1String("more.")), qPrintable(text));
        one.nextCosts = 1.23;
        one.nextHalfWidth = 1.3; // it may cost nothing
        if (one.move.isPass())
            one.next.cards = CardSet::of(hint.view.hand().first());
        QCOMPARE(OdinHintText::advice(hint.view, one), text);
        one.nextHalfWidth = 0.5;
        const QString range = OdinHintText::advice(hint.view, one);
        QVERIFY2(range == text || range.endsWith(QLatin1String(" would cost you 0.7 to 1.7 points more.")),
                 qPrintable(range));
        one.nextHalfWidth = 0.3;
        const QString figures = OdinHintText::advice(hint.view, one);
        if (figures == text) // no room
            continue;
        ++compared;
        QVERIFY2(figures.endsWith(QLatin1String(" would cost you about 1.2 points more.")), qPrintable(figures));
        QVERIFY2(sentences(figures) == 3 && isShownWhole(figures), qPrintable(figures));
    }
    QVERIFY2(compared > 20, qPrintable(QString::number(compared)));
}

REGISTER_TEST(TestHintText)
#include "tst_hint_text.moc"
