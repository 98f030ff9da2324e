// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson of Odin: one hand among three, in which every rule is met once.
#include "ui/rooms/lessons/course.h"

#include "engine/games/odin/card.h"
#include "engine/games/odin/rules.h"

#include <QCoreApplication>

#include <sstream>

namespace meadhall::ui {

namespace {

using Kind = LessonStep::Kind;
using About = LessonStep::About;

bool passes(const Event &move, bool) { return std::holds_alternative<PassEvent>(move); }

bool picksUp(const Event &move, bool whole)
{
    const auto *play = std::get_if<PlayEvent>(&move);
    return play && whole && play->take != kNoCard;
}

//: Lesson: the learner has passed where the lesson wants a play
constexpr const char *kPassed = QT_TRANSLATE_NOOP("Lesson", "You may pass, but here you can beat the cards in the "
                                                            "middle.");

constexpr LessonRemark kOnOrphan[] = {
    //: Lesson, step 1: the learner has led another card
    {nullptr,
     QT_TRANSLATE_NOOP("Lesson",
                       "You may lead with any card, but the orange 1 doesn’t go with anything else, so play it now.")},
};
constexpr LessonRemark kOnPair[] = {
    {passes, kPassed},
    //: Lesson, step 3: the learner wants the other card
    {picksUp, QT_TRANSLATE_NOOP("Lesson", "You may take that one, but the pink 3 goes with your three 3s.")},
    //: Lesson, step 3: the learner has played another set
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "That beats 32 too. But keep your 3s and 7s for later.")},
};
constexpr LessonRemark kOnPass[] = {
    //: Lesson, step 5: the learner has played instead of passing
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "That would beat 96. But keep those cards for now: you will need them more "
                                          "later.")},
};
constexpr LessonRemark kOnSevens[] = {
    {passes, kPassed},
    //: Lesson, step 7: the learner wants the other card
    {picksUp, QT_TRANSLATE_NOOP("Lesson", "You may take that one, but a 9 is harder to beat than an 8.")},
    //: Lesson, step 7: the learner has played another set
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "That beats 98 too. But you will need all your 3s at the end.")},
};
constexpr LessonRemark kOnNine[] = {
    //: Lesson, step 9: the learner has led another card
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "You may lead with any card. But keep your four 3s together.")},
};
constexpr LessonRemark kOnThrees[] = {
    //: Lesson, step 11: the learner has led some of the 3s
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "You may lead with just one card. But if you play all four 3s, you get rid "
                                          "of your whole hand.")},
};

