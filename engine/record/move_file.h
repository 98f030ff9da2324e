// Files change their folder at once or not at all.
#pragma once

#include <QString>

#include <filesystem>

namespace meadhall::record {

/// A name as the standard library takes it, and back.
std::filesystem::path pathOf(const QString &name);
QString nameOf(const std::filesystem::path &path);

/// Renames a file, also over another one. Never copies: a program killed meanwhile leaves one file, under either name.
/// Returns the system's error code, 0 if all is well.
int moveFile(const QString &from, const QString &to);

/// The same, to the first free name of "NAME.meadhall", "NAME-2.meadhall", … The name that it got is left in `place`.
int moveFileTo(const QString &from, const QString &folder, const QString &name, QString &place);

/// Waits until renames within the folder are on the disk. Some systems cannot, and none loses a file by it.
void synchroniseFolder(const QString &folder);

} // namespace meadhall::record
