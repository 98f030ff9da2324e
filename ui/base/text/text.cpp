// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

QString MarkedText::translated(const char *context) const
{
    return QCoreApplication::translate(context, source, comment);
}

QString isolated(const QString &typed) { return QChar(0x2068) + typed + QChar(0x2069); }

QString spoken(const QString &written)
{
    QString text = written;
    text.removeIf(isBidiControl);
    return text.replace(QStringLiteral(" · "), joined({QString(), QString()}));
}

QString shortDayPattern()
{
    return QCoreApplication::translate("Dates", "d MMM",
                                       "a day without its year, short, as QLocale::toString() takes it");
}

QString inOwnFigures(QString sentence)
{
    const QLocale locale;
    const QString zero = locale.zeroDigit();
    if (zero.size() != 1 || zero == QLatin1String("0"))
        return sentence;
    const auto isOwn = [first = zero.at(0)](QChar letter) {
        return letter >= first && letter.unicode() <= first.unicode() + 9;
    };
    if (std::any_of(sentence.cbegin(), sentence.cend(), isOwn))
        return sentence; // it is about both
    // An isolated sign is on the left of 0–9; these digits have signs of their own, on the right.
    static const QRegularExpression negative(QStringLiteral("\u2066−(\\d+)\u2069")),
        positive(QStringLiteral("\u2066\\+(\\d+)\u2069"));
    sentence.replace(negative, locale.negativeSign() + QStringLiteral("\\1"));
    sentence.replace(positive, locale.positiveSign() + QStringLiteral("\\1"));
    // Not the points of an address or of a version.
    static const QRegularExpression point(QStringLiteral("(?<![\\d.])(\\d+)\\.(\\d+)(?!\\.?\\d)"));
    sentence.replace(point, QStringLiteral("\\1") + locale.decimalPoint() + QStringLiteral("\\2"));
    // Neither tags nor what arg() and tr() replace.
    static const QRegularExpression kept(QStringLiteral("<[^>]*>|%L?\\d{1,2}|%L?n"));
    QString written;
    qsizetype done = 0;
    const auto write = [&](QStringView part) {
        for (const QChar letter : part)
            if (letter >= QLatin1Char('0') && letter <= QLatin1Char('9'))
                written += QChar(zero.at(0).unicode() + (letter.unicode() - u'0'));
            else if (letter == QLatin1Char('%'))
                written += locale.percent();
            else
                written += letter;
    };
    for (auto found = kept.globalMatch(sentence); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        write(QStringView(sentence).mid(done, match.capturedStart() - done));
        written += match.captured();
        done = match.capturedEnd();
    }
    write(QStringView(sentence).mid(done));
    return written;
}

namespace {

/// Adds a sign to the formatted absolute value.
/// @param sign −1, 0 or +1
QString withSign(const QLocale &locale, int sign, const QString &digits)
{
    if (sign == 0)
        return digits;
    const bool rightToLeft = locale.textDirection() == Qt::RightToLeft;
    // Locales with digits of their own have their own signs, too.
    if (rightToLeft && locale.zeroDigit() != QLatin1String("0"))
        return (sign < 0 ? locale.negativeSign() : locale.positiveSign()) + digits;
    const QString text = QChar(sign < 0 ? 0x2212 : '+') + digits;
    return rightToLeft ? QChar(0x2066) + text + QChar(0x2069) : text;
}

QLocale numberLocale()
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator); // set values such as 987654321 have no separators
    return locale;
}

/// Whether more than zeros are left of a fraction.
bool roundsToMore(double value, int decimals) { return std::round(std::abs(value) * std::pow(10, decimals)) > 0; }

} // namespace

QString number(qint64 value)
{
    const QLocale locale = numberLocale();
    return withSign(locale, value < 0 ? -1 : 0, locale.toString(value < 0 ? -value : value));
}

QString groupedNumber(qint64 count)
{
    QLocale locale; // the program's own omits the separators
    locale.setNumberOptions(locale.numberOptions() & ~QLocale::NumberOptions(QLocale::OmitGroupSeparator));
    return locale.toString(count);
}

QString capitalised(const QString &text) { return text.left(1).toUpper() + text.mid(1); }

QString signedNumber(qint64 value)
{
    const QLocale locale = numberLocale();
    return withSign(locale, value < 0 ? -1 : value > 0 ? 1 : 0, locale.toString(value < 0 ? -value : value));
}

QString decimal(double value, int decimals)
{
    const QString digits = numberLocale().toString(std::abs(value), 'f', decimals);
    return withSign(numberLocale(), value < 0 && roundsToMore(value, decimals) ? -1 : 0, digits);
}

QString signedDecimal(double value, int decimals)
{
    const QString digits = numberLocale().toString(std::abs(value), 'f', decimals);
    return withSign(numberLocale(), !roundsToMore(value, decimals) ? 0 : value < 0 ? -1 : 1, digits);
}

QString dealNumber(quint64 deal) { return numberLocale().toString(deal); }

QString dateText(const QDate &date, QString pattern)
{
    static const QRegularExpression weekday(QStringLiteral("d{3,4}")), dayFirst(QStringLiteral("\\bd (M+)( y+)?"));
    const QString usual = QLocale().dateFormat(QLocale::LongFormat).remove(weekday);
    const auto match = dayFirst.match(pattern);
    if (match.hasMatch() && usual.indexOf(QLatin1Char('M')) < usual.indexOf(QLatin1Char('d'))) {
        const QString year = match.captured(2);
        pattern.replace(match.capturedStart(), match.capturedLength(),
                        match.captured(1) + QStringLiteral(" d")
                            + (year.isEmpty() ? QString() : QLatin1Char(',') + year));
    }
    return QLocale().toString(date, pattern);
}

QString joined(const QStringList &parts, char mark)
{
    if (QLocale().language() == QLocale::Arabic)
        return parts.join(mark == ';' ? QStringLiteral("؛ ") : QStringLiteral("، "));
    return parts.join(QLatin1Char(mark) + QStringLiteral(" "));
}

QString listed(const QStringList &items)
{
    if (QLocale().language() == QLocale::Arabic)
        return joined(items); // the Arabic "and" is a prefix of the next word, which may be Latin
    return QLocale().createSeparatedList(items);
}

QString listedCards(const QStringList &cards)
{
    // The Arabic "and" is a prefix; the names of cards begin with a digit or an Arabic word.
    return QLocale().language() == QLocale::Arabic ? cards.join(QStringLiteral(" و")) : listed(cards);
}

} // namespace meadhall::ui
