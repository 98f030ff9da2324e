// SPDX-License-Identifier: GPL-3.0-or-later
// Rows whose parts stand below each other where they have no room beside each other, as with large letters.
#pragma once

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace meadhall::ui {

constexpr int kLeastWrapped = 16; ///< letters in a line of words that are broken into lines

/// The least width of a row whose parts stand beside each other.
inline int widthBesideEachOther(const QBoxLayout &row)
{
    const QMargins margins = row.contentsMargins();
    int width = margins.left() + margins.right() - row.spacing();
    for (int i = 0; i < row.count(); ++i)
        if (QLayoutItem *part = row.itemAt(i); !part->isEmpty()) {
            if (part->layout())
                part->invalidate(); // rows in rows remember what their parts needed
            int least = part->minimumSize().width();
            if (const auto *label = qobject_cast<QLabel *>(part->widget()); label && label->wordWrap())
                least = std::max(least, std::min(label->sizeHint().width(),
                                                 kLeastWrapped * label->fontMetrics().averageCharWidth()));
            width += least + row.spacing();
        }
    return width;
}

/// Turns a row into a column if it has no room in that width, or back.
inline void turnRow(QBoxLayout &row, int width)
{
    row.setDirection(widthBesideEachOther(row) > width ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

/// A widget with such a row.
class TurningRow : public QWidget {
public:
    explicit TurningRow(QWidget *parent = nullptr) : QWidget(parent), row_(new QHBoxLayout(this))
    {
        row_->setContentsMargins({});
    }
    QHBoxLayout *row() const { return row_; }
    QSize minimumSizeHint() const override
    {
        int widest = 0;
        for (int i = 0; i < row_->count(); ++i)
            widest = std::max(widest, row_->itemAt(i)->minimumSize().width());
        return {widest, QWidget::minimumSizeHint().height()};
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        turnRow(*row_, width());
    }

private:
    QHBoxLayout *row_;
};

} // namespace meadhall::ui
