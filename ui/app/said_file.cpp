// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/said_file.h"

#include "engine/record/archive.h"
#include "engine/record/journal_writer.h"
#include "engine/record/json_lines.h"
#include "engine/table/table.h"
#include "ui/table/table_view.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kFormat = 1, kDelayMs = 500;
constexpr std::size_t kBeginning = 2; ///< events that tell a game from all others: who plays, and the first deal
constexpr QLatin1String kFormatKey("format"), kGame("game"), kNotes("notes");

/// Tells a game from all others.
QByteArray markOf(const Events &record)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (std::size_t i = 0; i < std::min(record.size(), kBeginning); ++i)
        hash.addData(record::toLine(record[i]));
    return record.size() < kBeginning ? QByteArray() : hash.result().toHex();
}

} // namespace

SaidFile::SaidFile(const Table &table, const QString &record, std::shared_ptr<record::FolderLock> lock,
                   record::JournalWriter *journal, QObject *parent)
    : QObject(parent), table_(table), journal_(journal), record_(record), lock_(std::move(lock))
{
    if (journal)
        connect(journal, &record::JournalWriter::written, this, [this] {
            if (awaited_ && isRecordInPlace())
                read();
        });
}

bool SaidFile::isRecordInPlace() const { return !journal_ || journal_->isIdle(); }

record::KeptFile SaidFile::file() const
{
    return record::KeptFile(record_.isEmpty() ? QString() : record_ + QLatin1String(record::Archive::kSaidSuffix),
                            kFormat, lock_, record::Kept::Said);
}

void SaidFile::setView(TableView &view)
{
    if (view_ == &view)
        return;
    write();
    if (view_)
        view_->disconnect(this);
    view_ = &view;
    game_.clear();
    connect(&view, &TableView::viewpointChanged, this, &SaidFile::restart);
    connect(&view.announcer(), &Announcer::announced, this, [this] {
        if (!timer_.isActive())
            timer_.start(kDelayMs, this);
    });
    restart();
}

/// Another game is shown, or the same one from another viewpoint.
void SaidFile::restart()
{
    if (const QByteArray mark = markOf(table_.record()); std::exchange(game_, mark) == mark || mark.isEmpty())
        return;
    timer_.stop();
    awaited_ = table_.record().size() > kBeginning; // nothing was said in a new game
    if (awaited_ && isRecordInPlace())
        read();
}

void SaidFile::read()
{
    awaited_ = false;
    file_ = file();
    const QJsonObject kept = QJsonDocument::fromJson(file_.read()).object();
    if (view_ && kept[kGame].toString().toLatin1() == game_)
        view_->history().restoreNotes(kept[kNotes].toArray());
}

void SaidFile::write()
{
    if (!timer_.isActive() || awaited_) // nothing new, or not now
        return;
    timer_.stop();
    if (game_.isEmpty()) // its first deal came after its beginning was shown
        restart();
    if (game_.isEmpty() || (journal_ && journal_->isReadOnly()) || markOf(table_.record()) != game_)
        return;
    const QByteArray text = textFor(table_.record());
    if (text.isEmpty())
        return;
    if (file_.fileName().isEmpty())
        file_ = file();
    file_.write(text);
}

QByteArray SaidFile::textFor(const Events &record) const
{
    const QJsonArray notes = view_ ? view_->history().notes() : QJsonArray();
    if (notes.isEmpty())
        return {};
    return QJsonDocument(
               QJsonObject{{kFormatKey, kFormat}, {kGame, QString::fromLatin1(markOf(record))}, {kNotes, notes}})
        .toJson(QJsonDocument::Compact);
}

void SaidFile::remove()
{
    timer_.stop();
    file().remove();
}

} // namespace meadhall::ui
