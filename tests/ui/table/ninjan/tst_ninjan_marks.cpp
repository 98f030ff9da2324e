// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on the table of Ninjan: piles to choose, the flash, sums, keyboard focus.
#include "tests/test_program.h"
#include "tests/ui/ninjan_deals.h"
#include "tests/ui/played_window.h"

#include "ui/table/ninjan/ninjan_stage.h"
#include "ui/table/scene/z_values.h"

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// The opponent's R10 must take the scissors; then the person's P9 beats three rocks.
const char *const kRockFirst = "R10 R8 R-1 P4 P10 P-5 S1 S9 S-3";
Events paperAfterRock() { return {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("R10")}}; }

bool flashes(PlayedWindow &p)
{
    const auto items = p.ninjan().scene()->items();
    return std::any_of(items.begin(), items.end(), [](QGraphicsItem *item) { return dynamic_cast<FlashItem *>(item); });
}

} // namespace

class TestNinjanMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pilesLightUpAfterTheAnimation();
    void flashCanBeSkipped();
    void chooseButtonIsVisibleOnlyWhileChoosing();
    void newGameMovesFocusToTheHand_data();
    void newGameMovesFocusToTheHand();
    void upAndDownMoveBetweenParts();
    void digitsChangeAtOnce();
    void minusSignsAreVisible();
    void messageHasTwoRows();
};

/// The piles light up and the message asks only after the opponent's card has been animated.
void TestNinjanMarks::pilesLightUpAfterTheAnimation()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Normal);
    QCOMPARE(p.dealNinjan(kDuel, kTwoRocks, {kOwn, kRockFirst}, paperAfterRock()), Reason::None);
    Piles &piles = p.ninjan().stage().piles();
    const Animator &animator = p.ninjan().stage().animator();
    QTRY_VERIFY(flashes(p)); // R10 takes S5
    QVERIFY(p.ninjan().view().ownRequest() == RequestKind::Pile);
    bool above = false;
    const auto landed = [&] {
        if (!animator.moving())
            return true;
        above = above || (!flashes(p) && piles.sum(2)->zValue() > piles.cards(2).back()->zValue());
        return piles.lit() != 0 || p.ninjan().message()->text().contains(QLatin1String("beats piles 1, 2 and 3"));
    };
    QTRY_VERIFY(landed());
    QVERIFY(!animator.moving()); // the piles light up only after the animation
    QVERIFY(above);
    QCOMPARE(int(piles.lit()), 0b111);
    QVERIFY2(p.ninjan().message()->text().contains(QLatin1String("beats piles 1, 2 and 3")),
             qPrintable(p.ninjan().message()->text()));
    QVERIFY(!flashes(p));
    QCOMPARE(piles.sum(2)->zValue(), z::kChip);
}

void TestNinjanMarks::flashCanBeSkipped()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Slow);
    QCOMPARE(p.dealNinjan(kDuel, kTwoRocks, {kOwn, kRockFirst}, paperAfterRock()), Reason::None);
    QTRY_VERIFY(flashes(p));
    p.key(Qt::Key_Shift);
    QVERIFY(!flashes(p));
    QVERIFY(!p.ninjan().stage().animator().moving());
    QCOMPARE(int(p.ninjan().stage().piles().lit()), 0b111);
}

/// The Choose button is visible only while cards are chosen, not during a throw.
void TestNinjanMarks::chooseButtonIsVisibleOnlyWhileChoosing()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    QVERIFY(p.ninjan().game().chooseButton()->isVisible());
    QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
    QVERIFY(p.ninjan().view().board().phase == ninjan::Phase::Throw);
    QVERIFY(!p.ninjan().game().chooseButton()->isVisible());
    p.ninjan().setFocus(); // from the panel to the table, whose message must be right too
    p.key(Qt::Key_Return);
    QVERIFY2(p.ninjan().message()->text().contains(QLatin1String("Throw")), qPrintable(p.ninjan().message()->text()));
    while (!p.table().gameOver()) {
        const int before = countOf<ThrowEvent>(p.table().record());
        QTRY_VERIFY(p.ninjan().panel()->isVisible());
        p.key(Qt::Key_1);
        QTRY_VERIFY(countOf<ThrowEvent>(p.table().record()) > before);
    }
    QTRY_VERIFY(p.ninjan().view().gameOver());
    QVERIFY(!p.ninjan().game().chooseButton()->isVisible());
}

void TestNinjanMarks::newGameMovesFocusToTheHand_data()
{
    QTest::addColumn<bool>("moving");
    QTest::newRow("still") << false;
    QTest::newRow("moving") << true;
}

/// With the focus on the piles, a new game moves it back to the hand.
void TestNinjanMarks::newGameMovesFocusToTheHand()
{
    QFETCH(bool, moving);
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kTwoRocks, {kOwn, kRockFirst}, paperAfterRock()), Reason::None);
    QTRY_VERIFY(p.ninjan().stage().piles().lit() != 0);
    p.key(Qt::Key_Right);
    QCOMPARE(p.ninjan().keyboard().part(), TablePart::Middle);
    if (moving)
        p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
    GameEvent game;
    game.game = Game::Ninjan;
    game.seats = {"Ada", "Bo"};
    game.chairs = kDuel;
    game.deal = 11;
    QCOMPARE(p.table().start(game), Reason::None);
    QTRY_COMPARE(p.ninjan().stage().hand().items().size(), std::size_t(9));
    QTRY_VERIFY(!p.ninjan().stage().animator().moving());
    QCOMPARE(p.ninjan().keyboard().part(), TablePart::Hand);
    QCOMPARE(p.ninjan().keyboard().element(), p.ninjan().stage().hand().items().front());
    p.key(Qt::Key_Return);
    QVERIFY(countOf<ChooseEvent>(p.table().record()) > 0);
}

