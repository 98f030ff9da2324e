// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/seat_record.h"

#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/set.h"
#include "engine/games/odin/view.h"
#include "engine/games/possible_hands.h"

#include <algorithm>

namespace meadhall::record {

namespace {

/// Completes the hands as they were dealt with cards that the seat has not seen.
/// @param dealt in: the cards that are known to have been dealt to each seat; out: whole hands
/// @param held what every seat holds in the end; empty: any cards
void fillUp(std::vector<CardSet> &dealt, const std::vector<SeenHand> &hands, CardSet unseen,
            const std::vector<CardSet> &held)
{
    for (std::size_t i = 0; i < hands.size(); ++i) {
        if (!hands[i].hidden())
            dealt[i] = hands[i].cards;
        CardSet left = i < held.size() ? held[i] & unseen : unseen;
        while (dealt[i].count() < hands[i].count && !left.empty()) {
            const Card card = left.first();
            dealt[i].add(card);
            left.remove(card);
            unseen.remove(card);
        }
    }
}

std::vector<SeenHand> openHands(const std::vector<CardSet> &dealt)
{
    std::vector<SeenHand> hands;
    for (const CardSet cards : dealt)
        hands.push_back(SeenHand::open(cards));
    return hands;
}

/// The cards of a seat that were not seen in a hand of Odin. It held them throughout.
struct UnseenCards {
    int missing = 0;                ///< how many there are
    std::vector<CardSet> besides{}; ///< what else it held, each time that its whole hand cannot have been a set
    CardSet cards{};                ///< chosen so far

    bool fits() const
    {
        return std::none_of(besides.begin(), besides.end(), [this](CardSet known) {
            const CardSet hand = known | cards;
            return hand.count() > 1 && odin::isSet(hand);
        });
    }
};

/// Chooses the unseen cards of the seats from this one on.
/// @param from those that were not tried for this seat yet
/// @return whether there are any that fit
bool choose(const std::vector<UnseenCards *> &seats, std::size_t seat, CardSet unseen, CardSet from)
{
    if (seat == seats.size())
        return true;
    UnseenCards &one = *seats[seat];
    if (one.cards.count() == one.missing)
        return one.fits() && choose(seats, seat + 1, unseen, unseen);
    while (!from.empty()) {
        const Card card = from.first();
        from.remove(card);
        one.cards.add(card);
        CardSet rest = unseen;
        rest.remove(card);
        if (choose(seats, seat, rest, from))
            return true;
        one.cards.remove(card);
    }
    return false;
}

/// A hand of Odin whose cards are found out.
class OdinHand {
public:
    /// @param leadsWholeSets whether a hand that is a set must be led as a whole
    OdinHand(HandEvent &event, bool leadsWholeSets)
        : event_(event), leadsWholeSets_(leadsWholeSets), dealt_(event.hands.size()), played_(event.hands.size()),
          taken_(event.hands.size())
    {
        if (event.position)
            dealt_ = event.position->shown;
    }

    /// A card that a seat has played was dealt to it, unless the seat had picked it up before.
    void play(const PlayEvent &play, bool leads)
    {
        const std::size_t who = toIndex(play.seat);
        if (leads && leadsWholeSets_ && play.cards.count() == 1)
            leads_.push_back({who, played_.at(who), taken_[who]});
        dealt_.at(who) |= play.cards - taken_.at(who);
        played_.at(who) |= play.cards - taken_.at(who);
        taken_[who] -= play.cards;
        if (play.take != kNoCard)
            taken_[who].add(play.take);
    }

    /// The hand ended with the goat in that hand.
    void keepGoat(std::size_t seat) { goat_ = seat; }

    /// Shows all hands. A card that was picked up and is still held has been played by another seat: it is neither
    /// unseen nor dealt twice.
    /// @return what every seat holds in the end
    std::vector<CardSet> complete(CardSet unseen, const std::vector<CardSet> &held)
    {
        if (held.empty()) {
            dealUnseen(unseen);
            unseen -= odin::kGoatOnly;
        }
        fillUp(dealt_, event_.hands, unseen, held);
        event_.hands = openHands(dealt_);
        std::vector<CardSet> left;
        for (std::size_t i = 0; i < dealt_.size(); ++i)
            left.push_back((dealt_[i] - played_[i]) | taken_[i]);
        return left;
    }

private:
    int missingCards(std::size_t seat) const
    {
        return event_.hands[seat].hidden() ? std::max(event_.hands[seat].count - dealt_[seat].count(), 0) : 0;
    }

