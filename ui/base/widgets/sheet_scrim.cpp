// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/sheet_scrim.h"

#include "ui/base/graphics/theme.h"
#include "ui/base/widgets/motion.h"

#include <QEvent>
#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr int kScrimIn = 180, kScrimOut = 120; ///< ms
constexpr float kLightScrim = 0.35F, kDarkScrim = 0.62F, kDayScrim = 0.5F;

} // namespace

SheetScrim::SheetScrim(QWidget *window, bool light) : QWidget(window), light_(light)
{
    setObjectName(QStringLiteral("scrim"));
    setGeometry(window->rect());
    connect(&fading_, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        shown_ = value.toReal();
        update();
    });
    window->installEventFilter(this);
}

void SheetScrim::arrive()
{
    show();
    fading_.setEasingCurve(QEasingCurve::OutCubic);
    fadeTo(1, motionTime(kScrimIn));
}

void SheetScrim::leave()
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    const int duration = isVisible() ? motionTime(kScrimOut) : 0;
    if (duration <= 0) {
        hide();
        deleteLater();
        return;
    }
    fading_.setEasingCurve(QEasingCurve::InCubic);
    fadeTo(0, duration);
    connect(&fading_, &QVariantAnimation::finished, this, &QObject::deleteLater);
}

void SheetScrim::finish()
{
    if (fading_.state() == QAbstractAnimation::Running)
        fading_.setCurrentTime(fading_.duration());
}

void SheetScrim::fadeTo(qreal target, int duration)
{
    fading_.stop();
    if (duration <= 0) {
        shown_ = target;
        update();
        return;
    }
    fading_.setDuration(duration);
    fading_.setStartValue(shown_);
    fading_.setEndValue(target);
    fading_.start();
}

bool SheetScrim::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

bool SheetScrim::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        Q_EMIT clicked();
        [[fallthrough]];
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::ContextMenu:
    case QEvent::ToolTip:
        event->accept(); // not for what lies behind
        return true;
    default:
        return QWidget::event(event);
    }
}

void SheetScrim::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool dark = themeOf(palette()) != Theme::Light;
    QColor shade = palette().color(QPalette::Shadow);
    if (dark)
        shade = shade.darker(160);
    shade.setAlphaF((light_ ? kLightScrim : dark ? kDarkScrim : kDayScrim) * static_cast<float>(shown_));
    painter.fillRect(rect(), shade);
}

} // namespace meadhall::ui
