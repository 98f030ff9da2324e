// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/text_painting.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

/// Base direction of a line. Text keeps the direction of its letters; mixed text is right-to-left in a right-to-left
/// layout. Digits alone are left-to-right, so that a minus sign stays before them.
Qt::LayoutDirection textPaintDirection(const QString &text)
{
    const auto rightToLeft = [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; };
    const bool fromRight = text.isRightToLeft()
                           || (QGuiApplication::isRightToLeft() && std::any_of(text.begin(), text.end(), rightToLeft));
    return fromRight ? Qt::RightToLeft : Qt::LeftToRight;
}

/// Returns the text without the marks of access keys, and the position of its access key; -1 if it has none.
std::pair<QString, int> withoutMarks(const QString &text)
{
    QString plain;
    int letter = -1;
    for (int i = 0; i < text.size(); ++i) {
        if (text.at(i) == QLatin1Char('&') && i + 1 < text.size()) {
            ++i;
            if (letter < 0 && text.at(i) != QLatin1Char('&'))
                letter = static_cast<int>(plain.size());
        }
        plain += text.at(i);
    }
    return {plain, letter};
}

} // namespace

QFont tableFont(qreal pixels, bool bold)
{
    constexpr qreal kSmallest = 9;
    QFont font = QGuiApplication::font();
    font.setPixelSize(qRound(std::max(pixels, kSmallest)));
    font.setBold(bold);
    return font;
}

QFont scaledFont(QFont font, qreal factor, bool bold)
{
    // The size of an unscaled font goes on to follow that of the parent.
    if (factor != 1 && font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else if (factor != 1)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    font.setBold(bold);
    return font;
}

qreal tableTextScale()
{
    constexpr qreal kUsual = 10.0 * 96 / 72; // 10 pt at 96 dpi, as on most desktops, in logical px
    return std::clamp(QFontInfo(QGuiApplication::font()).pixelSize() / kUsual, 1.0, 2.0);
}

qreal textWidth(const QFont &font, const QString &text) { return QFontMetricsF(font).horizontalAdvance(text); }

QFont fittedFont(QFont font, const QString &text, qreal width, qreal least)
{
    const int smallest = qRound(font.pixelSize() * least);
    while (font.pixelSize() > smallest && textWidth(font, text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void drawLine(QPainter *painter, const QRectF &rect, const QFont &font, const QString &text, bool atRight)
{
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width());
    const Qt::Alignment side = atRight ? Qt::AlignRight : Qt::AlignLeft;
    painter->setFont(font);
    painter->setLayoutDirection(textPaintDirection(shown));
    painter->drawText(
        rect, static_cast<int>(side | Qt::AlignAbsolute | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip,
        shown);
}

void drawCentred(QPainter *painter, const QRectF &rect, QFont font, const QString &text)
{
    const qreal width = textWidth(font, text);
    if (width > rect.width() && width > 0)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * rect.width() / width)));
    const QFontMetricsF metrics(font);
    const QPointF baseline(rect.center().x() - metrics.horizontalAdvance(text) / 2,
                           rect.center().y() + metrics.capHeight() / 2);
    painter->setFont(font);
    painter->setLayoutDirection(textPaintDirection(text));
    painter->drawText(baseline, text);
}

void underlineKey(QPainter &painter, const QRect &place, qreal room, const QString &text, const QColor &colour)
{
    const auto [plain, letter] = withoutMarks(text);
    QTextLayout layout(plain, painter.font(), painter.device());
    layout.setTextOption(QTextOption(Qt::AlignRight));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    if (letter < 0 || !line.isValid() || line.naturalTextWidth() > room)
        return;
    const QFontMetrics metrics(painter.font(), painter.device());
    const qreal left = place.left() - line.naturalTextRect().left();
    const qreal from = line.cursorToX(letter), to = line.cursorToX(letter + 1);
    // Below the dots that some letters have.
    const int below = std::max(metrics.underlinePos(), metrics.descent() - metrics.lineWidth());
    painter.fillRect(
        QRectF(left + std::min(from, to), place.top() + metrics.ascent() + below, qAbs(to - from), metrics.lineWidth()),
        colour);
}

QString flushLines(const QPainter &painter, qreal width, const QString &text)
{
    QTextLayout layout(QString(text).replace(QLatin1Char('\n'), QChar::LineSeparator), painter.font(),
                       painter.device());
    QTextOption option;
    option.setTextDirection(Qt::RightToLeft);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        QString words = text.mid(line.textStart(), line.textLength());
        while (words.endsWith(QLatin1Char(' ')) || words.endsWith(QLatin1Char('\n')))
            words.chop(1);
        lines.push_back(words);
    }
    layout.endLayout();
    return lines.join(QLatin1Char('\n'));
}

} // namespace meadhall::ui
