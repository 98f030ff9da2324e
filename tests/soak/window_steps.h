// SPDX-License-Identifier: GPL-3.0-or-later
// Steps around a table: menus, dialogs, settings, the window itself.
#pragma once

#include "step_tools.h"

namespace meadhall::soak {

class WindowSteps {
public:
    explicit WindowSteps(StepTools &tools) : tools_(tools) {}

    /// A step in an open menu or list.
    void takePopup(QWidget *popup);
    /// A step in a dialog or another window of widgets.
    void takeWidgets(QWidget *window);
    /// A step in the main window, outside its table.
    void takeWindow();
    /// Closes a dialog in one of several ways.
    void leaveDialog(QWidget *dialog);
    /// Begins a new game without its dialog.
    void begin();

private:
    void chooseFromMenu();
    void pressShortcut();
    void changeSetting();
    void resize();
    void changeFont();
    void loseFocus();
    void dropFile();
    void typeInto(QWidget *window);

    StepTools &tools_;
    std::unique_ptr<QWidget> elsewhere_; ///< a window of another program
};

} // namespace meadhall::soak
