// SPDX-License-Identifier: GPL-3.0-or-later
// The signals by which a session, a terminal or a user ends the program.
#pragma once

#include <QObject>

namespace meadhall {

/// Turns SIGTERM, SIGINT and SIGHUP into a signal of the event loop. On Windows it never emits requested().
class Termination : public QObject {
    Q_OBJECT

public:
    explicit Termination(QObject *parent = nullptr);

Q_SIGNALS:
    void requested();
};

} // namespace meadhall
