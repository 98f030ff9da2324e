// SPDX-License-Identifier: GPL-3.0-or-later
// The style of all controls: what is pressed is a plate, what holds something is a well, what is chosen is covered
// with cloth, and gold marks the focus and the default button.
#pragma once

#include "ui/base/widgets/control_colours.h"

#include <QProxyStyle>

class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionGroupBox;
class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QStyleOptionToolButton;
class QStyleOptionViewItem;

namespace meadhall::ui {

/// Based on Fusion, the only style that honours a palette completely. All colours are roles of the palette, all sizes
/// grow with the application font. Dialog buttons have no icons: in right-to-left layouts Qt moves the text beyond the
/// button's edge.
class ControlStyle : public QProxyStyle {
public:
    ControlStyle();

    void polish(QWidget *widget) override;
    void polish(QApplication *application) override;
    void unpolish(QApplication *application) override;
    void polish(QPalette &palette) override { QProxyStyle::polish(palette); }
    bool eventFilter(QObject *watched, QEvent *event) override;

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role = QPalette::NoRole) const override;

private:
    // control_style_sizes.cpp
    QSize buttonSize(const QStyleOptionButton &option, QSize contents, const QWidget *widget) const;
    QSize menuItemSize(const QStyleOptionMenuItem &option, QSize contents) const;

    // control_style_buttons.cpp
    void paintButton(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget) const;
    void paintButtonPlate(const QStyleOptionButton &option, QPainter &painter) const;
    void paintButtonLabel(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget) const;
    void paintCheck(ControlElement element, const QStyleOptionButton &option, QPainter &painter,
                    const QWidget *widget) const;
    void paintIndicator(const QStyleOption &option, QPainter &painter, bool round) const;
    void paintToolPlate(const QStyleOption &option, QPainter &painter) const;
    void paintToolButton(const QStyleOptionToolButton &option, QPainter &painter, const QWidget *widget) const;

    // control_style_fields.cpp
    void paintField(const QStyleOption &option, QPainter &painter, const QWidget *widget) const;
    void paintCombo(const QStyleOptionComboBox &option, QPainter &painter) const;
    void paintSpin(const QStyleOptionSpinBox &option, QPainter &painter, const QWidget *widget) const;
    QRect comboListRect(const QStyleOptionComboBox &option, const QWidget *widget) const;
    QRect comboPart(const QStyleOptionComboBox &option, SubControl part) const;
    QRect spinPart(const QStyleOptionSpinBox &option, SubControl part) const;

    // control_style_ranges.cpp
    void paintSlider(const QStyleOptionSlider &option, QPainter &painter, const QWidget *widget) const;
    void paintScrollBar(const QStyleOptionSlider &option, QPainter &painter, const QWidget *widget) const;
    void paintProgress(const QStyleOptionProgressBar &option, QPainter &painter) const;
    QRect scrollBarPart(const QStyleOptionSlider &option, SubControl part, const QWidget *widget) const;

    // control_style_views.cpp
    void paintRow(const QStyleOptionViewItem &option, QPainter &painter, const QWidget *widget) const;
    void paintRowGround(const QStyleOptionViewItem &option, QPainter &painter) const;
    void paintHeader(ControlElement element, const QStyleOption &option, QPainter &painter,
                     const QWidget *widget) const;
    void paintTab(ControlElement element, const QStyleOptionTab &option, QPainter &painter,
                  const QWidget *widget) const;
    void paintFrame(const QStyleOption &option, QPainter &painter, const QWidget *widget) const;

    // control_style_groups.cpp
    void paintGroup(const QStyleOptionGroupBox &option, QPainter &painter, const QWidget *widget) const;
    QRect groupPart(const QStyleOptionGroupBox &option, SubControl part) const;
    void paintGrip(const QStyleOption &option, QPainter &painter) const;

    // control_style_menus.cpp
    void paintMenuItem(const QStyleOptionMenuItem &option, QPainter &painter, const QWidget *widget) const;
    void paintMenuMark(const QStyleOptionMenuItem &option, QPainter &painter, const QRect &column) const;
    void paintMenuBarItem(const QStyleOptionMenuItem &option, QPainter &painter, const QWidget *widget) const;

    /// Flags for texts with key letters, which are underlined while Alt is held only.
    int keyLetterFlag() const;

    bool altHeld_ = false;
};

} // namespace meadhall::ui
