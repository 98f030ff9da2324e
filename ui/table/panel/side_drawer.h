// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the side panel in a narrow window: a drawer that slides over the table.
#pragma once

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace meadhall::ui {

class Scrim;

/// Covers the table while it is open, dimmed beside the drawer. It closes with Esc, with a click beside the drawer, and
/// as soon as the keyboard focus goes elsewhere, so that it never stays in the way of the game.
class SideDrawer : public QWidget {
    Q_OBJECT

public:
    /// @param over the widget that the drawer covers, a child of `parent`
    SideDrawer(QWidget *over, QWidget *parent);

    /// Takes a panel into the drawer; it leaves when it gets another parent.
    void hold(QWidget *panel);
    /// Slides in and moves the keyboard focus into the drawer.
    /// @param first gets the focus
    void open(QWidget *first);
    /// Slides out. The focus returns to where it was before open().
    void close();
    bool isOpen() const { return open_; }
    /// 0 = no animation, 1 = normal.
    void setDurationFactor(qreal factor) { durationFactor_ = factor; }

Q_SIGNALS:
    void closed();

protected:
    bool focusNextPrevChild(bool next) override;

private:
    void slide(qreal target);
    void moveTo(qreal progress);
    void place();
    void focusMoved(const QWidget *now);

    QWidget *over_;
    Scrim *scrim_;
    QWidget *sheet_;
    QVariantAnimation motion_;
    qreal progress_ = 0;       ///< 0 closed … 1 open
    QPointer<QWidget> before_; ///< had the focus before the drawer opened
    bool open_ = false;
    qreal durationFactor_ = 1;
};

} // namespace meadhall::ui
