// SPDX-License-Identifier: GPL-3.0-or-later
// The room in which a position is put in, in the real window.
#include "engine/core/view_after.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/record/seat_record.h"
#include "engine/review/judge/decisions.h"
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/click.h"
#include "tests/ui/kept_window.h"
#include "ui/app/analysis_controller.h"
#include "ui/app/puzzles_controller.h"
#include "ui/app/rooms.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/analysis/analysis_room.h"
#include "ui/rooms/analysis/card_picker.h"
#include "ui/rooms/puzzles/puzzle_hall.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_room.h"
#include "ui/table/replay/replay_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>

using namespace meadhall;
using namespace meadhall::ui;
using record::PositionFault;

namespace {

const QString kOdin = QStringLiteral("Odin 15 / * P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 / 4 K1 =4 >O4 O3 / 2 K8 =11 pass");
const QString kNinjan =
    QStringLiteral("Ninjan 6/9 / R5 P6 S10 P-2 =21 / =18 / =24 / =9 / P3 P9 | R2 S7 S-4 | S-6 S-2 / out R10 R8");

class AnalysisWindow : public KeptWindow {
public:
    explicit AnalysisWindow(QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : KeptWindow(size, language), controller_(new AnalysisController(settings(), &window()))
    {
    }
    AnalysisRoom *room() { return controller_->room(); }
    /// Ctrl+Shift+A.
    void openRoom()
    {
        QTest::keyClick(window().windowHandle(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(room() && window().rooms().current() == room());
        room()->setDepth({40, 1}, 1);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window().windowHandle(), key, modifiers);
    }
    void type(const char *keys)
    {
        for (const char *key = keys; *key; ++key)
            QTest::keyClick(window().windowHandle(), *key);
    }
    void clickCard(const char *name)
    {
        CardPicker *picker = room()->picker();
        const auto card = traitsOf(room()->position().game).cardOfName(name);
        const QPoint at = picker->visualRect(picker->indexOf(*card)).center();
        QTest::mouseClick(picker->viewport(), Qt::LeftButton, {}, at);
    }
    void clickPlace(int row)
    {
        PlacesTable *places = room()->places();
        QTest::mouseClick(places->viewport(), Qt::LeftButton, {},
                          places->visualRect(places->model()->index(row, 0)).center());
    }
    void paste(const QString &line)
    {
        QGuiApplication::clipboard()->setText(line);
        room()->picker()->setFocus();
        press(Qt::Key_V, Qt::ControlModifier);
    }
    /// The menu's entry for what is shown.
    void openShown()
    {
        QAction *action = window().actions().analysePosition;
        for (QObject *object : action->associatedObjects())
            if (auto *menu = qobject_cast<QMenu *>(object))
                Q_EMIT menu->aboutToShow();
        QVERIFY(action->isEnabled());
        action->trigger();
        QVERIFY(room() && window().rooms().current() == room());
        room()->setDepth({40, 1}, 1);
    }
    static CardSet handOf(const Events &seen, int seat)
    {
        return std::get<GameEvent>(seen.front()).game == Game::Odin ? viewAfter<odin::View>(seen, seat).hand()
                                                                    : viewAfter<ninjan::View>(seen, seat).hand();
    }
    /// The own hand in the position of the room.
    CardSet handNow()
    {
        const record::Position &position = room()->position();
        return handOf(record::eventsOf(position, std::vector<std::string>(position.seats.size())), 0);
    }
    /// Whatever the number of the seat.
    static std::pair<CardSet, int> cardsIn(const Event &answer)
    {
        if (const auto *play = std::get_if<PlayEvent>(&answer))
            return {play->cards, play->take};
        if (const auto *choice = std::get_if<ChooseEvent>(&answer)) {
            CardSet card;
            card.add(choice->card);
            return {card, 0};
        }
        const auto *resolve = std::get_if<ResolveEvent>(&answer);
        return {CardSet(), resolve ? resolve->pile : -1};
    }
    QString line() { return room()->line()->text(); }
    bool isAnswered() { return !room()->isJudging() && room()->answers()->count() > 1; }

private:
    AnalysisController *controller_; ///< owned by the window
};

} // namespace

class TestAnalysisRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPutInByMouse();
    void isPutInByKeys();
    void isPasted_data();
    void isPasted();
    void cardsAreDragged();
    void answersAgainAfterAChange();
    void impossibleIsRefused();
    void helpNamesACardOfTheGame();
    void answersGoWithTheirPosition();
    void isPlayedOut();
    void opensFromAGame();
    void opensFromAPuzzle();
    void opensFromAReview();
    void changesAreTakenBack();
    void isThereAgainLater();
    void isOfferedAtOnesOwnTableOnly();
    void worksInASmallWindowFromRightToLeft();
};

/// A click puts a card to the chosen place, another one takes it back.
void TestAnalysisRoom::isPutInByMouse()
{
    AnalysisWindow p;
    p.openRoom();
    for (const char *card : {"P9", "P6", "B4"})
        p.clickCard(card);
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * P9 P6 B4 =0 / 9 =0 / 9 =0 / 9 =0"));
    p.clickCard("P6");
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * P9 B4 =0 / 9 =0 / 9 =0 / 9 =0"));
    p.clickPlace(4); // on the table: the player before the one to move has played it
    p.clickCard("O3");
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * P9 B4 =0 / 9 =0 / 9 =0 / 9 =0 >O3"));
    p.clickPlace(1); // known of the first opponent
    p.clickCard("O3");
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * P9 B4 =0 / 9 O3 =0 / 9 =0 / 9 =0"));
    QTRY_VERIFY(p.isAnswered());
}

void TestAnalysisRoom::isPutInByKeys()
{
    AnalysisWindow p;
    p.openRoom();
    QVERIFY(p.room()->picker()->hasFocus());
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(p.room()->findChild<ReplayView *>());
    QVERIFY(table && !table->state().focused); // its focus proxy has the focus
    p.type("b7 k3g3 ");
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * B7 K3 G3 =0 / 9 =0 / 9 =0 / 9 =0"));
    p.type("k3");
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * B7 G3 =0 / 9 =0 / 9 =0 / 9 =0"));
    p.type("g3 ");
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * B7 =0 / 9 =0 / 9 =0 / 9 =0"));
    p.type(" ");
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * B7 G3 =0 / 9 =0 / 9 =0 / 9 =0"));
    p.press(Qt::Key_Right);
    p.press(Qt::Key_Space);
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * B7 G3 G4 =0 / 9 =0 / 9 =0 / 9 =0"));
    p.press(Qt::Key_Delete);
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * B7 G3 =0 / 9 =0 / 9 =0 / 9 =0"));
    p.press(Qt::Key_Tab); // to the places
    QVERIFY(p.room()->places()->hasFocus());
    p.press(Qt::Key_Down);
    p.press(Qt::Key_Right);
    p.type("4");
    p.press(Qt::Key_Return);
    QTRY_COMPARE(p.line(), QStringLiteral("Odin 15 / * B7 G3 =0 / 4 =0 / 9 =0 / 9 =0"));
    p.press(Qt::Key_Escape);
    QVERIFY(!p.window().rooms().current());
}

void TestAnalysisRoom::isPasted_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("Odin") << kOdin;
    QTest::newRow("Ninjan") << kNinjan;
}

