// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a table with guests beside its journal, so that they find it again after a crash.
#pragma once

#include <QByteArray>
#include <QString>

#include <map>

namespace meadhall::network {

/// A guest who has taken a chair.
struct KeptGuest {
    QString name;
    QString token; ///< empty: the chair is free
    friend bool operator==(const KeptGuest &, const KeptGuest &) = default;
};

struct KeptTable {
    QByteArray key;
    quint16 port = 0;
    std::map<int, KeptGuest> guests; ///< by seat
    QByteArray game{};               ///< record::hashOf() its first event
    friend bool operator==(const KeptTable &, const KeptTable &) = default;
};

/// Reads the file.
/// @return a table without key if there is none, or it is damaged
KeptTable readKeptTable(const QString &file);
/// Writes the file atomically, for its owner only.
/// @return the system's message; empty on success
QString writeKeptTable(const QString &file, const KeptTable &table);

} // namespace meadhall::network
