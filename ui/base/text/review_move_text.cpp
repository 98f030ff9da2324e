// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the review about the moves themselves.
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/set.h"
#include "engine/games/odin/view.h"
#include "ui/base/text/ninjan_hint_text.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_hint_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/review_text.h"

namespace meadhall::ui {

namespace {

/// The piles, which every viewpoint sees.
ninjan::Board reviewBoard(const Events &seen) { return viewAfter<ninjan::View>(seen, kSpectator).board(); }

QString reviewWorthOfPile(const ninjan::Board &board, int pile)
{
    return signedNumber(board.piles[toIndex(pile)].sum());
}

/// Whether the card takes a pile rather than being laid on it.
bool takesThatPile(const ninjan::Board &board, const ResolveEvent &resolve)
{
    return ninjan::has(board.beatenPiles(resolve.card), resolve.pile);
}

QString reviewValueOf(const PlayEvent &play) { return number(odin::valueOf(play.cards)); }
QString reviewPileOf(int pile) { return number(pile + 1); }
QString reviewCardName(Card card) { return NinjanText::card(card, NinjanText::Case::Nominative); }

} // namespace

QString ReviewText::move(const Events &seen, const Event &answer)
{
    if (const auto *play = std::get_if<PlayEvent>(&answer))
        return reviewValueOf(*play);
    if (const auto *choice = std::get_if<ChooseEvent>(&answer))
        return reviewCardName(choice->card);
    if (const auto *resolve = std::get_if<ResolveEvent>(&answer))
        return tr("pile %1 (%2)", "a move: the number of a pile, and what it is worth: +10, −3")
            .arg(reviewPileOf(resolve->pile), reviewWorthOfPile(reviewBoard(seen), resolve->pile));
    return tr("pass", "a move");
}

QString ReviewText::instead(const Events &seen, const Event &played, const Event &best)
{
    const auto *play = std::get_if<PlayEvent>(&played), *better = std::get_if<PlayEvent>(&best);
    if (play && better && play->cards == better->cards) {
        const int one = odin::numberOf(play->take), other = odin::numberOf(better->take);
        if (one != other)
            return tr("picks up %1 instead of %2", "a mistake; numbers of cards").arg(number(one), number(other));
        return tr("picks up %1; better: %2", "a mistake; cards (accusative)")
            .arg(OdinText::card(play->take, OdinText::Case::Accusative),
                 OdinText::card(better->take, OdinText::Case::Accusative));
    }
    if (play && better && odin::valueOf(play->cards) == odin::valueOf(better->cards))
        return tr("%1; better: %2", "a mistake: what was played or chosen; cards (nominative)")
            .arg(OdinText::cards(play->cards, OdinText::Case::Nominative),
                 OdinText::cards(better->cards, OdinText::Case::Nominative));
    if (play && better)
        return tr("%1 instead of %2", "a mistake; values of sets, in figures")
            .arg(reviewValueOf(*play), reviewValueOf(*better));
    if (play)
        return tr("%1 instead of passing", "a mistake; the value of a set").arg(reviewValueOf(*play));
    if (better)
        return tr("passes instead of %1", "a mistake; the value of a set").arg(reviewValueOf(*better));
    const auto *choice = std::get_if<ChooseEvent>(&played), *card = std::get_if<ChooseEvent>(&best);
    if (choice && card)
        return tr("%1; better: %2", "a mistake: what was played or chosen; cards (nominative)")
            .arg(reviewCardName(choice->card), reviewCardName(card->card));
    const auto *put = std::get_if<ResolveEvent>(&played), *other = std::get_if<ResolveEvent>(&best);
    if (!put || !other)
        return {};
    const ninjan::Board board = reviewBoard(seen);
    if (!takesThatPile(board, *put))
        return tr("%1 on pile %2; better: %3", "a mistake; a card (nominative), numbers of piles")
            .arg(reviewCardName(put->card), reviewPileOf(put->pile), reviewPileOf(other->pile));
    return tr("pile %1 (%2); better: %3 (%4)", "a mistake; numbers of piles, and what they are worth: +10, −3")
        .arg(reviewPileOf(put->pile), reviewWorthOfPile(board, put->pile), reviewPileOf(other->pile),
             reviewWorthOfPile(board, other->pile));
}

QString ReviewText::longMove(const Events &seen, const Event &answer)
{
    const auto *play = std::get_if<PlayEvent>(&answer);
    if (!play)
        return move(seen, answer);
    const QString cards = OdinText::cards(play->cards, OdinText::Case::Nominative);
    return play->take == kNoCard ? cards
                                 : tr("%1; picked up: %2", "a move for screen readers; cards (nominative)")
                                       .arg(cards, OdinText::card(play->take, OdinText::Case::Nominative));
}

QString ReviewText::withCard(const Events &seen, const ResolveEvent &resolve)
{
    return takesThatPile(reviewBoard(seen), resolve) ? tr("takes it with", "label above a card: of a pile")
                                                     : tr("lays on it", "label above a card: of a pile");
}

int ReviewText::beatenPile(const Events &seen, int seat, const Event &answer)
{
    const auto *choice = std::get_if<ChooseEvent>(&answer);
    return choice ? ninjan::forecastOf(viewAfter<ninjan::View>(seen, seat), choice->card).pile : -1;
}

QString ReviewText::forecast(int pile)
{
    return pile < 0
               ? tr("beats no pile", "of a card, as the piles are now")
               : tr("beats pile %1", "of a card, as the piles are now; the number of a pile").arg(reviewPileOf(pile));
}

QString ReviewText::reasons(const Events &seen, int seat, const Event &answer, bool onlyTake)
{
    if (const auto *choice = std::get_if<ChooseEvent>(&answer))
        return NinjanHintText::reasons(viewAfter<ninjan::View>(seen, seat), choice->card, -1);
    if (const auto *resolve = std::get_if<ResolveEvent>(&answer))
        return NinjanHintText::reasons(viewAfter<ninjan::View>(seen, seat), resolve->card, resolve->pile);
    const auto *play = std::get_if<PlayEvent>(&answer);
    return OdinHintText::reasons(viewAfter<odin::View>(seen, seat),
                                 play ? odin::Move{play->cards, play->take} : odin::Move::pass(), onlyTake);
}

QString ReviewText::why(const Events &seen, int seat, const Event &played, const Event &best)
{
    const auto *play = std::get_if<PlayEvent>(&best), *other = std::get_if<PlayEvent>(&played);
    const bool onlyTake = play && other && play->cards == other->cards && play->take != other->take;
    const QString reasons = ReviewText::reasons(seen, seat, best, onlyTake);
    if (reasons.isEmpty())
        return {};
    if (onlyTake)
        //: %1: a card (accusative); %2: the reasons, whole sentences
        return tr("Why pick up %1? %2").arg(OdinText::card(play->take, OdinText::Case::Accusative), reasons);
    if (std::holds_alternative<PassEvent>(best))
        return tr("Why pass? %1", "the reasons, whole sentences").arg(reasons);
    //: %1: a move in a few words: 77, rock 5, pile 2 (+4); %2: the reasons, whole sentences
    return tr("Why %1? %2").arg(move(seen, best), reasons);
}

} // namespace meadhall::ui
