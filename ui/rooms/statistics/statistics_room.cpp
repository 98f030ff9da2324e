// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/statistics_room.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/results/statistics_page.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/art.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/card_fan.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/file_dialog.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/statistics/filter_bar.h"
#include "ui/rooms/statistics/mistakes_panel.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/rooms/statistics/rating_panel.h"
#include "ui/rooms/statistics/statistics_view.h"
#include "ui/table/games/games.h"

#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace meadhall::ui {

namespace {

/// From the next game on there are charts instead of sentences.
constexpr int kBeginnerGames = 10;
constexpr qreal kLoomTitle = 24, kLoomWords = 14;
constexpr int kEmptyPlateWidth = 516, kPlatePadding = 40, kPlateTop = 44;
constexpr int kLoomMargin = 20, kDiscSide = 68;
constexpr qreal kFactPicture = 0.52, kGamePicture = 0.72; ///< of a disc

constexpr int kProgressDelayMs = 300; ///< ms until progress is shown
const QString kTablesKey = QStringLiteral("statistics/tables");
const QString kExportKey = QStringLiteral("statistics/folder");

constexpr int kBeginnerWidth = 1060, kBeginnerMargin = 20, kBeginnerPadding = 28;
constexpr int kFactDisc = 66, kFactGap = 22, kPlacesHeight = 176, kPlacesWidth = 280,
              kPlacesMost = 420; ///< px that large letters may ask for
constexpr qreal kFactSentence = 1.75, kFactDetail = 1.05, kChartDisc = 28;
constexpr qreal kPlacesAxis = 72, kPlacesInset = 16; ///< px at 1×

/// Shows a picture in a disc.
/// @param share of the disc that the picture fills
void showDisc(QLabel *label, Theme theme, int side, const ArtKey &picture, qreal share)
{
    const QIcon disc =
        paintedIcon([theme, picture, share](QPainter &painter, const QRectF &rect, QIcon::Mode, QIcon::State) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(paletteOf(theme).edge, 3));
            painter.setBrush(paletteOf(theme).hang);
            painter.drawEllipse(rect.adjusted(2, 2, -2, -2));
            QRectF inside(QPointF(), std::round(rect.width() * share) * QSizeF(1, 1));
            inside.moveCenter(rect.center());
            drawSmallPicture(painter, picture, inside);
        });
    setPicture(label, disc, QSize(side, side));
}

} // namespace

/// The places in the last games, the best one at the top, the newest game at the end.
class PlacesChart : public Chart {
    Q_OBJECT

public:
    explicit PlacesChart(QWidget *parent) : Chart(parent)
    {
        setObjectName(QStringLiteral("placesChart"));
        setMinimumSize(std::min(grown(kPlacesWidth), kPlacesMost), grown(kPlacesHeight));
    }

    void setPlaces(const std::vector<LastPlace> &places)
    {
        places_ = places;
        setAccessibleName(PageText::placesSentence(places));
        update();
    }

    int valueCount() const override { return static_cast<int>(places_.size()); }
    QString valueText(int game) const override { return PageText::placeBeads(places_)[toIndex(game)].tip; }
    QRectF valueRect(int game) const override
    {
        const qreal disc = discSide();
        return {area().at(game, places_[toIndex(game)].place) - QPointF(disc, disc) / 2, QSizeF(disc, disc)};
    }

protected:
    void paintChart(QPainter &painter) override
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        drawPlate(painter, rect(), colours.well, colours.rim);
        const ChartArea area = this->area();
        for (int place = 1; place <= lastPlace(); ++place) {
            drawGuide(painter, area, place, colours.hairline);
            painter.setPen(colours.textDim);
            drawTickText(painter, area, place, font(), PageText::place(place));
        }
        QPolygonF line;
        for (int game = 0; game < valueCount(); ++game)
            line.append(valueRect(game).center());
        drawCurve(painter, line, colours.text, 2.2);
        for (int game = 0; game < valueCount(); ++game) {
            const QRectF box = valueRect(game);
            paintPlace(&painter, box, places_[toIndex(game)].place, palette());
            if (game + 1 == valueCount())
                paintNowRing(&painter, box.adjusted(-1, -1, 1, 1), palette());
            if (game == current())
                drawFocusRing(painter, box, controlColours(palette()));
        }
    }

