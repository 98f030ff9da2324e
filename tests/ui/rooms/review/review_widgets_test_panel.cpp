// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of a decision and the list of mistakes.
#include "tests/ui/rooms/review/review_widgets_test.h"

using namespace meadhall::ui::testing;

/// The cursor of a thread without a line was a stray golden bar beside the buttons.
void TestReviewWidgets::emptyThreadIsBlank()
{
    const test::PlantedReview &with = planted(Game::Odin);
    ReviewedGame reviewed;
    ReviewCurve thread(reviewed, nullptr);
    thread.setThread(true);
    thread.resize(300, 30);
    const auto colours = [&thread] {
        const QImage picture = thread.grab().toImage();
        QSet<QRgb> all;
        for (int x = 0; x < picture.width(); ++x)
            all.insert(picture.pixel(x, picture.height() / 2));
        return all.size();
    };
    reviewed.setGame(with.events, with.names, with.seat);
    reviewed.setLine(12);
    QCOMPARE(colours(), 1);
    reviewed.setReview(with.review);
    QVERIFY(colours() > 1);
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
        const auto &rows = panel.rows()->rows();
        QCOMPARE(rows.size(), judgement.best == planted(game).review.decisions.at(line).decision.played
                                  ? std::size_t{1}
                                  : std::size_t{2});
        QCOMPARE(rows.front().points, judgement.points);
        QVERIFY(rows.front().label.startsWith(QStringLiteral("You")));
        QVERIFY(!rows.front().value.isEmpty() && !rows.front().spoken.isEmpty());
        QVERIFY(panel.rows()->accessibleName().contains(decimal(judgement.points)));
    }
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
    QVERIFY(!labelsOf(panel).contains(QStringLiteral("Clear mistake"))); // no verdict before it is certain
    reviewed.setReview(with.review);
    QVERIFY(labelsOf(panel).contains(QStringLiteral("Clear mistake")));
    QVERIFY(!reviewed.provisionalAt(line));
}

void TestReviewWidgets::panelWithoutDecision()
{
    ReviewedGame reviewed;
    VerdictPanel panel(reviewed, cache_);
    fill(reviewed, planted(Game::Odin));
    reviewed.setLine(2);
    QVERIFY(labelsOf(panel).contains(ReviewText::noDecision()));
    QVERIFY(!panel.findChild<QPushButton *>(QStringLiteral("tryAnother"))->isEnabled()
            && panel.findChild<QPushButton *>(QStringLiteral("playOn"))->isEnabled());
    reviewed.setLine(reviewed.places().lines());
    QVERIFY(!panel.findChild<QPushButton *>(QStringLiteral("playOn"))->isEnabled()); // the game is over
    Events events = planted(Game::Odin).events;
    auto &game = std::get<GameEvent>(events.front());
    game.chairs.assign(game.seats.size(), "computer:hard");
    reviewed.setGame(events, planted(Game::Odin).names, kSpectator);
    QVERIFY(labelsOf(panel).contains(QStringLiteral("No verdicts: only computers played here.")));
    game.chairs.clear();
    reviewed.setGame(events, planted(Game::Odin).names, kSpectator);
    QVERIFY(labelsOf(panel).contains(QStringLiteral("No verdicts: it is not known who played here.")));
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
    QCOMPARE(rows[1].label, QStringLiteral("You tried"));
    const QString words = labelsOf(panel);
    QVERIFY2(words.contains(QStringLiteral("1.0 points better.")), qPrintable(words));
    reviewed.setLine(2); // moving on ends it
    reviewed.setLine(line);
    QCOMPARE(panel.rows()->rows().size(), std::size_t{2});

    // If the move that was played was the best, it is not named a second time.
    const int best = test::firstLineWith(with, Verdict::Best);
    reviewed.setLine(best);
    tried = with.review.decisions.at(best);
    QCOMPARE(tried.judgement.best, tried.decision.played);
    tried.judgement.points += 1;
    panel.setTried(tried);
    QVERIFY2(labelsOf(panel).contains(QStringLiteral("1.0 points worse.")), qPrintable(labelsOf(panel)));
    QVERIFY(!labelsOf(panel).contains(QStringLiteral("better still")));
}

/// The buttons stay where they are, whatever is said of a decision.
void TestReviewWidgets::panelKeepsStill()
{
    const test::PlantedReview &with = planted(Game::Odin);
    ReviewedGame reviewed;
    VerdictPanel panel(reviewed, cache_);
    panel.resize(360, panel.sizeHint().height());
    panel.show();
    reviewed.setGame(with.events, with.names, with.seat);
    const auto places = [&panel] {
        QCoreApplication::sendPostedEvents();
        return std::pair(panel.findChild<QPushButton *>(QStringLiteral("tryAnother"))->geometry(),
                         panel.findChild<QPushButton *>(QStringLiteral("playOn"))->geometry());
    };
    const auto before = places();
    const QSize wanted = panel.sizeHint();
    for (const Verdict verdict : {Verdict::Best, Verdict::Fine, Verdict::Doubtful, Verdict::Mistake}) {
        const int line = test::firstLineWith(with, verdict);
        reviewed.setReview({});
        reviewed.setLine(line);
        reviewed.setJudging(true);
        QCOMPARE(places(), before);
        reviewed.setProvisional(with.review.decisions.at(line));
        QCOMPARE(places(), before);
        reviewed.setReview(with.review);
        reviewed.setJudging(false);
        QCOMPARE(places(), before);
        panel.setChoosing(true);
        QCOMPARE(places(), before);
        panel.setChoosing(false);
        panel.setTried(with.review.decisions.at(line));
        QCOMPARE(places(), before);
        QCOMPARE(panel.sizeHint().height(), wanted.height());
        panel.setTried(std::nullopt);
    }
}

