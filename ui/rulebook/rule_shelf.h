// Where the rule books stand: opens them on wish, at the page for what is going on.
#pragma once

#include "engine/table/table.h"
#include "ui/settings/settings.h"

#include <QPointer>

class QWidget;

namespace meadhall::ui {

class Languages;
class PixmapCache;
class RuleBookWindow;

class RuleShelf : public QObject {
    Q_OBJECT

public:
    /// @param window the one that the books belong to; it owns the shelf too
    RuleShelf(const Table &table, const Settings &settings, const Languages &languages, PixmapCache &cache,
              QWidget *window);
    ~RuleShelf() override;

    /// Opens a book where it was left.
    void open(Game game);
    /// Opens the book of the game at the table, or Odin's, at the page that is about what goes on there.
    /// @param seat whose eyes see the table, @param pickingUp it still has to say which card it picks up
    void openNow(int seat, bool pickingUp);

private:
    RuleBookWindow &book();
    void tellChoices();

    const Table &table_;
    const Settings &settings_;
    const Languages &languages_;
    PixmapCache &cache_;
    QWidget *window_;
    QPointer<RuleBookWindow> book_; ///< made when it is first wanted
};

} // namespace meadhall::ui
