// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/to_index.h"

#include "single_instance.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QThread>
#include <QWidget>

#include <utility>

#ifdef MEADHALL_XCB
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <xcb/xcb.h>
#endif

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace meadhall {

namespace {

constexpr int kAnswerTimeoutMs = 5000; ///< the owner may just be building its window
constexpr int kRetryMs = 50;
constexpr char kConfirmation = 's';
constexpr char kActivationToken[] = "XDG_ACTIVATION_TOKEN";
constexpr int kMaxNameLength = 1 << 16; ///< bytes; exceeds the path limit of all systems

#ifdef MEADHALL_XCB

xcb_atom_t atomOf(xcb_connection_t *server, QByteArrayView name)
{
    const auto question = xcb_intern_atom(server, false, static_cast<std::uint16_t>(name.size()), name.data());
    const std::unique_ptr<xcb_intern_atom_reply_t, decltype(&std::free)> answer(
        xcb_intern_atom_reply(server, question, nullptr), &std::free);
    return answer ? answer->atom : xcb_atom_t{XCB_ATOM_NONE};
}

/// Ends the busy cursor that a start by the desktop has begun, and activates the window with the time of that start: Qt
/// does neither for a window that is shown already.
/// @param id what the desktop gave the start as DESKTOP_STARTUP_ID
void finishStartup(QWidget &window, const QByteArray &id)
{
    const auto *x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    if (!x11 || id.isEmpty())
        return;
    xcb_connection_t *server = x11->connection();
    const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(server)).data->root;
    const auto send = [&](std::uint32_t mask, const xcb_client_message_event_t &event) {
        xcb_send_event(server, false, root, mask, reinterpret_cast<const char *>(&event));
    };
    xcb_client_message_event_t event{};
    event.response_type = XCB_CLIENT_MESSAGE;
    event.window = static_cast<xcb_window_t>(window.winId());
    event.format = 8;
    event.type = atomOf(server, "_NET_STARTUP_INFO_BEGIN");
    const xcb_atom_t more = atomOf(server, "_NET_STARTUP_INFO");
    QByteArray text = "remove: ID=\"" + QByteArray(id).replace('\\', "\\\\").replace('"', "\\\"") + '"';
    text.append('\0'); // terminator
    constexpr qsizetype kPart = sizeof event.data.data8;
    for (qsizetype at = 0; at < text.size(); at += kPart, event.type = more) {
        event.data = {};
        std::copy_n(text.begin() + at, std::min(kPart, text.size() - at), event.data.data8);
        send(XCB_EVENT_MASK_PROPERTY_CHANGE, event);
    }
    event.format = 32;
    event.type = atomOf(server, "_NET_ACTIVE_WINDOW");
    event.data = {};
    event.data.data32[0] = 1; // asked by the program itself
    const qsizetype time = id.lastIndexOf("_TIME");
    if (time >= 0 && (event.data.data32[1] = id.mid(time + 5).toUInt()) > 0)
        send(XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT, event);
    xcb_flush(server);
}

#else

void finishStartup(QWidget &, const QByteArray &) {}

#endif

} // namespace

QByteArray activationToken()
{
    const QByteArray token = qgetenv(kActivationToken);
    return token.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : token;
}

SingleInstance::SingleInstance(record::FolderLock &lock, QByteArray activationToken)
    : lock_(lock), activationToken_(std::move(activationToken))
{
}

void SingleInstance::show(QWidget &window, const QByteArray &token, const QString &request)
{
    const bool wayland = QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
    if (wayland)
        qputenv(kActivationToken, token); // Qt takes it to activate the window
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
    finishStartup(window, token);
    if (wayland)
        QApplication::alert(&window); // if it may not come to the front; window managers of X11 see to that themselves
    if (!request.isEmpty())
        Q_EMIT requested(request);
}

SingleInstance::Role SingleInstance::start(const QString &request)
{
    QElapsedTimer clock;
    clock.start();
    for (qint64 left = kAnswerTimeoutMs; left > 0; left = kAnswerTimeoutMs - clock.elapsed()) {
        if (lock_.take() != record::FolderLock::kInUse) {
            listen();
            return Role::Owner;
        }
        if (raiseOwner(request, static_cast<int>(left)))
            return Role::Second;
        QThread::msleep(kRetryMs); // there is no window yet, and nothing tells when a lock is given back
    }
    return Role::Unanswered;
}

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

