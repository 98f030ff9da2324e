// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson's plate: what it says, where it stands, what glows.
#include "ui/rooms/lessons/lesson_page.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/table_view.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QPushButton>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

/// Maximum width in logical pixels; longer lines are hard to read.
constexpr int kWidestPlate = 712;
constexpr int kLeastLane = 120;     ///< px
constexpr qreal kRaisedCard = 1.32; ///< from the hand's middle to the top of a selected card, in widths of a card

} // namespace

/// A step as it is said while nothing has been done yet, or before the pick-up is chosen.
LessonPanel::Contents LessonPage::contentsOf(int step, bool pickingUp) const
{
    using Asks = LessonPanel::Asks;
    const LessonStep &one = course_.steps[toIndex(step)];
    LessonPanel::Contents contents;
    contents.words = lessonText(pickingUp && one.pickUpWords ? one.pickUpWords : one.words);
    if (const Event *move = course_.wanted(step))
        contents.keys = LessonTable::keysFor(*move, pickingUp);
    contents.asks = one.kind == LessonStep::Kind::Ends       ? Asks::End
                    : one.kind == LessonStep::Kind::Explains ? Asks::Next
                                                             : Asks::Nothing;
    contents.step = course_.number(step);
    contents.steps = course_.count();
    return contents;
}

LessonPanel::Contents LessonPage::contents() const
{
    const bool answered = current().kind == LessonStep::Kind::Asks && table_.record().size() > current().events;
    const bool pickedUp = answered && current().pickUpWords; // until the table shows it
    LessonPanel::Contents contents = contentsOf(step_, pickedUp || game_->view().controller().isHalfway());
    contents.remark = remark_;
    if (contents.asks == LessonPanel::Asks::Next && !readsFirst())
        contents.asks = LessonPanel::Asks::Nothing;
    return contents;
}

void LessonPage::speak()
{
    if (!table_.hasGame())
        return;
    const LessonPanel::Contents now = contents();
    const bool other = now.asks != panel_->asks();
    if (other && panel_->isAncestorOf(focusWidget()))
        tableView().setFocus(); // before the focused button is hidden
    panel_->say(now);
    place();
    moveFocus(other);
    if (std::exchange(announced_, now.words) != now.words)
        announce(now);
    mark();
}

/// To the button that goes on, so that Enter presses it.
void LessonPage::moveFocus(bool wasOther)
{
    using Asks = LessonPanel::Asks;
    if (wasOther && panel_->asks() != Asks::Nothing)
        (panel_->asks() == Asks::Next ? panel_->next() : panel_->play())->setFocus();
}

/// One announcement, with what is to be done.
void LessonPage::announce(const LessonPanel::Contents &contents)
{
    const QString enter = contents.asks == LessonPanel::Asks::Next
                              ? tr("Press Enter to go on.", "said by a screen reader")
                              : contents.keys;
    tableView().announcer().announce(enter.isEmpty() ? contents.words : contents.words + QLatin1Char(' ') + enter);
}

/// Highlights what to use next. Everything else stays usable.
void LessonPage::mark()
{
    const Event *move = readsFirst() ? nullptr : wanted();
    game_->mark(move, settings_.dimsUnplayable());
    light(move ? game_->meant(*move) : std::vector<QGraphicsObject *>{});
}

void LessonPage::light(const std::vector<QGraphicsObject *> &meant)
{
    for (const auto &glow : glows_)
        if (glow && std::find(meant.begin(), meant.end(), glow->parentObject()) == meant.end())
            delete glow;
    std::erase_if(glows_, [](const auto &glow) { return !glow; });
    const Palette &colours = paletteOf(tableView().theme());
    for (QGraphicsObject *one : meant) {
        if (!one)
            continue;
        const auto lit =
            std::find_if(glows_.begin(), glows_.end(), [one](const auto &glow) { return glow->parentObject() == one; });
        if (lit != glows_.end()) {
            (*lit)->fit();
            continue;
        }
        glows_.emplace_back(new LessonGlow(one, colours.gold, colours.woodGap));
        glows_.back()->breathe(tableView().stage().animator().durationFactor());
    }
}

/// The lane fits the longest text, so that the table does not move from step to step.
void LessonPage::measure()
{
    TableView &view = tableView();
    if (std::exchange(measuredFor_, view.viewport()->size()) == view.viewport()->size())
        return;
    if (view.lane() == 0)
        view.setLane(kLeastLane);
    for (int pass = 0; pass < 2; ++pass) { // what stands beside the plate moves with the lane
        plateWidth_ = std::min(grown(kWidestPlate), qRound(game_->widestPlate()));
        plateHeight_ = kLeastLane;
        for (int step = 0; step < static_cast<int>(course_.steps.size()); ++step)
            for (const bool pickingUp : {false, true})
                if (course_.steps[toIndex(step)].kind != LessonStep::Kind::Ends)
                    plateHeight_ = std::max(plateHeight_, panel_->heightFor(contentsOf(step, pickingUp), plateWidth_));
        view.setLane(plateHeight_);
    }
}

/// A remark takes the room of the value of the selection below the lane first, and the end of the lesson the place of
/// the empty hand.
void LessonPage::place()
{
    measure();
    panel_->layout()->invalidate();
    const int pointer = LessonPanel::kPointer;
    const int height = std::max(plateHeight_, panel_->layout()->totalHeightForWidth(plateWidth_) - 2 * pointer);
    const QRectF lane = tableView().laneRect();
    const FanPlace &hand = tableView().stage().layout().hand;
    const qreal raised = hand.middle.y() - hand.card * kRaisedCard;
    const int below = atEnd() ? height : std::max(0, qFloor(raised - lane.bottom()));
    const int top = qRound(lane.bottom()) - height + std::min(height - plateHeight_, below);
    panel_->setGeometry((tableView().width() - plateWidth_) / 2, top - pointer, plateWidth_, height + 2 * pointer);
    panel_->pointTo(remark_.isEmpty() || top > lane.top() - 1 ? spokenOf()
                                                              : QRectF()); // it would cover the set's value
    ValueBubbleItem *bubble = tableView().bubble();
    if (!remark_.isEmpty() && bubble->sceneBoundingRect().intersects(panel_->geometry()))
        bubble->hide(); // what was tried has its remark
}

/// What the words are about, in coordinates of the view.
QRectF LessonPage::spokenOf() const
{
    const Event *move = readsFirst() ? nullptr : wanted();
    const bool chosen = move && (game_->isReady(*move) || game_->view().controller().isHalfway());
    if (move && !chosen && current().about == LessonStep::About::Hand)
        for (const QGraphicsObject *one : game_->meant(*move))
            if (one)
                return one->mapRectToScene(one->shape().boundingRect());
    return game_->placeOf(chosen && current().about == LessonStep::About::Hand ? LessonStep::About::Nothing
                                                                               : current().about);
}

} // namespace meadhall::ui
