// SPDX-License-Identifier: GPL-3.0-or-later
// TLS with a key that both ends know, and no certificates.
#pragma once

#include <QSslConfiguration>

class QSslSocket;

namespace meadhall::network {

/// The settings of both ends. Its list of ciphers is empty if this machine has none of those that are wanted, and must
/// not be used then: Qt would take its default list, with suites that need no key.
QSslConfiguration pskConfiguration();

/// Whether the handshake has really proved the key: believes what was negotiated, not what was asked for.
bool isProved(const QSslSocket &socket);

} // namespace meadhall::network
