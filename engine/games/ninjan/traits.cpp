// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/traits.h"

#include "engine/games/ninjan/referee.h"
#include "engine/games/ninjan/seen_referee.h"

namespace meadhall::ninjan {

namespace {

/// Ninjan has no house rules.
const std::vector<RuleKind> &ruleKinds()
{
    static const std::vector<RuleKind> none;
    return none;
}

} // namespace

const GameTraits &traits()
{
    static const GameTraits traits{
        .name = "ninjan",
        .minPlayers = kMinPlayers,
        .maxPlayers = kMaxPlayers,
        .fewestPointsWin = false,
        .ruleKinds = ruleKinds,
        .nameOf = nameOf,
        .cardOfName = cardOfName,
        .whyIllegal = whyGameIllegal,
        .makeReferee = makeRefereeOf<Referee>,
        .makeSeenReferee = makeSeenRefereeOf<SeenReferee>,
    };
    return traits;
}

} // namespace meadhall::ninjan
