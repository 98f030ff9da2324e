// SPDX-License-Identifier: GPL-3.0-or-later
// File operations on games: opening, saving, returning to the previous game, list of past games, drag and drop.
#pragma once

#include "engine/clock/clock.h"
#include "engine/record/journal_writer.h"
#include "engine/table/table.h"
#include "ui/base/settings/settings.h"

#include <QDate>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <utility>

class QMimeData;
class QWidget;

namespace meadhall::record {
struct Record;
}

namespace meadhall::ui {

class GameImport;
class PastGamesDialog;
class PixmapCache;
class RecordReader;

class GameFiles : public QObject {
    Q_OBJECT

public:
    /// @param journal nullptr: no games are kept
    /// @param folder the program's data folder
    /// @param lock of that folder
    /// @param window parent of dialogs and target of dropped files; owns this object
    GameFiles(Table &table, record::JournalWriter *journal, const QString &folder,
              std::shared_ptr<record::FolderLock> lock, Settings &settings, PixmapCache &cache, QWidget *window);

    /// Opens a record. A finished game is viewed, an unfinished one continued; a file of the archive
    /// moves back to the journal.
    /// @param partly accept the readable beginning of a damaged record
    /// @param done receives an error message for the user, empty on success. It is called at once for a small file, and
    /// never if the user cancels the reading of a long one or the gate does not let the game in.
    using Done = std::function<void(const QString &failure)>;
    void open(const QString &fileName, bool partly, const Done &done);
    /// Like open(), but shows an error in a sheet. Takes in the game of a log of Board Game Arena.
    void openOrShowError(const QString &fileName);
    /// Opens a record that the command line or a file manager names. A finished game is reviewed, and the one at the
    /// table stays; any other is continued.
    void openFromDesktop(const QString &fileName);

    /// Puts another game on the table, or lets it be. Calls `replace` at once, later or never.
    /// @param isOver the other game is over and only looked at
    using Replace = std::function<void()>;
    using Gate = std::function<void(const Replace &replace, bool isOver)>;
    /// Sets who decides whether a game that is opened takes the place of the one at the table; at first it does.
    void setGate(Gate gate) { gate_ = std::move(gate); }
    /// Shows a dialog to choose the file to open.
    void askForFile();
    /// Shows a dialog to choose where to save a game.
    /// @param day on which it was played; invalid: unknown
    /// @param then called once it is saved
    void save(const Events &game, const QDate &day, const std::function<void()> &then = {});
    /// The day on which the game at the table was played.
    QDate dayOfTable() const { return viewedFile_.isEmpty() ? Clock::today() : dateOf(viewedFile_); }
    /// A name for the file of a game that every file system accepts, without its ending: “Odin 2026-11-22 Gudrun
    /// Bjorn”, with the names of the opponents.
    static QString suggestedName(const GameEvent &game, const QDate &date);
    /// Reads records for the window.
    RecordReader &reader() { return *reader_; }
    void showPastGames();
    /// The open dialog, or nullptr.
    PastGamesDialog *pastGames() const;

    /// nullptr: no games are kept.
    const record::Archive *archive() const { return journal_ ? &journal_->archive() : nullptr; }
    /// Whether the file is that of the running game, or lies among the kept ones.
    bool keeps(const QString &fileName) const;
    /// The file of the game on the table; empty if it has none.
    QString tableFile() const;
    /// Takes in games that were played elsewhere.
    GameImport &import() { return *import_; }
    /// Begins a game with these events; the current one is kept as any game is that another replaces.
    void playOn(const Events &events);

    /// Returns to the game that was replaced by the current one.
    void reopenPreviousGame();
    /// Updates which game reopenPreviousGame() opens.
    void updatePreviousGame();
    bool canGoBack() const { return !previousFile_.isEmpty(); }
    /// Returns true if the game that reopenPreviousGame() opens is unfinished.
    bool previousIsUnfinished() const;

Q_SIGNALS:
    /// Another game is shown at the table.
    void opened();
    void newGameRequested();
    /// A record outside of the program's folder was opened or saved.
    void used(const QString &fileName);
    /// The user wants to look at this record again.
    void reviewWanted(const QString &file);
    /// The line of a position was dropped or pasted.
    void positionGiven(const QString &line);
    /// An invitation was dropped or pasted.
    void invitationGiven(const QString &text);
    /// A deal number was dropped or pasted.
    void dealGiven(quint64 deal);
    /// A message for the status bar and for screen readers.
    void said(const QString &message);
    /// A message for screen readers.
    void announced(const QString &message);
    /// canGoBack() may have changed.
    void backChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString previousGameFile() const;
    void askWhereToSave(const QString &suggestion, std::function<int(const QString &)> write,
                        const std::function<void()> &then = {});
    void show(const QString &fileName, const std::shared_ptr<const record::Record> &record, bool partly,
              const Done &done);
    void copy(const QString &fileName);
    QString lastFolder() const;
    void rememberFolder(const QString &fileName);
    static QDate dateOf(const QString &fileName);
    bool takesDrops() const;
    bool takesDrag(const QMimeData *data) const;
    void takeDropped(const QMimeData *data);
    bool isRunning(const QString &fileName) const;

    Table &table_;
    record::JournalWriter *journal_;
    Settings &settings_;
    PixmapCache &cache_;
    QWidget *window_;
    RecordReader *reader_;
    GameImport *import_;
    QPointer<PastGamesDialog> list_;
    std::pair<QString, bool> keptGames_; ///< lastArchived() and holdsGame() of the journal
    QString viewedFile_;                 ///< file of the finished game being viewed; empty if none
    Gate gate_ = [](const Replace &replace, bool) { replace(); };
    QString previousFile_; ///< file that reopenPreviousGame() opens; empty if none
};

} // namespace meadhall::ui
