// SPDX-License-Identifier: GPL-3.0-or-later
// The rule books: equal in every language, complete, and searchable.
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/game_log_formatter.h"
#include "ui/rooms/rulebook/book.h"
#include "ui/rooms/rulebook/context_help.h"
#include "ui/rooms/rulebook/rule_book_window.h"
#include "ui/table/seats/game_setup.h"

#include "engine/games/ninjan/card.h"
#include "engine/games/odin/set.h"

#include <QRegularExpression>
#include <QTextDocument>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const QStringList kOdinPages{"goal",     "cards", "value", "setup",   "turn",    "lead",       "follow",
                             "pickup",   "pass",  "round", "handEnd", "gameEnd", "twoPlayers", "goat",
                             "editions", "tips",  "words", "review",  "ear"};
const QStringList kNinjanPages{"goal",    "cards",   "beats", "setup", "choose", "order", "resolve",
                               "example", "gameEnd", "tie",   "tips",  "review", "ear"};
const QHash<QString, QStringList> kOptions{
    {"target", {"15", "10", "20", "1"}},
    {"firstStarter", {"random", "chosen"}},
    {"nextStarter", {"rotate", "leftOfLastRoundLeader", "lastActor"}},
    {"wholeHandLead", {"optional", "automatic"}},
    {"twoPlayers", {"twoOut", "allSix"}},
    {"goat", {"out", "in"}},
    {"points", {"up", "down"}},
};

/// All text of a book, with pictures as their captions.
QString textOf(const Book &book)
{
    QString bookText = book.title;
    const auto add = [&bookText](const QString &markdown) {
        QTextDocument text;
        text.setMarkdown(markdown);
        bookText += QLatin1Char('\n') + text.toPlainText();
    };
    for (const BookPage &page : book.pages) {
        add(page.title);
        for (const BookPassage &passage : page.passages) {
            add(passage.text);
            for (const BookValue &value : passage.values)
                add(value.text);
        }
    }
    return bookText;
}

odin::View odinView(const Events &events, int seat)
{
    odin::View view(seat);
    for (const Event &event : events)
        view.apply(event);
    return view;
}

CardSet set(const char *names)
{
    CardSet cards;
    for (const QByteArray &name : QByteArray(names).split(' '))
        cards.add(odin::cardOfName(name.toStdString()).value());
    return cards;
}

/// A hand of Odin for three, or the first round of Ninjan, as it is announced to the first player in short; after the
/// events before the second turn of the hand what two keys answer.
QStringList transcriptOf(Game game)
{
    Events events;
    if (game == Game::Odin) {
        const auto card = [](const char *name) { return set(name).first(); };
        GameEvent begin;
        begin.seats = {"Ada", "Leif", "Gudrun"};
        const HandEvent hand{0,
                             {SeenHand::open(set("B3 B4 B5 B6 B7 B8 B9 P4 R2")),
                              SeenHand::open(set("G1 G2 G3 K1 K2 K3 O1 O2 P7")),
                              SeenHand::open(set("B1 B2 G7 K7 O5 O6 P9 R6 R8"))}};
        events = {begin,
                  hand,
                  PlayEvent{0, set("R2"), kNoCard},
                  PlayEvent{1, set("P7"), card("R2")},
                  PlayEvent{2, set("B2 B1"), card("P7")},
                  PlayEvent{0, set("B4 P4"), card("B2")},
                  PassEvent{1},
                  PassEvent{2},
                  PlayEvent{0, set("B2 B3 B5 B6 B7 B8 B9"), kNoCard},
                  HandOverEvent{{0, 9, 8}, {0, 9, 8}}};
    } else {
        events = test::playNinjan(test::ninjanGame(3, 3), 3, [](const auto &, const Event &) {});
    }
    const Names names{{QString(), personaName(QStringLiteral("leif")), personaName(QStringLiteral("gudrun"))}, 0};
    const Speech speech{.isShort = true};
    const auto formatter = makeLogFormatter(game, 0);
    QStringList transcript;
    QString asked;
    formatter->skip(events.front());
    events.erase(events.begin());
    for (const Event &event : events) {
        QStringList said = formatter->announcements(event, names, speech);
        if (const QString prompt = formatter->prompt(true); prompt != std::exchange(asked, prompt))
            said.push_back(prompt);
        said.removeAll(QString());
        if (const QString words = Announcer::spokenLine(said.join(QLatin1Char('\n'))); !words.isEmpty())
            transcript.push_back(words);
        if (const auto *play = std::get_if<PlayEvent>(&event); play && play->seat == 2)
            for (const auto &[key, question] : {std::pair("D", Question::Hand), std::pair("E", Question::Cards)})
                transcript.push_back(QStringLiteral("**%1** ").arg(QLatin1String(key))
                                     + Announcer::spokenLine(formatter->answer(question, names, true)));
        if (game == Game::Ninjan && formatter->finishedParts() == 1)
            break;
    }
    return transcript;
}

} // namespace

