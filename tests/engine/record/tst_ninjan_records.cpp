// SPDX-License-Identifier: GPL-3.0-or-later
// Records of Ninjan: whole games survive writing and reading, and a broken line is located.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_game.h"
#include "tests/test_program.h"

#include "engine/record/record.h"

#include <QBuffer>
#include <QtTest>

using namespace meadhall;
using meadhall::test::ninjanCard;
using meadhall::test::ninjanGame;
using meadhall::test::playNinjan;

namespace {

record::Record readBack(const Events &events)
{
    QByteArray text = record::toText(events);
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return record::readRecord(buffer);
}

} // namespace

class TestNinjanRecords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundTrip();
    void everyPrefixIsARecord();
    void seatRecordIsIncomplete();
    void missingOrRepeatedEventsAreRefused();
    void recordsOfOtherProgramsAreRead();
};

void TestNinjanRecords::roundTrip()
{
    int throws = 0;
    for (std::uint64_t number = 1; number <= 400; ++number) {
        const Events events = playNinjan(ninjanGame(2 + static_cast<int>(number % 4), number), number);
        const record::Record record = readBack(events);
        QVERIFY(!record.problem);
        QVERIFY(record.events == events);
        QVERIFY(record.finished());
        for (const Event &event : events)
            throws += std::holds_alternative<ThrowEvent>(event);
    }
    QVERIFY(throws > 0);
}

void TestNinjanRecords::everyPrefixIsARecord()
{
    Events events = playNinjan(ninjanGame(3, 2), 2);
    while (events.size() > 1) {
        events.pop_back();
        const record::Record record = readBack(events);
        QVERIFY(!record.problem);
        QVERIFY(!record.finished());
        QVERIFY(record.events == events);
    }
}

void TestNinjanRecords::seatRecordIsIncomplete()
{
    const Events events = playNinjan(ninjanGame(3, 2), 2);
    const ninjan::Referee referee(std::get<GameEvent>(events.front()));
    Events seen;
    for (const Event &event : events)
        seen.push_back(referee.seenBy(event, 1));
    record::Record record = readBack(seen);
    QVERIFY(record.problem.reason == Reason::HiddenCards);
    QCOMPARE(record.problem.line, 2);

    // With the deal complete, the error is at the first choice without a card.
    seen[1] = events[1];
    record = readBack(seen);
    QVERIFY(record.problem.reason == Reason::HiddenCards);
    const auto *choice = std::get_if<ChooseEvent>(&seen[toIndex(record.problem.line) - 1]);
    QVERIFY(choice && choice->seat != 1);
}

void TestNinjanRecords::missingOrRepeatedEventsAreRefused()
{
    const Events events = playNinjan(ninjanGame(4, 6), 6);
    for (std::size_t at = 1; at < events.size(); ++at) {
        // A choice may be missing or repeated, because choices can be changed; any other event is required.
        if (std::holds_alternative<ChooseEvent>(events[at]))
            continue;
        Events twice = events;
        twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(at), events[at]);
        record::Record record = readBack(twice);
        QVERIFY(record.problem.error == record::Error::AgainstRules);
        QCOMPARE(record.problem.line, static_cast<int>(at) + 2);
        if (at + 1 == events.size())
            break;
        Events without = events;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(at));
        record = readBack(without);
        QVERIFY(record.problem.error == record::Error::AgainstRules);
        QCOMPARE(record.problem.line, static_cast<int>(at) + 1);
    }
}

void TestNinjanRecords::recordsOfOtherProgramsAreRead()
{
    // Without a deal number, with unknown keys, choices in any order and one changed: a record of another program.
    QByteArray text = R"({"event":"game","format":1,"game":"ninjan","seats":["Ada","Bo"],"rules":{},"site":"x"}
{"event":"deal","piles":["S10","P10","P-6"],"hands":[["R1","R2","R3","R4","R5","R6","R7","R8","R9"],)"
                      R"(["P1","P2","P3","P4","P5","P6","P7","P8","P9"]]}
{"event":"choose","seat":1,"card":"P2"}
{"event":"choose","seat":1,"card":"P8","note":"better"}
{"event":"choose","seat":0,"card":"R4"}
{"event":"reveal","cards":["R4","P8"]}
{"event":"resolve","seat":1,"card":"P8","pile":2}
{"event":"resolve","seat":0,"card":"R4","pile":0}
)";
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    const record::Record record = record::readRecord(buffer);
    QVERIFY(!record.problem);
    QCOMPARE(record.events.size(), std::size_t(8));
    const auto &position = dynamic_cast<ninjan::Referee &>(*record.referee).position();
    QCOMPARE(position.board.points[0], 10);
    QCOMPARE(position.board.piles[2].top(), ninjanCard("P8"));
    QCOMPARE(position.board.round, 2);
}

REGISTER_TEST(TestNinjanRecords)
#include "tst_ninjan_records.moc"
