// SPDX-License-Identifier: GPL-3.0-or-later
// The style of all controls: buttons are raised, inputs sunken, selections have the accent colour, and gold marks the
// focus and the default button.
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
    QSize buttonSize(const QStyleOptionButton &option, QSize contents, const QWidget *widget) const;
    QRect comboPart(const QStyleOptionComboBox &option, SubControl part) const;
    QRect comboListRect(const QStyleOptionComboBox &option, const QWidget *widget) const;
    QRect spinPart(const QStyleOptionSpinBox &option, SubControl part) const;
    QRect groupPart(const QStyleOptionGroupBox &option, SubControl part) const;
    QRect scrollBarPart(const QStyleOptionComplex &option, SubControl part, const QWidget *widget) const;

    void paintButton(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget) const;
    void paintButtonPlate(const QStyleOptionButton &option, QPainter &painter) const;
    void paintButtonLabel(const QStyleOptionButton &option, QPainter &painter) const;
    void paintCheck(ControlElement element, const QStyleOptionButton &option, QPainter &painter,
                    const QWidget *widget) const;
    void paintIndicator(const QStyleOption &option, QPainter &painter, bool round) const;
    void paintCombo(const QStyleOptionComboBox &option, QPainter &painter) const;
    void paintSpin(const QStyleOptionSpinBox &option, QPainter &painter) const;
    void paintSlider(const QStyleOptionSlider &option, QPainter &painter, const QWidget *widget) const;
    void paintScrollBar(const QStyleOptionSlider &option, QPainter &painter, const QWidget *widget) const;
    void paintProgress(const QStyleOptionProgressBar &option, QPainter &painter) const;
    void paintRow(const QStyleOptionViewItem &option, QPainter &painter, const QWidget *widget) const;
    void paintRowBackground(const QStyleOptionViewItem &option, QPainter &painter) const;
    void paintHeader(ControlElement element, const QStyleOption &option, QPainter &painter,
                     const QWidget *widget) const;
    void paintTab(ControlElement element, const QStyleOptionTab &option, QPainter &painter,
                  const QWidget *widget) const;
    void paintFrame(const QStyleOption &option, QPainter &painter, const QWidget *widget) const;
    void paintGroup(const QStyleOptionGroupBox &option, QPainter &painter, const QWidget *widget) const;
    void paintMenuItem(const QStyleOptionMenuItem &option, QPainter &painter) const;
    void paintMenuBarItem(const QStyleOptionMenuItem &option, QPainter &painter) const;

    /// Text flag for access keys, which are underlined only while Alt is held.
    int mnemonicFlag() const;

    bool altHeld_ = false;
    bool listClosed_ = false; ///< by the Esc whose key press is still to come
};

} // namespace meadhall::ui
