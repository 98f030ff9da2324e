// SPDX-License-Identifier: GPL-3.0-or-later
// A minimal Qt program with a window: the baseline for tests/bench/startup.
#include <QApplication>
#include <QMainWindow>

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QMainWindow window;
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
