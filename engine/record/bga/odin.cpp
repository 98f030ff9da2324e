// SPDX-License-Identifier: GPL-3.0-or-later
// Odin: hands, turns and scores in a log of Board Game Arena.
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/odin/score.h"
#include "engine/games/odin/view.h"
#include "engine/record/bga/source.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace meadhall::record::bga {

namespace {

using json::Value;
using odin::Colour;
using odin::Colours;

constexpr std::int64_t kTurnBegins = 20;
constexpr int kGoatSuit = 7;
constexpr int kOneHand = 9; ///< the start value of games of one hand
constexpr std::size_t kMostCards = 16;

bool isGoat(Value card) { return numberOf(card, "suit") == kGoatSuit; }

std::optional<Card> cardOf(Value value)
{
    if (isGoat(value))
        return odin::kGoat;
    const auto suit = numberOf(value, "suit");
    const auto rank = numberOf(value, "rank");
    if (!suit || !rank || *suit < 1 || *suit > odin::kColours || *rank < 1 || *rank > odin::kNumbers)
        return std::nullopt;
    return odin::card(static_cast<Colour>(*suit - 1), static_cast<int>(*rank));
}

/// Who was active and who acted in a hand.
struct ScannedHand {
    std::optional<std::int64_t> move; ///< that began it; nullopt: before the log
    std::vector<std::int64_t> active, acted;
};

class OdinImport {
public:
    explicit OdinImport(Protocol &protocol) : protocol_(protocol), source_(protocol.source()) {}

    void run()
    {
        isWithGoat_ = hasGoat();
        scan();
        protocol_.begin(Game::Odin, seating());
        setRules();
        view_ = viewAfter<odin::View>(protocol_.events(), protocol_.ownSeat());
        for (const Note &note : source_.log.notes())
            if (protocol_.isStopped() || !handle(note))
                break;
        end();
    }

private:
    bool isPublic(const Note &note) const { return note.reader == 0; }
    bool isPlay(const Note &note) const { return isPublic(note) && note.type == "cardsPlayed"; }
    bool isPass(const Note &note) const { return isPublic(note) && note.type == "turnPassed"; }
    bool isOwnDeal(const Note &note) const { return note.reader == source_.own && note.type == "handDealt"; }

    bool hasGoat() const
    {
        const Value enabled = valueOf(source_.log.start(), "GOAT_ENABLED");
        if (enabled.text() == "true" || numberOf(enabled).value_or(0) != 0)
            return true;
        const auto anyGoat = [](Value list) {
            const std::vector<Value> cards = itemsOf(list, kMostCards);
            return std::any_of(cards.begin(), cards.end(), isGoat);
        };
        const auto &notes = source_.log.notes();
        return anyGoat(valueOf(source_.start, "my_hand"))
               || std::any_of(notes.begin(), notes.end(), [&](const Note &note) {
                      return (isOwnDeal(note) && anyGoat(valueOf(note.args, "myHand")))
                             || (isPlay(note) && anyGoat(valueOf(note.args, "played_cards")))
                             || (isPublic(note) && isGoat(valueOf(note.args, "taken_card")));
                  });
    }

    /// Collects what is needed before the first event.
    void scan()
    {
        for (const Note &note : source_.log.notes()) {
            if (isPublic(note) && note.type == "handStarted") {
                if (hands_.empty() || !hands_.back().acted.empty())
                    hands_.emplace_back();
                hands_.back().move = note.move;
            } else if (isState(note, kTurnBegins)) {
                currentHand().active.push_back(numberOf(note.args, "active_player").value_or(0));
            } else if (isPlay(note) || isPass(note)) {
                currentHand().acted.push_back(actorOf(note));
            } else if (isPublic(note) && note.type == "newScores" && !startValue_ && !hands_.empty()
                       && !hands_.back().acted.empty()) {
                const std::string out = std::to_string(hands_.back().acted.back());
                startValue_ = numberOf(valueOf(note.args, "newScores"), out);
                startMove_ = note.move;
            } else if (isOwnDeal(note)) {
                dealt_[note.move] = valueOf(note.args, "myHand");
            }
        }
    }

    ScannedHand &currentHand()
    {
        if (hands_.empty())
            hands_.emplace_back();
        return hands_.back();
    }

