// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/racing_connection.h"

#include <algorithm>

namespace meadhall::network {

RacingConnection::RacingConnection(Transport &transport, Invitation invitation, int timeout)
    : transport_(transport), invitation_(std::move(invitation)), addresses_(invitation_.addresses()), timeout_(timeout)
{
    attempts_.reserve(addresses_.size());
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &RacingConnection::tryNext);
    timer_.start(0); // after setHandlers()
}

void RacingConnection::tryNext()
{
    const std::size_t next = attempts_.size();
    if (winner_ || next == addresses_.size())
        return;
    timer_.start(kApartMs);
    attempts_.emplace_back();
    auto connection = transport_.connectTo(addresses_[next].host, addresses_[next].port, invitation_.key, timeout_);
    connection->setHandlers({[this, next] { onOpened(next); }, {}, [this, next](Loss why) { onLost(next, why); }});
    attempts_[next].connection = std::move(connection);
}

void RacingConnection::onOpened(std::size_t attempt)
{
    timer_.stop();
    winner_ = std::move(attempts_[attempt].connection);
    attempts_.clear(); // the others give up
    winner_->setHandlers({{}, handlers_.received, handlers_.lost});
    if (const auto opened = handlers_.opened)
        opened();
}

void RacingConnection::onLost(std::size_t attempt, Loss why)
{
    attempts_[attempt].loss = why;
    if (attempts_.size() < addresses_.size()) {
        timer_.start(0);
        return;
    }
    const auto isLost = [](const Attempt &one) { return one.loss.has_value(); };
    if (!std::all_of(attempts_.begin(), attempts_.end(), isLost))
        return;
    if (const auto lost = std::exchange(handlers_, {}).lost)
        lost(worstLoss());
}

/// The loss that says most. In the own network another table may have the address that the host has in its own.
Loss RacingConnection::worstLoss() const
{
    Loss worst = attempts_.front().loss.value_or(Loss::Unreachable);
    const auto rank = [&](std::size_t attempt) {
        switch (*attempts_[attempt].loss) {
        case Loss::WrongKey:
            return addresses_.size() > 1 && isOfOwnNetwork(addresses_[attempt].host) ? 0 : 3;
        case Loss::TimedOut:
            return 2;
        case Loss::Unreachable:
        case Loss::Closed:
            break;
        }
        return 1;
    };
    int highest = -1;
    for (std::size_t attempt = 0; attempt < attempts_.size(); ++attempt)
        if (const int now = rank(attempt); now > highest) {
            highest = now;
            worst = *attempts_[attempt].loss;
        }
    return worst;
}

void RacingConnection::send(const QByteArray &bytes)
{
    if (winner_)
        winner_->send(bytes);
}

} // namespace meadhall::network
