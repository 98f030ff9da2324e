// SPDX-License-Identifier: GPL-3.0-or-later
// Main window: external bot programs, which ones may be started and how their failures are reported.
#include "engine/core/to_index.h"
#include "ui/app/main_window.h"

#include "engine/table/bot_seat.h"
#include "ui/app/guest_host.h"
#include "ui/base/settings/trusted_programs.h"
#include "ui/base/text/errors.h"
#include "ui/table/table_view.h"

#include <QStatusBar>

namespace meadhall::ui {

void MainWindow::connectPrograms()
{
    connect(table_.get(), &Table::programsRefused, this, [this](const std::vector<int> &seats) {
        QStringList names;
        for (int seat : seats)
            names.push_back(view_->names().of(seat));
        report(Errors::programsRefused(names));
    });
    connect(table_.get(), &Table::faulted, this,
            [this](int seat, Reason, Fault fault) { report(Errors::playerFailed(view_->names().of(seat), fault)); });
    table_->setSeatMaker([this](int seat) -> std::unique_ptr<Seat> {
        if (auto guest = guestHost_ ? guestHost_->makeSeat(seat) : nullptr)
            return guest;
        const QString command = QString::fromStdString(table_->chairs()[toIndex(seat)].command);
        if (command.isEmpty() || !trustsProgram(settings_.store(), command))
            return nullptr;
        return std::make_unique<BotSeat>(seat, command);
    });
}

/// Shows a message in the status bar and announces it to screen readers.
void MainWindow::report(const QString &what)
{
    constexpr int kDuration = 20000; // ms
    statusBar()->showMessage(what, kDuration);
    view_->announcer().announce(what);
}

} // namespace meadhall::ui
