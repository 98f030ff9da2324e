// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/module/psk_settings.h"

#include <QSslCertificate>
#include <QSslCipher>
#include <QSslSocket>

namespace meadhall::network {

namespace {

/// Authenticated by the shared key alone, with an ephemeral key exchange: who records a connection and learns the key
/// later cannot read it. The second is for builds of OpenSSL without ChaCha20.
constexpr QLatin1String kSuites("ECDHE-PSK-CHACHA20-POLY1305:ECDHE-PSK-AES256-CBC-SHA384");

} // namespace

QSslConfiguration pskConfiguration()
{
    QSslConfiguration configuration;
    // In TLS 1.2 the suite itself excludes certificates; with 1.3 Qt would accept a host that has one and no key.
    configuration.setProtocol(QSsl::TlsV1_2);
    configuration.setCiphers(kSuites);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // there is no certificate to verify
    configuration.setSslOption(QSsl::SslOptionDisableSessionTickets, true);
    configuration.setSslOption(QSsl::SslOptionDisableSessionSharing, true);
    return configuration;
}

bool isProved(const QSslSocket &socket)
{
    const QSslCipher cipher = socket.sessionCipher();
    return socket.sessionProtocol() == QSsl::TlsV1_2 && cipher.authenticationMethod() == QLatin1String("PSK")
           && cipher.keyExchangeMethod() == QLatin1String("ECDHEPSK") && socket.peerCertificate().isNull();
}

} // namespace meadhall::network
