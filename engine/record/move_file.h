// SPDX-License-Identifier: GPL-3.0-or-later
// Moves files atomically, and opens them without waiting.
#pragma once

#include <QIODevice>
#include <QString>

#include <filesystem>

class QFile;

namespace meadhall::record {

/// Conversion between QString file names and std::filesystem paths.
std::filesystem::path pathOf(const QString &name);
QString nameOf(const std::filesystem::path &path);

/// Renames a file, replacing an existing target. Never copies, so a killed program leaves one file, under either name.
/// @return the system's error code, 0 on success
int moveFile(const QString &from, const QString &to);

/// The first file that does not exist among "NAME.meadhall", "NAME-2.meadhall", … in a folder.
QString freeFile(const QString &folder, const QString &name);

/// Renames a file that cannot be used, so that nothing of it is overwritten.
/// @param before,after the new name is these with the first number between them that makes a free name
/// @param place receives the new name; empty if the file cannot be renamed
/// @return the system's error code, 0 on success
int quarantine(const QString &fileName, const QString &before, const QString &after, QString &place);

/// Opens a file for reading, unless it is a folder, or a pipe or a device, whose text may never begin or end.
/// @return the system's error code, 0 on success
int openToRead(QFile &file, QIODevice::OpenMode mode = QIODevice::ReadOnly);

/// Flushes renames within the folder to disk (fsync). A no-op where unsupported; no file is lost without it.
void synchroniseFolder(const QString &folder);

} // namespace meadhall::record
