// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what was said in a game beside its record.
#pragma once

#include "engine/record/kept_file.h"

#include <QBasicTimer>
#include <QObject>
#include <QPointer>

namespace meadhall {
class Table;
namespace record {
class JournalWriter;
}
} // namespace meadhall

namespace meadhall::ui {

class TableView;

/// Writes the notes of the table's history soon after each announcement, and gives them back when the game goes on in
/// another view or after a restart.
class SaidFile : public QObject {
    Q_OBJECT

public:
    /// @param table,journal must outlive this
    SaidFile(const Table &table, record::JournalWriter &journal, std::shared_ptr<record::FolderLock> lock,
             QObject *parent);

    /// The view that shows the table from now on.
    void setView(TableView &view);
    /// Writes what has not been written yet.
    void write();

protected:
    void timerEvent(QTimerEvent *) override { write(); }

private:
    void restart();
    void read();

    const Table &table_;
    record::JournalWriter &journal_;
    record::KeptFile file_;
    std::shared_ptr<record::FolderLock> lock_;
    QPointer<TableView> view_;
    QByteArray game_;      ///< tells games apart; empty: none
    bool awaited_ = false; ///< the record of the game may not be in its place yet
    QBasicTimer timer_;
};

} // namespace meadhall::ui
