// The widgets of the review: they show what a planted review says, and ask for lines by mouse and keyboard.
#include "tests/ui/planted_review.h"
#include "tests/ui/text_recorder.h"
#include "ui/graphics/pixmap_cache.h"
#include "ui/review/curve_plot.h"
#include "ui/review/decision_rows.h"
#include "ui/review/mistake_delegate.h"
#include "ui/review/mistake_list.h"
#include "ui/review/verdict_panel.h"
#include "ui/settings/languages.h"
#include "ui/text/review_text.h"
#include "ui/widgets/motion.h"
#include "ui/widgets/style.h"

#include <QAccessible>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;
using review::Verdict;

namespace {

const test::PlantedReview &planted(Game game)
{
    static const test::PlantedReview odin = test::plantedReview(Game::Odin, 4, 11),
                                     ninjan = test::plantedReview(Game::Ninjan, 4, 11);
    return game == Game::Odin ? odin : ninjan;
}

void fill(ReviewedGame &game, const test::PlantedReview &with)
{
    game.setGame(with.events, with.names, with.seat);
    game.setReview(with.review);
}

/// All texts of the labels in a widget.
QString labelsOf(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        if (label->isVisibleTo(&widget))
            texts.push_back(label->text());
    return texts.join(QLatin1Char('\n'));
}

QStringList paintedOn(QWidget &widget)
{
    QStringList texts;
    for (const PaintedText &text : TextRecorder::textsOn(widget))
        texts.push_back(text.text);
    return texts;
}

} // namespace

class TestReviewWidgets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void placesOfOdin();
    void placesOfNinjan();
    void curvePaintsWhatIsKnown_data() { games(); }
    void curvePaintsWhatIsKnown();
    void curveByMouse_data() { games(); }
    void curveByMouse();
    void curveByKeys();
    void curveMirrored();
    void curveSpoken();
    void curveAsTable();
    void panelOfEachVerdict_data() { games(); }
    void panelOfEachVerdict();
    void panelWhileJudging();
    void panelWithoutDecision();
    void panelWithTry();
    void panelButtons();
    void listOfMistakes_data() { games(); }
    void listOfMistakes();
    void listByKeys();
    void listStates();
    void everyLanguageFits();

private:
    void games();
    PixmapCache cache_;
    Languages languages_;
};

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

void TestReviewWidgets::placesOfOdin()
{
    const Events &events = planted(Game::Odin).events;
    const RecordPlaces places(events);
    QCOMPARE(places.lines(), int(events.size()));
    QCOMPARE(places.place(1), (RecordPlace{0, 0}));
    QCOMPARE(places.place(2), (RecordPlace{1, 0})); // the deal
    QCOMPARE(places.place(3), (RecordPlace{1, 1}));
    QCOMPARE(places.firstLineOf(1), 2);
    const int second = places.firstLineOf(2);
    QVERIFY(std::holds_alternative<HandEvent>(events[std::size_t(second) - 1]));
    const auto curve = places.curveAt(second);
    QCOMPARE(curve.front().first, second);
    QCOMPARE(curve.front().x, 0.0);
    QCOMPARE(curve[1].x, 1.0);
    QCOMPARE(curve.back().last + 1, places.firstLineOf(3)); // the end of the hand belongs to its last turn
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
    std::erase_if(part.outlook, [&](const auto &each) { return each.first > mistake - 2; });
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
    const int second = reviewed.places().firstLineOf(2);
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
    QCOMPARE(chart->text(QAccessible::Name), QStringLiteral("Points expected in this hand"));
    const QString value = chart->text(QAccessible::Value);
    QVERIFY2(value.startsWith(QStringLiteral("turn ")), qPrintable(value));
    QVERIFY2(value.contains(QStringLiteral("You ")) && value.contains(QStringLiteral("before ")), qPrintable(value));
    QVERIFY2(value.contains(QStringLiteral("Mistake")), qPrintable(value));
    QTest::keyClick(curve.plot(), Qt::Key_Down);
    const QString other = chart->text(QAccessible::Value);
    QVERIFY2(other.indexOf(QStringLiteral("Gudrun")) < other.indexOf(QStringLiteral("You")), qPrintable(other));
}

