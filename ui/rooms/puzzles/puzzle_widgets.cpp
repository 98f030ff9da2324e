// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_widgets.h"

#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "ui/base/widgets/control_paint.h"

#include <QProgressBar>

namespace meadhall::ui {

namespace {

constexpr int kBarThickness = 10;
constexpr int kGradeSide = 13, kGradeStep = 19; ///< px at 1×: of a diamond, and to the next one

} // namespace

GradeMark::GradeMark(int of, QWidget *parent) : QWidget(parent), of_(of)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void GradeMark::setFilled(int filled)
{
    filled_ = filled;
    update();
}

QSize GradeMark::sizeHint() const { return {grown(kGradeStep) * of_, grown(kGradeSide) + 4}; }

void GradeMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Strokes strokes(painter);
    const QColor thread = controlColours(palette()).thread; // darker in the light theme, where it would not show
    const qreal side = grown(kGradeSide);
    for (int i = 0; i < of_; ++i) {
        const QRectF at = mirroredIn(QRectF(rect()), {1.0 + i * grown(kGradeStep), (height() - side) / 2, side, side},
                                     layoutDirection() == Qt::RightToLeft);
        painter.setPen(QPen(i < filled_ ? thread : palette().color(QPalette::PlaceholderText), 1.6));
        painter.setBrush(i < filled_ ? QBrush(thread) : QBrush(Qt::NoBrush));
        painter.drawPolygon(QPolygonF({{at.center().x(), at.top()},
                                       {at.right(), at.center().y()},
                                       {at.center().x(), at.bottom()},
                                       {at.left(), at.center().y()}}));
    }
}

QProgressBar *makePackBar(QWidget *parent)
{
    auto *bar = new QProgressBar(parent);
    bar->setTextVisible(false);
    bar->setFixedHeight(grown(kBarThickness));
    return bar;
}

CardSet handOf(const Events &seen, int seat)
{
    return std::get<GameEvent>(seen.front()).game == Game::Odin ? viewAfter<odin::View>(seen, seat).hand()
                                                                : viewAfter<ninjan::View>(seen, seat).hand();
}

} // namespace meadhall::ui
