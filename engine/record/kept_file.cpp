// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/kept_file.h"

#include "engine/record/move_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <cerrno>
#include <utility>

namespace meadhall::record {

namespace {

constexpr qint64 kLargestFile = 64'000'000; ///< bytes; more than anybody fills

/// @return the object that has the format; none: the text is damaged
QJsonDocument headOf(const QByteArray &text, KeptFile::Shape shape)
{
    if (shape == KeptFile::Shape::Object)
        return QJsonDocument::fromJson(text);
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = text.indexOf('\n', begin);
        const QByteArray line = text.mid(begin, end < 0 ? end : end - begin);
        if (QJsonDocument document = QJsonDocument::fromJson(line); document.isObject())
            return document;
        begin = end < 0 ? text.size() : end + 1;
    }
    return {};
}

} // namespace

KeptFile::KeptFile(QString fileName, int format, std::shared_ptr<FolderLock> lock, Kept kind)
    : fileName_(std::move(fileName)), format_(format), lock_(std::move(lock)), kind_(kind)
{
}

QByteArray KeptFile::read(Shape shape)
{
    if (fileName_.isEmpty())
        return {};
    FileWriter::instance().finish(fileName_);
    if (!QFileInfo::exists(fileName_))
        return {};
    QFile file(fileName_);
    const QByteArray text = openToRead(file) == 0 ? file.read(kLargestFile + 1) : QByteArray();
    file.close();
    const QJsonDocument head = headOf(text, shape);
    const int format = head.isObject() ? head[QLatin1String("format")].toInt(1) : 0;
    if (format < 1 || text.size() > kLargestFile) {
        setAside();
        return {};
    }
    if (format > format_) {
        refused_ = kFileIsNewer;
        return {};
    }
    return text;
}

void KeptFile::setAside()
{
    const bool mayRename = !lock_ || lock_->take() == 0;
    if (!mayRename || quarantine(fileName_, fileName_ + QLatin1String(".damaged-"), {}, setAsideName_) != 0)
        refused_ = kFileNotSetAside;
}

void KeptFile::write(const QByteArray &text)
{
    write([fileName = fileName_, text] {
        QDir().mkpath(QFileInfo(fileName).path());
        return replaceFile(fileName, text, QFile::ReadOwner | QFile::WriteOwner);
    });
}

void KeptFile::write(FileWriter::Operation operation)
{
    if (fileName_.isEmpty())
        return;
    if (refused_ != 0)
        operation = [refused = refused_] { return refused; };
    FileWriter::instance().write(kind_, fileName_, lock_, std::move(operation));
}

void KeptFile::remove()
{
    write([fileName = fileName_] {
        QFile file(fileName);
        return file.remove() || !file.exists() ? 0 : EACCES;
    });
}

} // namespace meadhall::record
