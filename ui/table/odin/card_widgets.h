// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of Odin in panels: as chips, and as small pictures.
#pragma once

#include "engine/core/card_set.h"
#include "ui/table/panel_widgets.h"

namespace meadhall::ui {

/// A chip for each card.
class CardChips : public PanelPicture {
    Q_OBJECT

public:
    /// @param cards in reading order
    CardChips(PixmapCache &cache, const std::vector<Card> &cards, Theme theme, CardLook look);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Card> cards_;
    CardLook look_;
};

/// The cards themselves, side by side, overlapping where there are many.
class CardPictures : public PanelPicture {
    Q_OBJECT

public:
    CardPictures(PixmapCache &cache, const std::vector<Card> &cards, Theme theme, CardLook look);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal step() const;

    std::vector<Card> cards_;
    CardLook look_;
};

} // namespace meadhall::ui
