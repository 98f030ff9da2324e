// Small pieces that every sentence is made of.
#pragma once

#include <QString>
#include <QStringList>

namespace meadhall::ui {

/// What a person typed, kept apart from the sentence around it: an Arabic name must not turn an English line about.
QString isolated(const QString &typed);
/// Without the marks that keep directions apart: for what is spoken and not laid out.
QString spoken(const QString &written);

/// A whole number in the digits and with the minus sign (U+2212) of the moment: the one function that writes numbers.
/// Where words run from right to left, a negative one is isolated, so that its sign stays left of 0–9.
QString number(qint64 value);
/// The same with its sign where it adds or subtracts: “+5”, “−15”, “0”.
QString signedNumber(qint64 value);
/// A deal number, in the digits of the moment: it names a deal and counts nothing, so it is never in groups.
QString dealNumber(quint64 deal);
/// A mean or a share with that many places after the point or comma.
QString decimal(double value, int places);

/// A sentence with its digits 0–9 written in those of the moment.
QString inOwnFigures(QString sentence);

/// "A, B and C" in the current language.
QString listed(const QStringList &items);

} // namespace meadhall::ui
