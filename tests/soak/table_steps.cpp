#include "table_steps.h"

#include "ui/app/main_window.h"
#include "ui/games/ninjan/ninjan_table_view.h"
#include "ui/games/odin/odin_table_view.h"

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
    if (qobject_cast<const CardItem *>(element) && hands_.chance(80))
        place = {mirrored ? shape.right() - shape.width() * 0.15 : shape.left() + shape.width() * 0.15,
                 shape.top() + shape.height() * 0.12};
    else if (hands_.chance(20))
        place = shape.topLeft() + QPointF(shape.width() * hands_.random.unit(), shape.height() * hands_.random.unit());
    return fromScene(view, element->mapToScene(place));
}

QPointF TableSteps::somewhere(TableView &view)
{
    const TableLayout &layout = view.stage().layout();
    switch (hands_.below(7)) {
    case 0:
    case 1:
        return fromScene(view, layout.middle);
    case 2:
        return fromScene(view, layout.hand.middle + QPointF((hands_.random.unit() - 0.5) * view.width(), 0));
    case 3:
        return {hands_.random.unit() * 4000 - 1000, hands_.random.unit() * 3000 - 1000}; // also outside the window
    case 4:
        if (QGraphicsObject *element = someThing(view))
            return placeOf(view, element);
        [[fallthrough]];
    default:
        return hands_.placeIn(&view);
    }
}

QGraphicsObject *TableSteps::someThing(TableView &view)
{
    KeyboardNavigator::TableElements elements = view.access().elements();
    if (hands_.chance(50)) {
        const KeyboardNavigator::TableElements part =
            view.access().elementsIn(static_cast<TablePart>(hands_.below(kTableParts)));
        if (!part.empty())
            elements = part;
    }
    return elements.empty() ? nullptr : hands_.oneOf(elements);
}

void TableSteps::take(TableView &view)
{
    if (view.panel()->isVisible() && hands_.chance(25)) {
        pressPanel(view);
        return;
    }
    const int n = hands_.below(100);
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
    const Qt::MouseButton button = hands_.someButton();
    const bool twice = hands_.chance(25);
    hands_.report.note(
        QStringLiteral("%1 %2 by button %3").arg(twice ? "double click" : "click", titleOf(element)).arg(button));
    if (twice)
        hands_.input.doubleClick(windowOf(view), place, button);
    else
        hands_.input.click(windowOf(view), place, button, hands_.someModifiers());
}

void TableSteps::clickAnywhere(TableView &view)
{
    const QPointF place = somewhere(view);
    hands_.report.note(QStringLiteral("click at %1,%2").arg(qRound(place.x())).arg(qRound(place.y())));
    hands_.input.click(windowOf(view), place, hands_.someButton());
}

/// Half of the time later steps decide where the drag ends.
void TableSteps::beginDrag(TableView &view)
{
    QGraphicsObject *element = someThing(view);
    if (!element)
        return;
    hands_.report.note(QStringLiteral("drag %1").arg(titleOf(element)));
    hands_.input.press(windowOf(view), placeOf(view, element),
                       hands_.chance(90) ? Qt::LeftButton : hands_.someButton());
    for (int i = hands_.below(6); i >= 0; --i)
        hands_.input.move(windowOf(view), somewhere(view));
    if (hands_.chance(50)) {
        hands_.report.note(QStringLiteral("drop"));
        hands_.input.move(windowOf(view), somewhere(view));
        hands_.input.releaseAll();
    }
}

