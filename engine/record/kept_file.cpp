// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/kept_file.h"

#include "engine/record/move_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <cerrno>
#include <utility>

namespace meadhall::record {

namespace {

constexpr qint64 kLargestFile = 4'000'000; ///< bytes; more than anybody fills

} // namespace

QString quarantine(const QString &fileName, const QString &before, const QString &after)
{
    for (int number = 1;; ++number) {
        const QString free = before + QString::number(number) + after;
        if (const QFileInfo taken(free); taken.exists() || taken.isSymLink())
            continue;
        return moveFile(fileName, free) == 0 ? free : QString();
    }
}

KeptFile::KeptFile(QString fileName, int format, std::shared_ptr<FolderLock> lock, Kept kind)
    : fileName_(std::move(fileName)), format_(format), lock_(std::move(lock)), kind_(kind)
{
}

QByteArray KeptFile::read()
{
    if (fileName_.isEmpty())
        return {};
    FileWriter::instance().finish(fileName_);
    if (!QFileInfo::exists(fileName_))
        return {};
    QFile file(fileName_);
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.read(kLargestFile + 1) : QByteArray();
    file.close();
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (text.size() > kLargestFile || !document.isObject()) {
        setAside();
        return {};
    }
    if (document.object().value(QLatin1String("format")).toInt(1) > format_) {
        trouble_ = Trouble::Newer;
        return {};
    }
    return text;
}

void KeptFile::setAside()
{
    setAsideName_ = quarantine(fileName_, fileName_ + QLatin1String(".damaged-"));
    if (setAsideName_.isEmpty())
        trouble_ = Trouble::NotSetAside;
}

/// A file that was newer, or could not be set aside, stays so.
bool KeptFile::mayWrite()
{
    if (trouble_ == Trouble::Newer || trouble_ == Trouble::NotSetAside)
        return false;
    trouble_ = lock_ && lock_->take() == FolderLock::kInUse ? Trouble::InUse : Trouble::None;
    return trouble_ == Trouble::None;
}

bool KeptFile::write(const QByteArray &text)
{
    if (fileName_.isEmpty())
        return true;
    if (!mayWrite())
        return false;
    FileWriter::instance().write(kind_, fileName_, [fileName = fileName_, text] {
        QDir().mkpath(QFileInfo(fileName).path());
        return replaceFile(fileName, text, QFile::ReadOwner | QFile::WriteOwner);
    });
    return true;
}

void KeptFile::remove()
{
    if (fileName_.isEmpty() || !mayWrite())
        return;
    FileWriter::instance().write(kind_, fileName_, [fileName = fileName_] {
        QFile file(fileName);
        return file.remove() || !file.exists() ? 0 : EACCES;
    });
}

QString KeptFile::troubleWords() const
{
    switch (trouble()) {
    case Trouble::Newer:
        return QStringLiteral("the file is from a newer version");
    case Trouble::NotSetAside:
        return QStringLiteral("the file is damaged and cannot be renamed");
    case Trouble::InUse:
        return QStringLiteral("another program has the folder");
    case Trouble::None:
    case Trouble::NotWritten:
        break;
    }
    return systemWords(systemCode());
}

KeptFile::Trouble KeptFile::trouble() const
{
    return trouble_ == Trouble::None && systemCode() != 0 ? Trouble::NotWritten : trouble_;
}

} // namespace meadhall::record
