#include "ui/tutorial/lesson.h"

#include "engine/games/odin/rules.h"
#include "ui/text/text.h"

#include <QKeySequence>

#include <algorithm>
#include <sstream>

namespace meadhall::ui {

namespace {

CardSet lessonCards(const char *names)
{
    CardSet cards;
    std::istringstream stream(names);
    for (std::string name; stream >> name;)
        cards.add(*odin::cardOfName(name));
    return cards;
}

Event lessonPlay(int seat, const char *cards, const char *take = nullptr)
{
    return PlayEvent{seat, lessonCards(cards), take ? lessonCards(take).first() : kNoCard};
}

Events lessonCourse()
{
    GameEvent game;
    game.seats = {"You", "Sigrid", "Leif"};
    game.chairs = {"human:1", "computer:easy:sigrid", "computer:easy:leif"};
    game.deal = 1;
    odin::setRule(game, &odin::Rules::target, 1); // one hand
    game.firstStarter = Lesson::kLearner;
    HandEvent hand;
    hand.first = Lesson::kLearner;
    for (const char *cards : {"O1 B8 B2 R7 G7 K7 B3 R3 G3", "K4 O9 O8 B5 P6 G1 R4 O2 K1", "P3 P2 K9 K6 B6 R5 G4 P8 O5"})
        hand.hands.push_back(SeenHand::open(lessonCards(cards)));
    return {
        game,
        hand,
        lessonPlay(0, "O1"),
        lessonPlay(1, "K4", "O1"),
        lessonPlay(2, "P3 P2", "K4"),
        lessonPlay(0, "B8 B2", "P3"),
        PassEvent{1},
        lessonPlay(2, "K9 K6", "B8"),
        PassEvent{0},
        lessonPlay(1, "O9 O8", "K6"),
        PassEvent{2},
        lessonPlay(0, "R7 G7 K7", "O9"),
        PassEvent{1},
        PassEvent{2},
        lessonPlay(0, "O9"),
        PassEvent{1},
        PassEvent{2},
        lessonPlay(0, "B3 R3 G3 P3"),
    };
}

int lessonSeat(const Event &event)
{
    if (const auto *play = std::get_if<PlayEvent>(&event))
        return play->seat;
    const auto *pass = std::get_if<PassEvent>(&event);
    return pass ? pass->seat : -1;
}

} // namespace

const Events &Lesson::script()
{
    static const Events events = lessonCourse();
    return events;
}

const Event *Lesson::expectedEvent(std::size_t events)
{
    return events < script().size() && lessonSeat(script()[events]) == kLearner ? &script()[events] : nullptr;
}

bool Lesson::explains(std::size_t events)
{
    return events > kBegin && events < script().size() && !expectedEvent(events) && expectedEvent(events - 1);
}

int Lesson::step(std::size_t events)
{
    int steps = 0;
    for (std::size_t at = kBegin; at <= std::min(events, script().size()); ++at)
        steps += expectedEvent(at) || explains(at) || at == script().size() ? 1 : 0;
    return steps;
}

int Lesson::steps() { return step(script().size()); }

QString Lesson::text(std::size_t events, bool pickingUp)
{
    // Digits and the key's name follow the language.
    QStringList parts =
        (expectedEvent(events) ? instruction(events, pickingUp) : explained(events)).split(QStringLiteral("%1"));
    std::transform(parts.begin(), parts.end(), parts.begin(), inOwnFigures);
    return parts.join(QKeySequence(QKeySequence::HelpContents).toString(QKeySequence::NativeText));
}

QString Lesson::instruction(std::size_t events, bool pickingUp)
{
    switch (events) {
    case 2:
        //: Lesson, step 1
        return tr("Get rid of your cards before the others do. You lead this round with exactly one card, any card"
                  " you like. Your orange 1 goes with no other card: double-click it or drag it to the middle.");
    case 5:
        if (pickingUp)
            //: Lesson, step 3, its second half
            return tr("Now pick up one of the two beaten cards; the other one is discarded. You hold three 3s, so "
                      "take the pink 3.");
        //: Lesson, step 3
        return tr("A 3 and a 2 of the same colour are a set. You read its value, you don’t add it up: 32. Beat it "
                  "with as many cards or one more: select your blue 8 and blue 2, which make 82, and play them.");
    case 8:
        //: Lesson, step 5
        return tr("You could beat 96, but there’s no hurry: passing costs you nothing but this turn. When it is "
                  "your turn again, you may play again. Pass now.");
    case 11:
        if (pickingUp)
            //: Lesson, step 7, its second half
            return tr("Take the orange 9: when you lead with it, only two cards can beat it.");
        //: Lesson, step 7
        return tr("It’s your turn again. A set with one card more always wins: play your three 7s on the two "
                  "cards.");
    case 14:
        //: Lesson, step 9
        return tr("Everyone else has passed, so you lead. Again with exactly one card: play the orange 9.");
    default:
        //: Lesson, step 11
        return tr("All the cards you hold are one set now: four 3s. Only then may you lead with more than one "
                  "card. Play them all.");
    }
}

QString Lesson::explained(std::size_t events)
{
    switch (events) {
    case 3:
    case 4:
        //: Lesson, step 2; the others play after it
        return tr("In turn, everyone either beats the card in the middle with a higher value or passes. If you "
                  "beat a card, you pick it up.");
    case 6:
    case 7:
        //: Lesson, step 4; the others play after it
        return tr("Cards of the same number are a set too: three 7s are worth 777. Equal values do not beat each "
                  "other.");
    case 9:
    case 10:
        //: Lesson, step 6; the others play after it
        return tr("The round goes on until everyone has passed except whoever played last.");
    case 12:
    case 13:
        //: Lesson, step 8; the others play after it
        return tr("If both of them pass now, you win the round: the cards in the middle are discarded, and you "
                  "lead the next round.");
    case 15:
    case 16:
        //: Lesson, step 10; the others play after it
        return tr("Only a set of two beats a lone 9, and the others would rather keep theirs.");
    default:
        //: Lesson, its end; %1 is a key
        return tr("You have no cards left, so this hand – the deal – is over at once: everyone else gets a point "
                  "for each card they still hold. You play hand after hand until somebody has 15 points; then "
                  "whoever has the fewest wins. That’s all there is to it. %1 shows the rules at any time.");
    }
}

QString Lesson::remarkOnDeviation(std::size_t events, bool passed, bool pickingUp)
{
    return inOwnFigures(passed ? passedInstead() : pickingUp ? tookInstead(events) : playedInstead(events));
}

QString Lesson::passedInstead()
{
    //: Lesson: the learner has passed where the lesson wants a play
    return tr("You may pass, but here you can beat the cards in the middle.");
}

QString Lesson::tookInstead(std::size_t events)
{
    if (events == 5)
        //: Lesson, step 3: the learner wants the other card
        return tr("You may take that one, but the pink 3 goes with your three 3s.");
    //: Lesson, step 7: the learner wants the other card
    return tr("You may take that one, but a 9 is harder to beat than an 8.");
}

QString Lesson::playedInstead(std::size_t events)
{
    switch (events) {
    case 2:
        //: Lesson, step 1: the learner has led another card
        return tr("You may lead with any card. But the orange 1 goes with no other card, so play it now.");
    case 5:
        //: Lesson, step 3: the learner has played another set
        return tr("That beats 32 too. But keep your 3s and 7s for later.");
    case 8:
        //: Lesson, step 5: the learner has played instead of passing
        return tr("That would beat 96. But keep those cards for now: you will need them more later.");
    case 11:
        //: Lesson, step 7: the learner has played another set
        return tr("That beats 98 too. But you will need all your 3s at the end.");
    case 14:
        //: Lesson, step 9: the learner has led another card
        return tr("You may lead with any card. But keep your four 3s together.");
    default:
        //: Lesson, step 11: the learner has led some of the 3s
        return tr("You may lead with just one card. But if you play all four 3s, you get rid of your whole hand.");
    }
}

} // namespace meadhall::ui
