// SPDX-License-Identifier: GPL-3.0-or-later
// Text that was typed or pasted, before it is read as a number or an address.
#pragma once

#include <QString>

namespace meadhall::record {

/// The text with single blanks, without formatting characters such as marks of direction, and with digits of all
/// scripts as 0–9.
inline QString plainText(const QString &typed)
{
    QString plain;
    for (const QChar sign : typed.simplified())
        if (sign.isDigit())
            plain += QLatin1Char(static_cast<char>('0' + sign.digitValue()));
        else if (sign.category() != QChar::Other_Format)
            plain += sign;
    return plain;
}

} // namespace meadhall::record
