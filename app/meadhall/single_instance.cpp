// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/to_index.h"

#include "command_line.h"
#include "single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QWidget>

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

constexpr int kAnswerTimeout = 500; // ms
constexpr char kConfirmation = 's';
constexpr int kMaxNameLength = 1 << 16; ///< bytes; exceeds the path limit of all systems

} // namespace

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

SingleInstance::SingleInstance(const QString &folder)
{
    // The runtime folder is private to the user. The data folder's path may exceed the limit of
    // sockaddr_un, hence the digest.
    QString runtimeFolder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (runtimeFolder.isEmpty())
        runtimeFolder = folder;
    const QByteArray digest =
        QCryptographicHash::hash(QDir(folder).absolutePath().toUtf8(), QCryptographicHash::Sha256);
    path_ = QFile::encodeName(
        QDir(runtimeFolder).filePath(QStringLiteral("meadhall-") + QString::fromLatin1(digest.toHex().left(20))));
}

SingleInstance::~SingleInstance()
{
    if (socket_ < 0)
        return;
    ::close(socket_);
    ::unlink(path_.constData());
}

bool SingleInstance::raiseRunningInstance(const QString &request) const
{
    sockaddr_un address;
    const int socket = openSocket(path_, address);
    if (socket < 0)
        return false;
    char answer = 0;
    QByteArray name = QFile::encodeName(request);
    name.append('\0'); // terminator
    if (::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0
        && ::send(socket, name.constData(), toIndex(name.size()), MSG_NOSIGNAL) == name.size()) {
        // A hanging instance accepts the connection, but does not answer.
        pollfd waiting{socket, POLLIN, 0};
        if (::poll(&waiting, 1, kAnswerTimeout) == 1 && ::read(socket, &answer, 1) != 1)
            answer = 0;
    }
    ::close(socket);
    return answer == kConfirmation;
}

void SingleInstance::watch(QWidget &window)
{
    sockaddr_un address;
    const int socket = openSocket(path_, address);
    if (socket < 0)
        return;
    ::unlink(path_.constData()); // left over from a crash, as no instance has answered
    if (::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0
        || ::chmod(path_.constData(), S_IRUSR | S_IWUSR) != 0 || ::listen(socket, 4) != 0) {
        ::close(socket);
        return;
    }
    socket_ = socket;
    notifier_ = new QSocketNotifier(socket, QSocketNotifier::Read, this);
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
                if (end >= 0)
                    show(client, window, QFile::decodeName(received.left(end)));
                ::close(client);
            });
}

void SingleInstance::show(int client, QWidget &window, const QString &request)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
    [[maybe_unused]] const auto sent =
        ::send(client, &kConfirmation, 1, MSG_NOSIGNAL); // may fail if the client has ended
    if (request.startsWith(QLatin1Char('/')))
        Q_EMIT openFileRequested(request);
    else if (request.startsWith(QLatin1String(kInvitationScheme)))
        Q_EMIT joinRequested(request);
    else if (!request.isEmpty())
        Q_EMIT newGameRequested(request);
}

#else

SingleInstance::SingleInstance(const QString &) {}
SingleInstance::~SingleInstance() = default;
bool SingleInstance::raiseRunningInstance(const QString &) const { return false; }
void SingleInstance::watch(QWidget &) {}
void SingleInstance::acceptConnection(QWidget &) {}
void SingleInstance::show(int, QWidget &, const QString &) {}

#endif

} // namespace meadhall
