#include "sentences.h"

#include "engine/record/json_lines.h"
#include "engine/record/json_writer.h"

namespace meadhall::cli {
namespace {

/// Text from an untrusted file, quoted and escaped so that it cannot control the terminal.
QByteArray quoted(const std::string &text) { return QByteArray::fromStdString(record::json::quoted(text)); }

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
        return "a play needs cards";
    case Reason::NothingAsked:
        return "nobody is asked for a move here";
    case Reason::PassOnLead:
        return "the leader of a round may not pass";
    case Reason::NotASet:
        return "the cards are no set: neither of one number nor of one colour";
    case Reason::LeadOneOrAll:
        return "a lead is one card, or the whole hand if it is a set";
    case Reason::LeadMustBeAll:
        return "the whole hand is a set and must be led here";
    case Reason::WrongCount:
        return "neither as many cards as lie on the table nor one more";
    case Reason::TooLow:
        return "the value is lower than the table's";
    case Reason::EqualValue:
        return "the value only equals the table's";
    case Reason::TakeMissing:
        return "one of the beaten cards must be taken";
    case Reason::TakeNotBeaten:
        return "the card taken is not one of the beaten cards";
    case Reason::TakeOnEmptyHand:
        return "the play empties the hand, so no card is taken";
    case Reason::TakeOnLead:
        return "a lead beats nothing, so no card is taken";
    case Reason::PileMissing:
        return "there is no such pile";
    case Reason::MustTakePile:
        return "the card beats the top of another pile, so one of those must be taken";
    case Reason::NotThrowing:
        return "a seat that is not in the throw shows something";
    case Reason::ThrowMissing:
        return "a seat in the throw shows nothing";
    case Reason::NoSuchThrow:
        return "a throw is rock, paper or scissors";
    case Reason::EventOutOfPlace:
        return "this event cannot come here";
    case Reason::WrongPlayers:
        return "too few or too many seats for the game";
    case Reason::WrongColours:
        return "the colours leave fewer than nine cards a player";
    case Reason::WrongTarget:
        return "the target must be 1 or more";
    case Reason::NoSuchSeat:
        return "there is no such seat";
    case Reason::WrongStarter:
        return "another seat starts this hand by the rules of the game";
    case Reason::WrongDeal:
        return "the deal is wrong: a hand or pile of the wrong size, a card dealt twice or not in the deck";
    case Reason::HiddenCards:
        return "hidden cards: a record shows all of them";
    case Reason::WrongPoints:
        return "the points are not what the hands say";
    case Reason::WrongTotals:
        return "the totals are not what the game has come to";
    case Reason::WrongWinners:
        return "the winners are not what the totals say";
    case Reason::WrongCards:
        return "the cards shown are not the cards chosen";
    }
    return "it is against the rules";
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
        return "arrays and objects stand more than " + QByteArray::number(record::kMaxDepth)
               + " deep within each other";
    case Error::NotAnObject:
        return "not a JSON object";
    case Error::MissingKey:
        return "the key " + key + " is missing";
    case Error::DuplicateKey:
        return "the key " + key + " stands there twice";
    case Error::WrongType:
        return "the key " + key + " holds something of the wrong type: " + QByteArray::fromStdString(problem.detail);
    case Error::OutOfRange:
        return "the key " + key + " holds an impossible number: " + QByteArray::fromStdString(problem.detail);
    case Error::TooManyItems:
        return "the key " + key + " holds too many items";
    case Error::UnknownEvent:
        return "unknown event " + detail;
    case Error::UnknownGame:
        return "unknown game " + detail;
    case Error::UnknownFormat:
        return "there is no format " + QByteArray::fromStdString(problem.detail);
    case Error::NewerFormat:
        return "format " + QByteArray::fromStdString(problem.detail)
               + " is newer than this program, which reads format " + QByteArray::number(record::kFormat);
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

QByteArray complaint(const QString &file, const record::Problem &problem)
{
    // An empty file has no wrong line; report the missing first one.
    const int line = problem.error == record::Error::NoGame ? 1 : problem.line;
    return file.toLocal8Bit() + (line > 0 ? ':' + QByteArray::number(line) : QByteArray()) + ": " + sentence(problem);
}

} // namespace meadhall::cli