void TestReviewWidgets::curveAsTable()
{
    ReviewedGame reviewed;
    ReviewCurve curve(reviewed);
    fill(reviewed, planted(Game::Odin));
    connect(&curve, &ReviewCurve::lineChosen, &reviewed, &ReviewedGame::setLine);
    reviewed.setLine(4);
    curve.show();
    QTest::keyClick(curve.plot(), Qt::Key_V);
    QVERIFY(curve.showsValues() && curve.valuesButton()->isChecked());
    QTableView *table = curve.values();
    const QAbstractItemModel *model = table->model();
    QCOMPARE(model->columnCount(), 6);
    QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), QStringLiteral("You"));
    QCOMPARE(model->index(0, 0).data().toString(), QStringLiteral("deal"));
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

void TestReviewWidgets::panelOfEachVerdict()
{
    QFETCH(Game, game);
    ReviewedGame reviewed;
    VerdictPanel panel(reviewed, cache_);
    fill(reviewed, planted(game));
    for (const Verdict verdict : {Verdict::Best, Verdict::Fine, Verdict::Doubtful, Verdict::Mistake}) {
        const int line = test::firstLineWith(planted(game), verdict);
        reviewed.setLine(line);
        const review::Judgement &judgement = planted(game).review.decisions.at(line).judgement;
        const QString words = labelsOf(panel);
        QVERIFY(words.contains(ReviewText::verdict(verdict)));
        QVERIFY(words.contains(ReviewText::cost(game, judgement)));
        QVERIFY(words.contains(QStringLiteral("In hindsight")));
        const auto &rows = panel.rows()->rows();
        QCOMPARE(rows.size(), judgement.best == planted(game).review.decisions.at(line).decision.played
                                  ? std::size_t{1}
                                  : std::size_t{2});
        QCOMPARE(rows.front().points, judgement.points);
        QVERIFY(rows.front().label.startsWith(QStringLiteral("You")));
        QVERIFY(!rows.front().value.isEmpty() && !rows.front().spoken.isEmpty());
        QVERIFY(panel.rows()->accessibleName().contains(decimal(judgement.points)));
    }
    // The hindsight is the outlook, which counts for nothing else.
    const int line = test::firstLineWith(planted(game), Verdict::Mistake);
    reviewed.setLine(line);
    review::Review closed = planted(game).review;
    closed.outlook.clear();
    reviewed.setReview(closed);
    const QString words = labelsOf(panel);
    QVERIFY(!words.contains(QStringLiteral("In hindsight")) && words.contains(QStringLiteral("Mistake")));
}

void TestReviewWidgets::panelWhileJudging()
{
    const test::PlantedReview &with = planted(Game::Odin);
    ReviewedGame reviewed;
    VerdictPanel panel(reviewed, cache_);
    reviewed.setGame(with.events, with.names, with.seat);
    const int line = test::firstLineWith(with, Verdict::Mistake);
    reviewed.setLine(line);
    reviewed.setJudging(true);
    QVERIFY(labelsOf(panel).contains(ReviewText::judgingNow()));
    QCOMPARE(panel.rows()->rows().size(), std::size_t{1});
    QVERIFY(!panel.rows()->rows().front().known);
    reviewed.setProvisional(with.review.decisions.at(line));
    QCOMPARE(panel.rows()->rows().size(), std::size_t{2});
    QVERIFY(panel.rows()->rows().front().unit.startsWith(QStringLiteral("±")));
    QVERIFY(!labelsOf(panel).contains(QStringLiteral("Mistake"))); // no verdict before it is certain
    reviewed.setReview(with.review);
    QVERIFY(labelsOf(panel).contains(QStringLiteral("Mistake")));
    QVERIFY(!reviewed.provisionalAt(line));
}

