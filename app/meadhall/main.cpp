// SPDX-License-Identifier: GPL-3.0-or-later
// Entry point of the desktop program.
#include "command_line.h"
#include "demo.h"
#include "desktop_interface.h"
#include "engine/games/games.h"
#include "engine/record/archive.h"
#include "frame_log.h"
#include "memory.h"
#include "single_instance.h"
#include "termination.h"
#include "ui/app/actions.h"
#include "ui/app/analysis_controller.h"
#include "ui/app/deal_room_controller.h"
#include "ui/app/folder_in_use.h"
#include "ui/app/game_files.h"
#include "ui/app/guest_controller.h"
#include "ui/app/host_controller.h"
#include "ui/app/main_window.h"
#include "ui/app/puzzles_controller.h"
#include "ui/app/review_controller.h"
#include "ui/app/statistics_controller.h"
#include "ui/app/tutorial_controller.h"
#include "ui/base/graphics/art.h"
#include "ui/base/settings/languages.h"
#include "ui/base/settings/settings.h"
#include "ui/base/settings/settings_file.h"
#include "ui/base/widgets/screen_fit.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"

#include <QDir>
#include <QIcon>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>

using namespace meadhall;

namespace {

/// Handles help, version, wrong usage and a missing display, before a QApplication needs one.
/// @return the exit code, or nullopt to continue
std::optional<int> beforeAnyWindow(int argc, char **argv, CommandLine &line)
{
    const QCoreApplication app(argc, argv);
    if (const auto exitCode = readCommandLine(QCoreApplication::arguments(), line))
        return exitCode;
    return hasDisplay(line) ? std::nullopt : std::optional(1);
}

/// The language of the sentence that explains why there is no window; empty: the system's.
QString startLanguage;
QtMessageHandler usualMessages = nullptr;

/// Ends the program with a sentence where Qt, whose warnings say less, would abort it for want of a display.
void endWithoutDisplay(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtDebugMsg)
        usualMessages(type, context, message);
    if (type != QtFatalMsg)
        return;
    ui::Languages languages;
    languages.setLanguage(startLanguage);
    QString text = QCoreApplication::translate(
        "main", "Meadhall cannot open a window: the display does not answer, or Qt has no plug-in for it.");
    if (!qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        text +=
            QLatin1Char(' ')
            + QCoreApplication::translate("main", "On Debian and Ubuntu Qt’s plug-in for Wayland is in the package %1.")
                  .arg(QLatin1String("qt6-wayland"));
    std::fprintf(stderr, "%s\n", qPrintable(text));
    std::_Exit(1);
}

/// Takes the folder, or leaves the request to the program that has it. If that one does not answer, asks what to do: a
/// window here could only overwrite what the other one saves.
/// @return the exit code, or nullopt if the folder has been taken
std::optional<int> leaveToOwner(SingleInstance &instance, record::FolderLock &lock, const QString &folder,
                                const QString &request)
{
    for (;;) {
        if (const SingleInstance::Role role = instance.start(request); role != SingleInstance::Role::Unanswered)
            return role == SingleInstance::Role::Owner ? std::nullopt : std::optional(0);
        if (!ui::goOnWithFolderInUse(lock, folder))
            return 1;
    }
}

/// Connects the menu of the window with the rooms beside the table.
/// @return what leads to the tables of friends
ui::GuestController *openRooms(ui::Settings &settings, const QString &folder, ui::MainWindow &window)
{
    auto *lessons = new ui::TutorialController(settings, &window);
    new ui::DealRoomController(settings, folder, &window);
    new ui::HostController(settings, folder, &window);
    new ui::PuzzlesController(settings, folder, &window);
    new ui::AnalysisController(settings, &window);
    auto *reviews = new ui::ReviewController(settings, &window);
    auto *statistics = new ui::StatisticsController(settings, &window);
    QObject::connect(statistics, &ui::StatisticsController::lessonRequested, lessons, &ui::TutorialController::teach);
    QObject::connect(statistics, &ui::StatisticsController::reviewRequested, reviews,
                     [reviews, games = record::Archive(folder).folder()](const QString &name) {
                         reviews->reviewFile(QDir::cleanPath(QDir(games).filePath(name)));
                     });
    return new ui::GuestController(settings, folder, &window);
}

/// Opens what the command line, a second start or the desktop asks for, as in CommandLine.
void followRequest(const QString &request, ui::MainWindow &window, ui::GuestController &guests)
{
    if (QDir::isAbsolutePath(request))
        window.files().openFromDesktop(request);
    else if (isInvitation(request))
        guests.join(request);
    else if (const auto game = gameOfName(request.toStdString()))
        window.askForNewGameOf(*game);
    else if (request == QLatin1String(kDailyPuzzle) && !ui::Sheet::topOf(&window))
        window.actions().dailyPuzzle->trigger();
}

/// For window managers that do not know the desktop entry. After the first frames, whose time it would take.
void setIconLater(QWidget &window)
{
    QTimer::singleShot(1000, &window, [&window] {
        QIcon icon;
        ui::ArtKey picture;
        picture.kind = ui::ArtKind::Icon;
        for (const int side : {16, 32, 64})
            icon.addPixmap(QPixmap::fromImage(ui::renderArt(picture.at(QSize(side, side), 1))));
        window.setWindowIcon(icon);
    });
}

} // namespace

