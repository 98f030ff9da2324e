// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/game_files.h"

#include "engine/clock/clock.h"
#include "engine/deals/deal_number.h"
#include "engine/network/invitation.h"
#include "engine/record/clean_name.h"
#include "engine/record/file_writer.h"
#include "engine/record/move_file.h"
#include "engine/record/position.h"
#include "engine/record/record.h"
#include "engine/record/summary.h"
#include "ui/app/game_import.h"
#include "ui/app/record_reader.h"
#include "ui/base/text/errors.h"
#include "ui/base/widgets/file_dialog.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/pastgames/past_games_dialog.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/seat_presentation.h"

#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>
#include <QWidget>

#include <algorithm>

namespace meadhall::ui {

namespace {

const QString kFolderKey = QStringLiteral("files/folder");
const QString kEnding = QStringLiteral(".meadhall");

/// The path of a single dragged local file; empty otherwise.
QString draggedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->hasUrls() ? data->urls() : QList<QUrl>{QUrl(data->text().trimmed())};
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

constexpr qsizetype kLongestDealText = 200; ///< that a result copied with its deal has

/// Empty if files are dragged, whose names mean nothing.
QString draggedText(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    const bool areFiles = std::any_of(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); });
    return areFiles ? QString() : data->text();
}

/// The kinds of text that the program or a friend may have copied.
enum class TextKind { Unknown, Log, Invitation, Position, Deal };

TextKind kindOf(const QString &text)
{
    if (GameImport::looksLikeLog(text))
        return TextKind::Log;
    if (network::invitationOf(text).error == network::InvitationError::None
        || text.trimmed().startsWith(QLatin1String("meadhall:"), Qt::CaseInsensitive))
        return TextKind::Invitation;
    using record::PositionFault;
    const PositionFault fault = record::parsePosition(text.simplified().toStdString()).problem.fault;
    if (fault != PositionFault::TooLong && fault != PositionFault::UnknownGame && text.contains(QLatin1Char('/')))
        return TextKind::Position;
    const bool isNumber = std::none_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); });
    const bool isResult = text.size() <= kLongestDealText && text.contains(QLatin1String("Meadhall"));
    return (isNumber || isResult) && parseDealNumber(text) ? TextKind::Deal : TextKind::Unknown;
}

bool isRecordName(const QString &name) { return name.endsWith(kEnding, Qt::CaseInsensitive); }

/// Copies a file byte by byte, even if damaged.
/// @return the system's code, 0 on success
int copyFile(const QString &from, const QString &to)
{
    QFile source(from);
    if (QFileInfo(from) == QFileInfo(to))
        return 0;
    if (const int code = record::openToRead(source))
        return code;
    return record::replaceFile(to, source.readAll());
}

/// Bytes in UTF-8. Most file systems take 255, of which temporary files and copies need some.
constexpr qsizetype kLongestFileName = 180;

/// Letters of every script stay; what some file system refuses becomes a space.
QString fileNamePart(QString name)
{
    for (QChar &c : name)
        if (QStringLiteral("<>:\"/\\|?*").contains(c) || c.category() == QChar::Other_Control)
            c = QLatin1Char(' ');
    name = cleanName(name);
    while (name.endsWith(QLatin1Char('.')) || name.endsWith(QLatin1Char(' ')))
        name.chop(1); // Windows drops them
    return name;
}

} // namespace

GameFiles::GameFiles(Table &table, record::JournalWriter *journal, const QString &folder,
                     std::shared_ptr<record::FolderLock> lock, Settings &settings, PixmapCache &cache, QWidget *window)
    : QObject(window), table_(table), journal_(journal), settings_(settings), cache_(cache), window_(window),
      reader_(new RecordReader(window)), import_(new GameImport(folder, std::move(lock), window))
{
    connect(import_, &GameImport::imported, this, &GameFiles::reviewWanted);
    connect(import_, &GameImport::continueRequested, this, &GameFiles::playOn);
    window->setAcceptDrops(true);
    window->installEventFilter(this);
    connect(&table, &Table::restarted, this, &GameFiles::updatePreviousGame);
    if (journal)
        connect(journal, &record::JournalWriter::written, this, [this] {
            if (const auto kept = std::pair(journal_->lastArchived(), journal_->holdsGame()); kept != keptGames_) {
                keptGames_ = kept;
                updatePreviousGame();
            }
        });
}

