// SPDX-License-Identifier: GPL-3.0-or-later
// The room of the puzzles and the one in which a puzzle is solved, by real clicks and keys.
#include "tests/test_program.h"
#include "tests/ui/rooms/puzzles/puzzles_test.h"
#include "tests/ui/text_recorder.h"

#include <QScopeGuard>

using namespace meadhall::ui::testing;

/// They can be opened and their answers are accepted; tst_puzzle has verified all of them by the rules.
void TestPuzzles::puzzlesOfThePacks()
{
    Puzzled p;
    QVERIFY(p.open());
    for (const auto &pack : p.controller->store().packs()) {
        QVERIFY(!pack.empty());
        for (std::size_t i = 0; i < pack.size(); i += 4) {
            const puzzle::Puzzle &one = pack[i];
            PuzzleRoom room(p.controller->store(), p.played.settings(), p.played.window().pictures(),
                            {PuzzleWish::From::Pack, one.id});
            QVERIFY2(room.isOpen(), one.id.c_str());
            QVERIFY(!room.panel().words().isEmpty());
            room.table().answer(one.seat, one.tempting.answer);
            QVERIFY2(room.panel().state() == PuzzlePanel::State::NotYet, one.id.c_str());
            QVERIFY(!room.panel().words().isEmpty());
            QCoreApplication::processEvents();
            room.table().answer(one.seat, one.best.answer);
            QVERIFY2(room.panel().state() == PuzzlePanel::State::Solved, one.id.c_str());
            QVERIFY2(!room.panel().words().contains(QLatin1Char('%')), qPrintable(room.panel().words()));
        }
    }
}

void TestPuzzles::hallShowsWhatThereIs()
{
    Puzzled p;
    p.played.window().setUpdatesEnabled(true);
    QVERIFY(p.played.window().actions().puzzles->isVisible());
    QVERIFY(p.open());
    QVERIFY(p.hall()->isVisible());
    QVERIFY(p.hall()->findChild<QPushButton *>(QStringLiteral("solveToday"))->isEnabled());
    QCOMPARE(p.hall()->title(), QStringLiteral("Puzzles"));
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int grade = 1; grade <= 3; ++grade) {
            const auto pack = p.controller->store().packOf(game, grade);
            QCOMPARE(p.hall()->pack(game, grade)->isEnabled(), !pack.empty());
            if (!pack.empty())
                QVERIFY(p.hall()->pack(game, grade)->accessibleName().contains(QString::number(pack.size())));
        }
    QVERIFY(!p.hall()->findChild<QPushButton *>(QStringLiteral("repeatMistakes"))->isEnabled());
    p.key(Qt::Key_Escape);
    QVERIFY(!p.played.window().rooms().current());
    QTRY_VERIFY(!p.hall());
    QVERIFY(p.open()); // again
}

/// In few words, with what lies on the table; and the table answers questions.
void TestPuzzles::arrivalSaysWhatIsAsked()
{
    constexpr int kMostWords = 25;
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        Puzzled p;
        QVERIFY(p.open());
        QVERIFY(p.enter(game, 1));
        SpokenHistory &history = p.room()->view().history();
        QCOMPARE(history.lines().size(), 1u);
        const QString words = history.lines().front().words;
        QVERIFY2(wordsIn(words) <= kMostWords, qUtf8Printable(words));
        QVERIFY2(words.contains(p.room()->view().access().answer(Question::Turn, true)), qUtf8Printable(words));
        p.key(Qt::Key_T);
        QCOMPARE(history.lines().size(), 2u);
        QVERIFY(words.contains(history.lines().back().words));
    }
}

void TestPuzzles::solvedAtTheFirstTry_data()
{
    QTest::addColumn<int>("game");
    QTest::newRow("odin") << 0;
    QTest::newRow("ninjan") << 1;
}