    /// Gives the others the cards that nobody has seen. The goat, if it is among them, is in a hand: in that of the
    /// seat that kept it, or in any.
    void dealUnseen(CardSet unseen)
    {
        if (!unseen.contains(odin::kGoat)) {
            dealFitting(unseen);
            return;
        }
        std::vector<std::size_t> holders;
        for (std::size_t i = 0; i < dealt_.size(); ++i)
            if (missingCards(i) > 0 && (!goat_ || *goat_ == i))
                holders.push_back(i);
        for (const std::size_t holder : holders) {
            dealt_[holder].add(odin::kGoat);
            if (dealFitting(unseen - odin::kGoatOnly))
                return;
            dealt_[holder].remove(odin::kGoat);
        }
        if (!holders.empty())
            dealt_[holders.front()].add(odin::kGoat);
    }

    /// Gives the others cards with which no hand was a set when one card of it was led. Changes nothing if there are
    /// none, as in a record that somebody has made up.
    /// @return whether there are any
    bool dealFitting(CardSet unseen)
    {
        std::vector<UnseenCards> hidden(dealt_.size());
        std::vector<UnseenCards *> seats;
        for (std::size_t i = 0; i < hidden.size(); ++i)
            if (event_.hands[i].hidden()) {
                hidden[i].missing = missingCards(i);
                seats.push_back(&hidden[i]);
            }
        for (const Lead &lead : leads_)
            hidden[lead.seat].besides.push_back((dealt_[lead.seat] - lead.played) | lead.taken);
        // Who has few cards has little choice.
        std::stable_sort(seats.begin(), seats.end(), [](const UnseenCards *one, const UnseenCards *other) {
            return one->missing < other->missing;
        });
        if (!choose(seats, 0, unseen, unseen))
            return false;
        for (std::size_t i = 0; i < hidden.size(); ++i)
            dealt_[i] |= hidden[i].cards;
        return true;
    }

    /// One card was led by a seat that may have held others.
    struct Lead {
        std::size_t seat;
        CardSet played; ///< by the seat before, of the cards that were dealt to it
        CardSet taken;  ///< by the seat before, and still held
    };

