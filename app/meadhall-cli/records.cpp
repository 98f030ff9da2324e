// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"

#include "command.h"
#include "engine/games/games.h"
#include "sentences.h"

#include <QFile>

#include <cstdio>

namespace meadhall::cli {

record::Record readFile(const QString &file)
{
    QFile input(file); // also a pipe, as that of another command
    const bool isOpen =
        file == QLatin1String("-") ? input.open(stdin, QIODevice::ReadOnly) : input.open(QIODevice::ReadOnly);
    if (!isOpen) {
        record::Record record;
        record.problem = {record::Error::Unreadable, Reason::None, {}, input.errorString().toStdString()};
        return record;
    }
    return record::readRecord(input);
}

void warnTornLine(const QString &file, const record::Record &record)
{
    if (record.tornLine > 0)
        printError(file.toLocal8Bit() + ':' + QByteArray::number(record.tornLine)
                   + ": notice: the last line is cut off and has been left out");
}

std::optional<record::Record> readLegalRecord(const QString &file)
{
    std::optional<record::Record> record = readFile(file);
    warnTornLine(file, *record);
    if (record->problem) {
        printError(complaint(file, record->problem));
        return std::nullopt;
    }
    return record;
}

QByteArray nameOf(Game game) { return QByteArray::fromStdString(std::string(traitsOf(game).name)); }

} // namespace meadhall::cli
