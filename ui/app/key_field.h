// A field for the keys of an action.
#pragma once

#include <QKeySequenceEdit>

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
    QWidget *caps_; ///< covers Qt's line edit
    QString prompt_;
};

} // namespace meadhall::ui
