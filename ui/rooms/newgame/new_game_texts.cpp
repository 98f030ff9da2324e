// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/new_game_texts.h"

#include "engine/core/to_index.h"

#include <array>

namespace meadhall::ui {

QString NewGameTexts::persona(const QString &id)
{
    const std::array sentences{
        // In the order of players::kPersonas.
        tr("Cannot resist a high card.", "about the persona Astrid, a woman"),
        tr("Slow and kind: lets others go first.", "about the persona Bjorn, a man"),
        tr("Experienced: keeps together what belongs together.", "about the persona Gudrun, an old woman"),
        tr("Likes to gamble: plays one card more than needed.", "about the persona Leif, a young man"),
        tr("Aggressive: strong cards, few passes.", "about the persona Sigrid, a woman"),
        tr("The wise one: no quirks, just the best move.", "about the persona Halvdan, an old man"),
        tr("Collects cards that go well together.", "about the persona Ylva, a woman"),
        tr("The guard: plays safe and waits.", "about the persona Ivar, a man")};
    const qsizetype i = personaIds().indexOf(id);
    return i < 0 ? QString() : sentences.at(toIndex(static_cast<int>(i)));
}

QString NewGameTexts::level(players::Level level)
{
    const std::array sentences{tr("Has just learnt the rules.", "about the level Beginner"),
                               tr("Often misses the better move.", "about the level Easy"),
                               tr("Plays well, by instinct.", "about the level Medium"),
                               tr("Remembers what was played and looks ahead.", "about the level Hard"),
                               tr("Looks far ahead and forgives nothing.", "about the level Master")};
    return sentences.at(toIndex(level));
}

QString NewGameTexts::target(int target)
{
    return target == 1 ? tr("One hand", "the game is over after one deal")
                       : tr("%Ln point(s)", "points that end the game", target);
}

QString NewGameTexts::wholeHandLead(odin::WholeHandLead lead)
{
    return lead == odin::WholeHandLead::Optional ? tr("optional", "whole hand as lead")
                                                 : tr("compulsory", "whole hand as lead");
}

QString NewGameTexts::goat(odin::Goat goat)
{
    return goat == odin::Goat::In ? tr("in the deck", "the goat") : tr("not in the deck", "the goat");
}

QString NewGameTexts::nextStarter(odin::NextStarter starter)
{
    switch (starter) {
    case odin::NextStarter::Rotate:
        return tr("the next in turn", "next hand is started by");
    case odin::NextStarter::LeftOfLastRoundLeader:
        return tr("to the left of the last round’s leader", "next hand is started by");
    case odin::NextStarter::LastActor:
        break;
    }
    return tr("whoever went out", "next hand is started by");
}

} // namespace meadhall::ui
