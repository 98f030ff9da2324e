// SPDX-License-Identifier: GPL-3.0-or-later
// A guest who plays by ear.
#include "tests/ui/rooms/friends/guest_test.h"

#include <QSignalSpy>

#include <algorithm>

using namespace meadhall;
using namespace meadhall::network;

/// The table answers, waits for the voice, and keeps what was said, as at home.
void TestGuest::isPlayedByEar()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    window.settings().setVoiceWait(ui::Settings::VoiceWait::Always);
    window.settings().setNextMove(ui::Settings::NextMove::WithEnter);
    QVERIFY(window.begin(hosted));
    const auto waits = [&window] {
        return window.table()->presenter().shownEvents() < window.room()->guest().table().record().size();
    };
    QVERIFY(window.playUntil(hosted, waits));
    const std::size_t shown = window.table()->presenter().shownEvents();
    QSignalSpy announced(&window.table()->announcer(), &ui::Announcer::announced);
    for (const Qt::Key key : {Qt::Key_T, Qt::Key_D, Qt::Key_E, Qt::Key_G, Qt::Key_A, Qt::Key_Q})
        for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier}) {
            const qsizetype before = announced.size();
            window.keys(key, modifiers);
            QCOMPARE(announced.size(), before + 1);
        }
    QCOMPARE(window.table()->presenter().shownEvents(), shown);
    std::vector<QString> said;
    for (const auto &line : window.table()->history().lines())
        said.push_back(line.words);
    for (const QList<QVariant> &one : announced)
        QVERIFY(std::find(said.begin(), said.end(), one.constFirst().toString()) != said.end());
    while (waits()) {
        const std::size_t before = window.table()->presenter().shownEvents();
        window.keys(Qt::Key_Return);
        QTRY_VERIFY(window.table()->presenter().shownEvents() > before);
    }
    QVERIFY(window.playUntil(hosted, [&, events = hosted.table.record().size() + 6] {
        if (waits() && !window.table()->controller().isHalfway())
            window.keys(Qt::Key_Return);
        return hosted.table.record().size() >= events;
    }));
}
