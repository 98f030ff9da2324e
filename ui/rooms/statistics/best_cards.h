// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the best hand or pile, side by side.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/widgets/beads.h"

#include <QWidget>

namespace meadhall::ui {

class BestCards : public QWidget {
    Q_OBJECT

public:
    /// @param cache must outlive the widget
    BestCards(PixmapCache &cache, QWidget *parent);

    void setCards(Game game, const std::vector<Card> &cards);
    void setLook(CardLook look);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PixmapCache &cache_;
    Game game_ = Game::Odin;
    std::vector<Card> cards_;
    CardLook look_;
};

/// Makes beads for the places in the last games.
Beads *makePlaceBeads(QWidget *parent);
void showPlaces(Beads &beads, const std::vector<LastPlace> &places);

} // namespace meadhall::ui
