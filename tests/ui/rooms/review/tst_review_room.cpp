// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a game in the main window, by mouse and keys.
#include "tests/test_program.h"
#include "tests/ui/rooms/review/review_room_test.h"

using namespace meadhall::ui::testing;

void TestReviewRoom::keysStepAndJump()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Odin, 3, 5);
    ReviewRoom &room = reviewed.enter(events);
    Playback &playback = room.playback();
    QVERIFY(playback.atStart());
    QVERIFY(room.table().hasFocus());
    const int first = playback.moment();
    reviewed.type(Qt::Key_Right);
    QCOMPARE(playback.moment(), first + 1);
    reviewed.type(Qt::Key_Left);
    QCOMPARE(playback.moment(), first);
    reviewed.type(Qt::Key_End);
    QCOMPARE(playback.moment(), playback.timeline().parts().front().last);
    reviewed.type(Qt::Key_PageDown);
    QCOMPARE(playback.part(), 1);
    reviewed.type(Qt::Key_PageUp);
    QCOMPARE(playback.part(), 0);
    reviewed.type(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(playback.atEnd());
    QCOMPARE(room.table().table().record(), events);
    QVERIFY(!room.table().panel()->isVisible());
    reviewed.type(Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(playback.atStart());
    reviewed.type(Qt::Key_Space);
    QVERIFY(playback.isPlaying());
    reviewed.type(Qt::Key_Space);
    QVERIFY(!playback.isPlaying());
    reviewed.type(Qt::Key_Plus);
    QCOMPARE(playback.speed(), 200);
    reviewed.type(Qt::Key_V);
    QVERIFY(room.curve().showsValues());
    reviewed.type(Qt::Key_V);
    reviewed.type(Qt::Key_O);
    QCOMPARE(room.handsSwitch()->current(), 1);
    reviewed.type(Qt::Key_Escape);
    QVERIFY(!reviewed.window().rooms().current());
    QVERIFY(reviewed.window().tableView().isVisible());
}

void TestReviewRoom::mouseStepsAndChooses()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Ninjan, 3, 5);
    ReviewRoom &room = reviewed.enter(events);
    Playback &playback = room.playback();
    const int first = playback.moment();
    click(room.transport().nextButton());
    QVERIFY(playback.moment() > first);
    click(room.transport().previousButton());
    QCOMPARE(playback.moment(), first);
    reviewed.type(Qt::Key_Right); // steps wherever the focus is
    QVERIFY(playback.moment() > first);
    click(room.findChild<QWidget *>(QStringLiteral("part4")));
    QCOMPARE(playback.part(), 4);
    click(room.transport().playButton());
    QVERIFY(playback.isPlaying());
    click(room.transport().playButton());
    QVERIFY(!playback.isPlaying());
    click(room.backButton());
    QVERIFY(!reviewed.window().rooms().current());
}

/// Judged in the background, written beside the record, and there at once the next time.
void TestReviewRoom::judgesAndKeeps()
{
    Reviewed reviewed;
    reviewed.window().setUpdatesEnabled(true);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.meadhall"));
    const Events events = personsGame(Game::Ninjan, 2, 3);
    ReviewRoom &room = reviewed.enter(events, file);
    QTRY_VERIFY(room.judging().state() == ReviewJudging::State::Done);
    QCOMPARE(room.game().judged(), static_cast<int>(room.game().decisions().size()));
    QCOMPARE(room.judging().judged(), room.judging().decisions());
    QVERIFY(room.judging().decisions() > 0);
    reviewed.type(Qt::Key_Escape);
    QTRY_VERIFY(!reviewed.room);
    const review::Review kept = review::loadReview(review::reviewFileOf(file), events, kShallow);
    QVERIFY(!kept.decisions.empty());
    ReviewRoom &again = reviewed.enter(events, file);
    QTRY_COMPARE(again.judging().state(), ReviewJudging::State::Done);
    QCOMPARE(again.game().review().decisions.size(), kept.decisions.size());
    reviewed.type(Qt::Key_N);
    const int mistake = again.game().nextMistake(1);
    if (mistake > 0)
        QCOMPARE(again.playback().line(), mistake);
}

