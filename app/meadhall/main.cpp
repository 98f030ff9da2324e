// The desktop program: wires things together.
#include "command_line.h"
#include "demo.h"
#include "first_window.h"
#include "frame_log.h"
#include "tutorial/teacher.h"
#include "window/fonts.h"
#include "window/languages.h"
#include "window/look.h"
#include "window/main_window.h"
#include "window/settings.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <optional>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace meadhall;

namespace {

/// Pictures as large as the window come and go: their memory goes back at once, and threads that draw or think for a
/// moment do not each keep a store of their own. Tried with tests/bench/startup: 2 MiB less in a running game.
void keepMemorySmall()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 32 * 1024);
    mallopt(M_TRIM_THRESHOLD, 64 * 1024);
#endif
}

/// What has been set free between things that stay goes back too, when the pictures of a moment are drawn and others
/// gone.
void giveMemoryBack([[maybe_unused]] const ui::PixmapCache &pictures)
{
#ifdef __GLIBC__
    auto *soon = new QTimer(qApp);
    soon->setSingleShot(true);
    soon->setInterval(400);
    QObject::connect(soon, &QTimer::timeout, [] { malloc_trim(0); });
    QObject::connect(&pictures, &ui::PixmapCache::idled, soon, qOverload<>(&QTimer::start));
#endif
}

/// Help, version, wrong usage and a missing display need no window, and must not fail for want of one. The exit code,
/// if that is all.
std::optional<int> beforeAnyWindow(int argc, char **argv, CommandLine &line)
{
    const QCoreApplication app(argc, argv);
    if (const auto exitCode = readCommandLine(QCoreApplication::arguments(), line))
        return exitCode;
    return hasDisplay(line) ? std::nullopt : std::optional(1);
}

} // namespace

int main(int argc, char **argv)
{
    keepMemorySmall();
    // Nothing here is drawn by OpenGL: its libraries stay where they are.
    if (!qEnvironmentVariableIsSet("QT_XCB_GL_INTEGRATION"))
        qputenv("QT_XCB_GL_INTEGRATION", "none");
    QCoreApplication::setApplicationName(QStringLiteral("meadhall"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MEADHALL_VERSION));
    CommandLine line;
    if (const auto exitCode = beforeAnyWindow(argc, argv, line))
        return *exitCode;

    TimedApplication app(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Meadhall"));
    QApplication::setStyle(ui::widgetStyle());
    ui::provideLetters();
    ui::Languages languages;
    if (!line.frameLog.isEmpty() && !app.logFrames(line.frameLog)) {
        languages.speak(line.language);
        std::fprintf(
            stderr, "%s\n",
            qPrintable(QCoreApplication::translate("main", "The file %1 cannot be written.").arg(line.frameLog)));
        return 1;
    }

    const bool own = line.data.isEmpty();
    const QString folder = own ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : line.data;
    QSettings store(!own ? QDir(folder).filePath(QStringLiteral("meadhall.ini"))
                         : QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
                               .filePath(QStringLiteral("meadhall.ini")),
                    QSettings::IniFormat);
    ui::Settings settings(store);
    languages.speak(line.language.isEmpty() ? settings.language() : line.language);

    if (!line.demo.isEmpty())
        return runDemo(app, languages, line.demo);
    FirstWindow first(folder);
    if (first.raised(line.record))
        return 0;
    ui::MainWindow window(settings, languages, folder);
    giveMemoryBack(window.pictures());
    new ui::Teacher(settings, &window);
    first.watch(window);
    QObject::connect(&first, &FirstWindow::fileWanted, &window, &ui::MainWindow::openFile);
    window.show();
    if (!line.record.isEmpty())
        window.openFile(line.record);
    return QApplication::exec();
}
