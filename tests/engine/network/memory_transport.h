// SPDX-License-Identifier: GPL-3.0-or-later
// Connections within one thread, without a network: every message arrives in the next turn of the event loop.
#pragma once

#include "engine/network/transport.h"

#include <QObject>
#include <QPointer>

namespace meadhall::test {

class MemoryTransport final : public network::Transport {
public:
    bool isUsable() const override { return true; }
    std::unique_ptr<network::Listener> listen(const network::ListenOptions &options, QString &error) override
    {
        error = listenError;
        if (!error.isEmpty())
            return nullptr;
        options_ = options;
        return std::make_unique<Listening>();
    }
    /// The connection is accepted at once if the key is that of a table.
    std::unique_ptr<network::Connection> connectTo(const QString &, quint16, const QByteArray &key, int) override
    {
        auto guest = std::make_unique<End>(), host = std::make_unique<End>();
        guest->other = host.get();
        guest->altered = &altered;
        host->other = guest.get();
        ends.push_back(guest.get());
        if (isCut || !options_.keyOf) {
            End::later(guest.get(), [](End &end) { end.lose(network::Loss::Unreachable); });
            return guest;
        }
        const QByteArray id = idOf(key);
        if (id.isEmpty()) {
            ++wrongKeys;
            End::later(guest.get(), [](End &end) { end.lose(network::Loss::WrongKey); });
            return guest;
        }
        End::later(guest.get(), [](End &end) {
            if (const auto opened = end.handlers.opened)
                opened();
        });
        options_.accepted(std::move(host), id);
        return guest;
    }
    QStringList ownAddresses() const override { return {QStringLiteral("127.0.0.1")}; }

    /// Cuts the cables of all guests.
    void cut()
    {
        for (const QPointer<QObject> &end : std::exchange(ends, {}))
            if (end) {
                auto &guest = static_cast<End &>(*end);
                if (guest.other)
                    End::later(static_cast<End *>(guest.other.data()),
                               [](End &host) { host.lose(network::Loss::Closed); });
                End::later(&guest, [](End &one) { one.lose(network::Loss::Closed); });
            }
    }
    bool isCut = false;  ///< nobody gets through
    int wrongKeys = 0;   ///< connections turned away
    QString listenError; ///< why nobody can be let in; empty: they can

    /// Returns what arrives of a line that a guest sends. For hosts that cheat.
    std::function<QByteArray(const QByteArray &line)> altered;
    /// Makes the id of a table from its key.
    std::function<QByteArray(const QByteArray &key)> idOf;

private:
    struct Listening final : network::Listener {
        quint16 port() const override { return 4711; }
    };

    struct End final : QObject, network::Connection {
        QPointer<QObject> other;
        Handlers handlers;
        const std::function<QByteArray(const QByteArray &line)> *altered = nullptr;
        bool over = false;

        ~End() override
        {
            if (other)
                later(static_cast<End *>(other.data()), [](End &end) { end.lose(network::Loss::Closed); });
        }
        static void later(End *end, std::function<void(End &)> what)
        {
            QMetaObject::invokeMethod(
                end, [end, what = std::move(what)] { what(*end); }, Qt::QueuedConnection);
        }
        void lose(network::Loss why)
        {
            if (std::exchange(over, true))
                return;
            other = nullptr;
            if (const auto lost = std::exchange(handlers, {}).lost)
                lost(why);
        }
        void setHandlers(Handlers all) override { handlers = std::move(all); }
        void send(const QByteArray &bytes) override
        {
            if (other && !over)
                later(static_cast<End *>(other.data()),
                      [bytes = altered && *altered ? (*altered)(bytes) : bytes](End &end) {
                          if (const auto received = end.handlers.received)
                              received(bytes);
                      });
        }
        qint64 unsent() const override { return 0; }
        QString peer() const override { return QStringLiteral("memory"); }
    };

    network::ListenOptions options_;
    std::vector<QPointer<QObject>> ends; ///< of the guests
};

} // namespace meadhall::test
