// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/overlay.h"

#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/hanging.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr qreal kTitle = 1.45, kLargeTitle = 2; ///< of the size of the font
constexpr int kLargeHead = 100;                 ///< px; beside higher pictures the title is large
constexpr int kStrip = 10, kEdge = 4;
constexpr int kBroadRays = 12, kWeft = 2;
constexpr float kRayLight = 0.13F;

} // namespace

Overlay::Overlay(QWidget *parent)
    : QFrame(parent), title_(new QLabel(this)), subtitle_(new QLabel(this)), strip_(new QWidget(this)),
      layout_(new QVBoxLayout(this)), head_(new QHBoxLayout), buttons_(new QVBoxLayout)
{
    setObjectName(QStringLiteral("overlay"));
    markAnnounced(*this); // what it shows is announced before it has the focus
    setFrameShape(QFrame::NoFrame);
    setTitleSize(kTitle);
    strip_->setFixedHeight(kStrip);
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    setTight(false);
    subtitle_->setWordWrap(true);
    subtitle_->setForegroundRole(QPalette::PlaceholderText);
    subtitle_->hide();
    strip_->hide();
    QVBoxLayout *words = newColumn(4);
    words->addStretch(1);
    addWidgets(*words, {title_, subtitle_});
    words->addStretch(1);
    head_->setSpacing(20);
    head_->addLayout(words, 1);
    layout_->addLayout(head_);
    layout_->addWidget(strip_);
    layout_->addLayout(buttons_);
    hide();
}

void Overlay::setTitleSize(qreal size) { title_->setFont(scaledFont(font(), size, true)); }

void Overlay::setTitle(const QString &title)
{
    clearHead();
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    title_->setAccessibleName(spoken(title));
}

QString Overlay::title() const { return title_->text(); }

QString Overlay::announcement() const { return subtitle_->text().isEmpty() ? title() : subtitle_->text(); }

void Overlay::setHead(QWidget *before, const QString &subtitle, QWidget *after)
{
    clearHead();
    setTitleSize(before->height() > kLargeHead ? kLargeTitle : kTitle);
    title_->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    // On one line where it is not very long.
    title_->setMinimumWidth(
        std::min(title_->fontMetrics().horizontalAdvance(title_->text()) + 4, parentWidget()->width() * 2 / 5));
    subtitle_->setText(subtitle);
    subtitle_->setVisible(!subtitle.isEmpty());
    strip_->show();
    pictures_ = {before, after};
    head_->insertWidget(0, before);
    before->show();
    if (after) {
        head_->addWidget(after);
        after->show();
    }
}

void Overlay::setFestive()
{
    isFestive_ = true;
    const Palette &colours = paletteOf(themeOf(palette()));
    for (const auto &[label, ink] : {std::pair{title_, colours.gold}, {subtitle_, colours.clothText}}) {
        QPalette inks = label->palette();
        inks.setColor(label->foregroundRole(), ink);
        label->setPalette(inks);
    }
    update();
}

void Overlay::clearHead()
{
    isFestive_ = false;
    title_->setPalette({});
    subtitle_->setPalette({});
    for (QWidget *&picture : pictures_)
        if (QWidget *gone = std::exchange(picture, nullptr)) {
            head_->removeWidget(gone);
            gone->hide();
            gone->deleteLater();
        }
    setTitleSize(kTitle);
    title_->setMinimumWidth(0);
    title_->setAlignment(Qt::AlignCenter);
    subtitle_->clear();
    subtitle_->hide();
    strip_->hide();
}

void Overlay::setButtonsInRow(bool row)
{
    buttons_->setDirection(row ? QBoxLayout::RightToLeft : QBoxLayout::TopToBottom);
}

void Overlay::setBody(QWidget *body)
{
    rememberFocus();
    if (body_) {
        layout_->removeWidget(body_);
        body_->hide();
        body_->deleteLater();
    }
    body_ = body;
    if (body_) {
        layout_->insertWidget(2, body_);
        for (QPushButton *button : body_->findChildren<QPushButton *>())
            button->installEventFilter(this);
        body_->show();
    }
}

QPushButton *Overlay::addButton(const QString &text, const QString &objectName)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(objectName);
    button->installEventFilter(this);
    button->setAutoDefault(true);
    button->setMinimumHeight(button->sizeHint().height() * 5 / 4);
    buttons_->addWidget(button);
    if (buttons_->count() == 1)
        button->setDefault(true);
    button->show(); // now: a hidden button has no valid size hint and takes no focus
    return button;
}

