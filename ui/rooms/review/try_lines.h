// SPDX-License-Identifier: GPL-3.0-or-later
// How a hand or round went, beside how it would probably have gone after another move.
#pragma once

#include "engine/core/event.h"
#include "ui/base/text/names.h"

#include <QWidget>

#include <array>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace meadhall::ui {

class TryLines : public QWidget {
    Q_OBJECT

public:
    explicit TryLines(QWidget *parent = nullptr);

    /// @param events what had happened before
    /// @param recorded,tried what followed; `tried` begins with the other move and is only that while the rest is
    /// sought
    /// @param seat whose points count
    void setLines(const Events &events, const Events &recorded, const Events &tried, int seat, const Names &names);

    /// As little as the room that is left; the steps are cut off at the bottom.
    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

private:
    struct Column {
        QLabel *title, *source, *steps;
    };

    std::array<Column, 2> columns_;
};

} // namespace meadhall::ui
