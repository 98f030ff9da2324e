// SPDX-License-Identifier: GPL-3.0-or-later
// ReviewRoom: its widgets and where they are.
#include "ui/rooms/review/review_room.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/review/glyph_button.h"
#include "ui/rooms/review/judging_bar.h"
#include "ui/rooms/review/mistake_list.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_curve.h"
#include "ui/rooms/review/review_judging.h"
#include "ui/rooms/review/transport_bar.h"
#include "ui/rooms/review/try_frame.h"
#include "ui/rooms/review/try_lines.h"
#include "ui/rooms/review/verdict_panel.h"
#include "ui/table/games/games.h"
#include "ui/table/replay/replay_view.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/seat_presentation.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QRadioButton>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kStripPart = 0.265;
constexpr int kStripLeast = 190, kStripMost = 320;
constexpr int kSmallStrip = 208; ///< below the table of a small window, with its row of buttons
constexpr int kPanelInset = 16, kEyeGlyph = 18;
constexpr int kLeastList = 120;  ///< height of the list of mistakes, with its heading and counts
constexpr int kSmallButton = 36; ///< side of a button in the row of a small window

QVBoxLayout *columnOf(QWidget *page)
{
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    return column;
}

} // namespace

void ReviewRoom::build()
{
    frame_ = new TryFrame(*view_);
    transport_ = new TransportBar(*playback_, game_, this);
    curve_ = new ReviewCurve(game_, this);
    verdict_ = new VerdictPanel(game_, cache_, this);
    mistakes_ = new MistakeList(game_, this);
    progress_ = new JudgingBar(*judging_, this);
    hands_ = new Segments(this);
    hands_->addChoice({});
    hands_->addChoice({});
    hands_->setCurrent(allCards_ ? 1 : 0);
    tabs_ = new Segments(this);
    for (int tab = 0; tab < 3; ++tab)
        tabs_->addChoice({});
    tabs_->setCurrent(0);
    seats_ = new Segments(this);
    const int seats = people_.empty() ? 1 + static_cast<int>(std::get<GameEvent>(input_.events.front()).seats.size())
                                      : static_cast<int>(people_.size());
    for (int seat = 0; seat < seats; ++seat)
        seats_->addChoice({});
    seats_->setCurrent(0);
    seats_->setVisible(people_.size() != 1);
    remark_ = new QLabel(input_.remark, this);
    remark_->setObjectName(QStringLiteral("remark"));
    remark_->setWordWrap(true);
    remark_->setVisible(!input_.remark.isEmpty());
    endTry_ = new GlyphButton(Glyph::Undo, true, this);
    endTry_->setObjectName(QStringLiteral("endTry"));
    endTry_->hide();
    lines_ = new TryLines(this);
    lines_->hide();
    barEnd()->addWidget(seats_);
    barEnd()->addWidget(hands_);
    arrange();
    for (QWidget *child : findChildren<QWidget *>())
        child->installEventFilter(this);
}

/// Table, and below it the strip; beside both the panel. In a small window the strip has pages instead of the panel.
void ReviewRoom::arrange()
{
    side_ = new QWidget(this);
    side_->setMinimumHeight(1); // what lacks room is the list, which scrolls
    mistakes_->setMinimumHeight(grown(kLeastList));
    strip_ = new QWidget(this);
    pages_ = new QStackedWidget(strip_);
    pages_->setMinimumWidth(1); // what is wider than a small window is elided or wrapped
    decisionPage_ = new QWidget(pages_);
    curvePage_ = new QWidget(pages_);
    mistakesPage_ = new QWidget(pages_);
    for (QWidget *page : {decisionPage_, curvePage_, mistakesPage_}) {
        pages_->addWidget(page);
        columnOf(page);
    }
    curvePage_->layout()->addWidget(curve_);
    auto *below = columnOf(strip_);
    below->setSpacing(0);
    below->addWidget(transport_);
    below->addWidget(pages_, 1);
    transport_->end()->addWidget(curve_->valuesButton());
    transport_->end()->addWidget(tabs_);
    auto *left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(view_, 1);
    left->addWidget(strip_);
    auto *beside = new QVBoxLayout(side_);
    beside->setContentsMargins(grown(kPanelInset), grown(8), grown(kPanelInset), grown(kPanelInset));
    beside->setSpacing(grown(12));
    auto *whole = new QHBoxLayout;
    whole->setSpacing(0);
    whole->addLayout(left, 1);
    whole->addWidget(side_);
    body()->addLayout(whole, 1);
    setSmall(true); // so that a small window is not made larger before its size is known
}

void ReviewRoom::setSmall(bool small)
{
    small_ = small;
    auto *beside = static_cast<QVBoxLayout *>(side_->layout());
    auto *decision = static_cast<QVBoxLayout *>(decisionPage_->layout());
    auto *list = static_cast<QVBoxLayout *>(mistakesPage_->layout());
    transport_->end()->removeWidget(endTry_);
    for (QWidget *part : std::initializer_list<QWidget *>{remark_, progress_, verdict_, lines_, endTry_, mistakes_})
        for (QVBoxLayout *column : {beside, decision, list})
            column->removeWidget(part);
    verdict_->setLow(small);
    for (QVBoxLayout *page : {decision, list})
        page->setContentsMargins(small ? grown(12) : 0, 0, small ? grown(12) : 0, small ? grown(4) : 0);
    (small ? list : beside)->addWidget(remark_);
    (small ? decision : beside)->addWidget(verdict_, small ? 1 : 0);
    (small ? list : beside)->addWidget(lines_, 1);
    if (small)
        transport_->end()->insertWidget(0, endTry_);
    else
        beside->addWidget(endTry_);
    showEndTry();
    (small ? list : beside)->addWidget(mistakes_, 1);
    (small ? list : beside)->addWidget(progress_); // last: nothing moves when it goes
    side_->setVisible(!small);
    tabs_->setVisible(small);
    transport_->setSmall(small);
    strip_->setMinimumWidth(small ? 0 : 1); // a large window may become a small one at once
    curve_->valuesButton()->setVisible(!small);
    if (small)
        pages_->setCurrentIndex(std::max(tabs_->current(), 0));
    else
        pages_->setCurrentWidget(curvePage_);
}

