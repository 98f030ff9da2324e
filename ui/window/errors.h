// What went wrong with files, in sentences.
#pragma once

#include "record/journal.h"
#include "record/problem.h"

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
    static QString saving(const QString &fileName, const QString &systemReason);
};

} // namespace meadhall::ui
