// SPDX-License-Identifier: GPL-3.0-or-later
// The program's languages, and switching between them at run time.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

namespace meadhall::ui {

/// Codes of all languages in menu order: "en", "de" …
const QStringList &languageCodes();
/// A language's native name, such as "Deutsch".
QString languageName(const QString &code);
/// Whether the language has digits of its own (٠١٢ …), which can be used instead of 0–9.
bool hasOwnFigures(const QString &code);

/// Installs translators, default locale and layout direction. One instance, as long-lived as the application.
class Languages : public QObject {
    Q_OBJECT

public:
    explicit Languages(QObject *parent = nullptr);

    /// Switches to a language.
    /// @param code if empty or unknown: the system's language, or English
    void setLanguage(const QString &code);
    /// Code of the current language.
    QString currentCode() const { return currentCode_; }

    /// Writes numbers in the language's own digits, if it has any, instead of 0–9 as on the cards.
    void setNativeDigits(bool own);
    bool nativeDigits() const { return ownFigures_; }

private:
    /// Writes the digits of its texts as numbers are written.
    class Catalogue : public QTranslator {
    public:
        QString translate(const char *context, const char *sourceText, const char *disambiguation,
                          int n) const override;
    };

    void install();

    Catalogue own_;
    QTranslator qt_;
    QString currentCode_;
    bool ownFigures_ = false;
};

/// Registers the bundled fonts for those scripts of the program's languages that no system font supports, and appends
/// them to the application font's families. Reads no font file if the system supports all of them.
/// Requires a QApplication; call once, before any widget is shown.
void installFallbackFonts();

} // namespace meadhall::ui
