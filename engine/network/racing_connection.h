// SPDX-License-Identifier: GPL-3.0-or-later
// Tries all ways of an invitation side by side, and keeps the first on which the key is proved.
#pragma once

#include "engine/network/invitation.h"
#include "engine/network/transport.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace meadhall::network {

class RacingConnection final : public QObject, public Connection {
    Q_OBJECT

public:
    /// Time between the beginnings of two attempts, in ms. After one that fails the next begins at once.
    static constexpr int kApartMs = 250;

    /// @param transport must outlive this object
    /// @param timeout of each attempt, in ms
    RacingConnection(Transport &transport, Invitation invitation, int timeout);

    void setHandlers(Handlers handlers) override { handlers_ = std::move(handlers); }
    void send(const QByteArray &bytes) override;
    qint64 unsent() const override { return winner_ ? winner_->unsent() : 0; }
    QString peer() const override { return winner_ ? winner_->peer() : QString(); }

private:
    struct Attempt {
        std::unique_ptr<Connection> connection;
        std::optional<Loss> loss;
    };

    void tryNext();
    void onOpened(std::size_t attempt);
    void onLost(std::size_t attempt, Loss why);
    Loss worstLoss() const;

    Transport &transport_;
    Invitation invitation_;
    std::vector<Address> addresses_;
    int timeout_;
    Handlers handlers_;
    std::vector<Attempt> attempts_; ///< by address
    std::unique_ptr<Connection> winner_;
    QTimer timer_;
};

} // namespace meadhall::network
