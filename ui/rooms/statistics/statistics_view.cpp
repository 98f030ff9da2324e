// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/statistics_view.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/card_fan.h"
#include "ui/base/widgets/chart.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/statistics/mistakes_panel.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/rooms/statistics/rating_panel.h"
#include "ui/table/seats/game_setup.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kCellGap = 2, kCellRadius = 5;
constexpr int kResultsMost = 640;               ///< px that large letters may ask for
constexpr qreal kCellRow = 41, kCellLeast = 27; ///< px: roomy, and least; below kTwoLines figures stand side by side
constexpr qreal kTwoLines = 32;
constexpr qreal kCellRoomy = 56;
constexpr qreal kCellText = 13, kCellSmall = 11;
constexpr qreal kLegendSwatch = 18;

void paintHatching(QPainter &painter, const QRectF &box, const QColor &colour)
{
    painter.save();
    QPainterPath clip;
    clip.addRoundedRect(box, kCellRadius, kCellRadius);
    painter.setClipPath(clip, Qt::IntersectClip);
    painter.setPen(QPen(colour, 1));
    for (qreal x = box.left() - box.height(); x < box.right(); x += 8)
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    painter.restore();
}

/// The sign of a share, for eyes that do not tell its ground from the others: up or down, hollow where it is less far
/// from what is expected.
/// @param step ResultCell::step(); 0: none
void paintSign(QPainter &painter, const QPointF &centre, int step, const QColor &colour)
{
    if (step == 0)
        return;
    const qreal side = 3.5 * fontUnit(), tip = step > 0 ? -side * 0.8 : side * 0.8;
    painter.setPen(QPen(colour, 1));
    painter.setBrush(std::abs(step) == 2 ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawPolygon(QPolygonF({{centre.x() - side, centre.y() - tip},
                                   {centre.x() + side, centre.y() - tip},
                                   {centre.x(), centre.y() + tip}}));
}

constexpr int kFiguresPadding = 18;
constexpr qreal kFigureText = 23, kFigureName = 12, kBestTitle = 13;
constexpr int kSuitSign = 18;

QWidget *makeRule(QWidget *parent)
{
    auto *rule = new QFrame(parent);
    rule->setFrameShape(QFrame::HLine);
    return rule;
}

double shareOf(int part, int all) { return all > 0 ? static_cast<double>(part) / all : 0; }

constexpr int kDotsCounted = 10; ///< up to here games stand side by side, later by their time
constexpr int kDotsAxis = 14;
constexpr int kPointsSteps = 5;
constexpr qreal kPointsText = 12, kPointsLegend = 12;

constexpr int kPageMargin = 18, kPageMarginSmall = 10, kPageGap = 14;
constexpr int kHangingHeight = 300, kHangingLow = 212, kLowerRow = 320;

} // namespace

/// Games won against each level with each number of players. A grid; the ground of a cell says how far its share is
/// from a fair one, with an arrow where it is very far.
class ResultsChart : public Chart {
    Q_OBJECT

public:
    explicit ResultsChart(QWidget *parent = nullptr) : Chart(parent)
    {
        setObjectName(QStringLiteral("results"));
        enableToolTips();
    }

    void setPage(const StatisticsPage &page)
    {
        game_ = page.filter.game;
        results_ = page.results;
        setCurrent(-1);
        update();
    }

