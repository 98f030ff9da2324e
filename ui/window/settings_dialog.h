// All settings in one place. Whatever is changed applies at once; there is nothing to confirm.
#pragma once

#include "window/settings.h"

#include <QDialog>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QSpinBox;
QT_END_NAMESPACE

namespace meadhall::ui {

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// @param spoken the language spoken now, for the case that none has been chosen
    SettingsDialog(Settings &settings, const QString &spoken, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    QComboBox *addChoice(int choices);
    QCheckBox *addCheck(bool checked, std::function<void(bool)> apply);
    void retranslate();

    Settings &settings_;
    QFormLayout *form_;
    QComboBox *language_, *theme_, *speed_, *playBy_, *points_;
    QSpinBox *pace_;
    QCheckBox *dims_, *nextHand_;
    QDialogButtonBox *buttons_;
};

} // namespace meadhall::ui
