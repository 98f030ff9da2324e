// The desktop program: wires things together.
#include "demo.h"
#include "first_window.h"
#include "frame_log.h"
#include "tutorial/teacher.h"
#include "window/fonts.h"
#include "window/languages.h"
#include "window/look.h"
#include "window/main_window.h"
#include "window/settings.h"

#include <QCommandLineParser>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>

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
    mallopt(M_MMAP_THRESHOLD, 64 * 1024);
    mallopt(M_TRIM_THRESHOLD, 64 * 1024);
#endif
}

} // namespace

int main(int argc, char **argv)
{
    keepMemorySmall();
    // Nothing here is drawn by OpenGL: its libraries stay where they are.
    if (!qEnvironmentVariableIsSet("QT_XCB_GL_INTEGRATION"))
        qputenv("QT_XCB_GL_INTEGRATION", "none");
    TimedApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("meadhall"));
    QApplication::setApplicationDisplayName(QStringLiteral("Meadhall"));
    QApplication::setApplicationVersion(QStringLiteral(MEADHALL_VERSION));
    QApplication::setStyle(ui::widgetStyle());

    ui::provideLetters();
    ui::Languages languages;
    languages.speak(QString()); // the system's, for --help; the player's own once the settings are read
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Odin and Ninjan at one table, against opponents that never see your cards."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption demo(QStringLiteral("demo"),
        QCoreApplication::translate("main", "Plays a game by itself, leaves pictures of it in <folder>, and ends."),
        QStringLiteral("folder"));
    const QCommandLineOption language(QStringLiteral("language"),
        QCoreApplication::translate("main", "Speaks <code>: en, de, ru, ar or uk."), QStringLiteral("code"));
    const QCommandLineOption data(QStringLiteral("data"),
        QCoreApplication::translate("main", "Keeps settings and the running game in <folder>."), QStringLiteral("folder"));
    const QCommandLineOption frameLog(QStringLiteral("frame-log"),
        QCoreApplication::translate("main", "Writes a line into <file> for each picture of the window: the time, the work "
                                            "that it was, and the time since the one before, in milliseconds."),
        QStringLiteral("file"));
    parser.addOptions({demo, language, data, frameLog});
    parser.process(app);
    if (parser.isSet(frameLog) && !app.logFrames(parser.value(frameLog))) {
        std::fprintf(stderr, "%s\n", qPrintable(QCoreApplication::translate("main", "The file %1 cannot be written.")
                                                    .arg(parser.value(frameLog))));
        return 1;
    }

    const QString folder = parser.isSet(data)
        ? parser.value(data) : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QSettings store(parser.isSet(data) ? QDir(folder).filePath(QStringLiteral("meadhall.ini"))
                                       : QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
                                             .filePath(QStringLiteral("meadhall.ini")),
                    QSettings::IniFormat);
    ui::Settings settings(store);
    languages.speak(parser.isSet(language) ? parser.value(language) : settings.language());

    if (parser.isSet(demo))
        return runDemo(app, languages, parser.value(demo));
    FirstWindow first(folder);
    if (first.raised())
        return 0;
    ui::MainWindow window(settings, languages, folder);
    new ui::Teacher(settings, &window);
    first.watch(window);
    window.show();
    return QApplication::exec();
}
