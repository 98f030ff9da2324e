// The table in the window, whatever is played on it: the scene, its buttons, its panels, and whose eyes it shows.
#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/graphics/ground_painter.h"
#include "ui/scene/button_item.h"
#include "ui/scene/curtain_item.h"
#include "ui/scene/message_item.h"
#include "ui/scene/overlay.h"
#include "ui/table/keyboard_place.h"
#include "ui/table/table_access.h"
#include "ui/table/table_controller.h"
#include "ui/table/watch_controls.h"

#include <QGraphicsView>

#include <functional>

namespace meadhall::ui {

/// A game's own view adds its stage, its controller and its buttons, and calls begin() at the end of its constructor.
class TableView : public QGraphicsView {
    Q_OBJECT

public:
    /// Who sits at the table, as it is called and looks now: asked again whenever the language changes.
    struct People {
        Names names;
        std::vector<SeatLook> looks;
    };
    using PeopleOf = std::function<People(const Table &table)>;

    virtual TableStage &stage() = 0;
    virtual TableController &controller() = 0;
    /// What the big button does, as an entry of a menu.
    virtual QString confirmText() const = 0;
    /// Whether one can pass in this game at all.
    virtual bool hasPass() const { return false; }
    /// What the cards have besides a number: suits, or else colours.
    virtual bool hasSuits() const { return false; }

    void setTheme(Theme theme);
    Theme theme() const { return theme_; }
    void setCardLook(CardLook look) { stage().setCardLook(look); }
    /// 0 = no animation, 1 = normal.
    void setSlowness(qreal slowness) { stage().animator().setSlowness(slowness); }
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
    int eye() const { return eye_; }
    const Names &names() const { return people_.names; }
    const std::vector<SeatLook> &looks() const { return people_.looks; }
    MessageItem *message() const { return message_; }
    ButtonItem *hintButton() const { return hint_; }
    ButtonItem *rulesButton() const { return rules_; }
    /// What can be done where nobody plays.
    WatchControls &watchControls() { return *watch_; }
    /// To the panel where one is open, otherwise to the table.
    void takeKeyboard();
    Overlay *panel() const { return panel_; }
    CurtainItem *curtain() const { return curtain_; }
    /// What is selected, and what it does; a game fills it.
    ValueBubbleItem *bubble() const { return bubble_; }

    // For whoever has no mouse, or does not see the table.
    KeyboardPlace &keyboard() { return keyboard_; }
    /// What there is in a part of the table, in the order in which it is read; nothing while the curtain is closed.
    KeyboardPlace::Things thingsIn(TablePart part);
    /// Whether a click on it does something now; does it.
    virtual bool canPress(const QGraphicsObject *thing) const;
    virtual void press(QGraphicsObject *thing);
    /// Everything that is on the table, in that order: what the parts hold, what else lies there, the message.
    KeyboardPlace::Things things();
    /// What a screen reader says of a thing: in the language of the moment, and no more than is seen of it.
    QString nameOf(const QGraphicsObject *thing);
    /// What happens, in words: to be spoken.
    Announcer &announcer() { return announcer_; }

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
    void eyeChanged();

protected:
    TableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent);

    /// Hears the table and shows its game, if there is one.
    void begin();
    /// Takes over what that seat has seen. Nothing moves.
    void lookThrough(int seat);

