// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/curve_plot.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/motion.h"
#include "ui/rooms/review/curve_accessible.h"
#include "ui/rooms/review/curve_values.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kPlotGlide = 120, kMarkFade = 150; ///< ms
constexpr int kPlotEdge = 10;                    ///< px around everything
constexpr int kNameLine = 16;                    ///< px, the piece of a line before its name
constexpr int kPointer = 8;                      ///< px above the plot for the pointer of the cursor
/// Points that the scale shows at least.
constexpr double kLeastHand = 6, kLeastGame = 20;

/// The distance of grid lines: 1, 2 or 5 times a power of ten, about four on the scale.
double stepFor(double range)
{
    const double rough = range / 3.5, power = std::pow(10, std::floor(std::log10(rough)));
    const double part = rough / power;
    return power * (part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10);
}

} // namespace

CurvePlot::CurvePlot(ReviewedGame &game, const CurveValues &values, QWidget *parent)
    : QWidget(parent), game_(game), values_(values)
{
    provideCurveAccessibility();
    setObjectName(QStringLiteral("curvePlot"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    gliding_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&gliding_, &QVariantAnimation::valueChanged, this, [this](const QVariant &x) {
        glidingX_ = x.toDouble();
        update();
    });
    connect(&gliding_, &QVariantAnimation::finished, this, [this] {
        glidingX_.reset();
        update();
    });
    connect(&game, &ReviewedGame::lineChanged, this, &CurvePlot::glide);
    connect(&fading_, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    fading_.setStartValue(0.0);
    fading_.setEndValue(1.0);
    connect(&game, &ReviewedGame::reviewChanged, this, &CurvePlot::fadeIn);
    connect(&game, &ReviewedGame::gameChanged, this, [this] {
        read_ = 0;
        marked_.clear();
        branch_.reset();
        retranslate();
        update();
    });
    connect(&values, &CurveValues::pointsChanged, this, [this] {
        gliding_.stop();
        glidingX_.reset();
        shownX_ = currentX();
        update();
    });
    retranslate();
}

void CurvePlot::retranslate()
{
    setAccessibleName(ReviewText::curveTitle(game_.game()));
    update();
}

void CurvePlot::setBranch(std::optional<CurveBranch> branch)
{
    branch_ = std::move(branch);
    update();
}

void CurvePlot::setThread(bool thread)
{
    thread_ = thread;
    setFocusPolicy(thread ? Qt::NoFocus : Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, thread ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
    update();
}

int CurvePlot::readSeat() const
{
    const std::vector<int> seats = values_.seats();
    return seats.empty() ? 0 : seats[toIndex(read_) % seats.size()];
}

QString CurvePlot::spokenValue() const { return values_.spokenPoint(values_.current(), readSeat()); }

QSize CurvePlot::sizeHint() const { return {grown(thread_ ? 322 : 700), grown(thread_ ? 24 : 150)}; }
QSize CurvePlot::minimumSizeHint() const { return {grown(thread_ ? 120 : 240), grown(thread_ ? 24 : 96)}; }

double CurvePlot::currentX() const
{
    const int point = values_.current();
    return point < 0 ? 0 : values_.points()[toIndex(point)].x;
}

/// The cursor glides within a hand; where the points change it jumps, see pointsChanged().
void CurvePlot::glide()
{
    const double from = glidingX_.value_or(shownX_);
    shownX_ = currentX();
    gliding_.stop();
    glidingX_.reset();
    if (const int time = motionTime(kPlotGlide); time > 0 && from != shownX_ && isVisible()) {
        gliding_.setDuration(time);
        gliding_.setStartValue(from);
        gliding_.setEndValue(shownX_);
        gliding_.start();
    }
    update();
    readChanged();
}

/// Marks of what has been judged just now fade in, unless they come all at once.
void CurvePlot::fadeIn()
{
    std::set<int> fresh;
    for (const review::Decision &decision : game_.decisions())
        if (game_.judgementAt(decision.line) && marked_.insert(decision.line).second)
            fresh.insert(decision.line);
    const int time = motionTime(kMarkFade);
    if (!fresh.empty() && fresh.size() < marked_.size() && time > 0 && isVisible()) {
        fresh_ = std::move(fresh);
        fading_.stop();
        fading_.setDuration(time);
        fading_.start();
    }
    update();
}

void CurvePlot::readChanged()
{
    if (hasFocus())
        announceCurveValue(this);
}

/// Going beyond the end of a hand leads to the next one.
void CurvePlot::goTo(int point)
{
    const auto &points = values_.points();
    if (points.empty())
        return;
    const int last = static_cast<int>(points.size()) - 1;
    if (point > last && points.back().last < game_.places().lines())
        Q_EMIT lineChosen(points.back().last + 1);
    else if (point < 0 && points.front().first > 2)
        Q_EMIT lineChosen(points.front().first - 1);
    else
        Q_EMIT lineChosen(values_.lineOf(std::clamp(point, 0, last)));
}

int CurvePlot::nearest(const QPointF &position) const
{
    const Frame frame = this->frame();
    int best = -1;
    qreal distance = 1e9;
    for (int point = 0; point < values_.rowCount(); ++point) {
        const qreal away = std::abs(at(frame, values_.points()[toIndex(point)].x, frame.low).x() - position.x());
        if (away < distance) {
            distance = away;
            best = point;
        }
    }
    return best;
}

bool CurvePlot::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int point = nearest(help->pos());
    if (point >= 0)
        QToolTip::showText(help->globalPos(), values_.spokenPoint(point, readSeat()), this);
    return true;
}

void CurvePlot::keyPressEvent(QKeyEvent *event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int seats = game_.players();
    switch (event->key()) {
    case Qt::Key_Left:
        return goTo(values_.current() + (mirrored ? 1 : -1));
    case Qt::Key_Right:
        return goTo(values_.current() + (mirrored ? -1 : 1));
    case Qt::Key_Home:
    case Qt::Key_End:
        if (event->modifiers() == Qt::NoModifier)
            return goTo(event->key() == Qt::Key_Home ? 0 : values_.rowCount() - 1);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (seats == 0)
            break;
        read_ = (read_ + (event->key() == Qt::Key_Down ? 1 : seats - 1)) % seats;
        update();
        return readChanged();
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void CurvePlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        mouseMoveEvent(event);
    else
        QWidget::mousePressEvent(event);
}

void CurvePlot::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const int point = nearest(event->position());
    if (point >= 0 && point != values_.current())
        Q_EMIT lineChosen(values_.lineOf(point));
}

CurvePlot::Frame CurvePlot::frame() const
{
    Frame frame{};
    frame.mirrored = layoutDirection() == Qt::RightToLeft;
    const bool hand = game_.game() == Game::Odin;
    double least = 0, most = hand ? kLeastHand : kLeastGame;
    const auto include = [&](double value) {
        least = std::min(least, value);
        most = std::max(most, value);
    };
    for (int point = 0; point < values_.rowCount(); ++point)
        for (int seat = 0; seat < game_.players(); ++seat)
            if (const auto value = values_.expected(point, seat))
                include(*value);
    for (const double value : branch_ ? branch_->expected : std::vector<double>{})
        include(value);
    frame.step = stepFor(most - least);
    least = std::floor(least / frame.step) * frame.step;
    most = std::ceil(most / frame.step) * frame.step;
    frame.low = hand ? most : least;
    frame.high = hand ? least : most;
    frame.length = std::max(1.0, values_.points().empty() ? 1.0 : values_.points().back().x);
    if (thread_) {
        frame.plot = QRectF(rect()).adjusted(6, 4, -6, -4);
        return frame;
    }
    const QFontMetrics metrics = fontMetrics();
    const int figures = std::max(metrics.horizontalAdvance(number(static_cast<int>(least))),
                                 metrics.horizontalAdvance(number(static_cast<int>(most))));
    int names = 0;
    for (int seat = 0; seat < game_.players(); ++seat)
        names = std::max(names, metrics.horizontalAdvance(values_.headerData(seat + 1, Qt::Horizontal).toString()));
    names = std::min(names + grown(4), width() / 5) + grown(kNameLine) + 6;
    const int before = std::max(figures + 8, grown(30));
    frame.plot = QRectF(rect())
                     .adjusted(kPlotEdge, metrics.height() + grown(kPointer), -kPlotEdge, -metrics.height() - 4)
                     .adjusted(frame.mirrored ? names : before, 0, frame.mirrored ? -before : -names, 0);
    return frame;
}

QPointF CurvePlot::at(const Frame &frame, double x, double value) const
{
    return ChartArea{frame.plot, 0, frame.length, frame.low, frame.high, frame.mirrored}.at(x, value);
}

std::optional<QPointF> CurvePlot::pointAt(const Frame &frame, int point, int seat) const
{
    const auto value = values_.expected(point, seat);
    return value ? std::optional(at(frame, values_.points()[toIndex(point)].x, *value)) : std::nullopt;
}

} // namespace meadhall::ui