void Overlay::clearButtons()
{
    rememberFocus();
    while (QLayoutItem *item = buttons_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

/// A deleted button passes the focus to an arbitrary widget. Object names survive the replacement.
void Overlay::rememberFocus()
{
    const QWidget *focus = window()->focusWidget();
    if (focused_.isEmpty() && isVisible() && focus && isAncestorOf(focus))
        focused_ = focus->objectName();
}

/// The button of that name; otherwise the first one of the panel, or of the body.
QPushButton *Overlay::initialButton(const QString &name) const
{
    QList<QPushButton *> own;
    QList<QPushButton *> others;
    for (auto *button : findChildren<QPushButton *>())
        if (button->isVisibleTo(this) && button->isEnabled())
            (buttons_->indexOf(button) >= 0 ? own : others).push_back(button);
    const QList<QPushButton *> all = own + others;
    const auto same =
        std::find_if(all.begin(), all.end(), [&name](const QPushButton *one) { return one->objectName() == name; });
    return same != all.end() && !name.isEmpty() ? *same : all.value(0);
}

void Overlay::popUp()
{
    if (!isVisible()) {
        pressed_ = nullptr;
        if (motionFactor() > 0) // else no key is meant for a motion
            inputDelay_.start();
    }
    show();
    raise();
    // Behind a room nothing may take the focus; the table gets it when the room is left.
    const bool hidden = window()->isVisible() && !isVisible();
    if (QPushButton *button = initialButton(std::exchange(focused_, QString())); button && !hidden)
        button->setFocus();
}

void Overlay::setTight(bool tight)
{
    layout_->setContentsMargins(tight ? QMargins(16, 8, 16, 8) : QMargins(24, 18, 24, 18));
    layout_->setSpacing(tight ? 5 : 12);
}

QSize Overlay::wantedSize()
{
    layout_->activate();
    return sizeHint().expandedTo(QSize(240, 0)).boundedTo(parentWidget()->size());
}

void Overlay::place(const QRectF &area, int top, int bottom)
{
    area_ = area;
    top_ = top;
    bottom_ = bottom;
    const QSize size = wantedSize();
    const QPointF corner = area.center() - QPointF(size.width(), size.height()) / 2;
    const int x = qBound(0, qRound(corner.x()), qMax(0, parentWidget()->width() - size.width()));
    const int room = bottom > 0 && bottom - top >= size.height() ? bottom : parentWidget()->height();
    const int lowest = qMax(0, room - size.height());
    const int y = qBound(qMin(top, lowest), qRound(corner.y()), lowest);
    setGeometry(x, y, size.width(), size.height());
}

bool Overlay::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && area_.isValid() && isVisible())
        place(area_, top_, bottom_); // the contents need another size
    return QFrame::event(event);
}

void Overlay::paintEvent(QPaintEvent *)
{
    // Like the plaques of the seats, but opaque.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().color(QPalette::Window));
    painter.setPen(QPen(palette().color(QPalette::Dark), 4));
    const QRectF plaque = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
    painter.drawRoundedRect(plaque, 8, 8);
    if (isFestive_)
        paintFestiveHead(painter);
    if (strip_->isVisible()) { // from edge to edge
        const QRect strip(kEdge, strip_->y(), width() - 2 * kEdge, strip_->height());
        paintWovenStrip(painter, strip, paletteOf(themeOf(palette())));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Mid), 2));
    painter.drawRoundedRect(plaque, 8, 8);
}

/// A woven cloth with rays that come from the picture before the title.
void Overlay::paintFestiveHead(QPainter &painter) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const QRectF cloth(kEdge, kEdge, width() - 2 * kEdge, strip_->y() - kEdge);
    painter.save();
    QPainterPath inside;
    inside.addRoundedRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5), 7, 7);
    painter.setClipPath(inside);
    painter.setClipRect(cloth, Qt::IntersectClip);
    painter.fillRect(cloth, colours.hang);
    for (int y = kWeft; y < cloth.height(); y += 2 * kWeft)
        painter.fillRect(QRectF(cloth.left(), cloth.top() + y, cloth.width(), 1), colours.hangRow);
    const QPointF centre = pictures_[0] ? QRectF(pictures_[0]->geometry()).center() : cloth.center();
    QColor light = colours.gold;
    light.setAlphaF(kRayLight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    for (int i = 0; i < kBroadRays; ++i)
        painter.drawPie(QRectF(centre.x() - width(), centre.y() - width(), 2 * width(), 2 * width()),
                        i * 360 * 16 / kBroadRays, 360 * 16 / kBroadRays / 2);
    painter.restore();
}

/// Keeps arrow keys within the buttons: QPushButton would move the focus out of the panel.
bool Overlay::eventFilter(QObject *watched, QEvent *event)
{
    // The panel may have appeared between the two clicks of a double click: ignore the second one.
    if (event->type() == QEvent::MouseButtonPress)
        pressed_ = watched;
    if (event->type() == QEvent::MouseButtonDblClick && pressed_ != watched)
        return true;
    if (inputDelay_.blocks(*event))
        return true;
    const int index = buttons_->indexOf(qobject_cast<QWidget *>(watched));
    if (event->type() != QEvent::KeyPress || index < 0)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    // In a row the first button is where reading ends.
    const bool row = buttons_->direction() == QBoxLayout::RightToLeft;
    const bool swaps = row && layoutDirection() == Qt::LeftToRight;
    const bool onward = key == Qt::Key_Down || key == (swaps ? Qt::Key_Left : Qt::Key_Right);
    const bool back = key == Qt::Key_Up || key == (swaps ? Qt::Key_Right : Qt::Key_Left);
    if (!onward && !back)
        return QFrame::eventFilter(watched, event);
    const int next = index + (onward ? 1 : -1);
    if (QLayoutItem *item = buttons_->itemAt(next))
        item->widget()->setFocus(onward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

/// Gives the focus to the table, or it would go on as if by Tab.
void Overlay::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    if (const QWidget *focus = window()->focusWidget(); focus && isAncestorOf(focus) && parentWidget()->isVisible())
        parentWidget()->setFocus();
}

void Overlay::keyPressEvent(QKeyEvent *event)
{
    if (inputDelay_.blocks(*event))
        return;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // The focus is on a widget that is no button.
        if (QPushButton *first = initialButton(QString()))
            first->click();
        return;
    }
    QFrame::keyPressEvent(event);
}

} // namespace meadhall::ui
