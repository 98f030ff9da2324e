// The table of Odin in the window: the scene, its buttons, its panels.
#pragma once

#include "odin/odin_controller.h"
#include "scene/button_item.h"
#include "scene/curtain_item.h"
#include "scene/ground_painter.h"
#include "scene/message_item.h"
#include "scene/overlay.h"

#include <QGraphicsView>

#include <functional>

namespace meadhall::ui {

class OdinTableView : public QGraphicsView {
    Q_OBJECT

public:
    /// Who sits at the table, as it is called and looks now: asked again whenever the language changes.
    struct People {
        Names names;
        std::vector<SeatLook> looks;
    };
    using PeopleOf = std::function<People(const Table &table)>;

    OdinTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent = nullptr);
    ~OdinTableView() override;

    void setTheme(Theme theme);
    Theme theme() const { return theme_; }
    /// 0 = no animation, 1 = normal.
    void setSlowness(qreal slowness) { stage_.animator().setSlowness(slowness); }
    void setSort(Hand::Sort sort);
    void setCountDown(bool down);

    OdinStage &stage() { return stage_; }
    OdinController &controller() { return controller_; }
    const odin::View &view() const { return controller_.view(); }
    /// The seat this window sees for now; kSpectator without a person at the table.
    int eye() const { return eye_; }
    const Names &names() const { return people_.names; }
    MessageItem *message() const { return message_; }
    ButtonItem *playButton() const { return play_; }
    ButtonItem *passButton() const { return pass_; }
    ButtonItem *hintButton() const { return hint_; }
    Overlay *panel() const { return panel_; }
    ValueBubbleItem *bubble() const { return bubble_; }
    CurtainItem *curtain() const { return curtain_; }

public Q_SLOTS:
    void cycleSort();

Q_SIGNALS:
    void undoWanted();
    void newGameWanted();
    void sameAgainWanted();
    void sortChanged(meadhall::ui::Hand::Sort sort);
    /// What the person may do now has changed.
    void stateChanged();
    /// Something happened, as the eyes of this window see it.
    void eventShown(const meadhall::Event &event);
    /// The same people are called otherwise now.
    void namesChanged(const meadhall::ui::Names &names);
    /// The window looks through other eyes, or at another game.
    void eyeChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void connectTable();
    void restart();
    void lookThrough(int seat);
    void rebuild();
    void told(const Event &event);
    void asked(int seat);
    bool someonePlays() const;
    void relayout();
    void refresh();
    void placeBubble();
    void retranslate();
    void showHandOver();
    void showGameOver();
    void showCurtain(int seat);
    void placePanel();
    QWidget *pointsTable(bool ranking);

    Table &table_;
    PixmapCache &cache_;
    PeopleOf peopleOf_;
    People people_;
    QGraphicsScene scene_;
    GroundPainter ground_;
    OdinStage stage_;
    OdinController controller_;
    ButtonItem *play_, *pass_, *undo_, *hint_, *sort_;
    MessageItem *message_;
    ValueBubbleItem *bubble_;
    CurtainItem *curtain_;
    Overlay *panel_;
    std::function<void()> refill_;   ///< says anew what the panel shows, in another language
    Theme theme_ = Theme::Dark;
    int eye_ = kSpectator;
    bool countDown_ = false;
    bool tabbed_ = false;            ///< the player has gone to a button of the scene with Tab
    std::vector<CardSet> openHands_;
};

} // namespace meadhall::ui
