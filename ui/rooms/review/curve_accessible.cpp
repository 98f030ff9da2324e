// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/curve_accessible.h"

#include "ui/rooms/review/curve_plot.h"

#include <QAccessibleWidget>

namespace meadhall::ui {

namespace {

class CurveAccessible : public QAccessibleWidget {
public:
    explicit CurveAccessible(CurvePlot *plot) : QAccessibleWidget(plot, QAccessible::Chart) {}

    QString text(QAccessible::Text which) const override
    {
        const auto *plot = qobject_cast<const CurvePlot *>(object());
        return plot && which == QAccessible::Value ? plot->spokenValue() : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface *makeCurveAccessible(const QString &, QObject *object)
{
    auto *plot = qobject_cast<CurvePlot *>(object);
    return plot ? new CurveAccessible(plot) : nullptr;
}

} // namespace

void provideCurveAccessibility()
{
    static const bool provided = [] {
        QAccessible::installFactory(makeCurveAccessible);
        return true;
    }();
    Q_UNUSED(provided)
}

void announceCurveValue(QWidget *curve)
{
    if (!QAccessible::isActive())
        return;
    const auto *plot = qobject_cast<CurvePlot *>(curve);
    QAccessibleValueChangeEvent event(curve, plot ? plot->spokenValue() : QString());
    QAccessible::updateAccessibility(&event);
}

} // namespace meadhall::ui
