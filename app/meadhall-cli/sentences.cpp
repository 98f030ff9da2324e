// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentences.h"

#include "engine/record/json_lines.h"
#include "engine/record/json_writer.h"

namespace meadhall::cli {
namespace {

/// Text from an untrusted file, quoted and escaped so that it cannot control the terminal.
QByteArray quoted(const std::string &text) { return QByteArray::fromStdString(record::json::quote(text)); }

} // namespace

QByteArray sentence(Reason reason)
{
    switch (reason) {
    case Reason::None:
        return "nothing is wrong";
    case Reason::NotYourTurn:
        return "it is not this seat's turn";
    case Reason::CardNotHeld:
        return "the seat does not hold this card";
    case Reason::CardTwice:
        return "a card is named twice";
    case Reason::NoCards:
        return "a play needs at least one card";
    case Reason::NothingAsked:
        return "nobody is asked for a move here";
    case Reason::PassOnLead:
        return "whoever leads a round may not pass";
    case Reason::NotASet:
        return "the cards are not a set: they share neither a number nor a colour";
    case Reason::LeadOneOrAll:
        return "a lead is one card, or the whole hand if it is a set";
    case Reason::LeadMustBeAll:
        return "the whole hand is a set, and by the rules of this game it must be led";
    case Reason::WrongCount:
        return "neither the same number of cards as on the table nor one more";
    case Reason::TooLow:
        return "the value is lower than that of the cards on the table";
    case Reason::EqualValue:
        return "the value is only equal to that of the cards on the table";
    case Reason::TakeMissing:
        return "one of the beaten cards must be taken";
    case Reason::TakeNotBeaten:
        return "the card taken is not one of the beaten cards";
    case Reason::TakeOnEmptyHand:
        return "this play empties the hand, so no card is taken";
    case Reason::TakeOnLead:
        return "a lead beats nothing, so no card is taken";
    case Reason::PileMissing:
        return "there is no such pile";
    case Reason::MustTakePile:
        return "the card beats the top of another pile, so one of those must be taken";
    case Reason::NotThrowing:
        return "a seat that takes no part in the throw shows a symbol";
    case Reason::ThrowMissing:
        return "a seat that takes part in the throw shows no symbol";
    case Reason::NoSuchThrow:
        return "a throw is rock, paper or scissors";
    case Reason::EventOutOfPlace:
        return "this event cannot occur here";
    case Reason::WrongPlayers:
        return "too few or too many seats for the game";
    case Reason::WrongColours:
        return "with these colours there are fewer than nine cards for each player";
    case Reason::WrongTarget:
        return "the target must be 1 or more";
    case Reason::NoSuchSeat:
        return "there is no such seat";
    case Reason::WrongStarter:
        return "another seat starts this hand by the rules of the game";
    case Reason::WrongDeal:
        return "the deal is wrong: a hand or pile of the wrong size, a card dealt twice or not in the deck";
    case Reason::HiddenCards:
        return "there are hidden cards: only a record with \"view\" leaves out cards, those of the other seats";
    case Reason::WrongPoints:
        return "the points do not match the hands";
    case Reason::WrongTotals:
        return "the totals do not match the points of the game";
    case Reason::WrongWinners:
        return "the winners do not match the totals";
    case Reason::WrongCards:
        return "the cards revealed are not the cards chosen";
    }
    return "it breaks the rules";
}

QByteArray sentence(const record::Problem &problem)
{
    using record::Error;
    const QByteArray key = quoted(problem.key);
    const QByteArray detail = quoted(problem.detail);
    switch (problem.error) {
    case Error::None:
        return "nothing is wrong";
    case Error::Encoding:
        return "not UTF-8 without a byte order mark (byte " + QByteArray::number(problem.column) + ")";
    case Error::EmptyLine:
        return "the line is empty";
    case Error::LineTooLong:
        return "the line is longer than " + QByteArray::number(record::kMaxLineLength) + " bytes";
    case Error::NotJson:
        return "not JSON (from byte " + QByteArray::number(problem.column) + " on)";
    case Error::NestedTooDeep:
        return "arrays and objects are nested more than " + QByteArray::number(record::kMaxDepth) + " deep";
    case Error::NotAnObject:
        return "not a JSON object";
    case Error::MissingKey:
        return "the key " + key + " is missing";
    case Error::DuplicateKey:
        return "the key " + key + " appears twice";
    case Error::WrongType:
        return "the key " + key + " has a value of the wrong type: " + QByteArray::fromStdString(problem.detail);
    case Error::OutOfRange:
        return "the key " + key + " has an impossible number: " + QByteArray::fromStdString(problem.detail);
    case Error::TooManyItems:
        return "the key " + key + " has too many items";
    case Error::UnknownEvent:
        return "unknown event " + detail;
    case Error::UnknownGame:
        return "unknown game " + detail;
    case Error::UnknownFormat:
        return "unknown format " + QByteArray::fromStdString(problem.detail);
    case Error::NewerFormat:
        return "format " + QByteArray::fromStdString(problem.detail)
               + " is newer than this program, which reads format " + QByteArray::number(record::kFormat)
               + " and, with the goat, " + QByteArray::number(record::kGoatFormat);
    case Error::UnknownValue:
        return "the key " + key + " cannot be " + detail;
    case Error::NoSuchCard:
        return "the key " + key + " names a card that does not exist: " + detail;
    case Error::AgainstRules:
        return sentence(problem.reason);
    case Error::NoGame:
        return "the file is empty";
    case Error::Unreadable:
        return "cannot be read: " + QByteArray::fromStdString(problem.detail);
    }
    return "cannot be read";
}

namespace {

QByteArray sentenceWithoutPlace(const record::PositionProblem &problem)
{
    using record::PositionFault;
    const QByteArray word = quoted(problem.word);
    const QByteArray seat = problem.seat < 0    ? "all seats together"
                            : problem.seat == 0 ? "the own hand"
                                                : "seat " + QByteArray::number(problem.seat);
    switch (problem.fault) {
    case PositionFault::None:
        return "nothing is wrong";
    case PositionFault::TooLong:
        return "the line is longer than " + QByteArray::number(record::kMaxPositionLength) + " bytes";
    case PositionFault::UnknownGame:
        return "the line does not begin with Odin or Ninjan";
    case PositionFault::UnknownWord:
        return problem.word.empty() ? "the line ends too early" : word + " has no meaning here";
    case PositionFault::WrongPlayers:
        return "too few or too many seats for the game";
    case PositionFault::WrongColours:
        return "with these colours there are fewer than nine cards for each seat";
    case PositionFault::WrongRound:
        return "there are the rounds 1 to 9";
    case PositionFault::WrongTurn:
        return "exactly one seat is to move: it has the sign *";
    case PositionFault::CardTwice:
        return "the card " + word + " is in two places, and there is only one";
    case PositionFault::NotInDeck:
        return "the card " + word + " is not in the deck";
    case PositionFault::WrongHandSize:
        return "the number of cards is wrong: " + seat;
    case PositionFault::TooManyKnown:
        return "more cards are known than are held: " + seat;
    case PositionFault::TooManyCards:
        return "these are more cards than there are";
    case PositionFault::NoGoat:
        return "nobody can hold the goat, and it has not been seen";
    case PositionFault::WrongPoints:
        return "the points are not possible: " + seat;
    case PositionFault::SeveralOnTable:
        return "the cards on the table are those of one seat";
    case PositionFault::NotASet:
        return "the cards on the table are not a set: they share neither a number nor a colour";
    case PositionFault::TurnOfOwner:
        return "the seat whose cards lie on the table cannot be to move";
    case PositionFault::NothingToPass:
        return "nobody can have passed while nothing lies on the table";
    case PositionFault::NotLeading:
        return "nothing lies on the table, so the seat to move leads";
    case PositionFault::EmptyPile:
        return "each of the three piles has a card";
    case PositionFault::WrongReveal:
        return "each seat has revealed one card or none has, and the highest ones are put on a pile first";
    case PositionFault::IllegalMove:
        return "the move that begins with " + word + " is not possible: " + sentence(problem.reason);
    case PositionFault::NoDecision:
        return "the moves end the hand or the game";
    }
    return "the position is not possible";
}

} // namespace

QByteArray sentence(const record::PositionProblem &problem)
{
    const QByteArray place = problem.column > 0 ? " (byte " + QByteArray::number(problem.column) + ")" : QByteArray();
    return sentenceWithoutPlace(problem) + place;
}

QByteArray complaint(const QString &file, const record::Problem &problem)
{
    // An empty file has no wrong line; report the missing first one.
    const int line = problem.error == record::Error::NoGame ? 1 : problem.line;
    return file.toLocal8Bit() + (line > 0 ? ':' + QByteArray::number(line) : QByteArray()) + ": " + sentence(problem);
}

} // namespace meadhall::cli
