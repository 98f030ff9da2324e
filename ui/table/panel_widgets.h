// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures in panels over the table: faces, cards, bars.
#pragma once

#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QVariantAnimation>
#include <QWidget>

#include <utility>
#include <vector>

namespace meadhall::ui {

/// Draws pictures of the cache, and again when those that were placeholders have arrived.
class PanelPicture : public QWidget {
    Q_OBJECT

public:
    PanelPicture(PixmapCache &cache, Theme theme);

    Theme theme() const { return theme_; }
    /// Shows pictures, the last one above the others.
    void setPictures(std::vector<std::pair<ArtKey, QRectF>> pictures);

protected:
    void draw(QPainter &painter, const ArtKey &element, const QRectF &rect);
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<std::pair<ArtKey, QRectF>> pictures_;
    PixmapCache &cache_;
    Theme theme_;
    bool hasPlaceholder_ = false;
};

/// A round face; with a gold edge, or with horn and rays as well.
class FaceWidget : public PanelPicture {
    Q_OBJECT

public:
    /// @param portrait portraitId(); unknown: none
    /// @param diameter in logical pixels, without the room for horn and rays
    FaceWidget(PixmapCache &cache, const QString &portrait, int diameter, Theme theme);

    void setGolden(bool golden);
    /// The winner of a game: gold, with the horn and with room for rays.
    void setCrowned();
    /// @param durationFactor 0: they are open at once
    void openRays(qreal durationFactor);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintRays(QPainter &painter, const QPointF &centre);

    QString portrait_;
    int diameter_;
    qreal rays_ = 0;
    bool golden_ = false, crowned_ = false;
    QVariantAnimation opening_;
};

/// A chip for each of some cards, in rows.
class CardChips : public QWidget {
    Q_OBJECT

public:
    CardChips(std::vector<CardChip> chips, Theme theme);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<CardChip> chips_;
    Theme theme_;
};

/// How much of the target is reached. Grows from where reading begins; gold when it is full.
class ShareBar : public QWidget {
    Q_OBJECT

public:
    explicit ShareBar(qreal share);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal share_;
};

} // namespace meadhall::ui
