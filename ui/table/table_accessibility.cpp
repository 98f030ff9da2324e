// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_accessibility.h"

#include "ui/base/text/table_text.h"
#include "ui/table/table_view.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kPromptDelayMs = 50;

} // namespace

TableAccessibility::TableAccessibility(TableView &view, PixmapCache &cache)
    : AccessibilityHost(view), table_(view), keyboard_(
                                                 cache, [this](TablePart part) { return elementsIn(part); }, this),
      announcer_(&view), history_(view)
{
    promptDelay_.setSingleShot(true);
    promptDelay_.setInterval(kPromptDelayMs);
    connect(&promptDelay_, &QTimer::timeout, this, [this] {
        if (table_.waitsForVoice()) // a question is told when the voice is free for it
            table_.presenter().whenIdle([this] { announceNewPrompt(); });
        else
            announceNewPrompt();
    });
    connect(&announcer_, &Announcer::announced, this, [this](const QString &words) {
        history_.add(words);
        table_.waitForVoice();
    });
    QAccessible::installActivationObserver(this);
}

/// A screen reader was started or has ended.
void TableAccessibility::accessibilityActiveChanged(bool) { table_.updateWait(); }

void TableAccessibility::restart(const Events &seen)
{
    const auto *game = seen.empty() ? nullptr : std::get_if<GameEvent>(&seen.front());
    speaker_ = game ? makeLogFormatter(game->game, table_.viewpoint()) : nullptr;
    for (const Event &event : seen)
        speaker_->skip(event);
    history_.restart(game ? std::optional(*game) : std::nullopt);
}

bool TableAccessibility::addEvent(const Event &event)
{
    if (!speaker_)
        return false;
    const Names names = table_.names().at(table_.presenter().shownEvents() - 1);
    const QStringList all = speaker_->announcements(event, names, table_.speech());
    isNoteTold_ = isNoteTold_ || all.size() > 1;
    const auto kept = history_.keepOut(); // it makes them anew from the events
    history_.rewind();
    if (!table_.speaksEvents())
        return false;
    for (const QString &words : all)
        announcer_.announce(words);
    return !all.isEmpty();
}

QString TableAccessibility::answer(Question question, bool isShort) const
{
    return speaker_ ? speaker_->answer(question, table_.names(), isShort) : QString();
}

void TableAccessibility::ask(Question question, bool isShort)
{
    if (!speaker_)
        return;
    announcer_.interruptVoice();
    if (question == Question::Turn)
        promptIsNew_ = false; // the answer tells it
    history_.addQuestion(question, isShort);
    const auto kept = history_.keepOut();
    announcer_.announceSecret(answer(question, isShort));
}

AccessibilityHost::TableElements TableAccessibility::elementsIn(TablePart part) const
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

AccessibilityHost::TableElements TableAccessibility::elements() const
{
    if (table_.curtain()->isVisible())
        return {table_.curtain()};
    TableElements all;
    for (int part = 0; part < kTableParts; ++part)
        for (QGraphicsObject *element : part == static_cast<int>(TablePart::Middle) && table_.table().hasGame()
                                            ? table_.game().readMiddle()
                                            : elementsIn(static_cast<TablePart>(part)))
            all.push_back(element);
    for (QGraphicsObject *element : table_.game().otherElements())
        all.push_back(element);
    if (!table_.message()->text().isEmpty())
        all.push_back(table_.message());
    return all;
}

bool TableAccessibility::isAwaitingCards() const
{
    return keyboard_.isActive() && table_.viewpoint() != kSpectator && !table_.table().replaying();
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
    return spoken(table_.game().nameOf(element));
}

void TableAccessibility::announceSelection()
{
    const Hand &cards = hand();
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
    if (table_.table().replaying()) // a room that replays has its own words
        return;
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
    announcedCards_ = hand().selection();
    announcedSelection_ = table_.game().spokenSelection();
}

/// In short speech the game has other words for a question, and a note is told with what it is about.
void TableAccessibility::announceNewPrompt()
{
    if (!std::exchange(promptIsNew_, false))
        return;
    askedQuestion_ = table_.controller().question();
    askedNote_ = table_.controller().note();
    const bool isOfGame = speaker_ && askedQuestion_ == speaker_->prompt(false);
    const bool isShort = isOfGame && table_.speech().isShort;
    announcer_.withdraw(announcedPrompt_); // it asks for what has been answered
    if (table_.controller().advising())    // a hint tells what to do
        return;
    const bool tellsNote = !std::exchange(isNoteTold_, false) && !isShort;
    announcedPrompt_ = isShort ? speaker_->prompt(true) : tellsNote ? table_.controller().prompt() : askedQuestion_;
    const bool isMadeAnew = isOfGame && table_.speaksEvents();
    {
        const auto kept = isMadeAnew ? history_.keepOut() : SpokenHistory::KeptOut();
        announcer_.announceSecret(announcedPrompt_);
    }
    if (isMadeAnew && tellsNote && !askedNote_.isEmpty())
        history_.add(askedNote_);
}

void TableAccessibility::repeat(int steps)
{
    announcer_.interruptVoice();
    const auto kept = history_.keepOut();
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

bool TableAccessibility::isButton(const QGraphicsObject *element) const { return table_.game().isButton(element); }
bool TableAccessibility::isShort() const { return table_.speech().isShort; }
bool TableAccessibility::canPress(const QGraphicsObject *element) const { return table_.game().canPress(element); }
void TableAccessibility::press(QGraphicsObject *element) { table_.game().press(element); }
const Hand &TableAccessibility::hand() const { return table_.stage().hand(); }

} // namespace meadhall::ui
