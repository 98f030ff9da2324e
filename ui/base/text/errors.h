// SPDX-License-Identifier: GPL-3.0-or-later
// Error messages.
#pragma once

#include "engine/record/bga/import.h"
#include "engine/record/file_writer.h"
#include "engine/record/journal.h"
#include "engine/record/problem.h"
#include "engine/table/seat.h"

#include <QCoreApplication>
#include <QString>

namespace meadhall::ui {

class Errors {
    Q_DECLARE_TR_FUNCTIONS(Errors)

public:
    /// Why the running game is not being saved; empty for None.
    static QString journal(record::Journal::Error error);
    /// The disk takes long to save the running game.
    static QString slowDisk() { return tr("The disk is not answering."); }
    /// The saved game was damaged and has been renamed.
    /// @param fileName the renamed file
    /// @param anyRead whether any of the game could be read; it goes on then
    static QString setAside(const QString &fileName, bool anyRead);
    /// The last line of a game file was incomplete and is ignored.
    static QString tornLine() { return tr("The last line of the record was incomplete and has been left out."); }
    /// Why a record cannot be opened.
    static QString opening(const QString &fileName, const record::Problem &problem);
    /// A program stopped playing; a computer player replaces it.
    static QString playerFailed(const QString &name, Fault fault);
    /// Programs named by a record were not started, because their commands are not trusted.
    /// @param names of the seats
    static QString programsRefused(const QStringList &names);
    /// Why a log of Board Game Arena is not taken in.
    static QString importing(const record::bga::Import &import);
    /// What a person should know about a log that is.
    static QString notice(const record::bga::Notice &notice);
    /// The file is not a record.
    static QString notARecord(const QString &fileName);
    /// The text is no address of a relay.
    static QString notARelay()
    {
        return tr("This is not the line of a relay. Such a line looks like an invitation: meadhall:NAME:PORT/KEY.");
    }
    /// @param code why, see record::writeErrorOf()
    static QString reading(const QString &fileName, int code);
    static QString deleting(const QString &fileName, int code);
    static QString restoring(const QString &fileName, int code);
    static QString saving(const QString &fileName, int code);
    /// Why something is not saved, and what that means; empty for 0.
    /// @param kind any but Game and Elsewhere
    static QString unsaved(record::Kept kind, int code);

private:
    static QString reason(int code);
};

} // namespace meadhall::ui