namespace {

/// Creates a socket and its address. Returns −1 on failure, e.g. if the path is too long.
int openSocket(const QByteArray &path, sockaddr_un &address)
{
    std::memset(&address, 0, sizeof address);
    address.sun_family = AF_UNIX;
    if (toIndex(path.size()) >= sizeof address.sun_path)
        return -1;
    std::memcpy(address.sun_path, path.constData(), toIndex(path.size()));
    return ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

} // namespace

void SingleInstance::listen()
{
    // The runtime folder is private to the user. A path in the data folder may exceed the limit of sockaddr_un.
    const QString name = QString::number(QRandomGenerator::system()->generate64(), 16);
    QDir runtimeFolder(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation));
    // Flatpak gives each start a runtime folder of its own, and in it one that they share.
    if (const QString id = qEnvironmentVariable("FLATPAK_ID"); !id.isEmpty())
        runtimeFolder.cd(QLatin1String("app/") + id);
    path_ = QFile::encodeName(runtimeFolder.filePath(QStringLiteral("meadhall-") + name));
    sockaddr_un address;
    const int socket = openSocket(path_, address);
    if (socket < 0)
        return;
    if (::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0
        || ::chmod(path_.constData(), S_IRUSR | S_IWUSR) != 0 || ::listen(socket, 4) != 0) {
        ::close(socket);
        return;
    }
    socket_ = socket;
    lock_.setAddress(QFile::decodeName(path_));
}

SingleInstance::~SingleInstance()
{
    if (socket_ < 0)
        return;
    ::close(socket_);
    ::unlink(path_.constData());
}

bool SingleInstance::raiseOwner(const QString &request, int timeoutMs) const
{
    const record::FolderLock::Owner owner = lock_.owner();
    sockaddr_un address;
    const int socket = owner.isOnThisComputer ? openSocket(QFile::encodeName(owner.address), address) : -1;
    if (socket < 0)
        return false;
    char answer = 0;
    QByteArray name = activationToken_ + '\n' + QFile::encodeName(request);
    name.append('\0'); // terminator
    if (::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0
        && ::send(socket, name.constData(), toIndex(name.size()), MSG_NOSIGNAL) == name.size()) {
        // A hanging program accepts the connection, but does not answer.
        pollfd waiting{socket, POLLIN, 0};
        if (::poll(&waiting, 1, timeoutMs) == 1 && ::read(socket, &answer, 1) != 1)
            answer = 0;
    }
    ::close(socket);
    return answer == kConfirmation;
}

void SingleInstance::watch(QWidget &window)
{
    if (socket_ < 0)
        return;
    notifier_ = new QSocketNotifier(socket_, QSocketNotifier::Read, this);
    connect(notifier_, &QSocketNotifier::activated, this, [this, &window] { acceptConnection(window); });
}

void SingleInstance::acceptConnection(QWidget &window)
{
    const int client = ::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (client < 0)
        return;
    auto *reader = new QSocketNotifier(client, QSocketNotifier::Read, this);
    connect(reader, &QSocketNotifier::activated, this,
            [this, reader, client, &window, received = QByteArray()]() mutable {
                char bytes[4096];
                const auto count = ::read(client, bytes, sizeof bytes);
                if (count > 0)
                    received.append(bytes, static_cast<qsizetype>(count));
                const qsizetype end = received.indexOf('\0');
                if (count > 0 && end < 0 && received.size() < kMaxNameLength)
                    return;
                reader->setEnabled(false);
                reader->deleteLater();
                const qsizetype token = received.indexOf('\n');
                if (end >= 0 && token >= 0 && token < end) {
                    // Answered first: what is asked for may take its time. Fails if the client has ended.
                    [[maybe_unused]] const auto sent = ::send(client, &kConfirmation, 1, MSG_NOSIGNAL);
                    show(window, received.left(token), QFile::decodeName(received.mid(token + 1, end - token - 1)));
                }
                ::close(client);
            });
}

#else

void SingleInstance::listen() {}
SingleInstance::~SingleInstance() = default;
bool SingleInstance::raiseOwner(const QString &, int) const { return false; }
void SingleInstance::watch(QWidget &) {}
void SingleInstance::acceptConnection(QWidget &) {}

#endif

} // namespace meadhall
