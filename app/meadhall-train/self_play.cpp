#include "self_play.h"

namespace meadhall::train {

odin::Colours trainingColours(int players) { return players == 2 ? odin::Colours{0x0f} : odin::kAllColours; }

odin::ai::OpenHand startOfHand(odin::Colours colours, int players, std::uint64_t deal, int number)
{
    return {{odin::Board::start(players, number % players, odin::WholeHandLead::Optional),
             odin::dealtHands(colours, players, deal, number)}};
}

double margin(const odin::Position &finished, int seat)
{
    int others = 0;
    for (int i = 0; i < finished.board.players; ++i)
        if (i != seat)
            others += finished.hands[static_cast<std::size_t>(i)].count();
    return static_cast<double>(others) / (finished.board.players - 1)
           - finished.hands[static_cast<std::size_t>(seat)].count();
}

} // namespace meadhall::train
