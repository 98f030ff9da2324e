// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/message_item.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

namespace meadhall::ui {

MessageItem::MessageItem(PixmapCache &cache, QGraphicsItem *parent) : TableItem(cache, parent) {}

void MessageItem::setRoom(qreal width, qreal rowHeight, qreal letters)
{
    width_ = width;
    letters_ = letters;
    row_ = rowHeight;
    measure();
}

void MessageItem::setText(const QString &text, Tone tone)
{
    if (text == text_ && tone == tone_)
        return;
    text_ = text;
    tone_ = tone;
    measure();
}

QFont MessageItem::font() const
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(qMax(12, qRound(row_ * 0.5 * letters_ * fontScale_)));
    font.setBold(tone_ == Tone::Refusal);
    return font;
}

QRectF MessageItem::measured(const QString &text) const
{
    const QRectF room(0, 0, width_ - row_, row_ * 12);
    return QFontMetricsF(font()).boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, text);
}

void MessageItem::fit()
{
    const auto fits = [this](const QString &text, qreal rows = 2) {
        return measured(text).height() < QFontMetricsF(font()).lineSpacing() * (rows + 0.5);
    };
    shown_ = text_;
    // Rather not much larger than usual than in two rows, which cover more of the table.
    for (fontScale_ = 1; letters_ > 1 && fontScale_ > 1 / letters_; fontScale_ -= 0.08)
        if (fits(text_, 1))
            return;
    const qreal most = letters_ > 1 ? 0.92 / letters_ : 1;
    for (fontScale_ = most; fontScale_ > 0.8 / letters_; fontScale_ -= 0.08)
        if (fits(text_))
            return;
    while (!fits(shown_) && shown_.contains(QLatin1Char(' ')))
        shown_ = shown_.left(shown_.lastIndexOf(QLatin1Char(' '))) + QChar(0x2026);
}

void MessageItem::measure()
{
    prepareGeometryChange();
    fit();
    setToolTip(shown_ == text_ ? QString() : text_);
    const qreal side = row_ * 0.5;
    const QRectF textRect = measured(shown_);
    const qreal width = qMin(width_, textRect.width() + 2 * side + 2);
    const qreal height = qMax(row_, textRect.height() + row_ * 0.4);
    // The box grows upwards, so that it does not cover the hand below.
    box_ = QRectF(-width / 2, row_ - height, width, height);
    setVisible(!text_.isEmpty());
    update();
}

QRectF MessageItem::boundingRect() const { return box_.adjusted(-2, -2, 2, 2); }

void MessageItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const bool refusal = tone_ == Tone::Refusal;
    QColor ground = colours().plaque;
    ground.setAlphaF(refusal ? 1.0f : static_cast<float>(kGroundOpacity));
    painter->setBrush(ground);
    painter->setPen(QPen(refusal ? colours().band.lighter(150) : colours().edge, refusal ? 2 : 1));
    painter->drawRoundedRect(box_, row_ * 0.35, row_ * 0.35);
    painter->setFont(font());
    painter->setPen(colours().text);
    painter->setLayoutDirection(
        QGuiApplication::layoutDirection()); // of the language, not of the sentence's first letter
    painter->drawText(box_.adjusted(row_ * 0.4, 0, -row_ * 0.4, 0), Qt::AlignCenter | Qt::TextWordWrap, shown_);
}

} // namespace meadhall::ui
