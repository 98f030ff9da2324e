// SPDX-License-Identifier: GPL-3.0-or-later
// A game under review: its record, what is known of its review, and the line that is looked at.
#pragma once

#include "engine/review/judge/review.h"
#include "ui/base/text/names.h"
#include "ui/table/replay/record_places.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace meadhall::ui {

/// What the widgets of a review show. The room sets it; each widget follows its signals.
class ReviewedGame : public QObject {
    Q_OBJECT

public:
    explicit ReviewedGame(QObject *parent = nullptr) : QObject(parent) {}

    /// Another game, or another seat or names for the same one. Keeps nothing of the review before.
    /// @param events a legal record, finished or not
    /// @param names names.own is addressed as "you"; it may be another seat than the judged one
    /// @param seat whose decisions are judged; kSpectator: nobody's
    void setGame(Events events, Names names, int seat);
    /// What is known now; at best not more often than the screen shows it.
    void setReview(review::Review review);
    /// A judgement that may still change; nullopt: none.
    void setProvisional(std::optional<review::JudgedDecision> decision);
    /// Whether decisions are being judged now.
    void setJudging(bool judging);
    /// The line that is looked at, from 1.
    void setLine(int line);

    const Events &events() const { return events_; }
    const Names &names() const { return names_; }
    int seat() const { return seat_; }
    Game game() const { return places_.game(); }
    int players() const { return places_.players(); }
    const review::Review &review() const { return review_; }
    bool judging() const { return judging_; }
    int line() const { return line_; }
    const RecordPlaces &places() const { return places_; }

    /// The decisions of the judged seat, in order, judged or not.
    const std::vector<review::Decision> &decisions() const { return decisions_; }
    /// How many of them are judged.
    int judged() const;
    /// The decision of the judged seat in a line; nullptr if there is none, for example because it was forced.
    const review::Decision *decisionAt(int line) const;
    /// The judgement of such a decision; nullptr if it is not known yet.
    const review::Judgement *judgementAt(int line) const;
    /// A judgement of that line that may still change; nullptr if there is none.
    const review::Judgement *provisionalAt(int line) const;
    /// The next or previous doubtful decision or mistake of the judged seat; 0 if there is none.
    int nextMistake(int line) const;
    int previousMistake(int line) const;

Q_SIGNALS:
    void gameChanged();
    void reviewChanged();
    void lineChanged(int line);

private:
    bool isMistake(int line) const;

    Events events_;
    Names names_;
    int seat_ = -1;
    RecordPlaces places_;
    std::vector<review::Decision> decisions_;
    review::Review review_;
    std::optional<review::JudgedDecision> provisional_;
    bool judging_ = false;
    int line_ = 1;
};

} // namespace meadhall::ui
