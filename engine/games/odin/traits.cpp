// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/traits.h"

#include "engine/games/odin/referee.h"
#include "engine/games/odin/seen_referee.h"

namespace meadhall::odin {

const GameTraits &traits()
{
    static const GameTraits traits{
        .name = "odin",
        .minPlayers = kMinPlayers,
        .maxPlayers = kMaxPlayers,
        .fewestPointsWin = true,
        .ruleKinds = ruleKinds,
        .nameOf = nameOf,
        .cardOfName = cardOfName,
        .whyIllegal = whyGameIllegal,
        .makeReferee = makeRefereeOf<Referee>,
        .makeSeenReferee = makeSeenRefereeOf<SeenReferee>,
    };
    return traits;
}

} // namespace meadhall::odin