    static std::int64_t actorOf(const Note &note)
    {
        return numberOf(note.args, note.type == "turnPassed" ? "passingPlayerID" : "cardsOwnerID").value_or(0);
    }

    /// The first of these players, if they are all of the game.
    std::vector<std::int64_t> wholeRound(const std::vector<std::int64_t> &ids) const
    {
        const std::size_t players = source_.players.size();
        if (ids.size() < players)
            return {};
        std::vector<std::int64_t> round(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(players));
        const auto isPlayer = [this](std::int64_t id) {
            return std::any_of(source_.players.begin(), source_.players.end(),
                               [id](const Player &one) { return one.id == id; });
        };
        const bool all =
            std::set(round.begin(), round.end()).size() == players && std::all_of(round.begin(), round.end(), isPlayer);
        return all ? round : std::vector<std::int64_t>{};
    }

    /// The players in the order of play, from the one who leads the first hand on.
    std::vector<Player> seating() const
    {
        std::vector<std::int64_t> order;
        for (const ScannedHand &hand : hands_)
            for (const auto *ids : {&hand.active, &hand.acted})
                if (order.empty())
                    order = wholeRound(*ids);
        std::vector<Player> seats = source_.players;
        if (!order.empty())
            std::sort(seats.begin(), seats.end(), [&order](const Player &a, const Player &b) {
                return std::find(order.begin(), order.end(), a.id) < std::find(order.begin(), order.end(), b.id);
            });
        const std::int64_t first = hands_.empty() || hands_.front().acted.empty() ? 0 : hands_.front().acted.front();
        const auto leader =
            std::find_if(seats.begin(), seats.end(), [first](const Player &one) { return one.id == first; });
        std::rotate(seats.begin(), leader == seats.end() ? seats.begin() : leader, seats.end());
        return seats;
    }

    static bool isTarget(std::int64_t value) { return value == 10 || value == 15 || value == 20 || value == kOneHand; }

    void setRules()
    {
        if (!startValue_) {
            for (const Value one : itemsOf(valueOf(source_.log.start(), "players"), odin::kMaxPlayers))
                if (const auto score = numberOf(one, "score"); score && isTarget(*score))
                    startValue_ = score;
            if (!startValue_)
                protocol_.addNotice({Notice::Kind::TargetAssumed});
        } else if (!isTarget(*startValue_)) {
            protocol_.refuse(Refusal::Rules, startMove_);
        }
        odin::Rules rules;
        rules.target = static_cast<int>(startValue_ && isTarget(*startValue_) ? *startValue_ : odin::kDefaultTarget);
        if (rules.target == kOneHand)
            rules.target = 1;
        rules.goat = isWithGoat_ ? odin::Goat::In : odin::Goat::Out;
        protocol_.setGame([&rules](GameEvent &game) { odin::setRules(game, rules); });
    }

    bool add(const Event &event, std::int64_t move)
    {
        if (!protocol_.add(event, move))
            return false;
        view_.apply(event);
        return true;
    }

    bool refuse(const Note &note) { return protocol_.refuse(Refusal::Rules, note.move); }

    bool handle(const Note &note)
    {
        if (protocol_.isRefused())
            return false;
        if (!isPublic(note))
            return true;
        if (note.type == "handStarted") {
            const auto size = numberOf(note.args, "handSize");
            if (size && *size != odin::kHandSize)
                return refuse(note);
            if (hand_ < 0 || acted_)
                ++hand_;
            acted_ = false;
        } else if (isState(note, kTurnBegins)) {
            active_ = numberOf(note.args, "active_player");
        } else if (isPlay(note) || isPass(note)) {
            return act(note);
        } else if (note.type == "cardTakenFromTable") {
            return take(note);
        } else if (note.type == "roundEnded") {
            endRound(note);
        } else if (note.type == "newScores") {
            return score(note);
        } else if (note.type == "undoRestorePoint" || note.type == "resetInterfaceWithAllDatas") {
            return refuse(note);
        }
        return !protocol_.isRefused();
    }

    /// A play without the pick-up that should have followed it.
    bool endPending(const Note &note)
    {
        if (!pending_)
            return true;
        if (source_.left.empty())
            return refuse(note);
        protocol_.stop();
        return false;
    }

