// SPDX-License-Identifier: GPL-3.0-or-later
// A face in panels over the table.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"

#include <QVariantAnimation>
#include <QWidget>

namespace meadhall::ui {

/// A round face; with a gold edge, or with horn and rays as well.
class FaceWidget : public QWidget {
    Q_OBJECT

public:
    /// @param cache must outlive this widget
    /// @param portrait portraitId(); unknown: none
    /// @param diameter in logical pixels, without the room for horn and rays
    FaceWidget(PixmapCache &cache, const QString &portrait, int diameter);

    void setGolden(bool golden);
    /// The winner of a game: gold, with the horn and with room for rays.
    void setCrowned();
    /// @param durationFactor 0: they are open at once
    void openRays(qreal durationFactor);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintRays(QPainter &painter, const QPointF &centre);

    PixmapCache &cache_;
    QString portrait_;
    int diameter_;
    qreal rays_ = 0;
    bool golden_ = false, crowned_ = false;
    QVariantAnimation opening_;
};

} // namespace meadhall::ui
