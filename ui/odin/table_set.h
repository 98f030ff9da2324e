// The set that lies in the middle of the table, and the choice of the card to pick up from it.
#pragma once

#include "scene/animator.h"
#include "scene/card_item.h"
#include "scene/layout.h"

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
    /// Gives all cards away.
    std::vector<CardItem *> takeAll();
    void arrange(bool animated);

    /// Lifts the cards and lets one of them be clicked or dragged; or puts them back.
    void setChoosing(bool choosing);
    bool choosing() const { return choosing_; }

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
    void connectItem(CardItem *item);

    Animator &animator_;
    std::vector<CardItem *> items_;
    QPointF middle_;
    qreal card_ = 100;
    qreal width_ = 400;
    bool choosing_ = false;
    bool dragging_ = false;
};

} // namespace meadhall::ui
