// SPDX-License-Identifier: GPL-3.0-or-later
// A game under review: its record, what is known of its review, and the line that is looked at.
#pragma once

#include "engine/core/event.h"
#include "engine/review/judge/review.h"
#include "ui/base/text/names.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace meadhall::ui {

/// Where the lines of a record stand in its game: hand and turn, or round and card. The place of a line. Odin: part =
/// hand, step = turn. Ninjan: part = round, step = 0 for the choice, then the card that is put on a pile. Before the
/// first turn, step is 0 (Odin) or part is 0 (Ninjan).
struct RecordPlace {
    int part = 0;
    int step = 0;
    friend bool operator==(const RecordPlace &, const RecordPlace &) = default;
};

/// A point of the curve and the lines that belong to it: all choices of a round are one point.
struct CurvePoint {
    RecordPlace place;
    double x = 0;  ///< from 0; a turn (Odin) or a round (Ninjan) is 1 wide
    int first = 0; ///< its first line
    int last = 0;  ///< its last line, whose outlook is shown
    friend bool operator==(const CurvePoint &, const CurvePoint &) = default;
};

/// All lines of a record, counted from 1.
class RecordPlaces {
public:
    RecordPlaces() = default;
    /// @param events a legal record, finished or not
    explicit RecordPlaces(const Events &events);

    Game game() const { return game_; }
    int players() const { return players_; }
    int lines() const { return static_cast<int>(places_.size()); }
    /// Number of hands or rounds that were begun.
    int parts() const { return parts_; }
    RecordPlace place(int line) const;

    /// The points of one curve: Odin has one for each hand, Ninjan one for the game.
    /// @param line any line of that hand
    std::vector<CurvePoint> curveAt(int line) const;
    /// The point of a line in such a curve; −1 if it has none.
    static int pointOf(const std::vector<CurvePoint> &curve, int line);

private:
    void addOdin(const Events &events);
    void addNinjan(const Events &events);
    double xOf(const RecordPlace &place) const;

    Game game_ = Game::Odin;
    int players_ = 0;
    int parts_ = 0;
    std::vector<RecordPlace> places_;
};

/// Data that the widgets of a review show. The room sets it; each widget follows its signals.
class ReviewedGame : public QObject {
    Q_OBJECT

public:
    explicit ReviewedGame(QObject *parent = nullptr) : QObject(parent) {}

    /// Another game, or another seat of the same one. Keeps nothing of the review before.
    /// @param events a legal record, finished or not
    /// @param names names.own is addressed as "you"; it may be another seat than the judged one
    /// @param seat whose decisions are judged; kSpectator: nobody's
    void setGame(Events events, Names names, int seat);
    /// The names in another language.
    void setNames(Names names);
    /// Sets the review as known now; at best not more often than the screen shows it.
    void setReview(review::Review review);
    /// A judgement that may still change; nullopt: none.
    void setProvisional(std::optional<review::JudgedDecision> decision);
    /// Whether decisions are being judged now.
    void setJudging(bool judging);
    /// The line that is looked at, from 1.
    void setLine(int line);
    /// Whether figures are those of the judged seat with the cards that it saw; otherwise with all cards open.
    void setAsSeen(bool asSeen);

    const Events &events() const { return events_; }
    const Names &names() const { return names_; }
    int seat() const { return seat_; }
    Game game() const { return places_.game(); }
    int players() const { return places_.players(); }
    const review::Review &review() const { return review_; }
    bool judging() const { return judging_; }
    int line() const { return line_; }
    bool isAsSeen() const { return asSeen_ && seat_ >= 0; }
    const RecordPlaces &places() const { return places_; }

    /// The decisions of the judged seat, in order, judged or not.
    const std::vector<review::Decision> &decisions() const { return decisions_; }
    /// How many of them are judged.
    int judged() const;
    /// The doubtful decisions and mistakes among them.
    struct Mistakes {
        int count = 0;
        double lost = 0;   ///< points by all of them; the sum of what is shown for each
        int costliest = 0; ///< line of the one that costs most; 0: none
    };
    Mistakes mistakes() const;
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
    bool judging_ = false, asSeen_ = false;
    int line_ = 1;
};

} // namespace meadhall::ui
