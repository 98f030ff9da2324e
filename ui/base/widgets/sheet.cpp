// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/sheet.h"

#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/elided_label.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/scrim.h"
#include "ui/base/widgets/style.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kRim = 3, kSheetEdge = kRim + 2;       ///< dark rim outside, edge
constexpr int kBand = 56, kFoot = 58;                ///< heights
constexpr int kInset = 28, kTightInset = 20;         ///< from the edge to the contents
constexpr int kSmallWidth = 900, kSmallHeight = 700; ///< windows that a sheet fills
constexpr int kBeside = 8;                           ///< least distance from the edge of the window
constexpr int kRise = 12, kRiseTime = 180;           ///< px, ms
constexpr int kHairline = 2;                         ///< room of the line above the foot
constexpr qreal kTitleFont = 1.54;

/// Whether Tab reaches a part of a panel.
bool isReachable(const QWidget &panel, const QWidget *part)
{
    return (part->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !part->focusProxy() && part->isEnabled()
           && part->isVisible() && panel.isAncestorOf(part);
}

bool isSmall(const QWidget &window) { return window.width() < kSmallWidth || window.height() < kSmallHeight; }

} // namespace

QWidget *nextPartOf(const QWidget &panel, QWidget *from, bool next)
{
    QWidget *at = from;
    do {
        at = next ? at->nextInFocusChain() : at->previousInFocusChain();
        if (isReachable(panel, at))
            return at;
    } while (at != from);
    return nullptr;
}

Sheet::Sheet(QWidget *parent)
    : QDialog(parent ? parent->window() : nullptr), band_(new QWidget(this)),
      title_(named(new ElidedLabel(band_), "sheetTitle")), close_(named(new CrossButton(band_), "sheetClose")),
      middle_(named(new PageArea(this), "sheetMiddle")), footArea_(new SheetFoot(this)), body_(nullptr),
      foot_(new QHBoxLayout(footArea_))
{
    if (parent) {
        setWindowFlags(Qt::Widget); // no window of its own
        hide();
        window()->installEventFilter(this);
        before_ = window()->focusWidget(); // derived classes may focus a field before the sheet is open
    }
    auto *plate = new Plaque(this, Plaque::Look::Sheet);
    plate->lower();
    followChanges(this, {QEvent::Resize}, [this, plate] { plate->setGeometry(rect()); });
    QVBoxLayout *column = newColumn(0, this);
    column->setContentsMargins(kSheetEdge, kSheetEdge, kSheetEdge, kSheetEdge);
    buildMiddle();
    foot_->setSpacing(8);
    addWidgets(*column, {band_, new WovenStrip(this)});
    column->addWidget(middle_, 1);
    auto *hairline = new QFrame;
    hairline->setFrameShape(QFrame::HLine);
    hairline->setFixedHeight(kHairline);
    addWidgets(*column, {hairline, footArea_});
    buildBand();
    setMeasures();
    retranslate();
    connect(this, &QWidget::windowTitleChanged, this, [this](const QString &title) {
        title_->setText(title);
        setAccessibleName(title);
        retranslate();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { focusMoved(now); });
    rise_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&rise_, &QVariantAnimation::valueChanged, this, &Sheet::place);
    connect(&rise_, &QVariantAnimation::finished, this, &Sheet::place);
}

Sheet::~Sheet()
{
    disconnect(qApp, nullptr, this, nullptr); // the focus moves while children are destroyed
    if (!open_)
        return;
    uncoverWindow();
    delete scrim_;
}

Sheet *Sheet::topOf(const QWidget *window)
{
    Sheet *top = nullptr;
    for (QObject *child : window->children()) // in the order in which they lie upon each other
        if (auto *sheet = qobject_cast<Sheet *>(child); sheet && sheet->open_)
            top = sheet;
    return top;
}

void Sheet::buildBand()
{
    auto *row = new QHBoxLayout(band_);
    row->setSpacing(12);
    connect(close_, &QToolButton::clicked, this, &QDialog::reject);
    row->addWidget(title_);
    row->addStretch(1);
    row->addWidget(close_);
}

void Sheet::buildMiddle()
{
    auto *contents = new QWidget;
    body_ = new QVBoxLayout(contents);
    body_->setSpacing(12);
    middle_->setFrameShape(QFrame::NoFrame);
    middle_->setFocusPolicy(Qt::NoFocus);
    middle_->setWidgetResizable(true);
    middle_->setWidget(contents);
    contents->setAutoFillBackground(false);
    middle_->viewport()->setAutoFillBackground(false);
}

