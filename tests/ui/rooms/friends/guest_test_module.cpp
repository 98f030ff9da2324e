// SPDX-License-Identifier: GPL-3.0-or-later
// A guest's window and a host in another process, connected by the module.
#include "tests/paths.h"
#include "tests/ui/rooms/friends/guest_test.h"

#include <QProcess>

using namespace meadhall;
using namespace meadhall::network;

namespace {

/// `meadhall-cli host`; started again in the same folder it goes on.
class HostProgram {
public:
    ~HostProgram() { kill(); }

    Invitation start(const QString &folder, quint16 port)
    {
        process_.start(programPath("meadhall-cli"),
                       {QStringLiteral("host"), QStringLiteral("--address"), QStringLiteral("127.0.0.1"),
                        QStringLiteral("--listen"), QStringLiteral("127.0.0.1"), QStringLiteral("--data"), folder,
                        QStringLiteral("--port"), QString::number(port), QStringLiteral("--game"),
                        QStringLiteral("odin"), QStringLiteral("--target"), QStringLiteral("8"),
                        QStringLiteral("--chairs"), QStringLiteral("beginner,guest,beginner"),
                        QStringLiteral("--games"), QStringLiteral("1")});
        if (!waitFor([this] { return process_.canReadLine(); }))
            return {};
        return invitationOf(QString::fromUtf8(process_.readLine()).section(QLatin1Char(' '), 2).trimmed()).invitation;
    }
    void kill()
    {
        process_.kill();
        process_.waitForFinished();
    }

private:
    QProcess process_;
};

} // namespace

/// Killed in the middle, and started again: the window comes back by itself.
void TestGuest::hostInAnotherProcess()
{
    if (!loadTransport())
        QSKIP("there is no module, or no TLS");
    QTemporaryDir folder;
    HostProgram host;
    const Invitation invitation = host.start(folder.path(), 0);
    QVERIFY(invitation.port > 0);
    GuestWindow window;
    QVERIFY(window.join(invitation, QStringLiteral("Bo")));
    QTRY_VERIFY(window.table());
    GuestTable &guest = window.room()->guest();
    const Table &table = guest.table();
    const int seat = guest.seat();
    std::size_t answered = 0;
    bool killed = false, again = false;
    const auto play = [&] {
        // Its second question: the game goes on for certain.
        if (!killed && answered != 0 && answered != table.record().size() && isAsked(table, seat)) {
            killed = true;
            host.kill();
            return false;
        }
        if (killed && !again && !window.room()->notice().sentence().isEmpty()) {
            again = true;
            if (host.start(folder.path(), invitation.port) != invitation)
                qWarning("the host does not start again");
        }
        if (isAsked(table, seat) && answered != table.record().size() && guest.state() == GuestTable::State::Playing
            && window.table()->presenter().shownEvents() == table.record().size()) {
            answered = table.record().size();
            window.answer(answerOf(guest.table(), seat));
        }
        return table.gameOver();
    };
    QVERIFY(QTest::qWaitFor(play, 90000));
    QVERIFY(again);
    QTRY_VERIFY(window.table()->panel()->isVisible());
}