    // What each game does in its own way.
    /// Shows what `seat` has seen. Nothing moves.
    virtual void rebuild(int seat, const Events &seen) = 0;
    /// Shows the next event that the eyes of this window see.
    virtual void present(const Event &event) = 0;
    /// Whether an event may be shown while others still move.
    virtual bool goesAlong(const Event &) const { return false; }
    /// How long what has just been shown stays to be read before the next event is shown, in ms.
    virtual int readingTime(const Event &) const { return 0; }
    virtual void refreshSeats() = 0;
    virtual TableLayout makeLayout(QSizeF size, int players, int tools, bool watching) const;
    /// Where a game's own buttons are; not called where nobody plays.
    virtual void placeOwn(const TableLayout &layout) = 0;
    virtual void refreshOwn() = 0;
    virtual void retranslateOwn() = 0;
    virtual QString gameOverTitle() const = 0;
    /// Everybody's points, from the best to the worst.
    virtual QWidget *ranking() = 0;
    /// Everybody's points of each part of the game, the oldest first, and where it ends (0: nowhere in particular), for
    /// the curve; nothing: there is none.
    struct Course {
        std::vector<std::vector<int>> points;
        int target = 0;
    };
    virtual Course course() const { return {}; }
    /// What follows the last card of a game, when nothing moves any more.
    virtual void showGameOver();
    /// What lies in the middle of the table, in the order in which it is read.
    virtual KeyboardPlace::Things thingsInMiddle() const = 0;
    /// What else lies on the table but is nothing to go to.
    virtual KeyboardPlace::Things otherThings() const { return {}; }
    /// What a screen reader says of a card, and of a thing in the middle.
    virtual QString nameOfOwn(const QGraphicsObject *thing) const = 0;
    /// What the selection is worth, to be spoken; empty for nothing.
    virtual QString selectionTold() const { return {}; }
    /// Whether something that lies in the middle is to be chosen now.
    virtual bool choosesInMiddle() const { return false; }
    /// A digit typed, 0–9.
    virtual void typeDigit(int digit) = 0;
    /// The right mouse button, pressed where nothing is selected or dragged.
    virtual void rightClicked(QPointF) {}
    /// Whether an answer is given with nobody else looking: between two people at one screen, behind the curtain.
    virtual bool isSecret(Ask ask) const = 0;
    /// Between two people at one screen: whether all look together, with no hand laid open, while nothing secret is
    /// asked.
    virtual bool sharesResults() const { return false; }

    int pace() const { return pace_; }
    int leastReadingTime() const { return leastReadingTime_; }
    /// The end of a round or hand, and what decides several things at once, takes longer to read.
    int longReadingTime() const { return pace_ * 17 / 10; }

    Table &table() const { return table_; }
    PixmapCache &cache() const { return cache_; }
    QGraphicsScene &tableScene() { return scene_; }
    /// A button of the scene; it is themed and, where nobody plays, hidden with the others.
    ButtonItem *addButton(std::optional<Glyph> glyph);
    /// Puts a button there, mirrored with the window.
    void put(ButtonItem *button, const QRectF &rect) const;
    /// Does it when nothing moves any more: now, if that is so. Dropped if the table is taken over anew by then.
    void later(std::function<void()> what);
    /// Above the middle of what is selected, within the window, in place of the message: the bubble says it more
    /// exactly.
    void placeBubble(bool shown);
    /// Opens the panel with what `fill` puts into it; it is filled anew on another language.
    void openPanel(std::function<void()> fill);
    void closePanel();
    void relayout();
    void refresh();
    void retranslate();
    /// A line of a table of points: who, and figures in columns.
    struct PointsRow {
        int seat;
        QStringList figures;
        bool best;
    };
    QWidget *withCurve(QWidget *ranking) const;
    QWidget *pointsTable(const QStringList &columns, const std::vector<PointsRow> &rows) const;
    /// How many people play at this screen.
    int people() const;

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
    void connectTable();
    void restart();
    void renewPeople();
    void hear(int seat, const Event &event);
    void tell(const Event &event);
    void followQuestions();
    int onlyPerson() const;
    bool isAsked(int seat) const;
    void showCurtain(int seat);
    void placePanel();
    void showMessage();
    void placeMoved();
    void pressRight(QPointF scenePos);
    void announceSelection();
    void announceAsked();
    void layHandsOpen(CardSet without = {});
    void layHandsOpenAfter(const Event &event);
    int toolsShown() const;
    void placeTools(const TableLayout &layout);
    void showTools();
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    void confirmHere();

    Table &table_;
    PixmapCache &cache_;
    PeopleOf peopleOf_;
    People people_;
    QGraphicsScene scene_;
    GroundPainter ground_;
    KeyboardPlace keyboard_;
    Announcer announcer_;
    TableAccess access_;
    std::vector<ButtonItem *> buttons_;
    ButtonItem *undo_, *hint_, *sort_, *rules_;
    WatchControls *watch_;
    MessageItem *message_;
    CurtainItem *curtain_;
    ValueBubbleItem *bubble_;
    Overlay *panel_;
    std::function<void()> refill_; ///< says anew what the panel shows, in another language
    Theme theme_ = Theme::Dark;
    int eye_ = kSpectator;
    QPointer<HumanSeat> eyeSeat_;   ///< whose eyes these are: not somebody's who has the same number in another game
    QString asked_, selectionTold_; ///< what the person is asked for, and what is selected, as announced last
    std::size_t shown_ = 0;         ///< how many events of the record are shown
    quint64 seen_ = 0;              ///< counts what was taken over at once: events that wait to be shown are then old
    bool countDown_ = false;
    int pace_ = 0;
    int leastReadingTime_ = 0;
};

} // namespace meadhall::ui