void TestReviewRoom::judgingCanBeStopped()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Odin, 4, 8);
    auto *room = new ReviewRoom({events, {}, {}, {}, review::Depth{100'000, 1}}, reviewed.settings(),
                                reviewed.window().pictures());
    reviewed.window().rooms().enter(room);
    auto *stop = room->findChild<QPushButton *>(QStringLiteral("stopJudging"));
    QTRY_VERIFY(stop && stop->isVisible());
    click(stop);
    QCOMPARE(room->judging().state(), ReviewJudging::State::Stopped);
    QVERIFY(!stop->isVisible());
    room->playback().step(3, true);
    click(room->mistakes().findChild<QPushButton *>(QStringLiteral("goOnJudging")));
    QCOMPARE(room->judging().state(), ReviewJudging::State::Judging);
    QSignalSpy announced(room->findChild<Announcer *>(), &Announcer::announced);
    reviewed.type(Qt::Key_Escape); // leaves while judging
    QVERIFY(!reviewed.window().rooms().current());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(announced.isEmpty()); // a room that is gone has no words
}

void TestReviewRoom::triesAnotherMove()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Odin, 3, 5);
    ReviewRoom &room = reviewed.enter(events);
    reviewed.type(Qt::Key_O);
    const int line = reviewed.goToPlay();
    QVERIFY(line > 0);
    QTRY_VERIFY(room.game().judgementAt(line)); // on a busy machine
    reviewed.type(Qt::Key_I);
    QVERIFY(room.trying());
    const auto *again = room.verdict().findChild<QPushButton *>(QStringLiteral("tryAnother"));
    QVERIFY(!again->isEnabled());
    const auto &board = static_cast<OdinController &>(room.table().controller()).view().board();
    const CardSet hand = room.table().stage().hand().cards();
    const auto sets = odin::legalSets(board, hand);
    const CardSet other = *std::find_if(sets.begin(), sets.end(), [](CardSet set) { return set.count() == 1; });
    room.table().stage().hand().select(other);
    reviewed.type(Qt::Key_Return);
    if (room.table().controller().isHalfway()) // which card to pick up
        reviewed.type(Qt::Key_Return);
    QVERIFY(room.playback().showsOther());
    QVERIFY(room.findChild<QPushButton *>(QStringLiteral("endTry"))->isVisible());
    QVERIFY(again->isEnabled());
    QVERIFY2(room.table().caption().startsWith(QStringLiteral("You play")), qPrintable(room.table().caption()));
    QCOMPARE(room.table().table().record().size(), toIndex(line));
    QVERIFY(!room.table().stage().hand().cards().contains(other.first()));
    reviewed.type(Qt::Key_Escape);
    QVERIFY(!room.trying());
    QCOMPARE(room.playback().line(), line);
    QCOMPARE(room.table().stage().hand().cards(), hand);
    QVERIFY(reviewed.window().rooms().current() == &room);
    QCOMPARE(room.playback().record(), events); // nothing is written into the record
}

void TestReviewRoom::tryIsRefusedAsAtTheTable()
{
    Reviewed reviewed;
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 3, 5));
    QVERIFY(reviewed.goToPlay() > 0);
    reviewed.type(Qt::Key_I);
    const CardSet hand = room.table().stage().hand().cards();
    room.table().stage().hand().select(hand);
    if (!odin::isSet(hand)) {
        reviewed.type(Qt::Key_Return);
        QVERIFY(room.table().controller().refusing());
        QVERIFY(!room.playback().showsOther());
    }
    reviewed.type(Qt::Key_Escape); // clears the selection
    QVERIFY(room.trying());
    reviewed.type(Qt::Key_Escape);
    QVERIFY(!room.trying());
    QVERIFY(reviewed.window().rooms().current());
}

void TestReviewRoom::playsOn_data()
{
    QTest::addColumn<bool>("fromStart");
    QTest::newRow("from the table") << false;
    QTest::newRow("from the start page") << true;
}

