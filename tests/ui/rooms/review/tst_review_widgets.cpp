// SPDX-License-Identifier: GPL-3.0-or-later
// The widgets of the review: they show what a planted review says, and ask for lines by mouse and keyboard.
#include "tests/test_program.h"
#include "tests/ui/rooms/review/review_widgets_test.h"

#include <QRegularExpression>

using namespace meadhall::ui::testing;

void TestReviewWidgets::games()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("Odin") << Game::Odin;
    QTest::newRow("Ninjan") << Game::Ninjan;
}

void TestReviewWidgets::initTestCase()
{
    QApplication::setStyle(widgetStyle());
    QApplication::setPalette(widgetPalette(Theme::Dark));
    languages_.setLanguage(QStringLiteral("en"));
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (const Verdict verdict : {Verdict::Best, Verdict::Fine, Verdict::Doubtful, Verdict::Mistake})
            QVERIFY(test::firstLineWith(planted(game), verdict) > 0);
}

/// The first line of a hand; beyond the last line if there is none.
static int dealOf(const meadhall::ui::RecordPlaces &places, int hand)
{
    int line = 1;
    while (line <= places.lines() && places.place(line).part != hand)
        ++line;
    return line;
}

void TestReviewWidgets::placesOfOdin()
{
    const Events &events = planted(Game::Odin).events;
    const RecordPlaces places(events);
    QCOMPARE(places.lines(), int(events.size()));
    QCOMPARE(places.place(1), (RecordPlace{0, 0}));
    QCOMPARE(places.place(2), (RecordPlace{1, 0})); // the deal
    QCOMPARE(places.place(3), (RecordPlace{1, 1}));
    const int second = dealOf(places, 2);
    QVERIFY(std::holds_alternative<HandEvent>(events[std::size_t(second) - 1]));
    const auto curve = places.curveAt(second);
    QCOMPARE(curve.front().first, second);
    QCOMPARE(curve.front().x, 0.0);
    QCOMPARE(curve[1].x, 1.0);
    QCOMPARE(curve.back().last + 1, dealOf(places, 3)); // the end of the hand belongs to its last turn
    QCOMPARE(RecordPlaces::pointOf(curve, second - 1), -1);
    QCOMPARE(RecordPlaces::pointOf(curve, second + 3), 3);
}

void TestReviewWidgets::placesOfNinjan()
{
    const Events &events = planted(Game::Ninjan).events;
    const RecordPlaces places(events);
    QCOMPARE(places.parts(), 9);
    const auto curve = places.curveAt(2);
    QCOMPARE(curve, places.curveAt(int(events.size()))); // one curve for the game
    QCOMPARE(curve.size(), std::size_t{1 + 9 * 5});
    QCOMPARE(curve[0].place, (RecordPlace{0, 0}));
    QCOMPARE(curve[1].place, (RecordPlace{1, 0})); // all choices and the reveal
    QCOMPARE(curve[1].last - curve[1].first, 4);
    QCOMPARE(curve[5].x, 1.0);
    QCOMPARE(curve[6].place, (RecordPlace{2, 0}));
}

void TestReviewWidgets::curvePaintsWhatIsKnown()
{
    QFETCH(Game, game);
    ReviewedGame reviewed;
    ReviewCurve curve(reviewed);
    curve.resize(892, 160);
    fill(reviewed, planted(game));
    const int mistake = test::firstLineWith(planted(game), Verdict::Mistake);
    reviewed.setLine(mistake);
    QStringList texts = paintedOn(*curve.plot());
    QVERIFY(texts.contains(QStringLiteral("You")));
    QVERIFY(texts.contains(QStringLiteral("Gudrun")));
    const double loss = planted(game).review.decisions.at(mistake).judgement.loss;
    QVERIFY(texts.contains(signedDecimal(game == Game::Odin ? loss : -loss))); // up is good in both games
    QVERIFY(!texts.contains(ReviewText::notJudgedYet()));

    review::Review part = planted(game).review;
    const int half = static_cast<int>(planted(game).events.size()) / 2;
    std::erase_if(part.outlook, [half](const auto &each) { return each.first > half; });
    reviewed.setReview(part);
    QVERIFY(paintedOn(*curve.plot()).contains(ReviewText::notJudgedYet()));

    curve.setBranch(CurveBranch{mistake, {1, 2}, Verdict::Doubtful, QStringLiteral("what if")});
    QVERIFY(paintedOn(*curve.plot()).contains(QStringLiteral("what if")));
}

