// How hands end: the figures behind engine/ai/odin/worth.cpp.
#pragma once

namespace meadhall::train {

/// Plays so many deals by the policy and prints, for two players, how often the starter wins and the loser's points;
/// for more, how the totals of a game grow and stray, and the temperature that predicts winners best.
void printHandEnds(int players, int games);

} // namespace meadhall::train
