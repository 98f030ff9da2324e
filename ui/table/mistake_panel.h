// SPDX-License-Identifier: GPL-3.0-or-later
// The warning before a mistake: what a move costs, and whether to play it anyway.
#pragma once

#include "ui/base/graphics/theme.h"
#include "ui/base/widgets/input_delay.h"

#include <QFrame>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QPushButton;

namespace meadhall::ui {

class MistakePanel : public QFrame {
    Q_OBJECT

public:
    /// @param theme of the table
    MistakePanel(Theme theme, QWidget *parent);

    /// @param cost,reason sentences; the reason may be empty
    void setWords(const QString &cost, const QString &reason);
    /// Places the panel near a point, where it covers nothing of importance and as few seats as possible.
    /// @param corner where its lower corner at the trailing edge should be, in coordinates of the parent
    /// @param keepFree must not be covered
    /// @param rather should not be covered
    void place(QPoint corner, const QList<QRect> &keepFree, const QList<QRect> &rather);
    /// Shows the panel and gives *Choose again* the focus.
    void popUp();
    /// Text for screen readers.
    QString announcement() const;
    InputDelay &inputDelay() { return inputDelay_; }

    QPushButton *chooseAgain() const { return again_; }
    QPushButton *playAnyway() const { return anyway_; }
    QPushButton *whatIsBetter() const { return better_; }
    QCheckBox *notAgain() const { return notAgain_; }

Q_SIGNALS:
    void choosesAgain();
    void playsAnyway();
    void asksForBetter();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void retranslate();
    void setIcons();

    Theme theme_;
    QLabel *sign_, *cost_, *reason_;
    QBoxLayout *answers_;
    QPushButton *again_, *anyway_, *better_;
    QCheckBox *notAgain_;
    QString drawback_;
    InputDelay inputDelay_;
};

} // namespace meadhall::ui
