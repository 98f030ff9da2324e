// SPDX-License-Identifier: GPL-3.0-or-later
// Plaques that tell more about something on the table of Odin: the set that was beaten last, the deck.
#pragma once

#include "engine/games/odin/card.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/scene/layout.h"

#include <QFont>
#include <QTimer>

#include <vector>

namespace meadhall::ui {

/// A line in a box: a label and what stands beside it.
struct TipRow {
    QString label, value{};
    QString portrait{};        ///< before the value; portraitId(), unknown: none
    std::vector<Card> cards{}; ///< instead of the value
};

/// A box that points at its origin from above.
class TipBox : public TableItem {
    Q_OBJECT

public:
    using TableItem::TableItem;

    QRectF boundingRect() const override { return box_.adjusted(-3, -3, 3, kTip * size_ + 3); }
    QPainterPath shape() const override { return outline(); }

protected:
    /// px at 1280 × 800, from the origin to the box, and from there to its words
    static constexpr qreal kTip = 9, kPadding = 14;

    /// The box with its pointer, unless it lies elsewhere and points at nothing.
    QPainterPath outline() const;
    void paintOutline(QPainter *painter);
    /// From left-to-right coordinates inside the box to those of the item.
    QRectF placed(const QRectF &rect) const;
    /// @param unit scale of the table; the box never gets too small to be read
    /// @param text growth of the text, see TableLayout::wordGrowth
    void setScales(qreal unit, qreal text, bool mirrored);
    QFont wordFont(bool bold) const;
    qreal labelWidth(const std::vector<TipRow> &rows) const;
    /// Paints all of a row but its cards.
    /// @param value where the value begins
    void paintRow(QPainter *painter, const TipRow &row, qreal top, qreal height, qreal value);

    QRectF box_; ///< in item coordinates
    qreal size_ = 1;
    bool mirrored_ = false;
};

/// Something that opens a box when it is pointed at or focused.
class TipOwner : public TableItem {
    Q_OBJECT

public:
    void setFocused(bool focused);
    bool lit() const { return focused_ || hovered_; }
    /// Factor of the time in which the box appears; 0: at once.
    void setDurationFactor(qreal factor) { durationFactor_ = factor; }

protected:
    /// @param tip hidden at first; an item of the same scene
    TipOwner(PixmapCache &cache, TableItem *tip);

    /// Points at the item, also by touch, which does not hover.
    void press();
    /// Opens or closes the box; called when lit() may have changed.
    /// @param delay ms before it opens
    virtual void updateTip(int delay);
    virtual void tipOpens() {}
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override;
    void hoverEnterEvent(QGraphicsSceneHoverEvent *event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent *event) override;

private:
    void openTip();

    TableItem *tip_;
    QTimer opening_;
    qreal durationFactor_ = 1;
    bool focused_ = false, hovered_ = false;
};

/// The facts that are told about a beaten set.
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

class BeatenPlaque;

/// The set that was beaten last: a faint pile on the cloth. Origin: its centre. Its plaque shows the set enlarged, who
/// played and who beat it, and where its cards went.
class BeatenPile : public TipOwner {
    Q_OBJECT

public:
    explicit BeatenPile(PixmapCache &cache);

    /// Owned by the scene, as the pile.
    TableItem *plaque() const;

    void setPlace(const TableLayout &layout);
    /// Takes over the cards and deletes the former ones; no cards hide the pile.
    /// @param enlarged the same cards for the plaque
    void setCards(const std::vector<CardItem *> &cards, const std::vector<CardItem *> &enlarged);
    const std::vector<CardItem *> &cards() const { return cards_; }
    void setStory(const BeatenStory &story);
    /// Place of card i of n, in scene coordinates.
    FanSlot slot(int i, int n) const;
    qreal cardWidth() const { return width_; }
    /// How strongly the cards are seen while nobody asks for them.
    static constexpr qreal kFaint = 0.6;

    /// Says below the cards what they are; empty: nothing.
    void setLabel(const QString &label) { changeShape(label_, label); }
    QString label() const { return label_; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void updateTip(int delay) override;

private:
    explicit BeatenPile(PixmapCache &cache, BeatenPlaque *plaque);

    QFont labelFont() const;
    QRectF labelRect() const;
    void arrange();

    BeatenPlaque *plaque_;
    std::vector<CardItem *> cards_;
    QString label_;
    qreal width_ = 38, letters_ = 12;
};

/// Texts of DeckDetails in the current language: the cards that a game of two is played with.
struct DeckFacts {
    QString title, out;
    std::vector<TipRow> rows;
    bool copies = false; ///< the last row is the deal number, which can be copied
};

/// Origin: the middle of the upper edge of the plaque, at which it points.
class DeckDetails : public TipBox {
    Q_OBJECT

public:
    DeckDetails(PixmapCache &cache, QGraphicsItem *parent);

    void setFacts(const DeckFacts &facts);
    /// Shows these words instead of the copy button; empty: the button again.
    void setCopied(const QString &words);
    QString copied() const { return copied_; }
    bool canCopy() const { return facts_.copies; }
    /// @param unit,text see TipBox::setScales()
    /// @param left,right what it has to stay between, relative to the origin
    void setPlace(qreal unit, qreal text, qreal left, qreal right, bool mirrored);
    /// Where the copy button is; empty: there is none.
    QRectF copyRect() const;

    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void copyRequested();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void hoverMoveEvent(QGraphicsSceneHoverEvent *event) override;

private:
    QFont titleFont() const;
    void arrange();
    void paintCopy(QPainter *painter);

    DeckFacts facts_;
    QString copied_;
    qreal left_ = 0, right_ = 0;
    bool copyHovered_ = false;
};

/// A plaque beside the cloth with a chip for each colour of the game; those that are out are crossed out. There is none
/// in a game with all colours. Pointed at, clicked or focused it opens its details. Origin: its upper left corner.
class DeckPlaque : public TipOwner {
    Q_OBJECT

public:
    explicit DeckPlaque(PixmapCache &cache) : DeckPlaque(cache, new DeckDetails(cache, nullptr)) {}

    /// Hides the plaque if no colour is out.
    void setColours(odin::Colours colours);
    odin::Colours colours() const { return inPlay_; }
    /// Where the layout has no place for it there is none.
    void setPlace(const TableLayout &layout);
    DeckDetails &details() const { return *details_; }
    bool isButton() const override { return details_->canCopy(); }
    bool canClick() const override { return details_->canCopy(); }
    /// Copies as the button of the details does.
    void click() override { Q_EMIT details_->copyRequested(); }

    QRectF boundingRect() const override { return QRectF(QPointF(), size_).adjusted(-1, -1, 1, 1); }
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void tipOpens() override { details_->setCopied(QString()); }
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;

private:
    DeckPlaque(PixmapCache &cache, DeckDetails *details);
    void showIfNeeded() { setVisible(inPlay_ != odin::kAllColours && !size_.isEmpty()); }

    DeckDetails *details_;
    odin::Colours inPlay_ = odin::kAllColours;
    QSizeF size_;
    bool mirrored_ = false;
};

} // namespace meadhall::ui
