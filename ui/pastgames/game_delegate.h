// Paints the rows of the list of past games.
#pragma once

#include "ui/graphics/pixmap_cache.h"
#include "ui/pastgames/games_model.h"

#include <QStyledItemDelegate>

namespace meadhall::ui {

class GameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param model,cache outlive it
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

/// A disc with the place in it: filled for the first.
void paintPlace(QPainter *painter, const QRectF &disc, int place, const QPalette &palette, Theme theme);

/// A picture of the cache, in logical pixels.
void paintArt(QPainter *painter, PixmapCache &cache, const ArtKey &key, const QRectF &rect);

/// The theme that goes with the colours of widgets.
Theme themeOf(const QPalette &palette);

} // namespace meadhall::ui
