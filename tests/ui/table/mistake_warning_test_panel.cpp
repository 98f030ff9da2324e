// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of the warning: when it goes away, what it covers, and who sees it.
#include "tests/ui/table/mistake_warning_test.h"

using namespace meadhall::ui::testing;

void TestMistakeWarning::waitsNoLongerThanItMay()
{
    PlayedWindow p;
    deal(p, kDuel, kLead, {1'000'000'000, 1}); // the judgement takes for ever
    const std::size_t before = p.table().record().size();
    p.view().controller().play(cardsNamed("R9"));
    QCOMPARE(p.table().record().size(), before);  // a moment
    p.view().controller().play(cardsNamed("R9")); // once more, while it waits
    QTRY_VERIFY(p.table().record().size() > before);
    QVERIFY(!panelOf(p));
    QVERIFY((p.table().record().at(before) == kNine));
}

void TestMistakeWarning::goesWhenTheTableChanges()
{
    PlayedWindow p;
    QVERIFY(opened(p));
    p.languages().setLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QVERIFY(panelOf(p));
    QVERIFY(words(p).contains(QLatin1Char(',')));
    QCOMPARE(button(p, "chooseAgain")->text(), QStringLiteral("Neu wählen"));
    p.languages().setLanguage(QStringLiteral("en"));
    p.clickCard("B2"); // other cards
    QVERIFY(!panelOf(p));
    QVERIFY(opened(p));
    p.settings().warnings.set(Settings::Warnings::Off);
    QVERIFY(!panelOf(p));
    QVERIFY(opened(p));
    const Events before = p.table().record();
    p.table().undo();
    QVERIFY(!panelOf(p) || p.table().record() == before);
    QVERIFY(opened(p));
    p.window().sameAgain();
    QVERIFY(!panelOf(p));
    QVERIFY(opened(p));
    p.dealNinjan(kDuel, "R1 P2 S3", {"R9 P10 S10 R7 P9 S9 R8 P8 S8", "R2 R3 P1 P3 P4 S1 S2 S4 S5"});
    QVERIFY(!guardOf(p).panel()); // another view, and its own guard
    p.restart();                  // it is quit while everything is judged
    QVERIFY(opened(p));
    p.restart(); // and while a warning is open
}

void TestMistakeWarning::quietForThisGame()
{
    PlayedWindow p;
    QVERIFY(opened(p));
    auto *notAgain = panelOf(p)->findChild<QCheckBox *>();
    QTest::mouseClick(notAgain, Qt::LeftButton, {}, QPoint(8, notAgain->height() / 2));
    QVERIFY(notAgain->isChecked());
    p.key(Qt::Key_Escape);
    QVERIFY(!panelOf(p));
    const std::size_t before = p.table().record().size();
    p.key(Qt::Key_Return);
    QVERIFY(!panelOf(p));
    QVERIFY(p.table().record().size() > before);
}

void TestMistakeWarning::hintInstead()
{
    PlayedWindow p;
    QVERIFY(opened(p));
    press(button(p, "whatIsBetter"));
    QVERIFY(!panelOf(p));
    QTRY_VERIFY(p.view().controller().advising());
}

void TestMistakeWarning::coversNothing()
{
    PlayedWindow p;
    QVERIFY(opened(p));
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(1920, 1080)}) {
        p.window().resize(size);
        for (const QString &language : languageCodes()) {
            p.languages().setLanguage(language);
            QCoreApplication::processEvents();
            QVERIFY(panelOf(p));
            const TableView &view = p.view();
            const QRect panel = panelOf(p)->geometry();
            QVERIFY(view.rect().contains(panel));
            const auto inView = [&](const QGraphicsItem *item) {
                return view.mapFromScene(item->sceneBoundingRect()).boundingRect();
            };
            for (const CardItem *card : p.view().stage().hand().items())
                QVERIFY2(!panel.intersects(inView(card)), qPrintable(language));
            for (const CardItem *card : p.view().stage().tableSet().items())
                QVERIFY2(!panel.intersects(inView(card)), qPrintable(language));
            QVERIFY2(!panel.intersects(inView(view.bubble())), qPrintable(language));
            for (const auto *label : panelOf(p)->findChildren<QLabel *>())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(language));
        }
    }
}

/// With two people nothing of it outlives a turn.
void TestMistakeWarning::onlyForTheOneAtTheScreen()
{
    PlayedWindow p;
    QVERIFY(dealt(p, {"human", "human"}));
    p.clickCard("R9");
    p.key(Qt::Key_Return);
    QVERIFY(panelOf(p));
    press(button(p, "playAnyway"));
    QVERIFY(!panelOf(p));
    QTRY_VERIFY(p.view().curtain()->isVisible());
    QVERIFY(!guardOf(p).isJudging());
    QVERIFY(!guardOf(p).opinionOf(PassEvent{1}).tooMuch);
}
