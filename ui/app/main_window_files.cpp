// SPDX-License-Identifier: GPL-3.0-or-later
// Main window: file actions and the About dialogs.
#include "ui/app/main_window.h"

#include "engine/players/same_deal.h"
#include "ui/app/about_game_dialog.h"
#include "ui/app/game_files.h"
#include "ui/app/recent_files.h"
#include "ui/app/rooms.h"
#include "ui/base/text/errors.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QApplication>
#include <QDeadlineTimer>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>

namespace meadhall::ui {

void MainWindow::connectFiles()
{
    connect(actions_->open, &QAction::triggered, files_, &GameFiles::askForFile);
    connect(actions_->save, &QAction::triggered, files_, [this] { files_->save(); });
    connect(actions_->pastGames, &QAction::triggered, files_, &GameFiles::showPastGames);
    connect(actions_->goBack, &QAction::triggered, files_, &GameFiles::reopenPreviousGame);
    connect(statusBar(), &QStatusBar::messageChanged, this, [this](const QString &message) {
        if (message.isEmpty() && !unsaved_.empty())
            statusBar()->showMessage(unsavedText());
    });
    constexpr int kRetryMs = 10'000;
    retry_.setInterval(kRetryMs);
    auto *writer = &record::FileWriter::instance();
    connect(&retry_, &QTimer::timeout, writer, [writer] { writer->retry(); });
    connect(writer, &record::FileWriter::written, this, &MainWindow::showSavingOf);
    connect(rooms_, &Rooms::changed, this, [this] { showUnsaved(Kept::Reviews, {}); }); // of a room that is left
    closing_.setSingleShot(true);
    connect(&closing_, &QTimer::timeout, this, &MainWindow::askWhetherToClose);
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveForSessionEnd);
    auto *recent = new RecentFiles(settings_.store(), actions_->recent, this);
    connect(files_, &GameFiles::used, recent, &RecentFiles::add);
    connect(recent, &RecentFiles::chosen, files_, &GameFiles::openOrShowError);
    connect(files_, &GameFiles::opened, this, [this] {
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

void MainWindow::showUnsaved(Kept what, const QString &sentence)
{
    const QString before = unsavedText();
    if (sentence.isEmpty())
        unsaved_.erase(what);
    else
        unsaved_[what] = sentence;
    const QString now = unsavedText();
    if (now.isEmpty() && !before.isEmpty() && statusBar()->currentMessage() == before)
        statusBar()->clearMessage();
    else if (!now.isEmpty() && now != before)
        statusBar()->showMessage(now);
}

QString MainWindow::unsavedText() const
{
    QStringList sentences;
    for (const auto &[what, sentence] : unsaved_)
        sentences.push_back(sentence);
    return sentences.join(QLatin1Char(' '));
}

/// In the language of now.
void MainWindow::showSavingState()
{
    showUnsaved(Kept::Game, journal_ ? Errors::journal(journal_->error()) : QString());
    for (const Kept kind : {Kept::Settings, Kept::Puzzles, Kept::Reviews, Kept::Chair})
        if (unsaved_.count(kind) > 0)
            showSavingOf(kind);
}

void MainWindow::showSavingOf(Kept kind)
{
    const auto &writer = record::FileWriter::instance();
    if (kind != Kept::Game && kind != Kept::Deals)
        showUnsaved(kind, Errors::unsaved(kind, writer.error(kind)));
    if (!writer.hasFailed())
        retry_.stop();
    else if (!retry_.isActive())
        retry_.start();
}

void MainWindow::saveWindow() { settings_.setWindow(saveGeometry(), sidePanelEnabled_, panelWidth_); }

bool MainWindow::isSaved() const
{
    return !journal_ || closesUnsaved_ || (journal_->isIdle() && journal_->unwritten() == 0);
}

/// Tries once more to save the game, and closes the window then or asks what to do.
void MainWindow::saveBeforeClosing()
{
    constexpr int kPatienceMs = 5000; // of a disk that does not answer
    if (closing_.isActive())
        return;
    closing_.start(kPatienceMs);
    table_->pauseComputers(kPatienceMs);
    if (journal_->unwritten() > 0)
        journal_->retryWrites();
}

/// The journal has finished what it was asked to do.
void MainWindow::goOnClosing()
{
    if (!closing_.isActive() || !journal_->isIdle())
        return;
    closing_.stop();
    if (isSaved())
        close();
    else
        askWhetherToClose();
}

void MainWindow::askWhetherToClose()
{
    table_->resumeComputers();
    enum Answer { KeepOpen = QDialog::Rejected, SaveElsewhere, CloseAnyway };
    const QString trouble = journal_->isIdle() ? Errors::journal(journal_->error()) : Errors::slowDisk();
    auto *sheet = new MessageSheet(
        this, MessageSheet::Sign::Warning, tr("Close without saving?", "title: the current game could not be saved"),
        trouble + QLatin1Char(' ') + tr("If you close Meadhall now, the current game will be lost."));
    const auto add = [sheet](const char *name, const QString &text, int answer, bool isDefault = false) {
        sheet->addButton(text, answer, isDefault)->setObjectName(QLatin1String(name));
    };
    add("keepOpen", tr("&Keep open", "button: do not close the program"), KeepOpen, true);
    if (table_->hasGame())
        add("saveElsewhere", tr("&Save elsewhere…", "button: opens the file dialog"), SaveElsewhere);
    add("closeAnyway", tr("&Close anyway", "button: closes the program although the game is not saved"), CloseAnyway);
    const auto closeUnsaved = [this] {
        closesUnsaved_ = true;
        close();
    };
    connect(sheet, &QDialog::finished, this, [this, closeUnsaved](int answer) {
        if (answer == SaveElsewhere)
            files_->save(closeUnsaved);
        else if (answer == CloseAnyway)
            closeUnsaved();
    });
    sheet->open();
}

void MainWindow::saveForSessionEnd()
{
    constexpr int kPatienceMs = 2000; // less than sessions wait for their programs
    const QDeadlineTimer deadline(kPatienceMs);
    saveWindow();
    QCoreApplication::sendPostedEvents(&settings_.store(), QEvent::UpdateRequest);
    record::FileWriter::instance().retry();
    if (journal_ && journal_->unwritten() > 0)
        journal_->retryWrites();
    if (journal_)
        journal_->waitForFinished(kPatienceMs);
    record::FileWriter::instance().waitForFinished(static_cast<int>(deadline.remainingTime()));
}

void MainWindow::closeWithoutQuestions()
{
    saveForSessionEnd();
    closesUnsaved_ = true;
    close();
}

} // namespace meadhall::ui
