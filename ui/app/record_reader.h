// SPDX-License-Identifier: GPL-3.0-or-later
// Reads records for the window: long ones in a thread, behind a sheet with which the user can cancel.
#pragma once

#include "engine/background/job.h"
#include "engine/record/record.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

namespace meadhall::ui {

class MessageSheet;

class RecordReader : public QObject {
    Q_OBJECT

public:
    /// Files up to this size are read at once, within one frame; in bytes.
    static constexpr qint64 kMaxReadAtOnce = 1 << 17;

    /// @param window parent of the sheet; owns this object
    explicit RecordReader(QWidget *window) : QObject(window), window_(window) {}

    /// The title of its sheets and of the file dialog.
    static QString title() { return tr("Open game record", "title"); }

    using Then = std::function<void(const std::shared_ptr<const record::Record> &record)>; // a long one is large
    /// @param then called when the file is read, at once for a small one; never if the user cancels or another file is
    /// read instead
    void read(const QString &fileName, const Then &then);

private:
    QWidget *window_;
    QPointer<MessageSheet> sheet_;
    Job job_{this};
};

} // namespace meadhall::ui
