// The line above the hand: what to do, or why something cannot be done.
#pragma once

#include "ui/graphics/art_user.h"

namespace meadhall::ui {

/// Its origin is the middle of its upper edge. It is as wide as its words need, within the given room, in two rows if
/// one is not enough.
class MessageItem : public TableItem {
    Q_OBJECT

public:
    enum class Tone { Prompt, Refusal };

    explicit MessageItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// Two rows at most: then letters get smaller, and at last the end is left to the tool tip.
    /// @param width the room, @param rowHeight of one row
    void setRoom(qreal width, qreal rowHeight);
    void setText(const QString &text, Tone tone);
    QString text() const { return text_; }
    Tone tone() const { return tone_; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QFont font() const;
    QRectF measured(const QString &text) const;
    void fit();
    void measure();

    QString text_;
    QString shown_;     ///< of the text
    qreal smaller_ = 1; ///< letters, in parts of what they are otherwise
    Tone tone_ = Tone::Prompt;
    qreal width_ = 400;
    qreal row_ = 30;
    QRectF box_;
};

} // namespace meadhall::ui