void TestReviewWidgets::curveByMouse()
{
    QFETCH(Game, game);
    ReviewedGame reviewed;
    ReviewCurve curve(reviewed);
    curve.resize(892, 160);
    fill(reviewed, planted(game));
    reviewed.setLine(2);
    curve.show();
    QSignalSpy chosen(&curve, &ReviewCurve::lineChosen);
    QTest::mouseClick(curve.plot(), Qt::LeftButton, {}, QPoint(450, 80));
    QCOMPARE(chosen.size(), 1);
    const int line = chosen.last().first().toInt();
    QVERIFY(line > 2);
    reviewed.setLine(line);
    // Dragging goes on, backwards as well.
    QTest::mousePress(curve.plot(), Qt::LeftButton, {}, QPoint(450, 80));
    QMouseEvent move(QEvent::MouseMove, QPointF(300, 80), curve.plot()->mapToGlobal(QPointF(300, 80)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(curve.plot(), &move);
    QCOMPARE(chosen.size(), 2);
    QVERIFY(chosen.last().first().toInt() < line);
}

void TestReviewWidgets::curveByKeys()
{
    ReviewedGame reviewed;
    ReviewCurve curve(reviewed);
    fill(reviewed, planted(Game::Odin));
    connect(&curve, &ReviewCurve::lineChosen, &reviewed, &ReviewedGame::setLine);
    reviewed.setLine(2);
    QTest::keyClick(curve.plot(), Qt::Key_Right);
    QCOMPARE(reviewed.line(), 3);
    QTest::keyClick(curve.plot(), Qt::Key_Left);
    QTest::keyClick(curve.plot(), Qt::Key_Left);
    QCOMPARE(reviewed.line(), 2); // nothing is before the first deal
    QTest::keyClick(curve.plot(), Qt::Key_End);
    const int second = dealOf(reviewed.places(), 2);
    QCOMPARE(reviewed.places().place(reviewed.line()).part, 1);
    QTest::keyClick(curve.plot(), Qt::Key_Right); // into the next hand
    QCOMPARE(reviewed.line(), second);
    QTest::keyClick(curve.plot(), Qt::Key_Left);
    QCOMPARE(reviewed.line(), second - 1);
    QTest::keyClick(curve.plot(), Qt::Key_Home);
    QCOMPARE(reviewed.line(), 2);
    // A choice of Ninjan is the own one, wherever it stands among those of the others.
    fill(reviewed, planted(Game::Ninjan));
    reviewed.setLine(2);
    QTest::keyClick(curve.plot(), Qt::Key_Right);
    QVERIFY(reviewed.decisionAt(reviewed.line()));
}

void TestReviewWidgets::curveMirrored()
{
    ReviewedGame reviewed;
    ReviewCurve curve(reviewed);
    curve.resize(892, 160);
    fill(reviewed, planted(Game::Odin));
    connect(&curve, &ReviewCurve::lineChosen, &reviewed, &ReviewedGame::setLine);
    curve.setLayoutDirection(Qt::RightToLeft);
    reviewed.setLine(2);
    QTest::keyClick(curve.plot(), Qt::Key_Left);
    QCOMPARE(reviewed.line(), 3);
    curve.show();
    QTest::mouseClick(curve.plot(), Qt::LeftButton, {}, QPoint(890, 80));
    QCOMPARE(reviewed.line(), 2); // time begins at the right
}

void TestReviewWidgets::curveSpoken()
{
    ReviewedGame reviewed;
    ReviewCurve curve(reviewed);
    fill(reviewed, planted(Game::Odin));
    reviewed.setLine(test::firstLineWith(planted(Game::Odin), Verdict::Mistake));
    QAccessibleInterface *chart = QAccessible::queryAccessibleInterface(curve.plot());
    QVERIFY(chart);
    QCOMPARE(chart->role(), QAccessible::Chart);
    QCOMPARE(chart->text(QAccessible::Name), QStringLiteral("Points expected"));
    const QString value = chart->text(QAccessible::Description);
    QVERIFY2(value.startsWith(QStringLiteral("turn ")), qPrintable(value));
    QVERIFY2(value.contains(QStringLiteral("You ")), qPrintable(value));
    QVERIFY2(value.contains(QStringLiteral("Clear mistake")), qPrintable(value));
    QVERIFY(chart->childCount() > 1);
    QVERIFY(chart->child(0)->text(QAccessible::Name).startsWith(QStringLiteral("start")));
    QSignalSpy said(&curve, &ReviewCurve::said);
    QTest::keyClick(curve.plot(), Qt::Key_Down);
    const QString other = chart->text(QAccessible::Description);
    QCOMPARE(said.size(), 1);
    QCOMPARE(said.constFirst().constFirst().toString(), other);
    QVERIFY2(other.indexOf(QStringLiteral("Gudrun")) < other.indexOf(QStringLiteral("You")), qPrintable(other));
    // The earlier expectation is told only where it differs.
    QStringList points;
    for (int line = 2; line <= reviewed.places().lines(); ++line) {
        reviewed.setLine(line);
        points.push_back(chart->text(QAccessible::Description));
    }
    QVERIFY(!points.filter(QStringLiteral(", before that ")).isEmpty());
    const QRegularExpression same(QStringLiteral("(\\d\\S*), before that \\1(?![.\\d])"));
    QVERIFY2(points.filter(same).isEmpty(), qPrintable(points.filter(same).join(QLatin1Char('\n'))));
}

void TestReviewWidgets::curveAsTable()
{
    ReviewedGame reviewed;
    ReviewCurve curve(reviewed);
    fill(reviewed, planted(Game::Odin));
    connect(&curve, &ReviewCurve::lineChosen, &reviewed, &ReviewedGame::setLine);
    reviewed.setLine(4);
    curve.show();
    QVERIFY(QTest::qWaitForWindowActive(&curve));
    curve.plot()->setFocus();
    QTest::keyClick(curve.plot(), Qt::Key_V);
    QVERIFY(curve.showsValues() && curve.valuesButton()->isChecked());
    QVERIFY(curve.values()->hasFocus());
    QCOMPARE(reviewed.line(), 4); // with the focus the table went to its first row
    QCOMPARE(curve.valuesButton()->accessibleName(), QStringLiteral("Show the values as a table")); // it is checked
    QTableView *table = curve.values();
    const QAbstractItemModel *model = table->model();
    QCOMPARE(model->columnCount(), 6);
    QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), QStringLiteral("You"));
    QCOMPARE(model->index(0, 0).data().toString(), QStringLiteral("start"));
    QCOMPARE(model->index(1, 0).data().toString(), QStringLiteral("turn 1"));
    QCOMPARE(model->index(2, 1).data().toString(), decimal(planted(Game::Odin).review.outlook.at(4)[0]));
    QCOMPARE(table->currentIndex().row(), 2); // line 4 is the second turn
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(reviewed.line(), 5);
    reviewed.setLine(7);
    QCOMPARE(table->currentIndex().row(), 5);
    QTest::mouseClick(curve.valuesButton(), Qt::LeftButton);
    QVERIFY(!curve.showsValues());
    // What is not judged is a dash.
    reviewed.setReview({});
    QCOMPARE(model->index(2, 1).data().toString(), QStringLiteral("–"));
}

REGISTER_TEST(TestReviewWidgets)
#include "moc_review_widgets_test.cpp"
