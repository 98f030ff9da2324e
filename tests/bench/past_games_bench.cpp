// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the list of past games with ten thousand of them: how long until the first and the last are listed, and the
// longest work of the window's thread in one go.
#include "tests/ui/kept_window.h"

#include <QElapsedTimer>
#include <QLineEdit>

#include <cstdio>
#include <ctime>

using namespace meadhall;

namespace {

/// Processor time of this thread in ms: other programs do not count.
double threadCpuTime()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Measures while it exists, and prints what it was.
class Stopwatch {
public:
    explicit Stopwatch(const char *what) : what_(what)
    {
        beat_.setInterval(0);
        QObject::connect(&beat_, &QTimer::timeout, &beat_, [this] {
            const double now = threadCpuTime();
            longest_ = std::max(longest_, now - std::exchange(last_, now));
        });
        beat_.start();
        wall_.start();
    }
    ~Stopwatch() { std::printf("%-20s %6lld ms, longest work in one go %5.1f ms\n", what_, wall_.elapsed(), longest_); }

private:
    const char *what_;
    QTimer beat_;
    QElapsedTimer wall_;
    double last_ = threadCpuTime();
    double longest_ = 0;
};

} // namespace

int main(int argc, char **argv)
{
    constexpr int kGames = 10'000;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    KeptWindow p;
    test::keepGames(p.gameFolder(), kGames);
    const auto isListed = [&p] { return p.list()->model().shown() > 0; };
    const auto isComplete = [&p] { return !p.list()->isBusy(); };
    bool done = false;
    {
        const Stopwatch all("all games");
        {
            const Stopwatch first("first games");
            QTest::keyClick(p.window().windowHandle(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
            done = p.list() && waitFor(isListed);
        }
        done = done && waitFor(isComplete);
    }
    if (done) {
        const Stopwatch search("a search");
        p.inList<QLineEdit>("search")->setText(QStringLiteral("ylva 1"));
        done = waitFor(isComplete);
    }
    if (done) {
        p.inList<QLineEdit>("search")->clear();
        done = waitFor(isComplete);
        const Stopwatch keys("end, delete, undo");
        p.keyInList(Qt::Key_End);
        p.keyInList(Qt::Key_Delete);
        p.keyInList(Qt::Key_Z, Qt::ControlModifier);
        done = done && waitFor([&p] { return p.list()->model().shown() == kGames; });
    }
    return done ? 0 : 1;
}
