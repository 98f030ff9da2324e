// Tells assistive programs what changes on the table besides what is announced.
#pragma once

#include "engine/core/card_set.h"

#include <QObject>
#include <QString>

#include <map>

namespace meadhall::ui {

class TableView;

/// Where the keyboard is, what is selected, and other names for the same things: screen readers keep the ones they had.
class TableWatcher : public QObject {
    Q_OBJECT

public:
    /// A child of that view; does nothing while nobody listens.
    explicit TableWatcher(TableView &view);

private:
    void tellFocus();
    void tellSelection();
    void tellNames();

    TableView &view_;
    CardSet selection_;
    std::map<const QObject *, QString> names_; ///< as told last
};

} // namespace meadhall::ui
