// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about an invitation while it is typed.
#pragma once

#include "engine/network/invitation.h"

#include <QCoreApplication>

namespace meadhall::ui {

class InvitationText {
    Q_DECLARE_TR_FUNCTIONS(InvitationText)

public:
    /// What is wrong with it, or that it is complete.
    static QString state(const network::ReadInvitation &read);
    /// Whether it may become right by typing on.
    static bool isUnfinished(network::InvitationError error);
};

} // namespace meadhall::ui
