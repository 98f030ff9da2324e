// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the statistics: figures, charts, what is said of few games, and that everything has room.
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/planted_pages.h"
#include "tests/ui/text_recorder.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/statistics/filter_bar.h"
#include "ui/rooms/statistics/mistakes_panel.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/rooms/statistics/rating_panel.h"
#include "ui/rooms/statistics/statistics_view.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// A page in a window of its own.
struct ShownPage {
    PixmapCache cache;
    StatisticsView view{cache, nullptr};

    explicit ShownPage(const StatisticsPage &page, QSize size = {1280, 730}, bool narrow = false)
    {
        view.setNarrow(narrow);
        view.setPage(page);
        view.resize(size);
        view.show();
        if (!QTest::qWaitForWindowActive(&view))
            qWarning("the window has not become active");
    }
    /// All visible labels.
    QStringList words() const
    {
        QStringList all;
        for (const QLabel *label : view.findChildren<QLabel *>())
            if (label->isVisible())
                all.push_back(spoken(label->text()));
        return all;
    }
    Chart *chart(const char *name) const { return view.findChild<Chart *>(QLatin1String(name)); }
    void key(Qt::Key key) { QTest::keyClick(view.windowHandle(), key); }
};

bool isVisible(const QWidget *widget) { return widget->isVisible(); }

#define HAS(words, text) QVERIFY2((words).contains(QStringLiteral(text)), qPrintable((words).join(u'\n')))

} // namespace

class TestStatisticsView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { languages_.setLanguage(QStringLiteral("en")); }
    void figuresOfOdin();
    void figuresOfNinjan();
    void ratingSuggestsALevel();
    void placesAreCounted();
    void fewGames();
    void twoGames();
    void fewReviews();
    void onlyTwoPeriodsAreCompared();
    void chartsAreRead();
    void sharesHaveSigns();
    void gridIsWalkedByArrows();
    void monthsAreWalkedByArrows();
    void tablesHoldTheSameFigures();
    void numbersOfLanguages();
    void ticksOfTime();
    void everythingHasRoom_data();
    void everythingHasRoom();
    void filtersOfABar();
    void filtersBelowABar();
    void ninjanHasFewerPlayers();

private:
    Languages languages_;
};

void TestStatisticsView::initTestCase()
{
    QApplication::setStyle(widgetStyle());
    QApplication::setPalette(widgetPalette(Theme::Dark));
    languages_.setLanguage(QStringLiteral("en"));
}

void TestStatisticsView::figuresOfOdin()
{
    const ShownPage shown(test::odinPage());
    const QStringList words = shown.words();
    HAS(words, "272");
    HAS(words, "38%");
    HAS(words, "Won: 102");
    HAS(words, "4.2"); // points a hand
    HAS(words, "6");
    HAS(words, "Best streak (now 2)");
    HAS(words, "42%"); // leads
    HAS(words, "41%"); // gone out
    HAS(words, "out in 3 turns, the others were left with 21 cards, 3 October");
    HAS(words, "Your place in the last 18 games");
}

void TestStatisticsView::figuresOfNinjan()
{
    const ShownPage shown(test::ninjanPage());
    const QStringList words = shown.words();
    HAS(words, "259");
    HAS(words, "+11.1");
    HAS(words, "Points per game");
    HAS(words, "8%");
    HAS(words, "Chosen");
    HAS(words, "33%");
    HAS(words, "+34, taken with the scissors 6, 3 October");
}

void TestStatisticsView::ratingSuggestsALevel()
{
    const ShownPage shown(test::odinPage());
    const QStringList words = shown.words();
    HAS(words, "1512");
    HAS(words, "±\u200958");
    HAS(words, "between Medium and Hard");
    HAS(words, "+46 in 30 days");
    QSignalSpy wanted(&shown.view.rating(), &RatingPanel::gameWanted);
    QPushButton *play = shown.view.rating().playButton();
    QCOMPARE(play->text().remove(u'&'), QStringLiteral("Play at Hard level"));
    QTest::mouseClick(play, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].value<players::Level>(), players::Level::Hard);
}

/// Nothing is suggested while the rating is uncertain, and what is missing is said.
/// The title counted places that had no room.
void TestStatisticsView::placesAreCounted()
{
    ShownPage shown(test::odinPage());
    auto *places = shown.view.findChild<Beads *>(QStringLiteral("places"));
    QCOMPARE(places->shown(), 18);
    places->parentWidget()->layout()->setEnabled(false);
    places->resize(places->width() / 2, places->height());
    QVERIFY(places->shown() > 4 && places->shown() < 18);
    QVERIFY(shown.words().contains(QStringLiteral("Your place in the last %1 games").arg(places->shown())));
}

