// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/deals/deal_number.h"

#include "engine/players/deal_of_day.h"
#include "engine/record/plain_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace meadhall {

namespace {

bool hasLettersOrDigits(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetterOrNumber(); });
}

} // namespace

std::optional<std::uint64_t> parseDealNumber(const QString &text, DealNumberError *error)
{
    static const QRegularExpression number(QStringLiteral(
        "([0-9]{4})\\p{Pd}([0-9]{3})(?![0-9])|[0-9]{1,3}([ .,'’٬])[0-9]{3}(?:\\3[0-9]{3})*(?![0-9])|[0-9]+"));
    static const QRegularExpression goesOnBefore(QStringLiteral("[\\p{L}\\p{Pd}−]$")),
        goesOnAfter(QStringLiteral("^(?:[\\p{L}\\p{Pd}−]|[.,'’٬/][0-9])"));
    const QString read = record::plainText(text);
    const QRegularExpressionMatch match = number.match(read);
    const auto fail = [error](DealNumberError why) {
        if (error)
            *error = why;
        return std::nullopt;
    };
    const QString before = read.left(match.capturedStart()), after = read.mid(match.capturedEnd());
    if (!match.hasMatch() || goesOnBefore.match(before).hasMatch() || goesOnAfter.match(after).hasMatch()
        || (!hasLettersOrDigits(before) && hasLettersOrDigits(after)))
        return fail(DealNumberError::NotANumber);
    QString digits = match.captured();
    digits.removeIf([](QChar sign) { return !sign.isDigit(); });
    bool fits = false;
    const std::uint64_t deal = digits.toULongLong(&fits);
    if (!fits)
        return fail(DealNumberError::TooLarge);
    if (!match.captured(1).isEmpty() && !players::dayOfDeal(deal))
        return fail(DealNumberError::NoSuchDay);
    return deal;
}

} // namespace meadhall
