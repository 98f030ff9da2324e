// SPDX-License-Identifier: GPL-3.0-or-later
// Judges the game under review in the background, and keeps what is known beside its record.
#pragma once

#include "engine/review/review_job.h"

#include <optional>

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace meadhall::record {
class FolderLock;
}

namespace meadhall::ui {

class ReviewJudging;
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
    /// @param lock of the folder in which the record lies; nullptr: it needs none
    void begin(const QString &recordFile, std::optional<review::Depth> depth, std::shared_ptr<record::FolderLock> lock);
    void stop();
    void resume();
    /// Judges this line before all others.
    void look(int line);
    /// Tells the game all that is known.
    void publish();

    State state() const { return state_; }
    /// Number of decisions to judge, and how many are judged.
    int decisions() const { return job_ ? job_->decisions() : 0; }
    int judged() const { return job_ ? job_->judged() : 0; }

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
    std::shared_ptr<record::FolderLock> lock_;
    int looksAt_ = 0;
    QTimer publishing_;     ///< so that many small results repaint the window once
    std::size_t saved_ = 0; ///< results in the file
    Job reading_{this};
};

/// The progress of judging a game, and the button that stops it while decisions are judged. Keeps its place.
class JudgingBar : public QWidget {
    Q_OBJECT

public:
    /// @param judging must outlive this widget
    explicit JudgingBar(ReviewJudging &judging, QWidget *parent = nullptr);

    /// Words only, for small windows.
    void setLow(bool low);
    /// How many decisions are judged.
    QString words() const;

Q_SIGNALS:
    /// For screen readers: when judging ends or is stopped. In between it would be said into what is read.
    void said(const QString &words);

private:
    void retranslate();
    void refresh();
    void announce();

    ReviewJudging &judging_;
    QLabel *count_;
    QProgressBar *bar_;
    QPushButton *stop_;
    std::optional<int> judgedBefore_; ///< the number when judging began; nullopt: nothing is being judged
};

} // namespace meadhall::ui
