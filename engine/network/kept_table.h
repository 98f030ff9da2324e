// SPDX-License-Identifier: GPL-3.0-or-later
// The data kept of a table with guests beside its journal, so that they find it again after a crash.
#pragma once

#include "engine/network/message.h"
#include "engine/record/kept_file.h"

#include <QByteArray>
#include <QString>

#include <map>

namespace meadhall::network {

/// A guest who has taken a chair.
struct KeptGuest {
    QString name;
    QString token; ///< empty: the chair is free
    SeatHistory history{};
    friend bool operator==(const KeptGuest &, const KeptGuest &) = default;
};

struct KeptTable {
    QByteArray key;
    quint16 port = 0;
    std::map<int, KeptGuest> guests; ///< by seat
    QByteArray game{};               ///< record::hashOf() its first event
    friend bool operator==(const KeptTable &, const KeptTable &) = default;
};

/// The format of the files of KeptTable and KeptChair.
constexpr int kKeptFormat = 1;

/// Reads the file.
/// @return a table without key if there is none, or it cannot be used
KeptTable readKeptTable(record::KeptFile &file);
/// Writes it, see KeptFile::write().
void writeKeptTable(record::KeptFile &file, const KeptTable &table);

} // namespace meadhall::network
