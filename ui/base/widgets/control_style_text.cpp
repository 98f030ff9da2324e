// SPDX-License-Identifier: GPL-3.0-or-later
// Texts with key letters in scripts whose letters join.
#include "ui/base/widgets/control_style.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

/// The text without the marks of key letters, and the position of its key letter; -1 if it has none.
std::pair<QString, int> unmarked(const QString &text)
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

void ControlStyle::drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                                const QString &text, QPalette::ColorRole role) const
{
    if (!(flags & Qt::TextShowMnemonic) || !text.isRightToLeft())
        return QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
    // Qt shapes an underlined letter by itself, which tears an Arabic word. So the line is drawn separately.
    flags = (flags & ~Qt::TextShowMnemonic) | Qt::TextHideMnemonic;
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
    const auto [plain, letter] = unmarked(text);
    QTextLayout layout(plain, painter->font(), painter->device());
    layout.setTextOption(QTextOption(Qt::AlignRight));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    if (letter < 0 || !line.isValid() || line.naturalTextWidth() > rect.width() + 1)
        return; // none, or in one of several lines
    const QFontMetrics metrics(painter->font(), painter->device());
    const QRect place = itemTextRect(metrics, rect, flags, enabled, text);
    const qreal left = place.left() - line.naturalTextRect().left();
    const qreal from = line.cursorToX(letter), to = line.cursorToX(letter + 1);
    const QPen pen = role == QPalette::NoRole ? painter->pen() : QPen(palette.color(role));
    // Below the dots that some letters have.
    const int below = std::max(metrics.underlinePos(), metrics.descent() - metrics.lineWidth());
    painter->fillRect(
        QRectF(left + std::min(from, to), place.top() + metrics.ascent() + below, qAbs(to - from), metrics.lineWidth()),
        pen.color());
}

} // namespace meadhall::ui
