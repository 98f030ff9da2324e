// SPDX-License-Identifier: GPL-3.0-or-later
// A table view for records: no buttons, a caption instead of prompts, any hands open.
#pragma once

#include "ui/table/table_view.h"

#include <map>

namespace meadhall::ui {

/// Shows a table that replays, see Table::replay(). Playing a card answers as at any table: Table::tried() tells it.
class ReplayView : public TableView {
    Q_OBJECT

public:
    ReplayView(Game game, Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent = nullptr);

    /// The line above the hand, unless an answer is refused.
    void setCaption(const QString &caption);
    QString caption() const { return words_->caption; }
    /// Sets the words that screen readers add to the names of cards in the hand.
    void setNotes(const std::map<Card, QString> &notes) { words_->notes = notes; }
    /// Whether an answer is asked for: the buttons to answer with are shown, and the prompt instead of the caption.
    void setTrying(bool trying);
    bool trying() const { return words_->trying; }

    /// Data for the game's part of the view. Separate, because it exists before the view is complete.
    struct Words {
        QString caption;
        std::map<Card, QString> notes; ///< about cards of the hand, for screen readers
        bool trying = false;
    };

private:
    ReplayView(Game game, Table &table, PixmapCache &cache, PeopleOf peopleOf, std::shared_ptr<Words> words,
               QWidget *parent);

    std::shared_ptr<Words> words_;
};

} // namespace meadhall::ui
