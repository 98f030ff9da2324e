// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/languages.h"

#include "ui/base/text/text.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>

#include <utility>

namespace meadhall::ui {

namespace {

/// Locales of the languages that use the digits 0–9, as listed in ui/CMakeLists.txt.
const QStringList &languageLocales()
{
    static const QStringList locales = QStringLiteral(MEADHALL_LANGUAGES).split(QLatin1Char(' '));
    return locales;
}

/// That of the system's dates and hours.
QLocale systemRegion()
{
    for (const char *variable : {"LC_ALL", "LC_TIME", "LANG"}) // in the order of their weight
        if (const QString name = qEnvironmentVariable(variable); !name.isEmpty())
            return QLocale(name);
    const QLocale system = QLocale::system();
    return QLocale(system.language(), system.script(), system.territory());
}

/// The system's region counts where its language is this one, if it writes the wanted digits.
/// @param nativeDigits use the language's own digits instead of 0–9
QLocale localeOf(const QString &code, bool nativeDigits)
{
    const QStringList &locales = languageLocales();
    QLocale locale(nativeDigits && hasOwnFigures(code) ? code : locales.at(languageCodes().indexOf(code)));
    if (const QLocale region = systemRegion();
        region.language() == locale.language() && region.zeroDigit() == locale.zeroDigit())
        locale = region;
    locale.setNumberOptions(QLocale::OmitGroupSeparator); // set values such as 987654321 have no separators
    return locale;
}

/// Strings of Qt that our catalogues may translate differently, because some of Qt's own translations are unsuitable
/// (imperatives addressed to a man in Arabic, wrong verbs in German and Ukrainian). Where a catalogue has no
/// translation Qt's is used. Listed here so that lupdate keeps them in the catalogues.
[[maybe_unused]] constexpr const char *kQtWords[] = {
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
    QT_TRANSLATE_NOOP("QFileDialog", "Cancel"),
    QT_TRANSLATE_NOOP("QFileDialog", "Open"),
    QT_TRANSLATE_NOOP("QFileDialog", "Save As"),
    QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
    QT_TRANSLATE_NOOP("QGnomeTheme", "&OK"),
    QT_TRANSLATE_NOOP("QFileDialog", "Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "File &name:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Back"),
    QT_TRANSLATE_NOOP("QFileDialog", "Forward"),
    QT_TRANSLATE_NOOP("QFileDialog", "Go back"),
    QT_TRANSLATE_NOOP("QFileDialog", "Go forward"),
    QT_TRANSLATE_NOOP("QFileDialog", "Parent Directory"),
    QT_TRANSLATE_NOOP("QFileDialog", "Go to the parent directory"),
    QT_TRANSLATE_NOOP("QFileDialog", "Create New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "Create a New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "List View"),
    QT_TRANSLATE_NOOP("QFileDialog", "Detail View"),
    QT_TRANSLATE_NOOP("QFileDialog", "Change to list view mode"),
    QT_TRANSLATE_NOOP("QFileDialog", "Change to detail view mode"),
    QT_TRANSLATE_NOOP("QFileDialog", "&New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Rename"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Delete"),
    QT_TRANSLATE_NOOP("QFileDialog", "Show &hidden files"),
    QT_TRANSLATE_NOOP("QFileDialog", "Directory:"),
    QT_TRANSLATE_NOOP("QFileDialog", "All Files (*)"),
    QT_TRANSLATE_NOOP("QFileDialog", "Sidebar"),
    QT_TRANSLATE_NOOP("QFileDialog", "List of places and bookmarks"),
    QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?"),
    QT_TRANSLATE_NOOP("QFileDialog", "%1\nFile not found.\nPlease verify the correct file name was given."),
    QT_TRANSLATE_NOOP("QFileDialog", "%1\nDirectory not found.\nPlease verify the correct directory name was given."),
    QT_TRANSLATE_NOOP("QMessageBox", "About Qt"),
    QT_TRANSLATE_NOOP("QMessageBox", "<h3>About Qt</h3><p>This program uses Qt version %1.</p>"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
    QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),
    QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
    QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Copy &Link Location"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Step up"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "Step &down"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Select All"),
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
    static const QStringList codes = [] {
        QStringList all;
        for (const QString &locale : languageLocales())
            all.push_back(locale.section(QLatin1Char('_'), 0, 0));
        return all;
    }();
    return codes;
}

QString languageName(const QString &code)
{
    return code == QLatin1String("en") ? QStringLiteral("English") : capitalised(QLocale(code).nativeLanguageName());
}

bool hasOwnFigures(const QString &code) { return QLocale(code).zeroDigit() != QLatin1String("0"); }

QString Languages::Catalogue::translate(const char *context, const char *sourceText, const char *disambiguation,
                                        int n) const
{
    return inOwnFigures(QTranslator::translate(context, sourceText, disambiguation, n));
}

Languages::Languages(QObject *parent) : QObject(parent) {}

void Languages::setLanguage(const QString &code)
{
    const QString language = languageCodes().contains(code) ? code : systemLanguage();
    if (language == currentCode_)
        return;
    currentCode_ = language;
    install();
}

void Languages::setNativeDigits(bool own)
{
    if (std::exchange(ownFigures_, own) != own && hasOwnFigures(currentCode_))
        install();
}

/// Installing a translator sends LanguageChange to all windows, which retranslates texts and numbers.
void Languages::install()
{
    const QLocale locale = localeOf(currentCode_, ownFigures_);
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&qt_);
    QCoreApplication::removeTranslator(&own_);
    if (qt_.load(QStringLiteral(":/i18n/qtbase_") + currentCode_))
        QCoreApplication::installTranslator(&qt_);
    // Installed last, so that it takes precedence over Qt's translations.
    if (own_.load(QStringLiteral(":/i18n/meadhall_") + currentCode_))
        QCoreApplication::installTranslator(&own_);
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance())) // a command line has no windows
        QGuiApplication::setLayoutDirection(locale.textDirection());
}

void installFallbackFonts()
{
    struct Provided {
        const char *file;
        QFontDatabase::WritingSystem scripts[2];
    };
    static constexpr Provided kProvided[] = {
        {":/fonts/NotoSans-Regular.ttf", {QFontDatabase::Latin, QFontDatabase::Cyrillic}},
        {":/fonts/NotoSansArabic-Regular.ttf", {QFontDatabase::Arabic, QFontDatabase::Arabic}},
    };
    QStringList families = QApplication::font().families();
    for (const Provided &one : kProvided) {
        if (!QFontDatabase::families(one.scripts[0]).isEmpty() && !QFontDatabase::families(one.scripts[1]).isEmpty())
            continue;
        const int id = QFontDatabase::addApplicationFont(QString::fromLatin1(one.file));
        families += QFontDatabase::applicationFontFamilies(id);
    }
    if (families == QApplication::font().families())
        return;
    QFont font = QApplication::font();
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace meadhall::ui
