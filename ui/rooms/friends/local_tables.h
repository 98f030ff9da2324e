// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in the local network, by DNS-SD: Avahi announces and finds them, where it runs. Without it, or built without
// Qt DBus, nothing is announced or found.
#pragma once

#include <QObject>
#include <QString>

#include <vector>

QT_BEGIN_NAMESPACE
class QDBusMessage;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Where a table is. Its key is not announced: only an invitation has it.
struct LocalTable {
    QString name;    ///< of who opened it, as it came over the network
    QString address; ///< IPv4
    quint16 port = 0;
    friend bool operator==(const LocalTable &, const LocalTable &) = default;
};

/// Announces a table until it is deleted.
class TableAnnouncement : public QObject {
    Q_OBJECT

public:
    /// @param name of who opens the table; Avahi appends a number if it is taken
    TableAnnouncement(const QString &name, quint16 port, QObject *parent);
    ~TableAnnouncement() override;

#ifdef QT_DBUS_LIB
private Q_SLOTS:
    void stateChanged(int state, const QString &error);

private:
    void publish();
    void rename();

    QString name_;
    quint16 port_;
    QString group_; ///< Avahi's object; empty until it has answered
#endif
};

/// Looks for tables until it is deleted.
class TableBrowser : public QObject {
    Q_OBJECT

public:
    explicit TableBrowser(QObject *parent);
    ~TableBrowser() override;

    /// In the order in which they were found; each once, also if several network interfaces lead to it.
    std::vector<LocalTable> tables() const;

Q_SIGNALS:
    void changed();

#ifdef QT_DBUS_LIB
private Q_SLOTS:
    void itemNew(int interface, int protocol, const QString &name, const QString &type, const QString &domain,
                 uint flags, const QDBusMessage &message);
    void itemRemove(int interface, int protocol, const QString &name, const QString &type, const QString &domain,
                    uint flags, const QDBusMessage &message);

private:
    struct Entry {
        int interface;
        QString service;
        LocalTable table; ///< without a port until its address is known
    };
    bool isOurs(const QDBusMessage &message, const QString &type) const;
    Entry *entry(int interface, const QString &service);

    std::vector<Entry> entries_;
    QString browser_; ///< Avahi's object; empty until it has answered
#endif
};

} // namespace meadhall::ui
