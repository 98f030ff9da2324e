// SPDX-License-Identifier: GPL-3.0-or-later
// Any moment of a record at the table's own scene: by steps, jumps and by itself, forwards and backwards.
#include "engine/core/seat_of.h"
#include "engine/games/odin/view.h"
#include "engine/table/open_hands.h"
#include "engine/table/table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/rooms/review/playback.h"
#include "ui/table/replay/replay_view.h"
#include "ui/table/replay/reviewed_game.h"
#include "ui/table/seats/seat_presentation.h"

#include <QSignalSpy>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

Events recordOf(Game game, int players, std::uint64_t number)
{
    return game == Game::Odin ? test::playOdin(test::odinGame(players, number), number)
                              : test::playNinjan(test::ninjanGame(players, number), number);
}

/// A table with its view, as the review has one.
struct Desk {
    explicit Desk(const Events &record, bool open = true)
        : game(std::get<GameEvent>(record.front())),
          view(game.game, table, cache, [this](const Table &) { return peopleIn(game); }),
          playback(table, view, nullptr)
    {
        view.resize(912, 520);
        if (open)
            view.setOpenHands([this](std::size_t events) { return handsAfter(table.record(), events); });
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qWarning("the view is not shown");
    }

    /// Every card that can be seen, and where.
    QStringList scene()
    {
        view.controller().skipAnimations();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QStringList cards;
        for (QGraphicsItem *item : view.scene()->items())
            if (const auto *card = dynamic_cast<CardItem *>(item); card && card->isVisible())
                cards.push_back(QStringLiteral("%1 %2 %3,%4 %5")
                                    .arg(card->card())
                                    .arg(card->isFaceDown())
                                    .arg(qRound(card->scenePos().x()))
                                    .arg(qRound(card->scenePos().y()))
                                    .arg(qRound(card->cardWidth() * card->scale() * card->opacity())));
        for (int seat = 0; seat < view.stage().players(); ++seat) {
            const SeatItem *item = view.stage().seat(seat);
            cards.push_back(item->name() + item->line() + item->count() + item->points());
        }
        cards.sort();
        return cards;
    }

    GameEvent game;
    Table table;
    PixmapCache cache;
    ReplayView view;
    Playback playback;
};

} // namespace

class TestPlayback : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stopsWhereSomethingIsDecided();
    void showsTheSameByAnyWay_data();
    void showsTheSameByAnyWay();
    void playsByItself();
    void nobodyIsAsked();
    void hidesWhatWasHidden();
    void saysOneHandAtEachMoment_data();
    void saysOneHandAtEachMoment();
};

void TestPlayback::stopsWhereSomethingIsDecided()
{
    const Events record = recordOf(Game::Ninjan, 4, 3);
    const Timeline timeline(record, 1);
    QCOMPARE(timeline.parts().size(), std::size_t{9});
    for (int moment : timeline.moments())
        if (toIndex(moment) < record.size()) {
            const auto *choice = std::get_if<ChooseEvent>(&record[toIndex(moment)]);
            QVERIFY(!choice || choice->seat == 1);
            QVERIFY(!std::holds_alternative<RevealEvent>(record[toIndex(moment)]));
        }
    QCOMPARE(timeline.moments().back(), static_cast<int>(record.size()));
    QCOMPARE(timeline.momentAt(0), timeline.moments().front());
    QCOMPARE(timeline.moved(timeline.moments().front(), -5), timeline.moments().front());
    QCOMPARE(timeline.partOf(timeline.parts()[4].last), 4);
    QVERIFY(Timeline({record.front()}, 0).moments().empty());
}

void TestPlayback::showsTheSameByAnyWay_data()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<qreal>("factor");
    QTest::addRow("Odin, at once") << Game::Odin << 3 << 0.0;
    QTest::addRow("Odin, animated") << Game::Odin << 4 << 1.0;
    QTest::addRow("Ninjan, at once") << Game::Ninjan << 2 << 0.0;
    QTest::addRow("Ninjan, animated") << Game::Ninjan << 5 << 1.0;
}