class TestRulebook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void booksHaveEqualStructure_data();
    void booksHaveEqualStructure();
    void picturesAreCorrect_data() { booksHaveEqualStructure_data(); }
    void picturesAreCorrect();
    void textUsesTheRightScript_data() { booksHaveEqualStructure_data(); }
    void textUsesTheRightScript();
    void transcriptsAreTrue_data() { booksHaveEqualStructure_data(); }
    void transcriptsAreTrue();
    void lengthsAreWithinBounds();
    void faultsAreReported();
    void searchFindsPlaces_data();
    void searchFindsPlaces();
    void searchWorksInEveryLanguage();
    void odinPhasesHavePages();
    void ninjanPhasesHavePages();
    void everyOptionIsDescribed();
};

void TestRulebook::booksHaveEqualStructure_data()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes()) {
        QTest::newRow(qPrintable(QStringLiteral("odin.") + code)) << Game::Odin << code;
        QTest::newRow(qPrintable(QStringLiteral("ninjan.") + code)) << Game::Ninjan << code;
    }
}

/// Pages, options and values are in the same order in every language.
void TestRulebook::booksHaveEqualStructure()
{
    QFETCH(Game, game);
    QFETCH(QString, code);
    const Book book = loadBook(game, code);
    QVERIFY2(book.problems.isEmpty(), qPrintable(book.problems.join(QLatin1Char('\n'))));
    QVERIFY(!book.title.isEmpty());
    QStringList pages;
    QHash<QString, QStringList> options;
    for (const BookPage &page : book.pages) {
        pages.push_back(page.id);
        QVERIFY2(!page.title.isEmpty() && !page.passages.empty(), qPrintable(page.id));
        for (const BookPassage &passage : page.passages) {
            if (passage.kind != BookPassage::Kind::Option)
                continue;
            QVERIFY2(!options.contains(passage.option), qPrintable(passage.option));
            QVERIFY2(passage.text.startsWith(QLatin1String("**")), qPrintable(passage.option));
            for (const BookValue &value : passage.values)
                options[passage.option].push_back(value.key);
        }
    }
    QCOMPARE(pages, game == Game::Odin ? kOdinPages : kNinjanPages);
    QCOMPARE(options, game == Game::Odin ? kOptions : (QHash<QString, QStringList>{}));
}

/// What is said in the book is what the program says.
void TestRulebook::transcriptsAreTrue()
{
    QFETCH(Game, game);
    QFETCH(QString, code);
    Languages languages;
    languages.setLanguage(code);
    const Book book = loadBook(game, code);
    const auto ear =
        std::find_if(book.pages.begin(), book.pages.end(), [](const BookPage &page) { return page.id == "ear"; });
    QStringList written;
    for (const BookPassage &passage : ear->passages)
        written += passage.text.split(QLatin1Char('\n'));
    QStringList lines; // as in the file
    for (const QString &words : transcriptOf(game))
        lines.push_back(QStringLiteral("- ") + words);
    const auto begin = std::search(written.begin(), written.end(), lines.begin(), lines.end());
    QVERIFY2(begin != written.end(), qUtf8Printable(lines.join(QLatin1Char('\n'))));
}

