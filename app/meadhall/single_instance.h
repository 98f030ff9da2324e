// SPDX-License-Identifier: GPL-3.0-or-later
// Single instance: a second start with the same data folder raises the existing window.
#pragma once

#include "engine/record/folder_lock.h"

#include <QByteArray>
#include <QObject>
#include <QString>

QT_BEGIN_NAMESPACE
class QSocketNotifier;
class QWidget;
QT_END_NAMESPACE

namespace meadhall {

/// Returns the token by which the desktop allows this start to bring a window to the front. To be called before there
/// is a QGuiApplication, which takes it from the environment.
QByteArray activationToken();

/// The first start takes the lock of the data folder; later ones talk to it by a local (Unix domain) socket, whose
/// address stands in the lock file. It uses system calls, since QLocalSocket would load the QtNetwork library. On
/// Windows no start reaches another one. With Qt DBus, the desktop reaches the owner by org.freedesktop.Application
/// too.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    /// @param lock of the data folder; must outlive this object
    /// @param activationToken with which the desktop has started this program (see activationToken())
    explicit SingleInstance(record::FolderLock &lock, QByteArray activationToken = {});
    ~SingleInstance() override;

    enum class Role {
        Owner,     ///< the folder is free, or cannot be locked, so that nothing is written there
        Second,    ///< another program has it, and has shown its window
        Unanswered ///< another program has it, and has not answered in five seconds
    };
    /// Takes the folder, or asks the program that has it to show its window and to follow the request. Waits while that
    /// program begins or ends.
    /// @param request as in CommandLine
    Role start(const QString &request);

    /// As the owner, raises this window on request. The window must outlive this object or the event loop.
    void watch(QWidget &window);

    /// Shows the window in front of others, as a second start or the desktop has asked.
    /// @param token by which the desktop allows that
    /// @param request as in CommandLine
    void show(QWidget &window, const QByteArray &token, const QString &request);

Q_SIGNALS:
    /// A second start, or the desktop, asked for something, as in CommandLine; never empty.
    void requested(const QString &request);

private:
    void listen();
    bool raiseOwner(const QString &request, int timeoutMs) const;
    void acceptConnection(QWidget &window);

    record::FolderLock &lock_;
    QByteArray activationToken_;
    QByteArray path_;
    int socket_ = -1;
    QSocketNotifier *notifier_ = nullptr;
};

} // namespace meadhall
