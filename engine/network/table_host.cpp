// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/table_host.h"

#include "engine/ai/personas.h"
#include "engine/core/to_index.h"
#include "engine/network/invitation.h"
#include "engine/network/peer.h"
#include "engine/network/remote_seat.h"
#include "engine/record/clean_name.h"
#include "engine/record/record.h"

#include <QRandomGenerator>

#include <algorithm>

namespace meadhall::network {

TableHost::TableHost(Table &table, QObject *parent) : QObject(parent), table_(table)
{
    clock_.start();
    connect(&table_, &Table::refused, this, [this](int seat, Reason reason) {
        if (seat == answering_)
            refusal_ = reason;
    });
    connect(&table_, &Table::undoWished, this, &TableHost::askForUndo);
    connect(&record::FileWriter::instance(), &record::FileWriter::written, this,
            [this](record::Kept, const QString &file, int error) {
                if (error != 0 && file == file_.fileName())
                    Q_EMIT notKept();
            });
}

TableHost::~TableHost() = default;

void TableHost::setFile(const QString &file, std::shared_ptr<record::FolderLock> lock)
{
    file_ = record::KeptFile(file, kKeptFormat, std::move(lock));
}

void TableHost::setCoachAllowed(bool allowed)
{
    coach_ = allowed;
    changeSeats();
}

void TableHost::open(const GameEvent &game)
{
    kept_ = {newKey(), kept_.port, {}, {}};
    setGuests(game);
    keep();
}

bool TableHost::reopen(const GameEvent &game)
{
    kept_ = readKeptTable(file_);
    const KeptTable kept = kept_;
    setGuests(game);
    const bool fits = !kept_.key.isEmpty() && !guests_.empty() && kept_.guests.size() == kept.guests.size();
    if (!fits) {
        kept_ = {};
        guests_.clear();
    }
    for (auto &[seat, guest] : guests_)
        if (!kept_.guests[seat].token.isEmpty())
            startWaiting(guest);
    return fits;
}

bool TableHost::reopenGame(const GameEvent &game)
{
    return readKeptTable(file_).game == record::hashOf({game}) && reopen(game);
}

/// Makes a chair for every guest of the game; those that are kept stay taken.
void TableHost::setGuests(const GameEvent &game)
{
    game_ = game;
    begun_ = false;
    guests_.clear();
    std::map<int, KeptGuest> kept;
    for (int seat = 0; seat < static_cast<int>(game.chairs.size()); ++seat) {
        const auto chair = players::chairOf(game.chairs[toIndex(seat)]);
        if (!chair || !chair->guest)
            continue;
        Guest &guest = guests_[seat];
        guest.lastPhrase = -kPhraseInterval;
        guest.clock->setSingleShot(true);
        connect(guest.clock.get(), &QTimer::timeout, this, [this, seat] { Q_EMIT waitOver(seat); });
        kept[seat] = kept_.guests[seat];
    }
    kept_.guests = kept;
}

void TableHost::setPort(quint16 port)
{
    kept_.port = port;
    keep();
}

void TableHost::keep()
{
    if (kept_.key.isEmpty())
        return;
    kept_.game = record::hashOf({game_});
    if (!writeKeptTable(file_, kept_))
        Q_EMIT notKept();
}

std::vector<SeatState> TableHost::seats() const
{
    std::vector<SeatState> seats;
    for (int seat = 0; seat < static_cast<int>(game_.seats.size()); ++seat) {
        const auto index = toIndex(seat);
        const auto chair = index < game_.chairs.size() ? players::chairOf(game_.chairs[index]) : std::nullopt;
        SeatState state;
        state.name = cleanName(QString::fromStdString(game_.seats[index]));
        if (const auto guest = guests_.find(seat); guest != guests_.end()) {
            const KeptGuest &kept = kept_.guests.at(seat);
            state.kind = SeatState::Kind::Guest;
            state.name = kept.name;
            state.presence = guest->second.peer     ? SeatState::Presence::Here
                             : kept.token.isEmpty() ? SeatState::Presence::Free
                                                    : SeatState::Presence::Away;
            state.computerPlays = state.presence == SeatState::Presence::Away && computerPlays(seat);
        } else if (chair && !chair->person()) {
            state.kind = chair->command.empty() ? SeatState::Kind::Computer : SeatState::Kind::Program;
            state.level = QString::fromUtf8(players::kLevelNames[toIndex(chair->level)].data());
            state.persona = QString::fromStdString(chair->persona);
        }
        seats.push_back(state);
    }
    return seats;
}

bool TableHost::everybodySits() const
{
    return std::all_of(guests_.begin(), guests_.end(), [](const auto &one) { return one.second.peer != nullptr; });
}

Reason TableHost::begin(players::Level level)
{
    GameEvent game = game_;
    for (auto guest = guests_.begin(); guest != guests_.end();) {
        const int seat = guest->first;
        if (guest->second.peer) {
            game.seats[toIndex(seat)] = kept_.guests[seat].name.toStdString();
            ++guest;
            continue;
        }
        seatComputer(game, seat, level);
        kept_.guests.erase(seat);
        guest = guests_.erase(guest);
    }
    return beginAnother(std::move(game));
}

void TableHost::seatComputer(GameEvent &game, int seat, players::Level level) const
{
    players::Chair computer{.human = false, .level = level};
    for (const players::Persona &persona : players::kPersonas) {
        std::string name(persona.id);
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
        const auto hasIt = [&](const std::string &chair) { return chair.ends_with(':' + std::string(persona.id)); };
        if (std::any_of(game.chairs.begin(), game.chairs.end(), hasIt)
            || std::find(game.seats.begin(), game.seats.end(), name) != game.seats.end())
            continue;
        computer.persona = persona.id;
        game.seats[toIndex(seat)] = name;
        break;
    }
    game.chairs[toIndex(seat)] = players::textOf(computer);
}

void TableHost::prepare(GameEvent game)
{
    undoAsked_ = false;
    game_ = std::move(game);
    begun_ = false;
    changeSeats();
}

Reason TableHost::beginAnother(GameEvent game)
{
    game_ = std::move(game);
    begun_ = true;
    undoAsked_ = false;
    keep();
    const Reason why = table_.start(game_);
    begun_ = why == Reason::None;
    changeSeats();
    return why;
}

std::unique_ptr<Seat> TableHost::makeSeat(int seat)
{
    const auto guest = guests_.find(seat);
    if (guest == guests_.end())
        return nullptr;
    begun_ = true;
    auto remote = std::make_unique<RemoteSeat>(seat);
    guest->second.remote = remote.get();
    connect(remote.get(), &RemoteSeat::seen, this, [this, seat](const Event &event) { onSeen(seat, event); });
    connect(remote.get(), &RemoteSeat::asked, this, [this, seat] { sendQuestion(seat); });
    connect(remote.get(), &QObject::destroyed, this, [this, seat](QObject *gone) {
        if (const auto found = guests_.find(seat); found != guests_.end() && found->second.remote == gone)
            found->second.remote = nullptr;
    });
    return remote;
}

int TableHost::waitsFor(int seat) const
{
    const auto guest = guests_.find(seat);
    return guest == guests_.end() || guest->second.peer ? 0 : static_cast<int>(guest->second.waits.remainingTime());
}

void TableHost::startWaiting(Guest &guest) const
{
    guest.waits.setRemainingTime(wait_ * 1000);
    guest.clock->start(wait_ * 1000);
}

void TableHost::waitLonger(int seat)
{
    const auto guest = guests_.find(seat);
    if (guest == guests_.end() || guest->second.peer)
        return;
    startWaiting(guest->second);
    sendToAll(Away{seat, wait_});
    Q_EMIT away(seat, wait_);
}

void TableHost::letComputerPlay(int seat)
{
    const auto guest = guests_.find(seat);
    if (guest == guests_.end() || guest->second.peer || !guest->second.remote || computerPlays(seat))
        return;
    guest->second.clock->stop();
    guest->second.remote->letComputerPlay(table_.seenBy(seat), QRandomGenerator::global()->generate64());
    changeSeats();
}

bool TableHost::computerPlays(int seat) const
{
    const auto guest = guests_.find(seat);
    return guest != guests_.end() && guest->second.remote && guest->second.remote->computerPlays();
}

void TableHost::say(int seat, PhraseId phrase) { sendToAll(Phrase{phrase, seat}); }

void TableHost::close()
{
    for (Peer *peer : std::exchange(peers_, {})) {
        peer->end(Code::Closed);
        peer->disconnect(this);
        peer->deleteLater();
    }
    guests_.clear();
    file_.remove();
    kept_ = {};
}

/// Another game may be at the table meanwhile.
bool TableHost::isOver() const { return table_.gameOver() && std::get<GameEvent>(table_.record().front()) == game_; }

int TableHost::seatOf(const Peer *peer) const
{
    for (const auto &[seat, guest] : guests_)
        if (guest.peer == peer)
            return seat;
    return -1;
}

void TableHost::onSeen(int seat, const Event &event)
{
    const auto found = guests_.find(seat);
    if (found == guests_.end())
        return; // the table was closed
    Guest &guest = found->second;
    if (std::holds_alternative<GameEvent>(event)) {
        // The rest of the game may follow at once; then all of it is sent together.
        if (!std::exchange(guest.fresh, true))
            QMetaObject::invokeMethod(
                this, [this, seat] { sendGame(seat); }, Qt::QueuedConnection);
        return;
    }
    if (!guest.peer || guest.fresh)
        return;
    if (std::holds_alternative<HandOverEvent>(event))
        guest.peer->send(OpenHands{table_.openHands()});
    guest.peer->send(Seen{event});
}

/// Sends the whole game so far as the seat has seen it, and the open question.
void TableHost::sendGame(int seat)
{
    const auto found = guests_.find(seat);
    if (found == guests_.end() || !found->second.remote)
        return;
    Guest &guest = found->second;
    guest.fresh = false;
    if (!guest.peer)
        return;
    Events seen = table_.seenBy(seat);
    if (seen.empty())
        return;
    auto &game = std::get<GameEvent>(seen.front());
    game.chairs.clear(); // they may contain command lines; the message about the seats has the rest
    guest.peer->send(Past{static_cast<int>(seen.size())});
    if (const auto open = table_.openHands(); !open.empty())
        guest.peer->send(OpenHands{open});
    for (const Event &event : seen)
        guest.peer->send(Seen{event});
    sendQuestion(seat);
}

void TableHost::sendQuestion(int seat)
{
    const auto guest = guests_.find(seat);
    if (guest == guests_.end() || !guest->second.peer || guest->second.fresh || !guest->second.remote)
        return;
    if (const auto &question = guest->second.remote->question(); question && !question->answered)
        guest->second.peer->send(Ask{question->kind, question->number});
}

void TableHost::sendToAll(const Message &message, const Peer *except)
{
    for (const auto &[seat, guest] : guests_)
        if (guest.peer && guest.peer != except)
            guest.peer->send(message);
}

Seats TableHost::state() const { return {seats(), game_.game, begun_, coach_}; }

void TableHost::changeSeats()
{
    const Seats now = state();
    for (Peer *peer : peers_)
        if (peer->greeted())
            peer->send(now);
    Q_EMIT seatsChanged();
}

} // namespace meadhall::network
