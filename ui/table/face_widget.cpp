// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/face_widget.h"

#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"

#include <QPainter>
#include <QtMath>

#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kRays = 20, kRaysOpen = 400; // ms
constexpr qreal kRayRoom = 0.34;           ///< around a crowned face, as a fraction of its diameter

} // namespace

FaceWidget::FaceWidget(PixmapCache &cache, const QString &portrait, int diameter)
    : cache_(cache), portrait_(portrait), diameter_(diameter)
{
    setFixedSize(diameter + 4, diameter + 4);
    opening_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&opening_, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        rays_ = value.toReal();
        update();
    });
    connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
}

void FaceWidget::setGolden(bool golden)
{
    golden_ = golden;
    update();
}

void FaceWidget::setCrowned()
{
    golden_ = crowned_ = true;
    const int room = qRound(diameter_ * (1 + 2 * kRayRoom));
    setFixedSize(room, room);
}

void FaceWidget::openRays(qreal durationFactor)
{
    opening_.stop();
    rays_ = durationFactor > 0 ? 0 : 1;
    if (durationFactor > 0)
        animate(opening_, qRound(kRaysOpen * durationFactor), 0.0, 1.0);
}

void FaceWidget::paintRays(QPainter &painter, const QPointF &centre)
{
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    painter.setPen(QPen(theme != Theme::Light ? colours.thread : colours.goldLine, std::max(2.0, diameter_ / 36.0),
                        Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < kRays; ++i) {
        const qreal angle = 2 * M_PI * i / kRays, longest = i % 2 ? 0.13 : 0.22;
        const QPointF out(std::cos(angle), std::sin(angle));
        painter.drawLine(centre + out * diameter_ * 0.57, centre + out * diameter_ * (0.57 + longest * rays_));
    }
}

void FaceWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const QPointF centre = QRectF(rect()).center();
    if (crowned_ && rays_ > 0)
        paintRays(painter, centre);
    const qreal side = diameter_;
    const QRectF disc(centre - QPointF(side, side) / 2, QSizeF(side, side));
    if (side >= 60) { // with the shield of the seats round it
        const qreal inner = side * 0.78;
        if (const auto portrait = portraitIndex(portrait_))
            paintArt(&painter, cache_, portraitArt(*portrait),
                     QRectF(centre - QPointF(inner, inner) / 2, QSizeF(inner, inner)));
        paintArt(&painter, cache_, pieceArt(golden_ ? Piece::SeatShieldTurn : Piece::SeatShield, theme), disc);
    } else {
        if (const auto portrait = portraitIndex(portrait_))
            paintArt(&painter, cache_, portraitArt(*portrait), disc);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(golden_ ? colours.goldLine : colours.edge, golden_ ? 3.5 : 1.5));
        painter.drawEllipse(disc);
        if (golden_) {
            painter.setPen(QPen(colours.gold, 2));
            painter.drawEllipse(disc);
        }
    }
    if (!crowned_)
        return;
    ArtKey horn = pieceArt(Piece::TurnHorn, theme);
    horn.mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal wide = side * 0.6;
    const QRectF place(centre.x() - side * 0.66, centre.y() - side * 0.72, wide, wide);
    paintArt(&painter, cache_, horn, mirroredIn(rect(), place, horn.mirrored));
}

} // namespace meadhall::ui
