#include "engine/table/table.h"

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "engine/record/journal.h"
#include "engine/table/computer_seat.h"
#include "engine/table/open_hands.h"

#include <QRandomGenerator>

namespace meadhall {

namespace {

/// Streams of randomness of the computers, apart from those of the deal.
constexpr std::uint64_t kComputerStream = 1u << 24;

} // namespace

Table::Table(QObject *parent) : QObject(parent), spectator_(new HumanSeat(this))
{
    answerTimer_.setSingleShot(true);
    connect(&answerTimer_, &QTimer::timeout, this, &Table::takeAnswers);
}

Table::~Table()
{
    cancelRequests(); // all threads hear it before the first is joined
}

Reason Table::start(const GameEvent &game) { return resume({game}); }

Reason Table::resume(const Events &events, const QString &file)
{
    const auto *game = events.empty() ? nullptr : std::get_if<GameEvent>(&events.front());
    if (!game)
        return Reason::EventOutOfPlace;
    if (const Reason why = whyIllegal(*game); why != Reason::None)
        return why;
    std::unique_ptr<Referee> referee = makeReferee(*game);
    for (std::size_t i = 1; i < events.size(); ++i) {
        if (const Reason why = referee->whyIllegal(events[i]); why != Reason::None)
            return why;
        referee->apply(events[i]);
    }
    close();
    events_ = events;
    deal_ = game->deal.value_or(QRandomGenerator::global()->generate64());
    const std::vector<int> refused = sit(*game);
    rebuild();
    beginJournal(file);
    const quint64 generation = generation_;
    replayToSeats();
    if (!refused.empty() && generation == generation_)
        Q_EMIT programsRefused(refused);
    return Reason::None;
}

void Table::close()
{
    ++generation_;
    cancelRequests();
    for (auto &seat : seats_)
        leave(std::move(seat));
    seats_.clear();
    chairs_.clear();
    referee_.reset();
    events_.clear();
    decisions_.clear();
    undone_.clear();
    heldAnswers_.clear();
    people_.clear();
    waiting_ = false;
    paused_ = false;
}

/// A seat goes when control is back in the event loop: it may be the one whose signal led here.
void Table::leave(std::unique_ptr<Seat> seat)
{
    seat->disconnect(this);
    seat.release()->deleteLater();
}

/// Returns the seats whose programs nobody has started.
std::vector<int> Table::sit(const GameEvent &game)
{
    std::vector<int> refused;
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
        const auto chair = i < game.chairs.size() ? players::chairOf(game.chairs[i]) : std::nullopt;
        chairs_.push_back(chair.value_or(players::Chair{false, players::Level::Easy, {}}));
        const int seat = static_cast<int>(i);
        if (chairs_.back().human) {
            people_.push_back(seat);
            seats_.push_back(std::make_unique<HumanSeat>());
        } else if (auto made = maker_ ? maker_(seat) : nullptr) {
            seats_.push_back(std::move(made));
        } else {
            if (!std::exchange(chairs_.back().command, {}).empty())
                refused.push_back(seat);
            seats_.push_back(std::make_unique<ComputerSeat>(
                seat, chairs_.back().level, mixSeeds(deal_, kComputerStream + i), nullptr, chairs_.back().persona));
        }
        connectSeat(seat);
    }
    questions_.assign(seats_.size(), std::nullopt);
    return refused;
}

/// The state is what the list of events leads to.
void Table::rebuild()
{
    referee_ = makeReferee(std::get<GameEvent>(events_.front()));
    decisions_.clear();
    heldAnswers_.assign(seats_.size(), std::nullopt);
    waiting_ = false;
    Events all = std::exchange(events_, {});
    events_.push_back(all.front());
    for (std::size_t i = 1; i < all.size(); ++i)
        applyAndRecord(all[i]);
}

bool Table::personDecides(const Event &event) const
{
    return std::any_of(people_.begin(), people_.end(), [&](int seat) { return referee_->isDecisionOf(seat, event); });
}

void Table::applyAndRecord(const Event &event)
{
    if (personDecides(event))
        decisions_.push_back(events_.size());
    referee_->apply(event);
    events_.push_back(event);
}

HumanSeat *Table::humanSeat(int seat) const
{
    if (seat < 0 || seat >= players())
        return nullptr;
    return qobject_cast<HumanSeat *>(seats_[static_cast<std::size_t>(seat)].get());
}

Events Table::seenBy(int seat) const
{
    Events seen;
    seen.reserve(events_.size());
    for (const Event &event : events_)
        seen.push_back(referee_->seenBy(event, seat));
    return seen;
}

std::vector<Request> Table::openRequests() const
{
    if (!referee_)
        return {};
    std::vector<Request> requests = referee_->openRequests();
    std::erase_if(requests, [this](const Request &one) { return holdsAnswer(one.seat); });
    return requests;
}