/// Hand, middle, seats, and back: in both games.
void TestNinjanMarks::upAndDownMoveBetweenParts()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    for (int game = 0; game < 2; ++game) {
        if (game == 1) {
            Events table{PlayEvent{1, cardsNamed("B1"), kNoCard}};
            QCOMPARE(p.deal(kDuel, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 1, table),
                     Reason::None);
        }
        KeyboardNavigator &keyboard = p.window().tableView().keyboard();
        p.key(Qt::Key_Right);
        QCOMPARE(keyboard.part(), TablePart::Hand);
        QGraphicsObject *card = keyboard.element();
        p.key(Qt::Key_Up);
        QCOMPARE(keyboard.part(), TablePart::Middle);
        for (int i = 0; i < 4 && keyboard.part() == TablePart::Middle; ++i)
            p.key(Qt::Key_Up);
        QCOMPARE(keyboard.part(), TablePart::Seats);
        for (int i = 0; i < 4 && keyboard.part() == TablePart::Seats; ++i)
            p.key(Qt::Key_Down);
        if (keyboard.part() == TablePart::Middle) // with no seat opposite, the way down leads through the middle
            for (int i = 0; i < 4 && keyboard.part() == TablePart::Middle; ++i)
                p.key(Qt::Key_Down);
        QCOMPARE(keyboard.part(), TablePart::Hand);
        QCOMPARE(keyboard.element(), card);
        p.key(Qt::Key_Down); // the focus does not wrap around
        QCOMPARE(keyboard.element(), card);
    }
}

/// Switching between Latin and Arabic digits updates all numbers on the table.
void TestNinjanMarks::digitsChangeAtOnce()
{
    PlayedWindow p({1280, 800}, QStringLiteral("ar"));
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    const auto digit = [](const QString &text) { return text.back().unicode(); };
    QCOMPARE(digit(p.ninjan().stage().piles().sum(0)->text()), u'2');
    p.settings().nativeDigits.set(true);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(digit(p.ninjan().stage().piles().sum(0)->text()), u'\u0662');
    QCOMPARE(digit(p.ninjan().stage().seat(0)->points()), u'\u0660');
    QCOMPARE(digit(p.ninjan().stage().seat(0)->count()), u'\u0669');
    QCOMPARE(p.deal(kDuel, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 1,
                    {PlayEvent{1, cardsNamed("B1"), kNoCard}}),
             Reason::None);
    const auto value = [&p] {
        QStringList texts;
        for (QGraphicsItem *item : p.view().scene()->items())
            if (auto *chip = dynamic_cast<ValueChipItem *>(item); chip && chip->isVisible())
                texts.push_back(chip->text());
        return texts.join(QLatin1Char(' '));
    };
    QCOMPARE(value(), QString(QChar(0x0661)));
    p.settings().nativeDigits.set(false);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(value(), QStringLiteral("1"));
}

/// The minus sign is left of its number even right to left, so no card may cover the left edges.
void TestNinjanMarks::minusSignsAreVisible()
{
    PlayedWindow p({800, 600}, QStringLiteral("ar"));
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    for (CardItem *item : p.ninjan().stage().hand().items()) {
        const QRectF card = item->cardRect();
        const QPointF sign =
            item->mapToScene(QPointF(card.left() + card.width() * 0.12, card.top() + card.height() * 0.12));
        QGraphicsItem *top = p.ninjan().scene()->items(sign).value(0);
        QVERIFY(top == item || item->isAncestorOf(top));
    }
}

/// A long message stays within two rows and covers no pile; the tool tip has the complete text.
void TestNinjanMarks::messageHasTwoRows()
{
    PlayedWindow p({800, 600}, QStringLiteral("ru"));
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    MessageItem &message = *p.ninjan().message();
    message.setText(QStringLiteral("Kurz."), MessageItem::Tone::Prompt);
    const qreal one = message.boundingRect().height();
    QString text;
    while (text.size() < 400)
        text += QStringLiteral("ножницы 10 против бумаги ");
    message.setText(text, MessageItem::Tone::Prompt);
    QVERIFY(message.boundingRect().height() < one * 1.8);
    QCOMPARE(message.toolTip(), text); // complete
    QCOMPARE(message.text(), text);
    message.setText(QStringLiteral("Kurz."), MessageItem::Tone::Prompt);
    QVERIFY(message.toolTip().isEmpty());
    // It covers no pile.
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        message.setText(text, MessageItem::Tone::Prompt);
        QVERIFY(!message.sceneBoundingRect().intersects(p.ninjan().stage().piles().sum(pile)->sceneBoundingRect()));
    }
}

REGISTER_TEST(TestNinjanMarks)
#include "tst_ninjan_marks.moc"
