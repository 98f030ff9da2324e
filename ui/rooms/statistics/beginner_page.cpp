// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/beginner_page.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/place_disc.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/base/widgets/turning_row.h"
#include "ui/base/widgets/wall.h"
#include "ui/rooms/statistics/best_cards.h"
#include "ui/rooms/statistics/page_text.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kBeginnerWidth = 1060, kBeginnerMargin = 20, kBeginnerPadding = 28;
constexpr int kFactDisc = 66, kFactGlyph = 34, kFactGap = 22, kPlacesHeight = 176, kPlacesWidth = 280,
              kPlacesMost = 420; ///< px that large letters may ask for
constexpr qreal kFactSentence = 1.75, kFactDetail = 1.05, kChartDisc = 28;
constexpr qreal kPlacesAxis = 72, kPlacesInset = 16; ///< px at 1×

/// A glyph in a disc.
class FactDisc : public QWidget {
public:
    FactDisc(Glyph glyph, QWidget *parent) : QWidget(parent), glyph_(glyph)
    {
        setFixedSize(grown(kFactDisc), grown(kFactDisc));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Palette &colours = paletteOf(themeOf(palette()));
        painter.setPen(QPen(colours.edge, 3));
        painter.setBrush(colours.hang);
        painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
        QRectF glyph(0, 0, grown(kFactGlyph), grown(kFactGlyph));
        glyph.moveCenter(QRectF(rect()).center());
        drawSmallPicture(painter, glyphArt(glyph_, colours.clothText), glyph);
    }

private:
    Glyph glyph_;
};

} // namespace

/// The places in the last games, the best one at the top, the newest game at the end.
class PlacesChart : public QWidget {
    Q_OBJECT

public:
    explicit PlacesChart(QWidget *parent) : QWidget(parent)
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

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Palette &colours = paletteOf(themeOf(palette()));
        drawPlate(painter, rect(), colours.well, colours.rim);
        int last = 2;
        for (const LastPlace &place : places_)
            last = std::max(last, place.players);
        const qreal unit = fontUnit(), inset = kPlacesInset * unit;
        const qreal disc = std::min(kChartDisc * unit, height() / (last + 1.0));
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const qreal left = mirrored ? inset : kPlacesAxis * unit, right = mirrored ? kPlacesAxis * unit : inset;
        const int games = std::max(BeginnerPage::kMostGames, static_cast<int>(places_.size()));
        const ChartArea area{QRectF(rect()).adjusted(left, inset + disc / 2, -right, -inset - disc / 2),
                             -0.5,
                             games - 0.5,
                             static_cast<qreal>(last),
                             1,
                             mirrored};
        for (int place = 1; place <= last; ++place) {
            drawGuide(painter, area, place, colours.hairline);
            painter.setPen(colours.textDim);
            drawTickText(painter, area, place, font(), PageText::place(place));
        }
        QPolygonF line;
        for (const LastPlace &place : places_)
            line.append(area.at(static_cast<qreal>(line.size()), place.place));
        drawCurve(painter, line, colours.text, 2.2);
        for (int game = 0; game < line.size(); ++game) {
            const QRectF box(line[game] - QPointF(disc, disc) / 2, QSizeF(disc, disc));
            paintPlace(&painter, box, places_[toIndex(game)].place, palette());
            if (game + 1 == line.size())
                paintNowRing(&painter, box.adjusted(-1, -1, 1, 1), palette());
        }
    }

private:
    std::vector<LastPlace> places_;
};

