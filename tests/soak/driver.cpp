// SPDX-License-Identifier: GPL-3.0-or-later
#include "driver.h"

#include "engine/record/record.h"
#include "ui/app/main_window.h"
#include "ui/table/table_view.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <cstdio>

namespace meadhall::soak {

using namespace ui;

namespace {

constexpr int kSlow = 250;        // ms; a slower event is reported
constexpr int kOldDialog = 25;    // steps after which a dialog is closed
constexpr int kStuckDialog = 90;  // steps after which an open dialog is an error
constexpr int kClosedFor = 400;   // ticks within which a program without a window must end
constexpr int kFiguresEvery = 20; // steps between two reports of memory use
constexpr int kMemoryEvery = 500;

qint64 residentKilobytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').front().toLongLong();
    return 0;
}

} // namespace

Driver::Driver(MainWindow &window, Settings &settings, Report &report, const Plan &plan)
    : window_(window), report_(report),
      plan_(plan), tools_{Random(mixSeeds(plan.seed, static_cast<std::uint64_t>(plan.life))),
                          input_,
                          report,
                          window,
                          settings,
                          plan.folder},
      table_(tools_), windowSteps_(tools_), invariants_(window, settings), step_(plan.firstStep)
{
    connect(&window.table(), &Table::restarted, this, [this] {
        report_.record(window_.table().record());
        if (continuing_)
            report_.send("continued");
    });
    connect(&window.table(), &Table::changed, this, [this] { report_.record(window_.table().record()); });
}

void Driver::start()
{
    clock_.start();
    QTimer::singleShot(20, this, &Driver::continueLastGame);
}

/// The game that "Continue" loads must equal the file.
void Driver::watchContinue()
{
    for (QPushButton *button : window_.startPanel().findChildren<QPushButton *>(QStringLiteral("continue"))) {
        if (button->property("watched").toBool())
            continue;
        button->setProperty("watched", true);
        connect(button, &QPushButton::released, this, [this] { // emitted before clicked()
            continuing_ = true;
            QMetaObject::invokeMethod(
                this, [this] { continuing_ = false; }, Qt::QueuedConnection);
        });
    }
}

/// Usually continues the last game, if there is one.
void Driver::continueLastGame()
{
    watchContinue();
    auto *continueButton = window_.startPanel().findChild<QPushButton *>(QStringLiteral("continue"));
    if (continueButton && continueButton->isVisible() && tools_.chance(90)) {
        report_.step(step_);
        if (tools_.chance(50))
            tools_.clickOn(continueButton);
        else
            tools_.key(window_.windowHandle(), Qt::Key_Return);
    }
    QTimer::singleShot(delay(), Qt::PreciseTimer, this, &Driver::tick);
}

int Driver::delay()
{
    const int n = tools_.below(100);
    return n < 75 ? 1 : n < 92 ? 2 + tools_.below(8) : n < 98 ? 16 + tools_.below(40) : 100 + tools_.below(200);
}

/// Takes the step after two turns of the event loop, when work deferred by other timers, such as deletions, is done.
void Driver::tick()
{
    const auto second = [this] { QMetaObject::invokeMethod(this, &Driver::takeStep, Qt::QueuedConnection); };
    QMetaObject::invokeMethod(this, second, Qt::QueuedConnection);
}

void Driver::takeStep()
{
    checkInvariants();
    if (!window_.isVisible()) {
        if (++closedFor_ > kClosedFor)
            fail({QStringLiteral("the window is closed but the program goes on")});
        QTimer::singleShot(10, this, &Driver::tick);
        return;
    }
    ++step_;
    if (step_ % kFiguresEvery == 0)
        report_.send("compared " + QByteArray::number(invariants_.takeCompared()));
    if (step_ % kMemoryEvery == 0)
        report_.send("memory " + QByteArray::number(step_) + ' ' + QByteArray::number(residentKilobytes()));
    report_.step(step_);
    leaving_ = leaving_ || step_ >= plan_.quitStep || step_ == plan_.stopStep || clock_.elapsed() > plan_.milliseconds;
    QTimer::singleShot(leaving_ ? 5 : delay(), Qt::PreciseTimer, this, &Driver::tick);
    leaving_ ? leave() : act();
}

