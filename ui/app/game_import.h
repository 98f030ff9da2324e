// SPDX-License-Identifier: GPL-3.0-or-later
// Takes games that were played elsewhere into the past games.
#pragma once

#include "engine/background/job.h"
#include "engine/record/archive.h"
#include "engine/record/bga/import.h"
#include "engine/record/folder_lock.h"
#include "engine/record/record.h"

#include <QByteArray>
#include <QObject>

class QWidget;

namespace meadhall::ui {

/// Reads logs of Board Game Arena, and records as text, from files and from what is pasted. What cannot be read is
/// refused in a sheet.
class GameImport : public QObject {
    Q_OBJECT

public:
    /// @param folder the program's data folder; empty: no games are kept, so none can be taken in
    /// @param lock of the folder
    /// @param window parent of the sheets; owns this object
    GameImport(const QString &folder, std::shared_ptr<record::FolderLock> lock, QWidget *window);

    /// Returns true if a file of that name may be a log.
    static bool isLogName(const QString &fileName);
    /// Returns true if a text begins like a log or a record.
    static bool looksLikeLog(const QString &text);

    void importFile(const QString &fileName);
    void importText(const QByteArray &text);
    /// Adds a record to the past games, unless it is there, or one that tells more of the same game whose deals follow
    /// from a commitment. One that tells less is replaced.
    /// @param ended when the game ended; invalid: now
    /// @param then receives its file; not called if it cannot be written, which is said
    /// @param said what is kept beside it, see SaidFile; may be empty
    /// @param undone an earlier result for the same game, some of which was taken back since: it is replaced
    /// @return its file, once it is written; null if no games are kept
    std::shared_ptr<const QString> keep(const Events &events, const QDateTime &ended,
                                        const std::function<void(const QString &file)> &then,
                                        const QByteArray &said = {},
                                        const std::shared_ptr<const QString> &undone = nullptr);

Q_SIGNALS:
    /// A game is among the past ones now.
    void imported(const QString &file);
    /// An unfinished game of which all cards are known is to go on.
    void continueRequested(const meadhall::Events &events);

private:
    void take(const QByteArray &text, const QString &name);
    void read(const std::string &player);
    void show(const record::bga::Import &import);
    void showRecord(const record::Record &record);
    void askForPlayer(const std::vector<std::string> &players);
    void showNotices(const record::bga::Import &import);
    void take(const record::bga::Import &import);
    void refuse(const QString &sentence, const QString &title);

    QString folder_;
    std::shared_ptr<record::FolderLock> lock_;
    QWidget *window_;
    QByteArray text_;    ///< that is being read
    QString name_;       ///< of its file; of pasted text what it is
    int lastNumber_ = 0; ///< of the files on their way to the past games
    Job job_{this};
};

} // namespace meadhall::ui
