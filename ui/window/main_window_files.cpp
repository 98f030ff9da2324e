// The main window's dealings with files, and its last words about itself.
#include "window/main_window.h"

#include "record/record.h"
#include "window/about_game_dialog.h"
#include "window/errors.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QStatusBar>

namespace meadhall::ui {

void MainWindow::saveRecord()
{
    const QString filter = tr("Records of games (*.meadhall)", "file dialog");
    QString name = QFileDialog::getSaveFileName(this, tr("Save record", "title"), QString(), filter);
    if (name.isEmpty())
        return;
    if (!name.endsWith(QLatin1String(".meadhall")))
        name += QLatin1String(".meadhall");
    const QString failure = record::save(table_->record(), name);
    if (!failure.isEmpty())
        QMessageBox::warning(this, tr("Save record", "title"), Errors::saving(name, failure));
}

void MainWindow::openRecord()
{
    const QString filter = tr("Records of games (*.meadhall)", "file dialog");
    const QString title = tr("Open record", "title");
    const QString name = QFileDialog::getOpenFileName(this, title, QString(), filter);
    if (name.isEmpty())
        return;
    const record::Record record = record::readRecord(name);
    const auto *game = record.events.empty() ? nullptr : std::get_if<GameEvent>(&record.events.front());
    if (record.problem || !game) {
        record::Problem problem = record.problem;
        if (!problem)
            problem.error = record::Error::NoGame;
        QMessageBox::warning(this, title, Errors::opening(name, problem));
        return;
    }
    found_ = {};
    table_->resume(record.events);
    if (record.tornLine > 0)
        statusBar()->showMessage(Errors::tornLine(), 10000);
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Meadhall", "title"),
                       tr("<h3>Meadhall %1</h3><p>Odin and other small-box card games at one table, against opponents "
                          "that never see your cards.</p><p>Free software under the GNU General Public License, version 3 "
                          "or later. The games are their authors’ own; all pictures and texts here were made for this "
                          "program.</p>").arg(QCoreApplication::applicationVersion()));
}

void MainWindow::aboutGame()
{
    const auto &game = std::get<GameEvent>(table_->record().front());
    const bool here = game.deal && begun_.first == game.deal;
    AboutGameDialog(game, *table_, settings_.pointsCountDown(), here ? begun_.second : QDateTime(), this).exec();
}

/// Says once what is the matter with the journal; the game goes on.
void MainWindow::tellJournal(record::Journal::Error error)
{
    if (error == toldError_)
        return;
    toldError_ = error;
    statusBar()->showMessage(Errors::journal(error));
}

} // namespace meadhall::ui