private:
    int lastPlace() const
    {
        int last = 2;
        for (const LastPlace &place : places_)
            last = std::max(last, place.players);
        return last;
    }
    qreal discSide() const { return std::min(kChartDisc * fontUnit(), height() / (lastPlace() + 1.0)); }
    ChartArea area() const
    {
        const qreal unit = fontUnit(), inset = kPlacesInset * unit, half = discSide() / 2;
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const qreal left = mirrored ? inset : kPlacesAxis * unit, right = mirrored ? kPlacesAxis * unit : inset;
        return {QRectF(rect()).adjusted(left, inset + half, -right, -inset - half),
                -0.5,
                std::max(kBeginnerGames, valueCount()) - 0.5,
                static_cast<qreal>(lastPlace()),
                1,
                mirrored};
    }

    std::vector<LastPlace> places_;
};

/// A sentence that nothing is known for is left out.
class BeginnerPage : public QScrollArea {
    Q_OBJECT

public:
    /// @param cache must outlive the page
    BeginnerPage(PixmapCache &cache, QWidget *parent)
        : QScrollArea(parent), plaque_(new Plaque), chartTitle_(nullptr), outlook_(nullptr)
    {
        setObjectName(QStringLiteral("beginnerPage"));
        auto *wall = new Wall(cache, this);
        auto *room = new QHBoxLayout(wall);
        room->setContentsMargins(kBeginnerMargin, kBeginnerMargin, kBeginnerMargin, kBeginnerMargin);
        room->addStretch(1);
        room->addWidget(plaque_, 100, Qt::AlignVCenter);
        room->addStretch(1);
        plaque_->setMaximumWidth(grown(kBeginnerWidth));
        auto *column = new QVBoxLayout(plaque_);
        column->setContentsMargins(grown(kBeginnerPadding), grown(kBeginnerPadding), grown(kBeginnerPadding),
                                   grown(kBeginnerPadding));
        column->setSpacing(grown(16));
        facts_ = {addFact(Glyph::Winner, ""), addFact(Glyph::Try, "reviewLast"), addFact(Glyph::StrongCard, "seeBest")};
        for (const Fact &fact : facts_)
            connect(fact.button, &QPushButton::clicked, this, [this, &fact] { Q_EMIT reviewWanted(fact.file); });
        best_ = new CardFan(cache, CardFan::Shape::Row, facts_.back().row);
        auto *row = static_cast<QHBoxLayout *>(facts_.back().row->layout());
        row->insertWidget(row->count() - 1, best_);
        chartTitle_ = wordLabel(plaque_, 1, true);
        chart_ = new PlacesChart(plaque_);
        outlook_ = wordLabel(plaque_, 1, false, true);
        outlook_->setAlignment(Qt::AlignCenter);
        addWidgets(*column, {chartTitle_, chart_, outlook_});
        makeScrollingPage(wall, false, this);
        followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] {
            if (page_.totals.games > 0)
                retranslate();
        });
    }
    /// @param page with at least one game
    void setPage(const StatisticsPage &page)
    {
        page_ = page;
        retranslate();
    }
    void setCardLook(CardLook look)
    {
        look_ = look;
        showBest();
    }

Q_SIGNALS:
    /// @param file as in BestPart
    void reviewWanted(const QString &file);