constexpr LessonStep kOdinSteps[] = {
    {"orphan", 2, Kind::Asks, About::Hand,
     //: Lesson, step 1
     QT_TRANSLATE_NOOP(
         "Lesson", "Get rid of your cards before the others do. You lead this round with exactly one card, any card "
                   "you like. Your orange 1 doesn’t go with any other card: double-click it or drag it to the middle."),
     nullptr, kOnOrphan},
    {"beating", 3, Kind::Explains, About::Middle,
     //: Lesson, step 2; the others play after it
     QT_TRANSLATE_NOOP("Lesson", "In turn, everyone either beats the card in the middle with a higher value or "
                                 "passes. If you beat a card, you pick it up.")},
    {"pair", 5, Kind::Asks, About::Middle,
     //: Lesson, step 3
     QT_TRANSLATE_NOOP(
         "Lesson",
         "A 3 and a 2 of the same colour are a set. Read the digits as one number, highest first – don’t add them up: "
         "32. Beat it with as many cards or one more: select your blue 8 and blue 2, which make 82, and play them."),
     //: Lesson, step 3, its second half
     QT_TRANSLATE_NOOP("Lesson", "Now pick up one of the two beaten cards; the other one is discarded. You hold "
                                 "three 3s, so take the pink 3."),
     kOnPair},
    {"numbers", 6, Kind::Explains, About::Middle,
     //: Lesson, step 4; the others play after it
     QT_TRANSLATE_NOOP("Lesson", "Cards of the same number are a set too: three 7s are worth 777. Equal values do "
                                 "not beat each other.")},
    {"pass", 8, Kind::Asks, About::Middle,
     //: Lesson, step 5
     QT_TRANSLATE_NOOP("Lesson", "You could beat 96, but there’s no hurry: passing costs you nothing but this turn. "
                                 "When it is your turn again, you may play again. Pass now."),
     nullptr, kOnPass},
    {"round", 9, Kind::Explains, About::Middle,
     //: Lesson, step 6; the others play after it
     QT_TRANSLATE_NOOP("Lesson", "The round goes on until everyone but the last to play has passed.")},
    {"sevens", 11, Kind::Asks, About::Middle,
     //: Lesson, step 7
     QT_TRANSLATE_NOOP(
         "Lesson", "It’s your turn again. A set with one more card always beats a smaller one: play your three 7s."),
     //: Lesson, step 7, its second half
     QT_TRANSLATE_NOOP("Lesson", "Take the orange 9: when you lead with it, only two cards can beat it."), kOnSevens},
    {"winning", 12, Kind::Explains, About::Middle,
     //: Lesson, step 8; the others play after it
     QT_TRANSLATE_NOOP("Lesson", "If both of them pass now, you win the round: the cards in the middle are "
                                 "discarded, and you lead the next round.")},
    {"nine", 14, Kind::Asks, About::Hand,
     //: Lesson, step 9
     QT_TRANSLATE_NOOP("Lesson", "Everyone else has passed, so you lead. Again with exactly one card: play the "
                                 "orange 9."),
     nullptr, kOnNine},
    {"waiting", 15, Kind::Explains, About::Middle,
     //: Lesson, step 10; the others play after it
     QT_TRANSLATE_NOOP("Lesson", "Only a set of two beats a lone 9, and the others would rather keep theirs.")},
    {"threes", 17, Kind::Asks, About::Hand,
     //: Lesson, step 11
     QT_TRANSLATE_NOOP("Lesson", "All your cards now form one set: four 3s. That is the only time you may lead with "
                                 "more than one card. Play them all."),
     nullptr, kOnThrees},
    {"end", 18, Kind::Ends, About::Nothing,
     //: Lesson, its end; %1 is a key
     QT_TRANSLATE_NOOP("Lesson", "You have no cards left, so the hand is over at once. The others get a point for each "
                                 "card they still hold. You play on until somebody has 15 points; then whoever has the "
                                 "fewest wins. That’s it! %1 shows the rules at any time.")},
};

CardSet odinCards(const char *names)
{
    CardSet cards;
    std::istringstream stream(names);
    for (std::string name; stream >> name;)
        cards.add(*odin::cardOfName(name));
    return cards;
}

Event plays(int seat, const char *cards, const char *take = nullptr)
{
    return PlayEvent{seat, odinCards(cards), take ? odinCards(take).first() : kNoCard};
}

/// Up to the play that empties the learner's hand.
Events odinScript()
{
    GameEvent game;
    game.seats = {"You", "Sigrid", "Leif"};
    game.chairs = {"human:1", "computer:easy:sigrid", "computer:easy:leif"};
    game.deal = 1;
    odin::setRule(game, &odin::Rules::target, 1); // one hand
    game.firstStarter = Course::kLearner;
    HandEvent hand;
    hand.first = Course::kLearner;
    for (const char *cards : {"O1 B8 B2 R7 G7 K7 B3 R3 G3", "K4 O9 O8 B5 P6 G1 R4 O2 K1", "P3 P2 K9 K6 B6 R5 G4 P8 O5"})
        hand.hands.push_back(SeenHand::open(odinCards(cards)));
    return {
        game,
        hand,
        plays(0, "O1"),
        plays(1, "K4", "O1"),
        plays(2, "P3 P2", "K4"),
        plays(0, "B8 B2", "P3"),
        PassEvent{1},
        plays(2, "K9 K6", "B8"),
        PassEvent{0},
        plays(1, "O9 O8", "K6"),
        PassEvent{2},
        plays(0, "R7 G7 K7", "O9"),
        PassEvent{1},
        PassEvent{2},
        plays(0, "O9"),
        PassEvent{1},
        PassEvent{2},
        plays(0, "B3 R3 G3 P3"),
    };
}

} // namespace

const Course &odinCourse()
{
    static const Course course{Game::Odin, odinScript(), kOdinSteps};
    return course;
}

} // namespace meadhall::ui
