// SPDX-License-Identifier: GPL-3.0-or-later
// A tool button with a cross: closes, clears or removes.
#pragma once

#include <QToolButton>

namespace meadhall::ui {

class CrossButton : public QToolButton {
public:
    explicit CrossButton(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace meadhall::ui
