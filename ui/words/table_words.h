// What is said at every table, whatever is played there.
#pragma once

#include "words/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

class TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)

public:
    /// The person at the screen, where a name would stand.
    static QString you();
    static QString yourTurn();
    /// A seat's name by itself, in a table or on a plaque; not isolated.
    static QString nameAlone(const Names &names, int seat);
};

} // namespace meadhall::ui
