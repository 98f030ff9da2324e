// SPDX-License-Identifier: GPL-3.0-or-later
// A relay: joins guests with hosts that nobody reaches. It sees encrypted bytes only, and keeps nothing.
#pragma once

#include "engine/network/module/psk_listener.h"

#include <QObject>

#include <map>

namespace meadhall::network {

class RelayTable;

class Relay final : public QObject, public Listener {
    Q_OBJECT

public:
    /// The version of what hosts and relays say to each other.
    static constexpr int kFormat = 1;
    /// How long nothing may be heard from the other end, in ms.
    static constexpr int kSilenceMs = 60'000;
    /// The beginning of the line by which a host's connection says for which guest it is.
    static constexpr QByteArrayView kJoin{"meadhall-join "};

    explicit Relay(const RelayOptions &options);
    ~Relay() override;

    /// @return the system's message if it fails
    QString start();
    quint16 port() const override { return hosts_ ? hosts_->port() : 0; }

    const RelayOptions &options() const { return options_; }
    /// Makes a listener for the guests of a table, on the port that follows from its token, or the next free one.
    std::unique_ptr<QTcpServer> listenForGuests(const QByteArray &token);
    void say(const QString &what) const;
    void remove(RelayTable *table);

private:
    RelayOptions options_;
    std::unique_ptr<PskListener> hosts_;
    std::map<RelayTable *, std::unique_ptr<RelayTable>> tables_;
};

} // namespace meadhall::network
