// The table in the window, whatever is played on it: the scene, its buttons, its panels, and whose eyes it shows.
#pragma once

#include "ui/graphics/ground_painter.h"
#include "ui/scene/button_item.h"
#include "ui/scene/curtain_item.h"
#include "ui/scene/message_item.h"
#include "ui/table/event_presenter.h"
#include "ui/table/table_access.h"
#include "ui/table/table_game.h"
#include "ui/table/table_keys.h"
#include "ui/table/table_panels.h"
#include "ui/table/watch_controls.h"

#include <QGraphicsView>

#include <functional>
#include <memory>

namespace meadhall::ui {

class TableView : public QGraphicsView {
    Q_OBJECT

public:
    /// Who sits at the table, as it is called and looks now: asked again whenever the language changes.
    struct People {
        Names names;
        std::vector<SeatLook> looks;
    };
    using PeopleOf = std::function<People(const Table &table)>;

    /// What makes the game of a view that is complete but for it.
    using MakeGame = std::function<std::unique_ptr<TableGame>(TableView &view)>;

    /// Hears the table and shows its game, if there is one.
    TableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, const MakeGame &makeGame, QWidget *parent);

    /// Stops following the table, before another view replaces this one.
    void detach();

    TableGame &game() const { return *game_; }
    TableStage &stage() const { return game_->stage(); }
    TableController &controller() const { return game_->controller(); }

    void setTheme(Theme theme);
    Theme theme() const { return theme_; }
    void setCardLook(CardLook look) { stage().setCardLook(look); }
    /// 0 = no animation, 1 = normal.
    void setDurationFactor(qreal durationFactor) { stage().animator().setDurationFactor(durationFactor); }
    /// How fast a game goes, however its cards move: what happens by itself stays to be read for about that long, the
    /// end of a round longer.
    /// @param pace in ms; 0: nothing waits to be read
    /// @param least of each thing that another seat does, in ms
    void setPace(int pace, int least);
    void setSort(Hand::Sort sort);
    void setCountDown(bool down);
    void setShowsKnownCards(bool shows);
    bool countsDown() const { return countDown_; }
    /// Whether there is a button that emits rulesRequested(); there is none by default.
    void setRulesAvailable(bool available);

    /// The seat this window sees for now; kSpectator without a person at the table.
    int viewpoint() const { return presenter_->viewpoint(); }
    EventPresenter &presenter() { return *presenter_; }
    Table &table() const { return table_; }
    PixmapCache &cache() const { return cache_; }
    const Names &names() const { return people_.names; }
    const std::vector<SeatLook> &looks() const { return people_.looks; }
    MessageItem *message() const { return message_; }
    ButtonItem *hintButton() const { return hint_; }
    ButtonItem *rulesButton() const { return rules_; }
    /// What can be done where nobody plays.
    WatchControls &watchControls() { return *watch_; }
    /// To the panel where one is open, otherwise to the table.
    void takeKeyboard();
    TablePanels &panels() { return panels_; }
    Overlay *panel() const { return panels_.panel(); }
    CurtainItem *curtain() const { return curtain_; }
    /// What is selected, and what it does; a game fills it.
    ValueBubbleItem *bubble() const { return bubble_; }

    // For whoever has no mouse, or does not see the table.
    TableAccess &access() { return access_; }
    KeyboardNavigator &keyboard() { return access_.keyboard(); }
    Announcer &announcer() { return access_.announcer(); }
    const std::vector<ButtonItem *> &buttons() const { return buttons_; }

    // For the game.
    QGraphicsScene &tableScene() { return scene_; }
    /// A button of the scene; it is themed and, where nobody plays, hidden with the others.
    ButtonItem *addButton(std::optional<Glyph> glyph);
    /// Puts a button there, mirrored with the window.
    void put(ButtonItem *button, const QRectF &rect) const;
    /// Above the middle of what is selected, within the window, in place of the message: the bubble says it more
    /// exactly.
    void placeBubble(bool shown);
    void relayout();
    int pace() const { return pace_; }
    int minReadingTime() const { return minReadingTime_; }
    /// The end of a round or hand, and what decides several things at once, takes longer to read.
    int longReadingTime() const { return pace_ * 17 / 10; }

public Q_SLOTS:
    void cycleSort();

Q_SIGNALS:
    /// The book of rules, at the page for what goes on.
    void rulesRequested();
    void newGameRequested();
    void sameAgainRequested();
    void sortChanged(meadhall::ui::Hand::Sort sort);
    /// What the person may do now has changed.
    void stateChanged();
    /// Something happened, as the eyes of this window see it, and is shown now.
    void eventShown(const meadhall::Event &event);
    /// The same people are called otherwise now.
    void namesChanged(const meadhall::ui::Names &names);
    /// The window looks through other eyes, or at another game.
    void viewpointChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void connectParts();
    void connectTable();
    void reset();
    void rebuild();
    void refresh();
    void retranslate();
    void renewPeople();
    void showMessage();
    void placeMoved();
    void pressRight(QPointF scenePos);
    void layHandsOpen(CardSet without = {});
    void layHandsOpenAfter(const Event &event);
    int toolsShown() const;
    void placeTools(const TableLayout &layout);
    void showTools();

    Table &table_;
    PixmapCache &cache_;
    PeopleOf peopleOf_;
    People people_;
    QGraphicsScene scene_;
    BackgroundPainter ground_;
    TableAccess access_;
    TableKeys keys_;
    std::vector<ButtonItem *> buttons_;
    ButtonItem *undo_, *hint_, *sort_, *rules_;
    WatchControls *watch_;
    MessageItem *message_;
    CurtainItem *curtain_;
    ValueBubbleItem *bubble_;
    TablePanels panels_;
    Theme theme_ = Theme::Dark;
    bool countDown_ = false;
    bool rulesAvailable_ = false;
    int pace_ = 0;
    int minReadingTime_ = 0;
    std::unique_ptr<TableGame> game_;           ///< refers to all members above
    std::unique_ptr<EventPresenter> presenter_; ///< refers to the game
};

} // namespace meadhall::ui
