// SPDX-License-Identifier: GPL-3.0-or-later
// Asks newcomers once whether the coach shall warn them before mistakes.
#pragma once

#include "ui/base/widgets/plaque.h"

class QLabel;
class QPushButton;

namespace meadhall::ui {

/// The question with its two answers, side by side where there is room.
class WarningOffer : public Plaque {
    Q_OBJECT

public:
    explicit WarningOffer(QWidget *parent = nullptr);

    /// Tells what was answered, in place of the question.
    void showAnswer(bool accepted);

Q_SIGNALS:
    void answered(bool accepted);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *question_;
    QPushButton *yes_, *no_;
};

} // namespace meadhall::ui