void TestReviewWidgets::panelWithoutDecision()
{
    ReviewedGame reviewed;
    VerdictPanel panel(reviewed, cache_);
    fill(reviewed, planted(Game::Odin));
    reviewed.setLine(2);
    QVERIFY(labelsOf(panel).contains(ReviewText::noDecision()));
    QVERIFY(!panel.tryButton()->isEnabled() && panel.playOnButton()->isEnabled());
    reviewed.setLine(reviewed.places().lines());
    QVERIFY(!panel.playOnButton()->isEnabled()); // the game is over
    reviewed.setGame(planted(Game::Odin).events, planted(Game::Odin).names, kSpectator);
    QVERIFY(labelsOf(panel).contains(ReviewText::nobodyJudged()));
}

void TestReviewWidgets::panelWithTry()
{
    const test::PlantedReview &with = planted(Game::Odin);
    ReviewedGame reviewed;
    VerdictPanel panel(reviewed, cache_);
    fill(reviewed, with);
    const int line = test::firstLineWith(with, Verdict::Mistake);
    reviewed.setLine(line);
    review::JudgedDecision tried = with.review.decisions.at(line);
    tried.judgement.points -= 1;
    panel.setTried(tried);
    const auto &rows = panel.rows()->rows();
    QCOMPARE(rows.size(), std::size_t{3});
    QVERIFY(!rows[0].edge && rows[1].edge && !rows[2].edge);
    QCOMPARE(rows[1].label, QStringLiteral("Your try"));
    const QString words = labelsOf(panel);
    QVERIFY2(words.contains(QStringLiteral("1.0 points better.")), qPrintable(words));
    reviewed.setLine(2); // moving on ends it
    reviewed.setLine(line);
    QCOMPARE(panel.rows()->rows().size(), std::size_t{2});
}

void TestReviewWidgets::panelButtons()
{
    ReviewedGame reviewed;
    VerdictPanel panel(reviewed, cache_);
    fill(reviewed, planted(Game::Ninjan));
    const int line = test::firstLineWith(planted(Game::Ninjan), Verdict::Mistake);
    reviewed.setLine(line);
    QSignalSpy tried(&panel, &VerdictPanel::tryAnotherMove), on(&panel, &VerdictPanel::playOnFrom);
    for (const bool low : {false, true}) {
        panel.setLow(low);
        panel.resize(panel.sizeHint());
        panel.show();
        QTest::mouseClick(panel.tryButton(), Qt::LeftButton);
        QTest::keyClick(panel.playOnButton(), Qt::Key_Space);
        QCOMPARE(tried.takeFirst(), QVariantList{line});
        QCOMPARE(on.takeFirst(), QVariantList{line});
    }
}

void TestReviewWidgets::listOfMistakes()
{
    QFETCH(Game, game);
    const test::PlantedReview &with = planted(game);
    ReviewedGame reviewed;
    MistakeList list(reviewed);
    list.resize(336, 400);
    fill(reviewed, with);
    connect(&list, &MistakeList::lineChosen, &reviewed, &ReviewedGame::setLine);
    std::vector<int> lines;
    for (const auto &[line, judged] : with.review.decisions)
        if (judged.judgement.verdict >= Verdict::Doubtful)
            lines.push_back(line);
    const QAbstractItemModel *model = list.list()->model();
    QCOMPARE(model->rowCount(), int(lines.size()));
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        QCOMPARE(index.data(MistakeLine).toInt(), lines[std::size_t(row)]);
        QVERIFY(!index.data().toString().isEmpty());
        const QString spoken = index.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(QStringLiteral("costs about")), qPrintable(spoken));
    }
    list.show();
    const QModelIndex last = model->index(model->rowCount() - 1, 0);
    list.list()->scrollTo(last);
    QTest::mouseClick(list.list()->viewport(), Qt::LeftButton, {}, list.list()->visualRect(last).center());
    QCOMPARE(reviewed.line(), lines.back());
    QVERIFY(!list.nextButton()->isEnabled());
    for (std::size_t i = lines.size() - 1; i > 0; --i) {
        QTest::mouseClick(list.previousButton(), Qt::LeftButton);
        QCOMPARE(reviewed.line(), lines[i - 1]);
        QCOMPARE(list.list()->currentIndex().row(), int(i) - 1);
    }
    QVERIFY(!list.previousButton()->isEnabled());
    QTest::mouseClick(list.nextButton(), Qt::LeftButton);
    QCOMPARE(reviewed.line(), lines[1]);
    reviewed.setLine(lines[1] + 1);
    QVERIFY(!list.list()->currentIndex().isValid());
}

