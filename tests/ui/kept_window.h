// SPDX-License-Identifier: GPL-3.0-or-later
// A window with games on disk and the list of past games, and input helpers for both.
#pragma once

#include "tests/engine/archived_games.h"
#include "tests/test_program.h"
#include "tests/ui/front_dialog.h"
#include "tests/ui/played_window.h"
#include "ui/app/game_files.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/pastgames/past_games_dialog.h"

#include <QListView>
#include <QPushButton>

namespace meadhall {

/// Uses its own data folders; in its games a human leads.
class KeptWindow : public PlayedWindow {
public:
    using PlayedWindow::PlayedWindow;

    /// A game in which the person has played a card and has to move again.
    void playOneMove()
    {
        QCOMPARE(deal({"human:1", "computer:easy:leif", "computer:medium:ylva"},
                      {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3 G4 G5 G6 G7 G8 G9"}, 0),
                 Reason::None);
        clickCard("B1");
        key(Qt::Key_Return);
        QTRY_VERIFY(table().record().size() > 3);
        QTRY_VERIFY(isPersonsTurn());
    }
    bool isPersonsTurn()
    {
        const auto requests = table().openRequests();
        return requests.size() == 1 && requests.front().seat == 0;
    }
    /// Ctrl+N, then Enter in the dialog.
    void beginNewGame()
    {
        QTest::keyClick(window().windowHandle(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(window().findChild<ui::NewGameDialog *>());
        QTest::keyClick(window().windowHandle(), Qt::Key_Return);
        QTRY_VERIFY(!window().findChild<ui::NewGameDialog *>());
        activate();
    }
    /// Reactivates the window after a dialog has closed, as the desktop does.
    void activate()
    {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void waitForListToClose()
    {
        QTRY_VERIFY(!list());
        activate();
    }
    ui::PastGamesDialog *list() { return window().files().pastGames(); }
    void openList()
    {
        QTest::keyClick(window().windowHandle(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(list());
        QTRY_VERIFY(!list()->isBusy());
        QVERIFY(list()->isVisible());
    }
    void keyInList(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window().windowHandle(), key, modifiers);
    }
    QString rowText(int row)
    {
        const auto *model = list()->list()->model();
        return model->data(model->index(row, 0), Qt::AccessibleTextRole).toString();
    }
    QStringList rows()
    {
        QStringList all;
        for (int row = 0; row < list()->model().rowCount(); ++row)
            all.push_back(rowText(row));
        return all;
    }
    QStringList archivedFiles() const
    {
        return QDir(record::Archive(gameFolder()).folder()).entryList({QStringLiteral("*.meadhall")}, QDir::Files);
    }
    QString fileOf(int index) const { return record::Archive(gameFolder()).entries().at(std::size_t(index)).file; }
    template <class Widget> Widget *inList(const char *name)
    {
        return list()->findChild<Widget *>(QLatin1String(name));
    }
    void clickInList(const char *name)
    {
        auto *button = inList<QPushButton>(name);
        QVERIFY(button && button->isEnabled());
        meadhall::click(button);
    }
};

inline QByteArray contents(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString &fileName, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(fileName).path());
    QFile file(fileName);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace meadhall