    bool act(const Note &note)
    {
        const int seat = protocol_.seatOf(actorOf(note));
        if (seat < 0)
            return refuse(note);
        if (!endPending(note) || (!acted_ && !beginHand(note, seat)))
            return false;
        const std::vector<Request> asked = protocol_.referee().openRequests();
        if (asked.empty())
            return refuse(note);
        if (asked.front().seat != seat) {
            protocol_.stop();
            return false;
        }
        return isPass(note) ? add(PassEvent{seat}, note.move) : play(note, seat);
    }

    bool beginHand(const Note &note, int seat)
    {
        acted_ = true;
        hand_ = std::max(hand_, 0);
        const bool first = view_.handNumber() == 0;
        const bool isOwnTurn = !active_ || protocol_.seatOf(*active_) == seat;
        if (first ? !isOwnTurn : seat != (first_ + 1) % protocol_.seats()) {
            protocol_.stop();
            return false;
        }
        first_ = seat;
        const auto &move = hands_[toIndex(hand_)].move;
        const auto dealt = move ? dealt_.find(*move) : dealt_.end();
        const Value list = dealt != dealt_.end() ? dealt->second : first ? valueOf(source_.start, "my_hand") : Value();
        const auto cards = cardsOf(list, kMostCards, cardOf);
        if (itemsOf(list, 1).empty())
            return protocol_.refuse(Refusal::NoHand);
        if (!cards)
            return refuse(note);
        HandEvent event{seat, std::vector<SeenHand>(toIndex(protocol_.seats()), SeenHand::closed(odin::kHandSize))};
        event.hands[toIndex(protocol_.ownSeat())] = SeenHand::open(*cards);
        return add(event, note.move);
    }

    bool play(const Note &note, int seat)
    {
        const auto cards = cardsOf(valueOf(note.args, "played_cards"), kMostCards, cardOf);
        if (!cards || cards->empty() || numberOf(note.args, "handCount") != view_.count(seat) - cards->count())
            return refuse(note);
        const Value ends = valueOf(note.args, "shouldEndHand");
        const bool goesOut = cards->count() == view_.count(seat);
        if (ends.type() == json::Type::Bool && (ends.text() == "true") != goesOut)
            return refuse(note);
        const PlayEvent event{seat, *cards, kNoCard};
        if (view_.board().leading() || goesOut)
            return add(event, note.move);
        pending_ = event;
        return true;
    }

    bool take(const Note &note)
    {
        const int seat = protocol_.seatOf(numberOf(note.args, "cardsOwnerID").value_or(0));
        const auto card = cardOf(valueOf(note.args, "taken_card"));
        if (!pending_ || seat != pending_->seat || !card)
            return refuse(note);
        pending_->take = *card;
        return add(*std::exchange(pending_, std::nullopt), note.move)
               && (numberOf(note.args, "handCount") == view_.count(seat) || refuse(note));
    }

    /// The last of the passes of a round ends it; if one was not told, somebody is not there any more.
    void endRound(const Note &note)
    {
        if (!endPending(note))
            return;
        const auto &events = protocol_.events();
        if (!view_.handRunning() || !view_.board().leading() || !std::holds_alternative<PassEvent>(events.back()))
            protocol_.stop();
    }

    bool score(const Note &note)
    {
        if (!endPending(note))
            return false;
        const bool isHandOver =
            view_.handNumber() > static_cast<int>(view_.handPoints().size()) && !view_.handRunning();
        HandOverEvent event{std::vector<int>(toIndex(protocol_.seats())), view_.totals()};
        for (int seat = 0; isHandOver && seat < protocol_.seats(); ++seat)
            event.points[toIndex(seat)] = view_.count(seat);
        if (isHandOver && !addGoat(note, event.points))
            return false;
        for (std::size_t seat = 0; seat < event.totals.size(); ++seat)
            event.totals[seat] += event.points[seat];
        if (!checkScores(note, event.totals))
            return false;
        if (!isHandOver)
            return true;
        if (!add(event, note.move))
            return false;
        return !odin::gameOver(view_.totals(), view_.rules().target)
               || add(GameOverEvent{view_.totals(), odin::winners(view_.totals())}, note.move);
    }

    std::optional<std::int64_t> scoreOf(const Note &note, std::int64_t player) const
    {
        return numberOf(valueOf(note.args, "newScores"), std::to_string(player));
    }

