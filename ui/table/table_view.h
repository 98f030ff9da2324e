// The table in the window, whatever is played on it: the scene, its buttons, its panels, and whose eyes it shows.
#pragma once

#include "ui/graphics/ground_painter.h"
#include "ui/scene/button_item.h"
#include "ui/scene/curtain_item.h"
#include "ui/scene/message_item.h"
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

    /// The seat this window sees for now; kSpectator without a person at the table.
    int viewpoint() const { return viewpoint_; }
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
    /// Runs `what` when no animation is running, at once if none is. Dropped if the table has been restarted by then.
    void whenIdle(std::function<void()> what);
    /// Above the middle of what is selected, within the window, in place of the message: the bubble says it more
    /// exactly.
    void placeBubble(bool shown);
    void relayout();
    int pace() const { return pace_; }
    int leastReadingTime() const { return leastReadingTime_; }
    /// The end of a round or hand, and what decides several things at once, takes longer to read.
    int longReadingTime() const { return pace_ * 17 / 10; }

public Q_SLOTS:
    void cycleSort();

Q_SIGNALS:
    /// The book of rules, at the page for what goes on.
    void rulesWanted();
    void newGameWanted();
    void sameAgainWanted();
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
    /// Takes over what that seat has seen. Nothing moves.
    void setViewpoint(int seat);

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
    void restart();
    void refresh();
    void retranslate();
    /// How many people play at this screen.
    int people() const;
    void renewPeople();
    void onEvent(int seat, const Event &event);
    void showEvent(const Event &event);
    void updateActivePlayer();
    int onlyPerson() const;
    bool isAsked(int seat) const;
    void showCurtain(int seat);
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
    int viewpoint_ = kSpectator;
    QPointer<HumanSeat>
        viewpointSeat_;     ///< whose eyes these are: not somebody's who has the same number in another game
    std::size_t shown_ = 0; ///< how many events of the record are shown
    quint64 seen_ = 0;      ///< counts what was taken over at once: events that wait to be shown are then old
    bool countDown_ = false;
    int pace_ = 0;
    int leastReadingTime_ = 0;
    std::unique_ptr<TableGame> game_; ///< goes first: it refers to all of this
};

} // namespace meadhall::ui