BeginnerPage::BeginnerPage(PixmapCache &cache, QWidget *parent)
    : QScrollArea(parent), plaque_(new Plaque), chartTitle_(nullptr), outlook_(nullptr)
{
    setObjectName(QStringLiteral("beginnerPage"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
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
    best_ = new BestCards(cache, facts_.back().row);
    auto *row = static_cast<QHBoxLayout *>(facts_.back().row->layout());
    row->insertWidget(row->count() - 1, best_);
    chartTitle_ = wordLabel(plaque_, 1, true);
    chart_ = new PlacesChart(plaque_);
    outlook_ = wordLabel(plaque_, 1, false, true);
    outlook_->setAlignment(Qt::AlignCenter);
    for (QWidget *part : std::initializer_list<QWidget *>{chartTitle_, chart_, outlook_})
        column->addWidget(part);
    setWidget(wall);
}

BeginnerPage::Fact BeginnerPage::addFact(Glyph glyph, const char *button)
{
    auto *turning = new TurningRow(plaque_);
    Fact fact{turning, nullptr, nullptr, nullptr, nullptr};
    fact.disc = new FactDisc(glyph, fact.row);
    fact.sentence = wordLabel(fact.row, kFactSentence);
    fact.detail = wordLabel(fact.row, kFactDetail, false, true);
    fact.button = new QPushButton(fact.row);
    fact.button->setObjectName(QLatin1String(button));
    fact.button->setAutoDefault(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(grown(2));
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

void BeginnerPage::setFact(Fact &fact, const QString &sentence, const QString &detail, const QString &file)
{
    fact.row->setVisible(!sentence.isEmpty());
    fact.sentence->setText(sentence);
    fact.detail->setText(detail);
    fact.detail->setVisible(!detail.isEmpty());
    fact.file = file;
    fact.button->setVisible(!file.isEmpty());
}

void BeginnerPage::setPage(const StatisticsPage &page)
{
    page_ = page;
    retranslate();
}

void BeginnerPage::setCardLook(CardLook look) { best_->setLook(look); }

QStringList BeginnerPage::sentences() const
{
    QStringList all;
    for (const Fact &fact : facts_)
        if (!fact.row->isHidden())
            all << fact.sentence->text() << fact.detail->text();
    all.removeAll(QString());
    return all;
}

void BeginnerPage::retranslate()
{
    facts_[1].button->setText(tr("&Review the last game", "button"));
    facts_[2].button->setText(tr("&See it", "button: the game with the best hand or pile"));
    const TotalFigures &totals = page_.totals;
    const QString won = totals.games > 1 ? tr("You won %1 of %Ln game(s).", "", totals.games).arg(number(totals.won))
                        : totals.won > 0 ? tr("You won your first game.")
                                         : tr("You have played your first game.");
    const bool repeats = page_.rating.isShown() && !page_.rating.isSteady(); // the number of games
    setFact(facts_[0], won, repeats ? QString() : PageText::outlook(page_.rating));
    showMistakes();
    showBest();
    chartTitle_->setText(tr("Your places", "title of a chart: in the last games"));
    chart_->setPlaces(page_.lastPlaces);
    const int missing = kMostGames + 1 - page_.gamesInAll;
    outlook_->setText(tr("After %Ln more game(s) there are charts.", "", missing));
}

void BeginnerPage::showMistakes()
{
    const MistakeFigures &figures = page_.mistakes;
    const auto most = std::max_element(
        figures.kinds.begin(), figures.kinds.end(),
        [](const MistakeCurve &one, const MistakeCurve &other) { return one.lostAHand < other.lostAHand; });
    if (figures.reviewedGames == 0)
        return setFact(facts_[1], tr("Where do you lose points?"), tr("A review shows what was better."),
                       page_.lastUnreviewed);
    if (most == figures.kinds.end() || most->mistakes == 0)
        return setFact(facts_[1], tr("No mistake so far."), tr("In %Ln reviewed game(s).", "", figures.reviewedGames));
    setFact(facts_[1],
            tr("You lose most points here: %1.", "a kind of mistake, such as “Pass”").arg(PageText::kind(*most)),
            tr("%1 of %2 mistakes in %Ln reviewed game(s).", "numbers", figures.reviewedGames)
                .arg(number(most->mistakes), number(figures.all.mistakes)));
}

void BeginnerPage::showBest()
{
    if (!page_.best)
        return setFact(facts_[2], {}, {});
    const Game game = page_.filter.game;
    setFact(facts_[2], PageText::bestTitle(game), PageText::best(game, *page_.best), page_.best->file);
    best_->setCards(game, page_.best->cards);
    best_->setAccessibleName(PageText::bestCards(game, *page_.best));
}

void BeginnerPage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && page_.totals.games > 0)
        retranslate();
}

} // namespace meadhall::ui

#include "beginner_page.moc"
