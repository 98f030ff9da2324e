// SPDX-License-Identifier: GPL-3.0-or-later
#include "driven.h"

#include "confinement.h"
#include "engine/record/folder_lock.h"
#include "memory.h"
#include "single_instance.h"
#include "ui/app/main_window.h"
#include "ui/app/tutorial_controller.h"
#include "ui/base/settings/languages.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/style.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QThread>

#include <cstdio>
#include <memory>
#include <utility>

namespace meadhall::soak {

namespace {

/// Measures how long each event takes, nested events included, but not while a dialog is open.
class FrameTimingApplication : public QApplication {
public:
    using QApplication::QApplication;

    void setDriver(Driver *driver) { driver_ = driver; }

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (!driver_ || QThread::currentThread() != thread())
            return QApplication::notify(receiver, event);
        const int level = QThread::currentThread()->loopLevel();
        if (level <= level_)
            return QApplication::notify(receiver, event);
        const int outer = std::exchange(level_, level);
        nested_ = false;
        const QEvent::Type type = event->type(); // the event and its receiver may be deleted while it is handled
        const char *className = receiver->metaObject()->className();
        QElapsedTimer clock;
        clock.start();
        const bool handled = QApplication::notify(receiver, event);
        level_ = outer;
        if (!std::exchange(nested_, outer >= 0) && driver_)
            driver_->recordEventTime(clock.elapsed(), type, className);
        return handled;
    }

private:
    Driver *driver_ = nullptr;
    int level_ = -1;
    bool nested_ = false;
};

} // namespace

int drive(int &argc, char **argv, const Plan &given)
{
    configureAllocator();
    Plan plan = given;
    plan.confined = confineWriting(plan.folder);
    FrameTimingApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("meadhall"));
    QApplication::setApplicationDisplayName(QStringLiteral("Meadhall"));
    QApplication::setStyle(ui::widgetStyle());
    ui::installFallbackFonts();
    ui::Languages languages;
    const QString folder = QDir(plan.folder).filePath(QStringLiteral("data"));
    const auto lock = std::make_shared<record::FolderLock>(folder);
    QSettings store(QDir(folder).filePath(QStringLiteral("meadhall.ini")), QSettings::IniFormat);
    ui::Settings settings(store);
    languages.setLanguage(settings.language());
    SingleInstance first(*lock);
    if (first.start({}) != SingleInstance::Role::Owner) {
        std::fputs("another program has the folder\n", stderr);
        return 1;
    }
    ui::MainWindow window(settings, languages, folder, lock);
    keepMemorySmall(window.pictures());
    new ui::TutorialController(settings, &window);
    first.watch(window);
    window.show();

    Report report(QDir(plan.folder).filePath(QStringLiteral("steps.log")));
    Driver driver(window, settings, report, plan);
    app.setDriver(&driver);
    driver.start();
    const int code = QApplication::exec();
    app.setDriver(nullptr);
    report.send("quit");
    return code;
}

} // namespace meadhall::soak
