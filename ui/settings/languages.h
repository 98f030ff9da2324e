// The languages of the program, and switching between them while it runs.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

namespace meadhall::ui {

/// The codes of all languages, in the order of the menu: "en", "de" …
const QStringList &languageCodes();
/// A language's name in itself.
QString languageName(const QString &code);
/// Whether numbers can be written in figures of the language's own (٠١٢ …) instead of 0–9.
bool hasOwnFigures(const QString &code);

/// Installs translators, the locale and the layout direction. One exists, as long as the application.
class Languages : public QObject {
    Q_OBJECT

public:
    explicit Languages(QObject *parent = nullptr);

    /// Speaks that language from now on; an empty or unknown code: the system's, or English.
    void speak(const QString &code);
    /// The code spoken now.
    QString spoken() const { return spoken_; }

    /// Writes numbers in figures of the language's own, where it has any. Without it, in 0–9, as the cards do.
    void setOwnFigures(bool own);
    bool ownFigures() const { return ownFigures_; }

private:
    void install();

    QTranslator own_, qt_;
    QString spoken_;
    bool ownFigures_ = false;
};

} // namespace meadhall::ui