void TestStatisticsView::fewGames()
{
    const ShownPage shown(test::fewPage());
    const QStringList words = shown.words();
    HAS(words, "6 games");
    HAS(words, "fewer is better");
    HAS(words, "Your place in all 6 games");
    QVERIFY(!isVisible(shown.view.rating().playButton()));
    QVERIFY(!isVisible(shown.chart("mistakes")));
    QVERIFY(!isVisible(shown.view.mistakes().tableButton()));
    QSignalSpy wanted(&shown.view.mistakes(), &MistakesPanel::reviewWanted);
    QTest::mouseClick(shown.view.mistakes().findChild<QPushButton *>(QStringLiteral("reviewLast")), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), QStringLiteral("last.meadhall"));
}

void TestStatisticsView::twoGames()
{
    StatisticsPage page = test::fewPage();
    page.rating.games = 2;
    page.rating.curve.resize(2);
    const ShownPage shown(page);
    const QStringList words = shown.words();
    HAS(words, "2 of 3 games until a rating");
    QVERIFY(!words.contains(QStringLiteral("1512")));
}

void TestStatisticsView::fewReviews()
{
    StatisticsPage page = test::fewPage();
    test::plantMistakes(page, 3);
    const ShownPage shown(page);
    QVERIFY(isVisible(shown.chart("mistakes")));
    QCOMPARE(shown.chart("mistakes")->valueCount(), 6);
}

/// The first games are the last ones too while there are few; their figure was shown twice.
void TestStatisticsView::onlyTwoPeriodsAreCompared()
{
    StatisticsPage page = test::odinPage();
    for (const int games : {1, kComparedReviews, kComparedReviews + 1}) {
        page.mistakes.reviewedGames = games;
        const ShownPage shown(page);
        Chart *chart = shown.chart("mistakes");
        const bool compares = games > kComparedReviews;
        QCOMPARE(chart->valueText(0).contains(QStringLiteral("at first")), compares);
        const auto texts = TextRecorder::textsOn(*chart);
        QCOMPARE(std::any_of(texts.begin(), texts.end(),
                             [](const PaintedText &one) { return one.text == QStringLiteral("at first"); }),
                 compares);
    }
}

void TestStatisticsView::chartsAreRead()
{
    const ShownPage shown(test::odinPage());
    const auto chart = [&](const char *name) { return QAccessible::queryAccessibleInterface(shown.chart(name)); };
    QCOMPARE(chart("results")->role(), QAccessible::Chart);
    QCOMPARE(nameIn(chart("results")), QStringLiteral("Games won"));
    QVERIFY(find(chart("results"), QStringLiteral("Hard, 4 players: 19% of 26 games won, less than expected")));
    QVERIFY(find(chart("results"), QStringLiteral("Hard, 2 players: 25% of 4 games won, too few to compare")));
    QVERIFY(find(chart("results"), QStringLiteral("Beginner, 5 players: no games")));
    QVERIFY(find(chart("results"), QStringLiteral("Easy, any number of players: 44% of 82 games won, more than")));
    QCOMPARE(nameIn(chart("points")), QStringLiteral("Points per hand"));
    QVERIFY(find(chart("points"), QStringLiteral("September: ")));
    QVERIFY(nameIn(chart("points")->child(0)).endsWith(QStringLiteral("others 4.2")));
    QVERIFY(find(chart("mistakes"), QStringLiteral("Beating: at first 0.62, now 0.19, fewer")));
    QCOMPARE(chart("rating")->text(QAccessible::Description), QStringLiteral("rating 1512 ± 58"));
    const auto *places = shown.view.findChild<QWidget *>(QStringLiteral("places"));
    QVERIFY(places->accessibleName().startsWith(QStringLiteral("Your place in the last 18 games: ")));
    QCOMPARE(PageText::summary(test::odinPage()), QStringLiteral("Statistics, Odin: 272 games, rating 1512 ± 58"));
}

