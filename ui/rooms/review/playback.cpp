// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/playback.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/view.h"
#include "engine/table/open_hands.h"
#include "engine/table/table.h"
#include "ui/table/replay/replay_view.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Returns true if the seat chooses another card before the cards are revealed.
bool isReplaced(const Events &record, std::size_t index)
{
    const auto seat = seatOf(record[index]);
    for (std::size_t i = index + 1; i < record.size() && std::holds_alternative<ChooseEvent>(record[i]); ++i)
        if (seatOf(record[i]) == seat)
            return true;
    return false;
}

/// Returns true if a review stops before this event. It does not stop before an event that follows by itself or that
/// the seat cannot see.
bool stopsBefore(const Events &record, std::size_t index, int seat)
{
    const Event &next = record[index];
    if (std::holds_alternative<ChooseEvent>(next))
        return seatOf(next) == seat && !isReplaced(record, index);
    return !std::holds_alternative<HandOverEvent>(next) && !std::holds_alternative<GameOverEvent>(next)
           && !std::holds_alternative<RevealEvent>(next);
}

bool isDeal(const Event &event)
{
    return std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
}

constexpr qreal kStepFactor = 0.6; ///< of the time that a motion takes in a game
constexpr int kTurn = 1200;        ///< ms a turn while it plays by itself
constexpr int kLongTurn = 2500;    ///< the same where there is something to look at
constexpr int kRest = 150;         ///< ms after a motion that took longer than a turn

} // namespace

Timeline::Timeline(const Events &record, int seat)
{
    const auto deal = std::find_if(record.begin(), record.end(), isDeal);
    for (std::size_t i = toIndex(deal - record.begin()) + 1; i <= record.size(); ++i) {
        if (i < record.size() && !stopsBefore(record, i, seat))
            continue;
        const int moment = static_cast<int>(i);
        const bool begins = std::holds_alternative<HandEvent>(record[i - 1])
                            || (i < record.size() && std::holds_alternative<ChooseEvent>(record[i]));
        if (begins || parts_.empty())
            parts_.push_back({moment, moment});
        parts_.back().last = moment;
        moments_.push_back(moment);
    }
}

int Timeline::momentAt(int events) const
{
    if (moments_.empty())
        return 0;
    const auto after = std::upper_bound(moments_.begin(), moments_.end(), events);
    return after == moments_.begin() ? moments_.front() : *(after - 1);
}

int Timeline::moved(int moment, int steps) const
{
    if (moments_.empty())
        return 0;
    const auto at = std::lower_bound(moments_.begin(), moments_.end(), moment) - moments_.begin();
    const auto to = std::clamp<std::ptrdiff_t>(at + steps, 0, static_cast<std::ptrdiff_t>(moments_.size()) - 1);
    return moments_[toIndex(to)];
}

int Timeline::partOf(int moment) const
{
    const auto after = std::upper_bound(parts_.begin(), parts_.end(), moment,
                                        [](int wanted, const TimelinePart &part) { return wanted < part.first; });
    const int part = static_cast<int>(after - parts_.begin()) - 1;
    return std::max(part, parts_.empty() ? -1 : 0);
}

std::vector<CardSet> handsSeenOpen(const Events &events, int seat)
{
    const auto *game = events.empty() ? nullptr : std::get_if<GameEvent>(&events.front());
    if (!game || game->game != Game::Odin)
        return {}; // in Ninjan no card returns to a hand
    const auto referee = makeReferee(*game);
    odin::View view(seat);
    for (const Event &event : events)
        view.apply(referee->seenBy(event, seat));
    if (view.handNumber() > 0 && !view.handRunning())
        return handsAfter(events, events.size());
    std::vector<CardSet> hands;
    for (int other = 0; other < view.players(); ++other)
        hands.push_back(view.handNumber() > 0 ? view.known(other) : CardSet{});
    return hands;
}

Playback::Playback(Table &table, ReplayView &view, QObject *parent) : QObject(parent), table_(table), view_(view)
{
    next_.setSingleShot(true);
    connect(&next_, &QTimer::timeout, this, &Playback::playOn);
}

