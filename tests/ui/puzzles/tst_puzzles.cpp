// SPDX-License-Identifier: GPL-3.0-or-later
// The room of the puzzles and the one in which a puzzle is solved, by real clicks and keys.
#include "engine/record/archive.h"
#include "engine/record/record.h"
#include "engine/review/judge/decisions.h"
#include "engine/review/review_file.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/ui/played_window.h"
#include "ui/app/rooms.h"
#include "ui/puzzles/pack_button.h"
#include "ui/puzzles/puzzle_hall.h"
#include "ui/puzzles/puzzle_store.h"
#include "ui/puzzles/puzzle_widgets.h"
#include "ui/puzzles/puzzles_controller.h"
#include "ui/review/replay_view.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kPuzzlePatience = 20'000; ///< ms, on a busy machine

/// A window with puzzles.
struct Puzzled {
    explicit Puzzled(QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : played(size, language),
          controller(new PuzzlesController(played.settings(), played.gameFolder(), &played.window()))
    {
        controller->store().setToday([this] { return today; });
    }
    bool open()
    {
        played.window().actions().puzzles->trigger();
        return QTest::qWaitFor([this] { return controller->store().isLoaded(); }, kPuzzlePatience) && hall();
    }
    PuzzleHall *hall() { return controller->hall(); }
    PuzzleRoom *room() { return controller->room(); }
    void key(Qt::Key key) { QTest::keyClick(played.window().windowHandle(), key); }
    void click(QWidget *widget)
    {
        QTest::mouseClick(played.window().windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(&played.window(), widget->rect().center()));
    }
    void clickScene(QPointF at)
    {
        const ReplayView &view = room()->view();
        QTest::mouseClick(played.window().windowHandle(), Qt::LeftButton, {},
                          view.viewport()->mapTo(&played.window(), view.mapFromScene(at)));
    }
    QPointF placeOf(Card card)
    {
        Hand &hand = room()->view().stage().hand();
        const CardItem *item = hand.item(card);
        const QRectF rect = item->cardRect();
        const bool mirrored = hand.showsRightEdges();
        return item->mapToScene(
            QPointF((mirrored ? rect.right() : rect.left()) + (mirrored ? -1 : 1) * rect.width() * 0.15,
                    rect.top() + rect.height() * 0.12));
    }
    /// Answers as a person does.
    void answer(const Event &event)
    {
        room()->view().setFocus();
        if (const auto *play = std::get_if<PlayEvent>(&event)) {
            room()->view().stage().hand().select({});
            for (const Card card : play->cards)
                clickScene(placeOf(card));
            key(Qt::Key_Return);
            if (room()->view().controller().isHalfway()) {
                auto &stage = static_cast<OdinStage &>(room()->view().stage());
                const CardItem *item = stage.tableSet().item(play->take);
                clickScene(item->mapToScene(item->boundingRect().center()));
            }
        } else if (std::holds_alternative<PassEvent>(event)) {
            key(Qt::Key_P);
        } else if (const auto *choice = std::get_if<ChooseEvent>(&event)) {
            room()->view().stage().hand().select({});
            clickScene(placeOf(choice->card));
            key(Qt::Key_Return);
        } else if (const auto *resolve = std::get_if<ResolveEvent>(&event)) {
            key(static_cast<Qt::Key>(Qt::Key_1 + resolve->pile));
        }
        QCoreApplication::processEvents();
    }
    /// Enters the first puzzle of a pack.
    bool enter(Game game, int grade)
    {
        hall()->findChild<QScrollArea *>()->ensureWidgetVisible(hall()->pack(game, grade));
        QCoreApplication::processEvents();
        click(hall()->pack(game, grade));
        return room() && room()->isVisible();
    }

    QDate today{2026, 11, 22};
    PlayedWindow played;
    PuzzlesController *controller; ///< belongs to the window
};

} // namespace

