#include "engine/table/bot_process.h"

#include "engine/core/to_index.h"
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

// Interval of checking for a stop request.
constexpr int kPollMs = 5;
// Far more than any legal answer needs.
constexpr qint64 kMaxAnswerBytes = 1 << 16;
constexpr int kExitTimeoutMs = 200;

/// An event that every referee refuses as an answer.
Event invalidAnswer() { return GameOverEvent{}; }

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
        const auto card = cardOf(record::kGameOfHandEvents, value);
        if (!card || play.cards.contains(*card))
            return std::nullopt;
        play.cards.add(*card);
    }
    const QJsonValue take = object.value(QLatin1String("take"));
    if (!take.isUndefined() && !take.isNull()) {
        const auto card = cardOf(record::kGameOfHandEvents, take);
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
              .key("event", record::json::quoted("seat"))
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
              .key("ask", record::json::quoted(record::kRequestWords[toIndex(kind)]))
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
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (kind == RequestKind::Move)
        return moveOf(object, seat_).value_or(invalidAnswer());
    if (kind == RequestKind::Choose) {
        const auto card = cardOf(record::kGameOfPileEvents, object.value(QLatin1String("card")));
        return card ? Event(ChooseEvent{seat_, *card}) : invalidAnswer();
    }
    if (kind == RequestKind::Pile)
        return ResolveEvent{seat_, revealedCard_, object.value(QLatin1String("pile")).toInt(-1)};
    const QString letter = object.value(QLatin1String("throw")).toString();
    const auto symbol = letter.size() == 1 ? QStringLiteral("RPS").indexOf(letter) : -1;
    if (symbol < 0)
        return invalidAnswer();
    ThrowEvent thrown;
    thrown.throws.resize(toIndex(std::max(players_, seat_ + 1)));
    thrown.throws[toIndex(seat_)] = static_cast<int>(symbol);
    return thrown;
}

} // namespace meadhall
