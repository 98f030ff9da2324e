// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/bot_process.h"

#include "engine/core/to_index.h"
#include "engine/record/answer_line.h"
#include "engine/record/json_lines.h"
#include "engine/record/json_writer.h"
#include "engine/record/line_words.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace meadhall {

namespace {

// Interval of checking for a stop request.
constexpr int kPollMs = 5;
// Far more than any legal answer needs.
constexpr qint64 kMaxAnswerBytes = 1 << 16;
constexpr int kExitTimeoutMs = 200;

/// An event that every referee refuses as an answer.
Event invalidAnswer() { return GameOverEvent{}; }

} // namespace

BotProcess::BotProcess(const QString &command, int seat, int milliseconds, int graceMs)
    : process_(std::make_unique<QProcess>()), seat_(seat), milliseconds_(milliseconds), graceMs_(graceMs)
{
    process_->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QStringList arguments = QProcess::splitCommand(command);
    if (arguments.isEmpty()) {
        healthy_ = false;
        fault_ = Fault::NotStarted;
        return;
    }
    const QString program = arguments.takeFirst();
    process_->start(program, arguments);
    healthy_ = process_->waitForStarted();
    if (!healthy_)
        fault_ = Fault::NotStarted;
    write(record::json::ObjectWriter()
              .key("event", record::json::quote("seat"))
              .key("seat", record::json::number(seat))
              .finished());
}

BotProcess::~BotProcess()
{
    if (process_->state() == QProcess::NotRunning)
        return;
    // The end of its input asks it to exit; it is killed if it does not.
    process_->closeWriteChannel();
    if (!healthy_ || !process_->waitForFinished(kExitTimeoutMs)) {
        process_->kill();
        process_->waitForFinished(kExitTimeoutMs);
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
        GameEvent visible = *game;
        visible.chairs.clear(); // may contain the command lines of other programs
        write(record::toLine(visible));
        return;
    }
    if (const auto *reveal = std::get_if<RevealEvent>(&event)) {
        revealedCard_ = reveal->cards[toIndex(seat_)];
    }
    write(record::toLine(event));
}

void BotProcess::flush()
{
    if (healthy_)
        process_->waitForBytesWritten(kPollMs);
}

QByteArray BotProcess::readLine(const std::stop_token &stop)
{
    QElapsedTimer timer;
    timer.start();
    while (!stop.stop_requested() && timer.elapsed() < milliseconds_ + graceMs_) {
        if (process_->canReadLine())
            return process_->readLine(kMaxAnswerBytes);
        if (process_->bytesAvailable() > kMaxAnswerBytes || process_->state() != QProcess::Running)
            return {};
        process_->waitForReadyRead(kPollMs);
    }
    return {};
}

Event BotProcess::answer(RequestKind kind, std::stop_token stop)
{
    if (!healthy_)
        return invalidAnswer();
    process_->readAll(); // discards output without a request
    write(record::json::ObjectWriter()
              .key("ask", record::json::quote(record::kRequestWords[toIndex(kind)]))
              .key("ms", record::json::number(milliseconds_))
              .finished());
    const QByteArray line = readLine(stop);
    if (line.isEmpty()) {
        const bool tooLong = process_->bytesAvailable() > kMaxAnswerBytes;
        const bool running = process_->state() == QProcess::Running;
        healthy_ = stop.stop_requested() && running;
        fault_ = !running ? Fault::Exited : tooLong ? Fault::Malformed : Fault::TimedOut;
        return invalidAnswer();
    }
    Event event = eventOf(kind, line);
    fault_ = std::holds_alternative<GameOverEvent>(event) ? Fault::Malformed : Fault::None;
    return event;
}

Event BotProcess::eventOf(RequestKind kind, const QByteArray &line) const
{
    return record::answerOf(QJsonDocument::fromJson(line).object(), {kind, seat_, players_, revealedCard_})
        .value_or(invalidAnswer());
}

} // namespace meadhall
