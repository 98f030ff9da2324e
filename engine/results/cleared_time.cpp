// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/cleared_time.h"

#include "engine/clock/clock.h"
#include "engine/record/move_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>

#include <utility>

namespace meadhall {

namespace {

constexpr QLatin1String kFormatField("format"), kClearedField("cleared");

QDateTime timeIn(const QString &text) { return QDateTime::fromString(text, Qt::ISODateWithMs); }

/// Older versions wrote nothing but the time.
QDateTime bareTimeIn(const QString &fileName)
{
    QFile file(fileName);
    return record::openToRead(file) == 0 ? timeIn(QString::fromLatin1(file.read(64)).trimmed()) : QDateTime();
}

} // namespace

ClearedTime::ClearedTime(const QString &folder, std::shared_ptr<record::FolderLock> lock)
    : file_(QDir(folder).filePath(QLatin1String(kFileName)), kFormat, std::move(lock), record::Kept::Statistics)
{
}

qint64 ClearedTime::time()
{
    if (!time_) {
        QDateTime cleared = bareTimeIn(file_.fileName());
        if (!cleared.isValid())
            if (const QByteArray text = file_.read(); !text.isEmpty()) {
                cleared = timeIn(QJsonDocument::fromJson(text)[kClearedField].toString());
                if (!cleared.isValid())
                    file_.setAside();
            }
        time_ = cleared.isValid() ? cleared.toMSecsSinceEpoch() : 0;
    }
    return Clock::isWrong(QDateTime::fromMSecsSinceEpoch(*time_)) ? 0 : *time_;
}

void ClearedTime::clear(qint64 now)
{
    before_.push_back(time());
    write(now);
}

void ClearedTime::undo()
{
    if (before_.empty())
        return;
    const qint64 before = before_.back();
    before_.pop_back();
    write(before);
}

void ClearedTime::write(qint64 time)
{
    time_ = time;
    if (time == 0)
        return file_.remove();
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(time, QTimeZone::utc());
    file_.write(QJsonDocument(QJsonObject{{kFormatField, kFormat}, {kClearedField, utc.toString(Qt::ISODateWithMs)}})
                    .toJson(QJsonDocument::Compact)
                + '\n');
}

} // namespace meadhall
