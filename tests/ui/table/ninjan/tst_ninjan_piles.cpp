// SPDX-License-Identifier: GPL-3.0-or-later
// Piles of Ninjan by mouse and keyboard: taking a pile, laying a card on one, the points won.
#include "tests/test_program.h"
#include "tests/ui/ninjan_deals.h"
#include "tests/ui/played_window.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/table/panel/side_panel.h"

#include <QTableWidget>
#include <QTextEdit>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// The person's S10 resolves first and beats only the paper on pile 1. The opponent's R3 then beats the scissors on
/// piles 1 and 2.
Events eventsUntilOpponentsPile() { return {ChooseEvent{0, named("S10")}, ChooseEvent{1, named("R3")}}; }

} // namespace

class TestNinjanPiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pileIsTakenByClick();
    void pileIsTakenByDrag();
    void pileIsTakenByKeyboard();
    void forbiddenPileIsRefused();
    void onlyPileIsTakenAutomatically();
    void pointsAreCounted();
    void arabicMirrorsThePiles();
};

void TestNinjanPiles::pileIsTakenByClick()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kTwoRocks, {kOwn, kOther}, {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
             Reason::None);
    NinjanStage &stage = p.ninjan().stage();
    QCOMPARE(p.ninjan().viewpoint(), kSpectator); // two at one screen: the table has no viewpoint
    QCOMPARE(int(stage.piles().lit()), 0b011);
    QCOMPARE(stage.track()->resolved(), 0);
    QCOMPARE(int(stage.track()->entries().size()), 2);
    QVERIFY(p.ninjan().message()->text().contains(QLatin1String("Ada")));
    p.click(pilePlace(p, 2)); // not allowed: clicks are ignored
    QCOMPARE(countOf<ResolveEvent>(p.table().record()), 0);
    p.click(pilePlace(p, 1));
    QVERIFY(countOf<ResolveEvent>(p.table().record()) >= 1);
    QCOMPARE(int(stage.piles().cards(1).size()), 1);
    QVERIFY(p.ninjan().view().board().taken[0] == CardSet::of(named("R6")));
}

void TestNinjanPiles::pileIsTakenByDrag()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kTwoRocks, {kOwn, kOther}, {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
             Reason::None);
    NinjanStage &stage = p.ninjan().stage();
    const QPointF from = stage.chosen(0)->scenePos();
    p.drag(from, QPointF(20, 20)); // no target: it returns
    QCOMPARE(countOf<ResolveEvent>(p.table().record()), 0);
    QCOMPARE(stage.chosen(0)->scenePos(), from);
    p.drag(from, pilePlace(p, 0));
    QVERIFY(p.ninjan().view().board().taken[0] == CardSet::of(named("R2")));
}

void TestNinjanPiles::pileIsTakenByKeyboard()
{
    for (int method = 0; method < 2; ++method) {
        PlayedWindow p;
        QCOMPARE(
            p.dealNinjan(kPair, kTwoRocks, {kOwn, kOther}, {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
            Reason::None);
        if (method == 0) {
            p.key(Qt::Key_2);
        } else {
            p.key(Qt::Key_Right);
            QCOMPARE(p.ninjan().keyboard().element(), p.ninjan().stage().piles().ground(0));
            p.key(Qt::Key_Right);
            p.key(Qt::Key_Right); // pile 2 cannot be taken: the focus stays
            QCOMPARE(p.ninjan().keyboard().element(), p.ninjan().stage().piles().ground(1));
            p.key(Qt::Key_Return);
        }
        QVERIFY(p.ninjan().view().board().taken[0] == CardSet::of(named("R6")));
    }
}

void TestNinjanPiles::forbiddenPileIsRefused()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kTwoRocks, {kOwn, kOther}, {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
             Reason::None);
    p.key(Qt::Key_3);
    QCOMPARE(countOf<ResolveEvent>(p.table().record()), 0);
    QCOMPARE(p.ninjan().message()->tone(), MessageItem::Tone::Refusal);
    QCOMPARE(p.ninjan().message()->text(), NinjanText::refusal(Reason::MustTakePile, p.ninjan().view()));
}

void TestNinjanPiles::onlyPileIsTakenAutomatically()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}, eventsUntilOpponentsPile()), Reason::None);
    // S10 has taken pile 1 automatically; R3 can choose between 1 and 2.
    QCOMPARE(countOf<ResolveEvent>(p.table().record()), 1);
    QCOMPARE(int(p.ninjan().stage().piles().lit()), 0b110);
    QCOMPARE(p.ninjan().stage().track()->resolved(), 1);
}

void TestNinjanPiles::pointsAreCounted()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}, eventsUntilOpponentsPile()), Reason::None);
    p.key(Qt::Key_3);
    // 3 for Ada (P3), 5 for Bo1 (S5).
    QCOMPARE(p.ninjan().view().board().points[0], 3);
    QCOMPARE(p.ninjan().view().board().points[1], 5);
    QVERIFY(p.ninjan().stage().seat(0)->toolTip().contains(QLatin1String("paper 3")));
    const QTableWidget *points = p.window().sidePanel().points();
    QCOMPARE(points->columnCount(), 3); // total, the round that is over, the next one
    QCOMPARE(points->item(0, 0)->text(), QStringLiteral("3"));
    QCOMPARE(points->item(1, 1)->text(), QStringLiteral("5"));
    const QString log = p.window().sidePanel().log()->toPlainText();
    QVERIFY2(log.contains(QLatin1String("Round 1")) && log.contains(QLatin1String("(+5)")), qPrintable(log));
    QCOMPARE(p.ninjan().stage().piles().sum(2)->text(), QStringLiteral("3"));
}

void TestNinjanPiles::arabicMirrorsThePiles()
{
    PlayedWindow p({1280, 800}, QStringLiteral("ar"));
    QCOMPARE(p.dealNinjan(kPair, kTwoRocks, {kOwn, kOther}, {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
             Reason::None);
    Piles &piles = p.ninjan().stage().piles();
    QVERIFY(piles.ground(0)->area().center().x() > piles.ground(2)->area().center().x());
    const TrackItem *track = p.ninjan().stage().track();
    QVERIFY(track->plate(0).x() > track->plate(1).x());
    // The left arrow key moves left on the screen: from pile 0 on the right to pile 1.
    p.key(Qt::Key_Left);
    QCOMPARE(p.ninjan().keyboard().element(), piles.ground(0));
    p.key(Qt::Key_Left);
    QCOMPARE(p.ninjan().keyboard().element(), piles.ground(1));
}

REGISTER_TEST(TestNinjanPiles)
#include "tst_ninjan_piles.moc"
