// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/scrim.h"

#include "ui/base/graphics/theme.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/style.h"

#include <QEvent>
#include <QPalette>

namespace meadhall::ui {

namespace {

constexpr int kScrimIn = 180, kScrimOut = 120; ///< ms
constexpr float kLightScrim = 0.35F, kDarkScrim = 0.62F, kDayScrim = 0.5F;

} // namespace

Scrim::Scrim(QWidget *parent, bool light) : QWidget(parent), light_(light)
{
    setAutoFillBackground(true);
    const auto cover = [this] {
        setGeometry(parentWidget()->rect());
        setShown(shown_);
    };
    cover();
    followChanges(parent, {QEvent::Resize, QEvent::PaletteChange}, cover, this);
    connect(&fading_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { setShown(value.toReal()); });
}

void Scrim::arrive()
{
    show();
    fading_.setEasingCurve(QEasingCurve::OutCubic);
    fadeTo(1, motionTime(kScrimIn));
}

void Scrim::leave()
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

void Scrim::finish()
{
    if (fading_.state() == QAbstractAnimation::Running)
        fading_.setCurrentTime(fading_.duration());
}

void Scrim::setShown(qreal share)
{
    shown_ = share;
    const QPalette &colours = parentWidget()->palette();
    const bool dark = themeOf(colours) != Theme::Light;
    QColor shade = colours.color(QPalette::Shadow);
    if (dark)
        shade = shade.darker(160);
    shade.setAlphaF((light_ ? kLightScrim : dark ? kDarkScrim : kDayScrim) * static_cast<float>(share));
    QPalette own;
    own.setColor(QPalette::Window, shade);
    setPalette(own);
}

bool Scrim::event(QEvent *event)
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

void Scrim::fadeTo(qreal target, int duration)
{
    fading_.stop();
    if (duration <= 0)
        return setShown(target);
    animate(fading_, duration, shown_, target);
}

} // namespace meadhall::ui
