// SPDX-License-Identifier: GPL-3.0-or-later
// Small files that are read once and written as a whole.
#pragma once

#include "engine/record/file_writer.h"
#include "engine/record/folder_lock.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace meadhall::record {

/// Renames a file that cannot be used, so that nothing of it is overwritten.
/// @param before,after the new name is these with the first number between them that makes a free name
/// @return the new name; empty if the file cannot be renamed
QString quarantine(const QString &fileName, const QString &before, const QString &after = {});

/// A JSON object in the data folder with a member "format". A file of a newer format is left alone; one that is damaged
/// or unreadable is renamed. In both cases, and without the lock of the folder, nothing that was there is overwritten.
class KeptFile {
public:
    enum class Trouble : std::uint8_t {
        None,
        Newer,       ///< the file was written by a newer version
        NotSetAside, ///< the file is damaged, and cannot be renamed
        InUse,       ///< another program has the folder
        NotWritten   ///< see systemCode()
    };

    /// @param fileName empty: nothing is read or written
    /// @param format of this version
    /// @param lock of the folder; nullptr: the file is written without one
    explicit KeptFile(QString fileName = {}, int format = 1, std::shared_ptr<FolderLock> lock = {},
                      Kept kind = Kept::Table);

    /// Reads the file as last written, or sets it aside.
    /// @return empty if it is missing or cannot be used
    QByteArray read();
    /// To be called if what was read makes no sense.
    void setAside();
    /// Writes the file atomically, readable for its owner only, in the thread of the FileWriter, whose signal says when
    /// it is over.
    /// @return whether it may be written; trouble() says why not
    bool write(const QByteArray &text);
    /// Removes the file, under the conditions of write().
    void remove();

    /// Why the file could not be written last, or will not be.
    Trouble trouble() const;
    /// The system's code after NotWritten.
    int systemCode() const { return FileWriter::instance().error(fileName_); }
    /// The trouble in English, for logs; empty for None.
    QString troubleWords() const;
    const QString &fileName() const { return fileName_; }
    /// The new name of the file that was set aside; empty: none was.
    const QString &setAsideName() const { return setAsideName_; }

private:
    bool mayWrite();

    QString fileName_;
    int format_;
    std::shared_ptr<FolderLock> lock_;
    Kept kind_;
    Trouble trouble_ = Trouble::None;
    QString setAsideName_;
};

} // namespace meadhall::record
