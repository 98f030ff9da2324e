// SPDX-License-Identifier: GPL-3.0-or-later
// The set that was beaten last: a faint pile on the cloth, and the plaque that tells what became of it.
#pragma once

#include "ui/table/scene/card_item.h"
#include "ui/table/scene/layout.h"

#include <QFont>
#include <QTimer>

#include <vector>

namespace meadhall::ui {

/// Content of the plaque about a beaten set.
struct BeatenStory {
    struct Person {
        QString name;
        QString portrait; ///< portraitId(); unknown: none
    };
    QString value;
    Person owner, by;
    Card take = kNoCard; ///< card that was picked up from it
    std::vector<Card> discarded;
};

/// The enlarged set, who played and who beat it, and where its cards went. Origin: the tip of its pointer at the
/// bottom.
class BeatenPlaque : public TableItem {
    Q_OBJECT

public:
    explicit BeatenPlaque(PixmapCache &cache);

    /// Takes over the cards and deletes the former ones.
    void setCards(const std::vector<CardItem *> &cards);
    void setStory(const BeatenStory &story);
    /// @param unit scale of the table; the plaque itself never gets too small to be read
    /// @param text growth of the text, see TableLayout::wordGrowth
    /// @param room what it has to stay in; scene coordinates
    /// @param kept what it shall not cover if there is another place for it, the most important first
    void setPlace(QPointF tip, qreal unit, qreal text, const QRectF &room, const std::vector<QRectF> &kept,
                  bool mirrored);

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Row {
        QString label;
        BeatenStory::Person person; ///< or else cards
        std::vector<Card> cards;
    };
    std::vector<Row> rows() const;
    QFont labelFont() const;
    qreal cardsWidth() const;
    qreal sideWidth() const;
    qreal labelWidth() const;
    int chipsInRow() const;
    qreal rowHeight(const Row &row) const;
    QSizeF boxSize() const;
    QRectF placed(const QRectF &rect) const;
    QRectF freePlace(const QRectF &wanted) const;
    qreal costOf(const QRectF &box, const QRectF &wanted, qreal limit) const;
    void arrange();
    void paintOwner(QPainter *painter);
    void paintRow(QPainter *painter, const Row &row, qreal top);
    void paintPerson(QPainter *painter, const BeatenStory::Person &person, const QRectF &line);

    std::vector<CardItem *> cards_;
    BeatenStory story_;
    QPointF tip_;
    QRectF room_, box_; ///< the box in item coordinates
    std::vector<QRectF> kept_;
    qreal size_ = 1;
    bool mirrored_ = false;
};

/// The pile. Origin: its centre. Pointed at or focused it is lit and opens the plaque.
class BeatenPile : public TableItem {
    Q_OBJECT

public:
    /// @param plaque opened by this; both are items of the same scene
    BeatenPile(PixmapCache &cache, BeatenPlaque &plaque);

    void setPlace(const TableLayout &layout);
    /// Takes over the cards and deletes the former ones; no cards hide the pile.
    void setCards(const std::vector<CardItem *> &cards);
    const std::vector<CardItem *> &cards() const { return cards_; }
    /// Place of card i of n, in scene coordinates.
    FanSlot slot(int i, int n) const;
    qreal cardWidth() const { return width_; }
    /// How strongly the cards are seen while nobody asks for them.
    static constexpr qreal kFaint = 0.6;

    /// Says below the cards what they are; empty: nothing.
    void setLabel(const QString &label) { changeShape(label_, label); }
    QString label() const { return label_; }
    void setFocused(bool focused);
    bool lit() const { return focused_ || hovered_; }
    /// Factor of the time in which the plaque appears; 0: at once.
    void setDurationFactor(qreal factor) { durationFactor_ = factor; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override;
    void hoverEnterEvent(QGraphicsSceneHoverEvent *event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent *event) override;

private:
    QFont labelFont() const;
    QRectF labelRect() const;
    void arrange();
    void light();
    void openPlaque();

    BeatenPlaque &plaque_;
    std::vector<CardItem *> cards_;
    QTimer opening_;
    QString label_;
    qreal width_ = 38, letters_ = 12;
    qreal durationFactor_ = 1;
    bool focused_ = false;
    bool hovered_ = false;
};

} // namespace meadhall::ui
