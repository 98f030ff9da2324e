// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"

#include "legal.h"
#include "step_tools.h"
#include "ui/app/actions.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/rooms/start/start_page.h"
#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/odin/odin_table_game.h"
#include "ui/table/scene/z_values.h"

#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QPushButton>

#include <algorithm>
#include <map>
#include <ranges>

namespace meadhall::soak {

using namespace ui;

namespace {

/// A picture of a card that was beaten: on the pile, in its plaque, or on its way there.
bool isMemory(const CardItem *card)
{
    return card->parentItem() || (card->zValue() >= z::kBeaten && card->zValue() < z::kMiddle);
}

} // namespace

Invariants::Invariants(MainWindow &window, const Settings &settings) : window_(window), settings_(settings)
{
    connect(&window.table(), &Table::thinking, this, [this](int seat, bool is) {
        if (is)
            thinking_.insert(seat);
        else
            thinking_.erase(seat);
    });
    connect(&window.table(), &Table::restarted, this, [this] { thinking_.clear(); });
    qApp->installEventFilter(this);
}

/// Watches for the button by which a person asks for their cards; it may appear and be pressed between two checks.
bool Invariants::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = event->type() == QEvent::Show ? qobject_cast<QPushButton *>(watched) : nullptr;
    if (button && button->objectName() == QLatin1String("showCards"))
        connect(button, &QPushButton::clicked, this, &Invariants::noteAsked,
                static_cast<Qt::ConnectionType>(Qt::UniqueConnection | Qt::QueuedConnection)); // after the window slot
    return false;
}

void Invariants::noteAsked() { shownTo_ = window_.table().humanSeat(window_.tableView().viewpoint()); }

int Invariants::people() const
{
    const auto &chairs = window_.table().chairs();
    return static_cast<int>(std::count_if(chairs.begin(), chairs.end(), [](const auto &chair) { return chair.human; }));
}

bool Invariants::still() const
{
    Animator &animator = window_.tableView().stage().animator();
    return !animator.moving() && !animator.hasWaiting();
}

/// Whether an answer has been taken, or a hand dealt, that will be shown when it is on the disk.
bool Invariants::isWriting() const
{
    const Table &table = window_.table();
    const Events &shown = table.record();
    if (!shown.empty() && std::holds_alternative<HandOverEvent>(shown.back()) && !table.waitingForNextHand())
        return true;
    return std::ranges::any_of(std::views::iota(0, table.players()),
                               [&table](int seat) { return table.isWriting(seat); });
}

QStringList Invariants::broken(bool handsOff)
{
    QStringList wrong = duplicateCards() + brokenCurtain();
    if (!window_.isVisible())
        return wrong;
    wrong += brokenFocus();
    const bool atRest = still() && handsOff && window_.table().hasGame();
    if (!atRest || isWriting())
        return wrong;
    wrong += brokenMenus() + brokenButtons() + revealedSecrets();
    if (window_.rooms().current())
        return wrong; // the table behind takes its size only when it is shown again
    ++compared_;
    wrong += rebuilt_.differences(window_, settings_, thinking_);
    return wrong;
}

QStringList Invariants::brokenFocus() const
{
    QStringList wrong;
    const TableView &view = window_.tableView();
    QWidget *active = QApplication::activeWindow();
    const QWidget *focus = QApplication::focusWidget();
    if (active == &window_ && !QApplication::activePopupWidget() && !QApplication::activeModalWidget()) {
        if (!focus)
            wrong.push_back(QStringLiteral("nothing has the focus in the active window, last it was %1%2%3")
                                .arg(titleOf(window_.focusWidget()), view.curtain()->isVisible() ? " curtain" : "",
                                     view.panel()->isVisible() ? " panel" : ""));
        else if (!focus->isVisible() || !focus->isEnabled() || focus->window() != active)
            wrong.push_back(QStringLiteral("the focus is on something that cannot act: %1 %2, %3")
                                .arg(QLatin1String(focus->metaObject()->className()), focus->objectName(),
                                     QLatin1String(!focus->isVisible()   ? "hidden"
                                                   : !focus->isEnabled() ? "disabled"
                                                                         : "in another window")));
        else if (focus == &view && view.curtain()->isVisible())
            wrong.push_back(QStringLiteral("the focus is on the table behind the curtain"));
    }
    auto &keyboard = window_.tableView().keyboard();
    if (QGraphicsObject *element = window_.rooms().current() ? nullptr : keyboard.element()) {
        const KeyboardNavigator::TableElements elements = window_.tableView().access().elementsIn(keyboard.part());
        if (std::find(elements.begin(), elements.end(), element) == elements.end())
            wrong.push_back(QStringLiteral("the keyboard is at a %1 that is not in part %2 of %3 elements%4")
                                .arg(QLatin1String(element->metaObject()->className()))
                                .arg(static_cast<int>(keyboard.part()))
                                .arg(elements.size())
                                .arg(QLatin1String(view.curtain()->isVisible() ? ", behind the curtain" : "")));
        else if (!element->isVisible())
            wrong.push_back(QStringLiteral("the keyboard is at a %1 that is not seen")
                                .arg(QLatin1String(element->metaObject()->className())));
    }
    return wrong;
}

