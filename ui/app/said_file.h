// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what was said in a game beside its record.
#pragma once

#include "engine/core/event.h"
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
    /// @param record name of the file beside which it is kept; empty: nothing is kept
    /// @param journal that writes this record; null: it is written elsewhere, or not at all
    /// @param table,journal must outlive this
    SaidFile(const Table &table, const QString &record, std::shared_ptr<record::FolderLock> lock,
             record::JournalWriter *journal, QObject *parent);

    /// The view that shows the table from now on.
    void setView(TableView &view);
    /// Writes what has not been written yet.
    void write();
    /// What was said so far, to be kept beside another record of the game; empty if there is nothing.
    QByteArray textFor(const Events &record) const;
    /// Removes what was written.
    void remove();

protected:
    void timerEvent(QTimerEvent *) override { write(); }

private:
    void restart();
    void read();
    bool isRecordInPlace() const;
    record::KeptFile file() const;

    const Table &table_;
    record::JournalWriter *journal_;
    QString record_;
    record::KeptFile file_;
    std::shared_ptr<record::FolderLock> lock_;
    QPointer<TableView> view_;
    QByteArray game_;      ///< tells games apart; empty: none
    bool awaited_ = false; ///< the record of the game may not be in its place yet
    QBasicTimer timer_;
};

} // namespace meadhall::ui
