// SPDX-License-Identifier: GPL-3.0-or-later
// Game log and points as seen from one seat.
#pragma once

#include "engine/core/event.h"
#include "ui/base/text/names.h"
#include "ui/base/text/speech.h"

#include <QHash>
#include <QStringList>

#include <memory>
#include <vector>

namespace meadhall::ui {

class GameLogFormatter {
public:
    virtual ~GameLogFormatter() = default;

    /// Processes the next event.
    /// @return its log lines; empty if it is not worth a line
    virtual QStringList format(const Event &event, const Names &names) = 0;
    /// Processes the next event.
    /// @return what is announced of it; empty if nothing is
    virtual QStringList announcements(const Event &event, const Names &names, const Speech &speech) = 0;
    /// What is asked of the viewpoint after the last event; empty if nothing is.
    virtual QString prompt(bool isShort) const = 0;
    /// The answer to a question after the last event.
    virtual QString answer(Question question, const Names &names, bool isShort) const = 0;
    /// Processes the next event without making lines.
    virtual void skip(const Event &event) = 0;
    /// A formatter that has processed the same events.
    virtual std::unique_ptr<GameLogFormatter> clone() const = 0;
    /// Names of all cards as they are written in the log, in the current language.
    virtual QHash<QString, Card> cardNames() const = 0;
    /// Whether the event starts a part of the game (hand or round); its line is emphasised.
    virtual bool startsPart(const Event &event) const = 0;
    /// Whether the event may change the points.
    virtual bool scores(const Event &event) const = 0;

    virtual int players() const = 0;
    /// Points by seat.
    virtual std::vector<int> totals() const = 0;
    /// Points of each part of the game, oldest first, by seat.
    virtual std::vector<std::vector<int>> partPoints() const = 0;
    /// Sums of partPoints() after each part, by seat.
    std::vector<std::vector<int>> totalsByPart() const;
    /// Number of parts whose points are final; partPoints() may end with one that is not.
    virtual int finishedParts() const = 0;
    /// Number of the part that is played now or was played last; 0: none yet.
    virtual int currentPart() const = 0;
    /// Number of parts of a whole game; 0: as many as it takes.
    virtual int wholeGame() const { return 0; }
    /// Points that end the game; 0: the game ends otherwise.
    virtual int target() const { return 0; }
    /// Title of a part, "Hand 3".
    /// @param part from 1
    virtual QString partName(int part) const = 0;
    /// A total for the display that counts down from a target; the total itself if the game has no target.
    virtual int countedDown(int total) const { return total; }
};

/// @param seat viewpoint; kSpectator for a spectator
std::unique_ptr<GameLogFormatter> makeLogFormatter(Game game, int seat);

} // namespace meadhall::ui
