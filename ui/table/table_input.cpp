// Keys and mouse buttons at the table, apart from what cards and buttons hear themselves.
#include "ui/table/table_view.h"

#include "ui/scene/latin_keys.h"
#include "ui/text/table_words.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace meadhall::ui {

void TableView::mousePressEvent(QMouseEvent *event)
{
    controller().hurry();
    keyboard_.leave();
    if (event->button() == Qt::RightButton) {
        if (event->buttons() & Qt::LeftButton)
            stage().cancelDrag(); // whatever the left one has begun
        else
            pressRight(mapToScene(event->pos()));
        return;
    }
    QGraphicsView::mousePressEvent(event);
}

/// Takes back what has been begun; what a game means by the right button otherwise, only where nothing has.
void TableView::pressRight(QPointF scenePos)
{
    if (controller().isHalfway() || !stage().hand().selection().empty())
        controller().cancel();
    else
        rightClicked(scenePos);
}

bool TableView::event(QEvent *event)
{
    if (event->type() == QEvent::WindowDeactivate || event->type() == QEvent::WindowBlocked)
        stage().cancelDrag(); // the release goes to the window that has come up
    return QGraphicsView::event(event);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept(); // the right button is one of the game's
}

void TableView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    keyboard_.setShown(true);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        keyboard_.enter(event->reason() == Qt::TabFocusReason);
    // The table itself is reported as the new focus after this; then the thing on it.
    if (keyboard_.thing())
        QMetaObject::invokeMethod(&keyboard_, &KeyboardPlace::moved, Qt::QueuedConnection);
}

void TableView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    keyboard_.setShown(false);
    stage().cancelDrag(); // the release may never be heard here
}

/// Tab goes through the parts of the table before it goes on to what is beside the table.
bool TableView::focusNextPrevChild(bool next)
{
    if (!hasFocus()) // asked on behalf of a panel
        return QWidget::focusNextPrevChild(next);
    controller().hurry();
    return keyboard_.nextPart(next) || QWidget::focusNextPrevChild(next);
}

KeyboardPlace::Things TableView::thingsIn(TablePart part)
{
    KeyboardPlace::Things things;
    if (curtain_->isVisible())
        return things;
    switch (part) {
    case TablePart::Hand:
        for (CardItem *item : stage().hand().items())
            things.push_back(item);
        break;
    case TablePart::Middle:
        return table_.hasGame() ? thingsInMiddle() : things;
    case TablePart::Seats:
        for (int seat = 0; seat < table_.players() && seat < stage().players(); ++seat)
            things.push_back(stage().seat(stage().seatAt(seat)));
        break;
    case TablePart::Buttons:
        for (ButtonItem *button : buttons_)
            if (button->isVisible())
                things.push_back(button);
        break;
    }
    return things;
}

KeyboardPlace::Things TableView::things()
{
    if (curtain_->isVisible())
        return {curtain_};
    KeyboardPlace::Things all;
    for (int part = 0; part < kTableParts; ++part)
        for (QGraphicsObject *thing : thingsIn(static_cast<TablePart>(part)))
            all.push_back(thing);
    for (QGraphicsObject *thing : otherThings())
        all.push_back(thing);
    if (!message_->text().isEmpty())
        all.push_back(message_);
    return all;
}

QString TableView::nameOf(const QGraphicsObject *thing)
{
    if (const auto *button = qobject_cast<const ButtonItem *>(thing))
        return spoken(button->accessibleName());
    if (const auto *seat = qobject_cast<const SeatItem *>(thing))
        return TableWords::seat(seat->name(), seat->line(), seat->count(), seat->points(), seat->turn());
    if (thing == message_)
        return spoken(message_->text());
    if (thing == curtain_)
        return tr("Curtain: all cards are hidden", "said by a screen reader");
    return spoken(nameOfOwn(thing));
}

void TableView::announceSelection()
{
    if (const QString before = std::exchange(selectionTold_, selectionTold()); selectionTold_ != before)
        announcer_.announce(selectionTold_);
}

void TableView::announceAsked()
{
    if (const QString before = std::exchange(asked_, controller().prompt()); asked_ != before)
        announcer_.announce(asked_);
}

/// What a seat tells to a mouse that rests on it, it tells to the keyboard too.
void TableView::placeMoved()
{
    const auto *seat = qobject_cast<SeatItem *>(keyboard_.thing());
    if (seat && hasFocus()) {
        const QRect rect = mapFromScene(seat->mapToScene(seat->shape()).boundingRect()).boundingRect();
        QToolTip::showText(viewport()->mapToGlobal(rect.bottomLeft()), seat->toolTip(), viewport());
    } else {
        QToolTip::hideText();
    }
}

bool TableView::canPress(const QGraphicsObject *thing) const
{
    if (const auto *button = qobject_cast<const ButtonItem *>(thing))
        return button->isEnabled();
    const auto *card = qobject_cast<const CardItem *>(thing);
    return card && card->isTouchable();
}

void TableView::press(QGraphicsObject *thing)
{
    controller().hurry();
    if (auto *button = qobject_cast<ButtonItem *>(thing))
        button->click();
    else if (auto *card = qobject_cast<CardItem *>(thing))
        card->click();
}

/// Enter: whatever is at hand. With nothing selected it is the card where the keyboard is.
void TableView::confirmHere()
{
    Hand &hand = stage().hand();
    const auto *card = qobject_cast<CardItem *>(keyboard_.thing());
    const bool inHand = card && keyboard_.part() == TablePart::Hand;
    if (keyboard_.thing() && (keyboard_.part() == TablePart::Buttons || choosesInMiddle())) {
        press(keyboard_.thing());
        return;
    }
    if (inHand && hand.isEnabled() && hand.selection().empty() && !controller().canConfirm())
        hand.select(CardSet::of(card->card()));
    controller().confirm();
}

bool TableView::pressKey(int key, Qt::KeyboardModifiers modifiers)
{
    // Not while the keyboard looks around the table, or is at something that the key presses.
    const QGraphicsObject *thing = keyboard_.thing();
    const bool taken = key == Qt::Key_Space ? thing && canPress(thing) : thing != nullptr;
    if (!taken && !modifiers && watch_->pressKey(key))
        return true;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (const auto *card = qobject_cast<CardItem *>(keyboard_.thing());
            card && (modifiers & Qt::ControlModifier) && keyboard_.part() == TablePart::Hand) {
            stage().hand().shift(card->card(), key == Qt::Key_Right ? 1 : -1);
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        keyboard_.move(key);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (keyboard_.thing())
            press(keyboard_.thing());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        confirmHere();
        return true;
    case Qt::Key_Escape:
        controller().cancel();
        return true;
    default:
        return false;
    }
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    controller().hurry();
    if (!hasFocus()) { // a panel over the table has the keyboard
        event->ignore();
        return;
    }
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    if (const int digit = typedDigit(*event); digit >= 0 && !(modifiers & (Qt::ControlModifier | Qt::AltModifier)))
        typeDigit(digit);
    else if (!pressKey(event->key(), modifiers))
        QGraphicsView::keyPressEvent(event);
}

} // namespace meadhall::ui
