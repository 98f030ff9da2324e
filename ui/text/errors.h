// What went wrong with files, in sentences.
#pragma once

#include "engine/record/journal.h"
#include "engine/record/problem.h"
#include "engine/table/seat.h"

#include <QCoreApplication>
#include <QString>

namespace meadhall::ui {

class Errors {
    Q_DECLARE_TR_FUNCTIONS(Errors)

public:
    /// Why the running game is not kept on disk; empty for None.
    static QString journal(record::Journal::Error error);
    static QString setAside(const QString &fileName);
    static QString tornLine();
    /// Why a record cannot be opened.
    static QString opening(const QString &fileName, const record::Problem &problem);
    /// A program, or a player, gives up its chair.
    static QString playerFailed(const QString &name, Fault fault);
    /// Programs that a record names, and that the player of this machine has not.
    static QString programsRefused(const QStringList &names);
    /// What is no record at all, by its name.
    static QString notARecord(const QString &fileName);
    static QString deleting(const QString &fileName, const QString &systemReason);
    static QString restoring(const QString &fileName, const QString &systemReason);
    static QString saving(const QString &fileName, const QString &systemReason);
};

} // namespace meadhall::ui
