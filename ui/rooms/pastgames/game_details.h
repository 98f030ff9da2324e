// SPDX-License-Identifier: GPL-3.0-or-later
// Details of the selected game: final places and points, but no cards.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/table/seats/past_game.h"

#include <QWidget>

#include <optional>

namespace meadhall::ui {

class GameDetails : public QWidget {
    Q_OBJECT

public:
    /// @param cache must outlive this widget
    GameDetails(PixmapCache &cache, QWidget *parent);

    /// @param game null if none is selected
    void show(const PastGame *game);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void tell();
    qreal paintRanking(QPainter *painter, QRectF room) const;

    PixmapCache &cache_;
    std::optional<PastGame> game_;
};

} // namespace meadhall::ui