    int valueCount() const override { return kLevels * columns(); }
    QString valueText(int index) const override
    {
        const int row = index / columns(), shown = index % columns();
        return PageText::wonOf(cell(row, shown), row, columnOf(shown));
    }
    QRectF valueRect(int index) const override { return cellRect(index / columns(), index % columns()); }
    QSize sizeHint() const override { return {grown(420), grown(kLevels * kCellRow + 46)}; }
    QSize minimumSizeHint() const override
    {
        return {std::min(grown(330), kResultsMost), grown(kLevels * kCellLeast + 46)};
    }

protected:
    void paintChart(QPainter &painter) override
    {
        paintHeadings(painter);
        for (int row = 0; row < kLevels; ++row)
            for (int shown = 0; shown < columns(); ++shown)
                paintCell(painter, row, shown);
        paintLegend(painter);
    }
    QRectF valueArea() const override { return {}; }
    int neighbour(int index, int right, int down) const override
    {
        const int step = layoutDirection() == Qt::RightToLeft ? -right : right;
        const int column = std::clamp(index % columns() + step, 0, columns() - 1);
        const int row = std::clamp(index / columns() + down, 0, kLevels - 1);
        return row * columns() + column;
    }

private:
    /// One for each number of players of the game, and one for all.
    int columns() const { return traitsOf(game_).maxPlayers - traitsOf(game_).minPlayers + 2; }
    /// The column of StatisticsPage::results.
    int columnOf(int shown) const
    {
        return shown == columns() - 1 ? kMostPlayers - kFewestPlayers + 1
                                      : shown + traitsOf(game_).minPlayers - kFewestPlayers;
    }
    const ResultCell &cell(int row, int shown) const { return results_[toIndex(row)][toIndex(columnOf(shown))]; }
    qreal namesWidth() const
    {
        const QFontMetricsF metrics(grownFont(kCellText));
        qreal wide = 0;
        for (int row = 0; row < kLevels; ++row)
            wide = std::max(wide, metrics.horizontalAdvance(levelName(static_cast<players::Level>(row))));
        return std::min(wide + 14, width() * 0.26);
    }
    qreal headingHeight() const { return QFontMetricsF(grownFont(kCellText)).height() + 4; }
    qreal legendHeight() const { return QFontMetricsF(grownFont(kCellText)).height() + 12; }
    QRectF cellRect(int row, int shown) const
    {
        const qreal left = namesWidth(), top = headingHeight();
        const qreal wide = (width() - left - 1) / columns(), high = (height() - top - legendHeight()) / kLevels;
        const qreal begin = left + shown * wide;
        const QRectF box(layoutDirection() == Qt::RightToLeft ? width() - begin - wide : begin, top + row * high, wide,
                         high);
        return box.adjusted(kCellGap, kCellGap, -kCellGap, -kCellGap);
    }
    void paintHeadings(QPainter &painter) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        for (int shown = 0; shown < columns(); ++shown) {
            const bool all = shown == columns() - 1;
            const QRectF box = cellRect(0, shown);
            painter.setPen(all ? colours.text : colours.textDim);
            drawCentred(&painter, {box.left(), 0, box.width(), headingHeight() - 4}, grownFont(kCellText, all),
                        PageText::column(columnOf(shown)));
        }
        painter.setPen(colours.text);
        const qreal names = namesWidth() - 8;
        for (int row = 0; row < kLevels; ++row) {
            const QRectF box = cellRect(row, 0);
            drawLine(&painter, {mirrored ? width() - names : 0, box.top(), names, box.height()}, grownFont(kCellText),
                     levelName(static_cast<players::Level>(row)), mirrored);
        }
    }
    void paintCell(QPainter &painter, int row, int shown) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const ResultCell &cell = this->cell(row, shown);
        const QRectF box = cellRect(row, shown);
        const int step = cell.step();
        const bool coloured = cell.isSure() && step != 0;
        drawPlate(painter, box,
                  coloured        ? colours.heat[toIndex(step + 2)]
                  : cell.isSure() ? colours.heat[2]
                                  : QColor(),
                  coloured ? QColor() : colours.hairline, kCellRadius, 1);
        if (cell.games > 0 && !cell.isSure())
            paintHatching(painter, box, colours.hairline);
        painter.setPen(cell.isSure() ? colours.text : colours.textDim);
        if (cell.games == 0)
            drawCentred(&painter, box, grownFont(kCellText), QStringLiteral("–"));
        else
            paintShare(painter, box, cell);
        if (coloured) {
            const qreal inset = 6.5 * fontUnit();
            const bool mirrored = layoutDirection() == Qt::RightToLeft;
            const bool beside = box.height() < kTwoLines * fontUnit(); // then the figures fill the other corner
            paintSign(painter, {mirrored != beside ? box.left() + inset : box.right() - inset, box.top() + inset}, step,
                      colours.text);
        }
        if (row * columns() + shown == current())
            drawPlate(painter, box.adjusted(-kCellGap, -kCellGap, kCellGap, kCellGap), {}, colours.wool,
                      kCellRadius + 2);
    }
    /// The number of games below the share, or beside it where rows are low.
    void paintShare(QPainter &painter, const QRectF &box, const ResultCell &cell) const
    {
        const QString share = PageText::percent(cell.share()), games = groupedNumber(cell.games);
        const bool slim = box.width() < kCellRoomy * fontUnit(); // leaves a corner to the arrow
        const QFont large = grownFont(slim ? kCellText - 1 : kCellText + 1, cell.isSure()),
                    small = grownFont(kCellSmall);
        if (box.height() >= kTwoLines * fontUnit()) {
            const qreal middle = box.top() + box.height() * 0.58;
            drawCentred(&painter, {box.left() + 2, box.top(), box.width() - 4, middle - box.top()}, large, share);
            drawCentred(&painter, {box.left() + 2, middle, box.width() - 4, box.bottom() - middle - 2}, small, games);
            return;
        }
        const qreal first = textWidth(large, share), second = textWidth(small, games), gap = 5;
        if (first + gap + second > box.width() - 4)
            return drawCentred(&painter, box.adjusted(2, 0, -2, 0), large, share);
        const qreal left = box.center().x() - (first + gap + second) / 2;
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        drawCentred(&painter, {mirrored ? left + second + gap : left, box.top(), first, box.height()}, large, share);
        drawCentred(&painter, {mirrored ? left : left + first + gap, box.top(), second, box.height()}, small, games);
    }
    /// Leaves out the last part where it has no room.
    void paintLegend(QPainter &painter) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const QFont font = grownFont(kCellSmall + 1);
        const QFontMetricsF metrics(font);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const qreal y = height() - metrics.height() / 2 - 2;
        const auto place = [&](qreal left, qreal wide, qreal high) {
            return QRectF(mirrored ? width() - left - wide : left, y - high / 2, wide, high);
        };
        const auto word = [&](qreal left, const QString &text) {
            const qreal wide = metrics.horizontalAdvance(text) + 2;
            painter.setPen(colours.textDim);
            drawLine(&painter, place(left, std::min(wide, width() - left), metrics.height()), font, text, mirrored);
            return left + wide;
        };
        qreal left = word(0, PageText::fewerLegend()) + 6;
        for (int step = -2; step <= 2; ++step) {
            const QRectF swatch = place(left, kLegendSwatch, 12);
            drawPlate(painter, swatch, colours.heat[toIndex(step + 2)], colours.hairline, 3, 1);
            paintSign(painter, swatch.center(), step, colours.text);
            left += kLegendSwatch;
        }
        left = word(left + 6, PageText::moreLegend()) + 16;
        const QString few = PageText::fewGamesLegend();
        const qreal room = kLegendSwatch + 6 + metrics.horizontalAdvance(few) + 4;
        if (left + room > width())
            return;
        left = width() - room;
        const QRectF swatch = place(left, kLegendSwatch, 12);
        drawPlate(painter, swatch, {}, colours.hairline, 3, 1);
        paintHatching(painter, swatch, colours.hairline);
        word(left + kLegendSwatch + 6, few);
    }

    Game game_ = Game::Odin;
    decltype(StatisticsPage::results) results_{};
};