class TestPuzzles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPuzzleOfThePacks();
    void hallShowsWhatThereIs();
    void solvedAtTheFirstTry_data();
    void solvedAtTheFirstTry();
    void notYet_data();
    void notYet();
    void hintsAndAnswer();
    void dailyAndDays();
    void ownMistakes();
    void missingPacks();
    void damagedProgress();
    void followsLanguageAndSize_data();
    void followsLanguageAndSize();
};

/// Each can be opened and its answers are accepted by the rules.
void TestPuzzles::everyPuzzleOfThePacks()
{
    Puzzled p;
    QVERIFY(p.open());
    for (const auto &pack : p.controller->store().packs()) {
        QVERIFY(!pack.empty());
        for (const puzzle::Puzzle &one : pack) {
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
    QVERIFY(p.played.window().actions().puzzles->isVisible());
    QVERIFY(p.open());
    QVERIFY(p.hall()->isVisible());
    QVERIFY(p.hall()->solveToday()->isEnabled());
    QCOMPARE(p.hall()->title(), QStringLiteral("Puzzles"));
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int grade = 1; grade <= 3; ++grade) {
            const auto pack = p.controller->store().packOf(game, grade);
            QCOMPARE(p.hall()->pack(game, grade)->isEnabled(), !pack.empty());
            if (!pack.empty())
                QVERIFY(p.hall()->pack(game, grade)->accessibleName().contains(QString::number(pack.size())));
        }
    QVERIFY(!p.hall()->repeat()->isEnabled());
    p.key(Qt::Key_Escape);
    QVERIFY(!p.played.window().rooms().current());
    QTRY_VERIFY(!p.hall());
    QVERIFY(p.open()); // again
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
    p.key(Qt::Key_Return);
    QVERIFY(p.room() && p.room()->puzzle().id != id);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
    p.key(Qt::Key_Escape);
    QTRY_VERIFY(!p.room());
    QVERIFY(p.hall()->isVisible());
    QVERIFY(p.hall()->pack(static_cast<Game>(game), grade)->accessibleName().contains(QLatin1String("1 of ")));
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
    const CardSet hand = handOf(p.room()->puzzle().seen, p.room()->puzzle().seat);
    p.answer(p.room()->puzzle().tempting.answer);
    QCOMPARE(p.room()->panel().title(), QStringLiteral("Not yet"));
    QVERIFY(p.room()->panel().againButton()->hasFocus());
    QVERIFY(p.room()->table().record() == before);
    CardSet held;
    for (const CardItem *item : p.room()->view().stage().hand().items())
        held.add(item->card());
    QCOMPARE(held, hand);
    p.key(Qt::Key_Return);
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
    p.click(p.room()->panel().hintButton());
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
    p.click(p.room()->panel().showButton());
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Shown);
    QCOMPARE(signs(), 0); // those of the wrong answer lay on the right one
    QCOMPARE(p.controller->store().progress().solved(), 0);
    p.click(p.room()->panel().othersButton());
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Asking);
    p.answer(p.room()->puzzle().best.answer);
    QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
    QCOMPARE(p.controller->store().progress().solved(), 0); // it had been told
}

void TestPuzzles::dailyAndDays()
{
    Puzzled p;
    for (int day = 0; day < 3; ++day) {
        QVERIFY(p.open());
        p.click(p.hall()->solveToday());
        QVERIFY(p.room());
        QCOMPARE(p.room()->puzzle().id, p.controller->store().daily()->id);
        QCOMPARE(p.room()->title(), QStringLiteral("Today’s puzzle"));
        p.answer(p.room()->puzzle().best.answer);
        p.played.window().rooms().leaveAll();
        QTRY_VERIFY(!p.hall() && !p.room());
        QCOMPARE(p.controller->store().progress().daysInRow(p.today), day + 1);
        p.today = p.today.addDays(1);
    }
    QVERIFY(p.open());
    QVERIFY(p.hall()->days()->beads().back() == false);
    p.played.window().close(); // while a room is open
}