/// Enough pictures, each with a caption and without duplicate cards; what a book of Odin calls a set is a set.
void TestRulebook::picturesAreCorrect()
{
    QFETCH(Game, game);
    QFETCH(QString, code);
    int count = 0;
    for (const BookPage &page : loadBook(game, code).pages) {
        for (const BookPassage &passage : page.passages) {
            if (passage.kind != BookPassage::Kind::Picture)
                continue;
            ++count;
            QVERIFY(!passage.text.trimmed().isEmpty());
            QVERIFY(!passage.cards.empty());
            CardSet seen;
            for (const CardGroup &group : passage.cards) {
                QVERIFY2(!group.empty() && group.size() <= 9, qPrintable(passage.text));
                for (const Card card : group) {
                    QVERIFY2(!seen.contains(card), qPrintable(passage.text));
                    seen.add(card);
                }
            }
        }
    }
    QVERIFY2(count >= 8, qPrintable(QString::number(count)));
}

/// No foreign script, no raw Markdown, no straight quotes, no hyphen as a minus sign.
void TestRulebook::textUsesTheRightScript()
{
    QFETCH(Game, game);
    QFETCH(QString, code);
    QString bookText = textOf(loadBook(game, code));
    static const QRegularExpression fixed(
        QStringLiteral("Odin|Ninjan|Meadhall|Board Game "
                       "Arena|\\b[BRPGKOS]-?\\d+\\b|Ctrl\\+Shift\\+M|Ctrl|Shift|Enter|\\b[TDEGAIQ]\\b"));
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]")),
        cyrillic(QStringLiteral("[\\x{0400}-\\x{04ff}]")), arabic(QStringLiteral("[\\x{0600}-\\x{06ff}]")),
        russian(QStringLiteral("[ыэёъЫЭЁЪ]")), ukrainian(QStringLiteral("[іїєґІЇЄҐ]")),
        raw(QStringLiteral("\\*\\*|__|\\]\\(|<!|\"|(?<![A-Za-z])'")), minus(QStringLiteral("(?<![\\w])-\\d"));
    bookText.remove(fixed);
    const auto none = [&bookText](const QRegularExpression &what) {
        const auto match = what.match(bookText);
        if (match.hasMatch())
            qWarning("found: %s", qPrintable(bookText.mid(std::max<qsizetype>(0, match.capturedStart() - 30), 70)));
        return !match.hasMatch();
    };
    const QLocale::Script script = QLocale(code).script();
    QVERIFY(none(raw));
    QVERIFY(none(minus));
    QVERIFY(script == QLocale::LatinScript || none(latin));
    QVERIFY(script == QLocale::CyrillicScript || none(cyrillic));
    QVERIFY(script == QLocale::ArabicScript || none(arabic));
    QVERIFY(code != QLatin1String("ru") || none(ukrainian));
    QVERIFY(code != QLatin1String("uk") || none(russian));
}

/// Each as long as a printed leaflet: longer ones are not read, shorter ones would lack rules.
void TestRulebook::lengthsAreWithinBounds()
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    for (const QString &code : languageCodes()) {
        const auto odin = textOf(loadBook(Game::Odin, code)).split(space, Qt::SkipEmptyParts).size();
        const auto ninjan = textOf(loadBook(Game::Ninjan, code)).split(space, Qt::SkipEmptyParts).size();
        QVERIFY(odin > 700 && odin < 2400);
        QVERIFY(ninjan > 400 && ninjan < 1500);
    }
}

void TestRulebook::faultsAreReported()
{
    const auto problems = [](const char *text) {
        return readBook(Game::Odin, QString::fromLatin1(text)).problems.size();
    };
    QCOMPARE(problems("# T\n\n<!-- page: goal -->\n\n## Goal\n\nWords."), 0);
    QVERIFY(problems("<!-- page: goal -->\n\n## Goal\n\nWords.") > 0);                                 // no title
    QVERIFY(problems("# T\n\nWords.") > 0);                                                            // no page
    QVERIFY(problems("# T\n\n<!-- page: a -->\n\nWords.") > 0);                                        // no heading
    QVERIFY(problems("# T\n\n<!-- page: a -->\n\n## A\n\n![c](cards:B0)") > 0);                        // no such card
    QVERIFY(problems("# T\n\n<!-- page: a -->\n\n## A\n\nSee ![c](cards:B1).") > 0);                   // inside text
    QVERIFY(problems("# T\n\n<!-- page: a -->\n\n## A\n\n<!-- option: points -->\n> **P.** So.") > 0); // no values
    const Book book = readBook(Game::Odin, QStringLiteral("# T\n\n<!-- page: a -->\n\n## A\n\n![c](cards:B2+B8/R9)\n\n"
                                                          "<!-- option: points -->\n> **P.** So:\n>\n> - up: more\n"
                                                          ">   and more\n> - down: less\n"));
    QVERIFY2(book.problems.isEmpty(), qPrintable(book.problems.join(QLatin1Char('\n'))));
    QCOMPARE(book.pages.at(0).passages.at(0).cards.size(), std::size_t(2));
    QCOMPARE(book.pages.at(0).passages.at(1).values.at(0).text, QStringLiteral("more and more"));
}

