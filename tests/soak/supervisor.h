// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the driven program again and again, sometimes kills it, and checks its files against its reports.
#pragma once

#include "engine/core/event.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <map>

namespace meadhall::soak {

struct Orders {
    quint64 seed = 1;
    int seconds = 30;
    qint64 stopStep = -1; ///< −1: none
    int onlyLife = -1;    ///< only this run; −1: all
    QString from;         ///< the data folder as it was before that run
};

class Supervisor {
public:
    Supervisor(const Orders &orders, const QString &program);

    /// Returns 0 if no error was found.
    int run();

private:
    enum class End { Quit, Killed };

    bool prepare();
    bool live(int life);
    bool watchChild(int life, qint64 quitStep, qint64 killStep, int killDelay);
    void receive(const QByteArray &line);
    bool isKept(const Events &events) const;
    bool checkFile(End end);
    bool fail(const QString &what);
    QProcessEnvironment environment(int life) const;
    QString path(const QString &name) const { return folder_ + QLatin1Char('/') + name; }
    int left() const;
    void tellFigures() const;

    Orders orders_;
    QString program_;
    QTemporaryDir scratch_;
    QString folder_;
    QElapsedTimer clock_;
    QProcess child_;
    QByteArray errors_;
    int life_ = 0;
    qint64 step_ = 0;
    Events known_;     ///< the record as last reported
    Events receiving_; ///< the record being received
    Events onDisk_;    ///< the file's record when the program was started
    bool wrongGame_ = false, quit_ = false;
    int quits_ = 0, kills_ = 0, exact_ = 0, ahead_ = 0, replaced_ = 0, continued_ = 0, compared_ = 0;
    std::map<QByteArray, int> slow_;
    qint64 slowest_ = 0;
    qint64 memoryBegin_ = 0, memoryNow_ = 0, memoryMost_ = 0, grown_ = 0; ///< KiB
};

} // namespace meadhall::soak
