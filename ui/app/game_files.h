// Games and their files: opening, saving, going back, the list of past games, files dropped on the window.
#pragma once

#include "engine/record/journal.h"
#include "engine/table/table.h"
#include "ui/settings/settings.h"

#include <QObject>
#include <QPointer>

#include <functional>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace meadhall::ui {

class PastGamesDialog;
class PixmapCache;

class GameFiles : public QObject {
    Q_OBJECT

public:
    /// @param journal may be null: nothing is kept then
    /// @param folder of the program's data
    /// @param window over which dialogs open, and on which files are dropped; owns this
    GameFiles(Table &table, record::Journal *journal, const QString &folder, Settings &settings, PixmapCache &cache,
              QWidget *window);

    /// Opens a record: a game that is over is looked at, another one is gone on with; from the folder of games it moves
    /// back. Returns why it cannot, in a sentence; empty: it is on the table.
    /// @param partly whether the beginning of a damaged one will do
    QString open(const QString &fileName, bool partly = false);
    /// The same; what is wrong is said in a box.
    void openOrTell(const QString &fileName);

    /// Asks which file to open, or to save the game of the table to.
    void askForFile();
    void save();
    void showPastGames();
    /// The list while it is open, else null.
    PastGamesDialog *pastGames() const;

    /// To the game that another has replaced.
    void goBack();
    /// Looks again which one that is.
    void findBack();
    bool canGoBack() const { return !back_.isEmpty(); }
    /// Whether that one is not finished.
    bool backIsUnfinished() const;

Q_SIGNALS:
    /// Another game comes to the table.
    void opening();
    void newGameWanted();
    /// Something to be told for a while, but not to be asked about.
    void said(const QString &message);
    /// Something for whoever does not see it.
    void announced(const QString &message);
    /// Whether one can go back has changed.
    void backChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString fileToGoBackTo() const;
    void askWhereToSave(const QString &suggestion, std::function<QString(const QString &)> write);
    void copy(const QString &fileName);
    void complain(const QString &title, const QString &message);
    QString savingFolder() const;
    QWidget *over() const;
    bool isRunning(const QString &fileName) const;

    Table &table_;
    record::Journal *journal_;
    QString folder_;
    Settings &settings_;
    PixmapCache &cache_;
    QWidget *window_;
    QPointer<PastGamesDialog> list_;
    QString looked_; ///< the file of the finished game that is looked at
    QString back_;   ///< the file to go back to; empty for none
};

} // namespace meadhall::ui
