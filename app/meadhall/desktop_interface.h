// SPDX-License-Identifier: GPL-3.0-or-later
// What launchers and file managers call over D-Bus.
#pragma once

#ifdef QT_DBUS_LIB

#include <QDBusAbstractAdaptor>
#include <QVariantMap>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace meadhall {

class SingleInstance;

/// The interface by which a desktop activates the program, as its entry says (DBusActivatable). The bus starts the
/// program if it does not run. The methods and their names are those of the Desktop Entry Specification; the platform
/// data carry the token by which the window may come to the front.
class DesktopInterface : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    /// Takes the name of the program on the session bus, if there is one and nobody has it.
    /// @param instance becomes the parent and follows the requests
    /// @param window is raised; must outlive the event loop
    DesktopInterface(SingleInstance &instance, QWidget &window);

public Q_SLOTS:
    void Activate(const QVariantMap &platformData);
    /// @param addresses of records, or invitations; the last one wins
    void Open(const QStringList &addresses, const QVariantMap &platformData);
    /// @param action of the desktop entry: the name of a game, or kDailyPuzzle
    void ActivateAction(const QString &action, const QVariantList &parameters, const QVariantMap &platformData);

private:
    SingleInstance &instance_;
    QWidget &window_;
};

} // namespace meadhall

#endif