/// The answer has values, intervals and reasons, and the line is copied as it was pasted.
void TestAnalysisRoom::isPasted()
{
    QFETCH(QString, line);
    AnalysisWindow p;
    p.openRoom();
    p.paste(line);
    QCOMPARE(p.room()->problem().fault, PositionFault::None);
    QTRY_VERIFY(p.isAnswered());
    const auto &costs = p.room()->costs();
    QCOMPARE(p.room()->answers()->count(), std::min<int>(static_cast<int>(costs.size()), 30));
    QCOMPARE(p.room()->answers()->currentRow(), 0);
    QVERIFY(!p.room()->words().isEmpty());
    QVERIFY(p.room()->answers()->item(1)->text().contains(QStringLiteral("costs ")));
    QGuiApplication::clipboard()->clear();
    p.room()->picker()->setFocus();
    p.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), line);
}

void TestAnalysisRoom::cardsAreDragged()
{
    AnalysisWindow p;
    p.openRoom();
    CardPicker *picker = p.room()->picker();
    PlacesTable *places = p.room()->places();
    picker->setCurrentIndex(picker->indexOf(odin::cardOfName("R5").value()));
    Q_EMIT places->cardDropped(picker->currentCard(), 2);
    QCOMPARE(p.line(), QStringLiteral("Odin 15 / * =0 / 9 =0 / 9 R5 =0 / 9 =0"));
    QVERIFY(picker->dragEnabled() && places->acceptDrops());
}

