// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/fair_check.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/table/fair_deal.h"

#include <algorithm>
#include <span>

namespace meadhall::network {

namespace {

/// Whether both are the same game, apart from what the deals follow from and who plays.
bool isSameGame(const GameEvent &one, const GameEvent &other)
{
    return one.game == other.game && one.rules == other.rules && one.firstStarter == other.firstStarter
           && one.seats == other.seats;
}

/// The players whose parts were promised, but are not there.
std::vector<std::string> withheld(const GameEvent &game, const MixMemory &memory)
{
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < memory.seals.size(); ++seat)
        if (!memory.seals[seat].empty() && game.fair->parts[seat].empty())
            names.push_back(game.seats[seat]);
    return names;
}

/// Checks the time before the first card.
/// @return what was wrong; Fair: nothing
Fairness checkMixing(const GameEvent &game, int seat, const MixMemory &memory, const std::string &secret)
{
    if (memory.game.fair->commitment != game.fair->commitment || sealOf(secret) != game.fair->commitment)
        return Fairness::OtherSecret;
    if (!isSameGame(memory.game, game))
        return Fairness::OtherGame;
    const std::vector<std::string> &parts = game.fair->parts;
    const auto fits = [](const std::string &part, const std::string &seal) {
        return part.empty() || (isSecret(part) && sealOf(part) == seal);
    };
    const auto own = toIndex(seat);
    if (!std::equal(parts.begin(), parts.end(), memory.seals.begin(), memory.seals.end(), fits) || own >= parts.size()
        || memory.seals[own].empty() || (!parts[own].empty() && parts[own] != memory.part))
        return Fairness::OtherParts;
    if (memory.opened > 1)
        return Fairness::MixedAgain;
    return withheld(game, memory).empty() ? Fairness::Fair : Fairness::Withheld;
}

/// The event with the cards that the seat has not seen.
/// @param dealt the deal that should have been; nullptr if none is due
/// @param rest the events from this one on
std::optional<Event> restored(const Event &event, const Referee &referee, const Event *dealt,
                              std::span<const Event> rest, int seat)
{
    const bool isDeal = std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
    if (isDeal)
        return dealt && referee.seenBy(*dealt, seat) == event ? std::optional(*dealt) : std::nullopt;
    const auto *choice = std::get_if<ChooseEvent>(&event);
    if (!choice || choice->card != kNoCard)
        return event;
    const auto reveal = std::find_if(rest.begin(), rest.end(),
                                     [](const Event &one) { return std::holds_alternative<RevealEvent>(one); });
    if (reveal == rest.end() || toIndex(choice->seat) >= std::get<RevealEvent>(*reveal).cards.size())
        return event;
    return ChooseEvent{choice->seat, std::get<RevealEvent>(*reveal).cards[toIndex(choice->seat)]};
}

/// Checks that the own seat has made a move that this program has sent, or that a computer has made for it.
void checkMove(std::size_t event, const OwnMoves &own, CheckedDeals &checked)
{
    if (event < own.from || own.sent.contains(event))
        return;
    if (std::find(own.computers.begin(), own.computers.end(), static_cast<int>(event)) != own.computers.end()) {
        ++checked.computerMoves;
    } else if (checked.fairness == Fairness::Fair) {
        checked.fairness = Fairness::OtherMove;
        checked.place = static_cast<int>(event) + 1;
    }
}

/// Deals and plays the game once more by its referee.
CheckedDeals checkEvents(const Events &seen, int seat, const OwnMoves &own, const std::string &secret)
{
    GameEvent game = std::get<GameEvent>(seen.front());
    game.fair->secret = secret;
    CheckedDeals checked{Fairness::Fair, {game}};
    const std::unique_ptr<Referee> referee = makeReferee(game);
    referee->setDealer(dealerOf(game));
    int deals = 0;
    for (std::size_t i = 1; i < seen.size(); ++i) {
        const auto next = referee->nextAutomaticEvent(0);
        const bool isDeal = std::holds_alternative<HandEvent>(seen[i]) || std::holds_alternative<DealEvent>(seen[i]);
        deals += isDeal ? 1 : 0;
        const auto event = restored(seen[i], *referee, next ? &next->event : nullptr, std::span(seen).subspan(i), seat);
        if (!event || referee->whyIllegal(*event) != Reason::None) {
            checked.fairness = isDeal ? Fairness::OtherDeal : Fairness::ImpossibleMove;
            checked.place = isDeal ? deals : static_cast<int>(i) + 1;
            return checked;
        }
        if (referee->isDecisionOf(seat, *event))
            checkMove(i, own, checked);
        referee->apply(*event);
        checked.record.push_back(*event);
    }
    return checked;
}

} // namespace

CheckedDeals checkDeals(const Events &seen, int seat, const std::optional<MixMemory> &memory, const OwnMoves &own,
                        const std::string &secret)
{
    const auto *game = seen.empty() ? nullptr : std::get_if<GameEvent>(&seen.front());
    if (!game || !game->fair || !isSecret(secret) || (memory && !memory->game.fair))
        return {Fairness::Unproved};
    const Fairness mixing = memory ? checkMixing(*game, seat, *memory, secret) : Fairness::Unknown;
    if (mixing == Fairness::OtherSecret || sealOf(secret) != game->fair->commitment)
        return {Fairness::OtherSecret};
    CheckedDeals checked = checkEvents(seen, seat, own, secret);
    // Other parts or rules explain the rest. That there was a choice between deals does not.
    if (checked.fairness != Fairness::Fair && mixing != Fairness::OtherParts && mixing != Fairness::OtherGame)
        return checked;
    checked.fairness = mixing;
    checked.place = mixing == Fairness::MixedAgain ? memory->opened : 0;
    if (mixing == Fairness::Withheld)
        checked.names = withheld(*game, *memory);
    return checked;
}

} // namespace meadhall::network
