// Small pieces that every sentence is made of.
#pragma once

#include <QString>
#include <QStringList>

namespace meadhall::ui {

/// What a person typed, kept apart from the sentence around it: an Arabic name must not turn an English line about.
QString isolated(const QString &typed);

/// A whole number in the current locale's digits, its minus sign as on the cards.
QString number(qint64 value);

/// "A, B and C" in the current language.
QString listed(const QStringList &items);

} // namespace meadhall::ui