/// Reddish, grey and bluish grounds look alike to some; the sign is in the corner.
void TestStatisticsView::sharesHaveSigns()
{
    ShownPage shown(test::odinPage());
    Chart *grid = shown.chart("results");
    const QImage picture = grid->grab().toImage();
    const QRgb ink = paletteOf(Theme::Dark).text.rgb();
    for (int value = 0; value < grid->valueCount(); ++value) {
        const QRect cell = grid->valueRect(value).toAlignedRect();
        int strong = 0;
        for (int y = cell.top() + 2; y < cell.top() + 11; ++y)
            for (int x = cell.right() - 11; x < cell.right() - 2; ++x)
                strong += qAbs(qGreen(picture.pixel(x, y)) - qGreen(ink)) < 60;
        const QString words = grid->valueText(value);
        QVERIFY2((strong > 3) == words.contains(QStringLiteral("than expected")), qPrintable(words));
    }
}

void TestStatisticsView::gridIsWalkedByArrows()
{
    ShownPage shown(test::odinPage());
    Chart *grid = shown.chart("results");
    grid->setFocus();
    shown.key(Qt::Key_Home);
    QCOMPARE(grid->current(), 0);
    shown.key(Qt::Key_Down);
    QCOMPARE(grid->current(), 6); // five numbers of players, and all
    shown.key(Qt::Key_Right);
    QCOMPARE(grid->current(), 7);
    shown.key(Qt::Key_Up);
    shown.key(Qt::Key_Up);
    QCOMPARE(grid->current(), 1);
}

void TestStatisticsView::monthsAreWalkedByArrows()
{
    ShownPage shown(test::odinPage());
    for (const char *name : {"rating", "points"}) {
        Chart *chart = shown.chart(name);
        chart->setFocus();
        QCOMPARE(chart->valueCount(), 6);
        shown.key(Qt::Key_End);
        QVERIFY(chart->valueText(chart->current()).startsWith(QStringLiteral("November")));
        shown.key(Qt::Key_Left);
        QVERIFY(chart->valueText(chart->current()).startsWith(QStringLiteral("October")));
        QVERIFY(QRectF(chart->rect()).contains(chart->valueRect(chart->current())));
    }
}

void TestStatisticsView::tablesHoldTheSameFigures()
{
    ShownPage shown(test::odinPage());
    for (ChartPanel *panel : shown.view.panels())
        QTest::mouseClick(panel->tableButton(), Qt::LeftButton);
    for (ChartPanel *panel : shown.view.panels()) {
        QVERIFY(panel->tableView()->isVisible());
        QVERIFY(!panel->table().rows.empty());
        for (const QStringList &row : panel->table().rows)
            QCOMPARE(row.size(), panel->table().headings.size());
    }
    HAS(shown.words(), "fewer is better");
    const QStringList hard{QStringLiteral("Hard, 4 players"), QStringLiteral("26"), QStringLiteral("5"),
                           QStringLiteral("19%"), QStringLiteral("25%")};
    const std::vector<QStringList> &rows = shown.view.panels()[1]->table().rows;
    QVERIFY(std::find(rows.begin(), rows.end(), hard) != rows.end());
    QCOMPARE(shown.view.panels()[0]->table().rows.back().back(), QStringLiteral("1512"));
}

void TestStatisticsView::numbersOfLanguages()
{
    QCOMPARE(PageText::points(Game::Ninjan, -3.04), QStringLiteral("\u22123.0"));
    QCOMPARE(PageText::points(Game::Ninjan, 12.37), QStringLiteral("+12.4"));
    QCOMPARE(PageText::points(Game::Odin, 3), QStringLiteral("3.0"));
    QCOMPARE(PageText::percent(1.0 / 3), QStringLiteral("33%"));
    languages_.setLanguage(QStringLiteral("de"));
    QCOMPARE(PageText::points(Game::Odin, 3), QStringLiteral("3,0"));
    QCOMPARE(PageText::percent(1.0 / 3), QStringLiteral("33\u00a0%"));
    QCOMPARE(groupedNumber(10'000), QStringLiteral("10.000"));
    languages_.setLanguage(QStringLiteral("ar"));
    QCOMPARE(PageText::points(Game::Ninjan, -3), QStringLiteral("\u2066\u22123.0\u2069"));
}

void TestStatisticsView::ticksOfTime()
{
    const auto texts = [](QDate from, QDate to, int most) {
        QStringList all;
        for (const TimeTick &tick : timeTicks(from, to, most))
            all.push_back(tick.text);
        return all.join(u' ');
    };
    QCOMPARE(texts({2026, 6, 1}, {2026, 11, 20}, 8), QStringLiteral("Jun Jul Aug Sept Oct Nov"));
    QCOMPARE(texts({2026, 1, 1}, {2026, 12, 20}, 5), QStringLiteral("Jan Apr Jul Oct"));
    QCOMPARE(texts({2024, 7, 1}, {2026, 11, 20}, 12), QStringLiteral("Jul 2024 Oct 2025 Apr Jul Oct 2026 Apr Jul Oct"));
    QCOMPARE(texts({2026, 11, 1}, {2027, 2, 20}, 12), QStringLiteral("Nov 2026 Dec 2027 Feb"));
    QCOMPARE(texts({2020, 1, 1}, {2026, 6, 20}, 4), QStringLiteral("2020 2022 2024 2026"));
    QCOMPARE(texts({2026, 11, 1}, {2026, 11, 9}, 3), QStringLiteral("1 Nov 4 Nov 7 Nov"));
}

void TestStatisticsView::everythingHasRoom_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString &language : languageCodes())
        for (const QSize size : {QSize(800, 530), QSize(1280, 730)})
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
}

