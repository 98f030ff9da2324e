// SPDX-License-Identifier: GPL-3.0-or-later
// A folder for records that are written thousands of times.
#pragma once

#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

namespace meadhall::test {

/// In memory where possible: data written by a killed program survives there too, without disk delays.
class MemoryFolder : public QTemporaryDir {
public:
    MemoryFolder() : QTemporaryDir(place() + QStringLiteral("/meadhall-test-XXXXXX")) {}

private:
    static QString place()
    {
        const QFileInfo memory(QStringLiteral("/dev/shm"));
        return memory.isWritable() ? memory.filePath() : QDir::tempPath();
    }
};

inline QByteArray contents(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString &fileName, const QByteArray &bytes)
{
    QFile file(fileName);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace meadhall::test
