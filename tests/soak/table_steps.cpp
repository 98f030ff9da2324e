// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_steps.h"

#include "ui/app/main_window.h"
#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/odin/odin_table_game.h"

#include <QPushButton>

namespace meadhall::soak {

using namespace ui;

namespace {

QWindow *windowOf(const TableView &view) { return view.window()->windowHandle(); }

} // namespace

QPointF TableSteps::fromScene(TableView &view, QPointF place)
{
    return view.viewport()->mapTo(view.window(), view.mapFromScene(place));
}

/// A point on the item, usually one that no other card of a fan covers.
QPointF TableSteps::placeOf(TableView &view, const QGraphicsObject *element)
{
    const QRectF shape = element->shape().boundingRect();
    const bool mirrored = view.stage().layout().hand.rightToLeft;
    QPointF place = shape.center();
    if (qobject_cast<const CardItem *>(element) && tools_.chance(80))
        place = {mirrored ? shape.right() - shape.width() * 0.15 : shape.left() + shape.width() * 0.15,
                 shape.top() + shape.height() * 0.12};
    else if (tools_.chance(20))
        place = shape.topLeft() + QPointF(shape.width() * tools_.random.unit(), shape.height() * tools_.random.unit());
    return fromScene(view, element->mapToScene(place));
}

QPointF TableSteps::somewhere(TableView &view)
{
    const TableLayout &layout = view.stage().layout();
    switch (tools_.below(7)) {
    case 0:
    case 1:
        return fromScene(view, layout.middle);
    case 2:
        return fromScene(view, layout.hand.middle + QPointF((tools_.random.unit() - 0.5) * view.width(), 0));
    case 3:
        return {tools_.random.unit() * 4000 - 1000, tools_.random.unit() * 3000 - 1000}; // also outside the window
    case 4:
        if (QGraphicsObject *element = someThing(view))
            return placeOf(view, element);
        [[fallthrough]];
    default:
        return tools_.placeIn(&view);
    }
}

QGraphicsObject *TableSteps::someThing(TableView &view)
{
    KeyboardNavigator::TableElements elements = view.access().elements();
    if (tools_.chance(50)) {
        const KeyboardNavigator::TableElements part =
            view.access().elementsIn(static_cast<TablePart>(tools_.below(kTableParts)));
        if (!part.empty())
            elements = part;
    }
    return elements.empty() ? nullptr : tools_.oneOf(elements);
}

void TableSteps::take(TableView &view)
{
    if (view.panel()->isVisible() && tools_.chance(25)) {
        pressPanel(view);
        return;
    }
    const int n = tools_.below(100);
    if (n < 35)
        move(view);
    else if (n < 60)
        clickThing(view);
    else if (n < 80)
        beginDrag(view);
    else if (n < 88)
        clickAnywhere(view);
    else
        key(windowOf(view));
}

void TableSteps::clickThing(TableView &view)
{
    QGraphicsObject *element = someThing(view);
    if (!element)
        return;
    const QPointF place = placeOf(view, element);
    const Qt::MouseButton button = tools_.someButton();
    const bool twice = tools_.chance(25);
    tools_.report.note(
        QStringLiteral("%1 %2 by button %3").arg(twice ? "double click" : "click", titleOf(element)).arg(button));
    if (twice)
        tools_.input.doubleClick(windowOf(view), place, button);
    else
        tools_.input.click(windowOf(view), place, button, tools_.someModifiers());
}

void TableSteps::clickAnywhere(TableView &view)
{
    const QPointF place = somewhere(view);
    tools_.report.note(QStringLiteral("click at %1,%2").arg(qRound(place.x())).arg(qRound(place.y())));
    tools_.input.click(windowOf(view), place, tools_.someButton());
}

/// Half of the time later steps decide where the drag ends.
void TableSteps::beginDrag(TableView &view)
{
    QGraphicsObject *element = someThing(view);
    if (!element)
        return;
    tools_.report.note(QStringLiteral("drag %1").arg(titleOf(element)));
    tools_.input.press(windowOf(view), placeOf(view, element),
                       tools_.chance(90) ? Qt::LeftButton : tools_.someButton());
    for (int i = tools_.below(6); i >= 0; --i)
        tools_.input.move(windowOf(view), somewhere(view));
    if (tools_.chance(50)) {
        tools_.report.note(QStringLiteral("drop"));
        tools_.input.move(windowOf(view), somewhere(view));
        tools_.input.releaseAll();
    }
}

void TableSteps::takeHeld(TableView &view)
{
    QWindow *window = tools_.input.grabber() ? tools_.input.grabber() : windowOf(view);
    switch (tools_.below(8)) {
    case 0:
    case 1:
        tools_.report.note(QStringLiteral("move held"));
        for (int i = tools_.below(5); i >= 0; --i)
            tools_.input.move(window, somewhere(view));
        return;
    case 2: {
        const Qt::MouseButton other = tools_.chance(70) ? Qt::RightButton : Qt::MiddleButton;
        tools_.report.note(QStringLiteral("button %1 besides").arg(other));
        tools_.input.press(window, somewhere(view), other);
        if (tools_.chance(60))
            tools_.input.release(other);
        return;
    }
    case 3:
        tools_.report.note(QStringLiteral("while held"));
        tools_.key(window, tools_.chance(50) ? Qt::Key_Escape : Qt::Key_Return);
        return;
    case 4:
        tools_.report.note(QStringLiteral("while held"));
        key(window);
        return;
    default:
        tools_.report.note(QStringLiteral("let go"));
        if (tools_.chance(60))
            tools_.input.move(window, somewhere(view));
        if (tools_.chance(80))
            tools_.input.releaseAll();
        else
            tools_.input.release(Qt::LeftButton);
    }
}

void TableSteps::pressPanel(TableView &view)
{
    const auto buttons = view.panel()->findChildren<QPushButton *>();
    QList<QPushButton *> shown;
    std::copy_if(buttons.begin(), buttons.end(), std::back_inserter(shown),
                 [](const QPushButton *button) { return button->isVisible(); });
    if (shown.empty())
        return;
    if (tools_.chance(70))
        tools_.clickOn(tools_.oneOf(shown));
    else
        tools_.key(windowOf(view), tools_.chance(70) ? Qt::Key_Return : Qt::Key_Space);
}

void TableSteps::key(QWindow *window)
{
    static constexpr int kMeant[] = {
        Qt::Key_P,     Qt::Key_H,     Qt::Key_S,      Qt::Key_C,   Qt::Key_N,       Qt::Key_M,    Qt::Key_Return,
        Qt::Key_Enter, Qt::Key_Space, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Left, Qt::Key_Right,
        Qt::Key_Up,    Qt::Key_Down,  Qt::Key_Home,   Qt::Key_End, Qt::Key_1,       Qt::Key_2,    Qt::Key_3,
        Qt::Key_4,     Qt::Key_5,     Qt::Key_6,      Qt::Key_7,   Qt::Key_8,       Qt::Key_9,    Qt::Key_0,
        Qt::Key_F11,   Qt::Key_Menu,  Qt::Key_Select};
    static constexpr int kMeaningless[] = {Qt::Key_Delete,   Qt::Key_Insert, Qt::Key_Backspace, Qt::Key_PageUp,
                                           Qt::Key_PageDown, Qt::Key_F5,     Qt::Key_Plus,      Qt::Key_Minus,
                                           Qt::Key_Slash,    Qt::Key_Back,   Qt::Key_Print,     Qt::Key_CapsLock,
                                           Qt::Key_Shift,    Qt::Key_Control};
    const int n = tools_.below(100);
    if (n < 12) {
        tools_.key(window, Qt::Key_Z, Qt::ControlModifier);
    } else if (n < 75) {
        const int key = tools_.oneOf(kMeant);
        const bool arrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
        tools_.key(window, key, arrow && tools_.chance(30) ? Qt::ControlModifier : Qt::NoModifier);
    } else if (n < 85) {
        tools_.key(window, tools_.oneOf(kMeaningless), tools_.someModifiers());
    } else {
        tools_.key(window, Qt::Key_A + tools_.below(26), tools_.chance(20) ? Qt::ShiftModifier : Qt::NoModifier);
    }
}

void TableSteps::move(TableView &view)
{
    if (view.panel()->isVisible())
        pressPanel(view);
    else if (!moveOdin(view) && !moveNinjan(view))
        clickThing(view);
}

void TableSteps::select(TableView &view, CardSet cards)
{
    const auto &held = view.stage().hand().items();
    if (std::any_of(held.begin(), held.end(), [](const CardItem *card) { return card->isSelected(); }))
        tools_.key(windowOf(view), Qt::Key_Escape); // without a selection it would lead to the start page
    for (Card card : cards)
        if (CardItem *item = view.stage().hand().item(card))
            tools_.input.click(windowOf(view), placeOf(view, item), Qt::LeftButton);
}

/// Plays the selection in one of the possible ways.
void TableSteps::confirm(TableView &view, QGraphicsObject *button, QGraphicsObject *card)
{
    switch (tools_.below(4)) {
    case 0:
        tools_.input.click(windowOf(view), placeOf(view, button), Qt::LeftButton);
        return;
    case 1:
        tools_.input.doubleClick(windowOf(view), placeOf(view, card), Qt::LeftButton);
        return;
    case 2:
        tools_.input.press(windowOf(view), placeOf(view, card), Qt::LeftButton);
        tools_.input.move(windowOf(view), somewhere(view));
        tools_.input.move(windowOf(view), fromScene(view, view.stage().layout().middle));
        tools_.input.releaseAll();
        return;
    default:
        tools_.key(windowOf(view), Qt::Key_Return);
    }
}

bool TableSteps::moveOdin(TableView &view)
{
    auto *odin = dynamic_cast<OdinTableView *>(&view);
    if (!odin || !odin->view().ownTurn())
        return false;
    const auto &tableCards = odin->stage().tableSet().items();
    if (odin->controller().isHalfway() && !tableCards.empty()) {
        tools_.report.note(QStringLiteral("pick up"));
        const QPointF place = placeOf(view, tools_.oneOf(tableCards));
        if (tools_.chance(50)) {
            tools_.input.click(windowOf(view), place, Qt::LeftButton);
        } else {
            tools_.input.press(windowOf(view), place, Qt::LeftButton);
            tools_.input.move(windowOf(view), fromScene(view, view.stage().layout().hand.middle));
            tools_.input.releaseAll();
        }
        return true;
    }
    const std::vector<CardSet> sets = odin::legalSets(odin->view().board(), odin->view().hand());
    if (sets.empty() || (tools_.chance(15) && odin->controller().canPass())) {
        tools_.report.note(QStringLiteral("pass"));
        if (tools_.chance(50))
            tools_.input.click(windowOf(view), placeOf(view, odin->game().passButton()), Qt::LeftButton);
        else
            tools_.key(windowOf(view), Qt::Key_P);
        return true;
    }
    const CardSet set = tools_.oneOf(sets);
    CardItem *card = odin->stage().hand().item(set.first());
    if (!card)
        return false;
    tools_.report.note(QStringLiteral("play a set"));
    select(view, set);
    confirm(view, odin->game().playButton(), card);
    return true;
}

bool TableSteps::moveNinjan(TableView &view)
{
    auto *ninjan = dynamic_cast<NinjanTableView *>(&view);
    if (!ninjan)
        return false;
    if (const int seat = ninjan->controller().pileChooser(); seat >= 0) {
        tools_.report.note(QStringLiteral("choose a pile"));
        const int pile = tools_.below(ninjan::kPiles);
        const PileItem *ground = ninjan->stage().piles().ground(pile);
        CardItem *card = ninjan->stage().chosen(seat);
        if (tools_.chance(40) && card) {
            tools_.input.press(windowOf(view), placeOf(view, card), Qt::LeftButton);
            tools_.input.move(windowOf(view), somewhere(view));
            tools_.input.move(windowOf(view), fromScene(view, ground->area().center()));
            tools_.input.releaseAll();
        } else if (tools_.chance(50)) {
            tools_.input.click(windowOf(view), fromScene(view, ground->area().center()), Qt::LeftButton);
        } else {
            tools_.key(windowOf(view), Qt::Key_1 + pile);
        }
        return true;
    }
    const auto &held = ninjan->stage().hand().items();
    if (held.empty() || !ninjan->view().mayChoose())
        return false;
    tools_.report.note(QStringLiteral("choose a card"));
    CardItem *card = tools_.oneOf(held);
    select(view, CardSet::of(card->card()));
    confirm(view, ninjan->game().chooseButton(), card);
    return true;
}

} // namespace meadhall::soak