bool GameFiles::isRunning(const QString &fileName) const
{
    return journal_ && QFileInfo(fileName) == QFileInfo(journal_->fileName());
}

void GameFiles::open(const QString &fileName, bool partly, const Done &done)
{
    if (isRunning(fileName) && table_.hasGame() && !journal_->isReadOnly()) {
        done({}); // already shown, possibly ahead of its file
        return;
    }
    const auto read = [this, fileName, partly, done] {
        reader_->read(fileName, [this, fileName, partly, done](const std::shared_ptr<const record::Record> &record) {
            show(fileName, record, partly, done);
        });
    };
    if (!isRunning(fileName) || (journal_->isIdle() && journal_->unwritten() == 0)) {
        read();
        return;
    }
    // Moves that are not on the disk yet would be lost.
    const quint64 operation = journal_->retryWrites();
    auto *waiting = new QObject(this);
    connect(journal_, &record::JournalWriter::written, waiting, [this, waiting, operation, read, done] {
        if (journal_->finished() < operation)
            return;
        journal_->disconnect(waiting);
        waiting->deleteLater();
        if (journal_->unwritten() == 0)
            read();
        else
            done(Errors::journal(journal_->error()));
    });
}

/// Shows a record at the table, or in the review if the cards to play on with are not known.
void GameFiles::show(const QString &fileName, const std::shared_ptr<const record::Record> &record, bool partly,
                     const Done &done)
{
    const bool some = partly && record->events.size() > 1;
    if (record->problem && !some)
        return done(Errors::opening(fileName, record->problem));
    if (std::get<GameEvent>(record->events.front()).view >= 0) {
        if (!keeps(fileName))
            Q_EMIT used(fileName);
        Q_EMIT reviewWanted(fileName);
        return done({});
    }
    const auto replace = [this, fileName, done, record] {
        const bool kept = !record->problem && keeps(fileName);
        const QString viewed = std::exchange(viewedFile_, record->finished() ? fileName : QString());
        if (const Reason why = table_.resume(record->events, kept ? fileName : QString()); why != Reason::None) {
            viewedFile_ = viewed;
            return done(Errors::opening(fileName, {record::Error::AgainstRules, why}));
        }
        Q_EMIT opened();
        if (record->tornLine > 0)
            Q_EMIT said(Errors::tornLine());
        if (!keeps(fileName))
            Q_EMIT used(fileName);
        done({});
    };
    gate_(replace, record->finished());
}

void GameFiles::openOrShowError(const QString &fileName)
{
    if (GameImport::isLogName(fileName))
        return import_->importFile(fileName);
    open(fileName, false, [this](const QString &failure) {
        if (!failure.isEmpty())
            MessageSheet::warn(window_, RecordReader::title(), failure);
    });
}

void GameFiles::openFromDesktop(const QString &fileName)
{
    if (list_)
        list_->reject();
    if (record::summarise(fileName).state != record::Summary::State::Finished) {
        openOrShowError(fileName);
        return;
    }
    if (!keeps(fileName))
        Q_EMIT used(fileName);
    Q_EMIT reviewWanted(fileName);
}

void GameFiles::askForFile()
{
    auto *dialog = recordDialog(window_, QFileDialog::AcceptOpen, RecordReader::title(),
                                tr("Game records (*.meadhall)", "file dialog") + QStringLiteral(";;")
                                    + tr("Logs of Board Game Arena (*.json *.html *.htm *.txt)", "file dialog"),
                                lastFolder());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &chosen) {
        rememberFolder(chosen);
        openOrShowError(chosen);
    });
    dialog->open();
}

