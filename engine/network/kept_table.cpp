// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/kept_table.h"

#include "engine/network/invitation.h"
#include "engine/record/clean_name.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace meadhall::network {

namespace {

constexpr QLatin1String kFormatField("format"), kKey("key"), kPort("port"), kGuests("guests"), kSeat("seat"),
    kName("name"), kToken("token"), kGame("game");

} // namespace

KeptTable readKeptTable(record::KeptFile &file)
{
    const QByteArray text = file.read();
    if (text.isEmpty())
        return {};
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    KeptTable table;
    table.key = QByteArray::fromHex(object.value(kKey).toString().toLatin1());
    if (table.key.size() != kKeyBytes) {
        file.setAside();
        return {};
    }
    table.port = static_cast<quint16>(object.value(kPort).toInt());
    table.game = object.value(kGame).toString().toLatin1();
    for (const QJsonArray guests = object.value(kGuests).toArray(); const QJsonValue &value : guests) {
        const QJsonObject guest = value.toObject();
        table.guests[guest.value(kSeat).toInt(-1)] = {cleanName(guest.value(kName).toString()),
                                                      guest.value(kToken).toString()};
    }
    return table;
}

void writeKeptTable(record::KeptFile &file, const KeptTable &table)
{
    QJsonArray guests;
    for (const auto &[seat, guest] : table.guests)
        guests.append(QJsonObject{{kSeat, seat}, {kName, guest.name}, {kToken, guest.token}});
    file.write(QJsonDocument(QJsonObject{{kFormatField, kKeptFormat},
                                         {kKey, QString::fromLatin1(table.key.toHex())},
                                         {kPort, table.port},
                                         {kGuests, guests},
                                         {kGame, QString::fromLatin1(table.game)}})
                   .toJson());
}

} // namespace meadhall::network
