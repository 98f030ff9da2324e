// Tells assistive programs what changes on the table besides what is announced.
#pragma once

#include "cards/card_set.h"

#include <QObject>
#include <QString>

namespace meadhall::ui {

class TableView;

/// Where the keyboard is, what is selected, and another name of what the keyboard is at.
class TableWatcher : public QObject {
    Q_OBJECT

public:
    /// A child of that view; does nothing while nobody listens.
    explicit TableWatcher(TableView &view);

private:
    void tellFocus();
    void tellSelection();
    void tellName();

    TableView &view_;
    CardSet selection_;
    QString name_; ///< of the thing where the keyboard is, as told last
};

} // namespace meadhall::ui
