// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/review_judging.h"

#include "engine/core/referee.h"
#include "engine/record/file_writer.h"
#include "engine/review/review_file.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/style.h"
#include "ui/table/replay/reviewed_game.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kPublishing = 60; ///< ms between two updates of the window

std::size_t resultsIn(const review::Review &review) { return review.decisions.size() + review.outlook.size(); }

constexpr int kStopGlyph = 16; ///< px at 1×

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

void ReviewJudging::begin(const QString &recordFile, std::optional<review::Depth> depth,
                          std::shared_ptr<record::FolderLock> lock)
{
    if (job_)
        job_->stop();
    save();
    const Events &events = game_.events();
    const Game kind = std::get<GameEvent>(events.front()).game;
    const review::Depth thorough = depth.value_or(review::usualDepth(kind, game_.players()));
    job_ = std::make_unique<review::ReviewJob>(events, thorough,
                                               game_.seat() == kSpectator ? review::kNobody : game_.seat());
    connect(job_.get(), &review::ReviewJob::decisionJudged, this, [this] { publishing_.start(); });
    connect(job_.get(), &review::ReviewJob::outlookKnown, this, [this] { publishing_.start(); });
    connect(job_.get(), &review::ReviewJob::provisionallyJudged, this, [this](const review::JudgedDecision &decision) {
        if (decision.decision.line == looksAt_)
            game_.setProvisional(decision);
    });
    connect(job_.get(), &review::ReviewJob::finished, this, [this] { setState(State::Done); });
    lock_ = std::move(lock);
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
    resume();
    publish();
}

void ReviewJudging::resume()
{
    if (!job_ || job_->isRunning())
        return;
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
        record::Kept::Reviews, file_, lock_,
        [file = file_, events = job_->events(), depth = job_->depth(), review = job_->review()] {
            return review::saveReview(file, events, depth, review);
        });
}

JudgingBar::JudgingBar(ReviewJudging &judging, QWidget *parent)
    : QWidget(parent), judging_(judging), count_(wordLabel(this)), bar_(new QProgressBar(this)),
      stop_(new QPushButton(this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(grown(6));
    grid->addWidget(count_, 0, 0);
    grid->addWidget(stop_, 0, 1);
    grid->addWidget(bar_, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    count_->setMinimumWidth(1);
    stop_->setObjectName(QStringLiteral("stopJudging"));
    QSizePolicy kept = stop_->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // nothing moves when judging ends
    stop_->setSizePolicy(kept);
    bar_->setTextVisible(false);
    bar_->setFixedHeight(grown(12));
    connect(stop_, &QPushButton::clicked, &judging_, &ReviewJudging::stop);
    connect(&judging_, &ReviewJudging::progressed, this, &JudgingBar::refresh);
    retranslate();
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
    followChanges(this, {QEvent::PaletteChange}, [this] { refresh(); });
}

void JudgingBar::retranslate()
{
    stop_->setText(ButtonText::stop());
    setGlyph(stop_, Glyph::Stop, false, kStopGlyph);
    refresh();
}

void JudgingBar::refresh()
{
    const bool judging = judging_.state() == ReviewJudging::State::Judging && judging_.decisions() > judging_.judged();
    count_->setText(
        tr("%1 of %2 decisions reviewed.", "numbers").arg(number(judging_.judged()), number(judging_.decisions())));
    bar_->setAccessibleName(count_->text());
    bar_->setMaximum(judging_.decisions());
    bar_->setValue(judging_.judged());
    setVisible(judging_.decisions() > 0);
    stop_->setVisible(judging);
    announce();
}

void JudgingBar::setLow(bool low) { bar_->setVisible(!low); }

QString JudgingBar::words() const { return count_->text(); }

void JudgingBar::announce()
{
    const bool isJudging = judging_.state() == ReviewJudging::State::Judging;
    if (isJudging == judgedBefore_.has_value())
        return;
    const auto before = std::exchange(judgedBefore_, isJudging ? std::optional(judging_.judged()) : std::nullopt);
    if (before && (*before < judging_.judged() || judging_.state() == ReviewJudging::State::Stopped))
        Q_EMIT said(count_->text());
}

} // namespace meadhall::ui
