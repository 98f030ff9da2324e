// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/table_moment.h"

#include "ui/base/graphics/hanging.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/table/scene/z_values.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kSparkLag = 0.085; ///< how far each diamond is behind the one before, in time
constexpr qreal kRise = 0.7;       ///< in heights of the capsule

void drawSpark(QPainter *painter, QPointF middle, qreal half)
{
    painter->drawPolygon(QPolygonF({middle + QPointF(0, -half), middle + QPointF(half, 0), middle + QPointF(0, half),
                                    middle + QPointF(-half, 0)}));
}

// In ms at normal speed.
constexpr int kLightComes = 250, kLightGoes = 400, kPlaqueComes = 180, kPlaqueGoes = 120;
constexpr int kRising = 260, kFirstLeaves = 900, kApart = 90, kFlying = 420, kCounting = 240, kGlowing = 600;
constexpr int kPlaqueRises = 12; // px
constexpr int kFewestSparks = 3, kMostSparks = 6;

/// Progress of something that begins then and lasts that long.
qreal part(qreal time, qreal begins, qreal lasts) { return std::clamp((time - begins) / lasts, 0.0, 1.0); }

} // namespace

/// The plaque that names who is celebrated. Face, words, a detail at the end, and a woven strip below. Origin: its
/// centre.
class MomentPlaque : public TableItem {
    Q_OBJECT

public:
    /// @param words such as "Sigrid goes out"
    /// @param part such as "hand 4"
    MomentPlaque(PixmapCache &cache, const QString &portrait, const QString &words, const QString &part,
                 QGraphicsItem *parent)
        : TableItem(cache, parent), portrait_(portrait), words_(words), part_(part)
    {
        setAcceptedMouseButtons(Qt::NoButton);
    }

    /// @param size in logical pixels
    /// @param mirrored the face is at the right
    void setPlace(QSizeF size, bool mirrored)
    {
        changeShape(size_, size);
        changeShape(mirrored_, mirrored);
    }

    QRectF boundingRect() const override
    {
        return QRectF(QPointF(-size_.width() / 2, -size_.height() / 2), size_).adjusted(-3, -3, 3, 3);
    }
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        const QRectF box = boundingRect().adjusted(3, 3, -3, -3);
        const qreal strip = std::max(7.0, box.height() * 0.15);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(colours().plaque);
        painter->setPen(QPen(colours().goldLine, 5));
        painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
        painter->save();
        QPainterPath inside;
        inside.addRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
        painter->setClipPath(inside);
        paintWovenStrip(*painter, QRectF(box.left(), box.bottom() - strip - 1, box.width(), strip), colours());
        painter->restore();
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colours().gold, 2));
        painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
        const QRectF row = box.adjusted(14, 6, -14, -strip - 5);
        const auto placed = [&](const QRectF &rect) { return mirroredIn(box, rect, mirrored_); };
        qreal from = row.left();
        if (const auto portrait = portraitIndex(portrait_)) {
            const QRectF face = placed(QRectF(row.left(), row.top(), row.height(), row.height()));
            art().draw(painter, portraitArt(*portrait), face);
            painter->setPen(QPen(colours().goldLine, 4));
            painter->drawEllipse(face);
            painter->setPen(QPen(colours().gold, 2));
            painter->drawEllipse(face);
            from += row.height() + 14;
        }
        const QFont small = tableFont(std::max(12.0, row.height() * 0.34), false);
        const qreal partWidth = textWidth(small, part_) + 2;
        painter->setPen(colours().textDim);
        drawLine(painter, placed(QRectF(row.right() - partWidth, row.top(), partWidth, row.height())), small, part_,
                 !mirrored_);
        painter->setPen(colours().text);
        const QRectF words = placed(QRectF(from, row.top(), row.right() - partWidth - 12 - from, row.height()));
        drawLine(painter, words, fittedFont(tableFont(row.height() * 0.56, true), words_, words.width(), 0.6), words_,
                 mirrored_);
    }

private:
    QString portrait_, words_, part_;
    QSizeF size_{420, 66};
    bool mirrored_ = false;
};

PointsFlight::PointsFlight(PixmapCache &cache, const QString &text, int sparks, QGraphicsItem *parent)
    : TableItem(cache, parent), text_(text), sparks_(sparks)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void PointsFlight::setPath(QPointF from, QPointF to, qreal height)
{
    prepareGeometryChange();
    from_ = from;
    to_ = to;
    height_ = height;
}

qreal PointsFlight::capsuleWidth() const { return textWidth(tableFont(height_ * 0.56, true), text_) + height_ * 1.35; }

QPointF PointsFlight::at(qreal flown) const
{
    const qreal t = QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(std::clamp(flown, 0.0, 1.0));
    return from_ + (to_ - from_) * t;
}

QRectF PointsFlight::boundingRect() const
{
    const qreal wide = capsuleWidth() / 2 + 4, high = height_ * (0.5 + kRise) + 4;
    return QRectF(from_, to_).normalized().adjusted(-wide, -high, wide, high);
}

