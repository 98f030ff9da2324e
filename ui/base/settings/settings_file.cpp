// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/settings_file.h"

#include "engine/record/file_writer.h"
#include "engine/record/move_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cerrno>
#include <utility>

namespace meadhall::ui {

namespace {

/// A name at which QSettings can neither find nor make a file, so that it keeps everything in memory.
QString unusableName(const QString &file)
{
    return QCoreApplication::applicationFilePath() + QLatin1Char('/') + QFileInfo(file).absoluteFilePath();
}

QVariantMap contentsOf(const QSettings &settings)
{
    QVariantMap contents;
    for (const QStringList keys = settings.allKeys(); const QString &key : keys)
        contents.insert(key, settings.value(key));
    return contents;
}

/// Qt reads what a crash of the system may leave behind, zeros in the place of text, without an error.
bool holdsZeros(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) && file.readAll().contains('\0');
}

/// Writes the values that differ from `before`, and keeps everything else in the file. QSettings makes the text in a
/// temporary folder: on a full disk it would replace the file by the beginning of the text.
/// @return the system's code, 0 on success
int writeChanges(const QString &file, const QVariantMap &before, const QVariantMap &now)
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("settings.ini")), copy = name + QLatin1String(".copy");
    errno = 0;
    if (!folder.isValid() || (QFile::exists(file) && !QFile::copy(file, name)))
        return errno != 0 ? errno : EIO;
    QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner);
    QSettings target(name, QSettings::IniFormat);
    for (auto one = before.begin(); one != before.end(); ++one)
        if (!now.contains(one.key()))
            target.remove(one.key());
    for (auto one = now.begin(); one != now.end(); ++one)
        if (before.value(one.key()) != one.value() || !before.contains(one.key()))
            target.setValue(one.key(), one.value());
    target.sync();
    QFile written(name);
    const QByteArray text = written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    const bool isWhole = written.copy(copy) && (text.isEmpty() || text.endsWith('\n'))
                         && QSettings(copy, QSettings::IniFormat).allKeys() == target.allKeys();
    if (target.status() == QSettings::AccessError || !isWhole)
        return ENOSPC;
    QDir().mkpath(QFileInfo(file).path());
    return record::replaceFile(file, text);
}

} // namespace

SettingsFile::SettingsFile(const QString &file, std::shared_ptr<record::FolderLock> lock)
    : QSettings(unusableName(file), QSettings::IniFormat), file_(file), lock_(std::move(lock)),
      written_(std::make_shared<QVariantMap>())
{
    record::FileWriter::instance().finish(file);
    const QFileInfo present(file);
    const QSettings source(present.isFile() ? file : unusableName(file),
                           QSettings::IniFormat); // reading a pipe may hang
    const QVariantMap contents = contentsOf(source);
    for (auto one = contents.begin(); one != contents.end(); ++one)
        setValue(one.key(), one.value());
    if (QString aside;
        present.exists() && (!present.isFile() || source.status() != QSettings::NoError || holdsZeros(file))) {
        const bool mayRename = !lock_ || lock_->take() == 0;
        if (!mayRename || record::quarantine(file, file + QLatin1String(".damaged-"), {}, aside) != 0)
            refused_ = record::kFileNotSetAside;
    } else {
        *written_ = contents;
    }
    if (contents.value(QStringLiteral("format"), kFormat).toInt() > kFormat)
        refused_ = record::kFileIsNewer;
    QCoreApplication::removePostedEvents(this, QEvent::UpdateRequest);
    sync(); // so that the next change is announced again
}

SettingsFile::~SettingsFile()
{
    record::FileWriter::instance().finish(file_);
    if (contentsOf(*this) != *written_)
        write();
    record::FileWriter::instance().finish(file_);
}

bool SettingsFile::event(QEvent *event)
{
    if (event->type() == QEvent::UpdateRequest)
        write();
    return QSettings::event(event);
}

void SettingsFile::write()
{
    record::FileWriter::instance().write(
        record::Kept::Settings, file_, lock_,
        [refused = refused_, file = file_, written = written_, now = contentsOf(*this)] {
            const int code = refused != 0 ? refused : writeChanges(file, *written, now);
            if (code == 0)
                *written = now;
            return code;
        });
}

} // namespace meadhall::ui
