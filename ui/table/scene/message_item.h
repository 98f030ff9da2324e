// SPDX-License-Identifier: GPL-3.0-or-later
// The message line above the hand: prompts, and reasons for refused moves.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// Origin: the centre of its upper edge. As wide as its text within the available room; a long text gets two rows.
class MessageItem : public TableItem {
    Q_OBJECT

public:
    enum class Tone { Prompt, Refusal };
    static constexpr qreal kGroundOpacity = 0.88; ///< of a prompt

    explicit MessageItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// Sets the available room. Text that needs more than two rows gets a smaller font, then is elided; the tool tip
    /// shows it in full.
    /// @param width in logical pixels
    /// @param rowHeight in logical pixels
    /// @param letters size of the text, of what the height gives
    void setRoom(qreal width, qreal rowHeight, qreal letters = 1);
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
    QString shown_;       ///< the part of the text that fits
    qreal fontScale_ = 1; ///< 0..1
    Tone tone_ = Tone::Prompt;
    qreal width_ = 400;
    qreal row_ = 30;
    qreal letters_ = 1;
    QRectF box_;
};

} // namespace meadhall::ui
