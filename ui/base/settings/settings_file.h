// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that are written in another thread.
#pragma once

#include "engine/record/folder_lock.h"

#include <QSettings>

#include <memory>

namespace meadhall::ui {

/// Holds the settings of an INI file in memory, and hands each change to the FileWriter from the event loop. QSettings
/// alone would write on the window's thread.
class SettingsFile : public QSettings {
public:
    /// Reads the file. One that is damaged or unreadable is renamed; what could be read of it is kept, and written with
    /// the next change. One of a newer format, or that cannot be renamed, is read but never written.
    /// @param lock needed for writing; nullptr: none
    explicit SettingsFile(const QString &file, std::shared_ptr<record::FolderLock> lock = {});
    /// Waits until all changes are written, or cannot be.
    ~SettingsFile() override;

    static constexpr int kFormat = 1; ///< the value of "format", which may be missing

protected:
    bool event(QEvent *event) override;

private:
    void write();

    QString file_;
    std::shared_ptr<record::FolderLock> lock_;
    std::shared_ptr<QVariantMap> written_; ///< used by the thread that writes
    int refused_ = 0;                      ///< why nothing is written, as for KeptFile
};

} // namespace meadhall::ui