/// Figures of all games, the best hand and the places in the last games.
class FiguresPanel : public Plaque {
    Q_OBJECT

public:
    /// @param cache must outlive the panel
    FiguresPanel(PixmapCache &cache, QWidget *parent) : Plaque(parent)
    {
        setObjectName(QStringLiteral("figures"));
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(kFiguresPadding, kFiguresPadding - 6, kFiguresPadding, kFiguresPadding - 8);
        column->setSpacing(4);
        grid_ = new QGridLayout;
        grid_->setHorizontalSpacing(12);
        grid_->setVerticalSpacing(grown(10));
        buildFigures();
        rule_ = makeRule(this);
        secondRule_ = makeRule(this);
        buildBest(cache);
        placesTitle_ = wordLabel(this, 1, false, true);
        places_ = named(new Beads(kPlaceBead, 0, this), "places");
        connect(places_, &Beads::shownChanged, this, &FiguresPanel::countPlaces);
        column->addLayout(grid_);
        column->addStretch(1);
        addWidgets(*column, {rule_, best_, secondRule_});
        column->addStretch(1);
        addWidgets(*column, {placesTitle_, places_});
        setFonts();
        setNarrow(false);
        followChanges(this, {QEvent::PaletteChange}, [this] { updateSuits(); });
        followChanges(this, {QEvent::ApplicationFontChange, QEvent::FontChange}, [this] { setFonts(); });
    }

