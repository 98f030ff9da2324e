// SPDX-License-Identifier: GPL-3.0-or-later
// Cards in the log beside the table are seen as chips and read as words.
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"
#include "tests/ui/played_window.h"

#include "ui/base/graphics/card_faces.h"
#include "ui/base/text/odin_text.h"
#include "ui/table/games/games.h"
#include "ui/table/panel/log_view.h"
#include "ui/table/panel/side_panel.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>

using namespace meadhall;
using namespace meadhall::ui;

class TestSidePanelLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsAreChips_data();
    void cardsAreChips();
    void noLineBeginsWithAFullStop_data() { cardsAreChips_data(); }
    void noLineBeginsWithAFullStop();
    void copiedTextHasNoMarks();
    void undoCostsTheSameInLongGames();
    void longLogsAreLaidOutOnDemand();
    void otherWordsKeepThePlace();
};

namespace {

/// A game of two to a target that takes many hands, as seat 0 sees it.
Events longGame(int target)
{
    GameEvent game = test::odinGame(2, 5);
    odin::Rules rules = odin::rulesOf(game);
    rules.target = target;
    odin::setRules(game, rules);
    Events events = test::playOdin(game, 5);
    for (Event &event : events)
        event = odin::seenBy(event, 0);
    return events;
}

/// What a change of the game costs the panel.
struct Costs {
    int letters = 0, cells = 0;
};

Costs costsOf(SidePanel &panel, const std::function<void()> &change)
{
    Costs costs;
    const QObject context;
    QObject::connect(panel.log()->document(), &QTextDocument::contentsChange, &context,
                     [&](int, int removed, int added) { costs.letters += removed + added; });
    QObject::connect(panel.points(), &QTableWidget::itemChanged, &context, [&] { ++costs.cells; });
    change();
    return costs;
}

} // namespace

void TestSidePanelLog::cardsAreChips_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "ru", "uk", "ar"})
        QTest::newRow(language) << language;
}

/// Each card in the log is a chip in its colour; text and clipboard have its name, also where lines break.
void TestSidePanelLog::cardsAreChips()
{
    QFETCH(QString, language);
    PlayedWindow p({1280, 800}, language);
    PlayEvent first{0, cardsNamed("B1"), kNoCard}, second{1, cardsNamed("K2 O2"), cardsNamed("B1").first()};
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "K1 K2 O2 R3 R4 R5 R6 R7 R8"}, 0,
                    {first, second}),
             Reason::None);
    auto *log = static_cast<LogView *>(p.window().sidePanel().log());
    const QString words = log->toPlainText();
    for (const char *card : {"K2", "O2"})
        QVERIFY2(words.contains(OdinText::card(cardsNamed(card).first(), OdinText::Case::Accusative)
                                    .replace(QChar::Nbsp, QLatin1Char(' '))), // as any text document does
                 qPrintable(words));
    QCoreApplication::sendPostedEvents();
    QList<QRect> chips;
    for (QTextBlock block = log->document()->begin(); block.isValid(); block = block.next())
        chips += log->chipRects(block);
    QCOMPARE(chips.size(), 4);
    const QImage picture = log->viewport()->grab().toImage();
    const std::vector<const char *> cards{"B1", "O2", "K2", "B1"}; // the order of equal numbers is that of colours
    QSet<QRgb> grounds;
    for (const QRect &chip : chips) {
        QVERIFY(log->viewport()->rect().contains(chip));
        grounds.insert(picture.pixel(chip.left() + 3, chip.center().y()));
    }
    for (const char *card : cards)
        QVERIFY(grounds.contains(odinCardGround(cardsNamed(card).first(), p.view().theme(), {})));
    for (int i = 0; i < 3; ++i) // chips lie beside each other
        QVERIFY(!chips[i].intersects(chips[i + 1]));
    log->setFocus();
    QTest::keyClick(log, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(log, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), spoken(words));
    QVERIFY(!QApplication::clipboard()->mimeData()->hasHtml());
    p.languages().setLanguage(QStringLiteral("en"));
}

/// The name below a chip could be broken, and then the full stop after it stood alone.
void TestSidePanelLog::noLineBeginsWithAFullStop()
{
    QFETCH(QString, language);
    PlayedWindow p({1280, 800}, language);
    const Names names{{QStringLiteral("Ada"), QStringLiteral("Bo")}, 0};
    GameEvent rounds = test::ninjanGame(2, 5);
    for (const Events &events : {longGame(15), test::playNinjan(rounds, 5)}) {
        const Game game = std::get<GameEvent>(events.front()).game;
        SidePanel panel;
        panel.show();
        panel.restart(gameInfo(game), events, names, game == Game::Odin ? 0 : kSpectator);
        int lines = 0;
        for (int width = 240; width < 420; width += 12) {
            panel.resize(width, 700);
            QCoreApplication::sendPostedEvents();
            const QTextDocument &log = *panel.log()->document();
            log.documentLayout()->documentSize(); // completes the layout
            for (QTextBlock block = log.begin(); block.isValid(); block = block.next())
                for (int i = 1; i < block.layout()->lineCount(); ++i, ++lines) {
                    const QString text = block.text();
                    const QChar first = text.at(block.layout()->lineAt(i).textStart());
                    QVERIFY2(first.category() != QChar::Punctuation_Other, qPrintable(text));
                }
        }
        QVERIFY(lines > 100);
    }
}

