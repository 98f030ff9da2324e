// SPDX-License-Identifier: GPL-3.0-or-later
// Widget that shows a table, for any game: scene, buttons, panels and viewpoint.
#pragma once

#include "ui/base/graphics/background_painter.h"
#include "ui/base/widgets/celebration.h"
#include "ui/table/event_presenter.h"
#include "ui/table/scene/button_item.h"
#include "ui/table/scene/table_pieces.h"
#include "ui/table/table_accessibility.h"
#include "ui/table/table_game.h"
#include "ui/table/table_panels.h"
#include "ui/table/watch_controls.h"

#include <QGraphicsView>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace meadhall::ui {

/// Contains no rules of a game: everything specific to one is in its TableGame.
class MistakeGuard;

class TableView : public QGraphicsView {
    Q_OBJECT

public:
    using People = TableStage::People;
    /// Called again after a change of language or of a seat's player.
    using PeopleOf = std::function<People(const Table &table)>;

    /// Creates the game-specific part of a view; called when the rest of the view is complete.
    using MakeGame = std::function<std::unique_ptr<TableGame>(TableView &view)>;

    /// Connects to the table and shows its current game, if any.
    /// @param table,cache must outlive this view
    TableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, const MakeGame &makeGame, QWidget *parent);

    /// Disconnects from the table; to be called before another view replaces this one.
    void detach();

    TableGame &game() const { return *game_; }
    TableStage &stage() const { return game_->stage(); }
    TableController &controller() const { return game_->controller(); }

    void setTheme(Theme theme);
    Theme theme() const { return stage().theme(); }
    void setCardLook(CardLook look) { stage().setCardLook(look); }
    /// @param durationFactor of all animations; 0: no animation, 1: normal
    void setDurationFactor(qreal durationFactor) { stage().animator().setDurationFactor(durationFactor); }
    /// Sets how long events stay visible before the next one, independently of the animations.
    /// @param pace reading time of automatic events in ms; 0: no delay
    /// @param minReadingTime lower bound in ms for every action of another seat; 0: none
    void setPace(int pace, int minReadingTime);
    void setSort(Hand::Sort sort);
    /// Shows points counted down from the target instead of up.
    void setCountDown(bool down);
    /// Whether the tool tip of a seat lists the cards it is known to hold.
    void setShowsKnownCards(bool shows);
    /// Which hands are open, by seat, after that many events. While a record is shown, the table does not decide it.
    using OpenHandsAfter = std::function<std::vector<CardSet>(std::size_t events)>;
    void setOpenHands(OpenHandsAfter openHands);
    /// While a record is shown: whether the buttons to answer with are there.
    void setAnswerButtonsShown(bool shown);
    /// The next time that the table is rewound, the cards glide to their places.
    /// @param seat see TableStage::glideFrom()
    void glideOnRewind(int seat) { glidesTo_ = seat; }
    /// Sets how the table speaks, and whether events wait until the voice has ended.
    void setSpeech(const Speech &speech);
    const Speech &speech() const { return speech_; }
    /// Whether the events shown are announced; by default they are not.
    void setSpeaksEvents(bool speaks) { speaksEvents_ = speaks; }
    bool speaksEvents() const { return speaksEvents_; }
    /// Whether the game waits for the voice of a screen reader now.
    bool waitsForVoice() const;
    /// Lets the next event wait until what has been announced is spoken.
    void waitForVoice();
    /// Goes on if the game waits for a key that it need not wait for any more.
    void updateWait();
    /// Sets from which loss on to warn before a person's move.
    /// @param limits in points, by the numbers of Game; nullopt: never
    void setWarnings(const std::optional<std::array<double, 2>> &limits);
    /// Whether such a warning is open.
    bool warns() const;
    /// Null if no warning was ever wanted.
    MistakeGuard *mistakeGuard() const { return guard_; }
    bool countsDown() const { return stage().countsDown(); }
    /// Keeps a lane free between the cloth and the hand for a panel that says what else the table's messages, prompts
    /// and results would: these are not shown then.
    /// @param height in logical pixels; 0: no lane
    void setLane(int height);
    int lane() const { return lane_; }
    /// Its place in scene coordinates.
    QRectF laneRect() const { return stage().layout().message; }
    /// Shows or hides the button that emits rulesRequested(); hidden by default.
    void setRulesAvailable(bool available);

    /// The seat whose cards are shown; kSpectator if nobody's are.
    int viewpoint() const { return presenter_->viewpoint(); }
    EventPresenter &presenter() const { return *presenter_; }
    Table &table() const { return table_; }
    PixmapCache &cache() const { return cache_; }
    const Names &names() const { return stage().names(); }
    MessageItem *message() const { return message_; }
    ButtonItem *hintButton() const { return hint_; }
    ButtonItem *rulesButton() const { return rules_; }
    /// Adds a tool for what not every table has. It takes the place of the rules, which a key opens, too.
    /// @return the button, owned by the view; see removeTool()
    ButtonItem *addTool(Glyph glyph);
    void removeTool();
    /// Controls for watching a game of computers only.
    WatchControls &watchControls() { return *watch_; }
    /// Why there are no hints at this table, as tool tip of their button; empty: there are.
    void setNoHints(const QString &reason);
    bool givesHints() const { return noHints_.isEmpty(); }
    /// Names, appearance or state of the seats' players have changed.
    void updatePeople();
    /// Says whether another widget covers the table, so that neither Tab nor a click gives it the focus.
    void setCovered(bool covered);
    /// Gives the keyboard focus to the open panel, otherwise to the table.
    void focusTable();
    /// Celebrates what is no event of the game, and emits celebrated().
    /// @param below see Celebration::begin()
    void celebrate(Celebration::Size size, QWidget *below = nullptr);
    TablePanels &panels() { return panels_; }
    Overlay *panel() const { return panels_.panel(); }
    CurtainItem *curtain() const { return curtain_; }
    /// Words that screen readers add to the name of an element; empty: none.
    virtual QString noteOf(const QGraphicsObject * /*element*/) const { return {}; }
    /// Bubble above the selection with its value; the game sets its content.
    ValueBubbleItem *bubble() const { return bubble_; }

    // Keyboard and screen reader support.
    TableAccessibility &access() { return access_; }
    KeyboardNavigator &keyboard() { return access_.keyboard(); }
    Announcer &announcer() { return access_.announcer(); }
    SpokenHistory &history() { return access_.history(); }
    const std::vector<ButtonItem *> &buttons() const { return buttons_; }

    // For TableGame.
    QGraphicsScene &tableScene() { return scene_; }
    /// Creates a button in the scene. The view hides it while nobody at this screen plays.
    /// @param glyph nullopt for a button with a text label
    /// @return the button, owned by the scene
    ButtonItem *addButton(std::optional<Glyph> glyph);
    /// Sets position and size of a button, and mirrors it in right-to-left languages.
    /// @param rect in scene coordinates (px)
    void put(ButtonItem *button, const QRectF &rect) const;
    /// Shows the bubble above the centre of the selection, kept inside the window, or hides it. It replaces the
    /// message, which is less specific. If `shown`, the selection must not be empty.
    void placeBubble(bool shown);
    void relayout();
    /// In ms, see setPace().
    int pace() const { return pace_; }
    int minReadingTime() const { return minReadingTime_; }
    /// In ms. For the end of a round or hand, and events with several results.
    int longReadingTime() const { return pace_ * 17 / 10; }

