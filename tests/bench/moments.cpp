// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pictures of every moment of both games at regular times, to look at, and prints the CPU time of painting the
// whole window, an upper limit for a frame.
// usage: moments FOLDER [WxH [LANGUAGE [dark|light [MOMENT]]]]
#include "tests/ui/moments.h"

#include "ui/base/settings/settings.h"
#include "ui/base/widgets/style.h"

#include <QApplication>
#include <QDir>

#include <cstdio>
#include <ctime>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kEach = 100, kAtMost = 6000; // ms at normal speed

/// CPU time of this thread in ms; other programs do not count.
double threadCpuTime()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

void picture(PlayedWindow &p, const QString &file)
{
    p.window().grab(); // asks the workers for pictures; kFrozen keeps everything in its place
    QTRY_VERIFY_WITH_TIMEOUT(p.window().tableView().cache().idle(), 5000);
    const double before = threadCpuTime();
    const QPixmap pixmap = p.window().grab();
    std::printf("%s: painted in %.1f ms\n", qPrintable(QFileInfo(file).fileName()), threadCpuTime() - before);
    pixmap.save(file);
}

void show(const Moment &moment, const QString &folder, QSize size, const QString &language, bool light)
{
    PlayedWindow p(size, language);
    p.settings().theme.set(light ? Settings::Theme::Light : Settings::Theme::Dark);
    if (moment.prepare(p) != Reason::None)
        qFatal("%s cannot be prepared", moment.name);
    settle(p);
    begin(p, moment);
    const QString name = QString::fromLatin1(moment.name).replace(QLatin1Char(' '), QLatin1Char('-'));
    TableView &view = p.window().tableView();
    int quiet = 0;
    for (int time = 0; time <= kAtMost && quiet < 3; time += kEach) {
        picture(p, QStringLiteral("%1/%2-%3.png").arg(folder, name).arg(time, 4, 10, QLatin1Char('0')));
        advance(p, kEach);
        quiet = view.stage().animator().moving() ? 0 : quiet + 1;
    }
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(widgetStyle());
    const QStringList args = QApplication::arguments();
    const QString folder = args.value(1, QStringLiteral("."));
    const QStringList size = args.value(2, QStringLiteral("1280x800")).split(QLatin1Char('x'));
    QDir().mkpath(folder);
    for (const Moment &moment : kMoments)
        if (args.size() < 6 || args[5] == QLatin1String(moment.name))
            show(moment, folder, QSize(size.value(0).toInt(), size.value(1).toInt()),
                 args.value(3, QStringLiteral("en")), args.value(4) == QLatin1String("light"));
    return 0;
}
