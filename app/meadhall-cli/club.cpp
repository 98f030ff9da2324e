// SPDX-License-Identifier: GPL-3.0-or-later
#include "club.h"

#include "engine/core/to_index.h"
#include "engine/network/words.h"
#include "engine/table/bot_seat.h"
#include "sentences.h"

#include <QDir>

namespace meadhall::cli {

namespace {

/// Between the end of a game and the next deal, in ms.
constexpr int kPause = 2000;

QString folderOf(const ClubSettings &settings, int number)
{
    return QDir(settings.folder).filePath(QStringLiteral("table-%1").arg(number));
}

QString wordsOf(const network::Refused &why)
{
    const auto word = why.reason != Reason::None ? network::wordOf(why.reason) : network::wordOf(why.code);
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

ClubTable::ClubTable(const ClubSettings &settings, int number)
    : settings_(settings), number_(number), lock_(std::make_shared<record::FolderLock>(folderOf(settings, number))),
      journal_(folderOf(settings, number), lock_), host_(table_)
{
    table_.setJournal(&journal_);
    table_.setAutoNextHand(true);
    table_.setPace(settings.pace);
    table_.setSeatMaker([this](int seat) -> std::unique_ptr<Seat> {
        if (auto guest = host_.makeSeat(seat))
            return guest;
        const std::string &command = table_.chairs()[toIndex(seat)].command;
        return command.empty() ? nullptr : std::make_unique<BotSeat>(seat, QString::fromStdString(command));
    });
    host_.setFile(QDir(folderOf(settings, number)).filePath(QStringLiteral("invitation.json")), lock_);
    host_.setWait(settings.wait);
    fill_.setSingleShot(true);
    connect(&fill_, &QTimer::timeout, this, &ClubTable::begin);
    connectHost();
    open();
}

ClubTable::~ClubTable() = default;

void ClubTable::open()
{
    const record::Journal::Loaded loaded = journal_.load();
    if (loaded.error != record::Journal::Error::None) {
        const QString why = loaded.error == record::Journal::Error::InUse ? QStringLiteral("another program holds it")
                            : loaded.error == record::Journal::Error::NewerFormat
                                ? QStringLiteral("a newer version wrote it")
                            : journal_.systemError().isEmpty() ? QStringLiteral("it is not writable")
                                                               : journal_.systemError();
        error_ = QStringLiteral("the journal in %1 cannot be used: %2").arg(folderOf(settings_, number_), why);
        return;
    }
    const auto *game = loaded.events.empty() ? nullptr : std::get_if<GameEvent>(&loaded.events.front());
    // A finished game is shown once more, since a guest may not have seen its end.
    if (game && game->game == settings_.game.game && host_.reopen(*game)
        && table_.resume(loaded.events, journal_.fileName()) == Reason::None) {
        running_ = !table_.gameOver();
        return;
    }
    if (!host_.reopen(settings_.game))
        host_.open(settings_.game);
}

void ClubTable::connectHost()
{
    using network::TableHost;
    connect(&table_, &Table::changed, this, &ClubTable::onChanged);
    connect(&host_, &TableHost::everybodySat, this, &ClubTable::beginIfComplete);
    connect(&host_, &TableHost::seatsChanged, this, [this] {
        if (settings_.fill > 0 && !running_ && !fill_.isActive() && !host_.hasBegun())
            fill_.start(settings_.fill * 1000);
    });
    connect(&host_, &TableHost::away, this, [this](int seat, int) {
        if (host_.waitsFor(seat) > 0)
            Q_EMIT happened(nameOf(seat) + QStringLiteral(" is away"));
    });
    connect(&host_, &TableHost::back, this, [this](int seat) {
        Q_EMIT happened(nameOf(seat) + QStringLiteral(" is back"));
        if (!running_ && host_.hasBegun())
            QTimer::singleShot(kPause, this, &ClubTable::beginIfComplete);
    });
    connect(&host_, &TableHost::waitOver, this, [this](int seat) {
        Q_EMIT happened(QStringLiteral("a computer plays for ") + nameOf(seat));
        host_.letComputerPlay(seat);
    });
    connect(&host_, &TableHost::sentAway, this, [this](const QString &address, network::Code code) {
        Q_EMIT happened(QStringLiteral("%1 sent away: %2").arg(address, wordsOf({Reason::None, code})));
    });
    connect(&host_, &TableHost::refusedGuest, this, [this](int seat, const network::Refused &why) {
        Q_EMIT happened(QStringLiteral("%1 refused: %2")
                            .arg(seat < 0 ? QStringLiteral("somebody without a chair") : nameOf(seat), wordsOf(why)));
    });
    connect(&host_, &TableHost::saveFailed, this, [this] {
        Q_EMIT happened(QStringLiteral("the invitation cannot be kept for another start: ")
                        + record::wordsOf(host_.file().error()));
    });
    connect(&table_, &Table::journalFailed, this,
            [this] { Q_EMIT happened(QStringLiteral("the journal cannot be written: ") + journal_.systemError()); });
}

QString ClubTable::nameOf(int seat) const { return host_.seats().at(toIndex(seat)).name; }

void ClubTable::beginIfComplete()
{
    if (!running_ && !allPlayed() && host_.everybodySits())
        begin();
}

void ClubTable::begin()
{
    fill_.stop();
    if (running_ || allPlayed())
        return;
    running_ = true;
    const Reason why = host_.hasBegun() ? host_.beginAnother(host_.game()) : host_.begin();
    Q_EMIT happened(why == Reason::None ? QStringLiteral("game %1 begins").arg(games_ + 1)
                                        : QString::fromUtf8(sentence(why)));
}

void ClubTable::onChanged()
{
    if (!running_ || !table_.gameOver())
        return;
    running_ = false;
    ++games_;
    const auto &totals = std::get<GameOverEvent>(table_.record().back()).totals;
    QStringList texts;
    for (const int total : totals)
        texts.append(QString::number(total));
    Q_EMIT happened(QStringLiteral("game over: ") + texts.join(QLatin1Char(' ')));
    if (allPlayed()) {
        QTimer::singleShot(kPause, this, [this] {
            finished_ = true;
            host_.close();
            Q_EMIT done();
        });
    } else {
        QTimer::singleShot(kPause, this, &ClubTable::beginIfComplete);
    }
}

} // namespace meadhall::cli