void Sheet::setTitleWidget(QWidget *widget)
{
    delete titleWidget_;
    titleWidget_ = widget;
    auto *row = static_cast<QHBoxLayout *>(band_->layout());
    row->insertWidget(2, widget);
    row->insertStretch(3, 1);
}

/// All grows with the application font.
void Sheet::setMeasures()
{
    const bool narrow = !isWindow() && window()->width() < kSmallWidth;
    const int inset = grown(narrow ? kTightInset : kInset);
    const QFont large = scaledFont(QApplication::font(), kTitleFont, true);
    if (title_->font() != large)
        title_->setFont(large);
    band_->setFixedHeight(std::max(grown(kBand) - kSheetEdge, close_->sizeHint().height()));
    const int leading = inset - kSheetEdge + kAir, trailing = inset - kSheetEdge - 8;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    band_->layout()->setContentsMargins(mirrored ? trailing : leading, 0, mirrored ? leading : trailing, 0);
    body_->setContentsMargins(inset - kSheetEdge, grown(16), inset - kSheetEdge, grown(12));
    foot_->setContentsMargins(inset - kSheetEdge, 5 - kHairline, inset - kSheetEdge, grown(9) - 2);
    footArea_->setMinimumHeight(grown(kFoot) - kHairline);
}

QSize Sheet::sizeHint() const
{
    const int rim = 2 * kRim;
    QSize size = QDialog::sizeHint();
    if (roomySize_.isValid())
        size = size.expandedTo({grown(roomySize_.width()) + rim, grown(roomySize_.height()) + rim});
    return size;
}

/// In the middle of the window, or all over a small one.
void Sheet::place()
{
    if (isWindow() || !open_)
        return;
    setMeasures();
    const int beside = kBeside - kRim;
    const int below = isRising() ? rise_.currentValue().toInt() : 0;
    const QRect room = window()->rect().adjusted(beside, beside, -beside, -beside);
    turnRow(*foot_, room.width() - 2 * kSheetEdge);
    if (fillsSmallWindows_ && isSmall(*window())) {
        setGeometry(room.translated(0, below));
        return;
    }
    QSize size = sizeHint().boundedTo(room.size());
    const QWidget *contents = middle_->widget();
    if (contents->hasHeightForWidth()) { // long texts: as high as they are at this width
        // The layout remembers the hint of the scroll area, which does not tell that it has another.
        const QLayoutItem *middle = layout()->itemAt(layout()->indexOf(middle_));
        const int others = layout()->sizeHint().height() - middle->sizeHint().height();
        const int bar = middle_->verticalScrollBar()->sizeHint().width();
        const int wanted = others + contents->heightForWidth(size.width() - 2 * kSheetEdge);
        if (wanted > room.height()) // what scrolls has less width
            size.setWidth(std::min(size.width() + bar, room.width()));
        size.setHeight(std::min(std::max(wanted, roomySize_.isValid() ? size.height() : 0), room.height()));
    }
    QRect there(QPoint(), size);
    there.moveCenter(room.center());
    setGeometry(there.translated(0, below));
}

/// Moved, not faded: a picture of the sheet would take more memory than the sheet.
void Sheet::endRise()
{
    rise_.stop();
    place();
}

void Sheet::open()
{
    if (isWindow()) {
        QDialog::open();
        return;
    }
    setResult(0);
    show();
}

void Sheet::setVisible(bool visible)
{
    if (isWindow() || visible == open_) {
        QDialog::setVisible(visible);
        return;
    }
    if (visible) {
        retranslate(); // now that it has its buttons
        coverWindow();
        QDialog::setVisible(true);
        focusInside();
        if (const int time = motionTime(kRiseTime); time > 0) {
            animate(rise_, time, kRise, 0);
            place();
        }
        return;
    }
    endRise();
    const QPointer<Scrim> scrim = scrim_;
    uncoverWindow();
    QDialog::setVisible(false);
    if (scrim)
        scrim->leave();
}

void Sheet::coverWindow()
{
    if (QWidget *focus = window()->focusWidget(); focus && !isAncestorOf(focus))
        before_ = focus;
    open_ = true;
    scrim_ = named(new Scrim(window(), lightScrim_), "scrim");
    connect(scrim_, &Scrim::clicked, this, [this] {
        if (closesBeside_)
            reject();
    });
    scrim_->arrive();
    raise();
    blockBehind(true);
    place();
    qApp->installEventFilter(this);
}