    void setPage(const StatisticsPage &page, CardLook look)
    {
        const Game game = page.filter.game;
        showFigures(page);
        showChosen(page);
        best_->setVisible(page.best.has_value());
        rule_->setVisible(page.best.has_value());
        if (page.best) {
            bestTitle_->setText(PageText::bestTitle(game));
            bestText_->setText(PageText::best(game, *page.best));
            cards_->setCards(cardArts(game, page.best->cards, themeOf(palette()), look));
            cards_->setAccessibleName(PageText::bestCards(game, *page.best));
        }
        lastPlaces_ = page.lastPlaces;
        places_->setBeads(PageText::placeBeads(page.lastPlaces), PageText::placesSentence(page.lastPlaces));
        countPlaces();
    }
    /// Arranges the figures in two columns instead of three.
    void setNarrow(bool narrow)
    {
        narrow_ = narrow;
        const int columns = narrow ? 2 : 3;
        for (int i = 0; i < kFigures; ++i)
            grid_->addWidget(figures_[toIndex(i)].box, i / columns, i % columns);
        bestRow_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        for (int column = 0; column < 3; ++column)
            grid_->setColumnStretch(column, column < columns ? 1 : 0);
    }

private:
    static constexpr int kFigures = 6;
    struct Figure {
        QWidget *box;
        QLabel *value, *name;
    };

