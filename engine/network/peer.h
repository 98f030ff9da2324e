// SPDX-License-Identifier: GPL-3.0-or-later
// One end of a connection: greets, cuts what arrives into messages, and notices who is gone or sends too much.
#pragma once

#include "engine/network/line_reader.h"
#include "engine/network/message.h"
#include "engine/network/transport.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace meadhall::network {

class Peer : public QObject {
    Q_OBJECT

public:
    /// How long the other end may take, in ms.
    struct Patience {
        int greeting = 10'000;     ///< until its hello
        int pingInterval = 10'000; ///< between two pings to it
        int silence = 30'000;      ///< without a word, or without answering a ping: who answers none does not read
    };
    /// The other end must not leave more than this unread, in bytes.
    static constexpr qint64 kMostUnsent = 1 << 20;

    /// @param linesPerSecond that are accepted; 0: any number
    Peer(std::unique_ptr<Connection> connection, int linesPerSecond, QObject *parent, const Patience &patience);
    Peer(std::unique_ptr<Connection> connection, int linesPerSecond, QObject *parent)
        : Peer(std::move(connection), linesPerSecond, parent, Patience())
    {
    }
    ~Peer() override;

    /// Sends the hello, when the key is proved.
    void greet();
    void send(const Message &message);
    /// Says goodbye and closes. Nothing is emitted afterwards; may be called in a slot of any signal.
    void end(Code code);
    bool isOver() const { return connection_ == nullptr; }
    /// Whether the other end has greeted.
    bool greeted() const { return greeted_; }
    /// Version of the protocol in use, the lower one of both ends; 0 until the other end has greeted.
    int format() const { return format_; }
    QString address() const { return address_; }

Q_SIGNALS:
    /// The key is proved. Only for the end that connects.
    void opened();
    /// The other end speaks this format.
    void greeting(const meadhall::network::Hello &hello);
    /// Any message but hello, ping, pong and bye.
    void received(const meadhall::network::Message &message);
    /// The other end has said goodbye, was at fault and has been told so, or is gone (Code::None).
    void over(meadhall::network::Code code, meadhall::network::Loss loss);

private:
    void read(const QByteArray &bytes);
    void handle(const Message &message);
    void fail(Code code, Loss loss = Loss::Closed);
    void keepAlive();

    std::unique_ptr<Connection> connection_;
    Patience patience_;
    LineReader reader_;
    QElapsedTimer clock_;
    qint64 lastHeard_ = 0, lastPong_ = 0; ///< by the clock
    QTimer pings_;
    std::vector<quint64> sentPings_; ///< since the last that was answered
    bool greeted_ = false;
    int format_ = 0;
    bool ending_ = false;
    QString address_;
};

/// A sentence in English for the other end and for logs.
QString sentenceOf(Code code);

} // namespace meadhall::network
