// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/style.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/control_paint.h"

#include <QApplication>
#include <QLabel>
#include <QStyle>
#include <QVariantAnimation>

namespace meadhall::ui {

QLabel *wordLabel(QWidget *parent, qreal factor, bool bold, bool dim)
{
    auto *label = new QLabel(parent);
    if (factor != 1 || bold) // otherwise it follows its parent
        label->setFont(scaledFont(label->font(), factor, bold));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (dim)
        label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

namespace {

bool systemHighContrast = false;
std::optional<bool> systemDark;
qreal theMotionFactor = 0;

} // namespace

void setSystemHighContrast(bool high) { systemHighContrast = high; }

void setSystemDark(std::optional<bool> dark) { systemDark = dark; }

Theme themeOf(Settings::Theme setting)
{
    if (setting == Settings::Theme::HighContrast || (setting == Settings::Theme::System && systemHighContrast))
        return Theme::HighContrast;
    if (setting == Settings::Theme::Light)
        return Theme::Light;
    if (setting == Settings::Theme::Dark)
        return Theme::Dark;
    // Evaluated once, before our palette is set.
    static const bool darkPalette = QApplication::style()->standardPalette().window().color().lightness() < 128;
    return systemDark.value_or(darkPalette) ? Theme::Dark : Theme::Light;
}

QPalette widgetPalette(Theme theme) { return controlPalette(paletteOf(theme)); }

CardLook cardLookOf(const Settings &settings)
{
    return {settings.cardColours() == Settings::CardColours::Vivid, settings.largeSigns()};
}

qreal durationFactorOf(Settings::AnimationSpeed speed)
{
    switch (speed) {
    case Settings::AnimationSpeed::Off:
        return 0;
    case Settings::AnimationSpeed::Fast:
        return 0.5;
    case Settings::AnimationSpeed::Slow:
        return 1.8;
    case Settings::AnimationSpeed::Normal:
        break;
    }
    return 1;
}

qreal motionFactor() { return theMotionFactor; }

void setMotionFactor(qreal factor) { theMotionFactor = factor; }

int motionTime(int normal) { return qRound(normal * theMotionFactor); }

void animate(QVariantAnimation &animation, int duration, const QVariant &from, const QVariant &to)
{
    animation.stop();
    animation.setDuration(duration);
    animation.setStartValue(from);
    animation.setEndValue(to);
    animation.start();
}

} // namespace meadhall::ui
