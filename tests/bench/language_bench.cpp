// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long a change of language takes during a game until all is painted, with and without the rule book.
#include "ui/app/main_window.h"
#include "ui/base/settings/languages.h"
#include "ui/base/widgets/style.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kRounds = 8;

/// CPU time of this thread in ms; equals wall time on an idle machine.
double threadCpuTime()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Waits until every picture that is visible has been drawn, or that would be measured too.
void awaitPictures(MainWindow &window)
{
    window.grab(); // asks for them
    if (!QTest::qWaitFor([&window] { return window.pictures().idle(); }, 10'000))
        qWarning("pictures are still being drawn");
}

/// Switches to each language several times and prints the times until nothing is left to paint, in ms.
void measure(const char *what, MainWindow &window, Settings &settings)
{
    awaitPictures(window);
    std::vector<double> times, cpuTimes;
    for (int i = 0; i < kRounds * static_cast<int>(languageCodes().size()); ++i) {
        const double before = threadCpuTime();
        QElapsedTimer timer;
        timer.start();
        settings.setLanguage(languageCodes().at(i % languageCodes().size()));
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(); // events caused by the switch are part of the measurement
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        cpuTimes.push_back(threadCpuTime() - before);
        awaitPictures(window); // those of the other layout
    }
    std::sort(times.begin(), times.end());
    std::sort(cpuTimes.begin(), cpuTimes.end());
    std::printf("%s: median %.1f ms, worst %.1f ms of %zu switches; the GUI thread worked %.1f ms, at most %.1f ms\n",
                what, times[times.size() / 2], times.back(), times.size(), cpuTimes[cpuTimes.size() / 2],
                cpuTimes.back());
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(widgetStyle());
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("bench.ini")), QSettings::IniFormat);
    Settings settings(store);
    settings.animationSpeed.set(Settings::AnimationSpeed::Off);
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    MainWindow window(settings, languages, QString());
    window.resize(1280, 800);
    window.show();
    GameSetup setup;
    setup.deal = 7;
    window.begin(setup);
    measure("a game of four", window, settings);
    for (QAction *action : window.findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(QKeySequence::HelpContents))
            action->trigger();
    measure("the same beside the rules", window, settings);
    return 0;
}
