// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/review_judging.h"

#include "engine/core/referee.h"
#include "engine/record/file_writer.h"
#include "engine/review/review_file.h"
#include "ui/table/replay/reviewed_game.h"

#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kPublishing = 60;       ///< ms between two updates of the window
constexpr int kEnoughForEstimate = 3; ///< decisions

std::size_t resultsIn(const review::Review &review) { return review.decisions.size() + review.outlook.size(); }

} // namespace

ReviewJudging::ReviewJudging(ReviewedGame &game, QObject *parent) : QObject(parent), game_(game)
{
    publishing_.setSingleShot(true);
    publishing_.setInterval(kPublishing);
    connect(&publishing_, &QTimer::timeout, this, &ReviewJudging::publish);
}

ReviewJudging::~ReviewJudging()
{
    if (job_)
        job_->stop();
    save();
}

void ReviewJudging::begin(const QString &recordFile, std::optional<review::Depth> depth)
{
    if (job_)
        job_->stop();
    save();
    const Events &events = game_.events();
    const Game kind = std::get<GameEvent>(events.front()).game;
    const review::Depth thorough = depth.value_or(review::usualDepth(kind, game_.players()));
    job_ = std::make_unique<review::ReviewJob>(events, thorough);
    job_->setSeat(game_.seat() == kSpectator ? review::kNobody : game_.seat());
    connect(job_.get(), &review::ReviewJob::decisionJudged, this, [this] { publishing_.start(); });
    connect(job_.get(), &review::ReviewJob::outlookKnown, this, [this] { publishing_.start(); });
    connect(job_.get(), &review::ReviewJob::provisionallyJudged, this, [this](const review::JudgedDecision &decision) {
        if (decision.decision.line == looksAt_)
            game_.setProvisional(decision);
    });
    connect(job_.get(), &review::ReviewJob::finished, this, [this] { setState(State::Done); });
    file_ = recordFile.isEmpty() ? QString() : review::reviewFileOf(recordFile);
    saved_ = 0;
    setState(State::Reading);
    record::FileWriter::instance().run([this, results = reading_.begin(), events, thorough, file = file_] {
        const review::Review kept = file.isEmpty() ? review::Review{} : review::loadReview(file, events, thorough);
        results.post([this, kept] { take(kept); });
    });
}

void ReviewJudging::take(const review::Review &kept)
{
    saved_ = resultsIn(kept);
    job_->setReview(kept);
    goOn();
    publish();
}

void ReviewJudging::goOn()
{
    if (!job_ || job_->isRunning())
        return;
    judgedBefore_ = job_->judged();
    running_.start();
    setState(State::Judging);
    job_->start(looksAt_);
}

void ReviewJudging::stop()
{
    if (state_ != State::Judging)
        return;
    job_->stop();
    setState(State::Stopped);
}

void ReviewJudging::look(int line)
{
    looksAt_ = line;
    if (job_)
        job_->prioritise(line);
}

std::optional<int> ReviewJudging::secondsLeft() const
{
    const int done = judged() - judgedBefore_;
    if (state_ != State::Judging || done < kEnoughForEstimate)
        return std::nullopt;
    return static_cast<int>(running_.elapsed() / 1000.0 / done * (decisions() - judged()));
}

void ReviewJudging::setState(State state)
{
    if (std::exchange(state_, state) == state)
        return;
    if (state == State::Done || state == State::Stopped) {
        game_.setProvisional(std::nullopt);
        publish();
        save();
    }
    game_.setJudging(state == State::Reading || state == State::Judging);
    Q_EMIT stateChanged();
    Q_EMIT progressed();
}

void ReviewJudging::publish()
{
    publishing_.stop();
    if (!job_)
        return;
    game_.setReview(job_->review());
    Q_EMIT progressed();
}

void ReviewJudging::save()
{
    if (!job_ || file_.isEmpty() || resultsIn(job_->review()) <= saved_)
        return;
    saved_ = resultsIn(job_->review());
    record::FileWriter::instance().write(
        record::Kept::Reviews, file_,
        [file = file_, events = job_->events(), depth = job_->depth(), review = job_->review()] {
            return record::replaceFile(file, review::toText(events, depth, review));
        });
}

} // namespace meadhall::ui
