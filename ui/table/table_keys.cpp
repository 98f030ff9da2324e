#include "ui/table/table_keys.h"

#include "ui/scene/latin_keys.h"
#include "ui/table/table_view.h"

#include <QKeyEvent>

namespace meadhall::ui {

bool TableKeys::press(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers();
    const int digit = typedDigit(event);
    if (digit < 0 || (modifiers & (Qt::ControlModifier | Qt::AltModifier)))
        return pressKey(event.key(), modifiers);
    view_.controller().typeDigit(digit);
    return true;
}

/// Enter: whatever is at hand. With nothing selected it is the card where the keyboard is.
void TableKeys::confirmHere()
{
    Hand &hand = view_.stage().hand();
    const KeyboardNavigator &place = view_.keyboard();
    const auto *card = qobject_cast<CardItem *>(place.element());
    const bool inHand = card && place.part() == TablePart::Hand;
    if (place.element() && (place.part() == TablePart::Buttons || view_.controller().choosesFromMiddle())) {
        view_.game().press(place.element());
        return;
    }
    if (inHand && hand.isEnabled() && hand.selection().empty() && !view_.controller().canConfirm())
        hand.select(CardSet::of(card->card()));
    view_.controller().confirm();
}

bool TableKeys::pressKey(int key, Qt::KeyboardModifiers modifiers)
{
    KeyboardNavigator &place = view_.keyboard();
    // Not while the keyboard looks around the table, or is at something that the key presses.
    const QGraphicsObject *element = place.element();
    const bool taken = key == Qt::Key_Space ? element && view_.game().canPress(element) : element != nullptr;
    if (!taken && !modifiers && view_.watchControls().pressKey(key))
        return true;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (const auto *card = qobject_cast<CardItem *>(place.element());
            card && (modifiers & Qt::ControlModifier) && place.part() == TablePart::Hand) {
            view_.stage().hand().shift(card->card(), key == Qt::Key_Right ? 1 : -1);
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        place.move(key);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (place.element())
            view_.game().press(place.element());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        confirmHere();
        return true;
    case Qt::Key_Escape:
        view_.controller().cancel();
        return true;
    default:
        return false;
    }
}

} // namespace meadhall::ui
