// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/beads.h"

#include "engine/core/to_index.h"
#include "engine/review/judge/verdict.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kNowRing = 5;                        ///< px around a bead
constexpr qreal kBeadStep = 1.6, kLeastStep = 1.1; ///< from one to the next, in sides
constexpr int kLeastBeads = 5;                     ///< that a row has room for

const QColor kFigureOnWool(0x24, 0x1a, 0x18);

} // namespace

std::vector<Bead> gradeBeads(int filled, int all, const QString &tip)
{
    std::vector<Bead> beads;
    for (int i = 0; i < all; ++i)
        beads.push_back({i < filled ? Bead::Look::FilledDiamond : Bead::Look::EmptyDiamond, 0, tip});
    return beads;
}

Beads::Beads(int side, int columns, QWidget *parent) : QWidget(parent), side_(side), columns_(columns)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    followChanges(this, {QEvent::Resize, QEvent::FontChange}, [this] { countShown(); });
}

void Beads::setBeads(std::vector<Bead> beads, const QString &name, int now)
{
    beads_ = std::move(beads);
    now_ = now < 0 ? static_cast<int>(beads_.size()) - 1 : now;
    setAccessibleName(name);
    updateGeometry();
    update();
    countShown();
}

void Beads::countShown()
{
    if (std::exchange(counted_, shown()) != counted_)
        Q_EMIT shownChanged();
}

int Beads::columns() const { return columns_ > 0 ? columns_ : std::max(1, static_cast<int>(beads_.size())); }

QSize Beads::sizeHint() const
{
    const int rows = (static_cast<int>(beads_.size()) + columns() - 1) / columns();
    return {qRound(grown(side_) * (1 + kBeadStep * (columns() - 1))) + 2 * kNowRing,
            (grown(side_) + 2 * kNowRing) * std::max(1, rows)};
}

QSize Beads::minimumSizeHint() const
{
    const int least = columns_ > 0 ? columns_ : std::min(columns(), kLeastBeads);
    return {qRound(grown(side_) * kLeastStep * least) + 2 * kNowRing, sizeHint().height()};
}

/// px from a bead to the next one.
qreal Beads::step() const
{
    const qreal side = grown(side_), room = width() - side - 2 * kNowRing;
    return std::clamp(room / std::max(1, columns() - 1), side * kLeastStep, side * kBeadStep);
}

int Beads::shown() const
{
    const int all = static_cast<int>(beads_.size());
    const qreal room = width() - grown(side_) - 2 * kNowRing;
    return columns_ > 0 ? all : std::clamp(1 + static_cast<int>(room / step() + 0.01), 0, all);
}

/// Empty for a bead that is left out.
QRectF Beads::discOf(int index) const
{
    const qreal side = grown(side_), step = this->step();
    const int hidden = static_cast<int>(beads_.size()) - shown();
    if (index < hidden)
        return {};
    return mirroredIn(QRectF(rect()),
                      {kNowRing + (index - hidden) % columns() * step,
                       kNowRing + (index / columns()) * (side + 2 * kNowRing), side, side},
                      layoutDirection() == Qt::RightToLeft);
}

bool Beads::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (int i = 0; i < static_cast<int>(beads_.size()); ++i)
        if (const QString &tip = beads_[toIndex(i)].tip; !tip.isEmpty() && discOf(i).contains(help->pos()))
            QToolTip::showText(help->globalPos(), tip, this, discOf(i).toAlignedRect());
    return true;
}

void Beads::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &colours = paletteOf(themeOf(palette()));
    for (int i = 0; i < static_cast<int>(beads_.size()); ++i) {
        const QRectF disc = discOf(i);
        if (disc.isEmpty())
            continue;
        const Bead &bead = beads_[toIndex(i)];
        if (bead.look == Bead::Look::Place) {
            paintPlace(&painter, disc, bead.place, palette());
        } else if (bead.look == Bead::Look::Solved) {
            drawVerdictSign(painter, review::Verdict::Best, disc, themeOf(palette()));
        } else if (bead.look == Bead::Look::FilledDiamond || bead.look == Bead::Look::EmptyDiamond) {
            const bool filled = bead.look == Bead::Look::FilledDiamond;
            const QColor thread =
                controlColours(palette()).thread; // darker in the light theme, where it would not show
            painter.setPen(QPen(filled ? thread : colours.textDim, 1.6));
            painter.setBrush(filled ? QBrush(thread) : QBrush(Qt::NoBrush));
            painter.drawPolygon(QPolygonF({{disc.center().x(), disc.top()},
                                           {disc.right(), disc.center().y()},
                                           {disc.center().x(), disc.bottom()},
                                           {disc.left(), disc.center().y()}}));
        } else {
            painter.setPen(QPen(colours.textDim, 1.5));
            painter.setBrush(bead.look == Bead::Look::Filled ? QBrush(colours.text) : QBrush(Qt::NoBrush));
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
        }
        if (i == now_)
            paintNowRing(&painter, disc.adjusted(-2, -2, 2, 2), palette());
    }
}

void paintPlace(QPainter *painter, const QRectF &disc, int place, const QPalette &palette)
{
    const Theme theme = themeOf(palette);
    const Palette &colours = paletteOf(theme);
    // First place stands out: a light disc in the dark theme, a dark one in the light theme.
    const bool first = place == 1, dark = theme != Theme::Light;
    const QColor filled = dark ? colours.wool : colours.text;
    painter->setPen(QPen(first ? colours.woodGap : colours.textDim, 1.5));
    painter->setBrush(first ? filled : palette.color(QPalette::Base));
    painter->drawEllipse(disc.adjusted(1, 1, -1, -1));
    painter->setPen(!first ? colours.text : dark ? kFigureOnWool : colours.wool);
    drawCentred(painter, disc, tableFont(disc.height() * 0.5, true), number(place));
}

void paintNowRing(QPainter *painter, const QRectF &ring, const QPalette &palette)
{
    const Palette &colours = paletteOf(themeOf(palette));
    painter->setBrush(Qt::NoBrush);
    for (const auto &[ink, width] : {std::pair{colours.goldLine, 4}, {colours.gold, 2}}) {
        painter->setPen(QPen(ink, width));
        painter->drawEllipse(ring);
    }
}

} // namespace meadhall::ui
