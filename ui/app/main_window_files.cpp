// SPDX-License-Identifier: GPL-3.0-or-later
// Main window: file actions and the About dialogs.
#include "ui/app/main_window.h"

#include "engine/players/same_deal.h"
#include "ui/app/about_game_dialog.h"
#include "ui/app/game_files.h"
#include "ui/app/recent_files.h"
#include "ui/base/text/errors.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QStatusBar>

namespace meadhall::ui {

void MainWindow::connectFiles()
{
    connect(actions_->open, &QAction::triggered, files_, &GameFiles::askForFile);
    connect(actions_->save, &QAction::triggered, files_, &GameFiles::save);
    connect(actions_->pastGames, &QAction::triggered, files_, &GameFiles::showPastGames);
    connect(actions_->goBack, &QAction::triggered, files_, &GameFiles::reopenPreviousGame);
    auto *recent = new RecentFiles(settings_.store(), actions_->recent, this);
    connect(files_, &GameFiles::used, recent, &RecentFiles::add);
    connect(recent, &RecentFiles::chosen, files_, &GameFiles::openOrShowError);
    connect(files_, &GameFiles::opening, this, [this] {
        hideStart();
        loadedGame_ = {};
    });
    connect(files_, &GameFiles::newGameRequested, this, &MainWindow::askForNewGame);
    connect(files_, &GameFiles::backChanged, this, &MainWindow::refreshActions);
    connect(files_, &GameFiles::announced, this,
            [this](const QString &message) { view_->announcer().announce(message); });
    connect(files_, &GameFiles::said, this, [this](const QString &message) {
        statusBar()->showMessage(message, 10000);
        view_->announcer().announce(message);
    });
}

void MainWindow::openFile(const QString &fileName) { files_->openOrShowError(fileName); }

/// Archives finished games and permanently removes deleted ones.
void MainWindow::cleanUpArchive()
{
    if (!journal_ || journal_->error() == record::Journal::Error::InUse)
        return;
    journal_->archiveFinished();
    journal_->archive().purge();
}

void MainWindow::about()
{
    auto *sheet = new MessageSheet(
        this, MessageSheet::Sign::None, tr("About Meadhall", "title"),
        tr("<h3>Meadhall %1</h3><p>Odin and other small-box card games at one table, against opponents "
           "who never see your cards.</p><p>Free software under the GNU General Public License, version 3 "
           "or later. The games belong to their authors; all pictures and texts here were made for this "
           "program.</p>")
            .arg(QCoreApplication::applicationVersion()));
    sheet->setClosesBeside(true);
    sheet->addButton(tr("Close", "button"), QDialog::Accepted, true);
    sheet->open();
}

/// In the words of Qt, whose own dialog would block until it is closed.
void MainWindow::aboutQt()
{
    auto *sheet = new MessageSheet(
        this, MessageSheet::Sign::None, QCoreApplication::translate("QMessageBox", "About Qt"),
        QCoreApplication::translate("QMessageBox", "<h3>About Qt</h3><p>This program uses Qt version %1.</p>")
            .arg(QLatin1String(qVersion())));
    sheet->setClosesBeside(true);
    sheet->addButton(tr("Close", "button"), QDialog::Accepted, true);
    sheet->open();
}

void MainWindow::aboutGame()
{
    GameEvent game = std::get<GameEvent>(table_->record().front());
    const bool startedHere = game.deal && lastStart_.first == game.deal;
    game.deal = players::visibleDeal(game, table_->gameOver());
    auto *sheet = new AboutGameDialog(game, *table_, settings_.pointsCountDown(),
                                      startedHere ? lastStart_.second : QDateTime(), this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->open();
}

/// Reports a journal error once in the status bar; the game continues.
void MainWindow::reportJournalResult(record::Journal::Error error)
{
    if (error == reportedError_)
        return;
    reportedError_ = error;
    statusBar()->showMessage(Errors::journal(error));
}

} // namespace meadhall::ui
