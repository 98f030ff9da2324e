// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/message.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/network/words.h"
#include "engine/record/clean_name.h"
#include "engine/record/json_lines.h"
#include "engine/record/json_writer.h"
#include "engine/record/line_words.h"
#include "engine/table/fair_deal.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace meadhall::network {

namespace {

using record::json::array;
using record::json::boolean;
using record::json::number;
using record::json::ObjectWriter;
using record::json::quote;

std::string quotedText(const QString &text) { return quote(text.toStdString()); }

// Writing.

std::string lineOf(const Unknown &) { return "{}"; }

std::string lineOf(const Hello &hello)
{
    return ObjectWriter()
        .key("hello", quotedText(hello.program))
        .key("version", quotedText(hello.version))
        .key("format", number(hello.format))
        .key("least", number(hello.least))
        .finished();
}

std::string seatText(const SeatState &seat)
{
    ObjectWriter writer;
    writer.key("name", quotedText(seat.name)).key("kind", quote(kKindWords[toIndex(seat.kind)]));
    if (seat.kind == SeatState::Kind::Guest)
        writer.key("presence", quote(kPresenceWords[toIndex(seat.presence)]));
    if (seat.computerPlays)
        writer.key("computer", record::json::boolean(true));
    if (!seat.level.isEmpty())
        writer.key("level", quotedText(seat.level));
    if (!seat.persona.isEmpty())
        writer.key("persona", quotedText(seat.persona));
    if (!seat.history.people.empty())
        writer.key(
            "earlier", array(seat.history.people, [](const SeatHistory::Person &one) {
                return ObjectWriter().key("name", quotedText(one.name)).key("until", number(one.until)).finished();
            }));
    if (!seat.history.computerMoves.empty())
        writer.key("computerMoves", array(seat.history.computerMoves, [](int move) { return number(move); }));
    return writer.finished();
}

std::string lineOf(const Seats &seats)
{
    return ObjectWriter()
        .key("seats", array(seats.seats, seatText))
        .key("game", quote(traitsOf(seats.game).name))
        .key("begun", boolean(seats.begun))
        .key("coach", boolean(seats.coach))
        .finished();
}

std::string lineOf(const Sit &sit)
{
    ObjectWriter writer;
    writer.key("sit", quotedText(sit.name));
    if (!sit.token.isEmpty())
        writer.key("token", quotedText(sit.token));
    if (sit.seat >= 0)
        writer.key("seat", number(sit.seat));
    return writer.finished();
}

std::string lineOf(const Seated &seated)
{
    return ObjectWriter().key("seated", number(seated.seat)).key("token", quotedText(seated.token)).finished();
}

std::string lineOf(const Ask &ask)
{
    return ObjectWriter()
        .key("ask", quote(record::kRequestWords[toIndex(ask.kind)]))
        .key("number", number(ask.number))
        .finished();
}

std::string lineOf(const Answer &answer)
{
    QJsonObject object = answer.keys;
    object.insert(QLatin1String("answer"), static_cast<qint64>(answer.number));
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

std::string lineOf(const Refused &refused)
{
    ObjectWriter writer;
    writer.key("refused", quote(refused.reason != Reason::None ? wordOf(refused.reason) : wordOf(refused.code)));
    if (refused.number)
        writer.key("number", number(*refused.number));
    return writer.finished();
}

std::string lineOf(const Past &past) { return ObjectWriter().key("past", number(past.count)).finished(); }

std::string lineOf(const Seen &seen) { return record::toLine(seen.event).toStdString(); }

std::string lineOf(const OpenHands &open)
{
    const auto cardText = [](Card card) { return quote(traitsOf(record::kGameOfHandEvents).nameOf(card)); };
    return ObjectWriter()
        .key("open", array(open.hands, [&](CardSet hand) { return array(hand, cardText); }))
        .finished();
}

std::string lineOf(const Mix &mix)
{
    return ObjectWriter()
        .key("mix", record::toLine(mix.game).toStdString())
        .key("number", number(mix.number))
        .finished();
}

std::string lineOf(const Promise &promise)
{
    return ObjectWriter().key("promise", quote(promise.seal)).key("number", number(promise.number)).finished();
}

std::string lineOf(const Promises &promises)
{
    return ObjectWriter()
        .key("promises", array(promises.seals, quote))
        .key("number", number(promises.number))
        .finished();
}

std::string lineOf(const Part &part)
{
    return ObjectWriter().key("part", quote(part.part)).key("number", number(part.number)).finished();
}

std::string lineOf(const Opened &opened) { return ObjectWriter().key("secret", quote(opened.secret)).finished(); }

std::string lineOf(const Away &away)
{
    return ObjectWriter().key("away", number(away.seat)).key("seconds", number(away.seconds)).finished();
}

std::string lineOf(const Back &back) { return ObjectWriter().key("back", number(back.seat)).finished(); }

std::string lineOf(const Remind &remind) { return ObjectWriter().key("remind", number(remind.seat)).finished(); }

std::string lineOf(const Phrase &phrase)
{
    ObjectWriter writer;
    writer.key("phrase", quote(kPhraseWords[toIndex(phrase.id)]));
    if (phrase.seat >= 0)
        writer.key("seat", number(phrase.seat));
    return writer.finished();
}

std::string lineOf(const Undo &undo)
{
    return ObjectWriter().key("undo", number(undo.number)).key("of", array(undo.seats, number<int>)).finished();
}

std::string lineOf(const Agree &agree)
{
    return ObjectWriter().key("agree", number(agree.number)).key("yes", boolean(agree.agrees)).finished();
}

std::string lineOf(const Ping &ping) { return ObjectWriter().key("ping", number(ping.number)).finished(); }

std::string lineOf(const Pong &pong) { return ObjectWriter().key("pong", number(pong.number)).finished(); }

std::string lineOf(const Bye &bye)
{
    return ObjectWriter().key("bye", quote(wordOf(bye.code))).key("sentence", quotedText(bye.sentence)).finished();
}

// Reading.

/// Reads typed keys; after the first wrong one ok() is false.
class Keys {
public:
    explicit Keys(QJsonObject object) : object_(std::move(object)) {}

    bool ok() const { return ok_; }
    const QJsonObject &object() const { return object_; }
    bool has(const char *key) const { return object_.contains(QLatin1String(key)); }

    QString text(const char *key)
    {
        const QJsonValue value = object_.value(QLatin1String(key));
        ok_ = ok_ && value.isString();
        return value.toString();
    }
    QString optionalText(const char *key) { return has(key) ? text(key) : QString(); }
    bool flag(const char *key)
    {
        const QJsonValue value = object_.value(QLatin1String(key));
        ok_ = ok_ && value.isBool();
        return value.toBool();
    }
    /// A whole number in [minimum, maximum].
    qint64 integer(const char *key, qint64 minimum, qint64 maximum)
    {
        const QJsonValue value = object_.value(QLatin1String(key));
        const qint64 whole = value.toInteger(minimum - 1);
        ok_ = ok_ && whole >= minimum && whole <= maximum;
        return whole;
    }
    int seat(const char *key) { return static_cast<int>(integer(key, 0, kMostSeats - 1)); }
    quint64 number(const char *key) { return static_cast<quint64>(integer(key, 0, qint64{1} << 53)); }
    /// No seat is refused as no number, only as taken.
    int wantedSeat(const char *key) { return static_cast<int>(std::min<quint64>(number(key), kMostSeats)); }
    /// A secret, a part, or a seal of one.
    std::string secret(const char *key)
    {
        const std::string secret = text(key).toStdString();
        ok_ = ok_ && isSecret(secret);
        return secret;
    }
    template <typename Words> auto oneOf(const char *key, const Words &words)
    {
        const std::string word = text(key).toStdString();
        const auto found = std::find(words.begin(), words.end(), word);
        ok_ = ok_ && found != words.end();
        return ok_ ? toIndex(found - words.begin()) : 0;
    }
    QJsonArray list(const char *key, int most = kMostSeats)
    {
        const QJsonValue value = object_.value(QLatin1String(key));
        ok_ = ok_ && value.isArray() && value.toArray().size() <= most;
        return ok_ ? value.toArray() : QJsonArray();
    }
    void fail() { ok_ = false; }

private:
    static constexpr int kMostSeats = 64;

    QJsonObject object_;
    bool ok_ = true;
};

Message readHello(Keys &keys)
{
    Hello hello{keys.text("hello"), keys.text("version"), static_cast<int>(keys.integer("format", 0, 1 << 30))};
    hello.least = keys.has("least") ? static_cast<int>(keys.integer("least", 0, 1 << 30)) : hello.format;
    return hello;
}

/// Reads what is told of a seat beside who has it.
void readHistory(Keys &keys, SeatHistory &history)
{
    const QJsonArray people = keys.has("earlier") ? keys.list("earlier") : QJsonArray();
    for (const QJsonValue &value : people) {
        Keys one(value.toObject());
        history.people.push_back({cleanName(one.text("name")), static_cast<int>(one.integer("until", 0, kMostEvents))});
        if (!one.ok())
            keys.fail();
    }
    const QJsonArray moves = keys.has("computerMoves") ? keys.list("computerMoves", kMostComputerMoves) : QJsonArray();
    for (const QJsonValue &value : moves) {
        const int move = value.toInt(-1);
        if (move < 0 || move > kMostEvents)
            keys.fail();
        history.computerMoves.push_back(move);
    }
}

Message readSeats(Keys &keys)
{
    Seats seats;
    for (const QJsonArray list = keys.list("seats"); const QJsonValue &value : list) {
        Keys one(value.toObject());
        SeatState seat;
        seat.name = cleanName(one.text("name"));
        seat.kind = static_cast<SeatState::Kind>(one.oneOf("kind", kKindWords));
        if (one.has("presence"))
            seat.presence = static_cast<SeatState::Presence>(one.oneOf("presence", kPresenceWords));
        seat.computerPlays = one.has("computer") && one.flag("computer");
        seat.level = one.optionalText("level");
        seat.persona = one.optionalText("persona");
        readHistory(one, seat.history);
        if (!one.ok())
            keys.fail();
        seats.seats.push_back(seat);
    }
    const auto game = gameOfName(keys.text("game").toStdString());
    if (!game)
        keys.fail();
    seats.game = game.value_or(Game{});
    seats.begun = keys.flag("begun");
    seats.coach = keys.has("coach") && keys.flag("coach");
    return seats;
}

Message readSit(Keys &keys)
{
    return Sit{cleanName(keys.text("sit")), keys.optionalText("token"),
               keys.has("seat") ? keys.wantedSeat("seat") : -1};
}

Message readSeated(Keys &keys) { return Seated{keys.seat("seated"), keys.text("token")}; }

Message readAsk(Keys &keys)
{
    const auto kind = static_cast<RequestKind>(keys.oneOf("ask", record::kRequestWords));
    return Ask{kind, keys.number("number")};
}

Message readAnswer(Keys &keys)
{
    QJsonObject object = keys.object();
    object.remove(QLatin1String("answer"));
    return Answer{keys.number("answer"), object};
}

Message readRefused(Keys &keys)
{
    const std::string word = keys.text("refused").toStdString();
    const auto number = keys.has("number") ? std::optional(keys.number("number")) : std::nullopt;
    if (const auto reason = reasonOf(word))
        return Refused{*reason, Code::None, number};
    return Refused{Reason::None, codeOf(word).value_or(Code::NoAnswer), number};
}

Message readPast(Keys &keys) { return Past{static_cast<int>(keys.integer("past", 1, 1 << 20))}; }

Message readOpen(Keys &keys)
{
    OpenHands open;
    for (const QJsonArray hands = keys.list("open"); const QJsonValue &hand : hands) {
        open.hands.emplace_back();
        for (const QJsonArray cards = hand.toArray(); const QJsonValue &value : cards) {
            const auto card = traitsOf(record::kGameOfHandEvents).cardOfName(value.toString().toStdString());
            if (card)
                open.hands.back().add(*card);
            else
                keys.fail();
        }
    }
    return open;
}

Message readMix(Keys &keys)
{
    const QByteArray line =
        QJsonDocument(keys.object().value(QLatin1String("mix")).toObject()).toJson(QJsonDocument::Compact);
    const record::ParsedLine parsed = record::parseLine(line);
    const auto *game = parsed.problem ? nullptr : std::get_if<GameEvent>(&parsed.event);
    if (!game || !game->fair || !isSecret(game->fair->commitment))
        keys.fail();
    return Mix{game ? *game : GameEvent{}, keys.number("number")};
}

Message readPromise(Keys &keys) { return Promise{keys.secret("promise"), keys.number("number")}; }

Message readPromises(Keys &keys)
{
    Promises promises{{}, keys.number("number")};
    for (const QJsonArray seals = keys.list("promises"); const QJsonValue &seal : seals) {
        promises.seals.push_back(seal.toString().toStdString());
        if (!promises.seals.back().empty() && !isSecret(promises.seals.back()))
            keys.fail();
    }
    return promises;
}

Message readPart(Keys &keys) { return Part{keys.secret("part"), keys.number("number")}; }
Message readOpened(Keys &keys) { return Opened{keys.secret("secret")}; }

Message readAway(Keys &keys)
{
    return Away{keys.seat("away"), keys.has("seconds") ? static_cast<int>(keys.integer("seconds", 0, 1 << 20)) : 0};
}

Message readBack(Keys &keys) { return Back{keys.seat("back")}; }

Message readRemind(Keys &keys) { return Remind{keys.seat("remind")}; }

Message readPhrase(Keys &keys)
{
    const auto id = static_cast<PhraseId>(keys.oneOf("phrase", kPhraseWords));
    return Phrase{id, keys.has("seat") ? keys.seat("seat") : -1};
}

Message readUndo(Keys &keys)
{
    Undo undo{keys.number("undo")};
    for (const QJsonArray seats = keys.has("of") ? keys.list("of") : QJsonArray(); const QJsonValue &seat : seats)
        undo.seats.push_back(seat.toInt(-1));
    return undo;
}
Message readAgree(Keys &keys) { return Agree{keys.number("agree"), keys.flag("yes")}; }
Message readPing(Keys &keys) { return Ping{keys.number("ping")}; }
Message readPong(Keys &keys) { return Pong{keys.number("pong")}; }

Message readBye(Keys &keys)
{
    return Bye{codeOf(keys.text("bye").toStdString()).value_or(Code::Closed), keys.optionalText("sentence")};
}

struct Reader {
    const char *key;
    Message (*read)(Keys &keys);
};

constexpr Reader kReaders[] = {
    {"hello", readHello},   {"seats", readSeats},   {"sit", readSit},         {"seated", readSeated},
    {"ask", readAsk},       {"answer", readAnswer}, {"refused", readRefused}, {"past", readPast},
    {"open", readOpen},     {"mix", readMix},       {"promise", readPromise}, {"promises", readPromises},
    {"part", readPart},     {"secret", readOpened}, {"away", readAway},       {"back", readBack},
    {"remind", readRemind}, {"phrase", readPhrase}, {"undo", readUndo},       {"agree", readAgree},
    {"ping", readPing},     {"pong", readPong},     {"bye", readBye},
};

} // namespace

QByteArray toLine(const Message &message)
{
    return QByteArray::fromStdString(std::visit([](const auto &one) { return lineOf(one); }, message)) + '\n';
}

std::optional<Message> messageOf(QByteArrayView line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line.toByteArray());
    if (!document.isObject())
        return std::nullopt;
    Keys keys(document.object());
    if (keys.has("event")) {
        const record::ParsedLine parsed = record::parseLine(line);
        return parsed.problem ? std::nullopt : std::optional<Message>(Seen{parsed.event});
    }
    const Reader *kind = nullptr;
    for (const Reader &reader : kReaders) {
        if (!keys.has(reader.key))
            continue;
        if (kind)
            return std::nullopt;
        kind = &reader;
    }
    if (!kind)
        return Unknown{};
    Message message = kind->read(keys);
    return keys.ok() ? std::optional(std::move(message)) : std::nullopt;
}

} // namespace meadhall::network
