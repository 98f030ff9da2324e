// SPDX-License-Identifier: GPL-3.0-or-later
// Single instance: a second start with the same data folder raises the existing window.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

QT_BEGIN_NAMESPACE
class QSocketNotifier;
class QWidget;
QT_END_NAMESPACE

namespace meadhall {

/// Instances with the same data folder communicate by a local (Unix domain) socket. It uses system calls, since
/// QLocalSocket would load the QtNetwork library. On Windows and macOS no other instance is found; the journal's lock
/// then reports that the folder is in use.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    /// @param folder the data folder
    explicit SingleInstance(const QString &folder);
    ~SingleInstance() override;

    /// Asks a running instance to show its window and to open a file, or the dialog for a new game, or to join friends.
    /// @param request absolute path of the file, the name of the game, or an invitation; empty for none of them
    /// @return true if an instance confirmed it; false if there is none, or none answered within 500 ms
    bool raiseRunningInstance(const QString &request) const;

    /// Becomes the running instance: raises this window on request. The window must outlive
    /// this object or the event loop.
    void watch(QWidget &window);

Q_SIGNALS:
    /// A second start asked to open this file.
    void openFileRequested(const QString &file);
    /// A second start asked to offer a new game.
    void newGameRequested(const QString &name);
    /// A second start asked to join the table of this invitation.
    void joinRequested(const QString &invitation);

private:
    void acceptConnection(QWidget &window);
    void show(int client, QWidget &window, const QString &request);

    QByteArray path_;
    int socket_ = -1;
    QSocketNotifier *notifier_ = nullptr;
};

} // namespace meadhall
