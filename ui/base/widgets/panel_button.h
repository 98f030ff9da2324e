// SPDX-License-Identifier: GPL-3.0-or-later
// A button that holds labels and pictures.
#pragma once

#include <QLayout>
#include <QPushButton>

namespace meadhall::ui {

/// Has a layout of widgets that take no input, instead of a text. Enter is left to the page.
class PanelButton : public QPushButton {
    Q_OBJECT

public:
    explicit PanelButton(QWidget *parent) : QPushButton(parent)
    {
        setAutoDefault(false);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }

    /// No wider than it must be: its words wrap.
    QSize sizeHint() const override { return {minimumSizeHint().width(), layout()->totalSizeHint().height()}; }
    QSize minimumSizeHint() const override { return layout()->totalMinimumSize(); }
};

} // namespace meadhall::ui
