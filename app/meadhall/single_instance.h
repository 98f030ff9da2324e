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

/// The first start takes the lock of the data folder; later ones talk to it by a local (Unix domain) socket, whose
/// address stands in the lock file. It uses system calls, since QLocalSocket would load the QtNetwork library. On
/// Windows no start reaches another one.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    /// @param lock of the data folder; must outlive this object
    explicit SingleInstance(record::FolderLock &lock);
    ~SingleInstance() override;

    enum class Role {
        Owner,     ///< the folder is free, or cannot be written to by anybody
        Second,    ///< another program has it, and has shown its window
        Unanswered ///< another program has it, and has not answered in five seconds
    };
    /// Takes the folder, or asks the program that has it to show its window and to open a file, or the dialog for a new
    /// game, or to join friends. Waits while that program begins or ends.
    /// @param request absolute path of the file, the name of the game, or an invitation; empty for none of them
    Role start(const QString &request);

    /// As the owner, raises this window on request. The window must outlive this object or the event loop.
    void watch(QWidget &window);

Q_SIGNALS:
    /// A second start asked to open this file.
    void openFileRequested(const QString &file);
    /// A second start asked to offer a new game.
    void newGameRequested(const QString &name);
    /// A second start asked to join the table of this invitation.
    void joinRequested(const QString &invitation);

private:
    void listen();
    bool raiseOwner(const QString &request, int timeoutMs) const;
    void acceptConnection(QWidget &window);
    void show(int client, QWidget &window, const QString &request);

    record::FolderLock &lock_;
    QByteArray path_;
    int socket_ = -1;
    QSocketNotifier *notifier_ = nullptr;
};

} // namespace meadhall
