#include "command.h"

#include <cstdio>

namespace meadhall::cli {

void print(const QByteArray &text) { std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout); }

void printLine(const QByteArray &line) { print(line + '\n'); }

void printError(const QByteArray &line)
{
    // Keeps the order of the messages if both streams go to the same terminal or file.
    std::fflush(stdout);
    const QByteArray whole = line + '\n';
    std::fwrite(whole.constData(), 1, static_cast<std::size_t>(whole.size()), stderr);
}

int wrongUsage(const Command &command, const QString &what)
{
    printError(QByteArray("meadhall-cli ") + command.name + ": " + what.toUtf8());
    printError(QByteArray("usage: meadhall-cli ") + command.name + ' ' + command.usage);
    return kWrongUsage;
}

} // namespace meadhall::cli