std::vector<CardSet> Table::openHands() const
{
    for (auto event = events_.rbegin(); event != events_.rend(); ++event) {
        if (std::holds_alternative<HandOverEvent>(*event))
            return handsAfter(events_, events_.size());
        if (std::holds_alternative<HandEvent>(*event))
            break;
    }
    return {};
}

bool Table::canUndo() const
{
    const bool may = referee_ && (people_.size() == 1 || undoWithPeople_);
    return may && (holdsPersonsAnswer() || !decisions_.empty());
}

bool Table::canRedo() const { return referee_ && (people_.size() == 1 || undoWithPeople_) && !undone_.empty(); }

std::vector<CardSet> Table::openHands(std::size_t events) const
{
    return people_.empty() ? handsAfter(events_, events) : std::vector<CardSet>{};
}

void Table::setUndoWithPeople(bool undoes)
{
    if (undoes == undoWithPeople_)
        return;
    undoWithPeople_ = undoes;
    Q_EMIT changed();
}

bool Table::holdsPersonsAnswer() const
{
    return std::any_of(people_.begin(), people_.end(), [this](int seat) { return holdsAnswer(seat); });
}

void Table::nextHand()
{
    if (!waiting_)
        return;
    waiting_ = false;
    const quint64 generation = generation_;
    if (const auto next = referee_->nextAutomaticEvent(deal_)) {
        commit(next->event);
        if (generation == generation_)
            advance();
    }
}

void Table::undo()
{
    if (!canUndo())
        return;
    ++generation_;
    cancelRequests();
    // An answer that waits for others' is taken back before anything that has happened.
    if (!holdsPersonsAnswer()) {
        if (!undone_.empty())
            events_.resize(undoneFrom_); // what computers have chosen since is no part of what can be redone
        undoneFrom_ = decisions_.back();
        undone_.insert(undone_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(undoneFrom_), events_.end());
        events_.resize(undoneFrom_);
    }
    rebuild();
    writeJournal(true);
    replayToSeats();
}

void Table::redo()
{
    if (!canRedo())
        return;
    ++generation_;
    cancelRequests();
    events_.resize(undoneFrom_);
    rebuild();
    auto next = undone_.begin();
    do
        applyAndRecord(*next++);
    while (next != undone_.end() && !personDecides(*next));
    undone_.erase(undone_.begin(), next);
    undoneFrom_ = events_.size();
    writeJournal(true);
    replayToSeats();
}

void Table::tellAll(const Event &event)
{
    const quint64 generation = generation_;
    for (int seat = 0; seat < players(); ++seat) {
        seats_[static_cast<std::size_t>(seat)]->onEvent(referee_->seenBy(event, seat));
        if (generation != generation_)
            return;
    }
    spectator_->onEvent(referee_->seenBy(event, kSpectator));
}

/// The seats hear a list from its start; the window rebuilds itself from seenBy().
void Table::replayToSeats()
{
    const quint64 generation = generation_;
    for (int seat = 0; seat < players(); ++seat) {
        if (humanSeat(seat))
            continue;
        for (const Event &event : events_)
            seats_[static_cast<std::size_t>(seat)]->onEvent(referee_->seenBy(event, seat));
    }
    Q_EMIT restarted();
    if (generation != generation_)
        return;
    Q_EMIT changed();
    if (generation == generation_)
        advance();
}

void Table::commit(const Event &event)
{
    const quint64 generation = generation_;
    applyAndRecord(event);
    writeJournal(false, &event);
    tellAll(event);
    if (generation != generation_)
        return;
    if (std::holds_alternative<HandOverEvent>(event))
        Q_EMIT handsShown(openHands());
    if (generation == generation_)
        Q_EMIT changed();
}

/// Goes on as far as nobody is needed, then asks.
void Table::advance()
{
    const quint64 generation = generation_;
    while (const auto next = referee_->nextAutomaticEvent(deal_)) {
        if (next->pauseBefore && (!autoNextHand_ || paused_)) {
            waiting_ = true;
            Q_EMIT waitingToDeal();
            return;
        }
        commit(next->event);
        if (generation != generation_)
            return;
    }
    askSeats();
}

void Table::beginJournal(const QString &file)
{
    if (!journal_)
        return;
    if (gameOver())
        journal_->setReadOnly();
    else
        reportJournalResult(journal_->begin(events_, file) == record::Journal::Error::None);
}

void Table::writeJournal(bool whole, const Event *event)
{
    if (!journal_)
        return;
    using Error = record::Journal::Error;
    Error error = whole ? journal_->replace(events_) : journal_->append(*event);
    if (error == Error::Gone)
        error = journal_->replace(events_); // the file was removed: write the whole game again
    reportJournalResult(error == Error::None);
}

void Table::reportJournalResult(bool written)
{
    if (!written)
        Q_EMIT journalFailed();
}

} // namespace meadhall
