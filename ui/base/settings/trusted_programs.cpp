// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/trusted_programs.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

namespace meadhall::ui {

namespace {

constexpr QLatin1String kTrustedPrograms("programs/typed");
constexpr int kMostTrusted = 40; ///< the most recent ones are kept

/// Returns as JSON which program a command would start: the working folder, the file of the program, and its arguments,
/// with absolute paths for those that are files. Empty if there is no such program.
QString identityOf(const QString &command)
{
    QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty())
        return {};
    const QString program = words.takeFirst();
    // As QProcess looks for it: a name without a folder in PATH, others from the working folder.
    const QString file = program.contains(QLatin1Char('/')) ? program : QStandardPaths::findExecutable(program);
    const QString resolved = file.isEmpty() ? QString() : QFileInfo(file).canonicalFilePath();
    if (resolved.isEmpty())
        return {};
    QStringList parts{QDir::current().canonicalPath(), resolved};
    for (const QString &word : words) {
        const QString argument = QFileInfo(word).canonicalFilePath();
        parts.append(argument.isEmpty() ? word : argument);
    }
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(parts)).toJson(QJsonDocument::Compact));
}

} // namespace

bool trustsProgram(const QSettings &settings, const QString &command)
{
    const QString identity = identityOf(command);
    return !identity.isEmpty() && settings.value(kTrustedPrograms).toStringList().contains(identity);
}

void trustProgram(QSettings &settings, const QString &command)
{
    const QString identity = identityOf(command);
    if (identity.isEmpty())
        return;
    QStringList typed = settings.value(kTrustedPrograms).toStringList();
    typed.removeAll(identity);
    typed.prepend(identity);
    settings.setValue(kTrustedPrograms, QStringList(typed.mid(0, kMostTrusted)));
}

} // namespace meadhall::ui
