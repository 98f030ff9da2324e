// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/figures_panel.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/plaque.h"
#include "ui/rooms/statistics/best_cards.h"
#include "ui/rooms/statistics/page_text.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>

namespace meadhall::ui {

namespace {

constexpr int kFiguresPadding = 18;
constexpr qreal kFigureText = 23, kFigureName = 12, kBestTitle = 13;
constexpr int kSuitSign = 18;

QWidget *makeRule(QWidget *parent)
{
    auto *rule = new QFrame(parent);
    rule->setFrameShape(QFrame::HLine);
    return rule;
}

QLabel *makeLabel(QWidget *parent, bool dim, bool wraps = true)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(wraps);
    if (dim)
        label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

double shareOf(int part, int all) { return all > 0 ? static_cast<double>(part) / all : 0; }

} // namespace

FiguresPanel::FiguresPanel(PixmapCache &cache, QWidget *parent) : QWidget(parent)
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
    placesTitle_ = makeLabel(this, true);
    places_ = new PlaceBeads(this);
    column->addLayout(grid_);
    column->addStretch(1);
    column->addWidget(rule_);
    column->addWidget(best_);
    column->addWidget(secondRule_);
    column->addStretch(1);
    column->addWidget(placesTitle_);
    column->addWidget(places_);
    setFonts();
    setNarrow(false);
}

void FiguresPanel::buildFigures()
{
    for (Figure &figure : figures_) {
        figure.box = new QWidget(this);
        auto *lines = new QVBoxLayout(figure.box);
        lines->setContentsMargins({});
        lines->setSpacing(0);
        figure.value = makeLabel(figure.box, false, false);
        figure.name = makeLabel(figure.box, true);
        lines->addWidget(figure.value);
        lines->addWidget(figure.name);
        lines->addStretch(1);
    }
}

void FiguresPanel::buildBest(PixmapCache &cache)
{
    best_ = new QWidget(this);
    bestRow_ = new QHBoxLayout(best_);
    bestRow_->setContentsMargins(0, 2, 0, 2);
    bestRow_->setSpacing(10);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    bestTitle_ = makeLabel(best_, false);
    bestText_ = makeLabel(best_, true);
    words->addStretch(1);
    words->addWidget(bestTitle_);
    words->addWidget(bestText_);
    words->addStretch(1);
    cards_ = new BestCards(cache, best_);
    chosen_ = new QWidget(best_);
    auto *suits = new QGridLayout(chosen_);
    suits->setContentsMargins({});
    suits->setSpacing(4);
    chosenTitle_ = makeLabel(chosen_, false, false);
    suits->addWidget(chosenTitle_, 0, 0, 1, 2);
    for (int suit = 0; suit < 3; ++suit) {
        suits_[toIndex(suit)] = new QLabel(chosen_);
        shares_[toIndex(suit)] = makeLabel(chosen_, false, false);
        suits->addWidget(suits_[toIndex(suit)], suit + 1, 0);
        suits->addWidget(shares_[toIndex(suit)], suit + 1, 1);
    }
    bestRow_->addLayout(words, 2);
    bestRow_->addWidget(cards_, 3);
    bestRow_->addWidget(chosen_);
}

void FiguresPanel::setNarrow(bool narrow)
{
    narrow_ = narrow;
    const int columns = narrow ? 2 : 3;
    for (int i = 0; i < kFigures; ++i)
        grid_->addWidget(figures_[toIndex(i)].box, i / columns, i % columns);
    bestRow_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (int column = 0; column < 3; ++column)
        grid_->setColumnStretch(column, column < columns ? 1 : 0);
}

void FiguresPanel::setFonts()
{
    const auto font = [](qreal pixels, bool bold = false) { return tableFont(pixels * fontUnit(), bold); };
    for (const Figure &figure : figures_) {
        figure.value->setFont(font(kFigureText, true));
        figure.name->setFont(font(kFigureName));
    }
    for (QLabel *label : {bestText_, placesTitle_})
        label->setFont(font(kFigureName));
    for (QLabel *label : {bestTitle_, chosenTitle_})
        label->setFont(font(kBestTitle, true));
    for (QLabel *label : shares_)
        label->setFont(font(kFigureName));
}

void FiguresPanel::setCardLook(CardLook look) { cards_->setLook(look); }

void FiguresPanel::setFigure(int index, const QString &value, const QString &name)
{
    const Figure &figure = figures_[toIndex(index)];
    figure.value->setText(value);
    // A label aligns by its text, and figures have no direction.
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    figure.value->setAlignment((mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
    figure.name->setText(name);
    figure.box->setAccessibleName(name);
}

void FiguresPanel::showFigures(const StatisticsPage &page)
{
    const TotalFigures &totals = page.totals;
    const Game game = page.filter.game;
    setFigure(0, groupedNumber(totals.games), tr("Games", "below a figure: how many"));
    setFigure(1, PageText::percent(shareOf(totals.won, totals.games)),
              tr("Won: %1", "below a share in percent: how many games").arg(groupedNumber(totals.won)));
    setFigure(2, PageText::points(game, totals.pointsAHand), PageText::pointsTitle(game));
    if (game == Game::Odin) {
        setFigure(3, groupedNumber(totals.bestStreak),
                  tr("Best streak; now: %1", "below a figure: games won in a row").arg(groupedNumber(totals.streak)));
        setFigure(4, PageText::percent(shareOf(totals.leadsWon, totals.leads)),
                  tr("Unbeaten leads", "below a share: rounds led that the same player won"));
        setFigure(5, PageText::percent(shareOf(totals.wentOut, totals.hands)),
                  tr("Went out", "below a share: of hands in which all own cards were played"));
        return;
    }
    setFigure(3, groupedNumber(totals.bestStreak), tr("Best streak", "below a figure: games won in a row"));
    setFigure(4, groupedNumber(totals.streak), tr("Streak now", "below a figure: games won in a row"));
    setFigure(5, PageText::percent(shareOf(totals.forced, totals.cardsPlayed)),
              tr("Forced to take", "below a share: piles below zero that had to be taken"));
}

void FiguresPanel::showChosen(const StatisticsPage &page)
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

void FiguresPanel::setPage(const StatisticsPage &page)
{
    const Game game = page.filter.game;
    showFigures(page);
    showChosen(page);
    best_->setVisible(page.best.has_value());
    rule_->setVisible(page.best.has_value());
    if (page.best) {
        bestTitle_->setText(PageText::bestTitle(game));
        bestText_->setText(PageText::best(game, *page.best));
        cards_->setCards(game, page.best->cards);
        cards_->setAccessibleName(PageText::bestCards(game, *page.best));
    }
    placesTitle_->setText(PageText::placesTitle(page.lastPlaces));
    places_->setPlaces(page.lastPlaces);
}

void FiguresPanel::updateSuits()
{
    const int side = grown(kSuitSign);
    for (int suit = 0; suit < 3; ++suit) {
        ArtKey sign;
        sign.kind = ArtKind::NinjanSign;
        sign.index = suit;
        sign.ink = paletteOf(themeOf(palette())).text.rgb();
        suits_[toIndex(suit)]->setPixmap(smallPicture(sign, QSizeF(side, side), devicePixelRatioF()));
    }
}

void FiguresPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateSuits();
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange)
        setFonts();
}

void FiguresPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPlaque(painter, QRectF(rect()), palette());
}

} // namespace meadhall::ui