void TestRulebook::searchFindsPlaces_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QList<int>>("places"); // position, length, position, length …
    QTest::newRow("nothing") << "abc"
                             << "" << QList<int>{};
    QTest::newRow("spaces") << "a b"
                            << "  " << QList<int>{};
    QTest::newRow("case") << "Round, round"
                          << "ROUND" << QList<int>{0, 5, 7, 5};
    QTest::newRow("no overlaps") << "aaaa"
                                 << "aa" << QList<int>{0, 2, 2, 2};
    QTest::newRow("yo") << "чёрный черный"
                        << "черный" << QList<int>{0, 6, 7, 6};
    QTest::newRow("yo typed") << "черный"
                              << "Чёрный" << QList<int>{0, 6};
    QTest::newRow("short i stays") << "твой"
                                   << "твои" << QList<int>{};
    QTest::newRow("apostrophes") << "п’ять"
                                 << "п'ять" << QList<int>{0, 5};
    QTest::newRow("apostrophe letter") << "п’ять"
                                       << "пʼять" << QList<int>{0, 5};
    QTest::newRow("ae") << "Nächste"
                        << "naechste" << QList<int>{0, 7};
    QTest::newRow("a") << "Nächste Völva"
                       << "volva" << QList<int>{8, 5};
    QTest::newRow("umlaut") << "Nächste"
                            << "näch" << QList<int>{0, 4};
    QTest::newRow("sharp s") << "Außerdem"
                             << "ausser" << QList<int>{0, 5};
    QTest::newRow("quotes") << "„ja“"
                            << "\"ja\"" << QList<int>{0, 4};
    QTest::newRow("nbsp and line") << "z.\u00a0B. so\nweit"
                                   << "z. b. so weit" << QList<int>{0, 13};
    QTest::newRow("minus") << "−4"
                           << "-4" << QList<int>{0, 2};
    QTest::newRow("vowel signs") << "تُلعب بطاقة"
                                 << "تلعب" << QList<int>{0, 5};
    QTest::newRow("tanwin, hamza") << "أولًا"
                                   << "اولا" << QList<int>{0, 5};
    QTest::newRow("tatweel") << "بطـاقة"
                             << "بطاقه" << QList<int>{0, 6};
    QTest::newRow("alif maksura") << "على"
                                  << "علي" << QList<int>{0, 3};
    QTest::newRow("isolates") << "لعب \u2066−4\u2069 الآن"
                              << "لعب -4 الان" << QList<int>{0, 13};
    QTest::newRow("figures") << "٤٢ نقطة"
                             << "42" << QList<int>{0, 2};
}

void TestRulebook::searchFindsPlaces()
{
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    QFETCH(QList<int>, places);
    QList<int> found;
    for (const BookHit &hit : findInBook(text, wanted))
        found += {hit.position, hit.length};
    QCOMPARE(found, places);
}

/// Typical search words are found in every language.
void TestRulebook::searchWorksInEveryLanguage()
{
    const std::pair<const char *, const char *> wanted[] = {
        {"en", "WHOLE hand"}, {"de", "naechste"}, {"ru", "берет"}, {"uk", "б'є"}, {"ar", "بطاقه"}};
    for (const auto &[code, bookText] : wanted)
        QVERIFY2(
            !findInBook(textOf(loadBook(Game::Odin, QString::fromLatin1(code))), QString::fromUtf8(bookText)).empty(),
            bookText);
}

