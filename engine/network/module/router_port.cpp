// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/module/router_port.h"

#include <QDeadlineTimer>
#include <QHostAddress>

#ifdef MEADHALL_NATPMP
#include <arpa/inet.h>
#include <natpmp.h>
#include <sys/select.h>
#endif
#ifdef MEADHALL_MINIUPNPC
#include <miniupnpc/miniupnpc.h>
#include <miniupnpc/upnpcommands.h>
#include <miniupnpc/upnperrors.h>
#endif

#include <array>

namespace meadhall::network {

namespace {

/// The port is leased for this time, and the lease renewed after half of it.
constexpr int kLeaseSeconds = 3600;
/// How long the end of the table may wait for the router.
constexpr int kGiveBackMs = 700;
/// How long a router may take for an answer, in ms.
[[maybe_unused]] constexpr int kAnswerMs = 2000;
/// Ports that are tried if another computer of the house has the wanted one.
[[maybe_unused]] constexpr int kPortTries = 4;

/// Nobody outside reaches a router whose own address is one of a house or of a provider's network.
[[maybe_unused]] OpenedPort resultOf(const QString &address, quint16 port)
{
    const bool isShared =
        isOfOwnNetwork(address) || QHostAddress(address).isInSubnet(QHostAddress(QStringLiteral("100.64.0.0")), 10);
    return {isShared ? OpenedPort::State::Shared : OpenedPort::State::Open, {address, port}};
}

#ifdef MEADHALL_NATPMP
/// Waits for the router's answer to the request that was sent.
bool receive(natpmp_t &router, natpmpresp_t &answer)
{
    const QDeadlineTimer deadline(kAnswerMs);
    int result = NATPMP_TRYAGAIN;
    while (result == NATPMP_TRYAGAIN && !deadline.hasExpired()) {
        timeval wait{};
        getnatpmprequesttimeout(&router, &wait);
        fd_set sockets;
        FD_ZERO(&sockets);
        FD_SET(router.s, &sockets);
        select(router.s + 1, &sockets, nullptr, nullptr, &wait);
        result = readnatpmpresponseorretry(&router, &answer);
    }
    return result == 0;
}
#endif

} // namespace

void RouterThread::stop()
{
    const QMutexLocker lock(&mutex_);
    stopped_ = true;
    stopping_.wakeAll();
}

bool RouterThread::isStopped()
{
    const QMutexLocker lock(&mutex_);
    return stopped_;
}

void RouterThread::run()
{
    while (!isStopped()) {
        const OpenedPort result = open();
        if (!isStopped())
            Q_EMIT asked(result);
        const QMutexLocker lock(&mutex_);
        if (!stopped_)
            stopping_.wait(&mutex_, kLeaseSeconds * 1000ul / 2);
    }
    if (giveBack_)
        giveBack_();
}

OpenedPort RouterThread::open()
{
    OpenedPort result = openByNatPmp();
    if (result.state == OpenedPort::State::Closed && !isStopped())
        result = openByUpnp();
    return result;
}

OpenedPort RouterThread::openByNatPmp()
{
#ifdef MEADHALL_NATPMP
    natpmp_t router;
    natpmpresp_t answer;
    if (initnatpmp(&router, 0, 0) != 0)
        return {OpenedPort::State::Closed};
    OpenedPort result{OpenedPort::State::Closed};
    if (sendpublicaddressrequest(&router) == 2 && receive(router, answer)) {
        const QHostAddress address(ntohl(answer.pnu.publicaddress.addr.s_addr));
        if (sendnewportmappingrequest(&router, NATPMP_PROTOCOL_TCP, port_, port_, kLeaseSeconds) == 12
            && receive(router, answer) && answer.pnu.newportmapping.mappedpublicport > 0) {
            result = resultOf(address.toString(), answer.pnu.newportmapping.mappedpublicport);
            giveBack_ = [port = port_] {
                natpmp_t again;
                natpmpresp_t removed;
                if (initnatpmp(&again, 0, 0) != 0)
                    return;
                sendnewportmappingrequest(&again, NATPMP_PROTOCOL_TCP, port, 0, 0);
                receive(again, removed);
                closenatpmp(&again);
            };
        }
    }
    closenatpmp(&router);
    return result;
#else
    return {OpenedPort::State::Closed};
#endif
}

OpenedPort RouterThread::openByUpnp()
{
    OpenedPort result{OpenedPort::State::Closed};
#ifdef MEADHALL_MINIUPNPC
    int error = 0;
    UPNPDev *devices = upnpDiscover(kAnswerMs, nullptr, nullptr, 0, 0, 2, &error);
    UPNPUrls urls{};
    IGDdatas data{};
    std::array<char, 64> own{}, outer{};
#if MINIUPNPC_API_VERSION >= 18
    std::array<char, 64> known{};
    const int found = UPNP_GetValidIGD(devices, &urls, &data, own.data(), static_cast<int>(own.size()), known.data(),
                                       static_cast<int>(known.size()));
    constexpr int kPrivateAddress = 2; // Debian 13 has this version of the interface without its names
    if (found == kPrivateAddress)
        result.state = OpenedPort::State::Shared;
#else
    const int found = UPNP_GetValidIGD(devices, &urls, &data, own.data(), static_cast<int>(own.size()));
#endif
    if (found == 1 && UPNP_GetExternalIPAddress(urls.controlURL, data.first.servicetype, outer.data()) == 0) {
        const QByteArray inner = QByteArray::number(port_);
        for (int attempt = 0; attempt < kPortTries && result.state == OpenedPort::State::Closed; ++attempt) {
            const QByteArray port = QByteArray::number(port_ + attempt);
            const auto add = [&](const char *lease) {
                return UPNP_AddPortMapping(urls.controlURL, data.first.servicetype, port.constData(), inner.constData(),
                                           own.data(), "Meadhall", "TCP", nullptr, lease);
            };
            int failed = add(QByteArray::number(kLeaseSeconds).constData());
            if (failed == 725) // this router knows no leases
                failed = add("0");
            if (failed != 0)
                continue;
            result = resultOf(QString::fromLatin1(outer.data()), static_cast<quint16>(port_ + attempt));
            giveBack_ = [url = QByteArray(urls.controlURL), type = QByteArray(data.first.servicetype), port] {
                UPNP_DeletePortMapping(url.constData(), type.constData(), port.constData(), "TCP", nullptr);
            };
        }
    }
    FreeUPNPUrls(&urls);
    freeUPNPDevlist(devices);
#endif
    return result;
}

RouterPort::RouterPort(quint16 port, std::function<void(const OpenedPort &)> changed) : thread_(new RouterThread(port))
{
    connect(thread_, &QThread::finished, thread_, &QObject::deleteLater);
    connect(
        thread_, &RouterThread::asked, this,
        [this, changed = std::move(changed)](const OpenedPort &result) {
            if (last_ == result)
                return;
            last_ = result;
            changed(result);
        },
        Qt::QueuedConnection);
    thread_->start();
}

RouterPort::~RouterPort()
{
    disconnect(thread_, nullptr, this, nullptr);
    thread_->stop();
    thread_->wait(kGiveBackMs); // it goes on by itself
}

} // namespace meadhall::network