/// From wherever it is copied.
void TestSidePanelLog::copiedTextHasNoMarks()
{
    PlayedWindow p({1280, 800}, QStringLiteral("ar"));
    QLabel label(isolated(QStringLiteral("Ada")) + number(-5));
    QVERIFY(spoken(label.text()) != label.text());
    label.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label.show();
    label.setFocus();
    QTest::keyClick(&label, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&label, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), spoken(label.text()));
    p.languages().setLanguage(QStringLiteral("en"));
}

/// Undo, redo and a new event change what they are about, however many hands were before.
void TestSidePanelLog::undoCostsTheSameInLongGames()
{
    PlayedWindow p;
    const auto play = [](const Events &events) {
        SidePanel panel;
        panel.resize(400, 700);
        const Events less(events.begin(), events.end() - 6);
        const Names names{{QStringLiteral("Ada"), QStringLiteral("Bo")}, 0};
        panel.restart(gameInfo(Game::Odin), events, names, 0);
        const QString whole = panel.log()->toPlainText();
        Costs costs = costsOf(panel, [&] { panel.restart(gameInfo(Game::Odin), less, names, 0); });
        const Costs redo = costsOf(panel, [&] {
            for (std::size_t i = less.size(); i < events.size(); ++i)
                panel.addEvent(events[i]);
        });
        costs.letters += redo.letters;
        costs.cells += redo.cells;
        if (panel.log()->toPlainText() != whole)
            costs.letters = -1;
        return costs;
    };
    const Events many = longGame(1500);
    QVERIFY(many.size() > 5000);
    const Costs few = play(longGame(15)), most = play(many);
    QVERIFY(few.letters > 0 && few.cells > 0);
    QVERIFY2(most.letters > 0 && most.letters < 3 * few.letters, qPrintable(QString::number(most.letters)));
    QVERIFY2(most.cells <= few.cells + 4, qPrintable(QString::number(most.cells)));
}

/// Only the end of a long log is laid out. Scrolling up adds the rest, and what is read stays in its place.
void TestSidePanelLog::longLogsAreLaidOutOnDemand()
{
    const Events events = longGame(400);
    QVERIFY(events.size() > 1500);
    const Names names{{QStringLiteral("Ada"), QStringLiteral("Bo")}, 0};
    PlayedWindow p;
    QStringList all;
    const auto formatter = makeLogFormatter(Game::Odin, 0);
    for (const Event &event : events)
        all += formatter->format(event, names);
    const QString text = all.join(QLatin1Char('\n')).replace(QChar::Nbsp, QLatin1Char(' '));
    SidePanel panel;
    panel.resize(400, 700);
    panel.restart(gameInfo(Game::Odin), {events.front()}, names, 0);
    for (std::size_t i = 1; i < events.size(); ++i) { // while it is played
        panel.addEvent(events[i]);
        QVERIFY(panel.log()->document()->blockCount() <= 2000);
    }
    panel.show();
    panel.restart(gameInfo(Game::Odin), {}, names, 0);
    panel.restart(gameInfo(Game::Odin), events, names, 0);
    QTextDocument *log = panel.log()->document();
    QVERIFY(log->blockCount() <= 1000);
    QVERIFY(text.endsWith(log->toPlainText()));
    QCoreApplication::sendPostedEvents();  // until the size has settled, no scrolling counts as the user's
    log->documentLayout()->documentSize(); // completes the layout
    QScrollBar *bar = panel.log()->verticalScrollBar();
    while (log->toPlainText() != text) {
        const int before = log->blockCount(), below = bar->maximum() - bar->minimum();
        bar->setValue(bar->minimum());
        QTRY_VERIFY(log->blockCount() > before);
        QVERIFY(text.endsWith(log->toPlainText()));
        QCOMPARE(bar->maximum() - bar->value(), below);
    }
}

/// Another language, or another name at a seat, showed the end of the log to those who read in the middle of it.
void TestSidePanelLog::otherWordsKeepThePlace()
{
    const Names names{{QStringLiteral("Ada"), QStringLiteral("Bo")}, 0};
    PlayedWindow p;
    SidePanel panel;
    panel.resize(400, 700);
    panel.show();
    panel.restart(gameInfo(Game::Odin), longGame(400), names, 0);
    QCoreApplication::sendPostedEvents(); // until the size has settled, no scrolling counts as the user's
    QTextEdit &log = *panel.log();
    log.document()->documentLayout()->documentSize();
    QScrollBar *bar = log.verticalScrollBar();
    const int before = log.document()->blockCount();
    bar->setValue(bar->minimum());
    QTRY_VERIFY(log.document()->blockCount() > before); // older lines are kept, too
    const int all = log.document()->blockCount();
    bar->setValue((bar->minimum() + bar->maximum()) / 3);
    const auto top = [&log] { return log.cursorForPosition({log.viewport()->width() / 2, 0}).block(); };
    const int place = top().blockNumber();
    const QString english = top().text();
    QVERIFY(place > 0 && place < all / 2);
    p.languages().setLanguage(QStringLiteral("de"));
    QTRY_VERIFY(top().text() != english);
    QCOMPARE(log.document()->blockCount(), all);
    QCOMPARE(top().blockNumber(), place);
    p.languages().setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(top().text(), english);
    QCOMPARE(top().blockNumber(), place);
    panel.setNames({{QStringLiteral("Ada"), QStringLiteral("Di")}, 0});
    QCoreApplication::sendPostedEvents();
    QCOMPARE(top().blockNumber(), place);
    // At the end it stays at the end.
    bar->setValue(bar->maximum());
    panel.setNames(names);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(bar->value(), bar->maximum());
}

REGISTER_TEST(TestSidePanelLog)
#include "tst_side_panel_log.moc"
