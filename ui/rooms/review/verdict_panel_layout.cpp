// SPDX-License-Identifier: GPL-3.0-or-later
// VerdictPanel: where its parts stand, narrow and tall or wide and low.
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/review/review_curve.h"
#include "ui/rooms/review/verdict_panel.h"
#include "ui/table/replay/decision_rows.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

namespace meadhall::ui {

namespace {

constexpr int kPanelButton = 40, kLowButton = 30;
constexpr int kBlockHeight = 290; ///< px for two moves and some sentences

} // namespace

/// Narrow: all below each other. The buttons keep their place, however long the sentences are: these scroll.
void VerdictPanel::arrange()
{
    delete layout();
    delete block_->layout();
    if (!reading_)
        buildReading();
    rows_->setLow(low_);
    for (QPushButton *button : {try_, playOn_})
        button->setMinimumHeight(grown(low_ ? kLowButton : kPanelButton));
    if (low_)
        return arrangeLow();
    if (thread_)
        thread_->hide();
    auto *head = new QGridLayout;
    head->setHorizontalSpacing(grown(10));
    head->setVerticalSpacing(grown(2));
    head->addWidget(mark_, 0, 0);
    head->addWidget(word_, 0, 1);
    head->addWidget(place_, 0, 2);
    head->addWidget(cost_, 1, 0, 1, 2);
    head->addWidget(interval_, 1, 2);
    head->setColumnStretch(1, 1);
    auto *inner = new QVBoxLayout(block_);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(grown(6));
    inner->addWidget(rows_);
    inner->addWidget(reading_, 1);
    block_->setFixedHeight(grown(kBlockHeight));
    block_->show();
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(grown(8));
    whole->addLayout(head);
    whole->addWidget(block_);
    whole->addWidget(try_);
    whole->addWidget(playOn_);
}

/// Low: a head in one line; the moves and their buttons, beside them the sentences above a thread of the curve.
void VerdictPanel::arrangeLow()
{
    if (!thread_) {
        thread_ = new ReviewCurve(game_, this);
        thread_->setThread(true);
        connect(thread_, &ReviewCurve::lineChosen, this, &VerdictPanel::lineChosen);
    }
    thread_->show();
    auto *head = new QHBoxLayout;
    head->setSpacing(grown(10));
    head->addWidget(mark_);
    head->addWidget(word_);
    head->addSpacing(grown(10));
    head->addWidget(cost_);
    head->addSpacing(grown(6));
    head->addWidget(interval_);
    head->addStretch(1);
    head->addWidget(place_);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(grown(6));
    buttons->addWidget(try_, 1);
    buttons->addWidget(playOn_, 1);
    auto *moves = new QVBoxLayout(block_);
    moves->setContentsMargins(0, 0, 0, 0);
    moves->setSpacing(grown(4));
    moves->addWidget(rows_);
    moves->addStretch(1);
    moves->addLayout(buttons);
    block_->setMinimumHeight(0);
    block_->setMaximumHeight(QWIDGETSIZE_MAX);
    block_->show();
    auto *beside = new QVBoxLayout;
    beside->setSpacing(grown(4));
    beside->addWidget(reading_, 1);
    beside->addWidget(thread_);
    auto *below = new QHBoxLayout;
    below->setSpacing(grown(12));
    below->addWidget(block_, 4);
    below->addLayout(beside, 3);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(grown(4));
    whole->addLayout(head);
    whole->addLayout(below, 1);
}

/// In the line of a low panel the place, which the row of buttons says too, and the interval give way to the cost.
void VerdictPanel::fitHead()
{
    place_->setVisible(true);
    if (!low_)
        return;
    interval_->setVisible(!interval_->text().isEmpty());
    const int room = width() - 2 * grown(10) - 4 * grown(10);
    const auto needed = [this] {
        int sum = 0;
        for (const QLabel *label : {mark_, word_, cost_, interval_, place_})
            sum += label->isHidden() ? 0 : label->sizeHint().width();
        return sum;
    };
    for (QLabel *label : {place_, interval_})
        if (needed() > room)
            label->hide();
}

void VerdictPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHead();
}

/// Long sentences scroll; then, and only then, Tab stops there.
void VerdictPanel::buildReading()
{
    reading_ = new QScrollArea(this);
    reading_->setFrameShape(QFrame::NoFrame);
    reading_->setWidgetResizable(true);
    reading_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    reading_->setFocusPolicy(Qt::NoFocus);
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grown(4));
    column->addWidget(why_);
    column->addWidget(hindsight_);
    column->addStretch(1);
    reading_->setWidget(contents);
    contents->setAutoFillBackground(false);
    reading_->viewport()->setAutoFillBackground(false);
    connect(reading_->verticalScrollBar(), &QScrollBar::rangeChanged, reading_,
            [this](int, int end) { reading_->setFocusPolicy(end > 0 ? Qt::TabFocus : Qt::NoFocus); });
}

} // namespace meadhall::ui
