// SPDX-License-Identifier: GPL-3.0-or-later
// The host's end of a relay: one connection on which the relay tells of guests, and one more for each of them.
#pragma once

#include "engine/network/line_reader.h"
#include "engine/network/transport.h"

#include <QObject>
#include <QTimer>

namespace meadhall::network {

class PskListener;

class PskRelayLine final : public QObject, public RelayLine {
    Q_OBJECT

public:
    explicit PskRelayLine(const RelayLineOptions &options);
    ~PskRelayLine() override;

private:
    void connectToRelay();
    void read(const QByteArray &bytes);
    void handle(const QJsonObject &line);
    void fetchGuest(const QString &id);
    void onLost(Loss why);

    RelayLineOptions options_;
    PskListener *listener_;
    std::unique_ptr<Connection> control_;
    LineReader reader_{0};
    Address guests_; ///< the way for guests; without port until the relay has told it
    QTimer retry_, silence_, pings_;
    int retryDelayMs_ = 0;
};

} // namespace meadhall::network
