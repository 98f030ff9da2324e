// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/kept_chair.h"

#include "engine/network/kept_table.h"
#include "engine/record/clean_name.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace meadhall::network {

namespace {

constexpr QLatin1String kChairFormat("format"), kChairInvitation("invitation"), kChairName("name"),
    kChairToken("token"), kChairSince("since");

} // namespace

bool KeptChair::isWorthwhile(const QDateTime &now) const
{
    // A later time was told by a clock that was wrong.
    return !token.isEmpty() && since.isValid() && since <= now.addDays(1) && since.secsTo(now) < kWorthwhile;
}

KeptChair readKeptChair(record::KeptFile &file)
{
    const QByteArray text = file.read();
    if (text.isEmpty())
        return {};
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    const ReadInvitation read = invitationOf(object.value(kChairInvitation).toString());
    if (read.error != InvitationError::None) {
        file.setAside();
        return {};
    }
    return {read.invitation, cleanName(object.value(kChairName).toString()), object.value(kChairToken).toString(),
            QDateTime::fromString(object.value(kChairSince).toString(), Qt::ISODate)};
}

void writeKeptChair(record::KeptFile &file, const KeptChair &chair)
{
    file.write(QJsonDocument(QJsonObject{{kChairFormat, kKeptFormat},
                                         {kChairInvitation, textOf(chair.invitation)},
                                         {kChairName, chair.name},
                                         {kChairToken, chair.token},
                                         {kChairSince, chair.since.toUTC().toString(Qt::ISODate)}})
                   .toJson());
}

} // namespace meadhall::network
