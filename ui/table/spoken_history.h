// SPDX-License-Identifier: GPL-3.0-or-later
// What has been announced at a table, in the current language.
#pragma once

#include "engine/core/event.h"
#include "ui/base/text/speech.h"

#include <QJsonArray>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace meadhall::ui {

class TableView;

/// Makes the announcements of events and the questions to the player anew from the record, so that they are there after
/// the game was saved and continued, and in the language and length of now. Remembers the others in the language in
/// which they were said; they are not there in another one.
class SpokenHistory {
public:
    struct Line {
        enum class Kind { Move, Turn, Asked, Other };
        Kind kind;
        QString words;
        QString part = {}; ///< hand or round of the game, "Hand 3"
    };
    /// @param view must outlive this
    explicit SpokenHistory(const TableView &view) : view_(view) {}

    /// What the person at the viewpoint has heard, oldest first.
    std::vector<Line> lines() const;

    void add(const QString &words);
    void addQuestion(Question question, bool isShort);
    /// Another game, or an earlier moment of the same one.
    void restart(const std::optional<GameEvent> &game);
    /// What does not follow from the events, to be kept with the game.
    QJsonArray notes() const;
    /// Puts notes() of the same game, kept earlier, before those since.
    void restoreNotes(const QJsonArray &notes);

    /// The line so many steps before the newest one, or after it if negative, from the one that was returned last.
    QString step(int steps);
    /// The newest line, which is then the one that was returned last.
    QString newest();
    /// Something was announced that the events tell.
    void rewind() { steps_ = 0; }

private:
    static constexpr std::size_t kMostNotes = 2000; ///< far more than in the longest games

    /// What the events do not tell.
    struct Note {
        std::size_t events; ///< shown until then
        int viewpoint;
        QString words, language;
        std::optional<Question> question = {}; ///< instead of words
        bool isShort = false;
    };

    void add(Note note);

    const TableView &view_;
    std::optional<GameEvent> game_;
    std::vector<Note> notes_;
    int steps_ = 0; ///< from the newest line to the one that was read last
};

} // namespace meadhall::ui