/// Nothing scrolls sideways, and no word is outside its chart or cut off in its label.
void TestStatisticsView::everythingHasRoom()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    languages_.setLanguage(language);
    for (const StatisticsPage &page : {test::odinPage(), test::ninjanPage(), test::fewPage()}) {
        ShownPage shown(page, size, size.width() < 1000);
        QTRY_VERIFY(shown.view.widget()->width() <= shown.view.viewport()->width());
        for (Chart *chart : shown.view.findChildren<Chart *>()) {
            if (!chart->isVisible())
                continue;
            for (const PaintedText &text : TextRecorder::textsOn(*chart))
                QVERIFY2(QRectF(chart->rect()).adjusted(-1, -1, 1, 1).contains(text.rect),
                         qPrintable(chart->objectName() + QStringLiteral(": ") + text.text));
        }
        for (const QLabel *label : shown.view.findChildren<QLabel *>())
            if (label->isVisible() && label->pixmap().isNull()) {
                const int needed =
                    label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                QVERIFY2(label->height() >= needed - 1, qPrintable(label->text()));
                QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width() - 1,
                         qPrintable(label->text()));
            }
    }
}

void TestStatisticsView::filtersOfABar()
{
    FilterBar bar(nullptr);
    QSignalSpy changed(&bar, &FilterBar::filterChanged);
    bar.show();
    const auto choose = [](QComboBox *box, int index) {
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    };
    choose(bar.levelBox(), 4);
    QCOMPARE(bar.filter().level, players::Level::Hard);
    choose(bar.playersBox(), 3);
    QCOMPARE(bar.filter().players, 4);
    choose(bar.periodBox(), 2);
    QVERIFY(bar.filter().period == Period::HalfYear);
    QCOMPARE(changed.size(), 3);
    QVERIFY(!bar.personBox()->isVisible());
    bar.setPeople({QStringLiteral("Ada"), QStringLiteral("Bo")});
    QVERIFY(bar.personBox()->isVisible());
    QCOMPARE(bar.filter().level, players::Level::Hard); // as before
    choose(bar.personBox(), 2);
    QCOMPARE(bar.filter().person, QStringLiteral("Bo"));
    bar.showAll();
    QVERIFY(!bar.filter().level && bar.filter().players == 0 && bar.filter().person.isEmpty());
}

void TestStatisticsView::filtersBelowABar()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *bar = new FilterBar(&page);
    column->addWidget(bar);
    bar->setNarrow(true, *column);
    page.show();
    QTRY_VERIFY(bar->levelBox()->isVisible() && !bar->isAncestorOf(bar->levelBox()));
    bar->levelBox()->setCurrentIndex(2);
    Q_EMIT bar->levelBox()->activated(2);
    QCOMPARE(bar->filter().level, players::Level::Easy);
    bar->setNarrow(false, *column);
    QTRY_VERIFY(bar->levelBox()->isVisible() && bar->isAncestorOf(bar->levelBox()));
}

void TestStatisticsView::ninjanHasFewerPlayers()
{
    FilterBar bar(nullptr);
    StatisticsFilter filter;
    filter.players = 6;
    bar.setFilter(filter);
    QCOMPARE(bar.playersBox()->count(), 6);
    bar.switchGame();
    QCOMPARE(bar.filter().game, Game::Ninjan);
    QCOMPARE(bar.filter().players, 0);
    QCOMPARE(bar.playersBox()->count(), 5);
}

REGISTER_TEST(TestStatisticsView)
#include "tst_statistics_view.moc"
