// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/kept_chair.h"

#include "engine/network/message.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace meadhall::network {

namespace {

constexpr qint64 kLongestChairFile = 1 << 12;
constexpr QLatin1String kChairInvitation("invitation"), kChairName("name"), kChairToken("token"), kChairSince("since");

} // namespace

bool KeptChair::isWorthwhile(const QDateTime &now) const
{
    return !token.isEmpty() && since.isValid() && since.secsTo(now) < kWorthwhile;
}

KeptChair readKeptChair(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(file.read(kLongestChairFile)).object();
    const ReadInvitation read = invitationOf(object.value(kChairInvitation).toString());
    if (read.error != InvitationError::None)
        return {};
    return {read.invitation, tidiedName(object.value(kChairName).toString()), object.value(kChairToken).toString(),
            QDateTime::fromString(object.value(kChairSince).toString(), Qt::ISODate)};
}

QString writeKeptChair(const QString &fileName, const KeptChair &chair)
{
    const QJsonObject object{{kChairInvitation, textOf(chair.invitation)},
                             {kChairName, chair.name},
                             {kChairToken, chair.token},
                             {kChairSince, chair.since.toUTC().toString(Qt::ISODate)}};
    QDir().mkpath(QFileInfo(fileName).path());
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    file.write(QJsonDocument(object).toJson());
    return file.commit() ? QString() : file.errorString();
}

} // namespace meadhall::network
