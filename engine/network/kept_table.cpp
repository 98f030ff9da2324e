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
    kName("name"), kToken("token"), kGame("game"), kEarlier("earlier"), kUntil("until"),
    kComputerMoves("computerMoves");

SeatHistory historyOf(const QJsonObject &guest)
{
    SeatHistory history;
    for (const QJsonArray people = guest.value(kEarlier).toArray(); const QJsonValue &one : people)
        history.people.push_back({cleanName(one[kName].toString()), one[kUntil].toInt()});
    for (const QJsonArray moves = guest.value(kComputerMoves).toArray(); const QJsonValue &move : moves)
        history.computerMoves.push_back(move.toInt());
    return history;
}

QJsonObject textOf(int seat, const KeptGuest &guest)
{
    QJsonObject text{{kSeat, seat}, {kName, guest.name}, {kToken, guest.token}};
    QJsonArray people, moves;
    for (const SeatHistory::Person &one : guest.history.people)
        people.append(QJsonObject{{kName, one.name}, {kUntil, one.until}});
    for (const int move : guest.history.computerMoves)
        moves.append(move);
    if (!people.isEmpty())
        text[kEarlier] = people;
    if (!moves.isEmpty())
        text[kComputerMoves] = moves;
    return text;
}

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
                                                      guest.value(kToken).toString(), historyOf(guest)};
    }
    return table;
}

void writeKeptTable(record::KeptFile &file, const KeptTable &table)
{
    QJsonArray guests;
    for (const auto &[seat, guest] : table.guests)
        guests.append(textOf(seat, guest));
    file.write(QJsonDocument(QJsonObject{{kFormatField, kKeptFormat},
                                         {kKey, QString::fromLatin1(table.key.toHex())},
                                         {kPort, table.port},
                                         {kGuests, guests},
                                         {kGame, QString::fromLatin1(table.game)}})
                   .toJson());
}

} // namespace meadhall::network
