// One window for each folder of games: whoever starts the program once more sees the one that is open.
#pragma once

#include <QLocalServer>
#include <QString>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace meadhall {

/// Two programs with the same folder find each other by a local socket of this user; nothing goes over any network.
class FirstWindow {
public:
    /// @param folder where games are kept
    explicit FirstWindow(const QString &folder);

    /// Asks the program that has the folder to show its window. True if it has done so; false if there is none, or none
    /// that answers within half a second.
    bool raised() const;

    /// From now on this window is shown to whoever asks. It must outlive this object or its last event loop.
    void watch(QWidget &window);

private:
    QString name_;
    QLocalServer server_;
};

} // namespace meadhall
