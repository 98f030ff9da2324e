#include "window/languages.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

namespace meadhall::ui {

namespace {

/// The locale that a language is written in. ar_AE has 0–9 and the decimal point, as the cards have.
QLocale localeOf(const QString &code)
{
    QLocale locale(code == QLatin1String("en") ? QStringLiteral("en_GB")
                   : code == QLatin1String("ar") ? QStringLiteral("ar_AE") : code);
    locale.setNumberOptions(QLocale::OmitGroupSeparator); // a value is 987654321
    return locale;
}

/// Words of Qt's buttons that a catalogue may say its own way (Qt's Arabic gives orders, to a man); where it does not,
/// Qt's stay. Listed so that the catalogues keep them.
[[maybe_unused]] constexpr const char *kQtButtonWords[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "Apply"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Reset"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Restore Defaults"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Retry"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Cancel"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Close"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&Save"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "Close without Saving"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Open"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Save"),
};

QString systemLanguage()
{
    for (const QString &wanted : QLocale::system().uiLanguages())
        if (const QString code = wanted.left(2); languageCodes().contains(code))
            return code;
    return QStringLiteral("en");
}

} // namespace

const QStringList &languageCodes()
{
    static const QStringList codes{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ru"), QStringLiteral("ar"),
                                   QStringLiteral("uk")};
    return codes;
}

QString languageName(const QString &code)
{
    QString name = code == QLatin1String("en") ? QStringLiteral("English") : QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

Languages::Languages(QObject *parent) : QObject(parent) {}

void Languages::speak(const QString &code)
{
    const QString language = languageCodes().contains(code) ? code : systemLanguage();
    if (language == spoken_)
        return;
    spoken_ = language;
    const QLocale locale = localeOf(language);
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&qt_);
    QCoreApplication::removeTranslator(&own_);
    if (qt_.load(QStringLiteral(":/i18n/qtbase_") + language))
        QCoreApplication::installTranslator(&qt_);
    // Ours comes last, so that it may say some of Qt's sentences its own way.
    if (own_.load(QStringLiteral(":/i18n/meadhall_") + language))
        QCoreApplication::installTranslator(&own_);
    QGuiApplication::setLayoutDirection(locale.textDirection());
}

} // namespace meadhall::ui