void TestAnalysisRoom::answersAgainAfterAChange()
{
    AnalysisWindow p;
    p.openRoom();
    p.paste(kOdin);
    QTRY_VERIFY(p.isAnswered());
    const auto before = p.room()->costs();
    p.clickPlace(0);
    p.clickCard("G8");
    QVERIFY(p.room()->position().seats[0].cards.size() == 5);
    QTRY_VERIFY(p.isAnswered());
    QVERIFY(before.front().points != p.room()->costs().front().points);
}

void TestAnalysisRoom::impossibleIsRefused()
{
    AnalysisWindow p;
    p.openRoom();
    p.paste(kOdin);
    p.room()->line()->setFocus();
    p.room()->line()->selectAll();
    p.type("Odin 15 / *P6 / 3 >P6");
    p.press(Qt::Key_Return);
    QCOMPARE(p.room()->problem().fault, PositionFault::CardTwice);
    QVERIFY(p.room()->words().contains(QStringLiteral("there is only one")));
    QVERIFY(!p.room()->findChild<QPushButton *>(QStringLiteral("playOut"))->isEnabled());
    p.room()->line()->selectAll();
    p.type("Odin 15 / *P6 hello / 3");
    p.press(Qt::Key_Return);
    QCOMPARE(p.room()->problem().fault, PositionFault::UnknownWord);
    QVERIFY(p.room()->words().contains(QStringLiteral("hello")));
    p.room()->line()->selectAll();
    p.type("Odin 15 / *P6 P7 / 3 >P5");
    p.press(Qt::Key_Return);
    QCOMPARE(p.room()->problem().fault, PositionFault::None);
    QVERIFY(p.room()->findChild<QPushButton *>(QStringLiteral("playOut"))->isEnabled());
}

/// Each game has its own names of cards, and a line that was not typed shows its beginning.
void TestAnalysisRoom::helpNamesACardOfTheGame()
{
    AnalysisWindow p;
    p.openRoom();
    QVERIFY(p.room()->words().contains(QStringLiteral("B7")));
    p.paste(kNinjan);
    QCOMPARE(p.room()->problem().fault, PositionFault::None);
    p.room()->setPosition(record::emptyPosition(Game::Ninjan, 5));
    QVERIFY(p.room()->words().contains(QStringLiteral("S-4")));
    QVERIFY(!p.room()->words().contains(QStringLiteral("B7")));
    QCOMPARE(p.room()->line()->cursorPosition(), 0);
}

/// No moves of a position that is not there any more are called the best ones.
void TestAnalysisRoom::answersGoWithTheirPosition()
{
    AnalysisWindow p;
    p.openRoom();
    p.paste(kOdin);
    QTRY_VERIFY(p.isAnswered());
    p.room()->setPosition(record::emptyPosition(Game::Odin, 4));
    QCOMPARE(p.room()->answers()->count(), 0);
    p.paste(kOdin);
    QTRY_VERIFY(p.isAnswered());
    p.paste(QStringLiteral("Ninjan 9/9 / R1 / =0 / R2 | R2 | R3"));
    QCOMPARE(p.room()->problem().fault, PositionFault::CardTwice);
    QCOMPARE(p.room()->answers()->count(), 0);
}

