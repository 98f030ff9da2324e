// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/mistake_list.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/list_selection.h"
#include "ui/rooms/review/mistake_delegate.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kListButton = 32;

QToolButton *listButton(const char *name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setFixedSize(grown(kListButton), grown(kListButton));
    return button;
}

} // namespace

MistakeList::MistakeList(ReviewedGame &game, QWidget *parent)
    : QWidget(parent), game_(game), heading_(new QLabel(this)), sum_(new QLabel(this)), state_(new QLabel(this)),
      mark_(new QLabel(this)), previous_(listButton("previousMistake", this)), next_(listButton("nextMistake", this)),
      goOn_(new QPushButton(this)), list_(new QListView(this)), rows_(new QStandardItemModel(this)),
      counts_(new VerdictCounts(game, this))
{
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    state_->setWordWrap(true);
    goOn_->setObjectName(QStringLiteral("goOnJudging"));
    list_->setObjectName(QStringLiteral("mistakes"));
    list_->setModel(rows_);
    list_->setItemDelegate(new MistakeDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->viewport()->setAutoFillBackground(false);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setUniformItemSizes(true);
    list_->setMouseTracking(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(heading_);
    words->addWidget(sum_);
    auto *head = new QHBoxLayout;
    head->setSpacing(grown(6));
    head->addLayout(words, 1);
    head->addWidget(previous_);
    head->addWidget(next_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grown(6));
    layout->addLayout(head);
    auto *state = new QHBoxLayout;
    state->setSpacing(grown(8));
    state->addWidget(mark_);
    state->addWidget(state_, 1);
    state->addWidget(goOn_);
    layout->addWidget(list_, 1);
    layout->addLayout(state); // below the rows, which must not move when judging ends
    layout->addStretch();
    layout->addWidget(counts_);
    connect(previous_, &QToolButton::clicked, this, &MistakeList::goPrevious);
    connect(next_, &QToolButton::clicked, this, &MistakeList::goNext);
    connect(goOn_, &QPushButton::clicked, this, &MistakeList::goOnJudging);
    const auto go = [this](const QModelIndex &row) { Q_EMIT lineChosen(row.data(MistakeLine).toInt()); };
    connect(list_, &QListView::clicked, this, go);
    connect(list_, &QListView::activated, this, [this, go](const QModelIndex &row) {
        if (row.data(MistakeLine).toInt() != game_.line()) // a click comes first where one activates
            go(row);
    });
    connect(&game, &ReviewedGame::gameChanged, this, &MistakeList::retranslate);
    connect(&game, &ReviewedGame::reviewChanged, this, &MistakeList::refresh);
    connect(&game, &ReviewedGame::lineChanged, this, &MistakeList::showLine);
    retranslate();
}

void MistakeList::goNext()
{
    if (const int line = game_.nextMistake(game_.line()))
        Q_EMIT lineChosen(line);
}

void MistakeList::goPrevious()
{
    if (const int line = game_.previousMistake(game_.line()))
        Q_EMIT lineChosen(line);
}

/// Rows are kept where nothing has changed, so that the view keeps its place.
void MistakeList::refresh()
{
    int row = 0;
    double lost = 0;
    for (const review::Decision &decision : game_.decisions()) {
        const review::Judgement *judgement = game_.judgementAt(decision.line);
        if (!judgement)
            continue;
        lost += judgement->loss;
        if (judgement->verdict < review::Verdict::Doubtful)
            continue;
        if (row == rows_->rowCount() || rows_->index(row, 0).data(MistakeLine).toInt() != decision.line)
            rows_->insertRow(row, mistakeRow(game_, decision, *judgement));
        ++row;
    }
    rows_->removeRows(row, rows_->rowCount() - row);
    const int decisions = static_cast<int>(game_.decisions().size()), judged = game_.judged();
    const bool all = judged == decisions, nobody = game_.seat() < 0;
    sum_->setText(nobody ? QString() : ReviewText::lostInAll(lost, judged, !all));
    sum_->setVisible(!nobody);
    const bool flawless = all && row == 0 && decisions > 0;
    state_->setText(nobody                     ? QString()
                    : !all && !game_.judging() ? ReviewText::notJudged(decisions - judged)
                    : flawless                 ? ReviewText::noMistake(decisions)
                                               : QString());
    state_->setVisible(!state_->text().isEmpty());
    mark_->setVisible(flawless);
    heading_->setVisible(!nobody);
    previous_->setVisible(!nobody);
    next_->setVisible(!nobody);
    goOn_->setVisible(!nobody && !all && !game_.judging());
    list_->setVisible(!nobody && !flawless);
    counts_->setVisible(!nobody);
    counts_->refresh();
    showLine();
}

void MistakeList::showLine()
{
    previous_->setEnabled(game_.previousMistake(game_.line()) > 0);
    next_->setEnabled(game_.nextMistake(game_.line()) > 0);
    for (int row = 0; row < rows_->rowCount(); ++row) {
        const QModelIndex index = rows_->index(row, 0);
        if (index.data(MistakeLine).toInt() == game_.line()) {
            selectRow(*list_, index);
            list_->scrollTo(index);
            return;
        }
    }
    selectRow(*list_, {});
}

void MistakeList::retranslate()
{
    heading_->setText(ReviewText::mistakesTitle(game_.seat(), game_.names()));
    list_->setAccessibleName(heading_->text());
    setGlyph(previous_, Glyph::MistakePrevious, true);
    setGlyph(next_, Glyph::MistakeNext, true);
    previous_->setToolTip(tr("Previous mistake", "button of the review"));
    next_->setToolTip(tr("Next mistake", "button of the review"));
    for (QToolButton *button : {previous_, next_})
        button->setAccessibleName(button->toolTip());
    const Theme theme = themeOf(palette());
    mark_->setPixmap(smallPicture(glyphArt(Glyph::VerdictBest, verdictColour(review::Verdict::Best, theme)),
                                  QSizeF(grown(20), grown(20)), devicePixelRatioF()));
    goOn_->setText(tr("Go on judging", "button of the review"));
    rows_->clear();
    refresh();
}

void MistakeList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LayoutDirectionChange)
        retranslate();
}

} // namespace meadhall::ui
