// SPDX-License-Identifier: GPL-3.0-or-later
// Item delegate for the list of past games.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/widgets/control_colours.h"
#include "ui/rooms/pastgames/games_model.h"

#include <QStyledItemDelegate>

namespace meadhall::ui {

class GameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param model,cache must outlive the delegate
    GameDelegate(const GamesModel &model, PixmapCache &cache, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, int row) const;
    void paintGame(QPainter *painter, const QStyleOptionViewItem &option, const PastGame &game) const;
    void paintPeople(QPainter *painter, const QRectF &room, const PastGame &game, bool mirrored) const;

    const GamesModel &model_;
    PixmapCache &cache_;
};

} // namespace meadhall::ui
