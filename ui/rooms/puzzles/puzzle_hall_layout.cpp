// SPDX-License-Identifier: GPL-3.0-or-later
// PuzzleHall: its widgets and where they are.
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/wall.h"
#include "ui/rooms/puzzles/pack_button.h"
#include "ui/rooms/puzzles/puzzle_hall.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_widgets.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kHallGap = 14, kHallInset = 22, kHallEdge = 28, kHallNarrowEdge = 16;
constexpr int kOneColumn = 780; ///< narrower windows
constexpr int kHallLeft = 372;

QLabel *hallLabel(QWidget *parent, qreal factor, bool bold, bool dim)
{
    auto *label = new QLabel(parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    label->setFont(font);
    label->setWordWrap(true);
    if (dim)
        label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// A heading with a sign before it; retranslate() gives them their contents.
QHBoxLayout *headOf(QLabel *sign, QLabel *heading)
{
    auto *head = new QHBoxLayout;
    head->setSpacing(grown(8));
    head->addWidget(sign);
    head->addWidget(heading, 1);
    return head;
}

QVBoxLayout *columnIn(QWidget *plate)
{
    auto *column = new QVBoxLayout(plate);
    column->setContentsMargins(grown(kHallInset), grown(16), grown(kHallInset), grown(16));
    column->setSpacing(grown(6));
    return column;
}

} // namespace

void PuzzleHall::build()
{
    auto *contents = new Wall(cache_, nullptr);
    scroll_ = new QScrollArea(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    grid_ = new QGridLayout(contents);
    grid_->setSpacing(grown(kHallGap));
    buildToday();
    buildDays();
    packs_ = new QWidget(this);
    auto *packGrid = new QGridLayout(packs_);
    packGrid->setContentsMargins(0, 0, 0, 0);
    packGrid->setSpacing(grown(kHallGap));
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int grade = 1; grade <= puzzle::kGrades; ++grade) {
            auto *button = new PackButton(cache_, packs_);
            button->setObjectName(
                QStringLiteral("pack%1%2").arg(QString::number(static_cast<int>(game)), QString::number(grade)));
            packButtons_.push_back(button);
            connect(button, &QAbstractButton::clicked, this, [this, game, grade] { openPack(game, grade); });
        }
    buildMistakes();
    remark_ = hallLabel(this, 1, false, false);
    remark_->setObjectName(QStringLiteral("puzzleRemark"));
    scroll_->setWidget(contents);
    body()->addWidget(scroll_, 1);
    arrange(Columns::Wide);
}

void PuzzleHall::buildToday()
{
    today_ = new Plaque(this);
    todaySign_ = new QLabel(today_);
    todayTitle_ = hallLabel(today_, 1.35, true, false);
    todayFacts_ = hallLabel(today_, 1, false, true);
    fan_ = new CardFan(cache_, today_);
    solve_ = new QPushButton(today_);
    solve_->setObjectName(QStringLiteral("solveToday"));
    solve_->setDefault(true);
    solve_->setAutoDefault(true);
    QVBoxLayout *column = columnIn(today_);
    column->addLayout(headOf(todaySign_, todayTitle_));
    column->addWidget(todayFacts_);
    column->addWidget(fan_, 1);
    column->addWidget(solve_);
    connect(solve_, &QPushButton::clicked, this, [this] {
        if (const puzzle::Puzzle *daily = store_.daily())
            Q_EMIT wanted({PuzzleWish::From::Daily, daily->id});
    });
}

void PuzzleHall::buildDays()
{
    daysPlate_ = new Plaque(this);
    daysSign_ = new QLabel(daysPlate_);
    daysTitle_ = hallLabel(daysPlate_, 1.2, true, false);
    daysLongest_ = hallLabel(daysPlate_, 0.93, false, true);
    daysLongest_->setWordWrap(false);
    daysNote_ = hallLabel(daysPlate_, 0.93, false, true);
    days_ = new BeadRow(daysPlate_);
    QHBoxLayout *head = headOf(daysSign_, daysTitle_);
    head->addWidget(daysLongest_);
    QVBoxLayout *column = columnIn(daysPlate_);
    column->addLayout(head);
    column->addWidget(days_);
    column->addWidget(daysNote_);
    figures_ = new Plaque(this);
    figuresTitle_ = hallLabel(figures_, 1.1, true, false);
    QVBoxLayout *below = columnIn(figures_);
    below->addWidget(figuresTitle_);
    auto *row = new QGridLayout;
    row->setHorizontalSpacing(grown(14));
    for (int i = 0; i < 3; ++i) {
        figureValues_.push_back(hallLabel(figures_, 1.9, true, false));
        figureWords_.push_back(hallLabel(figures_, 0.93, false, true));
        row->addWidget(figureValues_.back(), 0, i);
        row->addWidget(figureWords_.back(), 1, i, Qt::AlignTop);
        row->setColumnStretch(i, 1);
    }
    below->addLayout(row);
    below->addStretch(1);
}

void PuzzleHall::buildMistakes()
{
    mistakes_ = new Plaque(this);
    mistakesSign_ = new QLabel(mistakes_);
    mistakesTitle_ = hallLabel(mistakes_, 1.35, true, false);
    mistakesNote_ = hallLabel(mistakes_, 1, false, true);
    repeat_ = new QPushButton(mistakes_);
    repeat_->setObjectName(QStringLiteral("repeatMistakes"));
    repeat_->setAutoDefault(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addLayout(headOf(mistakesSign_, mistakesTitle_));
    words->addWidget(mistakesNote_);
    auto *head = new QHBoxLayout;
    head->addLayout(words, 1);
    head->addWidget(repeat_, 0, Qt::AlignTop);
    QVBoxLayout *column = columnIn(mistakes_);
    column->addLayout(head);
    list_ = new QVBoxLayout;
    list_->setSpacing(2);
    column->addLayout(list_);
    column->addStretch(1);
    connect(repeat_, &QPushButton::clicked, this, [this] {
        if (const auto due = store_.dueMistakes(); !due.empty())
            Q_EMIT wanted({PuzzleWish::From::Mistakes, due.front()->puzzle.id});
    });
}

/// Two columns of all; or the packs below the rest; or everything in one column, the packs before figures.
void PuzzleHall::arrange(Columns columns)
{
    columns_ = columns;
    for (QWidget *part : std::initializer_list<QWidget *>{remark_, today_, daysPlate_, figures_, packs_, mistakes_})
        grid_->removeWidget(part);
    const bool wide = columns == Columns::Wide, one = columns == Columns::One;
    grid_->addWidget(remark_, 0, 0, 1, 2);
    if (one) {
        int row = 1;
        for (QWidget *part : std::initializer_list<QWidget *>{today_, packs_, mistakes_, daysPlate_, figures_})
            grid_->addWidget(part, row++, 0, 1, 2);
    } else {
        grid_->addWidget(today_, 1, 0, wide ? 1 : 2, 1);
        grid_->addWidget(daysPlate_, wide ? 2 : 1, wide ? 0 : 1);
        grid_->addWidget(figures_, wide ? 3 : 2, wide ? 0 : 1);
        grid_->addWidget(packs_, wide ? 1 : 3, wide ? 1 : 0, 1, wide ? 1 : 2);
        grid_->addWidget(mistakes_, wide ? 2 : 4, wide ? 1 : 0, wide ? 2 : 1, wide ? 1 : 2);
    }
    grid_->setColumnMinimumWidth(0, wide ? grown(kHallLeft) : 0);
    grid_->setColumnStretch(0, wide ? 0 : 1);
    grid_->setColumnStretch(1, 1);
    grid_->setRowStretch(3, wide ? 1 : 0);
    const int edge = grown(wide ? kHallEdge : kHallNarrowEdge);
    grid_->setContentsMargins(edge, edge, edge, edge);
    today_->setMinimumHeight(grown(wide ? 346 : one ? 226 : 250));
    auto *packGrid = static_cast<QGridLayout *>(packs_->layout());
    const int packColumns = one ? 2 : puzzle::kGrades;
    for (PackButton *button : packButtons_)
        packGrid->removeWidget(button);
    for (int i = 0; i < static_cast<int>(packButtons_.size()); ++i)
        packGrid->addWidget(packButtons_[toIndex(i)], i / packColumns, i % packColumns);
    QWidget *before = backButton();
    for (QWidget *next : std::initializer_list<QWidget *>{solve_, packButtons_[0], packButtons_[1], packButtons_[2],
                                                          packButtons_[3], packButtons_[4], packButtons_[5], repeat_}) {
        setTabOrder(before, next);
        before = next;
    }
}

PuzzleHall::Columns PuzzleHall::fittingColumns() const
{
    const int width = window()->width();
    return width >= grown(kSmallWidth) ? Columns::Wide : width >= grown(kOneColumn) ? Columns::Two : Columns::One;
}

void PuzzleHall::resizeEvent(QResizeEvent *event)
{
    Room::resizeEvent(event);
    if (const Columns columns = fittingColumns(); columns != columns_)
        arrange(columns);
}

} // namespace meadhall::ui