void TestPuzzles::solvedAtTheFirstTry()
{
    QFETCH(int, game);
    Puzzled p;
    QVERIFY(p.open());
    int grade = 1;
    while (grade < 3 && p.controller->store().packOf(static_cast<Game>(game), grade).size() < 2)
        ++grade;
    const auto pack = p.controller->store().packOf(static_cast<Game>(game), grade);
    if (pack.size() < 2)
        QSKIP("no two puzzles of a grade");
    QVERIFY(p.enter(static_cast<Game>(game), grade));
    QVERIFY(p.room()->view().hasFocus());
    const std::string id = p.room()->puzzle().id;
    p.answer(p.room()->puzzle().best.answer);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    QCOMPARE(p.room()->panel().title(), QStringLiteral("Solved"));
    QVERIFY(p.controller->store().progress().isSolved(id));
    QCOMPARE(p.controller->store().progress().atFirstTry(), 1);
    QVERIFY(p.room()->panel().nextButton()->hasFocus());
    p.clock.advance(InputDelay::kInputDelayMs);
    p.key(Qt::Key_Return);
    QVERIFY(p.room() && p.room()->puzzle().id != id);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
    p.key(Qt::Key_Escape);
    QTRY_VERIFY(!p.room());
    QVERIFY(p.hall()->isVisible());
    QVERIFY(p.hall()
                ->pack(static_cast<Game>(game), grade)
                ->accessibleName()
                .contains(QRegularExpression(QStringLiteral(": 1 of \\d+ solved$"))));
    QVERIFY(QFile::exists(p.played.gameFolder() + QStringLiteral("/puzzles.json")));
}

void TestPuzzles::notYet_data() { solvedAtTheFirstTry_data(); }

/// The cards are back in the hand, nothing is told, and it can be tried again at once.
void TestPuzzles::notYet()
{
    QFETCH(int, game);
    Puzzled p;
    QVERIFY(p.open());
    int grade = 1;
    while (grade < 3 && p.controller->store().packOf(static_cast<Game>(game), grade).empty())
        ++grade;
    QVERIFY(p.enter(static_cast<Game>(game), grade));
    const Events before = p.room()->table().record();
    const CardSet hand = p.cards();
    p.answer(p.room()->puzzle().tempting.answer);
    QCOMPARE(p.room()->panel().title(), QStringLiteral("Not quite"));
    QVERIFY(p.room()->panel().againButton()->hasFocus());
    QVERIFY(p.room()->table().record() == before);
    QCOMPARE(p.cards(), hand);
    p.clock.advance(InputDelay::kInputDelayMs);
    p.key(Qt::Key_Return);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
    QVERIFY(p.room()->view().hasFocus());
    p.answer(p.room()->puzzle().tempting.answer);
    QVERIFY(p.room()->panel().againButton()->hasFocus());
    p.key(Qt::Key_H); // helps from there as well
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
    QVERIFY(p.room()->view().hasFocus());
    p.answer(p.room()->puzzle().best.answer);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    QCOMPARE(p.controller->store().progress().solved(), 1);
    QCOMPARE(p.controller->store().progress().atFirstTry(), 0);
}

void TestPuzzles::hintsAndAnswer()
{
    Puzzled p;
    QVERIFY(p.open());
    int grade = 1;
    while (p.controller->store().packOf(Game::Odin, grade).empty())
        ++grade;
    QVERIFY(p.enter(Game::Odin, grade));
    p.key(Qt::Key_H);
    QVERIFY(p.room()->panel().hintWords().endsWith(QLatin1Char('?')));
    QVERIFY(p.room()->view().stage().hand().selection().empty());
    click(p.room()->panel().hintButton());
    QVERIFY(!p.room()->panel().hintButton()->isVisible());
    const auto signs = [&p] { // on the cards
        int count = 0;
        for (const QGraphicsItem *item : p.room()->view().scene()->items())
            if (dynamic_cast<const CardItem *>(item))
                count += static_cast<int>(item->childItems().size());
        return count;
    };
    const auto *play = std::get_if<PlayEvent>(&p.room()->puzzle().tempting.answer);
    p.answer(p.room()->puzzle().tempting.answer);
    QTRY_COMPARE(signs(), play ? play->cards.count() : 0);
    click(p.room()->panel().showButton());
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Shown);
    QCOMPARE(signs(), 0); // those of the wrong answer lay on the right one
    QCOMPARE(p.controller->store().progress().solved(), 0);
    click(p.room()->panel().othersButton());
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
    p.answer(p.room()->puzzle().best.answer);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    QCOMPARE(p.controller->store().progress().solved(), 0); // it had been told
}

void TestPuzzles::secondEnterDoesNotGoOn_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"right", "wrong", "shown"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

