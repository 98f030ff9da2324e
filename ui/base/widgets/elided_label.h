// SPDX-License-Identifier: GPL-3.0-or-later
// A label of one line that may be narrower than its text.
#pragma once

#include <QLabel>
#include <QPainter>

namespace meadhall::ui {

/// Elides its text where there is no room for it. The screen reader reads all of it.
class ElidedLabel : public QLabel {
public:
    using QLabel::QLabel;
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
        painter.drawText(contentsRect(), static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), shown);
    }
};

} // namespace meadhall::ui
