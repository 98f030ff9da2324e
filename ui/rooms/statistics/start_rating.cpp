// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/start_rating.h"

#include "engine/clock/clock.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/rooms/statistics/rating_panel.h"
#include "ui/table/games/games.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QWindow>

#include <cmath>

namespace meadhall::ui {

namespace {

constexpr qreal kLargeText = 1.3; ///< unit of the font from which the button has no room beside the places
constexpr int kStartPlaces = 8, kStartPlacesWidth = 176;
constexpr int kNarrowRating = 560; ///< px at 1×: narrower, places and button stand below the rest
constexpr int kRatingPadding = 16;
constexpr qreal kStartFigure = 34, kStartInterval = 15, kStartWords = 13;

} // namespace

StartRating::StartRating(Statistics &statistics, Game game, bool asks, QWidget *parent)
    : Plaque(parent), statistics_(statistics), asks_(asks), grid_(new QGridLayout(this)), title_(new QLabel(this)),
      number_(new QLabel(this)), interval_(new QLabel(this)), outlook_(new QLabel(this)),
      placesTitle_(new QLabel(this)), curve_(new RatingLine(this)),
      places_(named(new Beads(kPlaceBead, 0, this), "places")), button_(named(new QPushButton(this), "statistics"))
{
    setObjectName(QStringLiteral("startRating"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    page_.filter.game = game;
    for (QLabel *dim : {title_, interval_, outlook_, placesTitle_})
        dim->setForegroundRole(QPalette::PlaceholderText);
    outlook_->setWordWrap(true);
    button_->setAutoDefault(true);
    const int padding = grown(kRatingPadding);
    grid_->setContentsMargins(padding, grown(12), padding, grown(12));
    grid_->setHorizontalSpacing(grown(14));
    grid_->setVerticalSpacing(grown(2));
    grid_->setColumnStretch(2, 1);
    connect(&statistics, &Statistics::pageReady, this, [this](quint64 request, const StatisticsPage &page) {
        if (request != request_)
            return;
        page_ = page;
        known_ = true;
        refresh();
    });
    const auto askAgain = [this] {
        if (known_ && isVisible())
            ask();
    };
    connect(&statistics, &Statistics::changed, this, askAgain);
    connect(&Clock::instance(), &Clock::dayChanged, this, askAgain); // the rating of 30 days ago is another one
    connect(places_, &Beads::shownChanged, this, &StartRating::countPlaces);
    setFonts();
    arrange(false);
    retranslate();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { retranslate(); });
    followChanges(this, {QEvent::Paint}, [this] { askOnScreen(); });
    followChanges(this, {QEvent::Hide}, [this] { asked_ = false; });
    followChanges(this, {QEvent::Resize}, [this] {
        if (const bool narrow = width() < grown(kNarrowRating); narrow != narrow_)
            arrange(narrow);
    });
}

void StartRating::arrange(bool narrow)
{
    narrow_ = narrow;
    while (QLayoutItem *item = grid_->takeAt(0))
        delete item;
    grid_->addWidget(title_, 0, 0, 1, 2);
    grid_->addWidget(number_, 1, 0);
    grid_->addWidget(interval_, 1, 1, Qt::AlignBottom);
    grid_->addWidget(outlook_, 2, 0, 1, narrow ? 4 : 2, Qt::AlignTop);
    if (narrow) {
        grid_->addWidget(curve_, 0, 2, 2, 2);
        const bool large = fontUnit() >= kLargeText;
        grid_->addWidget(places_, 3, 0, 1, large ? 4 : 3);
        grid_->addWidget(button_, large ? 4 : 3, large ? 0 : 3, 1, large ? 4 : 1);
    } else {
        grid_->addWidget(curve_, 0, 2, 3, 1);
        grid_->addWidget(placesTitle_, 0, 3);
        grid_->addWidget(places_, 1, 3);
        grid_->addWidget(button_, 2, 3);
    }
    placesTitle_->setVisible(!narrow);
    places_->setMinimumWidth(narrow ? 0 : grown(kStartPlacesWidth)); // 0: that of its hint, so that the page fits
    places_->setMaximumWidth(grown(kStartPlacesWidth));
    // Nothing moves when the figures come: the columns do not depend on them, and the sentence may need two lines.
    grid_->setColumnMinimumWidth(0, number_->fontMetrics().horizontalAdvance(number(8888)));
    grid_->setColumnMinimumWidth(1, interval_->fontMetrics().horizontalAdvance(QStringLiteral("± 888")));
    outlook_->setMinimumHeight((narrow ? 1 : 2) * outlook_->fontMetrics().lineSpacing() + grown(4));
}

void StartRating::setFonts()
{
    number_->setFont(grownFont(kStartFigure, true));
    interval_->setFont(grownFont(kStartInterval));
    for (QLabel *words : {title_, outlook_, placesTitle_})
        words->setFont(grownFont(kStartWords));
    for (QLabel *line : {title_, number_, interval_, placesTitle_})
        line->setMinimumHeight(line->fontMetrics().height() + grown(4)); // also while it is empty
}

void StartRating::ask() { request_ = statistics_.request(page_.filter); }

void StartRating::retranslate()
{
    title_->setText(tr("Your rating, %1", "heading; a game").arg(isolated(gameInfo(page_.filter.game).name())));
    button_->setText(tr("&Statistics", "button: opens their page"));
    setGlyph(button_, Glyph::Statistics, false, 18);
    refresh();
}

void StartRating::refresh()
{
    const RatingFigures &rating = page_.rating;
    std::vector<LastPlace> last = page_.lastPlaces; // oldest first
    if (last.size() > kStartPlaces)
        last.erase(last.begin(), last.end() - kStartPlaces);
    const bool known = known_ || !asks_;
    number_->setText(known && rating.isShown() ? number(std::lround(rating.rating)) : QString());
    interval_->setText(known && rating.isShown() ? PageText::interval(rating) : QString());
    outlook_->setText(known ? PageText::outlook(rating) : QString());
    places_->setBeads(PageText::placeBeads(last), PageText::placesSentence(last));
    countPlaces();
    curve_->setRating(rating);
    setAccessibleName(
        spoken(known ? title_->text() + QStringLiteral(": ") + PageText::ratingSentence(rating) : title_->text()));
}

void StartRating::countPlaces()
{
    const int shown = places_->shown();
    placesTitle_->setText(shown > 0 ? tr("Last %Ln game(s)", "heading of the places in them", shown) : QString());
}

/// Asks only once the window is on screen; it is also painted before, to get its pictures ready.
void StartRating::askOnScreen()
{
    const QWindow *screen = window()->windowHandle();
    if (asked_ || !asks_ || !screen || !screen->isExposed())
        return;
    asked_ = true;
    QTimer::singleShot(0, this, &StartRating::ask);
}

} // namespace meadhall::ui
