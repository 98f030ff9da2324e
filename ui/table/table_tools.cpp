// The small buttons at the table: those of whoever plays, and those of whoever watches.
#include "ui/table/table_view.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Rules, undo, hint and sorting; where nobody plays, pause, step, speed, hands and rules.
constexpr int kTools = 4;
constexpr int kWatchTools = 5;

} // namespace

int TableView::toolsShown() const { return watch_->watching() ? kWatchTools : kTools; }

void TableView::placeTools(const TableLayout &layout)
{
    const bool watching = watch_->watching();
    std::vector<ButtonItem *> row{rules_, undo_, hint_, sort_};
    if (watching) {
        const WatchControls::Buttons &watch = watch_->buttons();
        row = {watch.pause, watch.step, watch.speed, watch.hands, rules_};
    } else {
        game_->placeButtons(layout);
    }
    for (std::size_t i = 0; i < row.size(); ++i)
        put(row[i], (watching ? layout.watching : layout.tools)[i]);
}

void TableView::showTools()
{
    const bool here = table_.hasGame() && viewpoint() != kSpectator, watching = watch_->watching();
    const bool rules = (here || watching) && rulesAvailable_;
    const auto watchers = watch_->buttons().all();
    for (ButtonItem *button : buttons_) {
        const bool toWatch = std::find(watchers.begin(), watchers.end(), button) != watchers.end();
        button->setVisible(toWatch ? watching : button == rules_ ? rules : here);
    }
    watch_->refresh(); // also those that are not shown speak the language of the moment
}

/// All hands as they are after what is shown; none where a person plays.
/// @param without cards that are still on their way there
void TableView::layHandsOpen(CardSet without)
{
    std::vector<CardSet> hands;
    if (watch_->showsHands())
        hands = table_.openHands(presenter_->shownEvents());
    else if (presenter_->shownEvents() == table_.record().size())
        hands = table_.openHands(); // after a hand they lie open for everyone
    for (CardSet &hand : hands)
        hand -= without;
    stage().showOpenHands(hands, viewpoint());
    game_->refreshSeats();
}

/// What is dealt or picked up lies there only when it has come.
void TableView::layHandsOpenAfter(const Event &event)
{
    const bool deals = std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
    const auto *play = std::get_if<PlayEvent>(&event);
    const CardSet coming = play && play->take != kNoCard ? CardSet::of(play->take) : CardSet{};
    if (!deals)
        layHandsOpen(coming);
    if (deals || !coming.empty())
        presenter_->whenIdle([this] { layHandsOpen(); });
}

/// The same people may be called otherwise, or somebody else has taken over a chair.
void TableView::renewPeople()
{
    people_ = peopleOf_(table_);
    stage().setPeople(people_.names, people_.looks);
    game_->refreshSeats();
}

} // namespace meadhall::ui
