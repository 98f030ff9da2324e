// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs that are shown inside their window.
#pragma once

#include <QDialog>
#include <QMouseEvent>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace meadhall::ui {

class Scrim;

/// The row of buttons at the foot of a sheet; the style makes these higher.
class SheetFoot : public QWidget {
public:
    using QWidget::QWidget;
};

/// The widget after or before `from` among those in a panel that Tab reaches; nullptr if there is none.
QWidget *nextPartOf(const QWidget &panel, QWidget *from, bool next);

/// A dialog that is a child of its window, over a scrim: title band with a close button, a middle that scrolls where
/// the window is small, and a foot for buttons. Use it as a QDialog that is opened without blocking: `open()`, then
/// `finished()`, `accepted()`, `rejected()`. It blocks what lies behind it: mouse, keyboard focus and shortcuts.
/// Sheets may be stacked. Without a parent it is a window.
class Sheet : public QDialog {
    Q_OBJECT

public:
    /// @param parent the sheet is shown in its window
    explicit Sheet(QWidget *parent = nullptr);
    ~Sheet() override;

    /// The foremost open sheet in that window; nullptr if there is none.
    static Sheet *topOf(const QWidget *window);

    /// Puts a widget into the middle of the title band.
    void setTitleWidget(QWidget *widget);
    QVBoxLayout *body() const { return body_; }
    QHBoxLayout *foot() const { return foot_; }
    /// The size that the sheet has at least where the window has room for it, in pixels at 1×.
    void setRoomySize(QSize size) { roomySize_ = size; }
    /// In small windows the sheet fills the window (initially), or remains as small as its contents.
    void setFillsSmallWindows(bool fills) { fillsSmallWindows_ = fills; }
    /// Whether it is still rising to its place.
    bool isRising() const { return rise_.state() == QAbstractAnimation::Running; }
    /// The scrim is lighter, so that changes behind it can be seen.
    void setLightScrim(bool light) { lightScrim_ = light; }
    /// A click beside the sheet closes it; for sheets that have nothing to lose.
    void setClosesBeside(bool closes) { closesBeside_ = closes; }

    void open() override;
    void setVisible(bool visible) override;
    QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override { event->accept(); }

private:
    void buildBand();
    void buildMiddle();
    void setMeasures();
    void place();
    void coverWindow();
    void uncoverWindow();
    void blockBehind(bool block);
    bool isBehind(const QObject *owner) const;
    void focusMoved(QWidget *now);
    void focusInside();
    void retranslate();
    void endRise();

    QWidget *band_;
    QLabel *title_;
    QWidget *titleWidget_ = nullptr;
    QToolButton *close_;
    QScrollArea *middle_;
    QWidget *footArea_;
    QVBoxLayout *body_;
    QHBoxLayout *foot_;
    QPointer<Scrim> scrim_;
    QPointer<QWidget> before_; ///< gets the focus when the sheet closes
    QPointer<QWidget> last_;   ///< had the focus in the sheet
    QSize roomySize_;
    bool fillsSmallWindows_ = true;
    bool lightScrim_ = false;
    bool closesBeside_ = false;
    bool open_ = false;      ///< covers a window
    QVariantAnimation rise_; ///< px below its place
};

} // namespace meadhall::ui