    /// Adds the points of the goat to those of the seat that kept it, which the scores tell. That may be the first sign
    /// of it in the log.
    bool addGoat(const Note &note, std::vector<int> &points)
    {
        int keeper = -1;
        for (const Player &player : source_.players) {
            const int seat = protocol_.seatOf(player.id);
            const int total = view_.totals()[toIndex(seat)] + points[toIndex(seat)] + odin::kGoatExtraPoints;
            if (startValue_ && scoreOf(note, player.id) == *startValue_ - total)
                keeper = seat;
        }
        if (keeper < 0)
            return true;
        points[toIndex(keeper)] += odin::kGoatExtraPoints;
        if (!std::exchange(isWithGoat_, true)) {
            protocol_.setGame([](GameEvent &game) { odin::setRule(game, &odin::Rules::goat, odin::Goat::In); });
            view_ = viewAfter<odin::View>(protocol_.events(), protocol_.ownSeat());
        }
        return true;
    }

    /// Scores are counted down.
    bool checkScores(const Note &note, const std::vector<int> &totals)
    {
        for (const Player &player : source_.players) {
            const auto score = scoreOf(note, player.id);
            const int total = totals[toIndex(protocol_.seatOf(player.id))];
            if (!score || !startValue_)
                return refuse(note);
            if (*score != *startValue_ - total)
                return refuse(note);
        }
        return true;
    }

    void end()
    {
        if (protocol_.isRefused())
            return;
        Events &events = protocol_.events();
        const bool isHandOver =
            view_.handNumber() > static_cast<int>(view_.handPoints().size()) && !view_.handRunning();
        if (isHandOver) {
            protocol_.refuse(Refusal::Rules, source_.log.notes().back().move);
            return;
        }
        if (std::holds_alternative<HandEvent>(events.back()))
            events.pop_back();
        if (!view_.gameOver())
            protocol_.stop();
        if (protocol_.seats() == 2)
            setColours();
        protocol_.finish();
    }

    /// Two of the six colours are out, and one of them is red or black.
    void setColours()
    {
        CardSet seen;
        for (const Event &event : protocol_.events()) {
            if (const auto *hand = std::get_if<HandEvent>(&event))
                seen |= hand->hands[toIndex(protocol_.ownSeat())].cards;
            else if (const auto *play = std::get_if<PlayEvent>(&event))
                seen |= play->cards;
        }
        constexpr Colours red = 1u << static_cast<int>(Colour::Red), black = 1u << static_cast<int>(Colour::Black);
        constexpr int kColoursOfTwo = 4;
        const auto canBe = [=](Colours colours) {
            return std::popcount(colours) <= kColoursOfTwo && (colours & (red | black)) != (red | black);
        };
        Colours colours = 0;
        for (const Card card : seen - odin::kGoatOnly)
            colours |= static_cast<Colours>(1u << static_cast<int>(odin::colourOf(card)));
        if (!canBe(colours)) {
            protocol_.refuse(Refusal::Rules);
            return;
        }
        if (std::popcount(colours) < kColoursOfTwo)
            protocol_.addNotice({Notice::Kind::ColoursAssumed});
        for (int i = 0; i < odin::kColours; ++i)
            if (const auto more = static_cast<Colours>(colours | 1u << i); canBe(more))
                colours = more;
        protocol_.setGame([colours](GameEvent &game) { odin::setRule(game, &odin::Rules::colours, colours); });
    }

    Protocol &protocol_;
    const Source &source_;
    std::vector<ScannedHand> hands_;
    std::map<std::int64_t, Value> dealt_; ///< own hands by the number of the move
    std::optional<std::int64_t> startValue_;
    std::int64_t startMove_ = 0; ///< of the first scores, which tell it
    odin::View view_{kSpectator};
    int hand_ = -1;      ///< index in hands_
    bool acted_ = false; ///< somebody has in this hand
    bool isWithGoat_ = false;
    int first_ = 0; ///< seat that led this hand
    std::optional<std::int64_t> active_;
    std::optional<PlayEvent> pending_; ///< waits for its pick-up
};

} // namespace

void importOdin(Protocol &protocol) { OdinImport(protocol).run(); }

} // namespace meadhall::record::bga
