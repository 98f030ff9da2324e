// SPDX-License-Identifier: GPL-3.0-or-later
// Formatting of numbers, names and lists.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace meadhall::ui {

/// A text of a table, marked by QT_TRANSLATE_NOOP3.
struct MarkedText {
    const char *source, *comment;
    QString translated(const char *context) const;
};

/// Adds directional isolates around typed text, so that an Arabic name does not reorder an English sentence.
QString isolated(const QString &typed);
/// True for the bidirectional formatting characters: marks, embeddings, overrides and isolates.
constexpr bool isBidiControl(QChar c)
{
    const char16_t code = c.unicode();
    return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e)
           || (code >= 0x2066 && code <= 0x2069);
}
/// Text without bidirectional formatting characters, for screen readers, and with commas in the place of dots, which
/// they read out.
QString spoken(const QString &written);

/// An integer in the digits of the current locale, with the minus sign U+2212. In right-to-left layouts a negative
/// number in 0–9 is isolated, so that its sign stays on the left.
QString number(qint64 value);
/// A count in the digits of the current locale with its group separators: “64,000”.
QString groupedNumber(qint64 count);
/// The text with a capital as its first letter.
QString capitalised(const QString &text);
/// Like number(), with an explicit sign: “+5”, “−15”, “0”.
QString signedNumber(qint64 value);
/// A fraction with so many decimals, written like number().
QString decimal(double value, int decimals = 1);
/// Like decimal(), with an explicit sign.
QString signedDecimal(double value, int decimals = 1);
/// A deal number in the digits of the current locale, without group separators.
QString dealNumber(quint64 deal);

/// A date in the order of the region: “25 November” is “November 25” where the month comes first.
/// @param pattern as QLocale::toString() takes it, with the day before the month
QString dateText(const QDate &date, QString pattern);

/// The pattern of a short date without its year, as QLocale::toString() takes it.
QString shortDayPattern();

/// Replaces the digits 0–9 and the percent signs of a text by those of the current locale, unless it writes both kinds
/// of digits. Placeholders such as %1 and tags stay as they are.
QString inOwnFigures(QString sentence);

/// Parts that follow each other without “and”, separated as the current language does: “A, B”.
/// @param mark , or ;
QString joined(const QStringList &parts, char mark = ',');
/// A list of names or other words in the current language, such as "A, B and C".
QString listed(const QStringList &items);
/// A list of names of cards.
QString listedCards(const QStringList &cards);

} // namespace meadhall::ui