private:
    struct Fact {
        Glyph glyph;
        QWidget *row;
        QLabel *disc, *sentence, *detail;
        QPushButton *button;
        QString file{}; ///< to review by the button
    };
    Fact addFact(Glyph glyph, const char *button)
    {
        auto *turning = new TurningRow(plaque_);
        Fact fact{glyph, turning, new QLabel(turning), nullptr, nullptr, nullptr};
        fact.sentence = wordLabel(fact.row, kFactSentence);
        fact.detail = wordLabel(fact.row, kFactDetail, false, true);
        fact.button = new QPushButton(fact.row);
        fact.button->setObjectName(QLatin1String(button));
        fact.button->setAutoDefault(true);
        QVBoxLayout *words = newColumn(grown(2));
        words->addWidget(fact.sentence);
        words->addWidget(fact.detail);
        QHBoxLayout *row = turning->row();
        row->setSpacing(grown(kFactGap));
        row->addWidget(fact.disc);
        row->addLayout(words, 1);
        row->addWidget(fact.button);
        plaque_->layout()->addWidget(fact.row);
        return fact;
    }
    void setFact(Fact &fact, const QString &sentence, const QString &detail, const QString &file = {})
    {
        fact.row->setVisible(!sentence.isEmpty());
        const Theme theme = themeOf(palette());
        showDisc(fact.disc, theme, grown(kFactDisc), glyphArt(fact.glyph, paletteOf(theme).clothText), kFactPicture);
        fact.sentence->setText(sentence);
        fact.detail->setText(detail);
        fact.detail->setVisible(!detail.isEmpty());
        fact.file = file;
        fact.button->setAccessibleDescription(detail.isEmpty() ? sentence : sentence + QLatin1Char('\n') + detail);
        fact.button->setVisible(!file.isEmpty());
    }
    void showMistakes()
    {
        const MistakeFigures &figures = page_.mistakes;
        const auto most = std::max_element(
            figures.kinds.begin(), figures.kinds.end(),
            [](const MistakeCurve &one, const MistakeCurve &other) { return one.lostAHand < other.lostAHand; });
        if (figures.reviewedGames == 0)
            return setFact(facts_[1], tr("Where do you lose points?"), tr("A review shows what was better."),
                           page_.lastUnreviewed);
        if (most == figures.kinds.end() || most->mistakes == 0)
            return setFact(facts_[1], tr("No mistake so far."),
                           tr("In %Ln reviewed game(s).", "", figures.reviewedGames));
        setFact(facts_[1], tr("Most points lost: %1.", "a kind of mistake, such as “Pass”").arg(PageText::kind(*most)),
                tr("%1 of %2 mistakes in %Ln reviewed game(s).", "numbers", figures.reviewedGames)
                    .arg(number(most->mistakes), number(figures.all.mistakes)));
    }
    void showBest()
    {
        if (!page_.best)
            return setFact(facts_[2], {}, {});
        const Game game = page_.filter.game;
        setFact(facts_[2], PageText::bestTitle(game), PageText::best(game, *page_.best), page_.best->file);
        best_->setCards(cardArts(game, page_.best->cards, themeOf(palette()), look_));
        best_->setAccessibleName(PageText::bestCards(game, *page_.best));
    }
    void retranslate()
    {
        facts_[1].button->setText(tr("&Review the last game", "button"));
        facts_[2].button->setText(tr("&See it", "button: the game with the best hand or pile"));
        const TotalFigures &totals = page_.totals;
        const QString won = totals.games > 1
                                ? tr("You won %1 of %Ln game(s).", "", totals.games).arg(number(totals.won))
                            : totals.won > 0 ? tr("You won your first game.")
                                             : tr("You have played your first game.");
        const bool repeats = page_.rating.isShown() && !page_.rating.isSteady(); // the number of games
        setFact(facts_[0], won, repeats ? QString() : PageText::outlook(page_.rating));
        showMistakes();
        showBest();
        chartTitle_->setText(tr("Your places", "title of a chart: in the last games"));
        chart_->setPlaces(page_.lastPlaces);
        const int missing = kBeginnerGames + 1 - page_.gamesInAll;
        outlook_->setText(tr("Charts appear after %Ln more game(s).", "", missing));
    }

    StatisticsPage page_;
    CardLook look_;
    QWidget *plaque_;
    std::vector<Fact> facts_; ///< results, mistakes, best
    QLabel *chartTitle_, *outlook_;
    PlacesChart *chart_ = nullptr;
    CardFan *best_ = nullptr;
};

