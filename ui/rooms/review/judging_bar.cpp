// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/judging_bar.h"

#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/rooms/review/review_judging.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kStopGlyph = 16;   ///< px at 1×
constexpr int kEstimateStep = 5; ///< seconds: a finer estimate would only flicker

} // namespace

JudgingBar::JudgingBar(ReviewJudging &judging, QWidget *parent)
    : QWidget(parent), judging_(judging), title_(new QLabel(this)), count_(new QLabel(this)), left_(new QLabel(this)),
      bar_(new QProgressBar(this)), stop_(new QPushButton(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(grown(6));
    grid->addWidget(title_, 0, 0);
    grid->addWidget(count_, 0, 1, Qt::AlignTrailing);
    grid->addWidget(bar_, 1, 0, 1, 2);
    grid->addWidget(left_, 2, 0);
    grid->addWidget(stop_, 2, 1);
    grid->setColumnStretch(0, 1);
    left_->setMinimumWidth(1);
    stop_->setObjectName(QStringLiteral("stopJudging"));
    bar_->setTextVisible(false);
    bar_->setFixedHeight(grown(12));
    left_->setForegroundRole(QPalette::PlaceholderText);
    QFont bold = font();
    bold.setBold(true);
    count_->setFont(bold);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    title_->setFont(bold);
    connect(stop_, &QPushButton::clicked, &judging_, &ReviewJudging::stop);
    connect(&judging_, &ReviewJudging::progressed, this, &JudgingBar::refresh);
    retranslate();
}

void JudgingBar::retranslate()
{
    title_->setText(tr("Judging your decisions", "title: how far the review has come"));
    stop_->setText(tr("Stop judging", "button: the review keeps what it knows"));
    bar_->setAccessibleName(title_->text());
    setGlyph(stop_, Glyph::Stop, false, kStopGlyph);
    refresh();
}

void JudgingBar::refresh()
{
    const bool judging = judging_.state() == ReviewJudging::State::Judging && judging_.decisions() > judging_.judged();
    count_->setText(tr("%1 of %2", "decisions that are judged, of all")
                        .arg(number(judging_.judged()), number(judging_.decisions())));
    bar_->setMaximum(judging_.decisions());
    bar_->setValue(judging_.judged());
    const auto seconds = judging_.secondsLeft();
    const int rounded = seconds ? (*seconds / kEstimateStep + 1) * kEstimateStep : 0;
    left_->setText(seconds ? tr("about %Ln seconds left", "estimate", rounded) : QString());
    setVisible(judging);
    announce();
}

void JudgingBar::announce()
{
    const bool isJudging = judging_.state() == ReviewJudging::State::Judging;
    if (isJudging == judgedBefore_.has_value())
        return;
    const auto before = std::exchange(judgedBefore_, isJudging ? std::optional(judging_.judged()) : std::nullopt);
    if (before && (*before < judging_.judged() || judging_.state() == ReviewJudging::State::Stopped))
        Q_EMIT said(tr("%1 of %2 decisions are judged.", "said by a screen reader")
                        .arg(number(judging_.judged()), number(judging_.decisions())));
}

void JudgingBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace meadhall::ui
