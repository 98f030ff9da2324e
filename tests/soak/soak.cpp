// SPDX-License-Identifier: GPL-3.0-or-later
// Soak test: random but reproducible mouse and keyboard input to the real window, for as long as requested.
#include "driven.h"
#include "supervisor.h"

#include <QCommandLineParser>
#include <QCoreApplication>

using namespace meadhall::soak;

namespace {

/// --drive SEED LIFE FIRST-STEP QUIT-STEP STOP-STEP MILLISECONDS FOLDER: used internally by the supervisor.
int driven(int argc, char **argv)
{
    const auto number = [argv](int i) { return QByteArray(argv[i]).toLongLong(); };
    Plan plan;
    plan.seed = QByteArray(argv[2]).toULongLong();
    plan.life = static_cast<int>(number(3));
    plan.firstStep = number(4);
    plan.quitStep = number(5);
    plan.stopStep = number(6);
    plan.milliseconds = static_cast<int>(number(7));
    plan.folder = QString::fromLocal8Bit(argv[8]);
    return drive(argc, argv, plan);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc == 9 && QByteArray(argv[1]) == "--drive")
        return driven(argc, argv);
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption seed(QStringLiteral("s"), QStringLiteral("What all chances come from."),
                                  QStringLiteral("seed"), QStringLiteral("1"));
    const QCommandLineOption seconds(QStringLiteral("t"), QStringLiteral("How long, in seconds."),
                                     QStringLiteral("seconds"), QStringLiteral("30"));
    const QCommandLineOption stop(QStringLiteral("n"), QStringLiteral("Quits before this step."),
                                  QStringLiteral("step"), QStringLiteral("-1"));
    const QCommandLineOption life(QStringLiteral("l"),
                                  QStringLiteral("From this start of the program to its end alone."),
                                  QStringLiteral("life"), QStringLiteral("-1"));
    const QCommandLineOption from(QStringLiteral("f"), QStringLiteral("The files that it finds."),
                                  QStringLiteral("folder"));
    parser.addHelpOption();
    parser.addOptions({seed, seconds, stop, life, from});
    parser.process(app);
    Orders orders;
    orders.seed = parser.value(seed).toULongLong();
    orders.seconds = parser.value(seconds).toInt();
    orders.stopStep = parser.value(stop).toLongLong();
    orders.onlyLife = parser.value(life).toInt();
    orders.from = parser.value(from);
    return Supervisor(orders, QCoreApplication::applicationFilePath()).run();
}
