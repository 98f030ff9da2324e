// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_accessibility.h"

#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/text/table_text.h"
#include "ui/table/table_accessible.h"
#include "ui/table/table_view.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kPromptDelayMs = 50;

} // namespace

TableAccessibility::TableAccessibility(TableView &view, PixmapCache &cache)
    : QObject(&view), table_(view), keyboard_(
                                        cache, [this](TablePart part) { return elementsIn(part); }, this),
      announcer_(&view), history_(view)
{
    provideTableAccessibility();
    provideWidgetAccessibility();
    promptDelay_.setSingleShot(true);
    promptDelay_.setInterval(kPromptDelayMs);
    connect(&promptDelay_, &QTimer::timeout, this, [this] {
        if (table_.waitsForVoice()) // a question is told when the voice is free for it
            table_.presenter().whenIdle([this] { announceNewPrompt(); });
        else
            announceNewPrompt();
    });
    connect(&announcer_, &Announcer::announced, this, [this](const QString &words) {
        if (!isInHistory_)
            history_.add(words);
        table_.waitForVoice();
    });
    QAccessible::installActivationObserver(this);
}

TableAccessibility *TableAccessibility::of(const QObject *view)
{
    return view ? view->findChild<TableAccessibility *>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

TableAccessibility *TableAccessibility::with(const QGraphicsObject *element)
{
    const QGraphicsScene *scene = element ? element->scene() : nullptr;
    return scene && !scene->views().isEmpty() ? of(scene->views().constFirst()) : nullptr;
}

/// A screen reader was started or has ended.
void TableAccessibility::accessibilityActiveChanged(bool) { table_.updateWait(); }

void TableAccessibility::restart(const Events &seen)
{
    const auto *game = seen.empty() ? nullptr : std::get_if<GameEvent>(&seen.front());
    formatter_ = game ? makeLogFormatter(game->game, table_.viewpoint()) : nullptr;
    for (const Event &event : seen)
        formatter_->skip(event);
    history_.restart(game ? std::optional(*game) : std::nullopt);
}

bool TableAccessibility::addEvent(const Event &event)
{
    if (!formatter_)
        return false;
    const Names names = table_.names().at(table_.presenter().shownEvents() - 1);
    const QStringList all = formatter_->announcements(event, names, table_.speech());
    isNoteTold_ = isNoteTold_ || all.size() > 1;
    const QScopedValueRollback inHistory(isInHistory_, true); // which makes them anew from the events
    history_.rewind();
    if (!table_.speaksEvents())
        return false;
    for (const QString &words : all)
        announcer_.announce(words);
    return !all.isEmpty();
}

QString TableAccessibility::answer(Question question, bool isShort) const
{
    return formatter_ ? formatter_->answer(question, table_.names(), isShort) : QString();
}

void TableAccessibility::ask(Question question, bool isShort)
{
    if (!formatter_)
        return;
    announcer_.interruptVoice();
    if (question == Question::Turn)
        promptIsNew_ = false; // the answer tells it
    history_.addQuestion(question, isShort);
    const QScopedValueRollback inHistory(isInHistory_, true);
    announcer_.announceSecret(answer(question, isShort));
}

TableAccessibility::TableElements TableAccessibility::elementsIn(TablePart part) const
{
    TableElements elements;
    if (table_.curtain()->isVisible())
        return elements;
    switch (part) {
    case TablePart::Hand:
        for (CardItem *item : table_.stage().hand().items())
            elements.push_back(item);
        break;
    case TablePart::Middle:
        return table_.table().hasGame() ? table_.game().middleElements() : elements;
    case TablePart::Seats:
        for (int seat = 0; seat < table_.table().players() && seat < table_.stage().players(); ++seat)
            elements.push_back(table_.stage().seat(table_.stage().seatAt(seat)));
        break;
    case TablePart::Buttons:
        for (ButtonItem *button : table_.buttons())
            if (button->isVisible())
                elements.push_back(button);
        break;
    }
    return elements;
}

TableAccessibility::TableElements TableAccessibility::elements() const
{
    if (table_.curtain()->isVisible())
        return {table_.curtain()};
    TableElements all;
    for (int part = 0; part < kTableParts; ++part)
        for (TableItem *element : part == static_cast<int>(TablePart::Middle) && table_.table().hasGame()
                                      ? table_.game().readMiddle()
                                      : elementsIn(static_cast<TablePart>(part)))
            all.push_back(element);
    for (TableItem *element : table_.game().otherElements())
        all.push_back(element);
    if (!table_.message()->text().isEmpty())
        all.push_back(table_.message());
    return all;
}

QString TableAccessibility::nameOf(const QGraphicsObject *element) const
{
    if (const auto *button = qobject_cast<const ButtonItem *>(element))
        return spoken(button->accessibleName());
    if (const auto *seat = qobject_cast<const SeatItem *>(element))
        return TableText::seat(seat->name(), seat->line(), seat->count(), seat->points(), seat->turn());
    if (element == table_.message())
        return spoken(table_.message()->text());
    if (element == table_.curtain())
        return tr("All cards are hidden", "said by a screen reader");
    const QString name = table_.game().nameOf(element), note = table_.noteOf(element);
    return note.isEmpty() ? spoken(name) : TableText::describe({name, note});
}

void TableAccessibility::announceSelection()
{
    const Hand &cards = table_.stage().hand();
    const CardSet before = std::exchange(announcedCards_, cards.selection());
    const QWidget *focus = table_.window()->focusWidget();
    const bool isElsewhere = focus && focus != &table_; // after an answer, in a panel that has its own words
    if (const QString words = std::exchange(announcedSelection_, table_.game().spokenSelection());
        announcedSelection_ != words && !isElsewhere && !table_.controller().advising()) // a hint names the cards
        announcer_.announceSecret(announcedSelection_);
    // Played cards leave the hand, which is announced with the play.
    bool held = true;
    for (Card card : before)
        held = held && cards.item(card);
    if (!isElsewhere && !before.empty() && announcedCards_.empty() && held && !table_.controller().choosesFromMiddle())
        announcer_.announceSecret(
            tr("Nothing is selected", "said by a screen reader after the last card was deselected"));
}

void TableAccessibility::announcePrompt()
{
    // A room that replays has its own words, but for what is asked halfway through a move that is tried.
    if (table_.table().replaying() && !table_.controller().isHalfway()) {
        resetAnnouncedPrompt();
        promptIsNew_ = false;
        return;
    }
    const QString question = table_.controller().question(), note = table_.controller().note();
    const bool isOtherNote = std::exchange(askedNote_, note) != note;
    if (std::exchange(askedQuestion_, question) == question) {
        if (isOtherNote && !promptIsNew_ && !table_.speech().isShort)
            announcer_.announceSecret(note);
        return;
    }
    promptIsNew_ = true; // also if it is the same as that before the last one, which was not told
    if (!promptDelay_.isActive())
        promptDelay_.start();
}

void TableAccessibility::skipSelection()
{
    announcedCards_ = table_.stage().hand().selection();
    announcedSelection_ = table_.game().spokenSelection();
}

/// In short speech the game has other words for a question, and a note is told with what it is about.
void TableAccessibility::announceNewPrompt()
{
    if (!std::exchange(promptIsNew_, false) || table_.lane() > 0) // a lesson has its own words
        return;
    askedQuestion_ = table_.controller().question();
    askedNote_ = table_.controller().note();
    const bool isOfGame = formatter_ && askedQuestion_ == formatter_->prompt(false);
    const bool isShort = isOfGame && table_.speech().isShort;
    announcer_.withdraw(announcedPrompt_); // it asks for what has been answered
    if (table_.controller().advising())    // a hint tells what to do
        return;
    const bool tellsNote = !std::exchange(isNoteTold_, false) && !isShort;
    announcedPrompt_ = isShort ? formatter_->prompt(true) : tellsNote ? table_.controller().prompt() : askedQuestion_;
    const bool isMadeAnew = isOfGame && table_.speaksEvents();
    {
        const QScopedValueRollback inHistory(isInHistory_, isMadeAnew);
        announcer_.announceSecret(announcedPrompt_);
    }
    if (isMadeAnew && tellsNote && !askedNote_.isEmpty())
        history_.add(askedNote_);
}

void TableAccessibility::repeat(int steps)
{
    announcer_.interruptVoice();
    const QScopedValueRollback inHistory(isInHistory_, true);
    announcer_.announceSecret(steps == 0 ? history_.newest() : history_.step(steps));
}

bool TableAccessibility::canGoTo(const QGraphicsObject *element) const
{
    for (int part = 0; part < kTableParts; ++part) {
        const TableElements elements = elementsIn(static_cast<TablePart>(part));
        if (std::find(elements.begin(), elements.end(), element) != elements.end())
            return true;
    }
    return false;
}

bool TableAccessibility::isDisabled(const TableItem *element)
{
    const auto *card = qobject_cast<const CardItem *>(element);
    return (card && card->dimmed()) || (element->isButton() && !element->canClick());
}

void TableAccessibility::arrive()
{
    if (std::exchange(isArriving_, true))
        return;
    // Queued: an element is focused, or a panel over the table, only when its game is there; and what has happened is
    // announced before what can be done now.
    QMetaObject::invokeMethod(
        this,
        [this] {
            isArriving_ = false;
            const bool awaitsCards =
                keyboard_.isActive() && table_.viewpoint() != kSpectator && !table_.table().replaying();
            if (keyboard_.element())
                sendFocus(keyboard_.element());
            else if (!awaitsCards) // else a card gets the focus as soon as there is one
                sendFocus(&table_);
        },
        Qt::QueuedConnection);
}

void TableAccessibility::notifyFocus()
{
    if (keyboard_.element())
        arrive();
}

void TableAccessibility::sendFocus(QObject *object)
{
    if (!QAccessible::isActive() || !table_.hasFocus())
        return;
    QAccessibleEvent event(object, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void TableAccessibility::notifySelection()
{
    const Hand &hand = table_.stage().hand();
    const CardSet now = hand.selection(), before = std::exchange(notifiedSelection_, now);
    if (!QAccessible::isActive())
        return;
    QAccessible::State selected;
    selected.selected = true;
    for (Card card : (now | before) - (now & before)) {
        if (CardItem *item = hand.item(card)) {
            QAccessibleStateChangeEvent event(item, selected);
            QAccessible::updateAccessibility(&event);
        }
    }
}

void TableAccessibility::notifyNames()
{
    if (!QAccessible::isActive())
        return;
    const std::map<const QObject *, Notified> before = std::exchange(notified_, {});
    QAccessible::State disabled;
    disabled.disabled = true;
    for (TableItem *element : elements()) {
        const Notified &now = notified_[element] = {nameOf(element), isDisabled(element)};
        const auto previous = before.find(element);
        if (previous == before.end())
            continue;
        if (previous->second.name != now.name) {
            QAccessibleEvent event(element, QAccessible::NameChanged);
            QAccessible::updateAccessibility(&event);
        }
        if (previous->second.disabled != now.disabled) {
            QAccessibleStateChangeEvent event(element, disabled);
            QAccessible::updateAccessibility(&event);
        }
    }
}

} // namespace meadhall::ui
