#include "words/table_words.h"

namespace meadhall::ui {

QString TableWords::you()
{
    return tr("You", "the person at the screen, in place of a name");
}

QString TableWords::yourTurn()
{
    return tr("Your turn", "under the name of the person at the screen");
}

QString TableWords::nameAlone(const Names &names, int seat)
{
    return names.isOwn(seat) ? you() : names.seats.value(seat);
}

} // namespace meadhall::ui