/// Whatever came before, a moment looks as if the table had been opened at it.
void TestPlayback::showsTheSameByAnyWay()
{
    QFETCH(Game, game);
    QFETCH(int, players);
    QFETCH(qreal, factor);
    const Events record = recordOf(game, players, 5);
    Desk walked(record), opened(record);
    walked.playback.setDurationFactor(factor);
    opened.playback.setDurationFactor(0);
    walked.playback.open(record, 1);
    opened.playback.open(record, 1);
    Random random(7);
    for (int i = 0; i < 60; ++i) {
        const auto kind = random.below(8);
        if (kind == 0)
            walked.playback.goToMoment(static_cast<int>(random.below(static_cast<std::uint32_t>(record.size()))));
        else if (kind == 1)
            walked.playback.goToEndOfPart(random.below(2) ? 1 : -1);
        else
            walked.playback.step(kind < 4 ? -1 : 1, true);
        if (random.below(3) == 0)
            continue; // the next one comes while cards move
        opened.playback.goToMoment(walked.playback.moment());
        QCOMPARE(walked.table.record(), Events(record.begin(), record.begin() + walked.playback.moment()));
        QCOMPARE(walked.scene(), opened.scene());
    }
}

void TestPlayback::playsByItself()
{
    const Events record = recordOf(Game::Odin, 3, 2);
    Desk desk(record);
    desk.playback.setDurationFactor(0);
    desk.playback.setSpeed(400);
    desk.playback.open(record, 0);
    desk.playback.goToMoment(static_cast<int>(record.size()));
    desk.playback.step(-3, false);
    QSignalSpy spy(&desk.playback, &Playback::playingChanged);
    desk.playback.setPlaying(true);
    QTRY_VERIFY(!desk.playback.isPlaying());
    QVERIFY(desk.playback.atEnd());
    QCOMPARE(spy.size(), 2);
    desk.playback.setPlaying(true);
    QVERIFY(!desk.playback.isPlaying()); // there is nothing left
}

/// No panel opens, no seat is asked, nothing goes on by itself; an answer is checked and told, not carried out.
void TestPlayback::nobodyIsAsked()
{
    const Events record = recordOf(Game::Odin, 3, 2);
    Desk desk(record);
    desk.playback.open(record, 0);
    QSignalSpy tried(&desk.table, &Table::tried), refused(&desk.table, &Table::refused);
    for (int moment : desk.playback.timeline().moments()) {
        desk.playback.goToMoment(moment);
        QVERIFY(desk.table.openRequests().empty());
        QVERIFY(!desk.view.panel()->isVisible());
        QVERIFY(!desk.table.canUndo());
        QCOMPARE(desk.view.viewpoint(), 0);
        if (toIndex(moment) < record.size() && seatOf(record[toIndex(moment)]) == 0) {
            desk.table.answer(0, record[toIndex(moment)]);
            QCOMPARE(tried.size(), 1);
            tried.clear();
            desk.table.answer(0, PlayEvent{0, CardSet::of(53), 0});
        }
        QCOMPARE(desk.table.record().size(), toIndex(moment));
    }
    QVERIFY(tried.empty());
    QVERIFY(!refused.empty());
}

/// As the seat saw it, only those cards are open that were.
void TestPlayback::hidesWhatWasHidden()
{
    const Events record = recordOf(Game::Odin, 4, 9);
    Desk desk(record);
    desk.playback.setDurationFactor(0);
    desk.view.setOpenHands([&](std::size_t events) {
        return handsSeenOpen({desk.table.record().begin(), desk.table.record().begin() + qsizetype(events)}, 2);
    });
    desk.playback.open(record, 2);
    int open = 0;
    for (int moment : desk.playback.timeline().moments()) {
        desk.playback.goToMoment(moment);
        odin::View view(2);
        for (const Event &event : desk.table.seenBy(2))
            view.apply(event);
        CardSet hidden = view.handRunning() ? view.unseen() : CardSet{};
        for (QGraphicsItem *item : desk.view.scene()->items())
            if (const auto *card = dynamic_cast<CardItem *>(item); card && card->isVisible() && !card->isFaceDown())
                QVERIFY(!hidden.contains(card->card()));
        open += static_cast<int>(desk.view.stage().openCards().size());
    }
    QVERIFY(open > 0);
}

void TestPlayback::saysOneHandAtEachMoment_data()
{
    QTest::addColumn<Game>("game");
    QTest::addRow("Odin") << Game::Odin;
    QTest::addRow("Ninjan") << Game::Ninjan;
}

/// The line that is looked at is of the hand or round that the table shows, also at its end.
void TestPlayback::saysOneHandAtEachMoment()
{
    QFETCH(Game, game);
    const Events record = recordOf(game, 3, 5);
    const RecordPlaces places(record);
    Desk desk(record);
    desk.playback.setDurationFactor(0);
    desk.playback.open(record, 0);
    QVERIFY(desk.playback.timeline().parts().size() > 1);
    for (const int moment : desk.playback.timeline().moments()) {
        desk.playback.goToMoment(moment);
        QCOMPARE(places.place(desk.playback.line()).part - 1, desk.playback.part());
    }
}

REGISTER_TEST(TestPlayback)
#include "tst_playback.moc"
