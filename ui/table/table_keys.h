// What keys do at the table.
#pragma once

#include <Qt>

class QKeyEvent;

namespace meadhall::ui {

class TableView;

class TableKeys {
public:
    explicit TableKeys(TableView &view) : view_(view) {}

    /// False for a key that means nothing here.
    bool press(const QKeyEvent &event);

private:
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    void confirmHere();

    TableView &view_;
};

} // namespace meadhall::ui
