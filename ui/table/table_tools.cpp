// SPDX-License-Identifier: GPL-3.0-or-later
// TableView: tool buttons for playing and for watching, and the hands shown open.
#include "ui/table/table_view.h"

#include <algorithm>
#include <array>

namespace meadhall::ui {

namespace {

/// Number of tools: rules, undo, hint, sort; while watching: pause, step, speed, hands, rules.
constexpr int kTools = 4;
constexpr int kWatchTools = 5;

} // namespace

int TableView::toolCount() const { return watch_->watching() ? kWatchTools : kTools; }

ButtonItem *TableView::addTool(Glyph glyph)
{
    removeTool();
    tool_ = addButton(glyph);
    tool_->setTheme(theme_);
    relayout();
    return tool_;
}

void TableView::removeTool()
{
    if (!tool_)
        return;
    buttons_.erase(std::find(buttons_.begin(), buttons_.end(), tool_));
    tool_->hide();
    std::exchange(tool_, nullptr)->deleteLater(); // this may be its slot
    if (!isHidden())                              // or another view has replaced this one
        relayout();
}

void TableView::layoutTools(const TableLayout &layout)
{
    const bool watching = watch_->watching();
    std::vector<ButtonItem *> row{rules_, undo_, hint_, sort_};
    if (tool_)
        row = {undo_, hint_, sort_, tool_};
    if (watching) {
        const WatchControls::Buttons &watch = watch_->buttons();
        row = {watch.pause, watch.step, watch.speed, watch.hands, rules_};
    } else {
        game_->placeButtons(layout);
    }
    for (std::size_t i = 0; i < row.size(); ++i)
        put(row[i], (watching ? layout.watching : layout.tools)[i]);
}

void TableView::updateToolVisibility()
{
    const bool replaying = table_.replaying(), watching = watch_->watching();
    const bool playing = table_.hasGame() && viewpoint() != kSpectator && !replaying;
    const std::array tools{undo_, hint_, sort_};
    const bool rules = (watching || (playing && !tool_)) && rulesAvailable_;
    const auto watchButtons = watch_->buttons().all();
    for (ButtonItem *button : buttons_) {
        const bool forWatching = std::find(watchButtons.begin(), watchButtons.end(), button) != watchButtons.end();
        const bool tool = std::find(tools.begin(), tools.end(), button) != tools.end();
        const bool answers = replaying && answerButtons_ && !tool;
        button->setVisible(forWatching ? watching : button == rules_ ? rules : playing || answers);
    }
    watch_->refresh(); // hidden buttons too must be retranslated
}

/// Shows the open hands as of the last event shown. While a person plays, that is only after the end of a hand.
/// @param without cards to leave out, as they are still moving to a hand
void TableView::updateOpenHands(CardSet without)
{
    std::vector<CardSet> hands;
    if (openHandsAfter_)
        hands = openHandsAfter_(presenter_->shownEvents());
    else if (watch_->showsHands())
        hands = table_.openHands(presenter_->shownEvents());
    else if (presenter_->shownEvents() == table_.record().size())
        hands = table_.openHands(); // after a hand they are public
    for (CardSet &hand : hands)
        hand -= without;
    stage().showOpenHands(hands, viewpoint());
    game_->refreshSeats();
}

/// Updates the open hands; cards dealt or picked up by the event are added when its animation has finished.
void TableView::updateOpenHandsAfter(const Event &event)
{
    const bool dealing = std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
    const auto *play = std::get_if<PlayEvent>(&event);
    const CardSet pickedUp = play && play->take != kNoCard ? CardSet::of(play->take) : CardSet{};
    if (!dealing)
        updateOpenHands(pickedUp);
    if (dealing || !pickedUp.empty())
        presenter_->whenIdle([this] { updateOpenHands(); });
}

void TableView::setNoHints(const QString &reason)
{
    if (noHints_ == reason)
        return;
    noHints_ = reason;
    retranslate();
}

void TableView::setOpenHands(OpenHandsAfter openHands)
{
    openHandsAfter_ = std::move(openHands);
    presenter_->whenIdle([this] { updateOpenHands(); });
}

void TableView::setAnswerButtonsShown(bool shown)
{
    answerButtons_ = shown;
    refresh();
}

/// Updates names and appearance of the seats after a change of language or player.
void TableView::updatePeople()
{
    people_ = peopleOf_(table_);
    stage().setPeople(people_.names, people_.looks);
    game_->refreshSeats();
}

} // namespace meadhall::ui