/// A mistake in a kept game comes back, is judged by the same judge, and goes when it has been found twice.
void TestPuzzles::ownMistakes()
{
    Puzzled p;
    const record::Archive archive(p.played.gameFolder());
    QDir().mkpath(archive.folder());
    GameEvent game = test::computersOf(Game::Ninjan, 2, 5);
    game.chairs = {"human", "computer:medium"};
    const Events events = test::computersGame(game);
    const QString file = archive.folder() + QStringLiteral("/2026-11-20 18.00 Ninjan.meadhall");
    QVERIFY(record::save(events, file).isEmpty());
    review::Review review;
    for (const review::Decision &decision : review::decisionsOf(events))
        if (decision.seat == 0 && std::holds_alternative<ChooseEvent>(decision.played) && review.decisions.empty()) {
            review::Judgement judgement;
            const auto model = review::makeDecisionModel(review::seenBefore(events, decision.line, 0), 0, std::nullopt);
            judgement.best = model->answer(0) == decision.played ? model->answer(1) : model->answer(0);
            judgement.bestPoints = 9;
            judgement.points = 3;
            judgement.loss = 6;
            judgement.lossCi95 = 0.5;
            judgement.verdict = review::Verdict::Mistake;
            judgement.deals = 2000;
            judgement.settled = true;
            review.decisions[decision.line] = {decision, judgement};
        }
    QVERIFY(
        review::saveReview(review::reviewFileOf(file), events, review::usualDepth(Game::Ninjan, 2), review).isEmpty());
    for (const int days : {0, 10}) {
        p.today = QDate(2026, 11, 22).addDays(days);
        QVERIFY(p.open());
        QTRY_COMPARE(int(p.hall()->mistakeRows().size()), 1);
        QVERIFY(p.hall()->repeat()->isEnabled());
        QTRY_VERIFY(p.hall()->mistakeRows().front()->isVisible());
        p.hall()->mistakeRows().front()->setFocus();
        p.key(Qt::Key_Return);
        QVERIFY(p.room());
        p.answer(p.room()->puzzle().best.answer);
        QVERIFY(p.room()->panel().state() == PuzzlePanel::State::Solved);
        p.played.window().rooms().leaveAll();
        QTRY_VERIFY(!p.hall() && !p.room());
    }
    p.today = p.today.addDays(20);
    QVERIFY(p.open());
    QVERIFY(p.hall()->mistakeRows().empty());
}

/// One line in the pack's place, the rest works.
void TestPuzzles::missingPacks()
{
    Puzzled p;
    p.controller->store().setPackFiles({QStringLiteral(":/nothing"), QStringLiteral(":/puzzles/ninjan.jsonl")});
    QVERIFY(p.open());
    QVERIFY(!p.hall()->pack(Game::Odin, 1)->isEnabled());
    QVERIFY(p.hall()->pack(Game::Odin, 1)->accessibleName().contains(QLatin1String("missing")));
    QVERIFY(p.hall()->solveToday()->isEnabled());
    Puzzled none;
    none.controller->store().setPackFiles({});
    QVERIFY(none.open());
    QVERIFY(!none.hall()->solveToday()->isEnabled());
}

void TestPuzzles::damagedProgress()
{
    Puzzled p;
    QDir().mkpath(p.played.gameFolder());
    delete p.controller;
    QFile file(p.played.gameFolder() + QStringLiteral("/puzzles.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    p.controller = new PuzzlesController(p.played.settings(), p.played.gameFolder(), &p.played.window());
    p.played.window().actions().puzzles->trigger();
    const auto *remark = p.hall()->findChild<QLabel *>(QStringLiteral("puzzleRemark"));
    QVERIFY(remark && remark->isVisibleTo(p.hall()) && remark->text().contains(QLatin1String("damaged")));
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

QTEST_MAIN(TestPuzzles)
#include "tst_puzzles.moc"
