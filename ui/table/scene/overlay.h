// SPDX-License-Identifier: GPL-3.0-or-later
// Panels of widgets over the table: start, end of a hand, curtain.
#pragma once

#include "ui/base/widgets/input_delay.h"
#include "ui/base/widgets/plaque.h"

#include <QRectF>
#include <QString>

#include <array>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace meadhall::ui {

/// A plaque centred on its parent, with a title, a body and buttons. The first button is the default one.
class Overlay : public Plaque {
    Q_OBJECT

public:
    explicit Overlay(QWidget *parent);

    void setTitle(const QString &title);
    QString title() const;
    /// Puts pictures beside the title and a woven strip below it. Takes ownership; setTitle() removes all that.
    /// @param before where reading begins; must not be null
    /// @param subtitle below the title; may be empty
    /// @param after at the other end; may be null
    void setHead(QWidget *before, const QString &subtitle, QWidget *after);
    /// The head hangs on a cloth in golden rays, for somebody who has won. setTitle() removes that.
    void setFestive();
    /// Text for screen readers when the panel opens: the subtitle if there is one, otherwise the title.
    QString announcement() const;
    /// Puts the buttons side by side, the default one last where reading ends, instead of below each other. Where they
    /// have no room in one row, two of them stand beside each other, the default one first.
    void setButtonsInRow(bool row);
    /// Replaces the widget between title and buttons. Takes ownership.
    void setBody(QWidget *body);
    /// @return the new button, owned by the panel
    QPushButton *addButton(const QString &text, const QString &objectName);
    void clearButtons();
    /// Less room round and between the contents.
    void setTight(bool tight);
    /// The size that the panel needs with its present contents.
    QSize wantedSize();
    /// Centres the panel in `area` (parent coordinates), no larger than it needs to be.
    /// @param top,bottom a panel higher than `area` stays between them if it fits there; otherwise it grows downwards
    /// from `top` as far as the parent has room. A `bottom` of 0 is that of the parent
    void place(const QRectF &area, int top = 0, int bottom = 0);
    /// Shows and raises the panel and gives a button the focus: the one whose object name had it before the buttons
    /// were replaced, otherwise the first.
    void popUp();
    InputDelay &inputDelay() { return inputDelay_; }

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void rememberFocus();
    void arrangeButtons();
    void clearHead();
    void setTitleSize(qreal size);
    QPushButton *initialButton(const QString &name) const;

    RayCloth *rays_; ///< behind the head
    QLabel *title_, *subtitle_;
    WovenStrip *strip_; ///< below the head
    QVBoxLayout *layout_;
    QHBoxLayout *head_; ///< the title, with pictures on both sides
    std::array<QWidget *, 2> pictures_{};
    QHBoxLayout *bodyRow_;
    QScrollArea *body_ = nullptr; ///< scrolls where large letters need more height than there is
    QGridLayout *buttonGrid_;
    std::vector<QPushButton *> buttons_;
    std::vector<std::array<int, 4>> buttonPlaces_; ///< in the grid
    bool isRowWanted_ = false;
    bool isRow_ = false;               ///< all in one row, the first one last
    const QObject *pressed_ = nullptr; ///< the button pressed last since the panel opened
    QRectF area_;                      ///< last arguments of place()
    int top_ = 0, bottom_ = 0;
    InputDelay inputDelay_;
    QString focused_; ///< object name of the button that had the focus before clearButtons()
};

} // namespace meadhall::ui
