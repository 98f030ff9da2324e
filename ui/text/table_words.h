// What is said at every table, whatever is played there.
#pragma once

#include "engine/core/event.h"
#include "ui/text/names.h"

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

    /// The first lines of the log: what is known of the game itself.
    static QStringList gameLines(const GameEvent &game);

    // What is told of things to whoever does not see them. Parts of it are a list, so that no part depends on another.
    static QString told(const QStringList &parts);
    static QString selected();
    static QString faceDown();
    /// @param line,count,points as they are written at the seat; empty ones are left out
    static QString seat(const QString &name, const QString &line, const QString &count, const QString &points,
                        bool turn);
    static QString cardCount(int count);
};

} // namespace meadhall::ui
