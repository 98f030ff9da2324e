// SPDX-License-Identifier: GPL-3.0-or-later
// Small files that are read once and written as a whole.
#pragma once

#include "engine/record/file_writer.h"
#include "engine/record/folder_lock.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace meadhall::record {

/// A file of JSON in the data folder with a member "format". A file of a newer format is left alone; one that is
/// damaged or unreadable is renamed. In both cases, and without the lock of the folder, nothing that was there is
/// overwritten.
class KeptFile {
public:
    /// @param fileName empty: nothing is read or written
    /// @param format of this version
    /// @param lock of the folder; nullptr: the file is written without one
    explicit KeptFile(QString fileName = {}, int format = 1, std::shared_ptr<FolderLock> lock = {},
                      Kept kind = Kept::Table);

    enum class Shape : std::uint8_t {
        Object, ///< one object
        Lines   ///< an object a line, of which the first has the format; lines that cannot be read may be among them
    };
    /// Reads the file as last written, or sets it aside.
    /// @return empty if it is missing or cannot be used
    QByteArray read(Shape shape = Shape::Object);
    /// Renames the file, if the lock is held: to be called if what was read makes no sense.
    void setAside();
    /// Writes the file atomically, readable for its owner only, in the thread of the FileWriter, whose signal says when
    /// it is over, or why it is not written.
    void write(const QByteArray &text);
    /// Lets the FileWriter write the file in another way, under the same conditions.
    void write(FileWriter::Operation operation);
    /// Removes the file, under the same conditions.
    void remove();

    /// Why the file could not be written last, or will not be, see writeErrorOf(). 0: it is written, or will be.
    int error() const { return refused_ != 0 ? refused_ : FileWriter::instance().error(fileName_); }
    const QString &fileName() const { return fileName_; }
    /// The new name of the file that was set aside; empty: none was.
    const QString &setAsideName() const { return setAsideName_; }

private:
    QString fileName_;
    int format_;
    std::shared_ptr<FolderLock> lock_;
    Kept kind_;
    int refused_ = 0; ///< kFileIsNewer or kFileNotSetAside: the file stays as it is
    QString setAsideName_;
};

} // namespace meadhall::record
