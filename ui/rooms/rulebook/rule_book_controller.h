// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the rule book, optionally at the page for the current situation.
#pragma once

#include "engine/table/table.h"
#include "ui/base/settings/settings.h"

#include <QPointer>

class QWidget;

namespace meadhall::ui {

class Languages;
class PixmapCache;
class RuleBookWindow;

class RuleBookController : public QObject {
    Q_OBJECT

public:
    /// @param window parent of the book window; owns this object
    RuleBookController(const Table &table, const Settings &settings, const Languages &languages, PixmapCache &cache,
                       QWidget *window);
    ~RuleBookController() override;

    /// Opens the book of a game.
    void open(Game game);
    /// Opens the book of the game at a table (Odin if there is none) at the page for the current situation.
    /// @param seat whose view decides
    /// @param pickingUp the seat still has to choose the card to pick up
    void openNow(const Table &table, int seat, bool pickingUp);

private:
    RuleBookWindow &book();
    void tellChoices(const Table &table);

    const Table &table_;
    const Settings &settings_;
    const Languages &languages_;
    PixmapCache &cache_;
    QWidget *window_;
    QPointer<RuleBookWindow> book_; ///< created on demand
};

} // namespace meadhall::ui
