// SPDX-License-Identifier: GPL-3.0-or-later
// The chair of a guest at a table elsewhere, kept so that another start of the program finds it again.
#pragma once

#include "engine/network/invitation.h"
#include "engine/record/kept_file.h"

#include <QDateTime>

namespace meadhall::network {

struct KeptChair {
    /// How long it is worth coming back, in seconds: games with friends do not last longer than an evening.
    static constexpr qint64 kWorthwhile = 12 * 3600;

    Invitation invitation;
    QString name, token; ///< of the guest
    QDateTime since;     ///< when the chair was taken
    /// Whether there is a chair, and the table may still be open.
    bool isWorthwhile(const QDateTime &now) const;
};

/// Reads the file.
/// @return a chair without token if there is none, or the file cannot be used
KeptChair readKeptChair(record::KeptFile &file);
/// Writes it, see KeptFile::write().
void writeKeptChair(record::KeptFile &file, const KeptChair &chair);

} // namespace meadhall::network