void ReviewRoom::resizeEvent(QResizeEvent *event)
{
    Room::resizeEvent(event);
    if (const bool small = isInSmallWindow(); small != small_) {
        const QPointer<QWidget> focused = focusWidget();
        setSmall(small);
        if (focused && focused->isVisibleTo(this))
            focused->setFocus(Qt::OtherFocusReason); // a widget that moves to another place loses it
    }
    side_->setFixedWidth(panelWidth());
    setStripHeight();
}

/// In a small window the hand has to be whole and the buttons free while another move is chosen.
void ReviewRoom::setStripHeight()
{
    const bool makesRoom = small_ && view_->trying();
    pages_->setVisible(!makesRoom);
    strip_->setFixedHeight(makesRoom ? transport_->sizeHint().height()
                           : small_  ? grown(kSmallStrip)
                                    : std::clamp(qRound(height() * kStripPart), grown(kStripLeast), grown(kStripMost)));
}

/// The frame, and the button that ends it, are there while another move is tried.
void ReviewRoom::updateTry()
{
    frame_->setVisible(trying());
    setStripHeight();
    verdict_->setChoosing(view_->trying());
    if (!trying() && endTry_->hasFocus())
        view_->setFocus(); // before the focused button is hidden
    endTry_->setVisible(trying());
    mistakes_->setVisible(!trying());
    lines_->setVisible(playback_->showsOther());
}

/// With its words, or in the row of buttons of a small window with its glyph alone.
void ReviewRoom::showEndTry()
{
    const QString words = tr("Back to what happened", "button: ends a move that is only tried");
    endTry_->setText(small_ ? QString() : words);
    endTry_->setName(words);
    endTry_->setSide(small_ ? kSmallButton : 0);
}

QPushButton *ReviewRoom::endTryButton() const { return endTry_; }

QString ReviewRoom::facts() const
{
    const auto &game = std::get<GameEvent>(input_.events.front());
    const int players = static_cast<int>(game.seats.size());
    QStringList facts{isolated(gameInfo(game.game).name()), tr("%Ln players", "fact about a game", players)};
    if (game.deal)
        facts.push_back(tr("deal %1", "fact about a game; %1 is a number").arg(dealNumber(*game.deal)));
    if (input_.day.isValid())
        facts.push_back(PastGameText::day(input_.day));
    const int seat = people_.size() == 1 ? people_.front() : -1;
    if (const auto *over = std::get_if<GameOverEvent>(&input_.events.back()); over && seat >= 0) {
        facts.push_back(PastGameText::placeOf(placeOf(game.game, over->totals, over->winners, seat), players));
    }
    return facts.join(QStringLiteral(" · "));
}

void ReviewRoom::retranslate()
{
    setCaptions();
    setTitle(tr("Review", "title: a game is looked at again"));
    setFacts(facts());
    hands_->setAccessibleName(tr("Cards", "which cards are seen in a review"));
    hands_->setTexts({people_.size() == 1 ? tr("As you saw it", "review: which cards are seen")
                                          : tr("As the player saw it", "review: which cards are seen"),
                      tr("All cards open", "review: which cards are seen")});
    for (int i = 0; i < 2; ++i)
        setGlyph(hands_->button(i), i == 0 ? Glyph::EyeClosed : Glyph::Eye, false, kEyeGlyph);
    frame_->setLabel(tr("What if: nothing here happened", "at the table: a move that was not played"),
                     tr("What if", "at the table: the same where there is no room for it"));
    tabs_->setAccessibleName(tr("View", "which part of a review is seen"));
    tabs_->setTexts(
        {tr("Decision", "part of a review"), tr("Curve", "part of a review"), tr("Mistakes", "part of a review")});
    QStringList seats;
    if (people_.empty())
        seats.push_back(tr("Judge nobody", "review of a game of computers"));
    const Names names = peopleIn(std::get<GameEvent>(input_.events.front())).names;
    for (int seat = 0; seat < names.seats.size(); ++seat)
        if (people_.empty() || std::find(people_.begin(), people_.end(), seat) != people_.end())
            seats.push_back(TableText::nameAlone(names, seat));
    seats_->setAccessibleName(tr("Whose decisions to judge", "review: whose decisions are judged"));
    seats_->setTexts(seats);
    showEndTry();
    follow();
}

void ReviewRoom::changeEvent(QEvent *event)
{
    Room::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && playback_) {
        game_.setGame(game_.events(), peopleIn(std::get<GameEvent>(input_.events.front())).names, game_.seat());
        judging_->publish();
        retranslate();
    } else if (event->type() == QEvent::PaletteChange && playback_) {
        applySettings(); // the window follows the contrast of the system
        retranslate();
    }
}

} // namespace meadhall::ui
