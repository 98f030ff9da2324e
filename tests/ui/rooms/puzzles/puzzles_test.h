// SPDX-License-Identifier: GPL-3.0-or-later
// A window with puzzles, for the tests of their rooms.
#pragma once

#include "engine/record/archive.h"
#include "engine/record/record.h"
#include "engine/review/judge/decisions.h"
#include "engine/review/review_file.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "tests/ui/played_window.h"
#include "ui/app/puzzles_controller.h"
#include "ui/app/rooms.h"
#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/puzzles/puzzle_hall.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/table/replay/replay_view.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>

namespace meadhall::ui::testing {

/// A window with puzzles.
struct Puzzled {
    explicit Puzzled(QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : played(size, language),
          controller(new PuzzlesController(played.settings(), played.gameFolder(), &played.window()))
    {
    }
    bool open()
    {
        played.window().actions().puzzles->trigger();
        return waitFor([this] { return controller->store().isLoaded(); }) && hall();
    }
    PuzzleHall *hall() { return controller->hall(); }
    PuzzleRoom *room() { return controller->room(); }
    void key(Qt::Key key) { QTest::keyClick(played.window().windowHandle(), key); }
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
    /// The cards in the hand at the table.
    CardSet cards()
    {
        CardSet cards;
        for (const CardItem *item : room()->view().stage().hand().items())
            cards.add(item->card());
        return cards;
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
    /// The rows of own mistakes.
    QList<QAbstractButton *> mistakes()
    {
        return hall()->findChildren<QAbstractButton *>(QStringLiteral("ownMistake"));
    }
    /// Enters the first puzzle of a pack.
    bool enter(Game game, int grade)
    {
        click(hall()->pack(game, grade));
        return room() && room()->isVisible();
    }

    test::StoppedClock clock{QDate(2026, 11, 22)};
    PlayedWindow played;
    PuzzlesController *controller; ///< belongs to the window
};

class TestPuzzles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); } // which presses buttons by Enter
    void puzzlesOfThePacks();
    void hallShowsWhatThereIs();
    void arrivalSaysWhatIsAsked();
    void solvedAtTheFirstTry_data();
    void solvedAtTheFirstTry();
    void notYet_data();
    void notYet();
    void hintsAndAnswer();
    void secondEnterDoesNotGoOn_data();
    void secondEnterDoesNotGoOn();
    void dailyAndDays();
    void solvedAfterMidnight();
    void triesAreNotForgotten();
    void firstTryIsFirst_data();
    void firstTryIsFirst();
    void ownMistakes();
    void judgedAnswerIsListed();
    void worseAnswersAreNotPraised();
    void solvedStaysSolved();
    void hallFitsLargeLetters();
    void figuresStandAboveTheirWords();
    void missingPacks();
    void damagedProgress();
    void followsLanguageAndSize_data();
    void followsLanguageAndSize();
    void buttonsHaveRoom();
};

} // namespace meadhall::ui::testing
