// SPDX-License-Identifier: GPL-3.0-or-later
// A field for the keys of an action.
#pragma once

#include <QKeySequenceEdit>

class QLineEdit;

namespace meadhall::ui {

/// Shows the keys as key caps. Takes one key with modifiers, at once. Backspace clears; Esc
/// is for the dialog.
class KeyField : public QKeySequenceEdit {
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    /// Sets the keys without signals.
    void showKeys(const QKeySequence &keys);
    /// What an empty field says while it has the focus.
    void setPrompt(const QString &prompt);
    /// The name of the action, for screen readers.
    void setActionName(const QString &name);
    QString prompt() const { return prompt_; }

Q_SIGNALS:
    /// The user has typed these, or cleared them.
    void chosen(const QKeySequence &keys);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void takeText(const QString &text);

    QLineEdit *edit_; ///< Qt's own
    QWidget *caps_;   ///< covers it
    QString prompt_;
    bool pressing_ = false; ///< a key is being pressed
};

} // namespace meadhall::ui