void Driver::checkInvariants()
{
    watchContinue();
    // A release may be queued but not yet delivered.
    const bool handsOff = tools_.input.held() == Qt::NoButton && QGuiApplication::mouseButtons() == Qt::NoButton;
    const QStringList wrong = invariants_.broken(handsOff);
    if (!wrong.empty())
        fail(wrong);
}

void Driver::fail(const QStringList &what)
{
    report_.note(QStringLiteral("FAILED"));
    for (const QString &line : what)
        std::fprintf(stderr, "%s\n", qPrintable(line));
    std::fflush(stderr);
    std::_Exit(3);
}

void Driver::recordEventTime(qint64 milliseconds, QEvent::Type type, const char *receiver)
{
    if (milliseconds > kSlow)
        report_.send("slow " + QByteArray::number(milliseconds) + " ms, step " + QByteArray::number(step_) + ", event "
                     + QByteArray::number(type) + " to " + receiver);
}

/// File dialogs stay in one folder. Where writing cannot be confined they are closed at once.
void Driver::confineFileDialogs()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        auto *dialog = qobject_cast<QFileDialog *>(widget);
        if (!dialog || !dialog->isVisible())
            continue;
        dialog->setOption(QFileDialog::ReadOnly);
        const QString home = QDir(plan_.folder).filePath(QStringLiteral("games"));
        if (!dialog->directory().absolutePath().startsWith(plan_.folder))
            dialog->setDirectory(home);
        if (!plan_.confined)
            dialog->reject();
    }
}

/// Closes a dialog after a while. True if that was the step.
bool Driver::closeOldDialogs()
{
    QWidget *modal = frontDialog(window_);
    for (auto it = ages_.begin(); it != ages_.end();)
        it = it.key() == modal ? std::next(it) : ages_.erase(it);
    if (!modal)
        return false;
    const int age = ++ages_[modal];
    if (age > kStuckDialog)
        fail({QStringLiteral("%1 does not close").arg(titleOf(modal))});
    if ((age < kOldDialog && !tools_.chance(6)) || QApplication::activePopupWidget())
        return false;
    windowSteps_.leaveDialog(modal);
    return true;
}

void Driver::act()
{
    confineFileDialogs();
    if (QWidget *popup = QApplication::activePopupWidget(); popup && !tools_.input.held()) {
        windowSteps_.takePopup(popup);
        return;
    }
    if (closeOldDialogs())
        return;
    if (tools_.input.held() && tools_.chance(75)) {
        table_.takeHeld(window_.tableView());
        return;
    }
    if (QWidget *modal = frontDialog(window_)) {
        tools_.chance(90) ? windowSteps_.takeWidgets(modal) : windowSteps_.takeWidgets(&window_);
        return;
    }
    QWidget *active = QApplication::activeWindow();
    if (active && active != &window_ && tools_.chance(60)) {
        auto *table = active->findChild<TableView *>();
        if (tools_.chance(10))
            windowSteps_.leaveDialog(active);
        else if (table && tools_.chance(60))
            table_.take(*table);
        else
            windowSteps_.takeWidgets(active);
        return;
    }
    if (window_.startPanel().isVisible() && tools_.chance(20)) {
        windowSteps_.begin();
        return;
    }
    if (tools_.chance(65))
        table_.take(window_.tableView());
    else
        windowSteps_.takeWindow();
}

/// Quits the program like a user, after closing whatever is in front of the window.
void Driver::leave()
{
    tools_.input.releaseAll();
    if (QWidget *popup = QApplication::activePopupWidget()) {
        tools_.key(popup->windowHandle(), Qt::Key_Escape);
        return;
    }
    if (QWidget *modal = frontDialog(window_)) {
        if (++ages_[modal] > kStuckDialog)
            fail({QStringLiteral("%1 does not close").arg(titleOf(modal))});
        windowSteps_.leaveDialog(modal);
        return;
    }
    report_.note(QStringLiteral("quit"));
    if (tools_.chance(50) && QApplication::activeWindow() == &window_)
        tools_.key(window_.windowHandle(), Qt::Key_Q, Qt::ControlModifier);
    else
        window_.windowHandle()->close();
}

} // namespace meadhall::soak
