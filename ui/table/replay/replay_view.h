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
    QString caption() const { return caption_; }
    /// Sets the words that screen readers add to the names of cards in the hand.
    void setNotes(const std::map<Card, QString> &notes) { notes_ = notes; }
    QString noteOf(const QGraphicsObject *element) const override;
    /// Whether an answer is asked for: the buttons to answer with are shown, and the prompt instead of the caption.
    void setTrying(bool trying);
    bool trying() const { return trying_; }

protected:
    TableKind layoutKind() const override;
    void updateMessage() override;

private:
    QString caption_;
    std::map<Card, QString> notes_;
    bool trying_ = false;
};

} // namespace meadhall::ui
