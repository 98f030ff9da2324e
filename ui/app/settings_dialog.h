// The settings dialog. Every change applies immediately.
#pragma once

#include "ui/settings/settings.h"

#include <QDialog>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QTabWidget;
QT_END_NAMESPACE

namespace meadhall::ui {

class Actions;

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// @param actions whose shortcuts can be changed
    /// @param language code of the current language, selected if the user has chosen none
    SettingsDialog(Settings &settings, const Actions &actions, const QString &language, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Functions returning a text in the current language.
    using Text = std::function<QString()>;
    using Texts = std::function<QStringList()>;

    void fillGeneral(const QString &language);
    void fillSound(QFormLayout *page);
    void fillTable();
    void fillCards();
    QFormLayout *addPage(const Text &title);
    QComboBox *addChoice(QFormLayout *page, const char *name, const Text &label, const Texts &choices, int now,
                         std::function<void(int)> apply);
    QCheckBox *addCheck(QFormLayout *page, const char *name, const Text &text, bool now,
                        std::function<void(bool)> apply);
    void addField(QFormLayout *page, const char *name, const Text &label, QWidget *field);
    /// Calls a function that sets texts, now and after every change of language.
    void setTranslated(std::function<void()> setTexts);

    Settings &settings_;
    QTabWidget *pages_;
    std::vector<std::function<void()>> textSetters_;
};

} // namespace meadhall::ui
