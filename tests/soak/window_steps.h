// What is done around a table: menus, dialogs, settings, the window itself.
#pragma once

#include "hands_on.h"

namespace meadhall::soak {

class WindowSteps {
public:
    explicit WindowSteps(HandsOn &hands) : hands_(hands) {}

    /// With a menu or a list that has popped up.
    void takePopup(QWidget *popup);
    /// With a dialog or any other window of widgets.
    void takeWidgets(QWidget *window);
    /// With the main window, beside its table.
    void takeWindow();
    /// Leaves a dialog, one way or another.
    void leaveDialog(QWidget *dialog);
    /// A new game without its dialog.
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

    HandsOn &hands_;
    std::unique_ptr<QWidget> elsewhere_; ///< another program's window
};

} // namespace meadhall::soak
