// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_widgets.h"

#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/review/judge/verdict.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/place_disc.h"

#include <QPainter>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kBead = 15, kBeadNow = 20;

} // namespace

void drawGrade(QPainter &painter, const QRectF &rect, int filled, int of, bool mirrored, const QPalette &palette)
{
    const Strokes strokes(painter);
    const Palette &colours = paletteOf(themeOf(palette));
    const qreal side = grown(kGradeSide) / 2.0;
    for (int i = 0; i < of; ++i) {
        const QRectF at = mirroredIn(
            rect, QRectF(rect.left() + i * grown(kGradeStep), rect.center().y() - side, 2 * side, 2 * side), mirrored);
        QPolygonF diamond{{at.center().x(), at.top()},
                          {at.right(), at.center().y()},
                          {at.center().x(), at.bottom()},
                          {at.left(), at.center().y()}};
        const QColor thread = controlColours(palette).thread; // darker in the light theme, where it would not show
        painter.setPen(QPen(i < filled ? thread : colours.textDim, 1.6));
        painter.setBrush(i < filled ? QBrush(thread) : QBrush(Qt::NoBrush));
        painter.drawPolygon(diamond);
    }
}

BeadRow::BeadRow(QWidget *parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void BeadRow::setBeads(std::vector<bool> done, const QString &name)
{
    done_ = std::move(done);
    setAccessibleName(name);
    update();
}

QSize BeadRow::sizeHint() const { return {grown(240), grown(kBeadNow) + 4}; }

void BeadRow::paintEvent(QPaintEvent *)
{
    if (done_.empty())
        return;
    QPainter painter(this);
    const Strokes strokes(painter);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const qreal now = grown(kBeadNow), bead = grown(kBead);
    const qreal step = done_.size() < 2 ? 0
                                        : std::min((width() - now) / static_cast<qreal>(done_.size() - 1),
                                                   static_cast<qreal>(grown(32)));
    for (std::size_t i = 0; i < done_.size(); ++i) {
        const bool last = i + 1 == done_.size();
        const QRectF cell =
            mirroredIn(QRectF(rect()), {static_cast<qreal>(i) * step, height() / 2.0 - now / 2, now, now},
                       layoutDirection() == Qt::RightToLeft);
        const QPointF centre = cell.center();
        if (!last) {
            painter.setPen(QPen(colours.edge, 2));
            const qreal way = layoutDirection() == Qt::RightToLeft ? -1 : 1;
            painter.drawLine(centre + QPointF(way * (bead / 2 + 1), 0),
                             centre + QPointF(way * (step - bead / 2 - 1), 0));
        }
        if (done_[i]) {
            drawVerdictSign(painter, review::Verdict::Best, {centre.x() - bead / 2, centre.y() - bead / 2, bead, bead},
                            theme);
        } else if (last) {
            paintNowRing(&painter, cell.adjusted(2, 2, -2, -2), palette());
        } else {
            painter.setPen(QPen(colours.textDim, 1.8));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, bead / 3, bead / 3);
        }
    }
}

void drawPackBar(QPainter &painter, const QRectF &rect, double share, bool mirrored, const QPalette &palette)
{
    const Strokes strokes(painter);
    const Theme theme = themeOf(palette);
    const Palette &colours = paletteOf(theme);
    drawPlate(painter, rect, colours.well, colours.hairline, rect.height() / 2, 1);
    if (share <= 0)
        return;
    const QRectF done(rect.left(), rect.top(), std::max(rect.width() * std::min(share, 1.0), rect.height()),
                      rect.height());
    drawPlate(painter, mirroredIn(rect, done, mirrored),
              share >= 1 ? verdictColour(review::Verdict::Best, theme) : colours.chosenEdge, {}, rect.height() / 2);
}

CardSet handOf(const Events &seen, int seat)
{
    return std::get<GameEvent>(seen.front()).game == Game::Odin ? viewAfter<odin::View>(seen, seat).hand()
                                                                : viewAfter<ninjan::View>(seen, seat).hand();
}

} // namespace meadhall::ui
