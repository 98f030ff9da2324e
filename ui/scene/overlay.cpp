#include "ui/scene/overlay.h"

#include "ui/text/text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

Overlay::Overlay(QWidget *parent)
    : QFrame(parent), title_(new QLabel(this)), layout_(new QVBoxLayout(this)), buttons_(new QVBoxLayout)
{
    setObjectName(QStringLiteral("overlay"));
    setFrameShape(QFrame::NoFrame);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.45);
    large.setBold(true);
    title_->setFont(large);
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    layout_->setContentsMargins(24, 18, 24, 18);
    layout_->setSpacing(12);
    layout_->addWidget(title_);
    layout_->addLayout(buttons_);
    hide();
}

void Overlay::setTitle(const QString &title)
{
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    title_->setAccessibleName(spoken(title));
    setAccessibleName(title_->accessibleName());
}

QString Overlay::title() const { return title_->text(); }

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
        layout_->insertWidget(1, body_);
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
    if (!isVisible())
        pressed_ = nullptr;
    show();
    raise();
    if (QPushButton *button = initialButton(std::exchange(focused_, QString())))
        button->setFocus();
}

void Overlay::place(const QRectF &area)
{
    area_ = area;
    layout_->activate();
    const QSize size = sizeHint().expandedTo(QSize(240, 0)).boundedTo(parentWidget()->size());
    const QPointF corner = area.center() - QPointF(size.width(), size.height()) / 2;
    const int x = qBound(0, qRound(corner.x()), qMax(0, parentWidget()->width() - size.width()));
    const int y = qBound(0, qRound(corner.y()), qMax(0, parentWidget()->height() - size.height()));
    setGeometry(x, y, size.width(), size.height());
}

bool Overlay::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && area_.isValid() && isVisible())
        place(area_); // the contents need another size
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
    painter.drawRoundedRect(plaque, 14, 14);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Mid), 2));
    painter.drawRoundedRect(plaque, 14, 14);
}

/// Keeps arrow keys within the buttons: QPushButton would move the focus out of the panel.
bool Overlay::eventFilter(QObject *watched, QEvent *event)
{
    // The panel may have appeared between the two clicks of a double click: ignore the second one.
    if (event->type() == QEvent::MouseButtonPress)
        pressed_ = watched;
    if (event->type() == QEvent::MouseButtonDblClick && pressed_ != watched)
        return true;
    const int index = buttons_->indexOf(qobject_cast<QWidget *>(watched));
    if (event->type() != QEvent::KeyPress || index < 0)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool onward = key == Qt::Key_Down || key == Qt::Key_Right, back = key == Qt::Key_Up || key == Qt::Key_Left;
    if (!onward && !back)
        return QFrame::eventFilter(watched, event);
    const int next = index + (onward ? 1 : -1);
    if (QLayoutItem *item = buttons_->itemAt(next))
        item->widget()->setFocus(onward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void Overlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // The focus is on a widget that is no button.
        if (QPushButton *first = initialButton(QString()))
            first->click();
        return;
    }
    QFrame::keyPressEvent(event);
}

} // namespace meadhall::ui
