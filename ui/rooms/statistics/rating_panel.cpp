// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/rating_panel.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/motion.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/rooms/statistics/rating_chart.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr qreal kRatingNumber = 46, kRatingLowNumber = 38, kRatingInterval = 18, kRatingWords = 14, kRatingNote = 12;
constexpr int kRatingColumn = 206;
constexpr int kUnroll = 220, kDraw = 350; ///< ms

} // namespace

RatingPanel::RatingPanel(QWidget *parent) : ChartPanel(Ground::Cloth, parent)
{
    setObjectName(QStringLiteral("ratingPanel"));
    chart_ = new RatingChart(this);
    setChart(chart_);
    const auto label = [this](bool dim) {
        auto *one = new QLabel(this);
        one->setWordWrap(true);
        if (dim)
            one->setForegroundRole(QPalette::PlaceholderText);
        return one;
    };
    figure_ = new QWidget(this);
    auto *row = new QHBoxLayout(figure_);
    row->setContentsMargins({});
    row->setSpacing(10);
    number_ = new QLabel(figure_);
    interval_ = new QLabel(figure_);
    interval_->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(number_);
    row->addWidget(interval_);
    row->addStretch(1);
    standing_ = label(false);
    sure_ = label(true);
    outlook_ = label(true);
    play_ = new QPushButton(this);
    play_->setObjectName(QStringLiteral("playLevel"));
    for (QWidget *part :
         {figure_, static_cast<QWidget *>(standing_), static_cast<QWidget *>(sure_), static_cast<QWidget *>(outlook_)})
        column()->addWidget(part);
    column()->addStretch(1);
    column()->addWidget(play_);
    connect(play_, &QPushButton::clicked, this, [this] {
        if (suggested_)
            Q_EMIT gameWanted(*suggested_);
    });
    motion_.setStartValue(0.0);
    motion_.setEndValue(double(kUnroll + kDraw));
    connect(&motion_, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        const double passed = value.toDouble();
        setUnrolled(std::min(1.0, passed / kUnroll));
        chart_->setDrawn(std::clamp((passed - kUnroll) / kDraw, 0.0, 1.0));
    });
    setWordFonts();
}

void RatingPanel::setPage(const StatisticsPage &page)
{
    const RatingFigures &rating = page.rating;
    chart_->setPage(page);
    setTitle(tr("Your rating", "title of a chart"), {});
    setSentence(PageText::ratingSentence(rating));
    setTable(PageText::ratingTable(page));
    figure_->setVisible(rating.isShown());
    number_->setText(number(std::lround(rating.rating)));
    interval_->setText(PageText::interval(rating));
    standing_->setText(PageText::standing(rating));
    sure_->setText(PageText::sure(rating));
    sure_->setVisible(rating.isShown());
    const QString outlook = PageText::outlook(rating);
    outlook_->setText(outlook);
    outlook_->setVisible(!outlook.isEmpty() && !(low_ && rating.isSteady()));
    suggested_ = rating.suggested;
    play_->setVisible(suggested_.has_value());
    if (suggested_)
        play_->setText(PageText::playAgainst(*suggested_));
}

void RatingPanel::setLow(bool low)
{
    low_ = low;
    setWordFonts();
}

void RatingPanel::setWordFonts()
{
    const auto font = [](qreal pixels, bool bold = false) { return tableFont(pixels * fontUnit(), bold); };
    number_->setFont(font(low_ ? kRatingLowNumber : kRatingNumber, true));
    interval_->setFont(font(kRatingInterval));
    standing_->setFont(font(kRatingWords));
    sure_->setFont(font(kRatingNote));
    outlook_->setFont(font(kRatingNote));
    for (QLabel *line : {standing_, sure_, outlook_})
        line->setFixedWidth(grown(kRatingColumn));
}

void RatingPanel::unroll()
{
    const int duration = motionTime(kUnroll + kDraw);
    if (duration <= 0)
        return;
    motion_.setDuration(duration);
    motion_.start();
}

void RatingPanel::finish()
{
    motion_.stop();
    setUnrolled(1);
    chart_->setDrawn(1);
}

void RatingPanel::changeEvent(QEvent *event)
{
    ChartPanel::changeEvent(event);
    if (outlook_ && (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange))
        setWordFonts();
}

} // namespace meadhall::ui
