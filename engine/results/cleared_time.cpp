// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/cleared_time.h"

#include "engine/clock/clock.h"
#include "engine/record/file_writer.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTimeZone>

namespace meadhall {

ClearedTime::ClearedTime(const QString &folder) : file_(QDir(folder).filePath(QLatin1String(kFileName))) {}

qint64 ClearedTime::time()
{
    if (!time_) {
        QFile file(file_);
        time_ = file.open(QIODevice::ReadOnly)
                    ? QDateTime::fromString(QString::fromLatin1(file.read(64)).trimmed(), Qt::ISODateWithMs)
                          .toMSecsSinceEpoch()
                    : 0;
    }
    return Clock::isWrong(QDateTime::fromMSecsSinceEpoch(*time_)) ? 0 : *time_;
}

bool ClearedTime::clear(qint64 now)
{
    before_.push_back(time());
    return write(now);
}

bool ClearedTime::undo()
{
    if (before_.empty())
        return true;
    const qint64 before = before_.back();
    before_.pop_back();
    return write(before);
}

bool ClearedTime::write(qint64 time)
{
    time_ = time;
    if (time == 0)
        return QFile::remove(file_) || !QFile::exists(file_);
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(time, QTimeZone::utc());
    return record::replaceFile(file_, utc.toString(Qt::ISODateWithMs).toLatin1() + '\n') == 0;
}

} // namespace meadhall
