// SPDX-License-Identifier: GPL-3.0-or-later
// A guest who plays by ear.
#include "tests/ui/rooms/friends/guest_test.h"

#include "engine/core/seat_of.h"

#include <QSignalSpy>

#include <algorithm>

using namespace meadhall;
using namespace meadhall::network;

/// The table answers, waits for the voice, and keeps what was said, as at home.
void TestGuest::isPlayedByEar()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    window.settings().voiceWait.set(ui::Settings::VoiceWait::Always);
    window.settings().nextMove.set(ui::Settings::NextMove::WithEnter);
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

/// With the chair, also when the program is killed, and with the game among the past ones.
void TestGuest::whatWasSaidIsKept()
{
    Hosted hosted(test::odinGame(3, 5));
    GuestWindow window(hosted.transport);
    QVERIFY(window.begin(hosted));
    const auto isAskedAgain = [&window] {
        const Events &record = window.room()->guest().table().record();
        const bool hasPlayed =
            std::any_of(record.begin(), record.end(), [](const Event &one) { return seatOf(one) == 1; });
        return hasPlayed && isAsked(window.room()->guest().table(), 1)
               && window.table()->presenter().shownEvents() == record.size();
    };
    QVERIFY(window.playUntil(hosted, isAskedAgain));
    window.keys(Qt::Key_E);
    window.keys(Qt::Key_S);
    const auto linesOf = [](ui::TableView &view) {
        QStringList lines;
        for (const auto &line : view.history().lines())
            lines.push_back(line.words);
        return lines;
    };
    const QStringList before = linesOf(*window.table());
    QVERIFY(!before.filter(QStringLiteral("Sorted by ")).isEmpty());
    const auto hasSaid = [](const QString &record) {
        QFile file(record + QLatin1String(record::Archive::kSaidSuffix));
        return file.open(QIODevice::ReadOnly) && file.readAll().contains("Sorted by ");
    };
    const QString chair = QDir(window.gameFolder()).filePath(QStringLiteral("chair.json"));
    QTRY_VERIFY(hasSaid(chair));
    window.restart(true);
    window.open();
    window.controller->setTransport(hosted.transport);
    QTRY_COMPARE(hosted.host.seats()[1].presence, SeatState::Presence::Away);
    QTRY_VERIFY(window.window().actions().rejoin->isVisible());
    window.window().actions().rejoin->trigger();
    QTRY_VERIFY(window.table());
    QTRY_COMPARE(linesOf(*window.table()).mid(0, before.size()), before);
    click(window.room()->backButton());
    window.keys(Qt::Key_L, Qt::AltModifier);
    QTRY_VERIFY(!window.room());
    QTRY_COMPARE(window.kept().size(), std::size_t{1});
    QVERIFY(hasSaid(record::Archive(window.gameFolder()).entries().front().file));
}
