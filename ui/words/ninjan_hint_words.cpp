#include "words/ninjan_hint_words.h"

#include "words/ninjan_words.h"

namespace meadhall::ui {

QString NinjanHintWords::answer(const ninjan::View &view, const ninjan::RankedChoice &best)
{
    const QString card = NinjanWords::card(best.card, NinjanWords::Case::Accusative);
    const ninjan::Board &board = view.board();
    if (board.phase == ninjan::Phase::Choose)
        return tr("Choose %1.", "advice; a card").arg(card);
    const QString worth = signedNumber(board.piles[static_cast<std::size_t>(best.pile)].sum());
    return ninjan::has(board.beatenPiles(best.card), best.pile)
        ? tr("Take the pile worth %1.", "advice").arg(worth)
        : tr("Lay your card on the pile worth %1.", "advice").arg(worth);
}

/// Empty for what speaks against it: the coach has weighed that already.
QString NinjanHintWords::reason(ninjan::Why why)
{
    using ninjan::Why;
    switch (why) {
    case Why::Forced: return tr("There is no other choice.", "reason for a card or a pile");
    case Why::TakesPile: return tr("That brings you points.", "reason for a card or a pile");
    case Why::LesserEvil: return tr("Every other pile that it must take costs more.", "reason for a card or a pile");
    case Why::SpoilsPile: return tr("It spoils a pile that others would like.", "reason for a card or a pile");
    case Why::ShedsNegative: return tr("You get rid of a negative card.", "reason for a card or a pile");
    case Why::LaysCheaply: return tr("It leaves little for others to take.", "reason for a card or a pile");
    case Why::AvoidsTaking: return tr("It takes nothing, where others of your cards must take a bad pile.", "reason for a card");
    case Why::TakesCheaply: return tr("A low card takes, so the next prize there is small.", "reason for a card");
    case Why::ComesFirst: return tr("Nobody can come before it.", "reason for a card");
    case Why::ForcesRival: return tr("Somebody else must then take a bad pile.", "reason for a pile");
    case Why::DeniesRival: return tr("Somebody else gets less that way.", "reason for a pile");
    case Why::TakesSpoilt:
    case Why::GivesPrize:
    case Why::MayBeLate:
    case Why::FeedsRival:
        break;
    }
    return {};
}

QString NinjanHintWords::advice(const ninjan::View &view, const ninjan::RankedChoice &best)
{
    const QString said = answer(view, best);
    for (ninjan::Why why : best.why)
        if (const QString because = reason(why); !because.isEmpty())
            return tr("%1 %2", "two whole sentences: the advice, its reason").arg(said, because);
    return said;
}

} // namespace meadhall::ui