/// The running game is kept, and the other one begins where the review was.
void TestReviewRoom::playsOn()
{
    QFETCH(bool, fromStart);
    Reviewed reviewed;
    ReviewController controller(reviewed.settings(), &reviewed.window());
    reviewed.playOneMove();
    const Events running = reviewed.table().record();
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.meadhall"));
    const Events events = personsGame(Game::Odin, 3, 5);
    QCOMPARE(record::save(events, file), QString());
    if (fromStart)
        reviewed.window().goHome();
    controller.reviewFile(file);
    auto *room = qobject_cast<ReviewRoom *>(reviewed.window().rooms().current());
    QVERIFY(room);
    QVERIFY(reviewed.table().paused());
    reviewed.room = room;
    const int line = reviewed.goToPlay();
    reviewed.type(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!reviewed.window().rooms().current());
    QCOMPARE(reviewed.table().record(), Events(events.begin(), events.begin() + line - 1));
    QVERIFY(!reviewed.table().paused());
    QVERIFY(reviewed.isPersonsTurn());
    const record::Archive archive(reviewed.gameFolder());
    QCOMPARE(archive.entries().size(), std::size_t{1});
    QCOMPARE(record::readRecord(archive.entries().front().file).events, running);
    QCOMPARE(record::readRecord(file).events, events);
    QTRY_VERIFY(!reviewed.room);
}

void TestReviewRoom::showsHands()
{
    Reviewed reviewed;
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 4, 2));
    QCOMPARE(room.handsSwitch()->current(), 0);
    QCOMPARE(room.table().stage().openCards().size(), std::size_t{0});
    reviewed.type(Qt::Key_O);
    QCOMPARE(room.table().stage().openCards().size(), std::size_t{27});
    const int moment = room.playback().moment();
    click(room.handsSwitch()->button(0));
    QCOMPARE(room.table().stage().openCards().size(), std::size_t{0});
    QCOMPARE(room.playback().moment(), moment);
}

/// Buttons and rows have their places from the first frame, while judging, after it and in a try.
void TestReviewRoom::nothingMovesWhenJudgingEnds()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Odin, 4, 8);
    auto *room = new ReviewRoom({events, {}, {}, {}, review::Depth{100'000, 1}}, reviewed.settings(),
                                reviewed.window().pictures());
    reviewed.room = room;
    reviewed.window().rooms().enter(room);
    const auto places = [room] {
        QCoreApplication::sendPostedEvents();
        QList<QRect> all;
        for (const char *name : {"tryAnother", "playOn", "nextMistake"}) {
            const auto *button = room->findChild<QWidget *>(QLatin1String(name));
            all.push_back(QRect(button->mapTo(room, QPoint()), button->size()));
        }
        return all;
    };
    auto *stop = room->findChild<QPushButton *>(QStringLiteral("stopJudging"));
    QTRY_VERIFY(stop->isVisible());
    QVERIFY(reviewed.goToPlay() > 0);
    const QList<QRect> judging = places();
    click(stop);
    QVERIFY(!stop->isVisible());
    QCOMPARE(places(), judging);
    reviewed.type(Qt::Key_I);
    QVERIFY(room->trying());
    QCOMPARE(places().first(2), judging.first(2));
}

/// While another move is chosen in a small window, the hand and the buttons are whole, and the frame crosses nothing.
void TestReviewRoom::tryHasRoomInASmallWindow()
{
    Reviewed reviewed({800, 600});
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 3, 5));
    QVERIFY(room.isSmall() && reviewed.goToPlay() > 0);
    const int before = room.table().height();
    reviewed.type(Qt::Key_I);
    QCoreApplication::sendPostedEvents();
    QVERIFY(room.table().height() > before + 100);
    const ReplayView &view = room.table();
    const QRectF scene = view.sceneRect();
    constexpr qreal kFrame = 8; // px at the edge
    int buttons = 0;
    for (const QGraphicsItem *item : view.scene()->items())
        if (dynamic_cast<const ButtonItem *>(item) && item->isVisible()) {
            QVERIFY(scene.adjusted(kFrame, kFrame, -kFrame, -kFrame).contains(item->sceneBoundingRect()));
            ++buttons;
        }
    QCOMPARE(buttons, 2);
    reviewed.type(Qt::Key_Escape);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(room.table().height(), before);
}

REGISTER_TEST(TestReviewRoom)
#include "moc_review_room_test.cpp"
