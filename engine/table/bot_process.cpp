#include "engine/table/bot_process.h"

#include "engine/games/games.h"
#include "engine/record/json_lines.h"
#include "engine/record/json_writer.h"
#include "engine/record/line_words.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <algorithm>

namespace meadhall {

namespace {

// How long a stop request may go unnoticed.
constexpr int kSliceMs = 5;
// No answer needs a hundredth of it.
constexpr qint64 kLongestAnswer = 1 << 16;
constexpr int kFarewellMs = 200;

/// An event that no referee takes as an answer.
Event noAnswer() { return GameOverEvent{}; }

std::optional<Card> cardOf(Game game, const QJsonValue &value)
{
    return traitsOf(game).cardOfName(value.toString().toStdString());
}

std::optional<Event> moveOf(const QJsonObject &object, int seat)
{
    if (object.value(QLatin1String("pass")).toBool())
        return PassEvent{seat};
    if (!object.value(QLatin1String("cards")).isArray())
        return std::nullopt;
    PlayEvent play{seat, {}, kNoCard};
    for (const QJsonValue &value : object.value(QLatin1String("cards")).toArray()) {
        const auto card = cardOf(record::kHandCards, value);
        if (!card || play.cards.contains(*card))
            return std::nullopt;
        play.cards.add(*card);
    }
    const QJsonValue take = object.value(QLatin1String("take"));
    if (!take.isUndefined() && !take.isNull()) {
        const auto card = cardOf(record::kHandCards, take);
        if (!card)
            return std::nullopt;
        play.take = *card;
    }
    return play;
}

} // namespace

BotProcess::BotProcess(const QString &command, int seat, int milliseconds, int graceMs)
    : process_(std::make_unique<QProcess>()), seat_(seat), milliseconds_(milliseconds), graceMs_(graceMs)
{
    process_->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty()) {
        healthy_ = false;
        fault_ = Fault::NotStarted;
        return;
    }
    const QString program = words.takeFirst();
    process_->start(program, words);
    healthy_ = process_->waitForStarted();
    if (!healthy_)
        fault_ = Fault::NotStarted;
    write(record::json::ObjectWriter()
              .key("event", record::json::quoted("seat"))
              .key("seat", record::json::number(seat))
              .finished());
}

BotProcess::~BotProcess()
{
    if (process_->state() == QProcess::NotRunning)
        return;
    // The end of its input tells it to go; one that does not listen is ended.
    process_->closeWriteChannel();
    if (!healthy_ || !process_->waitForFinished(kFarewellMs)) {
        process_->kill();
        process_->waitForFinished(kFarewellMs);
    }
}

void BotProcess::write(QByteArrayView line)
{
    if (healthy_ && process_->state() == QProcess::Running)
        process_->write(line.toByteArray() + '\n');
}

void BotProcess::onEvent(const Event &event)
{
    if (const auto *game = std::get_if<GameEvent>(&event)) {
        players_ = static_cast<int>(game->seats.size());
        GameEvent told = *game;
        told.chairs.clear(); // who sits where, and by which command, is nothing that a program needs
        write(record::toLine(told));
        return;
    }
    if (const auto *reveal = std::get_if<RevealEvent>(&event)) {
        resolving_ = reveal->cards[static_cast<std::size_t>(seat_)];
    }
    write(record::toLine(event));
}

void BotProcess::flush()
{
    if (healthy_)
        process_->waitForBytesWritten(kSliceMs);
}

QByteArray BotProcess::readLine(const std::stop_token &stop)
{
    QElapsedTimer timer;
    timer.start();
    while (!stop.stop_requested() && timer.elapsed() < milliseconds_ + graceMs_) {
        if (process_->canReadLine())
            return process_->readLine(kLongestAnswer);
        if (process_->bytesAvailable() > kLongestAnswer || process_->state() != QProcess::Running)
            return {};
        process_->waitForReadyRead(kSliceMs);
    }
    return {};
}

Event BotProcess::answer(RequestKind kind, std::stop_token stop)
{
    if (!healthy_)
        return noAnswer();
    process_->readAll(); // whatever it said unasked
    write(record::json::ObjectWriter()
              .key("ask", record::json::quoted(record::kRequestWords[static_cast<std::size_t>(kind)]))
              .key("ms", record::json::number(milliseconds_))
              .finished());
    const QByteArray line = readLine(stop);
    if (line.isEmpty()) {
        const bool flooded = process_->bytesAvailable() > kLongestAnswer;
        const bool runs = process_->state() == QProcess::Running;
        healthy_ = stop.stop_requested() && runs;
        fault_ = !runs ? Fault::Ended : flooded ? Fault::NotUnderstood : Fault::TooLate;
        return noAnswer();
    }
    Event event = eventOf(kind, line);
    fault_ = std::holds_alternative<GameOverEvent>(event) ? Fault::NotUnderstood : Fault::None;
    return event;
}

Event BotProcess::eventOf(RequestKind kind, const QByteArray &line) const
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (kind == RequestKind::Move)
        return moveOf(object, seat_).value_or(noAnswer());
    if (kind == RequestKind::Choose) {
        const auto card = cardOf(record::kPileCards, object.value(QLatin1String("card")));
        return card ? Event(ChooseEvent{seat_, *card}) : noAnswer();
    }
    if (kind == RequestKind::Pile)
        return ResolveEvent{seat_, resolving_, object.value(QLatin1String("pile")).toInt(-1)};
    const QString letter = object.value(QLatin1String("throw")).toString();
    const auto symbol = letter.size() == 1 ? QStringLiteral("RPS").indexOf(letter) : -1;
    if (symbol < 0)
        return noAnswer();
    ThrowEvent thrown;
    thrown.throws.resize(static_cast<std::size_t>(std::max(players_, seat_ + 1)));
    thrown.throws[static_cast<std::size_t>(seat_)] = static_cast<int>(symbol);
    return thrown;
}

} // namespace meadhall
