// The set that lies in the middle of the table, and the choice of the card to pick up from it.
#pragma once

#include "ui/scene/card_drag.h"
#include "ui/scene/layout.h"

#include <QObject>

#include <vector>

namespace meadhall::ui {

class TableSet : public QObject {
    Q_OBJECT

public:
    TableSet(Animator &animator, QObject *parent);

    void setPlace(const TableLayout &layout);

    /// Lays cards down; they fly from where they are. Whatever lay there must have been taken away.
    void lay(std::vector<CardItem *> items, bool animated);
    const std::vector<CardItem *> &items() const { return items_; }
    /// Null if it does not lie here.
    CardItem *item(Card card) const;
    /// Gives all cards away.
    std::vector<CardItem *> takeAll();
    void arrange(bool animated);

    /// Lifts the cards and lets one of them be clicked or dragged; or puts them back.
    void setChoosing(bool choosing);
    bool choosing() const { return choosing_; }
    /// While one is chosen: the card that the coach would take is marked instead of all of them; kNoCard: no advice.
    void setAdvised(Card card);
    bool dragging() const { return drag_.dragging(); }
    /// Puts a card that is being dragged back; the release that follows does nothing.
    void cancelDrag() { drag_.cancel(); }

    /// Where the i-th of n cards lies; `choosing`: above a set that is waiting to be laid over it.
    FanSlot slot(int i, int n, bool choosing) const;
    /// Where the i-th of n cards waits while the card to pick up is being chosen.
    FanSlot waitingSlot(int i, int n) const;
    qreal cardWidth() const { return card_; }

Q_SIGNALS:
    /// Chosen by a click, or dropped at that place of the scene.
    void clicked(meadhall::Card card);
    void dropped(meadhall::Card card, QPointF scenePos);
    void touched();

private:
    void showHalos();

    Animator &animator_;
    CardDrag drag_;
    std::vector<CardItem *> items_;
    QPointF middle_;
    qreal card_ = 100;
    qreal width_ = 400;
    qreal lowest_ = 600; ///< where waiting cards end
    bool choosing_ = false;
    Card advised_ = kNoCard;
};

} // namespace meadhall::ui
