// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/chart.h"

#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <vector>

namespace meadhall::ui {

namespace {

/// A value of a chart.
class ValueAccessible : public QAccessibleInterface {
public:
    ValueAccessible(Chart *chart, int index) : chart_(chart), index_(index) {}

    bool isValid() const override { return chart_ && index_ < chart_->valueCount(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return chart_ ? chart_->window()->windowHandle() : nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(chart_); }
    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString &) override {}

    QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Name && isValid() ? spoken(chart_->valueText(index_)) : QString();
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = chart_->valueRect(index_).toAlignedRect();
        return {chart_->mapToGlobal(place.topLeft()), place.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.invisible = !isValid() || !chart_->isVisible();
        state.focused = isValid() && chart_->hasFocus() && chart_->current() == index_;
        return state;
    }

private:
    QPointer<Chart> chart_;
    int index_;
};

class ChartAccessible : public QAccessibleWidget {
public:
    explicit ChartAccessible(Chart *chart) : QAccessibleWidget(chart, QAccessible::Chart) {}
    ~ChartAccessible() override
    {
        for (const QAccessible::Id id : values_)
            QAccessible::deleteAccessibleInterface(id);
    }

    QString text(QAccessible::Text text) const override
    {
        const QString sentence = chart() && text == QAccessible::Description ? chart()->sentence() : QString();
        return sentence.isEmpty() ? QAccessibleWidget::text(text) : sentence;
    }
    int childCount() const override { return chart() ? chart()->valueCount() : 0; }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (static_cast<int>(values_.size()) <= index) {
            const int next = static_cast<int>(values_.size());
            values_.push_back(QAccessible::registerAccessibleInterface(new ValueAccessible(chart(), next)));
        }
        return QAccessible::accessibleInterface(values_[static_cast<std::size_t>(index)]);
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (QAccessibleInterface *value = child(i); value->rect().contains(x, y))
                return value;
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == wanted)
                return i;
        return -1;
    }
    QAccessibleInterface *focusChild() const override
    {
        const bool inside = chart() && chart()->hasFocus() && chart()->current() >= 0;
        return inside ? child(chart()->current()) : QAccessibleWidget::focusChild();
    }

private:
    /// Null while it is being deleted.
    Chart *chart() const { return qobject_cast<Chart *>(object()); }

    mutable std::vector<QAccessible::Id> values_;
};

QAccessibleInterface *makeChartAccessible(const QString &, QObject *object)
{
    auto *chart = qobject_cast<Chart *>(object);
    return chart ? new ChartAccessible(chart) : nullptr;
}

} // namespace

Chart::Chart(QWidget *parent) : QWidget(parent)
{
    static std::once_flag provided;
    std::call_once(provided, [] { QAccessible::installFactory(makeChartAccessible); });
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void Chart::setCurrent(int index)
{
    index = index < valueCount() ? index : -1;
    if (index == current_)
        return;
    current_ = index;
    update();
    Q_EMIT currentChanged(index);
}

int Chart::valueAt(const QPointF &place) const
{
    const bool takesNearest = valueArea().contains(place);
    int nearest = -1;
    qreal least = 0;
    for (int i = 0; i < valueCount(); ++i) {
        if (!takesNearest && !valueRect(i).contains(place))
            continue;
        const qreal distance = std::abs(valueRect(i).center().x() - place.x());
        if (nearest < 0 || distance < least) {
            nearest = i;
            least = distance;
        }
    }
    return nearest;
}

int Chart::neighbour(int index, int right, int down) const
{
    const int step = (layoutDirection() == Qt::RightToLeft ? -right : right) + down;
    return std::clamp(index + step, 0, std::max(0, valueCount() - 1));
}

void Chart::goTo(int index)
{
    setCurrent(index);
    if (current_ < 0)
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(current_);
    QAccessible::updateAccessibility(&event);
}

bool Chart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !hasToolTips_)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const int index = valueAt(help->pos()); index >= 0) {
        const QRect place = valueRect(index).toAlignedRect(); // the tool tip closes outside
        QToolTip::showText(help->globalPos(), valueText(index), this, place.contains(help->pos()) ? place : QRect());
    }
    return true;
}

void Chart::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int last = valueCount() - 1;
    if (!plain || last < 0)
        return QWidget::keyPressEvent(event);
    const auto step = [&](int right, int down) { goTo(current_ < 0 ? last : neighbour(current_, right, down)); };
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, -1);
    case Qt::Key_Down:
        return step(0, 1);
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(last);
    case Qt::Key_T:
        Q_EMIT tableRequested();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Chart::mouseMoveEvent(QMouseEvent *event)
{
    setCurrent(valueAt(event->position()));
    QWidget::mouseMoveEvent(event);
}

void Chart::focusOutEvent(QFocusEvent *event)
{
    setCurrent(-1);
    QWidget::focusOutEvent(event);
}

void Chart::leaveEvent(QEvent *event)
{
    setCurrent(-1);
    QWidget::leaveEvent(event);
}

void Chart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChart(painter);
    if (hasFocus())
        drawFocusRing(painter, rect(), controlColours(palette()));
}

} // namespace meadhall::ui