void TestAnalysisRoom::isPlayedOut()
{
    AnalysisWindow p;
    p.openRoom();
    p.paste(kOdin);
    click(p.room()->findChild<QPushButton *>(QStringLiteral("playOut")));
    QTRY_VERIFY(!p.window().rooms().current());
    QTRY_VERIFY(p.table().hasGame());
    const auto view = viewAfter<odin::View>(p.table().seenBy(0), 0);
    QVERIFY(view.hand() == cardsNamed("P9 P6 P2 B4 R4 G8"));
    QVERIFY(view.board().table == cardsNamed("O4 O3"));
    QVERIFY(view.known(1) == cardsNamed("R9"));
    QCOMPARE(view.totals(), (std::vector<int>{5, 9, 4, 11}));
    QVERIFY(p.isPersonsTurn());
    p.window().actions().pass->trigger(); // the game goes on
    QTRY_VERIFY(p.table().record().size() > 3);
}

void TestAnalysisRoom::opensFromAGame()
{
    AnalysisWindow p;
    p.playOneMove();
    const auto view = viewAfter<odin::View>(p.table().seenBy(0), 0);
    p.openShown();
    QVERIFY(!p.room()->position().moves.empty());
    QVERIFY(p.line().contains(QLatin1String(" : B1")));
    const auto now = record::positionOf(record::eventsOf(p.room()->position(), std::vector<std::string>(3)), 0, false);
    QCOMPARE(static_cast<int>(now->seats[0].cards.size()), view.hand().count());
    p.press(Qt::Key_Escape);
    QVERIFY(!p.window().rooms().current());
    QVERIFY(p.isPersonsTurn()); // it waits
}

