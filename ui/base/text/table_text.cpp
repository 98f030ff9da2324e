// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/table_text.h"

#include "engine/core/to_index.h"
#include "ui/base/text/text.h"

#include <algorithm>

namespace meadhall::ui {

QString TableText::round(int round) { return tr("Round %1", "heading, column of points").arg(number(round)); }

QString TableText::hand(int hand) { return tr("Hand %1", "column of points, place in a game").arg(number(hand)); }

QString TableText::placeInGame(int place, int players)
{
    const QString count = number(players);
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("TableText", "1st of %1", "place in a game of so many players"),
        QT_TRANSLATE_NOOP3("TableText", "2nd of %1", "place in a game of so many players"),
        QT_TRANSLATE_NOOP3("TableText", "3rd of %1", "place in a game of so many players"),
        QT_TRANSLATE_NOOP3("TableText", "4th of %1", "place in a game of so many players"),
        QT_TRANSLATE_NOOP3("TableText", "5th of %1", "place in a game of so many players"),
        QT_TRANSLATE_NOOP3("TableText", "6th of %1", "place in a game of so many players"),
    };
    return kTexts[toIndex(std::clamp(place, 1, 6) - 1)].translated("TableText").arg(count);
}

QString TableText::placeOf(int place, int all)
{
    return tr("%1 of %2", "place in a row, and how many there are").arg(number(place), number(all));
}

QString TableText::nameAlone(const Names &names, int seat)
{
    return names.isOwn(seat) ? you() : names.seats.value(seat);
}

QStringList TableText::gameLines(const GameEvent &game)
{
    if (!game.deal)
        return {};
    return {tr("Deal %1", "first line of the log; %1 is the deal number").arg(dealNumber(*game.deal))};
}

QString TableText::describe(const QStringList &parts)
{
    QStringList texts = parts;
    texts.removeAll(QString());
    return spoken(joined(texts)); // “blue 7, berserker, selected”
}

QString TableText::selected(const QString &what)
{
    return tr("selected: %1", "said by a screen reader; %1: the value of the selected cards, or their names").arg(what);
}

QString TableText::seat(const QString &name, const QString &line, const QString &count, const QString &points,
                        bool turn)
{
    QStringList parts{name};
    if (turn)
        parts.push_back(tr("to play", "said of a seat by a screen reader: it is to act now"));
    if (!turn || line != yourTurn()) // which says the same
        parts.push_back(line);
    if (!count.isEmpty())
        parts.push_back(tr("cards: %1", "said of a seat by a screen reader").arg(count));
    if (!points.isEmpty())
        parts.push_back(tr("points: %1", "said of a seat by a screen reader").arg(points));
    return describe(parts);
}

QString TableText::numbersOfSeats(const Names &names, const std::vector<int> &numbers)
{
    QStringList all;
    for (std::size_t seat = 0; seat < numbers.size(); ++seat)
        all.push_back(tr("%1 %2", "a name and a number, in a list: “You 12, Bjorn 3”")
                          .arg(nameAlone(names, static_cast<int>(seat)), number(numbers[seat])));
    return describe(all);
}

QString TableText::fewCards(const Names &names, int seat, int left)
{
    if (left == 2)
        return tr("%1 has two cards left.", "a name").arg(names.of(seat));
    return left == 1 ? tr("%1 has one card left.", "a name").arg(names.of(seat)) : QString();
}

} // namespace meadhall::ui
