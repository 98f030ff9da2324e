// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about tables whose players sit at several computers.
#pragma once

#include "engine/network/fair_check.h"
#include "engine/network/message.h"
#include "engine/network/transport.h"
#include "ui/base/graphics/art.h"
#include "ui/base/text/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

class NetworkText {
    Q_DECLARE_TR_FUNCTIONS(NetworkText)

public:
    /// Why the other end refused something or ended the connection, for the person at this screen; empty for None.
    static QString code(network::Code code);
    /// Says how a connection was lost, or why there was none.
    static QString loss(network::Loss loss);
    /// Why no table can be opened or joined with this installation; empty for Nothing.
    static QString missing(network::Missing missing);
    /// The state of a guest's chair, below the name.
    static QString presence(network::SeatState::Presence presence);
    /// Stands there instead while a computer plays for a guest who is away.
    static QString computerPlays() { return tr("computer", "below the name of a guest for whom one plays"); }
    /// Gives the seats of guests their names, and those of the others who have played for them.
    static void nameGuests(Names &names, const std::vector<network::SeatState> &seats);
    static QString noPort() { return tr("No port for guests can be opened on this computer."); }
    static QString noHints() { return tr("The host does not allow hints."); }
    static QString back(const QString &name) { return tr("%1 is back.", "whose connection was lost").arg(name); }
    static QString playsOn(const QString &now, const QString &before)
    {
        return tr("%1 plays on for %2.").arg(now, before);
    }
    static QString relay() { return tr("Relay", "title: the line of text of a relay"); }
    static QString phrase(network::PhraseId phrase);
    static Glyph phraseGlyph(network::PhraseId phrase);
    /// What the own program found out about the deals of a game.
    static QString fairness(const network::CheckedDeals &deals);
    /// The announcement for screen readers when a player says a phrase.
    static QString said(const QString &name, network::PhraseId phrase);
};

} // namespace meadhall::ui
