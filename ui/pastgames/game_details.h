// How the chosen game came out: everybody's place and points. Nobody's cards.
#pragma once

#include "ui/graphics/pixmap_cache.h"
#include "ui/pastgames/past_game.h"

#include <QWidget>

#include <optional>

namespace meadhall::ui {

class GameDetails : public QWidget {
    Q_OBJECT

public:
    /// @param cache outlives it
    GameDetails(PixmapCache &cache, QWidget *parent);

    /// Null: nothing is chosen.
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
