// SPDX-License-Identifier: GPL-3.0-or-later
// Ninjan: rounds and piles in a log of Board Game Arena.
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/record/bga/source.h"

#include <algorithm>

namespace meadhall::record::bga {

namespace {

using json::Value;
using namespace ninjan;

constexpr std::size_t kMostCards = 64;

/// The suits as the site numbers them, from 1: each beats the next.
constexpr std::array kSuitsOfSite{Suit::Rock, Suit::Scissors, Suit::Paper};

std::optional<Card> cardOf(Value value)
{
    const auto suit = numberOf(value, "suit");
    const auto rank = numberOf(value, "rank");
    if (!suit || !rank || *suit < 1 || *suit > kSuits || *rank < kLowest || *rank > kHighest || *rank == 0)
        return std::nullopt;
    return ninjan::card(kSuitsOfSite[toIndex(*suit - 1)], static_cast<int>(*rank));
}

/// The card at the bottom of a pile.
std::optional<Card> bottomOf(Value pile)
{
    for (const Value one : itemsOf(pile, kMostCards))
        if (numberOf(one, "location_on_pile") == 0)
            return cardOf(one);
    return std::nullopt;
}

/// A card of a reveal, in the order of the log.
struct Revealed {
    std::int64_t player;
    std::int64_t place;
    Card card;
};

class NinjanImport {
public:
    explicit NinjanImport(Protocol &protocol) : protocol_(protocol), source_(protocol.source()) {}

    void run()
    {
        protocol_.begin(Game::Ninjan, seating());
        scan();
        if (!deal())
            return;
        view_ = viewAfter<View>(protocol_.events(), protocol_.ownSeat());
        for (const Note &note : source_.log.notes())
            if (protocol_.isStopped() || !handle(note))
                break;
        end();
    }

private:
    static bool isReveal(const Note &note) { return note.reader == 0 && note.type == "notif_animateSelectedCards"; }
    static bool isTurn(const Note &note) { return note.reader == 0 && note.type == "notif_animatePileTaken"; }
    static bool isTake(const Note &note) { return isTurn(note) && textOf(valueOf(note.args, "reason")) == "take"; }

    bool refuse(const Note &note) { return protocol_.refuse(Refusal::Rules, note.move); }

    /// By their numbers at the table, else as they are listed.
    std::vector<Player> seating() const
    {
        std::vector<std::pair<std::int64_t, Player>> numbered;
        const Value listed = valueOf(source_.log.start(), "players");
        for (const Player &player : source_.players) {
            std::int64_t number = 0;
            for (const Value one : itemsOf(listed, kMaxPlayers))
                if (numberOf(one, "id") == player.id)
                    number = numberOf(one, "player_no").value_or(0);
            numbered.emplace_back(number, player);
        }
        const bool unlisted = listed.type() == json::Type::Null && source_.log.players().empty();
        std::stable_sort(numbered.begin(), numbered.end(), [unlisted](const auto &a, const auto &b) {
            return unlisted ? a.second.id < b.second.id : a.first < b.first;
        });
        std::vector<Player> seats;
        for (auto &[number, player] : numbered)
            seats.push_back(std::move(player));
        return seats;
    }

    /// The cards of a reveal in their order.
    /// @return empty if they cannot be
    static std::vector<Revealed> queueOf(const Note &note)
    {
        std::vector<Revealed> queue;
        for (const Value one : itemsOf(valueOf(note.args, "pile_queue_data"), kMaxPlayers + 1)) {
            const auto card = cardOf(one);
            const auto owner = numberOf(one, "owner_id");
            const auto place = numberOf(one, "location_in_queue");
            if (!card || !owner || !place)
                return {};
            queue.push_back({*owner, *place, *card});
        }
        std::stable_sort(queue.begin(), queue.end(),
                         [](const Revealed &a, const Revealed &b) { return a.place < b.place; });
        return queue;
    }

    /// Collects what is needed for the deal from the whole log.
    void scan()
    {
        for (const Note &note : source_.log.notes()) {
            if (isReveal(note))
                for (const Revealed &one : queueOf(note)) {
                    seen_.add(one.card);
                    if (one.player == source_.own)
                        ownHand_.add(one.card);
                }
            else if (isTake(note))
                scanTake(note);
        }
    }

    /// The first pile that is taken of a place has its first card at the bottom.
    void scanTake(const Note &note)
    {
        const auto pile = numberOf(note.args, "pile_index");
        if (!pile || *pile < 0 || *pile >= kPiles || taken_[toIndex(*pile)])
            return;
        taken_[toIndex(*pile)] = true;
        firstCards_[toIndex(*pile)] = bottomOf(valueOf(note.args, "card_icons_data"));
    }

    /// The first cards that the page tells.
    bool readStartPiles()
    {
        const Value piles = valueOf(source_.log.start(), "pilesData");
        const bool isObject = piles.type() == json::Type::Object;
        const std::vector<Value> list = isObject ? std::vector<Value>{} : itemsOf(piles, kPiles);
        for (std::size_t place = 0; place < kPiles; ++place) {
            const Value pile = isObject              ? valueOf(piles, std::to_string(place))
                               : place < list.size() ? list[place]
                                                     : Value();
            const auto bottom = bottomOf(pile);
            std::optional<Card> &first = firstCards_[place];
            if (bottom && first && *bottom != *first)
                return protocol_.refuse(Refusal::Rules);
            first = bottom ? bottom : first;
        }
        return true;
    }