void TableSteps::takeHeld(TableView &view)
{
    QWindow *window = hands_.input.grabber() ? hands_.input.grabber() : windowOf(view);
    switch (hands_.below(8)) {
    case 0:
    case 1:
        hands_.report.note(QStringLiteral("move held"));
        for (int i = hands_.below(5); i >= 0; --i)
            hands_.input.move(window, somewhere(view));
        return;
    case 2: {
        const Qt::MouseButton other = hands_.chance(70) ? Qt::RightButton : Qt::MiddleButton;
        hands_.report.note(QStringLiteral("button %1 besides").arg(other));
        hands_.input.press(window, somewhere(view), other);
        if (hands_.chance(60))
            hands_.input.release(other);
        return;
    }
    case 3:
        hands_.report.note(QStringLiteral("while held"));
        hands_.key(window, hands_.chance(50) ? Qt::Key_Escape : Qt::Key_Return);
        return;
    case 4:
        hands_.report.note(QStringLiteral("while held"));
        key(window);
        return;
    default:
        hands_.report.note(QStringLiteral("let go"));
        if (hands_.chance(60))
            hands_.input.move(window, somewhere(view));
        if (hands_.chance(80))
            hands_.input.releaseAll();
        else
            hands_.input.release(Qt::LeftButton);
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
    if (hands_.chance(70))
        hands_.clickOn(hands_.oneOf(shown));
    else
        hands_.key(windowOf(view), hands_.chance(70) ? Qt::Key_Return : Qt::Key_Space);
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
    const int n = hands_.below(100);
    if (n < 12) {
        hands_.key(window, Qt::Key_Z, Qt::ControlModifier);
    } else if (n < 75) {
        const int key = hands_.oneOf(kMeant);
        const bool arrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
        hands_.key(window, key, arrow && hands_.chance(30) ? Qt::ControlModifier : Qt::NoModifier);
    } else if (n < 85) {
        hands_.key(window, hands_.oneOf(kMeaningless), hands_.someModifiers());
    } else {
        hands_.key(window, Qt::Key_A + hands_.below(26), hands_.chance(20) ? Qt::ShiftModifier : Qt::NoModifier);
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
    hands_.key(windowOf(view), Qt::Key_Escape);
    for (Card card : cards)
        if (CardItem *item = view.stage().hand().item(card))
            hands_.input.click(windowOf(view), placeOf(view, item), Qt::LeftButton);
}

/// Plays the selection in one of the possible ways.
void TableSteps::confirm(TableView &view, QGraphicsObject *button, QGraphicsObject *card)
{
    switch (hands_.below(4)) {
    case 0:
        hands_.input.click(windowOf(view), placeOf(view, button), Qt::LeftButton);
        return;
    case 1:
        hands_.input.doubleClick(windowOf(view), placeOf(view, card), Qt::LeftButton);
        return;
    case 2:
        hands_.input.press(windowOf(view), placeOf(view, card), Qt::LeftButton);
        hands_.input.move(windowOf(view), somewhere(view));
        hands_.input.move(windowOf(view), fromScene(view, view.stage().layout().middle));
        hands_.input.releaseAll();
        return;
    default:
        hands_.key(windowOf(view), Qt::Key_Return);
    }
}

bool TableSteps::moveOdin(TableView &view)
{
    auto *odin = qobject_cast<OdinTableView *>(&view);
    if (!odin || !odin->view().ownTurn())
        return false;
    const auto &lying = odin->stage().tableSet().items();
    if (odin->controller().isHalfway() && !lying.empty()) {
        hands_.report.note(QStringLiteral("pick up"));
        const QPointF place = placeOf(view, hands_.oneOf(lying));
        if (hands_.chance(50)) {
            hands_.input.click(windowOf(view), place, Qt::LeftButton);
        } else {
            hands_.input.press(windowOf(view), place, Qt::LeftButton);
            hands_.input.move(windowOf(view), fromScene(view, view.stage().layout().hand.middle));
            hands_.input.releaseAll();
        }
        return true;
    }
    const std::vector<CardSet> sets = odin::legalSets(odin->view().board(), odin->view().hand());
    if (sets.empty() || (hands_.chance(15) && odin->controller().canPass())) {
        hands_.report.note(QStringLiteral("pass"));
        if (hands_.chance(50))
            hands_.input.click(windowOf(view), placeOf(view, odin->passButton()), Qt::LeftButton);
        else
            hands_.key(windowOf(view), Qt::Key_P);
        return true;
    }
    const CardSet set = hands_.oneOf(sets);
    CardItem *card = odin->stage().hand().item(set.first());
    if (!card)
        return false;
    hands_.report.note(QStringLiteral("play a set"));
    select(view, set);
    confirm(view, odin->playButton(), card);
    return true;
}

bool TableSteps::moveNinjan(TableView &view)
{
    auto *ninjan = qobject_cast<NinjanTableView *>(&view);
    if (!ninjan)
        return false;
    if (const int seat = ninjan->controller().pileChooser(); seat >= 0) {
        hands_.report.note(QStringLiteral("choose a pile"));
        const int pile = hands_.below(ninjan::kPiles);
        const PileItem *ground = ninjan->stage().piles().ground(pile);
        CardItem *card = ninjan->stage().chosen(seat);
        if (hands_.chance(40) && card) {
            hands_.input.press(windowOf(view), placeOf(view, card), Qt::LeftButton);
            hands_.input.move(windowOf(view), somewhere(view));
            hands_.input.move(windowOf(view), fromScene(view, ground->area().center()));
            hands_.input.releaseAll();
        } else if (hands_.chance(50)) {
            hands_.input.click(windowOf(view), fromScene(view, ground->area().center()), Qt::LeftButton);
        } else {
            hands_.key(windowOf(view), Qt::Key_1 + pile);
        }
        return true;
    }
    const auto &held = ninjan->stage().hand().items();
    if (held.empty() || !ninjan->view().mayChoose())
        return false;
    hands_.report.note(QStringLiteral("choose a card"));
    CardItem *card = hands_.oneOf(held);
    select(view, CardSet::of(card->card()));
    confirm(view, ninjan->chooseButton(), card);
    return true;
}

} // namespace meadhall::soak