int main(int argc, char **argv)
{
    const QByteArray token = activationToken();
    configureAllocator();
    // OpenGL is not used: do not load its libraries.
    if (!qEnvironmentVariableIsSet("QT_XCB_GL_INTEGRATION"))
        qputenv("QT_XCB_GL_INTEGRATION", "none");
    QCoreApplication::setApplicationName(QStringLiteral("meadhall"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.meadhall.Meadhall"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MEADHALL_VERSION));
    CommandLine line;
    if (const auto exitCode = beforeAnyWindow(argc, argv, line))
        return *exitCode;

    startLanguage = line.language;
    usualMessages = qInstallMessageHandler(endWithoutDisplay);
    std::optional<FrameTimingApplication> scaled;
    ui::openApplication(scaled, argc, argv);
    FrameTimingApplication &app = *scaled;
    qInstallMessageHandler(usualMessages);
    QApplication::setApplicationDisplayName(QStringLiteral("Meadhall"));
    QApplication::setStyle(ui::widgetStyle());
    ui::installFallbackFonts();
    ui::Languages languages;
    if (!line.frameLog.isEmpty() && !app.logFrames(line.frameLog)) {
        languages.setLanguage(line.language);
        std::fprintf(
            stderr, "%s\n",
            qPrintable(QCoreApplication::translate("main", "The file %1 cannot be written to.").arg(line.frameLog)));
        return 1;
    }

    const bool standardFolder = line.data.isEmpty();
    const QString folder =
        standardFolder ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : line.data;
    // Outlives everything that is kept in the folder.
    const auto lock = std::make_shared<record::FolderLock>(folder);
    ui::SettingsFile store(
        QDir(standardFolder ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : folder)
            .filePath(QStringLiteral("meadhall.ini")),
        lock);
    ui::Settings settings(store);
    languages.setLanguage(line.language.isEmpty() ? settings.language() : line.language);

    if (!line.demo.isEmpty())
        return runDemo(app, languages, line.demo);
    SingleInstance instance(*lock, token);
    if (const auto exitCode = leaveToOwner(instance, *lock, folder, line.request))
        return *exitCode;
    // Before the window: until the event loop runs, widgets that exist do not take over another palette.
    QApplication::setPalette(ui::widgetPalette(ui::themeOf(settings.theme())));
    ui::MainWindow window(settings, languages, folder, lock);
    keepMemorySmall(window.pictures());
    ui::GuestController *guests = openRooms(settings, folder, window);
    instance.watch(window);
    const auto follow = [&window, guests](const QString &request) { followRequest(request, window, *guests); };
    QObject::connect(&instance, &SingleInstance::requested, &window, follow);
    QObject::connect(&window, &ui::MainWindow::restartRequested, &app, [] {
        QProcess::startDetached(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().mid(1));
    });
    Termination termination;
    QObject::connect(&termination, &Termination::requested, &window, [&window] {
        window.closeWithoutQuestions();
        QApplication::quit();
    });
    window.show();
    setIconLater(window);
#ifdef QT_DBUS_LIB
    if (standardFolder)
        new DesktopInterface(instance, window);
#endif
    if (QDir::isAbsolutePath(line.request)) // at once, without showing anything else first
        follow(line.request);
    else if (!line.request.isEmpty())
        QMetaObject::invokeMethod(
            &window, [&] { follow(line.request); }, Qt::QueuedConnection);
    return QApplication::exec();
}
