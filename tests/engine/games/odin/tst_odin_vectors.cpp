// SPDX-License-Identifier: GPL-3.0-or-later
// Every test vector of the rules of Odin.
#include "engine/games/odin/position.h"
#include "engine/games/odin/score.h"
#include "engine/games/odin/set.h"
#include "engine/record/json_lines.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <set>

using namespace meadhall;
using namespace meadhall::odin;

namespace {

Card cardOf(const QJsonValue &name)
{
    const auto card = cardOfName(name.toString().toStdString());
    Q_ASSERT(card);
    return *card;
}

CardSet cardsIn(const QJsonValue &names)
{
    CardSet set;
    for (const QJsonArray all = names.toArray(); const QJsonValue &name : all)
        set.add(cardOf(name));
    return set;
}

Move moveOf(const QJsonObject &step)
{
    if (step.contains(QLatin1String("pass")))
        return Move::pass();
    return {cardsIn(step[QLatin1String("cards")]),
            step.contains(QLatin1String("take")) ? cardOf(step[QLatin1String("take")]) : kNoCard};
}

std::vector<int> intsOf(const QJsonValue &array)
{
    std::vector<int> numbers;
    for (const QJsonArray list = array.toArray(); const QJsonValue &number : list)
        numbers.push_back(number.toInt());
    return numbers;
}

/// The position after the vector's steps, each of which must be legal.
Position played(const QJsonObject &vector)
{
    const QJsonArray hands = vector[QLatin1String("hands")].toArray();
    const auto players = static_cast<int>(hands.size());
    Position position{Board::start(players, vector[QLatin1String("starter")].toInt(), WholeHandLead::Optional), {}};
    for (int seat = 0; seat < players; ++seat)
        position.hands[std::size_t(seat)] = cardsIn(hands[seat]);
    for (const QJsonArray steps = vector[QLatin1String("steps")].toArray(); const QJsonValue &step : steps) {
        const Move move = moveOf(step.toObject());
        if (whyIllegal(position, move) != Reason::None) {
            QTest::qFail("A step of the vector is refused", __FILE__, __LINE__);
            return position;
        }
        position.apply(move);
    }
    return position;
}

/// The Reason for each refusal named in the vectors.
const QMap<QString, Reason> kRefusals{
    {QStringLiteral("O35a"), Reason::PassOnLead},      {QStringLiteral("O35b"), Reason::LeadOneOrAll},
    {QStringLiteral("O35c"), Reason::TakeMissing},     {QStringLiteral("O35d"), Reason::TakeNotBeaten},
    {QStringLiteral("O35e"), Reason::CardTwice},       {QStringLiteral("O35f"), Reason::CardNotHeld},
    {QStringLiteral("O35g"), Reason::NotASet},         {QStringLiteral("O35h"), Reason::TooLow},
    {QStringLiteral("O35i"), Reason::TakeOnEmptyHand},
};

} // namespace

class TestOdinVectors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vectorsHold_data();
    void vectorsHold();

private:
    void value(const QJsonObject &vector);
    void notSet(const QJsonObject &vector);
    void legal(const QJsonObject &vector);
    void sequence(const QJsonObject &vector);
    void score(const QJsonObject &vector);
    void reject(const QJsonObject &vector);
};

