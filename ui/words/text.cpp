#include "words/text.h"

#include <QLocale>

namespace meadhall::ui {

QString isolated(const QString &typed)
{
    return QChar(0x2068) + typed + QChar(0x2069);
}

QString number(qint64 value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = locale.toString(value < 0 ? -value : value);
    if (value < 0)
        text.prepend(QChar(0x2212));
    return text;
}

QString listed(const QStringList &items)
{
    if (QLocale().language() == QLocale::Arabic)
        return items.join(QStringLiteral("، ")); // its "and" clings to the next word, which may be Latin
    return QLocale().createSeparatedList(items);
}

} // namespace meadhall::ui