void TestRulebook::odinPhasesHavePages()
{
    GameEvent game;
    game.seats = {"Ada", "Bo"};
    HandEvent hand;
    hand.hands = {SeenHand::open(set("B2 B8 R8 R2 G5 G4 P6 K1 O9")), SeenHand::closed(9)};
    Events events{game};
    QCOMPARE(contextPage(Events{}, 0, false), QStringLiteral("goal"));
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("goal"));
    events.push_back(hand);
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("lead"));
    QCOMPARE(contextPage(events, kSpectator, false), QStringLiteral("turn"));
    events.push_back(PlayEvent{0, set("K1"), kNoCard});
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("turn"));
    events.push_back(PlayEvent{1, set("B7"), set("K1").first()});
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("follow"));
    QCOMPARE(contextPage(events, 0, true), QStringLiteral("pickup"));
    events.push_back(PassEvent{0});
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("turn"));

    // A hand of one single card cannot beat anything.
    hand.hands[0] = SeenHand::open(set("B1"));
    odin::View last = odinView({game, hand}, 0);
    last.apply(PlayEvent{0, set("B1"), kNoCard});
    QCOMPARE(contextPage(last, false), QStringLiteral("handEnd"));
    last.apply(HandOverEvent{{0, 9}, {0, 9}});
    last.apply(GameOverEvent{{0, 9}, {0}});
    QCOMPARE(contextPage(last, false), QStringLiteral("gameEnd"));
    hand.first = 1;
    odin::View weak = odinView({game, hand}, 0);
    weak.apply(PlayEvent{1, set("B5"), kNoCard});
    QCOMPARE(contextPage(weak, false), QStringLiteral("pass"));
}

void TestRulebook::ninjanPhasesHavePages()
{
    using ninjan::Suit;
    const auto card = [](Suit suit, int number) { return ninjan::card(suit, number); };
    GameEvent game;
    game.game = Game::Ninjan;
    game.seats = {"Ada", "Bo"};
    CardSet own;
    for (int number = 1; number <= 9; ++number)
        own.add(card(Suit::Rock, number));
    DealEvent deal{{card(Suit::Scissors, 10), card(Suit::Scissors, 9), card(Suit::Paper, 8)},
                   {SeenHand::open(own), SeenHand::closed(9)}};
    Events events{game};
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("goal"));
    events.push_back(deal);
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("choose"));
    events.push_back(ChooseEvent{0, card(Suit::Rock, 9)});
    events.push_back(ChooseEvent{1, kNoCard});
    events.push_back(RevealEvent{{card(Suit::Rock, 9), card(Suit::Rock, 10)}});
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("order")); // the opponent's card is first
    events.push_back(ResolveEvent{1, card(Suit::Rock, 10), 0});
    QCOMPARE(contextPage(events, 1, false), QStringLiteral("order"));
    ninjan::View view(0);
    for (const Event &event : events)
        view.apply(event);
    QCOMPARE(contextPage(view), view.ownRequest() ? QStringLiteral("resolve") : QStringLiteral("order"));
    events.push_back(GameOverEvent{{3, 1}, {0}});
    QCOMPARE(contextPage(events, 0, false), QStringLiteral("gameEnd"));
}

/// Every rule option has its value in the books.
void TestRulebook::everyOptionIsDescribed()
{
    GameEvent game;
    game.seats = {"Ada", "Bo"};
    for (const odin::Edition &edition : odin::kEditions) {
        odin::setRules(game, {odin::kAllColours, edition.target, edition.nextStarter, edition.wholeHandLead});
        game.firstStarter = edition.firstStarterChosen ? 0 : -1;
        if (edition.twoPlayers != odin::TwoPlayerDeck::AllColours)
            odin::setRule(game, &odin::Rules::colours, 0b110011);
        const TableOptions at = tableOptions(game, edition.pointsCountDown);
        QCOMPARE(at.size(), kOptions.size());
        for (auto choice = at.begin(); choice != at.end(); ++choice)
            QVERIFY2(kOptions.value(choice.key()).contains(choice.value()), qPrintable(choice.key()));
        QCOMPARE(at.value("twoPlayers"), edition.twoPlayers == odin::TwoPlayerDeck::AllColours ? "allSix" : "twoOut");
    }
    game.seats.push_back("Cy");
    QVERIFY(!tableOptions(game, false).contains("twoPlayers"));
    game.game = Game::Ninjan;
    QVERIFY(tableOptions(game, false).isEmpty());
}

REGISTER_TEST(TestRulebook)
#include "tst_rulebook.moc"