void Playback::open(const Events &record, int seat)
{
    setPlaying(false);
    other_ = false;
    record_ = record;
    seat_ = seat;
    timeline_ = Timeline(record_, seat);
    moment_ = timeline_.momentAt(0);
    table_.replay(eventsAt(moment_), seat);
    Q_EMIT moved();
}

/// The line that comes next at the table; at the end of a hand its last one, since the next deal is not seen yet.
int Playback::line() const
{
    const int next = std::min(moment_ + 1, static_cast<int>(record_.size()));
    return next > 1 && std::holds_alternative<HandEvent>(record_[toIndex(next - 1)]) ? next - 1 : next;
}

bool Playback::atStart() const { return timeline_.moments().empty() || moment_ == timeline_.moments().front(); }

bool Playback::atEnd() const { return timeline_.moments().empty() || moment_ == timeline_.moments().back(); }

void Playback::goToPart(int part)
{
    const auto &parts = timeline_.parts();
    if (!parts.empty())
        show(parts[toIndex(std::clamp(part, 0, static_cast<int>(parts.size()) - 1))].first, false);
}

void Playback::goToEndOfPart(int direction)
{
    const auto &parts = timeline_.parts();
    if (parts.empty())
        return;
    const int last = static_cast<int>(parts.size()) - 1;
    int part = this->part();
    if (moment_ == (direction < 0 ? parts[toIndex(part)].first : parts[toIndex(part)].last))
        part = std::clamp(part + direction, 0, last);
    show(direction < 0 ? parts[toIndex(part)].first : parts[toIndex(part)].last, false);
}

void Playback::show(int moment, bool animated)
{
    if (moment == moment_ && !other_)
        return;
    view_.controller().skipAnimations();
    const bool forwards = moment > moment_ && !other_;
    if (animated && !forwards) {
        const auto undone = other_ ? std::nullopt : seatOf(record_[toIndex(moment)]);
        view_.glideOnRewind(undone.value_or(-1));
    }
    other_ = false;
    moment_ = moment;
    table_.showReplayed(eventsAt(moment), animated && forwards);
    if (playing_)
        waitForNext();
    if (playing_ && atEnd())
        setPlaying(false);
    Q_EMIT moved();
}

void Playback::showOther(const Events &events)
{
    setPlaying(false);
    view_.controller().skipAnimations();
    if (other_)
        table_.showReplayed(eventsAt(moment_), false);
    other_ = true;
    table_.showReplayed(events, true);
}

void Playback::showRecord()
{
    if (other_)
        show(moment_, true);
}

void Playback::setPlaying(bool playing)
{
    playing = playing && !atEnd();
    if (playing == playing_)
        return;
    playing_ = playing;
    applyFactor();
    next_.stop();
    Q_EMIT playingChanged(playing);
    if (playing_)
        playOn();
}

/// Goes on when the voice that it waits for, if it does, has ended.
void Playback::playOn()
{
    const int spoken = view_.waitsForVoice() ? view_.announcer().voiceRemaining() : 0;
    if (playing_ && spoken > 0)
        next_.start(spoken + kRest);
    else if (playing_)
        step(1, true);
}

/// Until the motion has ended, but at least for the time of a turn.
void Playback::waitForNext()
{
    const bool lingers = lingers_ && lingers_(line());
    const int turn = (lingers ? kLongTurn : kTurn) * 100 / speed_;
    next_.start(std::max(turn, view_.stage().animator().remaining() + kRest));
}

void Playback::setSpeed(int percent)
{
    speed_ = percent;
    applyFactor();
}

void Playback::setDurationFactor(qreal durationFactor)
{
    durationFactor_ = durationFactor;
    applyFactor();
}

void Playback::applyFactor()
{
    const qreal hurry = playing_ ? std::max(1.0, speed_ / 100.0) : 1;
    view_.setDurationFactor(durationFactor_ * kStepFactor / hurry);
}

} // namespace meadhall::ui
