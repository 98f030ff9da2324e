// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/replay/decision_rows.h"

#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/set.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/card_fan.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"

#include <QLabel>
#include <QProgressBar>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kTall = 90, kOneOfMany = 74, kLow = 84; ///< height of a move, of each of three, and of all if low
constexpr int kRowSide = 12, kLowWidth = 250;         ///< width of a move beside others
constexpr int kCard = 36, kSmallCard = 26, kBarWidth = 72, kBarHeight = 10;
constexpr qreal kSetStep = 1.1, kPileStep = 0.6; ///< in widths of a card
constexpr std::size_t kPileCards = 3;

/// The upper cards of a pile, the top one last.
std::vector<ArtKey> pileArt(const Events &seen, int pile, Theme theme, CardLook look)
{
    const auto view = viewAfter<ninjan::View>(seen, kSpectator);
    const ninjan::Pile &cards = view.board().piles[toIndex(pile)];
    std::vector<ArtKey> art;
    for (const Card *card = cards.begin(); card != cards.end(); ++card)
        art.push_back(cardArt(Game::Ninjan, *card, theme, look));
    if (art.size() > kPileCards)
        art.erase(art.begin(), art.end() - kPileCards);
    return art;
}

QLabel *lineLabel(QWidget *parent, qreal factor, bool dim)
{
    QLabel *label = wordLabel(parent, factor, !dim, dim);
    label->setWordWrap(false);
    return label;
}

} // namespace