    void buildFigures()
    {
        for (Figure &figure : figures_) {
            figure.box = new QWidget(this);
            QVBoxLayout *lines = newColumn(0, figure.box);
            figure.value = new QLabel(figure.box);
            figure.name = wordLabel(figure.box, 1, false, true);
            addWidgets(*lines, {figure.value, figure.name});
            lines->addStretch(1);
        }
    }
    void buildBest(PixmapCache &cache)
    {
        best_ = new QWidget(this);
        bestRow_ = new QHBoxLayout(best_);
        bestRow_->setContentsMargins(0, 2, 0, 2);
        bestRow_->setSpacing(10);
        QVBoxLayout *words = newColumn(2);
        bestTitle_ = wordLabel(best_);
        bestText_ = wordLabel(best_, 1, false, true);
        words->addStretch(1);
        addWidgets(*words, {bestTitle_, bestText_});
        words->addStretch(1);
        cards_ = new CardFan(cache, CardFan::Shape::Row, best_);
        chosen_ = new QWidget(best_);
        auto *suits = new QGridLayout(chosen_);
        suits->setContentsMargins({});
        suits->setSpacing(4);
        chosenTitle_ = new QLabel(chosen_);
        suits->addWidget(chosenTitle_, 0, 0, 1, 2);
        for (int suit = 0; suit < 3; ++suit) {
            suits_[toIndex(suit)] = new QLabel(chosen_);
            shares_[toIndex(suit)] = new QLabel(chosen_);
            suits->addWidget(suits_[toIndex(suit)], suit + 1, 0);
            suits->addWidget(shares_[toIndex(suit)], suit + 1, 1);
        }
        bestRow_->addLayout(words, 2);
        bestRow_->addWidget(cards_, 3);
        bestRow_->addWidget(chosen_);
    }
    void updateSuits()
    {
        const int side = grown(kSuitSign);
        for (int suit = 0; suit < 3; ++suit) {
            ArtKey sign;
            sign.kind = ArtKind::NinjanSign;
            sign.index = suit;
            sign.ink = paletteOf(themeOf(palette())).text.rgb();
            setPicture(suits_[toIndex(suit)], sign, QSizeF(side, side));
        }
    }
    void countPlaces() { placesTitle_->setText(PageText::placesTitle(lastPlaces_, places_->shown())); }
    void setFonts()
    {
        for (const Figure &figure : figures_) {
            figure.value->setFont(grownFont(kFigureText, true));
            figure.name->setFont(grownFont(kFigureName));
        }
        for (QLabel *label : {bestText_, placesTitle_})
            label->setFont(grownFont(kFigureName));
        for (QLabel *label : {bestTitle_, chosenTitle_})
            label->setFont(grownFont(kBestTitle, true));
        for (QLabel *label : shares_)
            label->setFont(grownFont(kFigureName));
    }
    void setFigure(int index, const QString &value, const QString &name)
    {
        const Figure &figure = figures_[toIndex(index)];
        figure.value->setText(value);
        // A label aligns by its text, and figures have no direction.
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        figure.value->setAlignment((mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
        figure.name->setText(name);
        figure.box->setAccessibleName(name);
    }
    void showFigures(const StatisticsPage &page)
    {
        const TotalFigures &totals = page.totals;
        const Game game = page.filter.game;
        setFigure(0, groupedNumber(totals.games), PageText::games());
        setFigure(1, PageText::percent(shareOf(totals.won, totals.games)),
                  tr("Won: %1", "below a share in percent: how many games").arg(groupedNumber(totals.won)));
        setFigure(2, PageText::points(game, totals.pointsAHand), PageText::pointsTitle(game));
        if (game == Game::Odin) {
            setFigure(
                3, groupedNumber(totals.bestStreak),
                tr("Best streak (now %1)", "below a figure: games won in a row").arg(groupedNumber(totals.streak)));
            setFigure(4, PageText::percent(shareOf(totals.leadsWon, totals.leads)),
                      tr("Led and won", "below a share: rounds led that the same player won"));
            setFigure(5, PageText::percent(shareOf(totals.wentOut, totals.hands)),
                      tr("Went out", "below a share: of hands in which all own cards were played"));
            return;
        }
        setFigure(3, groupedNumber(totals.bestStreak), tr("Best streak", "below a figure: games won in a row"));
        setFigure(4, groupedNumber(totals.streak), tr("Streak now", "below a figure: games won in a row"));
        setFigure(5, PageText::percent(shareOf(totals.forced, totals.cardsPlayed)),
                  tr("Forced to take", "below a share: piles below zero that had to be taken"));
    }
    void showChosen(const StatisticsPage &page)
    {
        const auto &chosen = page.totals.chosen;
        const int all = chosen[0] + chosen[1] + chosen[2];
        chosen_->setVisible(page.filter.game == Game::Ninjan && all > 0);
        chosenTitle_->setText(tr("Chosen", "title: which suits were played how often"));
        updateSuits();
        for (int suit = 0; suit < 3; ++suit) {
            const QString name = NinjanText::suit(static_cast<ninjan::Suit>(suit));
            const QString share = PageText::percent(shareOf(chosen[toIndex(suit)], all));
            suits_[toIndex(suit)]->setToolTip(name);
            shares_[toIndex(suit)]->setText(share);
            shares_[toIndex(suit)]->setAccessibleName(tr("%1: %2", "a suit and a share in percent").arg(name, share));
        }
    }

    QGridLayout *grid_;
    std::array<Figure, kFigures> figures_{};
    QWidget *rule_, *secondRule_;
    QWidget *best_;
    QHBoxLayout *bestRow_;
    QLabel *bestTitle_, *bestText_;
    CardFan *cards_;
    QWidget *chosen_; ///< Ninjan: which suits were chosen
    QLabel *chosenTitle_;
    std::array<QLabel *, 3> suits_{}, shares_{};
    QLabel *placesTitle_;
    Beads *places_;
    std::vector<LastPlace> lastPlaces_;
    bool narrow_ = false;
};

/// Points a hand, game by game, with their moving mean.
class PointsChart : public Chart {
    Q_OBJECT

public:
    explicit PointsChart(QWidget *parent = nullptr) : Chart(parent) { setObjectName(QStringLiteral("points")); }

    void setPage(const StatisticsPage &page)
    {
        game_ = page.filter.game;
        dots_ = page.points;
        months_ = page.months;
        others_ = page.totals.othersAHand;
        double least = std::min(0.0, others_), most = std::max(0.0, others_); // zero is always on the axis
        for (const PointsDot &dot : dots_) {
            least = std::min(least, dot.own);
            most = std::max(most, dot.own);
        }
        scale_ = roundScale(least, most, kPointsSteps);
        setCurrent(-1);
        update();
    }

    int valueCount() const override { return static_cast<int>(months_.size()); }
    QString valueText(int index) const override { return PageText::pointsValue(game_, months_[toIndex(index)]); }
    QRectF valueRect(int index) const override { return {placeOf(index) - QPointF(6, 6), QSizeF(12, 12)}; }
    QSize sizeHint() const override { return {grown(300), grown(240)}; }
    QSize minimumSizeHint() const override { return {grown(200), grown(180)}; }

protected:
    void paintChart(QPainter &painter) override
    {
        const ChartArea area = this->area();
        const Palette &colours = paletteOf(themeOf(palette()));
        paintGrid(painter, area);
        paintGames(painter, area);
        paintLegend(painter, area);
        if (current() < 0)
            return;
        const QPointF place = placeOf(current());
        painter.setPen(QPen(colours.wool, 2));
        painter.drawLine(QPointF(place.x(), area.plot.top()), QPointF(place.x(), area.plot.bottom()));
        drawChip(painter, place, QRectF(rect()), grownFont(kPointsText, true),
                 PageText::pointsChip(game_, months_[toIndex(current())]), colours);
    }
    QRectF valueArea() const override { return area().plot.adjusted(-8, -8, 8, 8); }

private:
    bool countsGames() const { return dots_.size() < kDotsCounted; }
    qreal xOf(std::size_t dot) const
    {
        return countsGames() ? static_cast<qreal>(dot) + 1 : dayNumber(dots_[dot].when);
    }
    /// Returns the place of a month: at its last game.
    QPointF placeOf(int month) const
    {
        const MonthRow &row = months_[toIndex(month)];
        const QDateTime end = row.month.addMonths(1).startOfDay();
        const auto next =
            std::find_if(dots_.begin(), dots_.end(), [&](const PointsDot &dot) { return dot.when >= end; });
        const std::size_t last = next == dots_.begin() ? 0 : toIndex(static_cast<int>(next - dots_.begin()) - 1);
        return area().at(dots_.empty() ? 0 : xOf(last), row.own);
    }
    ChartArea area() const
    {
        const QFontMetricsF metrics(grownFont(kPointsText));
        qreal figures = 0;
        for (const qreal tick : scale_.ticks())
            figures = std::max(figures, metrics.horizontalAdvance(decimal(tick, scale_.decimals())));
        figures += 14;
        ChartArea area;
        area.mirrored = layoutDirection() == Qt::RightToLeft;
        const qreal below = 2 * metrics.height() + 16;
        area.plot = QRectF(rect()).adjusted(area.mirrored ? 8 : figures, metrics.height() / 2 + 2,
                                            area.mirrored ? -figures : -8, -below);
        area.fromY = scale_.from;
        area.toY = scale_.to;
        area.fromX = 0;
        area.toX = kDotsAxis + 1;
        if (!countsGames()) {
            area.fromX = xOf(0);
            area.toX = std::max(area.fromX + 1, xOf(dots_.size() - 1));
        }
        return area;
    }
    void paintGrid(QPainter &painter, const ChartArea &area) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        for (const qreal tick : scale_.ticks()) {
            drawGuide(painter, area, tick, colours.hairline);
            painter.setPen(colours.textDim);
            drawTickText(painter, area, tick, grownFont(kPointsText), decimal(tick, scale_.decimals()));
        }
        painter.setPen(colours.textDim);
        if (!countsGames())
            paintTimeAxis(painter, area, grownFont(kPointsText));
        if (!dots_.empty())
            drawGuide(painter, area, others_, colours.textDim, {4, 4});
    }
    void paintGames(QPainter &painter, const ChartArea &area) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        QPolygonF places, means;
        for (std::size_t i = 0; i < dots_.size(); ++i) {
            places.append(area.at(xOf(i), dots_[i].own));
            if (dots_[i].mean)
                means.append(area.at(xOf(i), *dots_[i].mean));
        }
        painter.setPen(QPen(colours.dot, countsGames() ? 8 : 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawPoints(places);
        if (places.isEmpty())
            return;
        drawCurve(painter, means, colours.text, 2.4);
        const QPointF newest = means.isEmpty() ? places.last() : means.last();
        drawNewest(painter, newest, 5.5, colours);
        if (dots_.back().mean && current() < 0)
            drawChip(painter, newest + QPointF(area.mirrored ? 20 : -20, 0), area.plot, grownFont(kPointsText, true),
                     PageText::points(game_, *dots_.back().mean), colours);
    }
    /// Paints only as much of the legend as has room.
    void paintLegend(QPainter &painter, const ChartArea &area) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const QFont font = grownFont(kPointsText);
        const QFontMetricsF metrics(font);
        const qreal y = height() - metrics.height() / 2 - 4;
        const qreal towards = area.mirrored ? -1 : 1;
        qreal x = area.mirrored ? width() - 2 : 2;
        const auto word = [&](const QString &text, qreal mark) {
            const qreal wide = metrics.horizontalAdvance(text) + 2;
            const QRectF box(area.mirrored ? x - mark - wide : x + mark, y - metrics.height() / 2, wide,
                             metrics.height());
            if (box.left() < 0 || box.right() > width())
                return false;
            painter.setPen(colours.textDim);
            drawLine(&painter, box, font, text, area.mirrored);
            x += towards * (mark + wide + kPointsLegend);
            return true;
        };
        const QPointF dot(x + towards * 4, y);
        if (word(PageText::dotLegend(), 14)) {
            painter.setPen(QPen(colours.dot, 6, Qt::SolidLine, Qt::RoundCap));
            painter.drawPoint(dot);
        }
        const QPointF line(x, y);
        if (word(PageText::othersLegend(), 22))
            drawCurve(painter, {line, line + QPointF(towards * 16, 0)}, colours.textDim, 1.4, {3, 3});
    }

    Game game_ = Game::Odin;
    std::vector<PointsDot> dots_;
    std::vector<MonthRow> months_;
    double others_ = 0;
    AxisScale scale_;
};

StatisticsView::StatisticsView(PixmapCache &cache, QWidget *parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("page"));
    wall_ = new Wall(cache, this);
    auto *column = new QVBoxLayout(wall_);
    column->setSpacing(kPageGap);
    for (QHBoxLayout *&row : rows_) {
        row = newRow(kPageGap);
        column->addLayout(row);
    }
    buildPanels(cache);
    makeScrollingPage(wall_, false, this);
    followChanges(wall_, {QEvent::LayoutRequest}, [this] { fit(); });
    arrange();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { showPage(); });
}

