// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/table_host.h"

#include "engine/ai/personas.h"
#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/rules.h"
#include "engine/network/invitation.h"
#include "engine/network/peer.h"
#include "engine/network/remote_seat.h"
#include "engine/record/answer_line.h"
#include "engine/record/clean_name.h"
#include "engine/record/record.h"
#include "engine/table/fair_deal.h"

#include <QRandomGenerator>

#include <algorithm>

namespace meadhall::network {

namespace {

constexpr int kShortestToken = 16, kLongestToken = 64;

/// Remembers who has had a seat until the game had so many events, unless nothing has happened since the one before.
void rememberPerson(SeatHistory &history, const QString &name, int events)
{
    constexpr std::size_t kMostPeople = 16; // a guest refuses a longer list than 64, and a line has its limit
    if (!history.people.empty() && history.people.back().until == events)
        return;
    if (history.people.size() == kMostPeople)
        history.people.erase(history.people.begin());
    history.people.push_back({name, events});
}

} // namespace

TableHost::TableHost(Table &table, QObject *parent) : QObject(parent), table_(table)
{
    clock_.start();
    mixTimer_.setObjectName(QStringLiteral("mixTime"));
    mixTimer_.setSingleShot(true);
    mixTimer_.setInterval(kMixTime);
    connect(&mixTimer_, &QTimer::timeout, this, &TableHost::onMixTime);
    connect(&table_, &Table::refused, this, [this](int seat, Reason reason) {
        if (seat == answering_)
            refusal_ = reason;
    });
    connect(&table_, &Table::undoWished, this, &TableHost::askForUndo);
    connect(&record::FileWriter::instance(), &record::FileWriter::written, this,
            [this](record::Kept, const QString &file, int error) {
                if (error != 0 && file == file_.fileName())
                    Q_EMIT saveFailed();
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
    writeKeptTable(file_, kept_);
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
            state.computerPlays = computerPlays(seat);
            state.history = kept.history;
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
    mix_.reset();
    game_ = std::move(game);
    begun_ = false;
    sendOlderAway();
    changeSeats();
}

Reason TableHost::beginAnother(GameEvent game)
{
    if (const Reason why = whyIllegal(game); why != Reason::None)
        return why;
    game_ = game;
    begun_ = false;
    undoAsked_ = false;
    sendOlderAway();
    startMixing(std::move(game));
    return Reason::None;
}

void TableHost::startMixing(GameEvent game)
{
    for (auto &one : kept_.guests)
        one.second.history = {};
    game.deal.reset();
    game.fair = newFairDeal();
    mix_ = Mix{std::move(game), {}, {}, {}};
    ++mixNumber_;
    mixTimer_.start();
    for (const auto &one : guests_)
        sendMix(one.first);
    sealIfComplete();
}

void TableHost::sendMix(int seat)
{
    Peer *peer = guests_.at(seat).peer;
    if (!peer || mix_->silent.contains(seat))
        return;
    network::Mix mix{mix_->game, mixNumber_};
    mix.game.fair->secret.clear();
    mix.game.chairs.clear();
    peer->send(mix);
    if (mix_->sealed)
        peer->send(Promises{bySeat(mix_->seals), mixNumber_});
}

std::vector<std::string> TableHost::bySeat(const std::map<int, std::string> &texts) const
{
    std::vector<std::string> list(game_.seats.size());
    for (const auto &[seat, text] : texts)
        list[toIndex(seat)] = text;
    return list;
}

void TableHost::sealIfComplete()
{
    const auto isMissing = [this](const auto &one) {
        return !mix_->silent.contains(one.first) && !mix_->seals.contains(one.first);
    };
    if (mix_->sealed || std::any_of(guests_.begin(), guests_.end(), isMissing))
        return;
    mix_->sealed = true;
    sendToAll(Promises{bySeat(mix_->seals), mixNumber_});
    dealIfComplete();
}

/// Starts the game once all parts are known.
void TableHost::dealIfComplete()
{
    if (mix_->sealed && mix_->parts.size() >= mix_->seals.size())
        deal();
}

/// Starts the game with the parts that are known.
void TableHost::deal()
{
    mixTimer_.stop();
    game_ = mix_->game;
    game_.fair->parts = bySeat(mix_->parts);
    mix_.reset();
    begun_ = true;
    keep();
    table_.start(game_);
    for (const auto &[seat, guest] : guests_)
        if (!guest.peer)
            waitLonger(seat);
    changeSeats();
}

/// Goes on without those who have not added a part. Once a part is opened nothing begins anew: the host may know the
/// deal by then, and a guest who works with it could refuse one deal after another.
void TableHost::onMixTime()
{
    if (mix_->sealed)
        return deal();
    for (const auto &one : guests_)
        if (!mix_->seals.contains(one.first))
            mix_->silent.insert(one.first);
    mixTimer_.start();
    sealIfComplete();
}

void TableHost::handle(Peer *peer, const Promise &promise)
{
    const int seat = seatOf(peer);
    if (!mix_ || promise.number != mixNumber_ || seat < 0 || mix_->sealed || mix_->silent.contains(seat))
        return; // too late
    mix_->seals[seat] = promise.seal;
    sealIfComplete();
}

void TableHost::handle(Peer *peer, const Part &part)
{
    const int seat = seatOf(peer);
    if (!mix_ || part.number != mixNumber_ || seat < 0 || mix_->silent.contains(seat))
        return; // too late
    if (!mix_->sealed || sealOf(part.part) != mix_->seals[seat])
        return sendAway(peer, Code::Malformed);
    mix_->parts[seat] = part.part;
    dealIfComplete();
}

void TableHost::sendAway(Peer *peer, Code code)
{
    Q_EMIT sentAway(peer->address(), code);
    peer->end(code);
    drop(peer);
}

/// Guests whose programs do not know the goat cannot play with it.
void TableHost::sendOlderAway()
{
    const bool isWithGoat = game_.game == Game::Odin && odin::rulesOf(game_).goat == odin::Goat::In;
    for (Peer *peer : std::vector<Peer *>(peers_.begin(), peers_.end()))
        if (isWithGoat && peer->greeted() && peer->format() < kGoatFormat)
            sendAway(peer, Code::Version);
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
    if (guest == guests_.end() || !guest->second.remote || computerPlays(seat))
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

int TableHost::hesitates(int seat) const
{
    const auto guest = guests_.find(seat);
    const bool asked = guest != guests_.end() && guest->second.peer && guest->second.remote
                       && guest->second.remote->question() && !guest->second.remote->question()->answered
                       && !computerPlays(seat);
    return asked && guest->second.asked.isValid() ? static_cast<int>(guest->second.asked.elapsed()) : 0;
}

void TableHost::remind(int seat)
{
    const auto guest = guests_.find(seat);
    if (guest == guests_.end() || !guest->second.peer || !guest->second.reminded.hasExpired())
        return;
    guest->second.reminded.setRemainingTime(kRemindInterval);
    guest->second.peer->send(Remind{seat});
}

void TableHost::dismiss(int seat)
{
    const auto guest = guests_.find(seat);
    if (guest == guests_.end() || !guest->second.peer)
        return;
    kept_.guests[seat].token.clear();
    keep();
    Peer *peer = guest->second.peer;
    peer->end(Code::Dismissed);
    drop(peer);
}

QString TableHost::applicant() const { return applicants_.empty() ? QString() : applicants_.front().second.name; }

void TableHost::admit(int seat)
{
    const auto guest = guests_.find(seat);
    if (applicants_.empty() || guest == guests_.end() || guest->second.peer)
        return;
    const auto [peer, sit] = applicants_.front();
    applicants_.erase(applicants_.begin());
    const QString before = kept_.guests[seat].name;
    this->seat(peer, seat, sit);
    Q_EMIT seatGiven(seat, before, kept_.guests[seat].name);
    Q_EMIT applicantChanged();
}

void TableHost::turnDown()
{
    if (applicants_.empty())
        return;
    refuse(applicants_.front().first, {Reason::None, Code::Full, {}});
    applicants_.erase(applicants_.begin());
    Q_EMIT applicantChanged();
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
    applicants_.clear();
    mix_.reset();
    mixTimer_.stop();
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

/// Remembers a move that a computer has made for a guest, before anybody hears of it.
void TableHost::noteComputersMove(int seat, const Event &event)
{
    const auto guest = guests_.find(seat);
    const auto *thrown = std::get_if<ThrowEvent>(&event);
    const bool isOwn =
        thrown ? thrown->throws[toIndex(seat)].has_value() : meadhall::seatOf(event).value_or(-1) == seat;
    if (!isOwn || guest == guests_.end() || guest->second.fresh || !guest->second.remote->computerHasAnswered())
        return;
    std::vector<int> &moves = kept_.guests[seat].history.computerMoves;
    if (moves.size() >= toIndex(kMostComputerMoves))
        moves.erase(moves.begin());
    moves.push_back(static_cast<int>(table_.record().size()) - 1);
    keep();
    changeSeats();
}

/// Forgets who has made the moves that were taken back.
void TableHost::shortenHistories()
{
    const int events = static_cast<int>(table_.record().size());
    for (auto &[seat, guest] : kept_.guests) {
        for (SeatHistory::Person &one : guest.history.people)
            one.until = std::min(one.until, events);
        std::erase_if(guest.history.computerMoves, [events](int move) { return move >= events; });
    }
    keep();
    changeSeats();
}

void TableHost::onSeen(int seat, const Event &event)
{
    noteComputersMove(seat, event);
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
    sendSecret(guest);
}

/// Opens the secret after the last card, so that the guest's program can check the deals.
void TableHost::sendSecret(const Guest &guest) const
{
    if (isOver() && game_.fair)
        guest.peer->send(Opened{game_.fair->secret});
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
    const auto open = table_.openHands();
    const auto isEndOfHand = [](const Event &event) { return std::holds_alternative<HandOverEvent>(event); };
    const auto end = std::find_if(seen.rbegin(), seen.rend(), isEndOfHand);
    for (const Event &event : seen) {
        if (!open.empty() && end != seen.rend() && &event == &*end)
            guest.peer->send(OpenHands{open});
        guest.peer->send(Seen{event});
    }
    sendSecret(guest);
    sendQuestion(seat);
}

void TableHost::sendQuestion(int seat)
{
    const auto guest = guests_.find(seat);
    if (guest == guests_.end() || !guest->second.peer || guest->second.fresh || !guest->second.remote)
        return;
    guest->second.asked.start();
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

void TableHost::accept(std::unique_ptr<Connection> connection)
{
    auto *peer = new Peer(std::move(connection), kLinesPerSecond, this);
    if (peers_.size() >= kMostConnections) { // the oldest one without a chair makes room: there are fewer chairs
        const auto oldest =
            std::find_if(peers_.begin(), peers_.end(), [this](const Peer *one) { return seatOf(one) < 0; });
        Peer *gone = oldest == peers_.end() ? peer : *oldest;
        Q_EMIT sentAway(gone->address(), Code::Crowded);
        gone->end(Code::Crowded);
        if (gone == peer) {
            delete peer;
            return;
        }
        drop(gone);
    }
    peers_.push_back(peer);
    connect(peer, &Peer::greeting, this, [this, peer] {
        peer->send(state());
        sendOlderAway();
    });
    connect(peer, &Peer::received, this, [this, peer](const Message &message) { handle(peer, message); });
    connect(peer, &Peer::over, this, [this, peer](Code code) {
        if (code != Code::None && code != Code::Left)
            Q_EMIT sentAway(peer->address(), code);
        drop(peer);
    });
    peer->greet();
}

void TableHost::handle(Peer *peer, const Message &message)
{
    if (const auto *sit = std::get_if<Sit>(&message)) {
        handle(peer, *sit);
    } else if (const auto *answer = std::get_if<Answer>(&message)) {
        handle(peer, *answer);
    } else if (const auto *phrase = std::get_if<Phrase>(&message)) {
        handle(peer, *phrase);
    } else if (const auto *agree = std::get_if<Agree>(&message)) {
        handle(peer, *agree);
    } else if (const auto *promise = std::get_if<Promise>(&message)) {
        handle(peer, *promise);
    } else if (const auto *part = std::get_if<Part>(&message)) {
        handle(peer, *part);
    } else { // only the host says such things
        sendAway(peer, Code::Malformed);
    }
}

/// The chair that a guest gets; −1: none.
int TableHost::chairFor(const Sit &sit) const
{
    for (const auto &[seat, kept] : kept_.guests)
        if (!sit.token.isEmpty() && kept.token == sit.token)
            return seat;
    const auto isFree = [this](int seat) { return kept_.guests.at(seat).token.isEmpty(); };
    if (sit.seat >= 0)
        return kept_.guests.count(sit.seat) > 0 && isFree(sit.seat) ? sit.seat : -1;
    for (const auto &one : guests_)
        if (isFree(one.first))
            return one.first;
    // Before a game begins nobody holds a chair by being away.
    for (const auto &[seat, guest] : guests_)
        if ((!begun_ || isOver()) && !mix_ && !guest.peer)
            return seat;
    return -1;
}

void TableHost::handle(Peer *peer, const Sit &sit)
{
    const bool badToken =
        !sit.token.isEmpty() && (sit.token.size() < kShortestToken || sit.token.size() > kLongestToken);
    if (badToken)
        return sendAway(peer, Code::Malformed);
    if (seatOf(peer) >= 0)
        return refuse(peer, {Reason::None, Code::AlreadySeated});
    if (sit.name.isEmpty())
        return refuse(peer, {Reason::None, Code::NoName});
    const int chair = chairFor(sit);
    if (chair >= 0)
        return seat(peer, chair, sit);
    const bool couldBeGiven =
        sit.seat < 0 && begun_ && !isOver()
        && std::any_of(guests_.begin(), guests_.end(), [](const auto &one) { return !one.second.peer; });
    if (!couldBeGiven)
        return refuse(peer, {Reason::None, sit.seat >= 0 ? Code::SeatTaken : Code::Full, {}});
    std::erase_if(applicants_, [peer](const auto &one) { return one.first == peer; });
    applicants_.emplace_back(peer, sit);
    refuse(peer, {Reason::None, Code::Asked, {}});
    Q_EMIT applicantChanged();
}

/// The name with a number, if somebody else at the table has it.
QString TableHost::distinctName(const QString &name) const
{
    const std::vector<SeatState> all = seats();
    QString distinct = name;
    const auto has = [&distinct](const SeatState &seat) { return seat.name == distinct; };
    for (int number = 2; std::any_of(all.begin(), all.end(), has); ++number)
        distinct = cleanName(name, kLongestName - 3) + QLatin1Char(' ') + QString::number(number);
    return distinct;
}

void TableHost::seat(Peer *peer, int seat, const Sit &sit)
{
    Guest &guest = guests_.at(seat);
    if (Peer *other = guest.peer) {
        guest.peer = nullptr;
        other->end(Code::Elsewhere);
        drop(other);
    }
    KeptGuest &kept = kept_.guests[seat];
    const bool isBack = !kept.token.isEmpty() && kept.token == sit.token;
    if (!isBack) {
        const QString before =
            kept.name.isEmpty() ? cleanName(QString::fromStdString(game_.seats[toIndex(seat)])) : kept.name;
        kept.name = distinctName(sit.name);
        kept.token = sit.token.isEmpty() ? QString::fromLatin1(newKey().toHex()) : sit.token;
        if (begun_ && !isOver() && !before.isEmpty() && before != kept.name)
            rememberPerson(kept.history, before, static_cast<int>(table_.record().size()));
    }
    guest.peer = peer;
    guest.clock->stop();
    if (guest.remote)
        guest.remote->stopComputer();
    keep();
    peer->send(Seated{seat, kept.token});
    if (mix_)
        sendMix(seat);
    if (isBack) {
        sendToAll(Back{seat}, peer);
        Q_EMIT back(seat);
    }
    changeSeats();
    if (begun_ && guest.remote) {
        guest.fresh = true; // nothing is sent to it before the whole game is
        sendGame(seat);
    } else if (!begun_ && !mix_ && everybodySits()) {
        Q_EMIT everybodySat();
    }
}

/// Forgets a connection, which is over.
void TableHost::drop(Peer *peer)
{
    std::erase(peers_, peer);
    if (std::erase_if(applicants_, [peer](const auto &one) { return one.first == peer; }) > 0)
        Q_EMIT applicantChanged();
    peer->disconnect(this);
    peer->deleteLater();
    const int seat = seatOf(peer);
    if (seat < 0)
        return;
    Guest &guest = guests_.at(seat);
    guest.peer = nullptr;
    if (undoAsked_)
        countAgreements();
    if (begun_ && !isOver())
        waitLonger(seat);
    changeSeats();
}

void TableHost::refuse(Peer *peer, const Refused &why)
{
    peer->send(why);
    Q_EMIT refusedGuest(seatOf(peer), why);
}

void TableHost::handle(Peer *peer, const Answer &answer)
{
    const int seat = seatOf(peer);
    if (seat < 0)
        return refuse(peer, {Reason::None, Code::NotSeated, answer.number});
    RemoteSeat *remote = guests_.at(seat).remote;
    if (remote && remote->computerPlays()) { // the guest is back, even if the computer was faster this time
        remote->stopComputer();
        changeSeats();
    }
    const auto question = remote ? remote->question() : std::nullopt;
    const bool isTooLate = remote && remote->computerHasAnswered() && table_.isWriting(seat);
    if (!question || question->number != answer.number || isTooLate)
        return refuse(peer, {Reason::None, Code::Stale, answer.number});
    const auto event = record::answerOf(answer.keys, {question->kind, seat, table_.players(), remote->revealedCard()});
    if (!event)
        return refuse(peer, {Reason::None, Code::NoAnswer, answer.number});
    answering_ = seat;
    refusal_ = Reason::None;
    remote->setAnswered(answer.number);
    table_.answer(seat, *event);
    answering_ = -1;
    if (refusal_ == Reason::None)
        return;
    remote->reopen(*question);
    refuse(peer, {refusal_, Code::None, answer.number});
}

void TableHost::handle(Peer *peer, const Phrase &phrase)
{
    const int seat = seatOf(peer);
    if (seat < 0)
        return refuse(peer, {Reason::None, Code::NotSeated});
    Guest &guest = guests_.at(seat);
    if (clock_.elapsed() - guest.lastPhrase < kPhraseInterval)
        return; // too soon; nobody misses it
    guest.lastPhrase = clock_.elapsed();
    sendToAll(Phrase{phrase.id, seat});
    Q_EMIT said(seat, phrase.id);
}

void TableHost::askForUndo()
{
    undoAsked_ = true;
    ++undoNumber_;
    for (auto &one : guests_)
        one.second.agrees.reset();
    sendToAll(Undo{undoNumber_, table_.seatsTakenBack()});
    countAgreements();
}

void TableHost::handle(Peer *peer, const Agree &agree)
{
    const int seat = seatOf(peer);
    if (seat < 0 || !undoAsked_ || agree.number != undoNumber_)
        return refuse(peer, {Reason::None, seat < 0 ? Code::NotSeated : Code::Stale, agree.number});
    guests_.at(seat).agrees = agree.agrees;
    countAgreements();
}

/// Undoes if all guests who are here agree; those who are away cannot be asked.
void TableHost::countAgreements()
{
    const auto says = [this](std::optional<bool> what) {
        return std::any_of(guests_.begin(), guests_.end(),
                           [what](const auto &one) { return one.second.peer && one.second.agrees == what; });
    };
    const bool refused = says(false);
    if (!refused && says(std::nullopt))
        return; // not all have answered
    undoAsked_ = false;
    if (!refused) {
        table_.undoWithGuests();
        shortenHistories();
    }
    Q_EMIT undoAnswered(!refused);
}

} // namespace meadhall::network
