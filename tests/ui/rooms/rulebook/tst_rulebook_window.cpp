// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the rules in use: F1 at the table, search, the table's own rules, a change of language.
#include "engine/core/to_index.h"
#include "tests/test_program.h"
#include "tests/ui/played_window.h"

#include "ui/base/widgets/list_selection.h"
#include "ui/rooms/rulebook/rule_book_window.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextEdit>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// Presses F1 at the table.
RuleBookWindow &pressF1(PlayedWindow &p)
{
    p.window().activateWindow();
    if (auto *open = p.window().findChild<RuleBookWindow *>())
        open->close(); // without a window manager the table would not become active
    if (!QTest::qWaitForWindowActive(&p.window()))
        qWarning("the window has not become active");
    p.key(Qt::Key_F1);
    auto *book = p.window().findChild<RuleBookWindow *>();
    Q_ASSERT(book && book->isVisible());
    return *book;
}

Reason dealTwo(PlayedWindow &p, Events more, odin::Rules rules = {})
{
    return p.deal({"human", "human"}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0, std::move(more),
                  rules);
}

void switchLanguage(PlayedWindow &p, const QString &code)
{
    p.settings().setLanguage(code);
    QCoreApplication::sendPostedEvents();
}

} // namespace

class TestRulebookWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void f1ShowsThePageOfThePhase();
    void f1ShowsThePickUpPage();
    void menuOpensBooks();
    void searchCountsAndSteps();
    void rulesOfThisTableAreMarked();
    void languageChangeKeepsThePage();
    void contentsFollowScrolling();
    void keepsItsPlace();
    void picturesHaveSpace();
    void keysTurnPagesAndClose();
};

void TestRulebookWindow::f1ShowsThePageOfThePhase()
{
    PlayedWindow p;
    QCOMPARE(pressF1(p).page(), QStringLiteral("goal"));
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0, {}),
             Reason::None);
    QCOMPARE(pressF1(p).page(), QStringLiteral("lead"));
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 1,
                    {PlayEvent{1, cardsNamed("B1"), kNoCard}}),
             Reason::None);
    QCOMPARE(pressF1(p).page(), QStringLiteral("follow"));
    QCOMPARE(
        p.deal({"human", "computer:easy"}, {"B2 O3 R5 R2 G5 G4 P6 K1 O8", "B9 R9 P9 G9 K9 R4 G1 G2 G3"}, 1,
               {PlayEvent{1, cardsNamed("B9"), kNoCard}, PlayEvent{0, cardsNamed("R5 R2"), cardsNamed("B9").first()},
                PlayEvent{1, cardsNamed("R9 P9"), cardsNamed("R5").first()}}),
        Reason::None);
    QCOMPARE(pressF1(p).page(), QStringLiteral("pass"));
}

/// While a pick-up choice is open.
void TestRulebookWindow::f1ShowsThePickUpPage()
{
    PlayedWindow p;
    QCOMPARE(dealTwo(p, {PlayEvent{0, cardsNamed("K1"), kNoCard},
                         PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("K1").first()}}),
             Reason::None);
    p.clickCard("G5");
    p.clickCard("G4");
    p.key(Qt::Key_Return);
    QCOMPARE(pressF1(p).page(), QStringLiteral("pickup"));
}

void TestRulebookWindow::menuOpensBooks()
{
    PlayedWindow p;
    const auto trigger = [&p](const char *text) {
        for (QAction *action : p.window().findChildren<QAction *>())
            if (action->text() == QLatin1String(text))
                action->trigger();
        return p.window().findChild<RuleBookWindow *>();
    };
    RuleBookWindow *book = trigger("Rules of &Ninjan");
    QVERIFY(book && book->isVisible() && book->game() == Game::Ninjan);
    QVERIFY(!book->isModal());
    const QString title = book->windowTitle();
    QCOMPARE(trigger("Rules of &Odin"), book);
    QCOMPARE(book->game(), Game::Odin);
    QVERIFY(book->windowTitle() != title);
}

