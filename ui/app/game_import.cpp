// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/game_import.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/record/file_writer.h"
#include "engine/record/move_file.h"
#include "engine/record/seat_record.h"
#include "engine/record/summary.h"
#include "ui/app/record_reader.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/errors.h"
#include "ui/base/widgets/message_sheet.h"

#include <QBoxLayout>
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

using record::bga::Import;
using record::bga::Refusal;

QString importTitle() { return GameImport::tr("Game from Board Game Arena", "title"); }

/// Past games that are compared with a new one, from the latest on.
constexpr int kMostCompared = 100;

struct NewGame {
    Events events;
    QByteArray text;
    std::string commitment; ///< of its deals; empty: no other record of this game is looked for
    QDateTime ended;
    QByteArray said;                       ///< kept beside it; may be empty
    std::shared_ptr<const QString> undone; ///< a file of the same game, some of which may have been taken back
};

/// Whether a record tells nothing that the other does not tell. The same commitment alone does not say so: a host might
/// use one twice.
bool isPartOf(const Events &part, const Events &whole)
{
    const int seat = std::get<GameEvent>(part.front()).view, other = std::get<GameEvent>(whole.front()).view;
    if (other != seat && other >= 0)
        return false;
    const Events seen = other == seat ? whole : record::seatRecord(whole, seat);
    return part.size() <= seen.size() && std::equal(part.begin() + 1, part.end(), seen.begin() + 1);
}

/// Whether both begin with the same deal, as far as the seat of the second one saw it.
bool haveSameDeal(const Events &one, const Events &other)
{
    return one.size() > 1 && isPartOf({one[0], one[1]}, other);
}

/// Writes a record into the archive, unless it or the whole game is there, and removes what was known of it before.
/// @param newFile is renamed
/// @return the system's code, 0 on success
int keepRecord(const record::Archive &archive, const QString &newFile, const NewGame &game, QString &place)
{
    QString before;
    const auto keepSaid = [&game, &place] { // the game is there without it, too
        if (!game.said.isEmpty())
            record::replaceFile(place + QLatin1String(record::Archive::kSaidSuffix), game.said,
                                QFile::ReadOwner | QFile::WriteOwner);
    };
    int compared = 0;
    for (const record::Archive::Entry &entry : archive.entries()) {
        if (++compared > kMostCompared)
            break;
        QFile file(entry.file);
        bool isThere = file.size() == game.text.size() && file.open(QIODevice::ReadOnly) && file.readAll() == game.text;
        if (!isThere && !game.commitment.empty()) {
            const auto &fair = record::summarise(entry.file).game.fair;
            const Events other =
                fair && fair->commitment == game.commitment ? record::readRecord(entry.file).events : Events();
            const bool isUndone = game.undone && entry.file == *game.undone;
            isThere = !other.empty() && !isUndone && isPartOf(game.events, other);
            if (!isThere && !other.empty()
                && (isUndone ? haveSameDeal(other, game.events) : isPartOf(other, game.events)))
                before = entry.file;
        }
        if (isThere) {
            place = entry.file;
            keepSaid();
            return 0;
        }
    }
    if (const int error = record::replaceFile(newFile, game.text))
        return error;
    QFile file(newFile);
    if (file.open(QIODevice::ReadWrite)) // the archive names it by this time
        file.setFileTime(game.ended, QFileDevice::FileModificationTime);
    file.close();
    if (const int error = archive.keep(newFile, place)) {
        QFile::remove(newFile);
        return error;
    }
    keepSaid();
    if (!before.isEmpty()) {
        QString removed;
        archive.remove(before, removed);
    }
    return 0;
}

/// A record, whole or of a seat; without events if the text is something else.
record::Record recordOf(const QByteArray &text)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    return record::readRecord(buffer);
}

} // namespace

GameImport::GameImport(const QString &folder, std::shared_ptr<record::FolderLock> lock, QWidget *window)
    : QObject(window), folder_(folder), lock_(std::move(lock)), window_(window)
{
}

bool GameImport::isLogName(const QString &fileName)
{
    const auto ends = [&fileName](const char *ending) {
        return fileName.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    };
    return ends(".json") || ends(".html") || ends(".htm") || ends(".txt");
}

bool GameImport::looksLikeLog(const QString &text)
{
    constexpr qsizetype kBeginning = 4096;
    const QString beginning = text.left(kBeginning).trimmed();
    return beginning.startsWith(QLatin1Char('{')) || beginning.startsWith(QLatin1Char('['))
           || beginning.startsWith(QLatin1Char('<')) || beginning.contains(QLatin1String("g_gamelogs"));
}

void GameImport::importFile(const QString &fileName)
{
    QFile file(fileName);
    if (const int code = record::openToRead(file))
        return refuse(Errors::reading(fileName, code), RecordReader::title());
    take(file.read(static_cast<qint64>(record::bga::kMaxLogSize) + 1), fileName);
}

