// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/guest_table.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/network/peer.h"
#include "engine/network/racing_connection.h"
#include "engine/players/chair.h"
#include "engine/record/answer_line.h"
#include "engine/record/clean_name.h"
#include "engine/table/fair_deal.h"

#include <QJsonDocument>

#include <algorithm>

namespace meadhall::network {

namespace {

/// Pauses between two attempts to come back, in ms; each is twice as long as the one before.
constexpr int kFirstPause = 250, kLongestPause = 5000;

bool isSimultaneous(RequestKind kind) { return kind == RequestKind::Choose || kind == RequestKind::Throw; }

} // namespace

GuestTable::GuestTable(Transport &transport, const Invitation &invitation, const QString &name, const QString &token,
                       QObject *parent)
    : QObject(parent), transport_(transport), invitation_(invitation), name_(cleanName(name)),
      token_(token.isEmpty() ? QString::fromLatin1(newKey().toHex()) : token)
{
    retry_.setSingleShot(true);
    connect(&retry_, &QTimer::timeout, this, &GuestTable::connectToHost);
    answerTimer_.setSingleShot(true);
    connect(&answerTimer_, &QTimer::timeout, this, &GuestTable::sendAnswer);
    connect(&table_, &Table::tried, this, &GuestTable::onTried);
}

GuestTable::~GuestTable() = default;

void GuestTable::join(int seat)
{
    wantedSeat_ = seat;
    if (peer_ && peer_->greeted() && !peer_->isOver()) { // another name or chair after a refusal
        peer_->send(Sit{name_, token_, wantedSeat_});
        return;
    }
    setState(State::Connecting);
    connectToHost();
}

void GuestTable::leave()
{
    blockSignals(true);
    retry_.stop();
    if (peer_)
        peer_->end(Code::Left);
    state_ = State::Apart;
}

int GuestTable::waitsFor(int seat) const
{
    return seat >= 0 && toIndex(seat) < waits_.size() ? static_cast<int>(waits_[toIndex(seat)].remainingTime()) : 0;
}

int GuestTable::patienceLeft() const
{
    return state_ == State::Returning ? static_cast<int>(patience_.remainingTime()) : 0;
}

void GuestTable::connectToHost()
{
    if (peer_) {
        peer_->disconnect(this);
        peer_->deleteLater();
    }
    peer_ = new Peer(std::make_unique<RacingConnection>(transport_, invitation_, kConnectTime), 0, this);
    connect(peer_, &Peer::opened, peer_, &Peer::greet);
    connect(peer_, &Peer::greeting, this, [this] { peer_->send(Sit{name_, token_, wantedSeat_}); });
    connect(peer_, &Peer::received, this, [this](const Message &message) { handle(message); });
    connect(peer_, &Peer::over, this, &GuestTable::onOver);
}

void GuestTable::onOver(Code code, Loss loss)
{
    question_.reset();
    pastLeft_ = 0;
    answerSent_ = false;
    isPresent_ = false;
    const bool lost = code == Code::None || code == Code::TooSlow || code == Code::Crowded;
    if (!lost || seat_ < 0) {
        finish(code, loss);
        return;
    }
    if (state_ != State::Returning) {
        patience_.setRemainingTime(kPatience);
        retryDelay_ = kFirstPause;
        setState(State::Returning);
    } else if (patience_.hasExpired()) {
        finish(code, loss);
        return;
    }
    retry_.start(retryDelay_);
    retryDelay_ = std::min(retryDelay_ * 2, kLongestPause);
}

void GuestTable::finish(Code code, Loss loss)
{
    setState(State::Apart);
    Q_EMIT ended(code, loss);
}

void GuestTable::setState(State state)
{
    if (state == state_)
        return;
    state_ = state;
    Q_EMIT stateChanged(state);
}

/// The host has said what it may not.
void GuestTable::fail()
{
    peer_->end(Code::Malformed);
    finish(Code::Malformed, Loss::Closed);
}

void GuestTable::say(PhraseId phrase)
{
    if (peer_)
        peer_->send(Phrase{phrase});
}

void GuestTable::takeOver()
{
    if (peer_)
        peer_->send(Answer{question_ ? question_->number : 0, {}});
}

void GuestTable::agreeToUndo(bool agrees)
{
    if (const auto number = std::exchange(undoNumber_, std::nullopt); peer_ && number)
        peer_->send(Agree{*number, agrees});
}

void GuestTable::handle(const Message &message)
{
    if (const auto *seen = std::get_if<Seen>(&message)) {
        handle(*seen);
    } else if (const auto *ask = std::get_if<Ask>(&message)) {
        handle(*ask);
    } else if (const auto *seats = std::get_if<Seats>(&message)) {
        handle(*seats);
    } else if (const auto *seated = std::get_if<Seated>(&message)) {
        handle(*seated);
    } else if (const auto *refused = std::get_if<Refused>(&message)) {
        handle(*refused);
    } else if (const auto *past = std::get_if<Past>(&message)) {
        handle(*past);
    } else if (const auto *open = std::get_if<OpenHands>(&message)) {
        table_.setFollowedHands(open->hands);
    } else if (const auto *mix = std::get_if<Mix>(&message)) {
        handle(*mix);
    } else if (const auto *promises = std::get_if<Promises>(&message)) {
        handle(*promises);
    } else if (const auto *opened = std::get_if<Opened>(&message)) {
        handle(*opened);
    } else if (const auto *gone = std::get_if<Away>(&message)) {
        waits_.resize(std::max(waits_.size(), toIndex(gone->seat) + 1));
        waits_[toIndex(gone->seat)].setRemainingTime(qint64{gone->seconds} * 1000);
        Q_EMIT away(gone->seat, gone->seconds);
    } else if (const auto *here = std::get_if<Back>(&message)) {
        if (toIndex(here->seat) < waits_.size())
            waits_[toIndex(here->seat)].setRemainingTime(0);
        Q_EMIT back(here->seat);
    } else if (std::holds_alternative<Remind>(message)) {
        Q_EMIT reminded();
    } else if (const auto *phrase = std::get_if<Phrase>(&message)) {
        if (phrase->seat >= 0 && toIndex(phrase->seat) < seats_.seats.size())
            Q_EMIT said(phrase->seat, phrase->id);
    } else if (const auto *undo = std::get_if<Undo>(&message)) {
        undoNumber_ = undo->number;
        seatsToUndo_ = undo->seats;
        Q_EMIT undoAsked();
    } else { // only guests say such things
        fail();
    }
}

void GuestTable::handle(const Seated &seated)
{
    if (toIndex(seated.seat) >= seats_.seats.size())
        return fail();
    seat_ = seated.seat;
    token_ = seated.token;
    retryDelay_ = kFirstPause;
    isPresent_ = !seats_.begun;
    if (!seats_.begun)
        setState(State::Waiting);
}

void GuestTable::handle(const Seats &seats)
{
    seats_ = seats;
    Q_EMIT seatsChanged();
}

void GuestTable::handle(const Refused &refused)
{
    if (seat_ < 0 || state_ == State::Returning) {
        if (state_ == State::Returning && refused.code != Code::Asked)
            finish(refused.code, Loss::Closed); // somebody else has the chair
        else
            Q_EMIT chairRefused(refused.code);
        return;
    }
    const bool own = question_ && question_->number == refused.number && answer_;
    if (!own)
        return;
    std::erase(unseen_, *answer_);
    answer_.reset();
    table_.showRefused(refused.reason != Reason::None ? refused.reason : Reason::NothingAsked);
}

/// Seals a part. The same question, after an interruption, gets the same answer.
void GuestTable::handle(const Mix &mix)
{
    if (seat_ < 0 || mix.game.seats.size() != seats_.seats.size())
        return fail();
    const bool known = mix_ && mixNumber_ == mix.number && mix_->game == mix.game;
    if (!known)
        mix_ = MixMemory{mix.game, {}, newSecret(), 0};
    isMixing_ = true;
    mixNumber_ = mix.number;
    peer_->send(Promise{sealOf(mix_->part), mix.number});
}

/// Opens the part, for one list of seals only: who knew it could choose others.
void GuestTable::handle(const Promises &promises)
{
    if (!mix_ || !isMixing_ || promises.number != mixNumber_)
        return;
    if (toIndex(seat_) >= promises.seals.size() || promises.seals[toIndex(seat_)] != sealOf(mix_->part))
        return;
    if (mix_->seals.empty()) {
        mix_->seals = promises.seals;
        mix_->opened = ++opened_;
    }
    if (mix_->seals == promises.seals)
        peer_->send(Part{mix_->part, mixNumber_});
}

void GuestTable::handle(const Opened &opened)
{
    if (!table_.gameOver())
        return;
    opened_ = 0;
    ownMoves_.computers = seats_.seats[toIndex(seat_)].history.computerMoves;
    checked_ = checkDeals(table_.record(), seat_, mix_, ownMoves_, opened.secret);
    Q_EMIT dealsChecked();
}

void GuestTable::handle(const Past &past)
{
    if (seat_ < 0 || past.count > kMostEvents)
        return fail();
    pastLeft_ = past.count;
    past_.clear();
}

void GuestTable::handle(const Seen &seen)
{
    const auto *game = std::get_if<GameEvent>(&seen.event);
    if (seat_ < 0 || (game && game->seats.size() != seats_.seats.size()))
        return fail();
    if (pastLeft_ > 0) {
        past_.push_back(game ? Event(dressed(*game)) : seen.event);
        if (--pastLeft_ == 0)
            showPast();
        return;
    }
    if (!showNext(seen.event))
        fail();
}

/// @return false if that cannot come next
bool GuestTable::showNext(const Event &event)
{
    if (seatOf(event) == seat_)
        opened_ = 0; // a game that has been played this far cannot be given up unseen
    const auto *choice = std::get_if<ChooseEvent>(&event);
    if (choice && choice->seat != seat_)
        ++answeredAfter_; // chosen at the same time: an own answer is still on its way
    else
        answer_.reset();
    if (!choice) // a choice may still be changed
        question_.reset();
    noteOwnMove(table_.record().size(), event);
    return table_.showNext(event) == Reason::None;
}

/// Remembers that an event is what was answered, see checkDeals().
/// @param number of the event
void GuestTable::noteOwnMove(std::size_t number, const Event &event)
{
    const auto isAnswer = [&event, own = toIndex(seat_)](const Event &answer) {
        const auto *thrown = std::get_if<ThrowEvent>(&event), *mine = std::get_if<ThrowEvent>(&answer);
        return thrown && mine ? own < std::min(thrown->throws.size(), mine->throws.size())
                                    && thrown->throws[own] == mine->throws[own]
                              : event == answer;
    };
    const auto answer = std::find_if(unseen_.begin(), unseen_.end(), isAnswer);
    if (answer == unseen_.end())
        return;
    unseen_.erase(unseen_.begin(), std::next(answer));
    ownMoves_.sent.insert(number);
}

/// Keeps what is remembered of the time before a deal only for the game that was dealt then.
void GuestTable::forgetOtherMix(const GameEvent &game)
{
    const bool again = !std::exchange(checked_, std::nullopt) && table_.hasGame()
                       && std::get<GameEvent>(table_.record().front()) == game;
    const bool committed = mix_ && mix_->game.fair && game.fair && mix_->game.fair->commitment == game.fair->commitment;
    if (isMixing_ && !committed && isPresent_)
        return;                                                              // not the game that is prepared
    const bool wasThere = committed && (isPresent_ || !mix_->seals.empty()); // when the parts were opened
    const bool isOfThis = isMixing_ ? wasThere : again;
    isMixing_ = false;
    if (!isOfThis)
        mix_ = isPresent_ ? std::optional(MixMemory{}) : std::nullopt;
}

/// Shows what has happened elsewhere, as little disturbing as possible.
void GuestTable::showPast()
{
    const Events past = std::exchange(past_, {});
    const Events shown = table_.hasGame() ? table_.record() : Events{};
    const auto same = static_cast<std::size_t>(std::mismatch(shown.begin(), shown.end(), past.begin(), past.end()).first
                                               - shown.begin());
    const bool goesOn = !shown.empty() && same == shown.size();
    // Of a new game the deal is to be seen, so it is not part of the past.
    const std::size_t known = goesOn ? shown.size() : past.size() <= 2 ? 1 : past.size();
    if (!goesOn) {
        answer_.reset();
        forgetOtherMix(std::get<GameEvent>(past.front()));
        if (same == 0) // another game
            ownMoves_ = {isPresent_ ? 0 : past.size()};
        ownMoves_.sent.erase(ownMoves_.sent.lower_bound(same), ownMoves_.sent.end()); // taken back
    }
    if (!goesOn
        && table_.follow(Events(past.begin(), past.begin() + static_cast<std::ptrdiff_t>(known)), seat_)
               != Reason::None)
        return fail();
    isPresent_ = true;
    if (std::any_of(past.begin(), past.end(), [this](const Event &event) { return seatOf(event) == seat_; }))
        opened_ = 0;
    setState(State::Playing);
    for (std::size_t next = known; next < past.size(); ++next)
        if (!showNext(past[next]))
            return fail();
}

void GuestTable::handle(const Ask &ask)
{
    if (!table_.hasGame())
        return fail();
    question_ = ask;
    answerSent_ = false;
    unseen_.clear();
    // An answer that was given before the question arrived, or was lost with the connection.
    if (answer_ && answeredAfter_ == table_.record().size()) {
        sendAnswer();
        return;
    }
    answer_.reset();
    table_.showAsked(ask.kind);
}

void GuestTable::onTried(int seat, const Event &answer)
{
    if (seat != seat_ || (answer_ && question_ && !isSimultaneous(question_->kind)))
        return; // it has answered already
    answer_ = answer;
    answerSent_ = false;
    answeredAfter_ = table_.record().size();
    sendAnswer();
}

void GuestTable::sendAnswer()
{
    if (!answer_ || answerSent_ || !question_ || !peer_ || peer_->isOver())
        return;
    if (const qint64 since = lastAnswer_.isValid() ? lastAnswer_.elapsed() : kAnswerInterval; since < kAnswerInterval) {
        answerTimer_.start(static_cast<int>(kAnswerInterval - since));
        return;
    }
    lastAnswer_.start();
    const std::string text = record::answerText(*answer_);
    answerSent_ = true;
    unseen_.push_back(*answer_);
    peer_->send(Answer{question_->number, QJsonDocument::fromJson(QByteArray::fromStdString(text)).object()});
}

/// The game as this program shows it: the own chair is a person's, and the others' players are known from the seats.
GameEvent GuestTable::dressed(GameEvent game) const
{
    game.chairs.clear();
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
        const SeatState &seat = seats_.seats[i];
        players::Chair chair{.human = static_cast<int>(i) == seat_};
        if (!chair.human)
            chair.guest = seat.kind == SeatState::Kind::Person || seat.kind == SeatState::Kind::Guest;
        if (seat.kind == SeatState::Kind::Program)
            chair.command = "?"; // it runs elsewhere
        if (!chair.person()) {
            const auto level =
                std::find(players::kLevelNames.begin(), players::kLevelNames.end(), seat.level.toStdString());
            chair.level = level == players::kLevelNames.end()
                              ? players::Level::Medium
                              : static_cast<players::Level>(level - players::kLevelNames.begin());
            chair.persona = seat.persona.toStdString();
        }
        game.chairs.push_back(players::textOf(chair));
    }
    return game;
}

} // namespace meadhall::network
