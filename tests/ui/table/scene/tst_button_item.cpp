// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons on the table react to mouse and keyboard, and paint within their shapes.
#include "tests/test_program.h"
#include "tests/ui/painted_item.h"
#include "ui/table/scene/button_item.h"

#include <QtTest>

#include <QGraphicsScene>
#include <QGraphicsView>

using namespace meadhall::ui;

class TestButtonItem : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reactsToMouseAndKeyboard();
    void paintsWithinItsBounds();
};

void TestButtonItem::reactsToMouseAndKeyboard()
{
    PixmapCache cache;
    QGraphicsScene scene(0, 0, 300, 100);
    QGraphicsView view(&scene);
    auto *play = new ButtonItem(cache, Glyph::Play);
    play->setLabel(QStringLiteral("Play"));
    play->resize({100, 40});
    play->setPos(20, 20);
    auto *pass = new ButtonItem(cache, Glyph::Pass);
    pass->setAccessibleName(QStringLiteral("Pass"));
    pass->setPos(180, 20);
    scene.addItem(play);
    scene.addItem(pass);
    view.resize(320, 120);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    QCOMPARE(play->accessibleName(), QStringLiteral("Play"));
    QCOMPARE(pass->accessibleName(), QStringLiteral("Pass"));

    QSignalSpy played(play, &ButtonItem::clicked);
    QSignalSpy passed(pass, &ButtonItem::clicked);
    const QPoint onPlay = view.mapFromScene(play->sceneBoundingRect().center());
    const QPoint onPass = view.mapFromScene(pass->sceneBoundingRect().center());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, onPlay);
    QCOMPARE(played.count(), 1);
    QTest::mouseClick(view.viewport(), Qt::RightButton, {}, onPlay);
    QCOMPARE(played.count(), 1);
    // Pressed on one and released on another: neither is clicked.
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, onPlay);
    QTest::mouseMove(view.viewport(), onPass);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, onPass);
    QCOMPARE(played.count(), 1);
    QCOMPARE(passed.count(), 0);

    play->click();
    QCOMPARE(played.count(), 2);

    play->setEnabled(false);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, onPlay);
    play->click();
    QCOMPARE(played.count(), 2);
}

/// In both directions of writing, and where it is too narrow for its label, which is elided then.
void TestButtonItem::paintsWithinItsBounds()
{
    PixmapCache cache;
    ButtonItem button(cache, Glyph::Check);
    button.setLabel(QStringLiteral("Choose"));
    for (const qreal width : {160, 60})
        for (const bool mirrored : {false, true}) {
            button.setMirrored(mirrored);
            button.resize({width, 40});
            QVERIFY(button.boundingRect().contains(paintedArea(paintedItem(button, cache))));
        }
}

REGISTER_TEST(TestButtonItem)
#include "tst_button_item.moc"