/// The focus goes back before the sheet is hidden: hiding it would pass the focus on as if by Tab.
void Sheet::uncoverWindow()
{
    qApp->removeEventFilter(this);
    open_ = false;
    blockBehind(topOf(window()) != nullptr);
    QWidget *focus = window()->focusWidget();
    if (focus && !isAncestorOf(focus) && focus != this)
        return;
    const bool wasInMenus = qobject_cast<QMenuBar *>(before_.data()); // an entry opened the sheet
    if (before_ && before_->isVisible() && before_->isEnabled() && !wasInMenus)
        giveFocusBack(*before_);
    else if (focus)
        focus->clearFocus(); // the window chooses
}

bool Sheet::event(QEvent *event)
{
    const bool known = QDialog::event(event);
    switch (event->type()) {
    case QEvent::LayoutRequest:
    case QEvent::LayoutDirectionChange:
        place();
        break;
    default:
        break;
    }
    return known;
}

bool Sheet::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (type == QEvent::Shortcut && open_ && isBehind(watched))
        return true;
    // A scroll area does not tell that its contents want another size.
    if ((watched == window() && type == QEvent::Resize)
        || (watched == middle_->widget() && type == QEvent::LayoutRequest))
        place();
    if ((type == QEvent::KeyPress || type == QEvent::MouseButtonPress) && open_ && isRising()) {
        endRise();
        if (scrim_)
            scrim_->finish();
    }
    return QDialog::eventFilter(watched, event);
}

void Sheet::retranslate()
{
    const QString close = ButtonText::close();
    const auto buttons = footArea_->findChildren<QPushButton *>();
    const bool twice =
        std::any_of(buttons.begin(), buttons.end(), [&close](const QPushButton *one) { return one->text() == close; });
    close_->setAccessibleName(twice ? windowTitle() + QStringLiteral(": ") + close : close);
}

void Sheet::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        place();
}

/// No key reaches the window behind.
void Sheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp)
        middle_->verticalScrollBar()->triggerAction(
            event->key() == Qt::Key_PageDown ? QAbstractSlider::SliderPageStepAdd : QAbstractSlider::SliderPageStepSub);
    QDialog::keyPressEvent(event);
    event->accept();
}

/// Makes the widgets behind the sheet behave as behind a modal window. The menu bar is disabled, which also disables
/// the shortcuts and key letters of its menus.
void Sheet::blockBehind(bool block)
{
    for (QObject *child : window()->children()) {
        auto *widget = qobject_cast<QWidget *>(child);
        if (!widget || widget->isWindow() || qobject_cast<Sheet *>(widget) || qobject_cast<Scrim *>(widget))
            continue;
        if (qobject_cast<QMenuBar *>(widget))
            widget->setEnabled(!block);
        QEvent told(block ? QEvent::WindowBlocked : QEvent::WindowUnblocked);
        QCoreApplication::sendEvent(widget, &told);
    }
}

/// Whether the owner of a shortcut or key letter lies behind the sheet. Actions of menus are disabled with the menu
/// bar.
bool Sheet::isBehind(const QObject *owner) const
{
    if (qobject_cast<const QAction *>(owner) || topOf(window()) != this)
        return false;
    const auto *part = qobject_cast<const QWidget *>(owner);
    if (!part && owner)
        part = qobject_cast<const QWidget *>(owner->parent()); // of a QShortcut
    return part && part->window() == window() && part != this && !isAncestorOf(part);
}

/// Keeps the focus in the sheet. A widget behind it that asks for the focus gets it when the sheet closes.
void Sheet::focusMoved(QWidget *now)
{
    if (!open_ || !now || now->window() != window() || topOf(window()) != this)
        return;
    if (isAncestorOf(now)) {
        last_ = now;
    } else {
        if (now != this)
            before_ = now;
        focusInside();
    }
}

/// Focuses what had the focus last or what a derived class has chosen, else the first field, else the default button.
void Sheet::focusInside()
{
    const auto canTake = [this](const QWidget *part) {
        return part && part != this && isAncestorOf(part) && part->isVisible() && part->isEnabled();
    };
    QWidget *first = canTake(last_) ? last_.data() : focusWidget();
    for (QWidget *at = nextInFocusChain(); !canTake(first) && at != this; at = at->nextInFocusChain())
        if (isReachable(*middle_, at))
            first = at;
    for (QPushButton *button : findChildren<QPushButton *>())
        if (!canTake(first) && button->isDefault())
            first = button;
    if (!canTake(first))
        first = close_;
    first->setFocus(Qt::ActiveWindowFocusReason);
}

bool Sheet::focusNextPrevChild(bool next)
{
    if (isWindow())
        return QDialog::focusNextPrevChild(next);
    QWidget *focus = window()->focusWidget();
    QWidget *part = nextPartOf(*this, focus && isAncestorOf(focus) ? focus : this, next);
    if (part)
        part->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace meadhall::ui
