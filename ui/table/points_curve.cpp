#include "ui/table/points_curve.h"

#include "ui/text/text.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace meadhall::ui {

namespace {

/// Line colours by seat. They differ in lightness as well as hue, for colour-blind players.
constexpr std::array<QRgb, 6> kCurveOnDark{0xfff2b84b, 0xff7fc0f0, 0xfff08aa8, 0xff8fd08a, 0xffe8e0d0, 0xffc88a5a};
constexpr std::array<QRgb, 6> kCurveOnLight{0xff9a4a00, 0xff1f5f9e, 0xffb8285f, 0xff2c7440, 0xff3a342e, 0xff7a5a10};

} // namespace

PointsCurve::PointsCurve(const std::vector<std::vector<int>> &totals, const QStringList &names, int target, Theme theme,
                         QWidget *parent)
    : QWidget(parent), totals_(totals), names_(names), target_(target), theme_(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("curve"));
}

QSize PointsCurve::sizeHint() const
{
    const int line = fontMetrics().height();
    return {24 * line, std::max(7, static_cast<int>(names_.size()) + 3) * line};
}

int PointsCurve::maxPoints() const
{
    int highest = std::max(1, target_);
    for (const auto &hand : totals_)
        for (int points : hand)
            highest = std::max(highest, points);
    return highest;
}

/// The area of the lines, between the figures at the leading edge and the names at the trailing edge.
QRectF PointsCurve::plot() const
{
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const QString &name : names_)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    const int figures = metrics.horizontalAdvance(number(maxPoints())) + 8;
    const int nameSpace = std::min(widest, width() / 3) + 12;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    return QRectF(rect()).adjusted(mirrored ? nameSpace : figures, metrics.height() / 2.0,
                                   mirrored ? -figures : -nameSpace, -metrics.height() * 1.4);
}

QPointF PointsCurve::pointAt(const QRectF &plot, int hand, int points) const
{
    const qreal along = plot.width() * hand / std::max<qreal>(1, static_cast<qreal>(totals_.size()));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    return {mirrored ? plot.right() - along : plot.left() + along,
            plot.bottom() - plot.height() * points / maxPoints()};
}

void PointsCurve::paintGrid(QPainter &painter, const QRectF &plot) const
{
    const QFontMetrics metrics = fontMetrics();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int hands = static_cast<int>(totals_.size());
    const int every = std::max(1, (hands + 9) / 10);
    for (int hand = every; hand <= hands; hand += every) {
        const QRectF box(pointAt(plot, hand, 0).x() - 20, plot.bottom() + 2, 40, metrics.height());
        painter.drawText(box, Qt::AlignCenter, number(hand));
    }
    const int line = target_ > 0 ? target_ : maxPoints();
    const qreal y = pointAt(plot, 0, line).y();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.drawText(QRectF(mirrored ? plot.right() + 4 : 0, y - metrics.height() / 2.0,
                            mirrored ? width() - plot.right() - 4 : plot.left() - 4, metrics.height()),
                     Qt::AlignVCenter | Qt::AlignRight | Qt::AlignAbsolute, number(line));
    if (target_ > 0) {
        painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
}

/// Paints the names at the ends of the lines, moved apart where they would overlap.
void PointsCurve::paintNames(QPainter &painter, const QRectF &plot) const
{
    struct Label {
        std::size_t seat;
        qreal y;
    };
    const qreal line = fontMetrics().height();
    std::vector<Label> labels;
    for (std::size_t seat = 0; seat < totals_.back().size(); ++seat)
        labels.push_back({seat, pointAt(plot, 0, totals_.back()[seat]).y()});
    std::stable_sort(labels.begin(), labels.end(), [](const Label &a, const Label &b) { return a.y < b.y; });
    for (std::size_t i = 1; i < labels.size(); ++i)
        labels[i].y = std::max(labels[i].y, labels[i - 1].y + line);
    qreal lowest = height() - line / 2;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->y = std::min(label->y, lowest);
        lowest = label->y - line;
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto &colours = theme_ == Theme::Dark ? kCurveOnDark : kCurveOnLight;
    for (const Label &label : labels) {
        const QRectF box = mirrored ? QRectF(0, label.y - line / 2, plot.left() - 8, line)
                                    : QRectF(plot.right() + 8, label.y - line / 2, width() - plot.right() - 8, line);
        painter.setPen(QColor(colours[label.seat % colours.size()]));
        painter.drawText(box, Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute,
                         fontMetrics().elidedText(names_.value(static_cast<qsizetype>(label.seat)), Qt::ElideRight,
                                                  static_cast<int>(box.width())));
    }
}

void PointsCurve::paintEvent(QPaintEvent *)
{
    if (totals_.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plot = this->plot();
    paintGrid(painter, plot);
    const auto &colours = theme_ == Theme::Dark ? kCurveOnDark : kCurveOnLight;
    for (std::size_t seat = 0; seat < totals_.back().size(); ++seat) {
        const QColor colour(colours[seat % colours.size()]);
        QPolygonF line{pointAt(plot, 0, 0)};
        for (std::size_t hand = 0; hand < totals_.size(); ++hand)
            line.append(pointAt(plot, static_cast<int>(hand) + 1, totals_[hand][seat]));
        painter.setPen(QPen(colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (const QPointF &point : line)
            painter.drawEllipse(point, 2.6, 2.6);
    }
    paintNames(painter, plot);
}

} // namespace meadhall::ui
