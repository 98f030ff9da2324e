// SPDX-License-Identifier: GPL-3.0-or-later
// Judges the game under review in the background, and keeps what is known beside its record.
#pragma once

#include "engine/review/review_job.h"

#include <QElapsedTimer>
#include <QTimer>

namespace meadhall::ui {

class ReviewedGame;

/// Reads a review that was kept, goes on with what is missing, and writes it when it ends, is stopped or
/// is deleted. Waits neither for the disk nor for a thread.
class ReviewJudging : public QObject {
    Q_OBJECT

public:
    enum class State { Reading, Judging, Stopped, Done };

    /// @param game receives what is known; must outlive this object
    explicit ReviewJudging(ReviewedGame &game, QObject *parent = nullptr);
    ~ReviewJudging() override;

    /// Begins with the game's events and seat.
    /// @param recordFile the record of these events, beside which the review is kept; empty: it is not kept
    /// @param depth nullopt: the usual one
    void begin(const QString &recordFile, std::optional<review::Depth> depth = {});
    void stop();
    void goOn();
    /// Judges this line before all others.
    void look(int line);
    /// Tells the game all that is known.
    void publish();

    State state() const { return state_; }
    /// Number of decisions to judge, and how many are judged.
    int decisions() const { return job_ ? job_->decisions() : 0; }
    int judged() const { return job_ ? job_->judged() : 0; }
    /// An estimate in seconds; nullopt while there is nothing to go by.
    std::optional<int> secondsLeft() const;

Q_SIGNALS:
    void stateChanged();
    /// More is known, or the state has changed.
    void progressed();

private:
    void take(const review::Review &kept);
    void setState(State state);
    void save();

    ReviewedGame &game_;
    std::unique_ptr<review::ReviewJob> job_;
    State state_ = State::Done;
    QString file_; ///< of the review
    int looksAt_ = 0;
    int judgedBefore_ = 0; ///< when the job was started
    QElapsedTimer running_;
    QTimer publishing_;     ///< so that many small results repaint the window once
    std::size_t saved_ = 0; ///< results in the file
    Job reading_{this};
};

} // namespace meadhall::ui
