// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_accessibility.h"

#include "ui/base/text/game_log_formatter.h"
#include "ui/base/text/table_text.h"
#include "ui/table/table_view.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// What knows the state of a game as a seat sees it.
std::unique_ptr<GameLogFormatter> formatterOf(Game game, int seat)
{
    if (game == Game::Odin)
        return std::make_unique<OdinLogFormatter>(seat);
    return std::make_unique<NinjanLogFormatter>(seat);
}

} // namespace

TableAccessibility::TableAccessibility(TableView &view, PixmapCache &cache)
    : AccessibilityHost(view), table_(view), keyboard_(
                                                 cache, [this](TablePart part) { return elementsIn(part); }, this),
      announcer_(&view)
{
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

QString TableAccessibility::answer(Question question, bool isShort) const
{
    if (!table_.table().hasGame())
        return {};
    Events seen = table_.table().seenBy(table_.viewpoint());
    seen.resize(std::min(seen.size(), table_.presenter().shownEvents())); // the others are still to come
    const auto formatter = formatterOf(std::get<GameEvent>(seen.front()).game, table_.viewpoint());
    for (const Event &event : seen)
        formatter->skip(event);
    return formatter->answer(question, table_.names(), isShort);
}

void TableAccessibility::announceSelection()
{
    const Hand &cards = hand();
    const CardSet before = std::exchange(announcedCards_, cards.selection());
    if (const QString words = std::exchange(announcedSelection_, table_.game().spokenSelection());
        announcedSelection_ != words)
        announcer_.announceSecret(announcedSelection_);
    // Played cards leave the hand, which is announced with the play.
    bool held = true;
    for (Card card : before)
        held = held && cards.item(card);
    if (!before.empty() && announcedCards_.empty() && held && !table_.controller().choosesFromMiddle())
        announcer_.announceSecret(
            tr("Nothing is selected", "said by a screen reader after the last card was deselected"));
}

void TableAccessibility::announcePrompt()
{
    const bool asked = !table_.table().replaying(); // a room that replays has its own words
    if (asked && table_.controller().prompt() != announcedPrompt_)
        QMetaObject::invokeMethod(this, &TableAccessibility::announceNewPrompt, Qt::QueuedConnection);
}

void TableAccessibility::announceNewPrompt()
{
    if (const QString before = std::exchange(announcedPrompt_, table_.controller().prompt());
        announcedPrompt_ != before) {
        announcer_.withdraw(before); // it asks for what has been answered
        announcer_.announceSecret(announcedPrompt_);
    }
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
bool TableAccessibility::canPress(const QGraphicsObject *element) const { return table_.game().canPress(element); }
void TableAccessibility::press(QGraphicsObject *element) { table_.game().press(element); }
const Hand &TableAccessibility::hand() const { return table_.stage().hand(); }

} // namespace meadhall::ui