/// The page instead of figures: a loom on which nothing is woven yet, with a sentence and what can be done.
class EmptyLoom : public Plaque {
    Q_OBJECT

public:
    /// Why there is nothing.
    enum class Why {
        NoGames,  ///< none has been finished
        Filtered, ///< none passes the filter
        Trouble,  ///< there can be no statistics; a sentence says why
    };
    explicit EmptyLoom(QWidget *parent) : Plaque(parent, Look::Loom), plate_(new Plaque(this)), disc_(new QLabel(this))
    {
        setObjectName(QStringLiteral("loom"));
        auto *column = new QVBoxLayout(plate_);
        column->setSpacing(14);
        title_ = wordLabel(plate_);
        words_ = wordLabel(plate_, 1, false, true);
        for (QLabel *label : {title_, words_}) {
            label->setAlignment(Qt::AlignCenter);
            column->addWidget(label);
        }
        QHBoxLayout *row = newRow(16);
        const auto button = [&](const char *name) {
            auto *one = named(new QPushButton(plate_), name);
            row->addWidget(one);
            return one;
        };
        row->addStretch(1);
        play_ = button("playGame");
        learn_ = button("learn");
        showAll_ = button("showAll");
        row->addStretch(1);
        column->addSpacing(4);
        column->addLayout(row);
        connect(play_, &QPushButton::clicked, this, &EmptyLoom::playWanted);
        connect(learn_, &QPushButton::clicked, this, &EmptyLoom::learnWanted);
        connect(showAll_, &QPushButton::clicked, this, &EmptyLoom::allWanted);
        setLook();
        followChanges(this, {QEvent::Resize}, [this] { place(); });
        followChanges(this, {QEvent::PaletteChange, QEvent::ApplicationFontChange}, [this] {
            setLook();
            place();
        });
    }
    void showReason(Why why, Game game, const QString &trouble = {})
    {
        why_ = why;
        game_ = game;
        const QString name = isolated(gameInfo(game).name());
        play_->setText(tr("Pla&y a game", "button"));
        learn_->setText(tr("Lea&rn %1", "button: a game").arg(name));
        showAll_->setText(tr("Sho&w all", "button: every game, without a filter"));
        switch (why) {
        case Why::NoGames:
            title_->setText(tr("No games yet", "title: no game has been finished"));
            break;
        case Why::Filtered:
            title_->setText(tr("No matching games", "title: none passes the filters"));
            break;
        case Why::Trouble:
            title_->setText(tr("No statistics", "title: they cannot be kept on this computer"));
            words_->setText(trouble);
            break;
        }
        words_->setVisible(why == Why::Trouble);
        play_->setVisible(why == Why::NoGames);
        learn_->setVisible(why == Why::NoGames);
        showAll_->setVisible(why == Why::Filtered);
        play_->setDefault(why == Why::NoGames);
        showAll_->setDefault(why == Why::Filtered);
        showPicture();
        defaultButton()->setAccessibleDescription(spoken(words_->text()));
        place();
    }
    /// The button that is pressed by Enter.
    QPushButton *defaultButton() const { return why_ == Why::Filtered ? showAll_ : play_; }

Q_SIGNALS:
    void playWanted();
    void learnWanted();
    void allWanted();

protected:
    /// Enter presses the default button, as in a dialog.
    void keyPressEvent(QKeyEvent *event) override
    {
        QPushButton *button = defaultButton();
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button->isVisible())
            button->click();
        else
            QWidget::keyPressEvent(event);
    }

