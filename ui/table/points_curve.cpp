#include "ui/table/points_curve.h"

#include "ui/text/text.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace meadhall::ui {

namespace {

/// Told apart by lightness before hue, on the plaque of either theme.
constexpr std::array<QRgb, 6> kCurveOnDark{0xfff2b84b, 0xff7fc0f0, 0xfff08aa8, 0xff8fd08a, 0xffe8e0d0, 0xffc88a5a};
constexpr std::array<QRgb, 6> kCurveOnLight{0xff9a4a00, 0xff1f5f9e, 0xffb8285f, 0xff2c7440, 0xff3a342e, 0xff7a5a10};

} // namespace

PointsCurve::PointsCurve(const std::vector<std::vector<int>> &totals, const QStringList &names, int target, Theme theme,
                         QWidget *parent)
    : PointsCurve(parent)
{
    setLines(totals, names, target);
    setTheme(theme);
}

PointsCurve::PointsCurve(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("curve"));
}

void PointsCurve::setLines(const std::vector<std::vector<int>> &totals, const QStringList &names, int target)
{
    totals_ = totals;
    names_ = names;
    target_ = target;
    updateGeometry();
    update();
}

void PointsCurve::setTheme(Theme theme)
{
    theme_ = theme;
    update();
}

QSize PointsCurve::sizeHint() const
{
    const int line = fontMetrics().height();
    return {24 * line, std::max(7, static_cast<int>(names_.size()) + 3) * line};
}

int PointsCurve::maxPoints() const
{
    int maxPoints = std::max(1, target_);
    for (const auto &hand : totals_)
        for (int points : hand)
            maxPoints = std::max(maxPoints, points);
    return maxPoints;
}

/// Below zero where cards that cost points were taken.
int PointsCurve::minPoints() const
{
    int least = 0;
    for (const auto &hand : totals_)
        for (int points : hand)
            least = std::min(least, points);
    return least;
}

/// Where the lines are: room for figures where reading begins, for names where it ends.
QRectF PointsCurve::plot() const
{
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const QString &name : names_)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    const int figures =
        std::max(metrics.horizontalAdvance(number(maxPoints())), metrics.horizontalAdvance(number(minPoints()))) + 8;
    const int nameSpace = std::min(widest, width() / 3) + 12;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    return QRectF(rect()).adjusted(mirrored ? nameSpace : figures, metrics.height() / 2.0,
                                   mirrored ? -figures : -nameSpace, -metrics.height() * 1.4);
}

QPointF PointsCurve::pointAt(const QRectF &plot, int hand, int points) const
{
    const qreal along = plot.width() * hand / std::max<qreal>(1, static_cast<qreal>(totals_.size()));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal up = plot.height() * (points - minPoints()) / (maxPoints() - minPoints());
    return {mirrored ? plot.right() - along : plot.left() + along, plot.bottom() - up};
}

void PointsCurve::paintGrid(QPainter &painter, const QRectF &plot) const
{
    const QFontMetrics metrics = fontMetrics();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    const qreal zero = pointAt(plot, 0, 0).y();
    painter.drawLine(QPointF(plot.left(), zero), QPointF(plot.right(), zero));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int hands = static_cast<int>(totals_.size());
    const int every = std::max(1, (hands + 9) / 10);
    for (int hand = every; hand <= hands; hand += every) {
        const QRectF box(pointAt(plot, hand, 0).x() - 20, plot.bottom() + 4, 40, metrics.height());
        painter.drawText(box, Qt::AlignCenter, number(hand));
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto figure = [&](int points) {
        painter.drawText(QRectF(mirrored ? plot.right() + 4 : 0, pointAt(plot, 0, points).y() - metrics.height() / 2.0,
                                mirrored ? width() - plot.right() - 4 : plot.left() - 4, metrics.height()),
                         Qt::AlignVCenter | Qt::AlignRight | Qt::AlignAbsolute, number(points));
    };
    figure(target_ > 0 ? target_ : maxPoints());
    if (minPoints() == 0 || plot.bottom() - zero >= metrics.height())
        figure(0);
    if (minPoints() < 0)
        figure(minPoints());
    if (target_ > 0) {
        const qreal y = pointAt(plot, 0, target_).y();
        painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DashLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
}

/// At the ends of the lines, pushed apart where they would lie over each other.
void PointsCurve::paintNames(QPainter &painter, const QRectF &plot) const
{
    struct End {
        std::size_t seat;
        qreal y;
    };
    const qreal line = fontMetrics().height();
    std::vector<End> ends;
    for (std::size_t seat = 0; seat < totals_.back().size(); ++seat)
        ends.push_back({seat, pointAt(plot, 0, totals_.back()[seat]).y()});
    std::stable_sort(ends.begin(), ends.end(), [](const End &a, const End &b) { return a.y < b.y; });
    for (std::size_t i = 1; i < ends.size(); ++i)
        ends[i].y = std::max(ends[i].y, ends[i - 1].y + line);
    qreal minPoints = height() - line / 2;
    for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
        end->y = std::min(end->y, minPoints);
        minPoints = end->y - line;
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto &colours = theme_ == Theme::Dark ? kCurveOnDark : kCurveOnLight;
    for (const End &end : ends) {
        const QRectF box = mirrored ? QRectF(0, end.y - line / 2, plot.left() - 8, line)
                                    : QRectF(plot.right() + 8, end.y - line / 2, width() - plot.right() - 8, line);
        painter.setPen(QColor(colours[end.seat % colours.size()]));
        painter.drawText(box, Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute,
                         fontMetrics().elidedText(names_.value(static_cast<qsizetype>(end.seat)), Qt::ElideRight,
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