void TestAnalysisRoom::opensFromAPuzzle()
{
    AnalysisWindow p;
    auto &puzzles = *new PuzzlesController(p.settings(), p.gameFolder(), &p.window());
    p.window().actions().puzzles->trigger();
    QTRY_VERIFY(puzzles.store().isLoaded() && puzzles.hall());
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        Q_EMIT puzzles.hall()->wanted({PuzzleWish::From::Pack, puzzles.store().packOf(game, 2).front()->id});
        QVERIFY(puzzles.room());
        const puzzle::Puzzle puzzle = puzzles.room()->puzzle();
        p.openShown();
        QCOMPARE(p.room()->position().game, game);
        QVERIFY(p.handNow() == p.handOf(puzzle.seen, puzzle.seat));
        // The answer is that of the puzzle, which was looked at much longer.
        p.room()->setDepth({400, 1}, 1);
        QTRY_VERIFY(p.isAnswered());
        const auto &costs = p.room()->costs();
        const auto best = std::find_if(costs.begin(), costs.end(), [&](const review::Cost &cost) {
            return p.cardsIn(cost.answer) == p.cardsIn(puzzle.best.answer);
        });
        QVERIFY(best != costs.end() && best->loss < 1);
        p.press(Qt::Key_Escape);
        QCOMPARE(p.window().rooms().current(), static_cast<Room *>(puzzles.room()));
        puzzles.room()->goBack();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

/// Of a whole record and of a seat's record alike.
void TestAnalysisRoom::opensFromAReview()
{
    AnalysisWindow p;
    const Events game = test::finishedGame(1);
    const auto open = [&](const Events &events, int seat, int line) {
        auto *review = new ReviewRoom({events, {}, QDate(2026, 11, 22), {}, review::Depth{20, 1}}, p.settings(),
                                      p.window().pictures());
        p.window().rooms().enter(review);
        QCOMPARE(review->game().seat(), seat);
        review->playback().goToLine(line);
        p.openShown();
    };
    const auto decisions = review::decisionsOf(game);
    const auto own = std::find_if(decisions.rbegin(), decisions.rend(),
                                  [](const review::Decision &decision) { return decision.seat == 0; });
    QVERIFY(own != decisions.rend());
    const CardSet hand = p.handOf(review::seenBefore(game, own->line, 0), 0);
    for (const Events &events : {game, record::seatRecord(game, 0)}) {
        open(events, 0, own->line);
        QVERIFY(p.room());
        QVERIFY(p.handNow() == hand);
        QTRY_VERIFY(p.isAnswered());
        p.press(Qt::Key_Escape);
        QVERIFY(qobject_cast<ReviewRoom *>(p.window().rooms().current()));
        p.window().rooms().leaveAll();
    }
}

/// By Ctrl+Z and by the button, also out of what is not possible and out of a line that cannot be read.
void TestAnalysisRoom::changesAreTakenBack()
{
    AnalysisWindow p;
    p.openRoom();
    QVERIFY(!p.room()->findChild<QPushButton *>(QStringLiteral("undoChange"))->isEnabled());
    const QString empty = p.line();
    p.paste(kOdin);
    p.clickPlace(4); // on the table
    p.clickCard("B1");
    QCOMPARE(p.room()->problem().fault, PositionFault::NotASet);
    QVERIFY(p.room()->words().contains(QStringLiteral("not a set")));
    p.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(p.line(), kOdin);
    QCOMPARE(p.room()->problem().fault, PositionFault::None);
    p.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(p.room()->problem().fault, PositionFault::NotASet);
    click(p.room()->findChild<QPushButton *>(QStringLiteral("undoChange")));
    QCOMPARE(p.line(), kOdin);
    p.paste(QStringLiteral("hello"));
    QCOMPARE(p.room()->problem().fault, PositionFault::UnknownGame);
    click(p.room()->findChild<QPushButton *>(QStringLiteral("undoChange")));
    QCOMPARE(p.line(), kOdin);
    QCOMPARE(p.room()->problem().fault, PositionFault::None);
    click(p.room()->findChild<QPushButton *>(QStringLiteral("undoChange")));
    QCOMPARE(p.line(), empty);
    QVERIFY(!p.room()->findChild<QPushButton *>(QStringLiteral("undoChange"))->isEnabled());
}

/// What was put in is not lost by a key that leads back.
void TestAnalysisRoom::isThereAgainLater()
{
    AnalysisWindow p;
    p.openRoom();
    p.paste(kNinjan);
    p.press(Qt::Key_Escape);
    QVERIFY(!p.window().rooms().current());
    p.openRoom();
    QCOMPARE(p.line(), kNinjan);
    QTRY_VERIFY(p.isAnswered());
}

/// The entry of the menu knows when there is nothing to analyse.
void TestAnalysisRoom::isOfferedAtOnesOwnTableOnly()
{
    AnalysisWindow p;
    QAction *action = p.window().actions().analysePosition;
    QMenu *menu = nullptr;
    for (QObject *object : action->associatedObjects())
        menu = menu ? menu : qobject_cast<QMenu *>(object);
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    QVERIFY(!action->isEnabled());
    p.playOneMove();
    Q_EMIT menu->aboutToShow();
    QVERIFY(action->isEnabled());
    QCOMPARE(
        p.deal({"computer:easy", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
        Reason::None);
    Q_EMIT menu->aboutToShow();
    QVERIFY(!action->isEnabled());
}

void TestAnalysisRoom::worksInASmallWindowFromRightToLeft()
{
    AnalysisWindow p({800, 600}, QStringLiteral("ar"));
    p.openRoom();
    QVERIFY(p.room()->isSmall());
    p.paste(kOdin);
    QTRY_VERIFY(p.isAnswered());
    QVERIFY(!p.room()->answers()->isVisible());
    QVERIFY(p.room()->brief()->isVisible() && p.room()->brief()->text().startsWith(QStringLiteral("الأفضل")));
    p.room()->places()->setCurrentCell(4, 0);
    p.clickCard("B1");
    QCOMPARE(p.room()->problem().fault, PositionFault::NotASet);
    QCOMPARE(p.room()->brief()->text(), p.room()->words()); // the reason is beside the cards
    p.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(p.room()->brief()->text() != p.room()->words());
    Q_EMIT p.room()->tabs()->activated(1);
    QVERIFY(p.room()->answers()->isVisible() && p.room()->table().isVisible());
    QVERIFY(!p.room()->picker()->isVisible());
    QCOMPARE(p.room()->line()->layoutDirection(), Qt::LeftToRight);
}

REGISTER_TEST(TestAnalysisRoom)
#include "tst_analysis_room.moc"