/// The folder that a file was last opened from or saved to; at first the user's documents.
QString GameFiles::lastFolder() const
{
    const QString last = settings_.store().value(kFolderKey).toString();
    if (!last.isEmpty() && QFileInfo(last).isDir())
        return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void GameFiles::rememberFolder(const QString &fileName)
{
    settings_.store().setValue(kFolderKey, QFileInfo(fileName).absolutePath());
}

/// @param write writes the given file, in another thread; returns the system's code, 0 on success
/// @param then called after that, unless it failed; may be empty
void GameFiles::askWhereToSave(const QString &suggestion, std::function<int(const QString &)> write,
                               const std::function<void()> &then)
{
    const QString title = tr("Save game record", "title");
    auto *dialog = recordDialog(window_, QFileDialog::AcceptSave, title, tr("Game records (*.meadhall)", "file dialog"),
                                lastFolder());
    dialog->selectFile(suggestion);
    const auto save = [this, title, write = std::move(write), then](const QString &chosen) {
        const QString name = isRecordName(chosen) ? chosen : chosen + kEnding;
        rememberFolder(name);
        if (name != chosen && QFileInfo::exists(name)) { // the dialog has not asked about this file
            askWhereToSave(QFileInfo(name).fileName(), write, then);
            return;
        }
        const auto written = [this, name, title, then](int error) {
            if (error != 0)
                return MessageSheet::warn(window_, title, Errors::saving(name, error));
            Q_EMIT used(name);
            if (then)
                then();
        };
        record::FileWriter::instance().writeOnce(
            name, nullptr, [write, name] { return write(name); }, this, written);
    };
    connect(dialog, &QFileDialog::fileSelected, this, save);
    dialog->open();
}

void GameFiles::save(const Events &game, const QDate &day, const std::function<void()> &then)
{
    const QString name =
        suggestedName(std::get<GameEvent>(game.front()), day.isValid() ? day : Clock::today()) + kEnding;
    // Copied now: the game may go on while the dialog is open.
    askWhereToSave(
        name, [game](const QString &file) { return record::replaceFile(file, record::toText(game)); }, then);
}

/// The day on which a game was last played; today if that is not known.
QDate GameFiles::dateOf(const QString &fileName)
{
    const QDateTime played = record::Archive::playedAt(fileName);
    return played.isValid() ? played.toLocalTime().date() : Clock::today();
}

QString GameFiles::suggestedName(const GameEvent &game, const QDate &date)
{
    const Names names = peopleIn(game).names;
    const int own = std::max(names.own, 0);
    QString file = gameInfo(game.game).name() + QLatin1Char(' ') + date.toString(Qt::ISODate);
    for (qsizetype step = names.own < 0 ? 0 : 1; step < names.seats.size(); ++step) {
        const QString name = fileNamePart(names.seats[(own + step) % names.seats.size()]);
        const QString longer = file + QLatin1Char(' ') + name;
        if (!name.isEmpty() && longer.toUtf8().size() <= kLongestFileName)
            file = longer;
    }
    return file;
}

void GameFiles::copy(const QString &fileName)
{
    const record::Summary summary = record::summarise(fileName);
    const QString name =
        summary.known ? suggestedName(summary.game, dateOf(fileName)) + kEnding : QFileInfo(fileName).fileName();
    askWhereToSave(name, [fileName](const QString &file) { return copyFile(fileName, file); });
}

bool GameFiles::keeps(const QString &fileName) const
{
    return journal_ && (isRunning(fileName) || journal_->archive().holds(fileName));
}

QString GameFiles::tableFile() const
{
    const bool own = viewedFile_.isEmpty() && journal_ && !journal_->isReadOnly();
    return own ? journal_->fileName() : viewedFile_;
}

void GameFiles::playOn(const Events &events)
{
    const auto replace = [this, events] {
        viewedFile_.clear();
        if (table_.resume(events) == Reason::None) // always: a record is legal at every moment
            Q_EMIT opened();
    };
    gate_(replace, false);
}

void GameFiles::showPastGames()
{
    if (list_ || !journal_)
        return;
    const QString running = journal_ && journal_->holdsGame() ? journal_->fileName() : QString();
    list_ = new PastGamesDialog(journal_->archive(), running, cache_, window_);
    list_->setAttribute(Qt::WA_DeleteOnClose);
    list_->setOpener([this](const QString &file, bool partly, const Done &done) { open(file, partly, done); });
    connect(list_, &PastGamesDialog::announced, this, &GameFiles::announced);
    connect(list_, &PastGamesDialog::saveCopyWanted, this, &GameFiles::copy);
    const auto closeAnd = [this](auto wanted, auto then) {
        connect(list_, wanted, list_, &QDialog::reject);
        connect(list_, wanted, this, then);
    };
    closeAnd(&PastGamesDialog::newGameRequested, &GameFiles::newGameRequested);
    closeAnd(&PastGamesDialog::reviewWanted, &GameFiles::reviewWanted);
    closeAnd(&PastGamesDialog::openFileWanted, &GameFiles::askForFile);
    connect(list_, &QDialog::finished, this, &GameFiles::updatePreviousGame);
    list_->open();
}

/// In this order: the running game while another one is viewed, the game archived last, the latest game of the archive.
QString GameFiles::previousGameFile() const
{
    if (!journal_)
        return {};
    if (journal_->holdsGame() && (journal_->isReadOnly() || !table_.hasGame()))
        return journal_->fileName();
    const QString last = journal_->lastArchived();
    if (!last.isEmpty() && last != viewedFile_ && QFileInfo::exists(last))
        return last;
    const QString latest = journal_->archive().latest();
    return latest == viewedFile_ ? QString() : latest;
}

void GameFiles::updatePreviousGame()
{
    if (journal_ && !journal_->isReadOnly())
        viewedFile_.clear();
    previousFile_ = previousGameFile();
    Q_EMIT backChanged();
}

bool GameFiles::previousIsUnfinished() const
{
    const record::Summary summary = canGoBack() ? record::summarise(previousFile_) : record::Summary();
    return summary.state == record::Summary::State::Unfinished && summary.game.view < 0;
}

void GameFiles::reopenPreviousGame()
{
    updatePreviousGame(); // the file may have been removed
    if (canGoBack())
        openOrShowError(previousFile_);
}

/// Games, and all else that kindOf() knows, may be dropped on the window and on the list of past games, and pasted
/// there, but not beside other sheets.
bool GameFiles::takesDrops() const
{
    const Sheet *sheet = Sheet::topOf(window_);
    return window_->acceptDrops() && (!sheet || sheet == list_);
}

/// Returns true for files, and for text that means something.
bool GameFiles::takesDrag(const QMimeData *data) const
{
    return data->hasUrls() || !draggedFile(data).isEmpty() || kindOf(data->text()) != TextKind::Unknown;
}

void GameFiles::takeDropped(const QMimeData *data)
{
    const QString file = draggedFile(data), text = draggedText(data);
    const bool isGame = isRecordName(file) || GameImport::isLogName(file);
    const TextKind kind = file.isEmpty() ? kindOf(text) : TextKind::Unknown;
    if (!isGame && kind == TextKind::Unknown)
        Q_EMIT said(file.isEmpty() ? tr("You can drop or paste a game, a log, a position, an invitation or a deal "
                                        "number here.",
                                        "said when something else is dropped on the window or pasted")
                                   : Errors::notARecord(file));
    else if (list_)
        list_->reject();
    if (isGame)
        openOrShowError(file);
    else if (kind == TextKind::Log)
        import_->importText(text.toUtf8());
    else if (kind == TextKind::Invitation)
        Q_EMIT invitationGiven(text);
    else if (kind == TextKind::Position)
        Q_EMIT positionGiven(text.simplified());
    else if (kind == TextKind::Deal)
        Q_EMIT dealGiven(*parseDealNumber(text));
}

/// Handles what is dropped on the window or pasted.
bool GameFiles::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto *drag = static_cast<QDragMoveEvent *>(event);
        if (!takesDrag(drag->mimeData()) || !takesDrops())
            return QObject::eventFilter(watched, event);
        // Copy, not move: the drag source must keep its file.
        drag->setDropAction(Qt::CopyAction);
        drag->accept();
        return true;
    }
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        if (!takesDrops())
            return QObject::eventFilter(watched, event);
        drop->setDropAction(Qt::CopyAction);
        drop->accept();
        takeDropped(drop->mimeData());
        return true;
    }
    case QEvent::KeyPress:
        if (!static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste) || !takesDrops())
            return QObject::eventFilter(watched, event);
        if (const QMimeData *data = QGuiApplication::clipboard()->mimeData())
            takeDropped(data);
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

PastGamesDialog *GameFiles::pastGames() const { return list_; }

} // namespace meadhall::ui
