// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/mistakes_panel.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/statistics/mistakes_chart.h"
#include "ui/rooms/statistics/page_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace meadhall::ui {

namespace {

constexpr int kReviewGlyph = 40;

} // namespace

MistakesPanel::MistakesPanel(QWidget *parent) : ChartPanel(Ground::Plaque, parent)
{
    setObjectName(QStringLiteral("mistakesPanel"));
    chart_ = new MistakesChart(this);
    setChart(chart_);
    buildNothing();
}

/// Shown until a game has been reviewed.
void MistakesPanel::buildNothing()
{
    nothing_ = new QWidget(this);
    nothing_->hide();
    auto *column = new QVBoxLayout(nothing_);
    picture_ = new QLabel(nothing_);
    picture_->setAlignment(Qt::AlignCenter);
    words_ = new QLabel(nothing_);
    words_->setAlignment(Qt::AlignCenter);
    words_->setWordWrap(true);
    words_->setForegroundRole(QPalette::PlaceholderText);
    review_ = new QPushButton(nothing_);
    review_->setObjectName(QStringLiteral("reviewLast"));
    column->addStretch(2);
    column->addWidget(picture_);
    column->addWidget(words_);
    column->addSpacing(8);
    column->addWidget(review_, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(review_, &QPushButton::clicked, this, [this] { Q_EMIT reviewWanted(file_); });
    updatePicture();
}

void MistakesPanel::setPage(const StatisticsPage &page)
{
    const MistakeFigures &figures = page.mistakes;
    setTitle(tr("Where points are lost", "title of a chart"), PageText::mistakesNote(page.filter.game));
    chart_->setFigures(figures);
    setSentence(PageText::mistakesSentence(figures));
    setTable(PageText::mistakesTable(figures));
    file_ = page.lastUnreviewed;
    words_->setText(tr("Review a game, and its mistakes are counted here."));
    review_->setText(tr("&Review the last", "button: the last game played"));
    review_->setVisible(!file_.isEmpty());
    setReplacement(figures.reviewedGames > 0 ? nullptr : nothing_);
}

void MistakesPanel::updatePicture()
{
    const int side = grown(kReviewGlyph);
    const QColor ink = paletteOf(themeOf(palette())).textDim;
    picture_->setPixmap(smallPicture(glyphArt(Glyph::Review, ink), QSizeF(side, side), devicePixelRatioF()));
}

void MistakesPanel::changeEvent(QEvent *event)
{
    ChartPanel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && picture_)
        updatePicture();
}

} // namespace meadhall::ui
