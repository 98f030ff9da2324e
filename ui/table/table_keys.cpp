// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_keys.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/latin_keys.h"
#include "ui/table/table_view.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

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

/// Enter: presses the focused button or element to choose, otherwise confirms. Without a selection it first selects
/// the focused card of the hand.
void TableKeys::confirmFocused()
{
    Hand &hand = view_.stage().hand();
    const KeyboardNavigator &navigator = view_.keyboard();
    const auto *card = qobject_cast<CardItem *>(navigator.element());
    const bool inHand = card && navigator.part() == TablePart::Hand;
    const bool isThing = !card && navigator.part() == TablePart::Middle && view_.game().canPress(navigator.element());
    if (navigator.element()
        && (isThing || navigator.part() == TablePart::Buttons || view_.controller().choosesFromMiddle())) {
        view_.game().press(navigator.element());
        return;
    }
    if (inHand && hand.isEnabled() && hand.selection().empty() && !view_.controller().canConfirm())
        hand.select(CardSet::of(card->card()));
    view_.controller().confirm();
}

bool TableKeys::pressKey(int key, Qt::KeyboardModifiers modifiers)
{
    KeyboardNavigator &navigator = view_.keyboard();
    // While watching, Space and arrow keys control the game, unless they act on a focused element.
    const QGraphicsObject *element = navigator.element();
    const bool actsOnElement = key == Qt::Key_Space ? element && view_.game().canPress(element) : element != nullptr;
    if (!actsOnElement && !modifiers && view_.watchControls().pressKey(key))
        return true;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (const auto *card = qobject_cast<CardItem *>(navigator.element());
            card && (modifiers & Qt::ControlModifier) && navigator.part() == TablePart::Hand) {
            Hand &hand = view_.stage().hand();
            hand.shift(card->card(), key == Qt::Key_Right ? 1 : -1);
            const std::vector<Card> order = hand.order();
            const auto place = std::find(order.begin(), order.end(), card->card()) - order.begin() + 1;
            view_.announcer().announceSecret(
                //: A card of the hand was moved: its place among how many
                QCoreApplication::translate("TableKeys", "Card %1 of %2")
                    .arg(number(place), number(static_cast<qint64>(order.size()))));
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        navigator.move(key);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (navigator.element())
            view_.game().press(navigator.element());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        confirmFocused();
        return true;
    case Qt::Key_Escape:
        view_.controller().cancel();
        return true;
    default:
        return false;
    }
}

} // namespace meadhall::ui
