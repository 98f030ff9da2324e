// SPDX-License-Identifier: GPL-3.0-or-later
// The invitation to a table: where it is, and the key that opens it, as one line of text.
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace meadhall::network {

/// Bytes of a key: 128 random bits.
constexpr int kKeyBytes = 16;

/// A way to a table.
struct Address {
    QString host;     ///< a name, or an IPv4 or IPv6 address without brackets
    quint16 port = 0; ///< never 0 in one that was read
    friend bool operator==(const Address &, const Address &) = default;
};
/// More ways than a table has: its own networks, the router, a relay.
constexpr int kMostAddresses = 8;

struct Invitation {
    QString host;                  ///< of the first way
    quint16 port = 0;              ///< of the first way
    QByteArray key;                ///< kKeyBytes bytes
    std::vector<Address> others{}; ///< further ways to the same table
    /// All ways, the first one first.
    std::vector<Address> addresses() const;
    friend bool operator==(const Invitation &, const Invitation &) = default;
};

/// What is wrong with a text that should be an invitation, or a part of one.
enum class InvitationError : quint8 {
    None,
    Empty,
    NoKey,     ///< nothing after the last slash, or no slash
    NoAddress, ///< neither a name nor an address; an IPv6 address needs brackets
    NoPort,    ///< no port, or none from 1 to 65535
    WrongSign, ///< a sign that does not occur in keys; see ReadInvitation::group
    TooShort,
    TooLong,
    WrongCheck, ///< two signs were exchanged, or one is another than was sent
};

/// A key for a new table, from the system's source of randomness.
QByteArray newKey();
/// The key in seven groups, "7K3Q-W8ZD-…": 26 characters of five bits in Crockford's base 32, and a check character.
/// @param key kKeyBytes bytes
QString keyText(const QByteArray &key);
/// "HOST:PORT", an IPv6 address in brackets.
QString addressText(const QString &host, quint16 port);
/// "meadhall:HOST:PORT/KEY", with several addresses "meadhall:HOST:PORT,HOST:PORT/KEY".
QString textOf(const Invitation &invitation);

struct ReadInvitation {
    Invitation invitation; ///< what could be read
    InvitationError error = InvitationError::None;
    int group = 0; ///< with WrongSign: the group of the key, from 1
};

/// Reads an invitation, also in a line of text around it, with "meadhall:", "meadhall://" or without. Small letters,
/// digits of other scripts, missing or other separators of the groups, O for 0, and I and L for 1 are accepted.
ReadInvitation invitationOf(const QString &text);
/// Reads the key alone, whole or as far as it has been typed (TooShort).
ReadInvitation keyOf(const QString &text);
/// Reads "HOST:PORT" alone.
ReadInvitation addressOf(const QString &text);

/// Whether only computers of one house or company can reach an address: it means another one elsewhere.
bool isOfOwnNetwork(const QString &host);

/// The name of a table on the wire, from its key: it tells which table is meant, and nothing about the key.
QByteArray tableIdOf(const QByteArray &key);

} // namespace meadhall::network