    /// With five players all cards are dealt, so a single unknown one is the one that was never seen.
    void deduceLastPile()
    {
        const auto missing = std::count(firstCards_.begin(), firstCards_.end(), std::nullopt);
        CardSet left = kDeck - seen_;
        for (const auto &first : firstCards_)
            if (first)
                left.remove(*first);
        if (protocol_.seats() == kMaxPlayers && missing == 1 && left.count() == 1)
            *std::find(firstCards_.begin(), firstCards_.end(), std::nullopt) = left.first();
    }

    bool deal()
    {
        const Value list = valueOf(source_.start, "my_hand");
        if (!itemsOf(list, 1).empty()) {
            const auto start = cardsOf(list, kMostCards, cardOf);
            if (!start || !start->containsAll(ownHand_))
                return protocol_.refuse(Refusal::Rules);
            ownHand_ = *start;
        }
        if (ownHand_.count() < kHandSize)
            return protocol_.refuse(Refusal::NoHand);
        if (!readStartPiles())
            return false;
        deduceLastPile();
        DealEvent event;
        for (const auto &first : firstCards_) {
            if (!first)
                return protocol_.refuse(Refusal::StartUnknown);
            event.piles.push_back(*first);
        }
        event.hands.assign(toIndex(protocol_.seats()), SeenHand::closed(kHandSize));
        event.hands[toIndex(protocol_.ownSeat())] = SeenHand::open(ownHand_);
        return protocol_.add(event, 0);
    }

    bool add(const Event &event, std::int64_t move)
    {
        if (!protocol_.add(event, move))
            return false;
        view_.apply(event);
        return true;
    }

    bool handle(const Note &note)
    {
        if (isReveal(note))
            return reveal(note);
        if (isTurn(note))
            return resolve(note);
        if (note.reader == 0 && note.type == "notif_endingGameNoCardCanBeTaken")
            return resolveRest(note);
        const bool undone =
            note.reader == 0 && (note.type == "undoRestorePoint" || note.type == "resetInterfaceWithAllDatas");
        return !undone || refuse(note);
    }

    bool reveal(const Note &note)
    {
        const std::vector<Revealed> queue = queueOf(note);
        if (queue.empty() || view_.board().phase != Phase::Choose)
            return refuse(note);
        if (static_cast<int>(queue.size()) < protocol_.seats()) {
            protocol_.stop();
            return false;
        }
        RevealEvent event{std::vector<Card>(toIndex(protocol_.seats()), kNoCard)};
        for (const Revealed &one : queue) {
            const int seat = protocol_.seatOf(one.player);
            if (seat < 0 || event.cards[toIndex(seat)] != kNoCard)
                return refuse(note);
            event.cards[toIndex(seat)] = one.card;
        }
        for (int seat = 0; seat < protocol_.seats(); ++seat)
            if (!add(ChooseEvent{seat, seat == protocol_.ownSeat() ? event.cards[toIndex(seat)] : kNoCard}, note.move))
                return false;
        if (!add(event, note.move))
            return false;
        for (std::size_t i = 0; i < queue.size(); ++i)
            if (view_.board().order[i].card != queue[i].card)
                return refuse(note);
        return true;
    }

    bool resolve(const Note &note)
    {
        const std::string reason = textOf(valueOf(note.args, "reason"));
        if (reason == "zombie") {
            protocol_.stop();
            return false;
        }
        const Board &board = view_.board();
        const auto pile = numberOf(note.args, "pile_index");
        const auto card = cardOf(valueOf(note.args, "selected_card_data"));
        const int seat = protocol_.seatOf(numberOf(note.args, "player_id").value_or(0));
        if (seat < 0 || !card || !pile || *pile < 0 || *pile >= kPiles || board.turn() != seat
            || board.current().card != *card || (reason != "take" && reason != "place_under"))
            return refuse(note);
        if (!add(ResolveEvent{seat, *card, static_cast<int>(*pile)}, note.move))
            return false;
        const CardSet taken = view_.turns().back().taken;
        const Value score = valueOf(note.args, "new_score");
        const bool takes = reason == "take";
        if (takes == taken.empty())
            return refuse(note);
        if (takes ? cardsOf(valueOf(note.args, "card_icons_data"), kMostCards, cardOf) != taken
                        || numberOf(score) != view_.board().points[toIndex(seat)]
                  : textOf(score) != "no_change")
            return refuse(note);
        return true;
    }

    /// The rest of the last round, which changes nothing.
    bool resolveRest(const Note &note)
    {
        if (view_.board().round != kRounds || view_.board().phase == Phase::Choose)
            return refuse(note);
        while (view_.board().phase == Phase::Resolve) {
            const RevealedCard current = view_.board().current();
            if (!add(ResolveEvent{current.seat, current.card, 0}, note.move))
                return false;
            if (!view_.turns().back().taken.empty())
                return refuse(note);
        }
        return true;
    }

    void end()
    {
        if (protocol_.isRefused())
            return;
        const Board &board = view_.board();
        if (board.phase == Phase::Over)
            add(GameOverEvent{{board.points.begin(), board.points.begin() + board.players}, {board.winner()}}, 0);
        else if (board.phase == Phase::Throw)
            protocol_.addNotice({Notice::Kind::WinnersNotThrown});
        else
            protocol_.stop();
        protocol_.finish();
    }

    Protocol &protocol_;
    const Source &source_;
    CardSet seen_, ownHand_;
    std::array<bool, kPiles> taken_{}; ///< by place: whether its first card has been taken
    std::array<std::optional<Card>, kPiles> firstCards_;
    View view_{kSpectator};
};

} // namespace

void importNinjan(Protocol &protocol) { NinjanImport(protocol).run(); }

} // namespace meadhall::record::bga