void TestOdinVectors::vectorsHold_data()
{
    QTest::addColumn<QJsonObject>("vector");
    QFile file(sourcePath("tests/data/rules/odin_vectors.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray vectors = QJsonDocument::fromJson(file.readAll()).array();
    QCOMPARE(vectors.size(), 48);
    for (const QJsonValue &vector : vectors)
        QTest::newRow(qPrintable(vector[QLatin1String("id")].toString())) << vector.toObject();
}

void TestOdinVectors::vectorsHold()
{
    QFETCH(QJsonObject, vector);
    const QString kind = vector[QLatin1String("kind")].toString();
    if (kind == QLatin1String("value"))
        value(vector);
    else if (kind == QLatin1String("notSet"))
        notSet(vector);
    else if (kind == QLatin1String("legal"))
        legal(vector);
    else if (kind == QLatin1String("sequence"))
        sequence(vector);
    else if (kind == QLatin1String("score"))
        score(vector);
    else if (kind == QLatin1String("reject"))
        reject(vector);
    else
        QFAIL("A kind of vector that this test does not know");
}

void TestOdinVectors::value(const QJsonObject &vector)
{
    const CardSet set = cardsIn(vector[QLatin1String("set")]);
    QVERIFY(isSet(set));
    QCOMPARE(qint64(valueOf(set)), vector[QLatin1String("value")].toInteger());
}

void TestOdinVectors::notSet(const QJsonObject &vector)
{
    // A CardSet cannot hold a card twice, so duplicates are refused when names are parsed.
    const QByteArray cards = QJsonDocument(vector[QLatin1String("set")].toArray()).toJson(QJsonDocument::Compact);
    const auto parsed = record::parseLine("{\"event\":\"play\",\"seat\":0,\"cards\":" + cards + "}");
    if (parsed.problem)
        QCOMPARE(int(parsed.problem.reason), int(Reason::CardTwice));
    else
        QVERIFY(!isSet(std::get<PlayEvent>(parsed.event).cards));
}

void TestOdinVectors::legal(const QJsonObject &vector)
{
    const CardSet hand = cardsIn(vector[QLatin1String("hand")]);
    const bool automatic = vector[QLatin1String("wholeHandLead")].toString() == QLatin1String("automatic");
    Board board = Board::start(3, 0, automatic ? WholeHandLead::Automatic : WholeHandLead::Optional);
    board.table = cardsIn(vector[QLatin1String("table")]);
    if (!board.leading())
        board.owner = 2;

    std::set<std::uint64_t> expected;
    for (const QJsonArray sets = vector[QLatin1String("sets")].toArray(); const QJsonValue &set : sets)
        expected.insert(cardsIn(set).bits());
    std::set<std::uint64_t> found;
    std::vector<int> values;
    for (CardSet set : legalSets(board, hand)) {
        QVERIFY(found.insert(set.bits()).second);
        values.push_back(int(valueOf(set)));
    }
    std::sort(values.begin(), values.end());
    QVERIFY(found == expected);
    QCOMPARE(values, intsOf(vector[QLatin1String("values")]));

    // Every possible pick-up, and the pass where it is allowed.
    std::size_t moves = 0;
    for (std::uint64_t bits : found)
        moves += board.leading() || CardSet(bits) == hand ? 1 : std::size_t(board.table.count());
    const bool pass = vector[QLatin1String("passAllowed")].toBool();
    const Moves listed = legalMoves(board, hand);
    QCOMPARE(listed.size(), moves + pass);
    QCOMPARE(std::count(listed.begin(), listed.end(), Move::pass()), pass ? 1 : 0);
    QCOMPARE(whyIllegal(board, hand, Move::pass()) == Reason::None, pass);
    for (const Move &move : listed)
        QCOMPARE(int(whyIllegal(board, hand, move)), int(Reason::None));
}

void TestOdinVectors::sequence(const QJsonObject &vector)
{
    const Position position = played(vector);
    const Board &board = position.board;
    const bool over = vector[QLatin1String("over")].toBool();
    QCOMPARE(board.over, over);
    QCOMPARE(board.turn, vector[QLatin1String("turn")].toInt(kNobody));
    QCOMPARE(board.owner, vector[QLatin1String("owner")].toInt(kNobody));
    QCOMPARE(board.round, vector[QLatin1String("round")].toInt());
    QCOMPARE(board.roundLeader, vector[QLatin1String("roundLeader")].toInt());
    QVERIFY(board.table == cardsIn(vector[QLatin1String("table")]));
    if (vector.contains(QLatin1String("discard")))
        QVERIFY(board.discard == cardsIn(vector[QLatin1String("discard")]));
    const QJsonArray hands = vector[QLatin1String("handsAfter")].toArray();
    std::vector<int> points;
    for (int seat = 0; seat < board.players; ++seat) {
        QVERIFY(position.hands[std::size_t(seat)] == cardsIn(hands[seat]));
        points.push_back(position.hands[std::size_t(seat)].count());
    }
    if (!over) {
        QVERIFY(vector[QLatin1String("winner")].isNull());
        return;
    }
    QCOMPARE(board.owner, vector[QLatin1String("winner")].toInt(-1));
    QCOMPARE(points, intsOf(vector[QLatin1String("points")]));
    QVERIFY(legalMoves(position).empty());
    QCOMPARE(int(whyIllegal(position, Move::pass())), int(Reason::NothingAsked));
    const QJsonObject next = vector[QLatin1String("nextOpener")].toObject();
    QCOMPARE(nextStarter(NextStarter::Rotate, board), next[QLatin1String("rotate")].toInt(-1));
    QCOMPARE(nextStarter(NextStarter::LeftOfLastRoundLeader, board),
             next[QLatin1String("leftOfLastRoundLeader")].toInt(-1));
    QCOMPARE(nextStarter(NextStarter::LastActor, board), next[QLatin1String("lastActor")].toInt(-1));
}

void TestOdinVectors::score(const QJsonObject &vector)
{
    std::vector<int> totals = intsOf(vector[QLatin1String("before")]);
    const std::vector<int> hand = intsOf(vector[QLatin1String("hand")]);
    for (std::size_t seat = 0; seat < totals.size(); ++seat)
        totals[seat] += hand[seat];
    QCOMPARE(totals, intsOf(vector[QLatin1String("after")]));
    QCOMPARE(gameOver(totals, vector[QLatin1String("target")].toInt()), vector[QLatin1String("gameOver")].toBool());
    if (vector[QLatin1String("gameOver")].toBool())
        QCOMPARE(winners(totals), intsOf(vector[QLatin1String("winners")]));
}

void TestOdinVectors::reject(const QJsonObject &vector)
{
    const Position position = played(vector);
    QJsonObject line = vector[QLatin1String("illegal")].toObject();
    const QString id = vector[QLatin1String("id")].toString();
    QVERIFY(kRefusals.contains(id));
    Reason refused = Reason::None;
    if (line.contains(QLatin1String("pass"))) {
        refused = whyIllegal(position, Move::pass());
    } else {
        line[QLatin1String("event")] = QStringLiteral("play");
        line[QLatin1String("seat")] = position.board.turn;
        const auto parsed = record::parseLine(QJsonDocument(line).toJson(QJsonDocument::Compact));
        if (parsed.problem) {
            refused = parsed.problem.reason;
        } else {
            const auto &play = std::get<PlayEvent>(parsed.event);
            refused = whyIllegal(position, {play.cards, play.take});
        }
    }
    QCOMPARE(int(refused), int(kRefusals[id]));
}

REGISTER_TEST(TestOdinVectors)
#include "tst_odin_vectors.moc"
