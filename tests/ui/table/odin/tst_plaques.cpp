// SPDX-License-Identifier: GPL-3.0-or-later
// Plaques of the table of Odin: the deck of a game that leaves colours out, and the set that was beaten.
#include "tests/test_program.h"
#include "tests/ui/played_window.h"

#include "ui/table/odin/plaques.h"

#include <QClipboard>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kTwo{"human", "computer:easy:halvdan"};
const std::vector<const char *> kHands{"B2 B8 R8 R2 G5 G4 G6 K1 K9", "B3 B1 R1 R3 R4 G1 G2 K2 K3"};

odin::Rules fourColours()
{
    odin::Rules rules;
    rules.colours = *odin::coloursOf("BRGK");
    return rules;
}

} // namespace

class TestPlaques : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void detailsOfTheDeckByMouse();
    void detailsOfTheDeckByKeyboard();
    void beatenSetCoversNothingElse_data();
    void beatenSetCoversNothingElse();
};

/// Pointing at the plaque opens its details; their button copies the number of the deal.
void TestPlaques::detailsOfTheDeckByMouse()
{
    for (const char *language : {"en", "ar"}) {
        PlayedWindow p({1280, 800}, QLatin1String(language));
        p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
        QCOMPARE(p.deal(kTwo, kHands, 0, {}, fourColours()), Reason::None);
        p.view().stage().animator().finishAll();
        const DeckPlaque *deck = p.view().stage().deckPlaque();
        const DeckDetails &details = deck->details();
        QVERIFY(deck->isVisible() && !details.isVisible());
        const QPointF plaque = deck->mapToScene(deck->shape().boundingRect().center());
        p.moveTo(p.middle(), plaque);
        QTRY_VERIFY(details.isVisible());
        QVERIFY(QRectF(QPointF(), p.view().stage().layout().size).contains(details.sceneBoundingRect()));
        QVERIFY(!details.collidesWithItem(p.view().stage().cloth())
                || details.sceneBoundingRect().width() < p.view().stage().layout().size.width() / 3);
        QApplication::clipboard()->setText(QStringLiteral("before"));
        const QPointF copy = details.mapToScene(details.copyRect().center());
        p.moveTo(plaque, copy);
        QVERIFY(details.isVisible()); // still pointed at
        p.click(copy);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("7"));
        QVERIFY(!details.copied().isEmpty() && details.copyRect().isEmpty());
        p.moveTo(copy, p.middle());
        QTRY_VERIFY(!details.isVisible());
        p.languages().setLanguage(QStringLiteral("en"));
    }
}

void TestPlaques::detailsOfTheDeckByKeyboard()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
    QCOMPARE(p.deal(kTwo, kHands, 0, {}, fourColours()), Reason::None);
    p.view().stage().animator().finishAll();
    DeckPlaque *deck = p.view().stage().deckPlaque();
    p.view().setFocus();
    p.key(Qt::Key_Tab);
    p.key(Qt::Key_Tab);
    for (int i = 0; i < 3 && p.view().keyboard().element() != deck; ++i)
        p.key(Qt::Key_Left);
    QCOMPARE(p.view().keyboard().element(), static_cast<QGraphicsObject *>(deck));
    QTRY_VERIFY(deck->details().isVisible());
    const QString said = p.view().game().nameOf(deck);
    for (const char *part : {"pink and orange", "International", "15", "Deal 7", "copies"})
        QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
    QVERIFY(deck->canClick()); // which a screen reader offers
    const std::size_t events = p.table().record().size();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
        QApplication::clipboard()->setText(QStringLiteral("before"));
        p.key(key);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("7"));
    }
    QCOMPARE(p.table().record().size(), events); // no card was played
    bool announced = false;
    for (const Announcement *one : p.view().announcer().announcements())
        announced = announced || one->words() == QLatin1String("Deal number copied");
    QVERIFY(announced);
    p.key(Qt::Key_Tab);
    QVERIFY(!deck->details().isVisible());
}

void TestPlaques::beatenSetCoversNothingElse_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "ar"})
        for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
            QTest::addRow("%s %d", language, size.width()) << size << QString::fromLatin1(language);
}

/// In a small window the plaque used to lie over the set in play or over the seat above the cloth.
void TestPlaques::beatenSetCoversNothingElse()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    PlayedWindow p(size, language);
    QCOMPARE(p.deal({"human", "computer:easy:bjorn", "computer:easy:leif", "computer:easy:ylva"},
                    {"P6 R1 R2 R3 R4 R5 R6 R7 R8", "B1 B3 G1 G2 G3 G4 G5 G6 G7", "K1 K2 K3 K4 K5 K6 K7 K8 K9",
                     "O1 O2 O3 O4 O5 O6 O7 O8 O9"},
                    0,
                    {PlayEvent{0, cardsNamed("P6"), kNoCard},
                     PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}, PassEvent{2}, PassEvent{3}}),
             Reason::None);
    OdinStage &stage = p.view().stage();
    stage.animator().finishAll();
    const QPointF pile = stage.layout().beaten;
    p.moveTo(pile + QPointF(-40, 60), pile);
    QTRY_VERIFY(stage.beatenPlaque()->isVisible());
    const QRectF plaque = stage.beatenPlaque()->mapRectToScene(stage.beatenPlaque()->shape().boundingRect());
    QVERIFY(QRectF(QPointF(), stage.layout().size).contains(plaque));
    for (const CardItem *card : stage.tableSet().items())
        QVERIFY(!plaque.intersects(card->mapRectToScene(card->cardRect())));
    const SeatItem *top = stage.seat(2);
    QVERIFY(!plaque.intersects(top->mapRectToScene(top->plaqueRect())));
    QVERIFY(!plaque.intersects(top->mapRectToScene(top->shieldRect())));
    p.languages().setLanguage(QStringLiteral("en"));
}

REGISTER_TEST(TestPlaques)
#include "tst_plaques.moc"