void GameImport::importText(const QByteArray &text)
{
    take(text.trimmed(), tr("Pasted text", "in place of the name of a file"));
}

void GameImport::take(const QByteArray &text, const QString &name)
{
    text_ = text;
    name_ = name;
    read({});
}

void GameImport::read(const std::string &player)
{
    job_.start([this, text = text_, player](const std::stop_token &, const Job::Results &results) {
        const auto record = std::make_shared<record::Record>(recordOf(text));
        if (!record->events.empty() || record->problem.error == record::Error::NewerFormat) {
            results.post([this, record] { showRecord(*record); });
            return;
        }
        results.post([this, import = record::bga::importLog({text.constData(), toIndex(text.size())}, player)] {
            show(import);
        });
    });
}

/// A game that somebody has sent as text.
void GameImport::showRecord(const record::Record &record)
{
    if (record.problem)
        return refuse(Errors::opening(name_, record.problem), RecordReader::title());
    text_.clear();
    if (record.finished() || std::get<GameEvent>(record.events.front()).view >= 0)
        keep(record.events, {}, [this](const QString &file) { Q_EMIT imported(file); });
    else
        Q_EMIT continueRequested(record.events);
}

void GameImport::show(const Import &import)
{
    if (import.refusal != Refusal::None)
        refuse(Errors::importing(import), importTitle());
    else if (import.asksForPlayer())
        askForPlayer(import.players);
    else if (import.notices.empty())
        take(import);
    else
        showNotices(import);
}

void GameImport::refuse(const QString &sentence, const QString &title)
{
    text_.clear();
    MessageSheet::warn(window_, title, sentence);
}

void GameImport::askForPlayer(const std::vector<std::string> &players)
{
    auto *sheet = new MessageSheet(window_, MessageSheet::Sign::None, importTitle(),
                                   tr("Which of these players are you?", "a game is read from a log"));
    QPushButton *review = sheet->addButton(ButtonText::reviewGame(), QDialog::Accepted, true);
    sheet->addButton(ButtonText::close(), QDialog::Rejected);
    review->setEnabled(false);
    const auto chosenPlayer = std::make_shared<std::string>();
    for (const std::string &player : players) {
        auto *choice = new QRadioButton(ButtonText::typed(QString::fromStdString(player)));
        sheet->body()->addWidget(choice);
        connect(choice, &QRadioButton::toggled, sheet, [chosenPlayer, review, player](bool chosen) {
            if (chosen)
                *chosenPlayer = player;
            review->setEnabled(true);
        });
    }
    connect(sheet, &QDialog::accepted, this, [this, chosenPlayer] { read(*chosenPlayer); });
    sheet->open();
}

void GameImport::showNotices(const Import &import)
{
    QStringList sentences;
    for (const record::bga::Notice &notice : import.notices)
        sentences.push_back(Errors::notice(notice));
    auto *sheet = new MessageSheet(window_, MessageSheet::Sign::None, importTitle(), sentences.join(QLatin1Char('\n')));
    sheet->setAccessibleDescription(sheet->text());
    sheet->addButton(ButtonText::reviewGame(), QDialog::Accepted, true);
    sheet->addButton(ButtonText::close(), QDialog::Rejected);
    connect(sheet, &QDialog::accepted, this, [this, import] { take(import); });
    sheet->open();
}

void GameImport::take(const Import &import)
{
    text_.clear();
    const QDateTime ended = import.ended > 0 ? QDateTime::fromSecsSinceEpoch(import.ended) : QDateTime();
    keep(import.events, ended, [this](const QString &file) { Q_EMIT imported(file); });
}

std::shared_ptr<const QString> GameImport::keep(const Events &events, const QDateTime &ended,
                                                const std::function<void(const QString &file)> &then,
                                                const QByteArray &said, const std::shared_ptr<const QString> &undone)
{
    if (folder_.isEmpty())
        return nullptr;
    const QString newFile = QDir(folder_).filePath(QStringLiteral("new-past-game-%1.tmp").arg(++lastNumber_));
    const QDateTime when = ended.isValid() ? ended : Clock::now();
    const auto place = std::make_shared<QString>();
    const auto written = [this, place, then](int error) {
        if (error != 0)
            refuse(Errors::saving(QDir(folder_).filePath(QLatin1String(record::Archive::kFolderName)), error),
                   importTitle());
        else
            then(*place);
    };
    const auto &fair = std::get<GameEvent>(events.front()).fair;
    const NewGame game{events, record::toText(events), fair ? fair->commitment : std::string(), when, said, undone};
    const auto operation = [archive = record::Archive(folder_, lock_), newFile, game, place] {
        return keepRecord(archive, newFile, game, *place);
    };
    record::FileWriter::instance().writeOnce(newFile, lock_, operation, this, written);
    return place;
}

} // namespace meadhall::ui
