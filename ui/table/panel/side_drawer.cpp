// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panel/side_drawer.h"

#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/scrim.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"

#include <QApplication>
#include <QShortcut>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kDrawerWidth = 348; ///< px at a line height of 18; grows with the font
constexpr int kDrawerIn = 200;    ///< ms
constexpr int kDrawerOut = 160;   ///< ms

} // namespace

SideDrawer::SideDrawer(QWidget *over, QWidget *parent)
    : QWidget(parent), over_(over), scrim_(new Scrim(this, true)), sheet_(new QWidget(this))
{
    setObjectName(QStringLiteral("drawer"));
    newColumn(-1, sheet_);
    connect(scrim_, &Scrim::clicked, this, &SideDrawer::close);
    connect(&motion_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { moveTo(value.toReal()); });
    new QShortcut(Qt::Key_Escape, this, this, &SideDrawer::close, Qt::WidgetWithChildrenShortcut);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) { focusMoved(now); });
    followChanges(this, {QEvent::LayoutDirectionChange, QEvent::FontChange}, [this] { place(); });
    followChanges(
        over_, {QEvent::Resize, QEvent::Move}, [this] { place(); }, this);
    hide();
}

void SideDrawer::hold(QWidget *panel)
{
    sheet_->layout()->addWidget(panel);
    panel->show();
}

void SideDrawer::open(QWidget *first)
{
    if (open_)
        return;
    open_ = true;
    setAttribute(Qt::WA_TransparentForMouseEvents, false);
    before_ = QApplication::focusWidget();
    raise();
    moveTo(progress_);
    slide(1);
    first->setFocus(Qt::ShortcutFocusReason);
}

void SideDrawer::close()
{
    if (!open_)
        return;
    open_ = false;
    setAttribute(Qt::WA_TransparentForMouseEvents); // a click while it slides out is for the table
    const QWidget *focus = QApplication::focusWidget();
    if (focus && isAncestorOf(focus) && before_ && before_->isVisible())
        before_->setFocus(Qt::OtherFocusReason);
    slide(0);
    Q_EMIT closed();
}

void SideDrawer::slide(qreal target)
{
    motion_.stop();
    const int duration = qRound((open_ ? kDrawerIn : kDrawerOut) * durationFactor_);
    if (duration <= 0 || progress_ == target) // the value would not change, so nothing would hide it
        return moveTo(target);
    motion_.setEasingCurve(open_ ? QEasingCurve::OutCubic : QEasingCurve::InCubic);
    animate(motion_, duration, progress_, target);
}

void SideDrawer::moveTo(qreal progress)
{
    progress_ = progress;
    scrim_->setShown(progress);
    setVisible(open_ || progress_ > 0);
    place();
}

/// The drawer is at the trailing edge, as far out as the motion has come.
void SideDrawer::place()
{
    if (!isVisible())
        return;
    setGeometry(over_->geometry());
    const qreal scale = std::max(1.0, fontMetrics().height() / 18.0);
    const int whole = std::min(qRound(kDrawerWidth * scale), width());
    const int shown = qRound(whole * progress_);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    sheet_->setGeometry(mirrored ? shown - whole : width() - shown, 0, whole, height());
}

/// The table, a dialog or a panel over the table got the focus: the drawer is no longer wanted.
void SideDrawer::focusMoved(const QWidget *now)
{
    if (open_ && now && !isAncestorOf(now) && now->window() == window())
        close();
}

bool SideDrawer::focusNextPrevChild(bool next)
{
    QWidget *focus = QApplication::focusWidget();
    QWidget *part = open_ && focus ? nextPartOf(*sheet_, focus, next) : nullptr;
    if (!part)
        return QWidget::focusNextPrevChild(next);
    part->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace meadhall::ui
