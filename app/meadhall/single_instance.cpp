// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/to_index.h"

#include "command_line.h"
#include "single_instance.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QThread>
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

constexpr int kAnswerTimeoutMs = 5000; ///< the owner may just be building its window
constexpr int kRetryMs = 50;
constexpr char kConfirmation = 's';
constexpr char kActivationToken[] = "XDG_ACTIVATION_TOKEN";
constexpr int kMaxNameLength = 1 << 16; ///< bytes; exceeds the path limit of all systems

} // namespace

SingleInstance::SingleInstance(record::FolderLock &lock) : lock_(lock) {}

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

/// Returns the token by which Wayland allows a window to come to the front; the launcher hands it over.
QByteArray activationToken()
{
    const QByteArray token = qgetenv(kActivationToken);
    return token.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : token;
}

} // namespace

void SingleInstance::listen()
{
    // The runtime folder is private to the user. A path in the data folder may exceed the limit of sockaddr_un.
    const QString name = QString::number(QRandomGenerator::system()->generate64(), 16);
    const QDir runtimeFolder(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation));
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
    QByteArray name = activationToken() + '\n' + QFile::encodeName(request);
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
                    qputenv(kActivationToken, received.left(token)); // Qt takes it to activate the window
                    show(client, window, QFile::decodeName(received.mid(token + 1, end - token - 1)));
                }
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

void SingleInstance::listen() {}
SingleInstance::~SingleInstance() = default;
bool SingleInstance::raiseOwner(const QString &, int) const { return false; }
void SingleInstance::watch(QWidget &) {}
void SingleInstance::acceptConnection(QWidget &) {}
void SingleInstance::show(int, QWidget &, const QString &) {}

#endif

} // namespace meadhall