void StatisticsView::buildPanels(PixmapCache &cache)
{
    rating_ = new RatingPanel(wall_);
    figures_ = new FiguresPanel(cache, wall_);
    results_ = named(new ChartPanel(ChartPanel::Ground::Plaque, wall_), "resultsPanel");
    resultsChart_ = new ResultsChart(results_);
    results_->setChart(resultsChart_);
    points_ = named(new ChartPanel(ChartPanel::Ground::Plaque, wall_), "pointsPanel");
    pointsChart_ = new PointsChart(points_);
    points_->setChart(pointsChart_);
    mistakes_ = new MistakesPanel(wall_);
    panels_ = {rating_, results_, points_, mistakes_};
}

void StatisticsView::setNarrow(bool narrow)
{
    if (narrow == narrow_)
        return;
    narrow_ = narrow;
    arrange();
    showPage();
}

/// Puts the panels into rows; each has a share of its row as wide as in a window of 1280 pixels.
void StatisticsView::arrange()
{
    for (QHBoxLayout *row : rows_)
        while (row->count() > 0)
            delete row->takeAt(0);
    const auto put = [this](int row, QWidget *panel, int share) { rows_[toIndex(row)]->addWidget(panel, share); };
    put(0, rating_, 764);
    if (!narrow_) {
        put(0, figures_, 422);
        put(1, results_, 452);
        put(1, points_, 356);
        put(1, mistakes_, 356);
    } else {
        put(1, results_, 436);
        put(1, figures_, 290);
        put(2, points_, 1);
        put(2, mistakes_, 1);
    }
    rating_->setMinimumHeight(grown(narrow_ ? kHangingLow : kHangingHeight));
    for (QWidget *panel : {static_cast<QWidget *>(results_), static_cast<QWidget *>(points_)})
        panel->setMinimumHeight(grown(narrow_ ? kLowerRow * 3 / 4 : kLowerRow));
    rating_->setLow(narrow_);
    figures_->setNarrow(narrow_);
    const int margin = narrow_ ? kPageMarginSmall : kPageMargin;
    wall_->layout()->setContentsMargins(margin, narrow_ ? 6 : 12, margin, margin);
    auto *column = static_cast<QVBoxLayout *>(wall_->layout());
    column->setStretch(0, narrow_ ? 0 : 30);
    column->setStretch(1, narrow_ ? 0 : 32);
    QWidget::setTabOrder(rating_, narrow_ ? static_cast<QWidget *>(results_) : figures_);
    fit();
}