public Q_SLOTS:
    void cycleSort();

Q_SIGNALS:
    /// The user wants the page of the rule book for the current situation.
    void rulesRequested();
    void sortChanged(meadhall::ui::Hand::Sort sort);
    /// The available actions may have changed.
    void stateChanged();
    /// The view has begun to show an event.
    /// @param event as visible from viewpoint()
    void eventShown(const meadhall::Event &event);
    /// Something has happened that is worth a celebration and is no event of the game, such as a new best.
    void celebrated();
    /// The language, and with it the names of the seats, has changed.
    void namesChanged(const meadhall::ui::Names &names);
    /// The viewpoint or the game has changed; everything was rebuilt.
    void viewpointChanged();

protected:
    /// What the layout depends on beside the size and the number of players and tools.
    virtual TableKind layoutKind() const;
    /// Writes the line above the hand; called at each change.
    virtual void updateMessage();
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
    void showMessage();
    void updateFocusPolicy();
    void updateFocusToolTip();
    void onRightPress(QPointF scenePos);
    void onEventShown(const Event &event);
    bool nextWaitsForKey(const Event &event) const;
    bool goOn();
    bool skipsAnimations(const QKeyEvent &event);
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    void confirmFocused();
    void updateOpenHands(CardSet without = {});
    void updateOpenHandsAfter(const Event &event);
    int toolCount() const;
    void layoutTools(const TableLayout &layout);
    void updateToolVisibility();

    Table &table_;
    PixmapCache &cache_;
    PeopleOf peopleOf_;
    QGraphicsScene scene_;
    BackgroundPainter background_;
    TableAccessibility access_;
    std::vector<ButtonItem *> buttons_;
    ButtonItem *undo_, *hint_, *sort_, *rules_;
    ButtonItem *tool_ = nullptr; ///< see addTool()
    WatchControls *watch_;
    MessageItem *message_;
    CurtainItem *curtain_;
    ValueBubbleItem *bubble_;
    TablePanels panels_;
    bool covered_ = false;
    bool rulesAvailable_ = false;
    bool answerButtons_ = false;
    std::optional<int> glidesTo_; ///< see glideOnRewind()
    OpenHandsAfter openHandsAfter_;
    Speech speech_;
    bool speaksEvents_ = false;
    bool waitsForKey_ = false; ///< the presenter is held until Enter, Space or a click
    bool isStale_ = false;     ///< the table has another game or position, which rebuild() has not taken over yet
    int pace_ = 0;
    int minReadingTime_ = 0;
    MistakeGuard *guard_ = nullptr;
    int lane_ = 0;
    QString noHints_;                           ///< see setNoHints()
    std::unique_ptr<TableGame> game_;           ///< refers to all members above
    std::unique_ptr<EventPresenter> presenter_; ///< refers to the game
};

/// The table view for one game.
template <class GamePart> class GameView : public TableView {
public:
    GameView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent = nullptr)
        : TableView(
            table, cache, std::move(peopleOf), [](TableView &view) { return std::make_unique<GamePart>(view); }, parent)
    {
    }

    GamePart &game() const { return static_cast<GamePart &>(TableView::game()); }
    auto &stage() const { return game().stage(); }
    auto &controller() const { return game().controller(); }
    const auto &view() const { return game().view(); }
};

} // namespace meadhall::ui
