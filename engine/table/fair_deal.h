// SPDX-License-Identifier: GPL-3.0-or-later
// Deals that follow from the secrets of several programs, so that nobody at the table can choose or compute them.
// engine/network/README.md describes them.
#pragma once

#include "engine/core/referee.h"

#include <memory>
#include <string>

namespace meadhall {

/// 256 bits from the system's source of randomness, as 64 hexadecimal digits: a secret of the host or a part of a
/// guest.
std::string newSecret();
/// Whether it has the form of one, or of a seal.
bool isSecret(const std::string &text);
/// The SHA-256 of a secret or a part, which is told before it is opened.
std::string sealOf(const std::string &secret);

/// A deal with a new secret, to which nobody has added a part.
FairDeal newFairDeal();
/// The dealer of a game; null if its deals follow from a number, or the secret is not known.
std::shared_ptr<const Dealer> dealerOf(const GameEvent &game);

} // namespace meadhall
