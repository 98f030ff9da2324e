// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/kept_table.h"

#include "engine/network/invitation.h"
#include "engine/network/message.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace meadhall::network {

namespace {

constexpr qint64 kLongestFile = 1 << 16;
constexpr QLatin1String kKey("key"), kPort("port"), kGuests("guests"), kSeat("seat"), kName("name"), kToken("token"),
    kGame("game");

} // namespace

KeptTable readKeptTable(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(file.read(kLongestFile)).object();
    KeptTable table;
    table.key = QByteArray::fromHex(object.value(kKey).toString().toLatin1());
    if (table.key.size() != kKeyBytes)
        return {};
    table.port = static_cast<quint16>(object.value(kPort).toInt());
    table.game = object.value(kGame).toString().toLatin1();
    for (const QJsonArray guests = object.value(kGuests).toArray(); const QJsonValue &value : guests) {
        const QJsonObject guest = value.toObject();
        table.guests[guest.value(kSeat).toInt(-1)] = {tidiedName(guest.value(kName).toString()),
                                                      guest.value(kToken).toString()};
    }
    return table;
}

QString writeKeptTable(const QString &fileName, const KeptTable &table)
{
    QJsonArray guests;
    for (const auto &[seat, guest] : table.guests)
        guests.append(QJsonObject{{kSeat, seat}, {kName, guest.name}, {kToken, guest.token}});
    const QJsonObject object{{kKey, QString::fromLatin1(table.key.toHex())},
                             {kPort, table.port},
                             {kGuests, guests},
                             {kGame, QString::fromLatin1(table.game)}};
    QDir().mkpath(QFileInfo(fileName).path());
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner); // the key opens the table
    file.write(QJsonDocument(object).toJson());
    return file.commit() ? QString() : file.errorString();
}

} // namespace meadhall::network
