// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/mistake_list.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/elided_label.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/list_selection.h"
#include "ui/base/widgets/style.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kMistakeSign = 14, kCountSign = 14, kListButton = 32;

QToolButton *listButton(const char *name, QWidget *parent)
{
    auto *button = named(new QToolButton(parent), name);
    button->setFixedSize(grown(kListButton), grown(kListButton));
    return button;
}

} // namespace

/// Shows how many decisions have each verdict.
class VerdictCounts : public QWidget {
    Q_OBJECT

public:
    VerdictCounts(const ReviewedGame &game, QWidget *parent) : QWidget(parent), game_(game)
    {
        setObjectName(QStringLiteral("verdictCounts"));
        QHBoxLayout *row = newRow(grown(8), this);
        for (auto &[sign, count] : parts_) {
            row->addWidget(sign = new QLabel(this));
            row->addWidget(count = wordLabel(this, 1, true), 1);
        }
        followChanges(this, {QEvent::PaletteChange}, [this] { refresh(); });
    }
    void refresh()
    {
        std::array<int, review::kVerdicts> counts{};
        for (const review::Decision &decision : game_.decisions())
            if (const review::Judgement *judgement = game_.judgementAt(decision.line))
                ++counts[toIndex(judgement->verdict)];
        QStringList words;
        for (int i = 0; i < review::kVerdicts; ++i) {
            const auto verdict = static_cast<review::Verdict>(i);
            const auto &[sign, count] = parts_[toIndex(i)];
            setPicture(sign, glyphArt(verdictGlyph(verdict), verdictColour(verdict, themeOf(palette()))),
                       QSizeF(1, 1) * grown(kCountSign));
            count->setText(number(counts[toIndex(i)]));
            words.push_back(ReviewText::verdictCount(verdict, counts[toIndex(i)]));
        }
        setAccessibleName(joined(words, ';'));
        setToolTip(words.join(QLatin1Char('\n')));
    }

private:
    const ReviewedGame &game_;
    std::array<std::pair<QLabel *, QLabel *>, review::kVerdicts> parts_{};
};

/// The row of a decision.
static QStandardItem *mistakeRow(const ReviewedGame &game, const review::Decision &decision,
                                 const review::Judgement &judgement, Theme theme)
{
    const Events seen = review::seenBefore(game.events(), decision.line, decision.seat);
    const RecordPlace place = game.places().place(decision.line);
    const QString instead = ReviewText::instead(seen, decision.played, judgement.best),
                  where = ReviewText::place(game.game(), place.part, place.step);
    auto *row = new QStandardItem(instead + QLatin1Char('\n') + joined({where, ReviewText::cost({}, judgement)}));
    row->setIcon(paintedIcon(
        [verdict = judgement.verdict, theme](QPainter &painter, const QRectF &rect, QIcon::Mode mode, QIcon::State) {
            const QColor ink = mode == QIcon::Selected ? paletteOf(theme).chosenText : QColor(); // on its ground
            drawVerdictSign(painter, verdict, rect, theme, ink);
        }));
    row->setData(decision.line, MistakeLine);
    row->setData(ReviewText::spokenRow(where, instead, judgement), Qt::AccessibleTextRole);
    return row;
}

MistakeList::MistakeList(ReviewedGame &game, QWidget *parent)
    : QWidget(parent), game_(game), heading_(new ElidedLabel(this)), sum_(new QLabel(this)), state_(wordLabel(this)),
      mark_(new QLabel(this)), previous_(listButton("previousMistake", this)), next_(listButton("nextMistake", this)),
      goOn_(named(new QPushButton(this), "goOnJudging")), list_(named(new QListView(this), "mistakes")),
      rows_(new QStandardItemModel(this)), counts_(new VerdictCounts(game, this))
{
    heading_->setFont(scaledFont(font(), 1, true));
    list_->setModel(rows_);
    list_->setIconSize(QSize(grown(kMistakeSign), grown(kMistakeSign)));
    list_->setWordWrap(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->viewport()->setAutoFillBackground(false);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it scrolls by itself, also in a low page
    QVBoxLayout *words = newColumn(0);
    addWidgets(*words, {heading_, sum_});
    QHBoxLayout *head = newRow(grown(6));
    head->addLayout(words, 1);
    addWidgets(*head, {previous_, next_});
    QVBoxLayout *layout = newColumn(grown(6), this);
    layout->addLayout(head);
    QHBoxLayout *state = newRow(grown(8));
    state->addWidget(mark_);
    state->addWidget(state_, 1);
    state->addWidget(goOn_);
    layout->addWidget(list_, 1);
    layout->addLayout(state); // below the rows, which must not move when judging ends
    layout->addStretch();
    layout->addWidget(counts_);
    connect(previous_, &QToolButton::clicked, this, &MistakeList::goPrevious);
    connect(next_, &QToolButton::clicked, this, &MistakeList::goNext);
    connect(goOn_, &QPushButton::clicked, this, &MistakeList::resumeRequested);
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
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange, QEvent::LayoutDirectionChange},
                  [this] { retranslate(); });
}

void MistakeList::setLow(bool low)
{
    low_ = low;
    refresh();
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
    for (const review::Decision &decision : game_.decisions()) {
        const review::Judgement *judgement = game_.judgementAt(decision.line);
        if (!judgement)
            continue;
        if (judgement->verdict < review::Verdict::Doubtful)
            continue;
        if (row == rows_->rowCount() || rows_->index(row, 0).data(MistakeLine).toInt() != decision.line)
            rows_->insertRow(row, mistakeRow(game_, decision, *judgement, themeOf(palette())));
        ++row;
    }
    rows_->removeRows(row, rows_->rowCount() - row);
    const int decisions = static_cast<int>(game_.decisions().size()), judged = game_.judged();
    const bool all = judged == decisions, nobody = game_.seat() < 0;
    sum_->setText(nobody || judged == 0 ? QString() : ReviewText::lostInAll(game_.mistakes().lost, judged));
    sum_->setVisible(!nobody);
    const bool flawless = all && row == 0 && decisions > 0;
    state_->setText(nobody                     ? QString()
                    : !all && !game_.judging() ? ReviewText::notJudged(decisions - judged)
                    : flawless                 ? ReviewText::noMistake()
                                               : QString());
    mark_->setVisible(flawless);
    heading_->setVisible(!nobody);
    previous_->setVisible(!nobody);
    next_->setVisible(!nobody);
    goOn_->setVisible(!nobody && !all && !game_.judging());
    list_->setVisible(!nobody);
    counts_->setVisible(!nobody && !low_);
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
    nameButton(previous_, ReviewText::previousMistake());
    nameButton(next_, ReviewText::nextMistake());
    const Theme theme = themeOf(palette());
    setPicture(mark_, glyphArt(Glyph::VerdictBest, verdictColour(review::Verdict::Best, theme)),
               QSizeF(grown(20), grown(20)));
    goOn_->setText(ButtonText::resume());
    rows_->clear();
    refresh();
}

} // namespace meadhall::ui

#include "mistake_list.moc"
