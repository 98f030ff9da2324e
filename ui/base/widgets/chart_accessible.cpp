// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/chart_accessible.h"

#include "ui/base/text/text.h"
#include "ui/base/widgets/chart.h"

#include <QAccessibleWidget>
#include <QPointer>

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

void provideChartAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeChartAccessible);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace meadhall::ui