private:
    /// The plate in the middle of the loom.
    void place()
    {
        const int wide = std::min(width() - 2 * kLoomMargin, grown(kEmptyPlateWidth));
        const int high = std::min(height(), plate_->layout()->totalHeightForWidth(wide));
        plate_->setGeometry((width() - wide) / 2, std::max(0, (height() - high) / 2), wide, high);
        const int side = grown(kDiscSide);
        disc_->setGeometry((width() - side) / 2, plate_->y() - side / 2, side, side);
    }
    void setLook()
    {
        title_->setFont(grownFont(kLoomTitle, true));
        words_->setFont(grownFont(kLoomWords));
        setGlyph(play_, Glyph::Play);
        setGlyph(learn_, Glyph::Learn);
        showPicture();
        plate_->layout()->setContentsMargins(grown(kPlatePadding), grown(kPlateTop), grown(kPlatePadding), grown(30));
    }

    void showPicture()
    {
        showDisc(disc_, themeOf(palette()), grown(kDiscSide), gameInfo(game_).picture(themeOf(palette())),
                 kGamePicture);
    }

    QWidget *plate_;
    QLabel *disc_, *title_, *words_; ///< the disc lies over the upper edge of the plate
    QPushButton *play_, *learn_, *showAll_;
    Why why_ = Why::NoGames;
    Game game_ = Game::Odin;
};

StatisticsRoom::StatisticsRoom(Statistics &statistics, Settings &settings, PixmapCache &cache, Game game)
    : statistics_(statistics), settings_(settings), filters_(new FilterBar(this)), pages_(new QStackedWidget(this)),
      announcer_(new Announcer(this))
{
    setObjectName(QStringLiteral("statisticsRoom"));
    barEnd()->addWidget(filters_);
    buildPages(cache);
    buildFoot();
    StatisticsFilter filter;
    filter.game = game;
    filters_->setFilter(filter);
    connectParts();
    retranslate();
    showTrouble();
    ask();
    if (!statistics_.isPossible())
        showPage();
    followChanges(this, {QEvent::LanguageChange}, [this] {
        retranslate();
        showTrouble();
    });
}

void StatisticsRoom::buildPages(PixmapCache &cache)
{
    notice_ = named(wordLabel(this), "notice");
    notice_->setMargin(grown(10));
    body()->addWidget(notice_);
    view_ = new StatisticsView(cache, pages_);
    view_->setCardLook(cardLookOf(settings_));
    auto *wall = new Wall(cache, pages_);
    QVBoxLayout *room = newColumn(-1, wall);
    loom_ = new EmptyLoom(wall);
    room->addWidget(loom_);
    pages_->addWidget(wall);
    pages_->addWidget(view_);
    beginner_ = new BeginnerPage(cache, pages_);
    beginner_->setCardLook(cardLookOf(settings_));
    pages_->addWidget(beginner_);
    body()->addWidget(pages_, 1);
    const QStringList tables = settings_.store().value(kTablesKey).toStringList();
    for (ChartPanel *panel : view_->panels()) {
        panel->showTable(tables.contains(panel->objectName()));
        connect(panel, &ChartPanel::tableToggled, this,
                [this, panel](bool shown) { remember(panel->objectName(), shown); });
    }
}

/// Progress and the bar that brings cleared figures back.
void StatisticsRoom::buildFoot()
{
    progressRow_ = new QWidget(this);
    auto *reading = new QHBoxLayout(progressRow_);
    progressText_ = new QLabel(progressRow_);
    progress_ = named(new QProgressBar(progressRow_), "progress");
    progress_->setTextVisible(false);
    reading->addStretch(1);
    addWidgets(*reading, {progressText_, progress_});
    reading->addStretch(1);
    progressRow_->hide();
    body()->addWidget(progressRow_);
    undoBar_ = named(new QWidget(this), "undoBar");
    auto *row = new QHBoxLayout(undoBar_);
    undoText_ = new QLabel(undoBar_);
    undo_ = named(new QPushButton(undoBar_), "undo");
    row->addStretch(1);
    addWidgets(*row, {undoText_, undo_});
    row->addStretch(1);
    undoBar_->hide();
    body()->addWidget(undoBar_);
}

