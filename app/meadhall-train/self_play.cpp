#include "self_play.h"

namespace meadhall::train {

odin::Colours trainingColours(int players) { return players == 2 ? odin::Colours{0x0f} : odin::kAllColours; }

odin::ai::OpenHand startOfHand(odin::Colours colours, int players, std::uint64_t deal, int number)
{
    return {{odin::Board::start(players, number % players, odin::WholeHandLead::Optional),
             odin::dealtHands(colours, players, deal, number)}};
}

} // namespace meadhall::train