QStringList Invariants::brokenMenus() const
{
    QStringList wrong;
    const Table &table = window_.table();
    const Actions &actions = window_.actions();
    const TableView &view = window_.tableView();
    const auto expect = [&wrong](const QAction *action, bool enabled, const char *name) {
        if (action->isEnabled() != enabled)
            wrong.push_back(
                QStringLiteral("menu entry %1 is %2").arg(QLatin1String(name), enabled ? "disabled" : "enabled"));
    };
    // What acts on the table rests in a room and at the start page.
    const bool here = !window_.rooms().current() && !window_.startPanel().isVisible();
    expect(actions.undo, here && (table.canUndo() || window_.tableView().controller().isHalfway()), "undo");
    expect(actions.nextHand, here && table.waitingForNextHand(), "next hand");
    const Room *room = window_.rooms().current();
    expect(actions.save, room ? room->shownGame().record != nullptr : table.hasGame(), "save");
    expect(actions.hint, here && view.hintButton()->isVisible() && view.hintButton()->isEnabled(), "hint");
    if (const auto *odin = dynamic_cast<const OdinTableView *>(&view)) {
        expect(actions.play, here && odin->game().playButton()->isEnabled(), "play");
        // Also where one may not pass: then the table says why.
        expect(actions.pass, here && odin->view().ownTurn() && !odin->controller().isHalfway() && !view.warns(),
               "pass");
    } else if (const auto *ninjan = dynamic_cast<const NinjanTableView *>(&view)) {
        expect(actions.play, here && ninjan->game().chooseButton()->isEnabled(), "choose");
    }
    return wrong;
}

QStringList Invariants::brokenButtons() const
{
    QStringList wrong;
    const auto expect = [&wrong](const char *name, bool is, bool should) {
        if (is != should)
            wrong.push_back(QStringLiteral("%1 %2 but the referee says otherwise")
                                .arg(QLatin1String(name), is ? "is offered" : "is not offered"));
    };
    TableView &view = window_.tableView();
    const Legal legal(window_.table(), view.viewpoint());
    const CardSet selection = view.stage().hand().selection();
    if (auto *odin = dynamic_cast<OdinTableView *>(&view)) {
        const bool halfway = odin->controller().isHalfway();
        expect("play", odin->game().playButton()->isEnabled(),
               !halfway && (legal.canPlay(selection) || (selection.empty() && legal.canLeadAll())));
        expect("pass", odin->game().passButton()->isEnabled(), !halfway && legal.canPass());
        expect("a hint", odin->hintButton()->isEnabled(), legal.isAsked());
    } else if (auto *ninjan = dynamic_cast<NinjanTableView *>(&view)) {
        expect("choose", ninjan->game().chooseButton()->isEnabled(),
               selection.count() == 1 && legal.canChoose(selection.first()));
        expect("a hint", ninjan->hintButton()->isEnabled(),
               legal.canChooseAny() || legal.isAskedForPile() || legal.isAskedToThrow());
        for (int pile = 0; pile < ninjan::kPiles; ++pile)
            expect("a pile", ninjan::has(ninjan->stage().piles().lit(), pile),
                   legal.mustChoosePile() && legal.canTakePile(pile));
    }
    return wrong;
}

/// No card is visible twice.
QStringList Invariants::duplicateCards() const
{
    QStringList wrong;
    std::map<Card, int> seen;
    for (const QGraphicsItem *item : window_.tableView().scene()->items()) {
        const auto *card = dynamic_cast<const CardItem *>(item);
        if (card && card->isVisible() && card->opacity() > 0.02 && !card->isFaceDown() && card->card() != kNoCard
            && !isMemory(card))
            ++seen[card->card()];
    }
    for (const auto &[card, times] : seen)
        if (times > 1)
            wrong.push_back(QStringLiteral("card %1 is seen %2 times").arg(card).arg(times));
    return wrong;
}

/// With several people, no cards are visible before their owner has asked for them.
QStringList Invariants::brokenCurtain()
{
    TableView &view = window_.tableView();
    if (people() < 2 || view.viewpoint() == kSpectator) {
        shownTo_ = nullptr;
        return {};
    }
    if ((shownTo_ && shownTo_ == window_.table().humanSeat(view.viewpoint())) || view.curtain()->isVisible()
        || view.stage().hand().items().empty())
        return {};
    return {QStringLiteral("the cards of seat %1 are seen, but nobody has asked for them").arg(view.viewpoint())};
}

/// Names and tool tips do not reveal hidden cards.
QStringList Invariants::revealedSecrets() const
{
    TableView &view = window_.tableView();
    QStringList secrets, wrong;
    for (int seat = 0; people() > 0 && seat < window_.table().players(); ++seat) {
        if (seat == view.viewpoint())
            continue;
        for (Card card : hiddenCards(window_.table(), seat))
            secrets.push_back(dynamic_cast<OdinTableView *>(&view)
                                  ? OdinText::card(card, OdinText::Case::Nominative)
                                  : NinjanText::card(card, NinjanText::Case::Nominative));
    }
    for (QGraphicsObject *element : view.access().elements()) {
        if (element == view.message() && view.controller().advising())
            continue; // the coach names cards that others may hold
        const QString text = view.access().nameOf(element) + QLatin1Char('\n') + element->toolTip();
        for (const QString &secret : secrets) {
            const qsizetype at = text.indexOf(secret);
            if (at >= 0 && !text.mid(at + secret.size(), 1).front().isDigit())
                wrong.push_back(QStringLiteral("“%1” tells of the hidden card “%2”").arg(text, secret));
        }
    }
    return wrong;
}

} // namespace meadhall::soak
