// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/to_index.h"

#include "command.h"

#include <cstdio>

namespace meadhall::cli {

void print(QByteArrayView text) { std::fwrite(text.data(), 1, toIndex(text.size()), stdout); }

void printLine(QByteArrayView line)
{
    print(line);
    print("\n");
}

bool flushOutput() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

void printError(QByteArrayView line)
{
    // Keeps the order of the messages if both streams go to the same terminal or file.
    std::fflush(stdout);
    const QByteArray whole = line.toByteArray() + '\n';
    std::fwrite(whole.constData(), 1, toIndex(whole.size()), stderr);
}

int wrongUsage(const Command &command, const QString &what)
{
    printError(QByteArray("meadhall-cli ") + command.name + ": " + what.toUtf8());
    printError(QByteArray("usage: meadhall-cli ") + command.name + ' ' + command.usage);
    return kWrongUsage;
}

} // namespace meadhall::cli
