// A field for the keys of an action.
#pragma once

#include <QKeySequenceEdit>

namespace meadhall::ui {

/// Shows the keys as key caps until it has the focus. Takes one key with modifiers, at once. Backspace clears; Esc
/// is for the dialog.
class KeyField : public QKeySequenceEdit {
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    /// Sets the keys without signals.
    void showKeys(const QKeySequence &keys);

Q_SIGNALS:
    /// The user has typed these, or cleared them.
    void chosen(const QKeySequence &keys);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *caps_;
};

} // namespace meadhall::ui
