// SPDX-License-Identifier: GPL-3.0-or-later
// Painted pictures of the start page: a game in small, and fans of cards.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/settings.h"
#include "ui/rooms/start/saved_game.h"

#include <QWidget>

namespace meadhall::ui {

/// A picture in a rounded frame. It is painted when all its parts have been rendered; until then there is the ground.
class StartPicture : public QWidget {
    Q_OBJECT

public:
    /// @param cache,settings must outlive this widget
    StartPicture(PixmapCache &cache, const Settings &settings, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
    virtual void paintGround(QPainter &painter) = 0;
    virtual void paintParts(QPainter &painter) = 0;

    Theme theme() const { return themeOf(palette()); }
    CardLook look() const;
    /// Paints a part; does nothing while only asking for all of them.
    void draw(QPainter &painter, const ArtKey &element, const QRectF &rect);
    ArtKey face(Game game, Card card) const;
    ArtKey back(Game game) const;
    /// Cards side by side, turned around a point below them.
    /// @param raised numbers of cards that stand out of the fan in a halo
    void drawFan(QPainter &painter, const std::vector<ArtKey> &cards, const QPointF &centre, qreal width, qreal step,
                 qreal turn, const std::vector<std::size_t> &raised = {});
    /// A portrait in a disc with a rim.
    void drawFace(QPainter &painter, const QString &portrait, const QRectF &disc, bool turn);

private:
    PixmapCache &cache_;
    const Settings &settings_;
    bool pending_ = false; ///< some parts are being rendered
    bool asking_ = false;
};

/// The table of a saved game.
class GamePicture : public StartPicture {
    Q_OBJECT

public:
    GamePicture(const SavedGame &saved, PixmapCache &cache, const Settings &settings, QWidget *parent);

protected:
    void paintGround(QPainter &painter) override;
    void paintParts(QPainter &painter) override;

private:
    void paintSeat(QPainter &painter, int seat, const QPointF &face, bool atLeft);
    void paintMiddle(QPainter &painter);
    void paintHand(QPainter &painter);
    qreal unit() const;

    SavedGame saved_;
};

/// A moment of a game: its opponents, the cards on the cloth, and a hand with the answer to them.
class FanPicture : public StartPicture {
    Q_OBJECT

public:
    FanPicture(Game game, PixmapCache &cache, const Settings &settings, QWidget *parent);

protected:
    void paintGround(QPainter &painter) override;
    void paintParts(QPainter &painter) override;

private:
    void paintTable(QPainter &painter);
    void paintLabel(QPainter &painter, qreal card, qreal step);

    Game game_;
};

/// A petrol cloth with a woven strip at its lower end.
void paintStartCloth(QPainter &painter, const QRectF &cloth, const Palette &colours, bool strip);

} // namespace meadhall::ui