void StatisticsRoom::connectParts()
{
    connect(&statistics_, &Statistics::pageReady, this, &StatisticsRoom::show);
    connect(&statistics_, &Statistics::changed, this, &StatisticsRoom::ask);
    connect(&statistics_, &Statistics::progress, this, &StatisticsRoom::showProgress);
    connect(&statistics_, &Statistics::troubleChanged, this, &StatisticsRoom::showTrouble);
    connect(&statistics_, &Statistics::exported, this, [this](const QString &file, int error) {
        say(error == 0 ? tr("Saved: %1", "a file").arg(isolated(file)) : Errors::saving(file, error));
    });
    connect(&Clock::instance(), &Clock::dayChanged, this, &StatisticsRoom::ask);
    connect(filters_, &FilterBar::filterChanged, this, &StatisticsRoom::ask);
    connect(filters_, &FilterBar::exportWanted, this, &StatisticsRoom::exportTable);
    connect(filters_, &FilterBar::clearWanted, this, &StatisticsRoom::clear);
    connect(undo_, &QPushButton::clicked, this, &StatisticsRoom::undoClear);
    connect(loom_, &EmptyLoom::allWanted, filters_, &FilterBar::showAll);
    connect(loom_, &EmptyLoom::playWanted, this, [this] { Q_EMIT newGameWanted(filter().game); });
    connect(loom_, &EmptyLoom::learnWanted, this, [this] { Q_EMIT lessonWanted(filter().game); });
    connect(&view_->rating(), &RatingPanel::gameWanted, this,
            [this](players::Level level) { Q_EMIT levelWanted(filter().game, level); });
    connect(&view_->mistakes(), &MistakesPanel::reviewWanted, this, &StatisticsRoom::reviewWanted);
    connect(beginner_, &BeginnerPage::reviewWanted, this, &StatisticsRoom::reviewWanted);
    connect(&settings_, &Settings::cardLookChanged, this, [this] {
        view_->setCardLook(cardLookOf(settings_));
        beginner_->setCardLook(cardLookOf(settings_));
    });
    connect(&settings_.nativeDigits, &AnySetting::changed, this, &StatisticsRoom::retranslate);
    progressDelay_.setSingleShot(true);
    connect(&progressDelay_, &QTimer::timeout, this, [this] { progressRow_->setVisible(read_ < toRead_); });
}

const StatisticsFilter &StatisticsRoom::filter() const { return filters_->filter(); }

QWidget *StatisticsRoom::first()
{
    if (shown_ == 0) // until show(), or the focus would be at the button that leads back for a moment
        return statistics_.isPossible() ? static_cast<QWidget *>(this) : backButton();
    return page_.gamesInAll == 0 ? static_cast<QWidget *>(loom_->defaultButton()) : backButton();
}

void StatisticsRoom::ask() { request_ = statistics_.request(filter()); }

void StatisticsRoom::show(quint64 request, const StatisticsPage &page)
{
    if (request != request_)
        return;
    const bool arrived = shown_ == 0;
    shown_ = request;
    page_ = page;
    filters_->setPeople(page.people);
    showPage();
    if (arrived)
        view_->rating().unroll();
    if (arrived && hasFocus())
        first()->setFocus(Qt::OtherFocusReason);
    if (page.totals.games > 0 || statistics_.isReading())
        announcer_->announce(PageText::summary(page));
}

void StatisticsRoom::showPage()
{
    const bool none = page_.totals.games == 0, noneAtAll = page_.gamesInAll == 0;
    const bool few = !none && page_.gamesInAll <= kBeginnerGames && page_.totals.games == page_.gamesInAll;
    const StatisticsTrouble trouble = statistics_.trouble();
    const bool impossible =
        !statistics_.isPossible() || trouble == StatisticsTrouble::NoDriver || trouble == StatisticsTrouble::NoModule;
    const bool onLoom = loom_->isAncestorOf(focusWidget() ? focusWidget() : this);
    if (none)
        loom_->showReason(impossible  ? EmptyLoom::Why::Trouble
                          : noneAtAll ? EmptyLoom::Why::NoGames
                                      : EmptyLoom::Why::Filtered,
                          filter().game,
                          statistics_.isPossible() ? StatisticsText::trouble(trouble) : PageText::nothingKept());
    else
        view_->setPage(page_);
    if (few)
        beginner_->setPage(page_);
    pages_->setCurrentIndex(none ? 0 : few ? 2 : 1);
    filters_->setHasGames(!noneAtAll, few);
    notice_->setVisible(!notice_->text().isEmpty() && !(impossible && none));
    if (onLoom && isVisible())
        (none ? static_cast<QWidget *>(loom_->defaultButton()) : filters_->games())->setFocus();
}

