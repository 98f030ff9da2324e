// One window for each folder of games: whoever starts the program once more sees the one that is open.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

QT_BEGIN_NAMESPACE
class QSocketNotifier;
class QWidget;
QT_END_NAMESPACE

namespace meadhall {

/// Two programs with the same folder find each other by a local socket of this user; nothing goes over any network. It
/// is a plain one of the system: Qt's own would load a library of networks that nothing else here needs. Where there is
/// none (not on Unix) nobody is found, and a sentence says that the folder is in use.
class FirstWindow : public QObject {
    Q_OBJECT

public:
    /// @param folder where games are kept
    explicit FirstWindow(const QString &folder);
    ~FirstWindow() override;

    /// Asks the program that has the folder to show its window, and to open a file. True if it has heard it; false if
    /// there is none, or none that answers within half a second.
    /// @param file its full name; empty for none
    bool raised(const QString &file) const;

    /// From now on this window is shown to whoever asks. It must outlive this object or its last event loop.
    void watch(QWidget &window);

Q_SIGNALS:
    /// Somebody has started the program once more, to open this.
    void fileWanted(const QString &file);

private:
    void greet(QWidget &window);
    void show(int caller, QWidget &window, const QString &file);

    QByteArray path_;
    int socket_ = -1;
    QSocketNotifier *notifier_ = nullptr;
};

} // namespace meadhall
