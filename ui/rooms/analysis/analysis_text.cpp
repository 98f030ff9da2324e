// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/analysis/analysis_text.h"

#include "engine/games/games.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"

#include <QKeySequence>

namespace meadhall::ui {

using record::PositionFault;

QString AnalysisText::help(Game game)
{
    return tr("Choose a place; then click its cards, drag them there, or type their names: %1")
        .arg(isolated(game == Game::Odin ? QStringLiteral("B7") : QStringLiteral("S-4")));
}

QString AnalysisText::undo()
{
    return tr("Take back the last change (%1)", "button; a key")
        .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText));
}

QString AnalysisText::inference(bool infers)
{
    return infers ? tr("Hidden cards are also inferred from the moves that led here.")
                  : tr("Nothing is inferred from play: the moves that led here are not given.");
}

QString AnalysisText::cardNamed(const std::string &name, Game game)
{
    const auto card = traitsOf(game).cardOfName(name);
    if (!card)
        return isolated(QString::fromStdString(name));
    return game == Game::Odin ? OdinText::card(*card, OdinText::Case::Nominative)
                              : NinjanText::card(*card, NinjanText::Case::Nominative);
}

QString AnalysisText::ofSeat(const record::PositionProblem &problem, const record::Position &position,
                             const Names &names)
{
    if (problem.seat < 0)
        return tr("All players together cannot have won these points.");
    const QString who = problem.seat == 0 ? yourHand() : names.of(problem.seat);
    switch (problem.fault) {
    case PositionFault::WrongHandSize:
        return position.game == Game::Odin
                   ? tr("%1: a hand has one to nine cards.", "a name, or “Your hand”").arg(who)
                   : tr("In round %1 your hand has %2.", "%2: a number of cards")
                         .arg(number(position.round),
                              tr("%Ln cards", "how many a hand has", ninjan::kHandSize + 1 - position.round));
    case PositionFault::TooManyKnown:
        return tr("%1: more cards are known than there are in that hand.", "a name").arg(who);
    default:
        return tr("%1: these points are not possible.", "a name, or “Your hand”").arg(who);
    }
}

QString AnalysisText::ofTable(const record::PositionProblem &problem)
{
    switch (problem.fault) {
    case PositionFault::WrongTurn:
        return tr("Exactly one player is to move, marked by *.");
    case PositionFault::SeveralOnTable:
        return tr("The cards on the table are those of one player.");
    case PositionFault::NotASet:
        return tr("The cards on the table are not a set: they share neither colour nor number.");
    case PositionFault::TurnOfOwner:
        return tr("Whoever played the cards on the table cannot be to move.");
    case PositionFault::NothingToPass:
    case PositionFault::NotLeading:
        return tr("Nothing lies on the table, so the player to move leads, and nobody has passed.");
    case PositionFault::EmptyPile:
        return tr("Each of the three piles has at least one card.");
    case PositionFault::WrongReveal:
        return tr("Either every player has revealed one card or none has, and the highest ones go first.");
    default:
        return tr("The moves end the hand, so there is nothing left to decide.");
    }
}

QString AnalysisText::problem(const record::PositionProblem &problem, const record::Position &position,
                              const Names &names)
{
    const QString word = isolated(QString::fromStdString(problem.word));
    switch (problem.fault) {
    case PositionFault::None:
        return {};
    case PositionFault::TooLong:
        return tr("This line is too long for a position.");
    case PositionFault::UnknownGame:
        return tr("A position begins with %1 or %2.").arg(QLatin1String("Odin"), QLatin1String("Ninjan"));
    case PositionFault::UnknownWord:
        return word.isEmpty() ? tr("The position is not complete.") : tr("“%1” has no meaning here.").arg(word);
    case PositionFault::WrongPlayers:
        return tr("Odin has two to six players, Ninjan two to five.");
    case PositionFault::WrongColours:
        return tr("With these colours there are fewer than nine cards for each player.");
    case PositionFault::WrongRound:
        return tr("There are nine rounds.");
    case PositionFault::CardTwice:
        return tr("This card is in two places, and there is only one: %1", "a card")
            .arg(cardNamed(problem.word, position.game));
    case PositionFault::NotInDeck:
        return tr("The colour of this card is not in the deck: %1", "a card")
            .arg(cardNamed(problem.word, position.game));
    case PositionFault::TooManyCards:
        return tr("The game does not have that many cards.");
    case PositionFault::NoGoat:
        return tr("Nobody can hold the goat, and it has not been seen.");
    case PositionFault::IllegalMove:
        return tr("This move is against the rules: %1", "the first card of a move").arg(word);
    case PositionFault::WrongHandSize:
    case PositionFault::TooManyKnown:
    case PositionFault::WrongPoints:
        return ofSeat(problem, position, names);
    default:
        return ofTable(problem);
    }
}

} // namespace meadhall::ui