void StatisticsRoom::showTrouble()
{
    say(StatisticsText::trouble(statistics_.trouble()));
    if (shown_ > 0)
        showPage();
    else if (hasFocus())
        backButton()->setFocus(Qt::OtherFocusReason);
}

void StatisticsRoom::showProgress(int read, int all)
{
    read_ = read;
    toRead_ = all;
    progress_->setMaximum(std::max(1, all));
    progress_->setValue(read);
    progressText_->setText(
        tr("Reading saved games: %1 of %2", "how many of how many").arg(groupedNumber(read), groupedNumber(all)));
    if (read >= all) {
        progressDelay_.stop();
        progressRow_->hide();
    } else if (!progressDelay_.isActive() && progressRow_->isHidden()) {
        progressDelay_.start(kProgressDelayMs);
    }
}

void StatisticsRoom::exportTable(Statistics::Table table)
{
    const QString folder = settings_.store()
                               .value(kExportKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
                               .toString();
    QFileDialog *dialog = recordDialog(this, QFileDialog::AcceptSave, tr("Export statistics", "title"),
                                       tr("Tables (*.csv)", "files"), folder);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(PageText::fileName(filter().game, table) + QStringLiteral(".csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, table](const QString &file) {
        settings_.store().setValue(kExportKey, dialog->directory().absolutePath());
        statistics_.exportCsv(file, filter(), table);
    });
    dialog->open();
}

/// Clears the statistics without a question, since this can be undone.
void StatisticsRoom::clear()
{
    statistics_.clear();
    undoBar_->show();
    undo_->setFocus();
    announcer_->announce(undoText_->text());
}

void StatisticsRoom::undoClear()
{
    if (undoBar_->isHidden())
        return;
    statistics_.undoClear();
    const bool focused = undo_->hasFocus();
    undoBar_->setVisible(statistics_.canUndoClear());
    if (focused && undoBar_->isHidden())
        filters_->games()->setFocus();
}

void StatisticsRoom::say(const QString &message)
{
    notice_->setText(message);
    notice_->setVisible(!message.isEmpty());
    announcer_->announce(message);
}

void StatisticsRoom::remember(const QString &panel, bool asTable)
{
    QStringList tables = settings_.store().value(kTablesKey).toStringList();
    tables.removeAll(panel);
    if (asTable)
        tables.push_back(panel);
    settings_.store().setValue(kTablesKey, tables);
}

void StatisticsRoom::retranslate()
{
    setTitle(tr("Statistics", "title"));
    undoText_->setText(tr("Statistics cleared. The games are kept."));
    undo_->setText(tr("&Undo (%1)", "button: brings back what was cleared; a key")
                       .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    if (shown_ > 0)
        showPage();
    if (toRead_ > read_)
        showProgress(read_, toRead_);
}

/// Any key or click ends the motion of the hanging.
bool StatisticsRoom::event(QEvent *event)
{
    // Otherwise tabs and lists would take it.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo))
            event->accept();
    }
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)
        view_->rating().finish();
    return Room::event(event);
}

void StatisticsRoom::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    if (control && (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab))
        filters_->switchGame();
    else if (event->matches(QKeySequence::Undo))
        undoClear();
    else
        Room::keyPressEvent(event);
}

void StatisticsRoom::arrange()
{
    const bool narrow = width() < grown(kSmallWidth) || window()->height() < kSmallHeight;
    view_->setNarrow(narrow);
    const QFont large = scaledFont(font(), 1.4, true);
    const int rest = backButton()->sizeHint().width() + QFontMetrics(large).horizontalAdvance(title()) + grown(48);
    filters_->setNarrow(narrow || filters_->roomyWidth() + rest > width(), *body());
}

} // namespace meadhall::ui

#include "statistics_room.moc"
