// Panels of real widgets over the table: the start, the end of a hand, the curtain.
#pragma once

#include <QFrame>
#include <QRectF>
#include <QString>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace meadhall::ui {

/// A plaque in the middle of its parent, with a title, something below it, and buttons. The first button is the
/// default one: Enter presses it.
class Overlay : public QFrame {
    Q_OBJECT

public:
    explicit Overlay(QWidget *parent);

    void setTitle(const QString &title);
    QString title() const;
    /// What stands between the title and the buttons; taken over. Replaces what stood there.
    void setBody(QWidget *body);
    QPushButton *addButton(const QString &text, const QString &objectName);
    void clearButtons();
    /// Puts it into the middle of `area` (in the parent's coordinates), no larger than it needs.
    void place(const QRectF &area);
    /// Shows it above everything, with the keyboard on a button: where it was before the buttons were replaced by
    /// others of the same names, otherwise on the first.
    void popUp();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void rememberFocus();
    QPushButton *buttonToStart(const QString &name) const;

    QLabel *title_;
    QVBoxLayout *layout_;
    QWidget *body_ = nullptr;
    QVBoxLayout *buttons_;
    const QObject *pressed_ = nullptr; ///< the button that was clicked last while the panel was open
    QRectF area_;                      ///< where it was placed last
    QString focused_;                  ///< name of the button that had the keyboard when the buttons were taken away
};

} // namespace meadhall::ui