void PointsFlight::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (risen_ <= 0 || flown_ >= 1)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal opacity = painter->opacity();
    for (int i = sparks_; i >= 1 && flown_ > 0; --i) {
        const qreal behind = flown_ - kSparkLag * i;
        if (behind <= 0)
            continue;
        painter->setOpacity(opacity * (1 - i / (sparks_ + 1.0)));
        painter->setPen(QPen(colours().goldLine, 1));
        painter->setBrush(colours().thread);
        drawSpark(painter, at(behind), height_ * (0.17 - 0.015 * i));
    }
    painter->setOpacity(opacity * risen_);
    const QPointF middle = at(flown_) + QPointF(0, height_ * kRise * (1 - risen_));
    const QSizeF size(capsuleWidth(), height_);
    const QRectF box(middle - QPointF(size.width(), size.height()) / 2, size);
    painter->setBrush(colours().plaque);
    painter->setPen(QPen(colours().goldLine, 4));
    painter->drawRoundedRect(box, height_ / 2, height_ / 2);
    painter->setPen(QPen(colours().gold, 2));
    painter->drawRoundedRect(box, height_ / 2, height_ / 2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().thread);
    drawSpark(painter, QPointF(box.left() + height_ * 0.52, middle.y()), height_ * 0.16);
    painter->setPen(colours().text);
    drawCentred(painter, box.adjusted(height_ * 0.7, 0, -height_ * 0.3, 0), tableFont(height_ * 0.56, true), text_);
    painter->setOpacity(opacity);
}

TableMoment::TableMoment(PixmapCache &cache, const Table &table, const MomentFacts &end, const TableLayout &layout,
                         Theme theme)
    : table_(table), length_(end.length), plaque_(new MomentPlaque(cache, end.portrait, end.words, end.part, this))
{
    setFlag(QGraphicsItem::ItemHasNoContents);
    setZValue(z::kFlying);
    const qreal high = std::clamp(66 * layout.unit, 50.0, 160.0) * layout.wordGrowth;
    const qreal wide = std::min(420 / 66.0 * high, layout.size.width() * std::min(0.6 * layout.wordGrowth, 0.9));
    plaqueAt_ = end.place.value_or(QPointF(layout.size.width() / 2, layout.message.bottom() - high / 2));
    plaque_->setTheme(theme);
    plaque_->setPlace(QSizeF(wide, high), layout.hand.rightToLeft);
    addFlights(cache, end, layout, theme);
    setTime(0);
}

void TableMoment::addFlights(PixmapCache &cache, const MomentFacts &end, const TableLayout &layout, Theme theme)
{
    int n = 0;
    for (std::size_t seat = 0; seat < table_.seats.size() && seat < end.points.size(); ++seat) {
        const int points = end.points[seat];
        if (points == 0)
            continue;
        auto *item = new PointsFlight(cache, signedNumber(points),
                                      std::clamp(std::abs(points), kFewestSparks, kMostSparks), this);
        item->setTheme(theme);
        SeatItem *owner = table_.seats[seat];
        item->setPath(table_.from[seat], owner->mapToScene(owner->pointsCentre()), layout.chipHeight);
        const int total = end.totals[seat];
        flights_.push_back({item, owner, total - points, total, handOpens(n) + 120, kFirstLeaves + kApart * n});
        ++n;
    }
}

int TableMoment::length() const
{
    return flights_.empty() ? length_ : std::max(length_, flights_.back().leaves + kFlying + kCounting);
}

void TableMoment::setTime(qreal time)
{
    showLight(time);
    for (const Flight &flight : flights_)
        showFlight(flight, time);
}

void TableMoment::showLight(qreal time)
{
    const qreal light = part(time, 0, kLightComes) * (1 - part(time, length() - kLightGoes, kLightGoes));
    table_.cloth->setLit(light);
    table_.hall->setLit(light);
    const qreal comes = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(part(time, 0, kPlaqueComes));
    plaque_->setOpacity(comes * (1 - part(time, length() - kPlaqueGoes, kPlaqueGoes)));
    plaque_->setPos(plaqueAt_ + QPointF(0, kPlaqueRises * (1 - comes)));
}

void TableMoment::showFlight(const Flight &flight, qreal time)
{
    const QEasingCurve out(QEasingCurve::OutCubic);
    flight.item->setRisen(out.valueForProgress(part(time, flight.rises, kRising)));
    flight.item->setFlown(part(time, flight.leaves, kFlying));
    const qreal lands = flight.leaves + kFlying;
    const qreal counted = part(time, lands, kCounting);
    if (counted < 1)
        flight.seat->setPassingPoints(number(flight.before + qRound((flight.after - flight.before) * counted)));
    else
        flight.seat->setPassingPoints({});
    // The glow of the last plate ends with the moment.
    const qreal glows = std::min<qreal>(kGlowing, length() - lands);
    flight.seat->setPointsLit(time < lands ? 0 : 1 - part(time, lands, glows));
}

} // namespace meadhall::ui

#include "table_moment.moc"