/// How it went stays to be read, however often the key of the answer is pressed.
void TestPuzzles::secondEnterDoesNotGoOn()
{
    QFETCH(QString, what);
    Puzzled p;
    QVERIFY(p.open());
    QVERIFY(p.enter(Game::Odin, 1));
    const std::string id = p.room()->puzzle().id;
    if (what == QLatin1String("shown")) {
        p.room()->panel().showButton()->setFocus();
        p.key(Qt::Key_Return);
    } else {
        p.answer(what == QLatin1String("right") ? p.room()->puzzle().best.answer : p.room()->puzzle().tempting.answer);
    }
    const PuzzlePanel::State state = p.room()->panel().state();
    QVERIFY(state != PuzzlePanel::State::Asking);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
        p.clock.advance(100);
        p.key(key);
        QVERIFY(p.room()->puzzle().id == id && p.room()->panel().state() == state);
    }
    p.clock.advance(InputDelay::kInputDelayMs);
    p.key(Qt::Key_Return);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
}

void TestPuzzles::followsLanguageAndSize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "ru", "uk", "ar"})
        for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
            QTest::addRow("%s %d", language, size.width()) << size << QString::fromLatin1(language);
}

void TestPuzzles::followsLanguageAndSize()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Puzzled p(size);
    QVERIFY(p.open());
    p.played.languages().setLanguage(language);
    QCoreApplication::processEvents();
    QVERIFY(p.hall()->title() == QLatin1String("Puzzles") || language != QLatin1String("en"));
    const auto *scroll = p.hall()->findChild<QScrollArea *>();
    QVERIFY2(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width(),
             qPrintable(QString::number(scroll->widget()->minimumSizeHint().width())));
    Game game = Game::Odin;
    int grade = 1;
    while (p.controller->store().packOf(game, grade).empty())
        ++grade;
    QVERIFY(p.enter(game, grade));
    const QString before = p.room()->panel().words();
    p.answer(p.room()->puzzle().tempting.answer);
    p.answer(p.room()->puzzle().best.answer);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    p.played.languages().setLanguage(language == QLatin1String("en") ? QStringLiteral("de") : QStringLiteral("en"));
    QCoreApplication::processEvents();
    QVERIFY(p.room()->panel().title() != QLatin1String("Solved") || language != QLatin1String("en"));
    QVERIFY(!before.isEmpty());
    QVERIFY(p.room()->panel().widget()->minimumSizeHint().width() <= p.room()->panel().viewport()->width());
}

/// Below the table, the last button of the row was cut off at large letters.
void TestPuzzles::buttonsHaveRoom()
{
    PlayedWindow p;
    PuzzlePanel panel(p.window().pictures());
    panel.resize(900, 400);
    panel.show();
    panel.setLow(true);
    panel.setContents({});
    const auto row = [&panel] {
        QCoreApplication::sendPostedEvents();
        return panel.hintButton()->y() == panel.laterButton()->y();
    };
    const auto inside = [&panel] {
        return panel.laterButton()->mapTo(panel.viewport(), QPoint(panel.laterButton()->width(), 0)).x()
               <= panel.viewport()->width();
    };
    QTRY_VERIFY(row() && inside());
    panel.resize(260, 400);
    QTRY_VERIFY(!row() && inside());
    panel.resize(900, 400);
    QTRY_VERIFY(row() && inside());
}

/// Nothing is cut off at the side at 120 dpi, in any language. tst_text_fits looks at larger letters.
void TestPuzzles::hallFitsLargeLetters()
{
    const QFont before = QApplication::font();
    const auto restored = qScopeGuard([&before] { QApplication::setFont(before); });
    QFont large = before;
    large.setPointSizeF(large.pointSizeF() * 1.25);
    QApplication::setFont(large);
    for (const QString &code : languageCodes()) {
        Puzzled p({1280, 800}, code);
        QVERIFY(p.open());
        QCoreApplication::sendPostedEvents();
        const auto *scroll = p.hall()->findChild<QScrollArea *>();
        QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), qPrintable(code));
    }
}

/// Right to left as left to right: a figure begins where its words begin.
void TestPuzzles::figuresStandAboveTheirWords()
{
    for (const char *code : {"en", "ar"}) {
        Puzzled p({1280, 800}, QString::fromLatin1(code));
        QVERIFY(p.open());
        const auto figures = p.hall()->findChildren<QLabel *>(QStringLiteral("figure"));
        QCOMPARE(figures.size(), 3);
        for (QLabel *figure : figures) {
            const auto texts = TextRecorder::textsOn(*figure);
            QCOMPARE(texts.size(), std::size_t{1});
            const QRectF there = texts.front().rect;
            QVERIFY(figure->isRightToLeft() ? there.right() > figure->width() - 12 : there.left() < 12);
        }
    }
}

REGISTER_TEST(TestPuzzles)
#include "moc_puzzles_test.cpp"
