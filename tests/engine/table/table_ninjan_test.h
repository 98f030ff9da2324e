// SPDX-License-Identifier: GPL-3.0-or-later
// People and computers at a table of Ninjan, for its tests.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/ninjan/view.h"
#include "engine/record/record.h"
#include "engine/table/table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QtTest>

namespace meadhall::testing {

using test::ninjanCard;

inline GameEvent gameOf(std::vector<std::string> chairs, std::uint64_t deal)
{
    GameEvent game = test::ninjanGame(static_cast<int>(chairs.size()), deal);
    game.chairs = std::move(chairs);
    return game;
}

/// A person who sees only its seat's events: plays the lowest card, takes the highest pile, throws the symbols in turn.
class Person : public QObject {
public:
    Person(Table &table, int seat) : table_(table), seat_(seat), view_(seat)
    {
        for (const Event &event : table.seenBy(seat))
            onEvent(event);
        HumanSeat *human = table.humanSeat(seat);
        QObject::connect(human, &HumanSeat::eventSeen, this, [this](const Event &event) { onEvent(event); });
        // Queued: the signal comes from within the table, which must not be re-entered.
        QObject::connect(
            human, &HumanSeat::asked, this, [this](RequestKind kind) { answer(kind); }, Qt::QueuedConnection);
        if (const auto kind = view_.ownRequest())
            QMetaObject::invokeMethod(
                this, [this, kind] { answer(*kind); }, Qt::QueuedConnection);
    }

    const ninjan::View &view() const { return view_; }
    int asks(RequestKind kind) const { return asks_[toIndex(kind)]; }
    bool sawAHiddenCard() const { return sawAHiddenCard_; }

private:
    void onEvent(const Event &event)
    {
        const auto *choice = std::get_if<ChooseEvent>(&event);
        sawAHiddenCard_ |= choice && choice->seat != seat_ && choice->card != kNoCard;
        view_.apply(event);
    }

    void answer(RequestKind kind)
    {
        ++asks_[toIndex(kind)];
        const ninjan::Board &board = view_.board();
        if (kind == RequestKind::Choose) {
            // In every other round another card first: a choice may be changed.
            if (board.round % 2 == 0 && view_.hand().count() > 1 && view_.mayChoose())
                table_.answer(seat_, ChooseEvent{seat_, *++view_.hand().begin()});
            if (view_.mayChoose())
                table_.answer(seat_, ChooseEvent{seat_, view_.hand().first()});
        } else if (kind == RequestKind::Pile) {
            table_.answer(seat_, ResolveEvent{seat_, board.current().card, ninjan::firstOf(board.allowedPiles())});
        } else {
            table_.answer(seat_, ninjan::ownThrow(table_.players(), seat_,
                                                  static_cast<ninjan::Suit>(asks(kind) % ninjan::kSuits)));
        }
    }

    Table &table_;
    int seat_;
    ninjan::View view_;
    std::array<int, 4> asks_{};
    bool sawAHiddenCard_ = false;
};

inline bool waitForEnd(Table &table)
{
    // waitFor() would sleep 10 ms per turn of the loop.
    QEventLoop loop;
    QObject::connect(&table, &Table::changed, &loop, [&] {
        if (table.gameOver())
            loop.quit();
    });
    QTimer::singleShot(60000, &loop, &QEventLoop::quit);
    if (!table.gameOver())
        loop.exec();
    return table.gameOver();
}

/// The table's record is legal and complete.
inline bool isLegalAndComplete(const Table &table)
{
    QBuffer buffer;
    buffer.setData(record::toText(table.record()));
    buffer.open(QIODevice::ReadOnly);
    const record::Record record = record::readRecord(buffer);
    return !record.problem && record.finished() && record.events == table.record();
}

/// A random game of two that ends in a tie, up to the throw.
inline Events eventsUntilThrow(std::vector<std::string> chairs)
{
    for (std::uint64_t deal = 1;; ++deal) {
        Events events = test::playNinjan(gameOf(chairs, deal), deal);
        const auto thrown = std::find_if(events.begin(), events.end(),
                                         [](const Event &event) { return std::holds_alternative<ThrowEvent>(event); });
        if (thrown == events.end())
            continue;
        events.erase(thrown, events.end());
        return events;
    }
}

class TestTableNinjan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGameByPeopleAndComputers_data();
    void wholeGameByPeopleAndComputers();
    void twoPeopleAtOneScreen();
    void choiceMayChangeUntilAllHaveChosen();
    void refusalsChangeNothing();
    void undoWithdrawsAChoice();
    void undoCrossesTheReveal();
    void undoBetweenTwoPeople();
    void undoWhileComputersThink();
    void throwsAreHiddenUntilComplete();
    void undoWithdrawsAThrow();
    void resumesFromEveryEvent();
    void resumesWithinAThrow();
    void paceAndPauseDelayAnswers();
};

} // namespace meadhall::testing
