// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/invitation_text.h"

#include "ui/base/text/text.h"

namespace meadhall::ui {

QString InvitationText::state(const network::ReadInvitation &read)
{
    using network::InvitationError;
    switch (read.error) {
    case InvitationError::None:
        return tr("The invitation is complete, and its check character is right.");
    case InvitationError::Empty:
        return tr("Paste the line that your friend has sent, or type it.", "an invitation");
    case InvitationError::NoKey:
        return tr("The key is still missing: seven groups after a slash.", "in an invitation");
    case InvitationError::NoAddress:
        return tr("The line does not begin with a usable address.", "an invitation");
    case InvitationError::NoPort:
        return tr("After the address and a colon there must be a number from 1 to 65535.", "in an invitation");
    case InvitationError::WrongSign:
        return tr("Group %1 of the key has a character that never occurs in keys.").arg(number(read.group));
    case InvitationError::TooShort:
        return tr("The key is not complete yet: it has seven groups.");
    case InvitationError::TooLong:
        return tr("The key is too long: it has seven groups, the last one of three characters.");
    case InvitationError::WrongCheck:
        break;
    }
    return tr("Something in the key is mistyped: its check character does not match.");
}

bool InvitationText::isUnfinished(network::InvitationError error)
{
    using network::InvitationError;
    return error == InvitationError::Empty || error == InvitationError::NoKey || error == InvitationError::TooShort;
}

} // namespace meadhall::ui