    HandEvent &event_;
    bool leadsWholeSets_;
    std::vector<CardSet> dealt_;  ///< known to have been, or to be held at the beginning of a position that was put in
    std::vector<CardSet> played_; ///< of these
    std::vector<CardSet> taken_;
    std::vector<Lead> leads_;
    std::optional<std::size_t> goat_; ///< the seat that kept it, if that is known
};

using HandsByNumber = std::vector<std::vector<CardSet>>;

/// @param held what every seat held when a hand ended, by hand; any cards for hands that are missing there. Becomes
/// what they hold in the completed record
Events completedOdin(Events events, int seat, HandsByNumber &held)
{
    odin::View view(seat);
    const bool leadsWholeSets =
        odin::rulesOf(std::get<GameEvent>(events.front())).wholeHandLead == odin::WholeHandLead::Automatic;
    std::optional<OdinHand> hand;
    const auto complete = [&] {
        held.resize(std::max(held.size(), toIndex(view.handNumber())));
        std::vector<CardSet> &atEnd = held[toIndex(view.handNumber()) - 1];
        atEnd = hand->complete(view.unseen(), atEnd);
    };
    for (Event &event : events) {
        auto *begun = std::get_if<HandEvent>(&event);
        if (begun && hand)
            complete();
        const bool leads = view.board().table.empty();
        if (const auto *over = std::get_if<HandOverEvent>(&event); over && hand)
            for (const int other : view.goatHolders())
                if (over->points.at(toIndex(other)) > view.count(other))
                    hand->keepGoat(toIndex(other));
        view.apply(event);
        if (begun)
            hand.emplace(*begun, leadsWholeSets);
        else if (const auto *play = std::get_if<PlayEvent>(&event); play && hand)
            hand->play(*play, leads);
    }
    if (!hand)
        return {};
    complete();
    return events;
}

/// Shows the choices that led to a reveal.
/// @param events end with the choices of this round, some of which may be missing
void showChoices(Events &events, std::size_t firstChoice, const RevealEvent &reveal)
{
    std::vector<Card> missing = reveal.cards;
    for (std::size_t i = firstChoice; i < events.size(); ++i) {
        auto &choice = std::get<ChooseEvent>(events[i]);
        const auto seat = toIndex(choice.seat);
        if (choice.card == kNoCard)
            choice.card = reveal.cards.at(seat);
        missing.at(seat) = choice.card == reveal.cards[seat] ? kNoCard : reveal.cards[seat];
    }
    for (std::size_t seat = 0; seat < missing.size(); ++seat)
        if (missing[seat] != kNoCard)
            events.push_back(ChooseEvent{static_cast<int>(seat), missing[seat]});
}

Events completedNinjan(const Events &seen, int seat, const std::vector<CardSet> &held)
{
    Events events;
    ninjan::View view(seat);
    std::vector<CardSet> dealt;
    std::size_t hand = 0;
    std::size_t firstChoice = 0; ///< of the round
    for (const Event &event : seen) {
        view.apply(event);
        if (const auto *begun = std::get_if<DealEvent>(&event)) {
            dealt.assign(begun->hands.size(), {});
            hand = events.size();
        } else if (const auto *reveal = std::get_if<RevealEvent>(&event)) {
            for (std::size_t i = 0; i < dealt.size() && i < reveal->cards.size(); ++i)
                dealt[i].add(reveal->cards[i]);
            showChoices(events, firstChoice, *reveal);
        }
        events.push_back(event);
        if (!std::holds_alternative<ChooseEvent>(event))
            firstChoice = events.size();
    }
    if (dealt.empty())
        return {};
    events.resize(firstChoice); // those of the last round are not revealed
    auto &deal = std::get<DealEvent>(events[hand]);
    fillUp(dealt, deal.hands, view.unseen(), held);
    deal.hands = openHands(dealt);
    return events;
}

bool isLegal(const Events &events)
{
    const std::unique_ptr<Referee> referee = makeReferee(std::get<GameEvent>(events.front()));
    return std::all_of(events.begin() + 1, events.end(), [&](const Event &event) {
        const bool legal = referee->whyIllegal(event) == Reason::None;
        if (legal)
            referee->apply(event);
        return legal;
    });
}

} // namespace

Events seatRecord(const Events &events, int seat)
{
    const auto &game = std::get<GameEvent>(events.front());
    const std::unique_ptr<Referee> referee = makeReferee(game);
    Events seen;
    for (const Event &event : events)
        seen.push_back(referee->seenBy(event, seat));
    if (game.view < 0) {
        std::get<GameEvent>(seen.front()).view = seat;
        std::get<GameEvent>(seen.front()).chairs.clear();
    }
    return seen;
}

Events completedRecord(const Events &seen, int seat, const std::vector<CardSet> &hands)
{
    const auto *game = seen.empty() ? nullptr : std::get_if<GameEvent>(&seen.front());
    if (!game)
        return {};
    Events completed;
    if (game->game == Game::Odin) {
        const auto dealt = std::count_if(seen.begin(), seen.end(),
                                         [](const Event &event) { return std::holds_alternative<HandEvent>(event); });
        HandsByNumber held(toIndex(std::max<std::ptrdiff_t>(dealt, 1)));
        held.back() = hands;
        completed = completedOdin(seen, seat, held);
    } else {
        completed = completedNinjan(seen, seat, hands);
    }
    if (!completed.empty())
        std::get<GameEvent>(completed.front()).view = kSpectator;
    return completed;
}

Events dealtAnew(const Events &seen, int seat, Random &random)
{
    // By the rule "automatic" a hand may tell what its owner has to lead, and so exclude a deal.
    constexpr int kMostTries = 200;
    const bool isOdin = std::get<GameEvent>(seen.front()).game == Game::Odin;
    Events events;
    for (int tries = 0; tries < kMostTries && (events.empty() || !isLegal(events)); ++tries)
        events = completedRecord(seen, seat,
                                 isOdin ? possibleHands(viewAfter<odin::View>(seen, seat), random)
                                        : possibleHands(viewAfter<ninjan::View>(seen, seat), random));
    return events;
}

std::optional<Events> wholeRecord(const Events &events, const std::vector<std::vector<CardSet>> &heldAtEnd)
{
    const auto &game = std::get<GameEvent>(events.front());
    HandsByNumber held = heldAtEnd;
    Events whole =
        game.game == Game::Odin ? completedOdin(events, game.view, held) : completedNinjan(events, game.view, {});
    const auto reveals = std::count_if(events.begin(), events.end(),
                                       [](const Event &event) { return std::holds_alternative<RevealEvent>(event); });
    if (game.game == Game::Ninjan && reveals < ninjan::kRounds)
        return std::nullopt; // some cards were never shown
    if (whole.size() < events.size() || (game.game == Game::Odin && held != heldAtEnd))
        return std::nullopt;
    std::get<GameEvent>(whole.front()).view = kSpectator;
    return isLegal(whole) ? std::optional(std::move(whole)) : std::nullopt;
}

} // namespace meadhall::record
