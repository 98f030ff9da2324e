// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the choices for a new game.
#include "ui/rooms/newgame/new_game_dialog.h"

namespace meadhall::ui {

QString NewGameDialog::targetName(int target)
{
    return target == 1 ? tr("One hand", "the game is over after one deal")
                       : tr("%Ln point(s)", "target of the game", target);
}

QString NewGameDialog::leadName(odin::WholeHandLead lead)
{
    return lead == odin::WholeHandLead::Optional ? tr("optional", "whole hand as lead")
                                                 : tr("compulsory", "whole hand as lead");
}

QString NewGameDialog::nextStarterName(odin::NextStarter starter)
{
    switch (starter) {
    case odin::NextStarter::Rotate:
        return tr("the next in turn", "next hand is started by");
    case odin::NextStarter::LeftOfLastRoundLeader:
        return tr("left of the last round’s leader", "next hand is started by");
    case odin::NextStarter::LastActor:
        break;
    }
    return tr("whoever went out", "next hand is started by");
}

} // namespace meadhall::ui
