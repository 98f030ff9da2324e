// The languages of the program, and switching between them while it runs.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

namespace meadhall::ui {

/// The codes of all languages: "en", "de", "ru", "ar", "uk".
const QStringList &languageCodes();
/// A language's name in itself.
QString languageName(const QString &code);

/// Installs translators, the locale and the layout direction. One exists, as long as the application.
class Languages : public QObject {
    Q_OBJECT

public:
    explicit Languages(QObject *parent = nullptr);

    /// Speaks that language from now on; an empty or unknown code: the system's, or English.
    void speak(const QString &code);
    /// The code spoken now.
    QString spoken() const { return spoken_; }

private:
    QTranslator own_, qt_;
    QString spoken_;
};

} // namespace meadhall::ui