void TestReviewWidgets::listByKeys()
{
    ReviewedGame reviewed;
    MistakeList list(reviewed);
    fill(reviewed, planted(Game::Odin));
    connect(&list, &MistakeList::lineChosen, &reviewed, &ReviewedGame::setLine);
    list.show();
    list.list()->setFocus();
    const QAbstractItemModel *model = list.list()->model();
    list.list()->setCurrentIndex(model->index(0, 0));
    QTest::keyClick(list.list(), Qt::Key_Down);
    QTest::keyClick(list.list(), Qt::Key_Return);
    QCOMPARE(reviewed.line(), model->index(1, 0).data(MistakeLine).toInt());
}

void TestReviewWidgets::listStates()
{
    const test::PlantedReview &with = planted(Game::Odin);
    ReviewedGame reviewed;
    MistakeList list(reviewed);
    reviewed.setGame(with.events, with.names, with.seat);
    const int decisions = int(reviewed.decisions().size());
    // Nothing is judged, nothing runs.
    QVERIFY(list.goOnButton()->isVisibleTo(&list));
    QVERIFY(labelsOf(list).contains(ReviewText::notJudged(decisions)));
    QSignalSpy on(&list, &MistakeList::goOnJudging);
    list.show();
    QTest::mouseClick(list.goOnButton(), Qt::LeftButton);
    QCOMPARE(on.size(), 1);
    reviewed.setJudging(true);
    QVERIFY(!list.goOnButton()->isVisibleTo(&list));
    QVERIFY(labelsOf(list).contains(ReviewText::lostInAll(0, 0, true)));
    // Rows come as they are judged, in the order of the game.
    review::Review part;
    for (auto judged = with.review.decisions.rbegin(); judged != with.review.decisions.rend(); ++judged) {
        part.decisions.insert(*judged);
        reviewed.setReview(part);
    }
    reviewed.setJudging(false);
    const QAbstractItemModel *model = list.list()->model();
    for (int row = 1; row < model->rowCount(); ++row)
        QVERIFY(model->index(row - 1, 0).data(MistakeLine).toInt() < model->index(row, 0).data(MistakeLine).toInt());
    QVERIFY(!list.goOnButton()->isVisibleTo(&list));
    // No mistake at all.
    for (auto &[line, judged] : part.decisions)
        judged.judgement.verdict = Verdict::Fine;
    reviewed.setReview(part);
    QCOMPARE(model->rowCount(), 0);
    QVERIFY(labelsOf(list).contains(ReviewText::noMistake(decisions)));
}

/// In every language the panel fits into its least width, and no text has a marker left in it.
void TestReviewWidgets::everyLanguageFits()
{
    for (const QString &code : languageCodes()) {
        languages_.setLanguage(code);
        for (const Game game : {Game::Odin, Game::Ninjan}) {
            ReviewedGame reviewed;
            VerdictPanel panel(reviewed, cache_);
            MistakeList list(reviewed);
            fill(reviewed, planted(game));
            for (const auto &[line, judged] : planted(game).review.decisions) {
                reviewed.setLine(line);
                panel.resize(336, 500);
                panel.show();
                const QString context = code + QLatin1Char('\n') + labelsOf(panel);
                QVERIFY2(panel.minimumSizeHint().width() <= 336, qPrintable(context));
                QVERIFY2(!context.contains(QLatin1Char('%')), qPrintable(context));
                QVERIFY2(code == QLatin1String("en") || !context.contains(QStringLiteral("points")),
                         qPrintable(context));
            }
            for (int row = 0; row < list.list()->model()->rowCount(); ++row)
                QVERIFY(!list.list()->model()->index(row, 0).data().toString().contains(QLatin1Char('%')));
        }
    }
    languages_.setLanguage(QStringLiteral("en"));
}

QTEST_MAIN(TestReviewWidgets)
#include "tst_review_widgets.moc"
