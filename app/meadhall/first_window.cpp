#include "first_window.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalSocket>
#include <QWidget>

namespace meadhall {

namespace {

constexpr int kPatience = 500; // ms

} // namespace

FirstWindow::FirstWindow(const QString &folder)
{
    // The name of a socket has little room, a folder may have a long one.
    const QString path = QDir(folder).absolutePath() + QLatin1Char('\n') + QDir::homePath();
    const QByteArray digest = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(20);
    name_ = QStringLiteral("meadhall-") + QString::fromLatin1(digest);
    server_.setSocketOptions(QLocalServer::UserAccessOption);
}

bool FirstWindow::raised() const
{
    QLocalSocket socket;
    socket.connectToServer(name_);
    if (!socket.waitForConnected(kPatience))
        return false;
    // One that hangs takes the call too, but does not answer it.
    return socket.waitForReadyRead(kPatience) && socket.readAll() == "shown\n";
}

void FirstWindow::watch(QWidget &window)
{
    QLocalServer::removeServer(name_); // left behind by a crash: nobody has answered there
    QObject::connect(&server_, &QLocalServer::newConnection, &window, [this, &window] {
        while (QLocalSocket *caller = server_.nextPendingConnection()) {
            QObject::connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
            window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
            window.show();
            window.raise();
            window.activateWindow();
            caller->write("shown\n");
            caller->flush();
            caller->disconnectFromServer();
        }
    });
    server_.listen(name_);
}

} // namespace meadhall
