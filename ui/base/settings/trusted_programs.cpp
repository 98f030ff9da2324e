// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/trusted_programs.h"

#include <QSettings>

namespace meadhall::ui {

namespace {

constexpr QLatin1String kTrustedPrograms("programs/typed");
constexpr int kMostTrusted = 40; ///< the most recent ones are kept

} // namespace

bool trustsProgram(const QSettings &settings, const QString &command)
{
    return settings.value(kTrustedPrograms).toStringList().contains(command);
}

void trustProgram(QSettings &settings, const QString &command)
{
    QStringList typed = settings.value(kTrustedPrograms).toStringList();
    typed.removeAll(command);
    typed.prepend(command);
    settings.setValue(kTrustedPrograms, QStringList(typed.mid(0, kMostTrusted)));
}

} // namespace meadhall::ui
