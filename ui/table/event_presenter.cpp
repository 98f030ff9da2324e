// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/event_presenter.h"

#include "ui/table/table_game.h"
#include "ui/table/table_panels.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

bool isDeal(const Event &event)
{
    return std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
}

} // namespace

EventPresenter::EventPresenter(Table &table, TableGame &game, TablePanels &panels, QObject *parent)
    : QObject(parent), table_(table), game_(game), panels_(panels)
{
    connect(&table_, &Table::restarted, this, &EventPresenter::restart);
    connect(&table_, &Table::rewound, this, [this] { setViewpoint(viewpoint_); });
    connect(&table_, &Table::changed, this, &EventPresenter::onTableChanged);
    connect(table_.spectator(), &HumanSeat::eventSeen, this,
            [this](const Event &event) { onEvent(kSpectator, event); });
    connect(&panels_, &TablePanels::ready, this, &EventPresenter::setViewpoint);
}

void EventPresenter::restart()
{
    connectSeats();
    // After undo, the person who took a move back keeps seeing their cards.
    const bool same = viewpoint_ != kSpectator && viewpointSeat_ && table_.humanSeat(viewpoint_) == viewpointSeat_;
    const int viewpoint = people() == 1 ? onlyPerson() : same && isAsked(viewpoint_) ? viewpoint_ : kSpectator;
    Q_EMIT restarted();
    setViewpoint(viewpoint);
    if (table_.gameOver())
        panels_.showGameOver();
    else
        showActivePlayer();
}

void EventPresenter::detach()
{
    table_.disconnect(this);
    table_.spectator()->disconnect(this);
}

void EventPresenter::connectSeats()
{
    for (int seat = 0; seat < table_.players(); ++seat) {
        HumanSeat *human = table_.humanSeat(seat);
        if (!human)
            continue;
        human->disconnect(this);
        connect(human, &HumanSeat::eventSeen, this, [this, seat](const Event &event) { onEvent(seat, event); });
        connect(human, &HumanSeat::asked, this, [this] { whenIdle([this] { showActivePlayer(); }); });
    }
}

int EventPresenter::people() const
{
    const auto &chairs = table_.chairs();
    const auto human = [](const players::Chair &chair) { return chair.human; };
    return static_cast<int>(std::count_if(chairs.begin(), chairs.end(), human));
}

int EventPresenter::onlyPerson() const
{
    int seat = 0;
    while (!table_.humanSeat(seat))
        ++seat;
    return seat;
}

bool EventPresenter::isAsked(int seat) const
{
    const std::vector<Request> requests = table_.openRequests();
    return std::any_of(requests.begin(), requests.end(), [seat](const Request &one) { return one.seat == seat; });
}

void EventPresenter::setViewpoint(int seat)
{
    viewpoint_ = seat;
    viewpointSeat_ = table_.humanSeat(seat);
    shownEvents_ = table_.record().size();
    ++generation_;
    held_ = false;
    kept_.clear();
    Q_EMIT viewpointChanged();
}

void EventPresenter::handOver()
{
    if (people() < 2 || viewpoint_ == kSpectator || table_.gameOver() || table_.waitingForNextHand())
        return;
    setViewpoint(kSpectator);
    showActivePlayer();
}

void EventPresenter::whenIdle(std::function<void()> action)
{
    game_.stage().animator().whenIdle([this, action = std::move(action), generation = generation_] {
        if (generation != generation_)
            return;
        if (kept_.empty())
            action();
        else
            kept_.push_back(action);
    });
}

void EventPresenter::onTableChanged()
{
    const std::vector<Request> requests = table_.openRequests();
    const bool secret =
        std::any_of(requests.begin(), requests.end(), [this](const Request &one) { return game_.isSecret(one.kind); });
    if (viewpoint_ != kSpectator && people() > 1 && game_.sharesResults() && !secret)
        setViewpoint(kSpectator);
    whenIdle([this] { showActivePlayer(); });
}

void EventPresenter::onEvent(int seat, const Event &event)
{
    // Another viewpoint, taken while the seats are told of the event, has been rebuilt from a record that holds it.
    if (viewpoint_ != seat || shownEvents_ == table_.record().size())
        return;
    pauseComputers();
    // A deal takes the view from this seat: after all seats have been told, or it would come to the spectator as well.
    if (isDeal(event) && people() > 1 && seat != kSpectator)
        QMetaObject::invokeMethod(
            this,
            [this, event, generation = generation_] {
                if (generation == generation_)
                    whenIdle([this, event] { showEvent(event); });
            },
            Qt::QueuedConnection);
    else if (game_.canOverlap(event) && !game_.stage().animator().hasWaiting())
        showEvent(event);
    else
        whenIdle([this, event] { showEvent(event); });
}

void EventPresenter::setHeld(bool held)
{
    held_ = held;
    if (held)
        return;
    for (std::function<void()> &action : std::exchange(kept_, {}))
        whenIdle(std::move(action));
}

void EventPresenter::showEvent(const Event &event)
{
    if (held_) {
        kept_.push_back([this, event] { showEvent(event); });
        return;
    }
    if (isDeal(event) && people() > 1 && viewpoint_ != kSpectator) {
        panels_.close();
        setViewpoint(kSpectator); // the new cards stay hidden until their owner is ready
        whenIdle([this] { showActivePlayer(); });
        return;
    }
    game_.showEvent(event);
    ++shownEvents_;
    Q_EMIT eventShown(event);
    rest(game_.readingTime(event));
    if (std::holds_alternative<GameOverEvent>(event))
        whenIdle([this] { panels_.showGameOver(); });
}

void EventPresenter::rest(int milliseconds)
{
    game_.stage().animator().rest(milliseconds);
    pauseComputers();
}

/// Pauses the computers for the remaining time of the animations.
void EventPresenter::pauseComputers()
{
    if (game_.stage().animator().moving())
        table_.pauseComputers(game_.stage().animator().remaining());
}

/// If the person at the screen need not answer, hands over to the next one who must, behind the curtain if the answer
/// is secret.
void EventPresenter::showActivePlayer()
{
    if (panels_.curtainIsShown() || isAsked(viewpoint_))
        return;
    const std::vector<Request> requests = table_.openRequests();
    const auto next = std::find_if(requests.begin(), requests.end(),
                                   [this](const Request &one) { return table_.humanSeat(one.seat); });
    if (next == requests.end() || !game_.isSecret(next->kind))
        return;
    setViewpoint(kSpectator);
    panels_.showCurtain(next->seat);
}

} // namespace meadhall::ui
