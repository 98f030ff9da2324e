// SPDX-License-Identifier: GPL-3.0-or-later
// Settings page for keyboard shortcuts.
#pragma once

#include "ui/base/settings/shortcut_action.h"

#include <QKeySequence>
#include <QKeySequenceEdit>
#include <QWidget>

#include <vector>

class QAbstractButton;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace meadhall::ui {

class Announcer;
class Settings;

/// A field for the keys of an action. Takes one key with modifiers, at once. Backspace clears; Esc is for the dialog.
class KeyField : public QKeySequenceEdit {
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    /// Sets the keys without signals.
    void showKeys(const QKeySequence &keys);
    /// Sets the text of an empty field while it has the focus.
    void setPrompt(const QString &prompt);
    /// The name of the action, for screen readers.
    void setActionName(const QString &name);

Q_SIGNALS:
    /// The user has typed these, or cleared them.
    void chosen(const QKeySequence &keys);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void takeText(const QString &text);
    void showPrompt();
    void fit();

    QLineEdit *edit_; ///< Qt's own
    QString prompt_;
    bool pressing_ = false; ///< a key is being pressed
};

/// One input field per action. A shortcut that is used by another action or reserved by the table
/// is rejected with a message.
class ShortcutsPage : public QWidget {
    Q_OBJECT

public:
    /// @param actions must outlive this, and take their shortcuts from `settings`
    ShortcutsPage(Settings &settings, const ShortcutActions &actions, QWidget *parent = nullptr);

private:
    struct Row {
        const ShortcutAction *action;
        QLabel *label;
        KeyField *field;
        QAbstractButton *clearButton;
    };
    struct Heading {
        QLabel *label;
        const QMenu *menu; ///< the label shows its title
    };

    void updateRow(const Row &row);
    QWidget *buildRows();
    const QMenu *menuOf(const Row &row) const;
    void filter();
    void apply(const Row &row, const QKeySequence &keys);
    void retranslate();
    QString nameOf(const Row &row) const;
    QKeySequence keysOf(const Row &row) const;

    Settings &settings_;
    const ShortcutActions &actions_;
    std::vector<Row> rows_;
    std::vector<Heading> headings_;
    QLineEdit *search_;
    QLabel *message_;
    QLabel *nothing_ = nullptr; ///< in the place of the rows: the search has found none
    QPushButton *restoreButton_;
    Announcer *announcer_;
};

} // namespace meadhall::ui
