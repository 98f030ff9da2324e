// SPDX-License-Identifier: GPL-3.0-or-later
// The host's side of a table: what guests send.
#include "engine/network/table_host.h"

#include "engine/network/invitation.h"
#include "engine/network/peer.h"
#include "engine/network/remote_seat.h"
#include "engine/record/answer_line.h"
#include "engine/record/clean_name.h"

#include <algorithm>

namespace meadhall::network {

namespace {

constexpr int kShortestToken = 16, kLongestToken = 64;

} // namespace

void TableHost::accept(std::unique_ptr<Connection> connection)
{
    auto *peer = new Peer(std::move(connection), kLinesPerSecond, this);
    if (peers_.size() >= kMostConnections) {
        Q_EMIT sentAway(peer->address(), Code::Crowded);
        peer->end(Code::Crowded);
        delete peer;
        return;
    }
    peers_.push_back(peer);
    connect(peer, &Peer::greeting, this, [this, peer] { peer->send(state()); });
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
    } else { // only the host says such things
        Q_EMIT sentAway(peer->address(), Code::Malformed);
        peer->end(Code::Malformed);
        drop(peer);
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
        if ((!begun_ || isOver()) && !guest.peer)
            return seat;
    return -1;
}

void TableHost::handle(Peer *peer, const Sit &sit)
{
    const bool badToken =
        !sit.token.isEmpty() && (sit.token.size() < kShortestToken || sit.token.size() > kLongestToken);
    if (badToken) {
        Q_EMIT sentAway(peer->address(), Code::Malformed);
        peer->end(Code::Malformed);
        drop(peer);
        return;
    }
    if (seatOf(peer) >= 0)
        return refuse(peer, {Reason::None, Code::AlreadySeated});
    if (sit.name.isEmpty())
        return refuse(peer, {Reason::None, Code::NoName});
    const int chair = chairFor(sit);
    if (chair < 0)
        return refuse(peer, {Reason::None, sit.seat >= 0 ? Code::SeatTaken : Code::Full});
    seat(peer, chair, sit);
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
    if (!isBack)
        kept = {distinctName(sit.name), sit.token.isEmpty() ? QString::fromLatin1(newKey().toHex()) : sit.token};
    guest.peer = peer;
    guest.clock->stop();
    keep();
    peer->send(Seated{seat, kept.token});
    if (isBack) {
        sendToAll(Back{seat}, peer);
        Q_EMIT back(seat);
    }
    changeSeats();
    if (begun_ && guest.remote) {
        guest.fresh = true; // nothing is sent to it before the whole game is
        guest.remote->stopComputer();
        sendGame(seat);
    } else if (!begun_ && everybodySits()) {
        Q_EMIT everybodySat();
    }
}

/// Forgets a connection, which is over.
void TableHost::drop(Peer *peer)
{
    std::erase(peers_, peer);
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
    const auto question = remote ? remote->question() : std::nullopt;
    if (!question || question->number != answer.number)
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
    sendToAll(Undo{undoNumber_});
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
    if (!refused)
        table_.undoWithGuests();
    Q_EMIT undoAnswered(!refused);
}

} // namespace meadhall::network
