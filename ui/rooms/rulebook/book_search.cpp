// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rulebook/book_search.h"

#include "engine/core/to_index.h"
#include "ui/base/text/text.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// How umlauts are folded: to two letters (ä = ae) or to the base letter (ä = a).
enum class Umlauts { Spelt, Dropped };

bool isIgnoredInSearch(QChar c)
{
    const ushort code = c.unicode();
    return (code >= 0x064b && code <= 0x065f) || code == 0x0670 || code == 0x0640 // Arabic vowel signs, tatweel
           || code == 0x00ad || code == 0x0301 || code == 0xfffc                  // soft hyphen, stress mark, object
           || isBidiControl(c);
}

/// The folded form of a letter: one or two characters.
QString foldedForSearch(QChar letter, Umlauts umlauts)
{
    const QChar c = letter.toCaseFolded();
    const bool spelt = umlauts == Umlauts::Spelt;
    switch (c.unicode()) {
    case u'ä':
        return spelt ? QStringLiteral("ae") : QStringLiteral("a");
    case u'ö':
        return spelt ? QStringLiteral("oe") : QStringLiteral("o");
    case u'ü':
        return spelt ? QStringLiteral("ue") : QStringLiteral("u");
    case u'ß':
        return QStringLiteral("ss");
    case u'ё':
        return QStringLiteral("е");
    case u'أ':
    case u'إ':
    case u'آ':
    case u'ٱ':
        return QStringLiteral("ا");
    case u'ة':
        return QStringLiteral("ه");
    case u'ى':
        return QStringLiteral("ي");
    case 0x2018:
    case 0x2019:
    case 0x201a:
    case 0x02bc:
    case u'`':
    case u'´':
        return QStringLiteral("'");
    case 0x201c:
    case 0x201d:
    case 0x201e:
    case u'«':
    case u'»':
        return QStringLiteral("\"");
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
        return QStringLiteral("-");
    default:
        break;
    }
    if (c.isSpace())
        return QStringLiteral(" ");
    if (c.isDigit())
        return QString(QLatin1Char(static_cast<char>('0' + c.digitValue())));
    return c;
}

struct FoldedText {
    QString text;
    std::vector<int> origin; ///< for each character of `text`, its position in the original
};

FoldedText foldTextForSearch(const QString &text, Umlauts umlauts)
{
    FoldedText folding;
    for (int i = 0; i < text.size(); ++i) {
        if (isIgnoredInSearch(text.at(i)))
            continue;
        const QString folded = foldedForSearch(text.at(i), umlauts);
        if (folded == QLatin1String(" ") && folding.text.endsWith(QLatin1Char(' ')))
            continue;
        folding.text += folded;
        folding.origin.insert(folding.origin.end(), toIndex(folded.size()), i);
    }
    return folding;
}

void findFolded(const QString &text, const QString &wanted, Umlauts umlauts, std::vector<BookHit> &hits)
{
    const FoldedText in = foldTextForSearch(text, umlauts);
    const QString folded = foldTextForSearch(wanted, umlauts).text.trimmed();
    if (folded.isEmpty())
        return;
    for (qsizetype at = in.text.indexOf(folded); at >= 0; at = in.text.indexOf(folded, at + folded.size())) {
        const int first = in.origin[toIndex(at)];
        // Include ignored characters up to the next one, since vowel signs follow their letter.
        const auto after = toIndex(at + folded.size());
        const int end = after < in.origin.size() ? in.origin[after] : static_cast<int>(text.size());
        hits.push_back({first, std::max(1, end - first)});
    }
}

} // namespace

std::vector<BookHit> findInBook(const QString &text, const QString &wanted)
{
    std::vector<BookHit> hits;
    findFolded(text, wanted, Umlauts::Spelt, hits);
    findFolded(text, wanted, Umlauts::Dropped, hits);
    std::sort(hits.begin(), hits.end(), [](const BookHit &a, const BookHit &b) { return a.position < b.position; });
    int reached = -1;
    std::erase_if(hits, [&reached](const BookHit &hit) {
        const bool again = hit.position < reached;
        if (!again)
            reached = hit.position + hit.length;
        return again;
    });
    return hits;
}

} // namespace meadhall::ui
