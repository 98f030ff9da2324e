// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/new_game_texts.h"

#include "engine/core/to_index.h"

#include <QCoreApplication>

#include <array>

namespace meadhall::ui {

namespace {

/// The result of QT_TRANSLATE_NOOP3.
struct ChoiceText {
    const char *source, *comment;
    QString translated() const { return QCoreApplication::translate("NewGameTexts", source, comment); }
};

constexpr std::array<ChoiceText, 8> kPersonaSentences{{
    // In the order of players::kPersonas.
    QT_TRANSLATE_NOOP3("NewGameTexts", "Cannot resist a high card.", "about the persona Astrid, a woman"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Slow and kind: lets others go first.", "about the persona Bjorn, a man"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Experienced: keeps together what belongs together.",
                       "about the persona Gudrun, an old woman"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Likes to gamble: plays one card more than needed.",
                       "about the persona Leif, a young man"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Attacks, with strong cards and few passes.",
                       "about the persona Sigrid, a woman"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "The wise one: no habits, just the best move.",
                       "about the persona Halvdan, an old man"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Collects cards that go well together.", "about the persona Ylva, a woman"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "The guard: plays safe and waits.", "about the persona Ivar, a man"),
}};

constexpr std::array<ChoiceText, 5> kLevelSentences{{
    QT_TRANSLATE_NOOP3("NewGameTexts", "Has just learnt the rules.", "about the level Beginner"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Often misses the better move.", "about the level Easy"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Plays well, by instinct.", "about the level Medium"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Remembers what was played and looks ahead.", "about the level Hard"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Looks far ahead and forgives nothing.", "about the level Master"),
}};

constexpr std::array<ChoiceText, 5> kEditionSentences{{
    QT_TRANSLATE_NOOP3("NewGameTexts",
                       "Players take turns to start a hand. Two players leave out two colours of their choice.",
                       "about the International edition"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Whoever went out starts the next hand. Two players use all six colours.",
                       "about the German edition"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "The player left of the last round’s leader starts the next hand.",
                       "about the Russian edition"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Whoever can lead the whole hand at once must do so.",
                       "about the Ukrainian edition"),
    QT_TRANSLATE_NOOP3("NewGameTexts", "Points count down. Two players leave out two colours at random.",
                       "about the rules of Board Game Arena"),
}};

} // namespace

QString personaSentence(const QString &id)
{
    const qsizetype i = personaIds().indexOf(id);
    return i < 0 ? QString() : kPersonaSentences.at(toIndex(static_cast<int>(i))).translated();
}

QString levelSentence(players::Level level) { return kLevelSentences.at(toIndex(level)).translated(); }

QString editionSentence(std::optional<odin::Edition::Id> edition)
{
    return edition ? kEditionSentences.at(toIndex(*edition)).translated()
                   : QCoreApplication::translate("NewGameTexts", "Rules that you put together yourself.",
                                                 "instead of an edition");
}

} // namespace meadhall::ui