/// Words in several lines need more height where they have less width; a scroll area does not ask for that by itself.
void StatisticsView::fit()
{
    const QMargins edges = wall_->layout()->contentsMargins();
    const int room = viewport()->width() - edges.left() - edges.right();
    for (QHBoxLayout *row : rows_)
        turnRow(*row, room);
    turnRow(*static_cast<QBoxLayout *>(rating_->layout()), narrow_ ? room : QWIDGETSIZE_MAX);
    const int needed = wall_->layout()->totalMinimumHeightForWidth(viewport()->width());
    wall_->setMinimumHeight(std::max(needed, wall_->layout()->totalMinimumSize().height()));
}

void StatisticsView::setPage(const StatisticsPage &page)
{
    page_ = page;
    showPage();
}

void StatisticsView::showPage()
{
    rating_->setPage(page_);
    figures_->setPage(page_, look_);
    results_->setTitle(tr("Games won", "title of a chart"), QString());
    resultsChart_->setPage(page_);
    results_->setSentence(PageText::resultsSentence(page_));
    results_->setTable(PageText::resultsTable(page_));
    points_->setTitle(PageText::pointsTitle(page_.filter.game), PageText::pointsNote(page_.filter.game));
    pointsChart_->setPage(page_);
    points_->setSentence(PageText::pointsSentence(page_));
    points_->setTable(PageText::pointsTable(page_));
    mistakes_->setPage(page_);
    fit();
}

void StatisticsView::setCardLook(CardLook look)
{
    look_ = look;
    if (page_.best)
        showPage();
}

void StatisticsView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

} // namespace meadhall::ui

#include "statistics_view.moc"
