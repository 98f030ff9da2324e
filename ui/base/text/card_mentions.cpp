// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/card_mentions.h"

#include <QStringList>

#include <algorithm>

namespace meadhall::ui {

CardMentions::CardMentions(const QHash<QString, Card> &names) : names_(names)
{
    QStringList words = names.keys();
    // A longer name first: one name may begin like another.
    std::sort(words.begin(), words.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    for (QString &word : words)
        word = QRegularExpression::escape(word);
    if (words.isEmpty())
        return;
    pattern_.setPattern(QStringLiteral("\u2068[^\u2069]*\u2069|(?:(?<![\\p{L}\\p{N}])|(?<= و))(%1)(?![\\p{L}\\p{N}])")
                            .arg(words.join(QLatin1Char('|'))));
    pattern_.setPatternOptions(QRegularExpression::UseUnicodePropertiesOption);
}

std::vector<CardMention> CardMentions::in(const QString &line) const
{
    std::vector<CardMention> mentions;
    if (names_.isEmpty())
        return mentions;
    for (auto matches = pattern_.globalMatch(line); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedStart(1) >= 0)
            mentions.push_back({static_cast<int>(match.capturedStart(1)), static_cast<int>(match.capturedLength(1)),
                                names_.value(match.captured(1), kNoCard)});
    }
    return mentions;
}

} // namespace meadhall::ui
