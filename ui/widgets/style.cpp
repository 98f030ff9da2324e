#include "ui/widgets/style.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFrame>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

namespace meadhall::ui {

namespace {

constexpr qreal kFocusRingWidth = 2; ///< width of the focus ring in logical pixels

/// Based on Fusion, the only style that honours a palette completely. Differences:
/// - Dialog buttons have no icons: in right-to-left layouts Qt moves the text beyond the button's edge.
/// - The focus is shown by the same ring on all widgets and always, not by an edge after a key press.
class TableStyle : public QProxyStyle {
public:
    TableStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }

    /// Frames of scroll areas are as wide as the focus ring, which would be covered by the contents otherwise.
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        const bool scrolls = metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractScrollArea *>(widget);
        return scrolls ? qRound(kFocusRingWidth) : QProxyStyle::pixelMetric(metric, option, widget);
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        if (element == PE_FrameFocusRect) {
            ring(painter, *option);
            return;
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_FrameLineEdit && option->state & State_HasFocus)
            ring(painter, *option);
    }

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        QProxyStyle::drawControl(element, option, painter, widget);
        if (element == CE_PushButton && option->state & State_HasFocus)
            ring(painter, *option);
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (element == CE_ShapedFrame && frame && frame->frameShape != QFrame::NoFrame
            && option->state & State_HasFocus)
            ring(painter, *option);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override
    {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        const bool boxed = control == CC_ComboBox || control == CC_SpinBox || control == CC_Slider;
        if (boxed && option->state & State_HasFocus)
            ring(painter, *option);
    }

private:
    static void ring(QPainter *painter, const QStyleOption &option)
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(focusRingColour(option.palette), kFocusRingWidth));
        painter->drawRoundedRect(
            QRectF(option.rect)
                .adjusted(kFocusRingWidth / 2, kFocusRingWidth / 2, -kFocusRingWidth / 2, -kFocusRingWidth / 2),
            3, 3);
        painter->restore();
    }
};

} // namespace

QColor focusRingColour(const QPalette &palette)
{
    const bool dark = palette.color(QPalette::Window).lightnessF() < 0.5;
    return palette.color(QPalette::Active, dark ? QPalette::BrightText : QPalette::WindowText);
}

QStyle *widgetStyle() { return new TableStyle; }

Theme themeOf(Settings::Theme setting)
{
    if (setting == Settings::Theme::Light)
        return Theme::Light;
    if (setting == Settings::Theme::Dark)
        return Theme::Dark;
    // Evaluated once, before our palette is set. Dark is the default where the system has no preference.
    static const bool light = QApplication::style()->standardPalette().window().color().lightness() > 128
                              && qEnvironmentVariableIsSet("XDG_CURRENT_DESKTOP");
    return light ? Theme::Light : Theme::Dark;
}

QPalette widgetPalette(Theme theme)
{
    const Palette &colours = paletteOf(theme);
    const bool dark = theme == Theme::Dark;
    QPalette palette;
    const QColor button = dark ? colours.plaque.lighter(150) : colours.plaque.darker(108);
    const QColor base = dark ? colours.plaque.darker(125) : colours.plaque.lighter(106);
    palette.setColor(QPalette::Window, colours.plaque);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, colours.plaque);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.textDim);
    palette.setColor(QPalette::Button, button);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, colours.gold);
    palette.setColor(QPalette::ToolTipBase, colours.plaque);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::Highlight, colours.cloth);
    palette.setColor(QPalette::HighlightedText, dark ? colours.text : QColor(Qt::white));
    palette.setColor(QPalette::Link, dark ? colours.gold : colours.band);
    palette.setColor(QPalette::Light, button.lighter(130));
    palette.setColor(QPalette::Midlight, button.lighter(115));
    palette.setColor(QPalette::Mid, colours.edge);
    palette.setColor(QPalette::Dark, colours.woodGap);
    palette.setColor(QPalette::Shadow, colours.woodGap);
    for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor dim = colours.textDim;
        dim.setAlphaF(0.6f);
        palette.setColor(QPalette::Disabled, role, dim);
    }
    return palette;
}

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

} // namespace meadhall::ui
