// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo.h"

#include "ui/app/main_window.h"
#include "ui/table/table_view.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

namespace meadhall {

namespace {

/// Events between two screenshots, and number of screenshots before the final one.
constexpr int kEventsBetween = 7;
constexpr int kScreenshots = 6;

/// Saves screenshots during the game and ends the program after the last one.
class ScreenshotTaker : public QObject {
public:
    ScreenshotTaker(ui::MainWindow &window, const QString &folder) : window_(window), folder_(folder)
    {
        QObject::connect(window.table().spectator(), &HumanSeat::eventSeen, this, [this](const Event &event) {
            const bool over = std::holds_alternative<GameOverEvent>(event);
            if (over || (taken_ < kScreenshots && ++events_ % kEventsBetween == 0))
                due_ = true;
            over_ = over_ || over;
        });
        // Take a screenshot only after all animations have finished and all pixmaps are rendered.
        timer_.setInterval(50);
        QObject::connect(&timer_, &QTimer::timeout, this, [this] { takeIfDue(); });
        timer_.start();
    }

    bool failed() const { return failed_; }

private:
    void takeIfDue()
    {
        if (!due_ || window_.tableView().stage().animator().moving() || !window_.pictures().idle())
            return;
        due_ = false;
        const QString name =
            QDir(folder_).filePath(QStringLiteral("%1-%2.png")
                                       .arg(QString::number(++taken_).rightJustified(2, QLatin1Char('0')),
                                            over_ ? QStringLiteral("winner") : QStringLiteral("table")));
        if (!window_.grab().save(name)) {
            std::fprintf(
                stderr, "%s\n",
                qPrintable(QCoreApplication::translate("main", "The file %1 cannot be written to.").arg(name)));
            failed_ = true;
        }
        if (over_ || failed_)
            QApplication::exit(failed_ ? 1 : 0);
    }

    ui::MainWindow &window_;
    QString folder_;
    QTimer timer_;
    int events_ = 0;
    int taken_ = 0;
    bool due_ = false;
    bool over_ = false;
    bool failed_ = false;
};

} // namespace

int runDemo(QApplication &, ui::Languages &languages, const QString &folder)
{
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "%s\n",
                     qPrintable(QCoreApplication::translate("main", "The folder %1 cannot be made.").arg(folder)));
        return 1;
    }
    QTemporaryDir scratch; // keeps the player's settings unchanged
    QSettings store(scratch.filePath(QStringLiteral("demo.ini")), QSettings::IniFormat);
    ui::Settings settings(store);
    settings.pace.set(250);
    settings.animationSpeed.set(ui::Settings::AnimationSpeed::Fast);
    settings.startsNextHand.set(true);
    ui::MainWindow window(settings, languages, QString());
    window.resize(1280, 800);
    window.show();
    ScreenshotTaker screenshotTaker(window, folder);

    ui::GameSetup setup;
    setup.target = 10;
    setup.chairs.clear();
    for (const players::Level level :
         {players::Level::Medium, players::Level::Hard, players::Level::Easy, players::Level::Master})
        setup.chairs.push_back(ui::ChairSetup::computer(level));
    window.begin(setup);
    return QApplication::exec();
}

} // namespace meadhall
