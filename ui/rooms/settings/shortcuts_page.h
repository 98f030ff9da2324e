// SPDX-License-Identifier: GPL-3.0-or-later
// Settings page for keyboard shortcuts.
#pragma once

#include "ui/base/settings/shortcut_action.h"

#include <QKeySequence>
#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QAbstractButton;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class Announcer;
class KeyField;
class Settings;

/// One input field per action. A shortcut that is used by another action or reserved by the table
/// is rejected with a message.
class ShortcutsPage : public QWidget {
    Q_OBJECT

public:
    /// @param actions must outlive this, and take their shortcuts from `settings`
    ShortcutsPage(Settings &settings, const ShortcutActions &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Heading {
        QLabel *label;
        const QMenu *menu; ///< the label shows its title
    };

    void updateRow(int row);
    QWidget *buildRows();
    const QMenu *menuOf(int row) const;
    void filter();
    void apply(int row, const QKeySequence &keys);
    void restoreDefaults();
    void retranslate();
    QString nameOf(int row) const;
    QKeySequence keysOf(int row) const;

    Settings &settings_;
    const ShortcutActions &actions_;
    std::vector<QLabel *> labels_;
    std::vector<KeyField *> fields_;
    std::vector<QAbstractButton *> clearButtons_;
    std::vector<Heading> headings_;
    QLineEdit *search_;
    QLabel *message_;
    QPushButton *restoreButton_;
    Announcer *announcer_;
};

} // namespace meadhall::ui