/// Rows do not move when judging ends.
void TestReviewWidgets::listKeepsStill()
{
    const test::PlantedReview &with = planted(Game::Odin);
    ReviewedGame reviewed;
    MistakeList list(reviewed);
    list.resize(360, 400);
    list.show();
    reviewed.setGame(with.events, with.names, with.seat);
    reviewed.setJudging(true);
    review::Review part = with.review;
    part.decisions.erase(std::prev(part.decisions.end()));
    reviewed.setReview(part);
    const auto place = [&list] {
        QCoreApplication::sendPostedEvents();
        const auto *view = list.findChild<QListView *>();
        return std::pair(view->mapTo(&list, QPoint()),
                         list.findChild<QToolButton *>(QStringLiteral("nextMistake"))->geometry());
    };
    const auto before = place();
    reviewed.setJudging(false); // stopped: “Resume” appears
    QCOMPARE(place(), before);
    reviewed.setReview(with.review);
    QCOMPARE(place(), before);
}

/// A player has one colour, in the curve at the table as in the review.
void TestReviewWidgets::playersKeepTheirColours()
{
    test::PlantedReview with = planted(Game::Ninjan);
    auto &start = std::get<GameEvent>(with.events.front());
    start.chairs = {"human:1", "computer:easy:bjorn", "computer:easy:leif", "computer:easy:gudrun"};
    const TableView::People people = peopleIn(start);
    ReviewedGame reviewed;
    ReviewCurve review(reviewed);
    review.resize(700, 300);
    reviewed.setGame(with.events, people.names, 0);
    reviewed.setReview(with.review);
    reviewed.setLine(reviewed.places().lines());
    QStringList portraits;
    for (const SeatAppearance &look : people.looks)
        portraits.push_back(look.portrait);
    PointsCurve curve;
    curve.setLines({{0, 3, 6, 9}, {12, 6, 9, 3}}, people.names.seats, 0);
    curve.setFaces(portraits, people.names.own);
    curve.resize(400, 300);
    const auto colours = [](QWidget &widget) {
        const QImage image = widget.grab().toImage();
        std::map<QRgb, int> counts;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                ++counts[image.pixel(x, y)];
        return counts;
    };
    const auto atTable = colours(curve), inReview = colours(*review.plot());
    for (int seat = 0; seat < 4; ++seat) {
        const QRgb wanted =
            playerColour(themeOf(review.palette()), portraits[seat], seat, seat == people.names.own).rgb();
        const auto isThere = [wanted](const std::map<QRgb, int> &all) { // the edges of lines are mixed
            return std::any_of(all.begin(), all.end(), [wanted](const auto &one) {
                return std::abs(qRed(one.first) - qRed(wanted)) < 8 && std::abs(qGreen(one.first) - qGreen(wanted)) < 8
                       && std::abs(qBlue(one.first) - qBlue(wanted)) < 8;
            });
        };
        QVERIFY2(isThere(atTable), qPrintable(portraits[seat]));
        QVERIFY2(isThere(inReview), qPrintable(portraits[seat]));
    }
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
        QTest::mouseClick(panel.findChild<QPushButton *>(QStringLiteral("tryAnother")), Qt::LeftButton);
        QTest::keyClick(panel.findChild<QPushButton *>(QStringLiteral("playOn")), Qt::Key_Space);
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
        QCOMPARE(selectedRow(*list.list()), int(i) - 1);
    }
    QVERIFY(!list.previousButton()->isEnabled());
    QTest::mouseClick(list.nextButton(), Qt::LeftButton);
    QCOMPARE(reviewed.line(), lines[1]);
    reviewed.setLine(lines[1] + 1);
    QCOMPARE(selectedRow(*list.list()), -1);
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
    QVERIFY(list.findChild<QPushButton *>(QStringLiteral("goOnJudging"))->isVisibleTo(&list));
    QVERIFY(labelsOf(list).contains(ReviewText::notJudged(decisions)));
    QSignalSpy on(&list, &MistakeList::resumeRequested);
    list.show();
    QTest::mouseClick(list.findChild<QPushButton *>(QStringLiteral("goOnJudging")), Qt::LeftButton);
    QCOMPARE(on.size(), 1);
    reviewed.setJudging(true);
    QVERIFY(!list.findChild<QPushButton *>(QStringLiteral("goOnJudging"))->isVisibleTo(&list));
    QVERIFY(!labelsOf(list).contains(ReviewText::lostInAll(0, 0))); // a sum of nothing
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
    QVERIFY(!list.findChild<QPushButton *>(QStringLiteral("goOnJudging"))->isVisibleTo(&list));
    // No mistake at all.
    for (auto &[line, judged] : part.decisions)
        judged.judgement.verdict = Verdict::Fine;
    reviewed.setReview(part);
    QCOMPARE(model->rowCount(), 0);
    QVERIFY(labelsOf(list).contains(ReviewText::noMistake()));
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
