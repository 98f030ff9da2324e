// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence above a table about what everyone waits for, with a button if something can be done.
#pragma once

#include <QFrame>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class NoticeStrip : public QFrame {
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget *parent);

    /// @param sentence empty: the strip is hidden
    /// @param action of the button; empty: there is none
    void show(const QString &sentence, const QString &action = {});
    QString sentence() const;
    QPushButton *button() const { return button_; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *label_;
    QPushButton *button_;
};

} // namespace meadhall::ui