void TestRulebookWindow::searchCountsAndSteps()
{
    PlayedWindow p;
    RuleBookWindow &book = pressF1(p);
    QTest::keyClick(&book, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(book.searchField()->hasFocus());
    QTest::keyClicks(book.searchField(), QStringLiteral("QUERN SUNK"));
    QVERIFY(book.hits().empty());
    QCOMPARE(book.count()->text(), QStringLiteral("Not found"));
    book.searchField()->clear();
    QVERIFY(book.count()->text().isEmpty());
    QTest::keyClicks(book.searchField(), QStringLiteral("pick"));
    const int all = static_cast<int>(book.hits().size());
    QVERIFY(all > 2);
    QCOMPARE(book.count()->text(), QStringLiteral("1 of %1").arg(all));
    QCOMPARE(book.text()->extraSelections().size(), all);
    QTest::keyClick(book.searchField(), Qt::Key_Return);
    QCOMPARE(book.count()->text(), QStringLiteral("2 of %1").arg(all));
    QTest::keyClick(&book, Qt::Key_F3);
    QCOMPARE(book.count()->text(), QStringLiteral("3 of %1").arg(all));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&book, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(book.count()->text(), QStringLiteral("%1 of %1").arg(all));
    // The search result is visible.
    QVERIFY(book.text()->viewport()->rect().intersects(book.text()->cursorRect()));
    QTest::keyClick(book.searchField(), Qt::Key_Escape);
    QVERIFY(book.searchField()->text().isEmpty() && book.text()->extraSelections().isEmpty());
    QTest::keyClick(book.text(), Qt::Key_Escape);
    QVERIFY(!book.isVisible());
}

void TestRulebookWindow::rulesOfThisTableAreMarked()
{
    PlayedWindow p;
    const auto tags = [&p] { return pressF1(p).text()->toPlainText().count(QStringLiteral("At this table")); };
    QCOMPARE(tags(), 0); // no table yet
    QCOMPARE(dealTwo(p, {}), Reason::None);
    QCOMPARE(tags(), 7);
    QCOMPARE(p.deal({"human", "computer:easy", "computer:easy"},
                    {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3", "B5 B6 B7 R5 R6 R7 G6 G7 G8"}, 0, {},
                    {odin::kAllColours, 33, odin::NextStarter::LastActor, odin::WholeHandLead::Automatic}),
             Reason::None);
    QCOMPARE(tags(), 6); // the two-player deck does not apply to three
    QVERIFY(pressF1(p).text()->toPlainText().simplified().contains(
        QStringLiteral("At this table 33"))); // a value that no book mentions
    const Book &book = pressF1(p).book();
    for (const BookPage &page : book.pages)
        for (const BookPassage &passage : page.passages)
            for (const BookValue &value : passage.values)
                if (value.key == QLatin1String("automatic") || value.key == QLatin1String("lastActor"))
                    QVERIFY(pressF1(p).text()->toPlainText().simplified().contains(QStringLiteral("At this table ")
                                                                                   + value.text));
}

void TestRulebookWindow::languageChangeKeepsThePage()
{
    PlayedWindow p;
    QCOMPARE(dealTwo(p, {}), Reason::None);
    RuleBookWindow &book = pressF1(p);
    QCOMPARE(book.page(), QStringLiteral("lead"));
    QStringList titles;
    for (const QString &code : languageCodes()) {
        switchLanguage(p, code);
        QCOMPARE(book.page(), QStringLiteral("lead"));
        QVERIFY(!titles.contains(book.windowTitle()));
        titles.push_back(book.windowTitle());
        QCOMPARE(book.text()->document()->defaultTextOption().textDirection(), QLocale().textDirection());
        QCOMPARE(book.contents()->selectedItems().constFirst()->text(), book.book().pages.at(5).title);
        QCOMPARE(book.text()->accessibleName(), book.book().title);
        const QString heading = QString(book.book().pages.at(5).title).replace(QChar(QChar::Nbsp), QLatin1Char(' '));
        QVERIFY(book.text()->toPlainText().contains(QLatin1Char('\n') + heading + QLatin1Char('\n')));
    }
}

void TestRulebookWindow::contentsFollowScrolling()
{
    PlayedWindow p;
    RuleBookWindow &book = pressF1(p);
    QScrollBar *bar = book.text()->verticalScrollBar();
    QVERIFY(bar->maximum() > 1000);
    for (int page = 0; page < static_cast<int>(book.book().pages.size()); ++page) {
        book.contents()->setCurrentRow(page);
        QCOMPARE(book.page(), book.book().pages.at(toIndex(page)).id);
    }
    bar->setValue(bar->maximum());
    bar->setValue(0);
    QCOMPARE(book.page(), QStringLiteral("goal"));
    bar->setValue(bar->maximum());
    QVERIFY(selectedRow(*book.contents()) > static_cast<int>(book.book().pages.size()) - 4);
}

/// The scroll bar kept its pixels, so that a narrow window showed another page, and a search began again at its first
/// match.
void TestRulebookWindow::keepsItsPlace()
{
    PlayedWindow p;
    RuleBookWindow &book = pressF1(p);
    const auto wordsAbove = [&book](int y) {
        QTextCursor from = book.text()->cursorForPosition({20, y});
        from.movePosition(QTextCursor::NextWord, QTextCursor::KeepAnchor, 3);
        return from.selectedText();
    };
    book.resize(1000, 700);
    const int pages = static_cast<int>(book.book().pages.size());
    for (const int page : {pages / 2, pages - 1}) {
        book.contents()->setCurrentRow(page);
        const QString title = book.book().pages.at(toIndex(page)).title;
        for (const QSize size : {QSize(420, 400), QSize(1000, 700), QSize(600, 300)}) {
            book.resize(size);
            QCOMPARE(selectedRow(*book.contents()), page);
            QTextCursor heading = book.text()->textCursor();
            QCOMPARE(heading.block().text().simplified(), title.simplified());
            QVERIFY(book.text()->viewport()->rect().contains(book.text()->cursorRect(heading).center()));
        }
        book.resize(1000, 700);
    }
    // A place that was scrolled to is kept as well.
    book.contents()->setCurrentRow(2);
    book.text()->verticalScrollBar()->setValue(book.text()->verticalScrollBar()->value() + 400);
    const int position = book.text()->cursorForPosition({book.text()->viewport()->width() / 2, 0}).position();
    const int page = selectedRow(*book.contents());
    QFont letters = book.font();
    for (int turn = 0; turn < 3; ++turn) {
        book.resize(420, 400);
        letters.setPointSizeF(letters.pointSizeF() * (turn == 1 ? 0.5 : 1.4));
        book.setFont(letters);
        QTextCursor place = book.text()->textCursor();
        place.setPosition(position);
        QVERIFY(qAbs(book.text()->cursorRect(place).top()) < 60);
        QCOMPARE(selectedRow(*book.contents()), page);
    }
    book.setFont(QFont());
    // A match of the search.
    book.resize(1000, 700);
    book.search(QStringLiteral("a"));
    for (int i = 0; i < 200; ++i)
        QTest::keyClick(book.searchField(), Qt::Key_Return);
    const QString before = book.count()->text().section(QLatin1Char(' '), 0, 0);
    const QString words = wordsAbove(book.text()->cursorRect().center().y());
    for (const QSize size : {QSize(420, 400), QSize(1000, 700)}) {
        book.resize(size);
        QVERIFY(book.text()->viewport()->rect().contains(book.text()->cursorRect().center()));
    }
    QVERIFY2(qAbs(book.count()->text().section(QLatin1Char(' '), 0, 0).toInt() - before.toInt()) < 3,
             qPrintable(book.count()->text()));
    QCOMPARE(wordsAbove(book.text()->cursorRect().center().y()), words);
}

/// Every picture has its space, and its cards are drawn.
void TestRulebookWindow::picturesHaveSpace()
{
    PlayedWindow p;
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        RuleBookWindow &book = pressF1(p);
        book.setGame(game);
        int pictures = 0;
        for (const BookPage &page : book.book().pages)
            for (const BookPassage &passage : page.passages)
                pictures += passage.kind == BookPassage::Kind::Picture;
        QCOMPARE(int(book.text()->toPlainText().count(QChar(QChar::ObjectReplacementCharacter))), pictures);
        book.contents()->setCurrentRow(1);
        QTRY_VERIFY(p.window().pictures().idle());
        QCOMPARE(book.text()->horizontalScrollBar()->maximum(), 0);
    }
}

void TestRulebookWindow::keysTurnPagesAndClose()
{
    PlayedWindow p;
    RuleBookWindow &book = pressF1(p);
    QTest::keyClick(&book, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(book.page(), book.book().pages.at(1).id);
    QTest::keyClick(&book, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(book.page(), book.book().pages.at(0).id);
    QTest::keyClick(&book, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!book.isVisible());
}

REGISTER_TEST(TestRulebookWindow)
#include "tst_rulebook_window.moc"