/// The widgets of a move.
class DecisionRows::Line : public QFrame {
public:
    Line(PixmapCache &cache, QWidget *parent)
        : QFrame(parent), label(lineLabel(this, 0.87, true)), value(lineLabel(this, 1, false)),
          points_(lineLabel(this, 1, false)), unit_(lineLabel(this, 0.87, true)), rule_(new QFrame(this)),
          cards_(new CardFan(cache, CardFan::Shape::Row, this)), aside_(lineLabel(this, 0.82, true)),
          small_(new CardFan(cache, CardFan::Shape::Row, this)), bar_(new QProgressBar(this)),
          whole_(new QBoxLayout(QBoxLayout::TopToBottom, this)), row_(newRow(grown(8))), words_(newColumn()),
          beside_(newColumn()), figures_(newColumn())
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        bar_->setTextVisible(false);
        bar_->setFixedSize(grown(kBarWidth), grown(kBarHeight));
        addWidgets(*words_, {label, value});
        beside_->addWidget(aside_);
        beside_->addWidget(small_, 0, Qt::AlignLeft);
        addWidgets(*figures_, {points_, unit_});
        figures_->addWidget(bar_, 0, Qt::AlignRight);
        row_->addLayout(words_);
        row_->addWidget(cards_);
        row_->addLayout(beside_);
        row_->addItem(room_);
        row_->addLayout(figures_);
        for (QBoxLayout *part : {beside_, figures_})
            part->setAlignment(Qt::AlignVCenter);
        whole_->addWidget(rule_);
        whole_->addLayout(row_, 1);
    }

    void setMove(const DecisionRow &move, double scale)
    {
        move_ = move;
        const auto [start, end] =
            isRightToLeft() ? std::pair{Qt::AlignRight, Qt::AlignLeft} : std::pair{Qt::AlignLeft, Qt::AlignRight};
        const auto write = [](QLabel *part, const QString &text, Qt::Alignment side) {
            part->clear(); // which forgets how wide it was
            part->setText(text);
            part->setAlignment(Qt::AlignVCenter | Qt::AlignAbsolute | side); // figures have no direction
        };
        write(label, move.label, start);
        write(value, move.value, start);
        write(points_, move.known ? decimal(move.points) : QString(), end);
        write(unit_, move.known ? move.unit : QString(), end);
        cards_->setCards(move.cards);
        small_->setCards(move.small);
        bar_->setValue(qRound(100 * std::clamp(move.points / std::max(scale, 0.1), 0.0, 1.0)));
        QPalette colours;
        colours.setColor(QPalette::Text, move.colour);
        colours.setColor(QPalette::Light, move.colour); // the filled part of a bar
        for (QWidget *part : std::initializer_list<QWidget *>{points_, bar_})
            part->setPalette(colours);
        setFrameStyle(move.edge ? int(QFrame::StyledPanel) | int(QFrame::Raised) : int(QFrame::NoFrame));
    }

    /// @param ruled whether a line separates it from the one before
    /// @param flat in a single line
    void setForm(bool ruled, bool upright, bool flat, int height)
    {
        flat_ = flat;
        const bool figures = !move_.value.isEmpty() && move_.value.front().isDigit(); // in Ninjan they are words
        value->setFont(scaledFont(font(), flat ? 1.1 : figures ? 1.6 : 1.3, true));
        points_->setFont(scaledFont(font(), flat ? 1.1 : 1.75, true));
        cards_->setRow(std::min(grown(kCard), height / 2 - (flat ? 3 : 6)), move_.pile ? kPileStep : kSetStep);
        small_->setRow(std::min(grown(kSmallCard), (height - grown(24)) / 2), kPileStep);
        ruled = ruled && !flat && !move_.edge;
        rule_->setFrameShape(upright ? QFrame::VLine : QFrame::HLine);
        rule_->setVisible(ruled);
        whole_->setDirection(upright ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        const int side = grown(kRowSide) - frameWidth();
        whole_->setContentsMargins(ruled && upright ? 0 : side, 0, side, 0);
        whole_->setSpacing(upright ? side : 0);
        room_->changeSize(0, height - 2 * frameWidth() - (ruled && !upright ? rule_->sizeHint().height() : 0),
                          QSizePolicy::Expanding);
        row_->invalidate();
    }

    /// Leaves out what has no room in that width, the least important first.
    void fit(int width)
    {
        for (int step = flat_ ? NoAside : All; step < Steps; ++step) {
            const bool stacked = !flat_ || step >= Stacked;
            const bool aside = step < (move_.plus ? NoAside : Plus) && !move_.aside.isEmpty();
            for (QBoxLayout *part : {words_, figures_}) {
                part->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
                part->setSpacing(stacked ? 0 : grown(part == words_ ? 10 : 5));
            }
            bar_->setVisible(move_.known && !flat_);
            cards_->setVisible(step < NoCards && !move_.cards.empty());
            aside_->setText(step < Plus ? move_.aside : QStringLiteral("+"));
            aside_->setVisible(aside);
            small_->setVisible(aside && !move_.small.empty());
            beside_->setDirection(step < Plus ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
            words_->setAlignment(step < Wrapped ? Qt::AlignVCenter : Qt::Alignment());
            for (QLabel *part : {label, value}) {
                part->setWordWrap(step == Wrapped);
                if (step == Wrapped)
                    part->setMinimumWidth(0);
            }
            if (widthBesideEachOther(*row_) + 2 * grown(kRowSide) <= width)
                return;
        }
    }

    QLabel *label, *value; ///< columns of all lines

private:
    /// From all to the least. Plus: a sign in the place of the words beside the cards, if `DecisionRow::plus` allows
    /// it.
    enum Step : quint8 { All, Plus, NoAside, NoCards, Stacked, Wrapped, Steps };

    DecisionRow move_;
    bool flat_ = false;
    QLabel *points_, *unit_;
    QFrame *rule_;
    CardFan *cards_;
    QLabel *aside_;
    CardFan *small_;
    QProgressBar *bar_;
    QSpacerItem *room_ = new QSpacerItem(0, 0, QSizePolicy::Expanding);
    QBoxLayout *whole_, *row_, *words_, *beside_, *figures_;
};

DecisionRow decisionRow(const Events &seen, int seat, const Event &move, double points, Theme theme, CardLook look)
{
    DecisionRow row;
    row.value = ReviewText::move(seen, move);
    row.points = points;
    if (const auto *play = std::get_if<PlayEvent>(&move)) {
        for (const Card card : odin::asRead(play->cards))
            row.cards.push_back(cardArt(Game::Odin, card, theme, look));
        if (play->take != kNoCard) {
            row.aside = ReviewText::picksUp();
            row.plus = true;
            row.small.push_back(cardArt(Game::Odin, play->take, theme, look));
        }
    } else if (const auto *choice = std::get_if<ChooseEvent>(&move)) {
        row.cards.push_back(cardArt(Game::Ninjan, choice->card, theme, look));
        const int pile = ReviewText::beatenPile(seen, seat, move);
        row.aside = ReviewText::forecast(pile);
        if (pile >= 0)
            row.small = pileArt(seen, pile, theme, look);
    } else if (const auto *resolve = std::get_if<ResolveEvent>(&move)) {
        row.cards = pileArt(seen, resolve->pile, theme, look);
        row.pile = true;
        row.aside = ReviewText::withCard(seen, *resolve);
        row.plus = true;
        row.small.push_back(cardArt(Game::Ninjan, resolve->card, theme, look));
    }
    return row;
}

DecisionRows::DecisionRows(PixmapCache &cache, QWidget *parent)
    : QFrame(parent), cache_(cache), box_(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    setObjectName(QStringLiteral("decisionRows"));
    markAsOne(*this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    box_->setSpacing(0);
    box_->setContentsMargins({});
    followChanges(this, {QEvent::Resize}, [this] {
        if (arrangedWidth_ != width()) // a line that is shown again lays out the window at once
            arrange();
    });
}

void DecisionRows::setRows(std::vector<DecisionRow> rows, double scale)
{
    rows_ = std::move(rows);
    QStringList words;
    for (const DecisionRow &row : rows_)
        words.push_back(row.spoken);
    setAccessibleName(words.join(QStringLiteral(". ")));
    for (; lines_.size() > rows_.size(); lines_.pop_back())
        delete lines_.back();
    while (lines_.size() < rows_.size()) {
        lines_.push_back(new Line(cache_, this));
        box_->addWidget(lines_.back(), 1);
        lines_.back()->show();
    }
    for (std::size_t i = 0; i < rows_.size(); ++i)
        lines_[i]->setMove(rows_[i], scale);
    arrange();
}

void DecisionRows::setLow(bool low)
{
    low_ = low;
    arrange();
}

QSize DecisionRows::minimumSizeHint() const { return {grown(low_ ? 300 : 280), QFrame::minimumSizeHint().height()}; }

/// Low: beside each other, or a line for each where they have no room. The columns of all lines are as wide.
void DecisionRows::arrange()
{
    arrangedWidth_ = width();
    const int count = std::max(1, static_cast<int>(rows_.size()));
    const bool upright = low_ && width() >= grown(kLowWidth) * count, flat = low_ && !upright;
    box_->setDirection(upright ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int height = grown(low_ ? kLow : count * (count > 2 ? kOneOfMany : kTall)) - 2 * frameWidth();
    for (Line *line : lines_)
        line->setForm(line != lines_.front(), upright, flat, height / (upright ? 1 : count));
    for (QLabel *Line::*part : {&Line::label, &Line::value}) {
        int widest = 0;
        for (const Line *line : lines_)
            widest = std::max(widest, qRound(textWidth((line->*part)->font(), (line->*part)->text()) + 1));
        for (Line *line : lines_)
            (line->*part)->setMinimumWidth(widest);
    }
    for (Line *line : lines_) {
        line->fit(upright ? width() / count : width());
        line->layout()->activate(); // its height is asked for before the next event
    }
}

} // namespace meadhall::ui
