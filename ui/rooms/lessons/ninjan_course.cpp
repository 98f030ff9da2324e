// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson of Ninjan: three rounds among three: a good pile, a bad one, equal numbers.
#include "ui/rooms/lessons/course.h"

#include "engine/games/ninjan/card.h"

#include <QCoreApplication>

#include <sstream>

namespace meadhall::ui {

namespace {

using Kind = LessonStep::Kind;
using About = LessonStep::About;

template <ninjan::Suit suit> bool chooses(const Event &move, bool)
{
    const auto *choice = std::get_if<ChooseEvent>(&move);
    return choice && ninjan::suitOf(choice->card) == suit;
}

constexpr LessonRemark kOnFirstChoice[] = {
    //: Lesson of Ninjan: the learner has chosen another paper
    {chooses<ninjan::Suit::Paper>,
     QT_TRANSLATE_NOOP("Lesson", "That beats rock too. But higher numbers go first, so choose the 8.")},
    //: Lesson of Ninjan: the learner has chosen scissors
    {chooses<ninjan::Suit::Scissors>,
     QT_TRANSLATE_NOOP("Lesson", "Scissors beat only paper, and no paper lies on top. Your paper 8 will win you a "
                                 "pile.")},
    //: Lesson of Ninjan: the learner has chosen a rock
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "Rock beats scissors, so you would have to take the −6. Your paper 8 will "
                                          "win you something better.")},
};
constexpr LessonRemark kOnFirstPile[] = {
    //: Lesson of Ninjan: the learner wants pile 3
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "You may take that one too, but it is worth only 2 points.")},
};
constexpr LessonRemark kOnSecondChoice[] = {
    //: Lesson of Ninjan: the learner has chosen other scissors
    {chooses<ninjan::Suit::Scissors>,
     QT_TRANSLATE_NOOP("Lesson", "That beats paper too, but it goes even later. Choose the 4.")},
    //: Lesson of Ninjan: the learner has chosen rock or paper
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "That beats nothing now: only paper lies on top. Keep it for later.")},
};
constexpr LessonRemark kOnThirdChoice[] = {
    //: Lesson of Ninjan: the learner has chosen another rock
    {chooses<ninjan::Suit::Rock>,
     QT_TRANSLATE_NOOP("Lesson", "That beats scissors too. But choose the 6: you will see why.")},
    //: Lesson of Ninjan: the learner has chosen paper or scissors
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "That beats nothing now: only scissors lie on top. Keep it for later.")},
};
constexpr LessonRemark kOnThirdPile[] = {
    //: Lesson of Ninjan: the learner wants another pile
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "You may take that one too, but the scissors 9 brings you more.")},
};
constexpr LessonRemark kOnSecret[] = {
    //: Lesson of Ninjan: the learner wants to change the choice, which is allowed
    {nullptr, QT_TRANSLATE_NOOP("Lesson", "You could still change your mind. But keep this card: it’s a good one.")},
};

//: Lesson of Ninjan: shown while the others choose
constexpr const char *kOthersChoose = QT_TRANSLATE_NOOP("Lesson", "Sigrid and Leif are choosing their cards too.");

constexpr LessonStep kNinjanSteps[] = {
    {"intro", 2, Kind::Explains, About::Middle,
     //: Lesson of Ninjan, step 1
     QT_TRANSLATE_NOOP("Lesson", "In Ninjan you win cards, and their numbers are your points. In each round everyone "
                                 "chooses a card in secret. Rock beats scissors, scissors beat paper, and paper beats "
                                 "rock.")},
    {"good", 2, Kind::Asks, About::Hand,
     //: Lesson of Ninjan, step 2
     QT_TRANSLATE_NOOP("Lesson",
                       "A card beats a pile if it beats the card on top. Your paper 8 beats both rocks, and one of "
                       "them is worth 9 points. Choose the paper 8: double-click it or drag it to the middle."),
     nullptr, kOnFirstChoice},
    {"secret", 3, Kind::Explains, About::Nothing,
     //: Lesson of Ninjan, step 3; the others choose after it
     QT_TRANSLATE_NOOP("Lesson", "Nobody knows your card yet. Once everyone has chosen, all the cards are turned over "
                                 "together. Then they are resolved one by one, from the highest number to the lowest."),
     nullptr, kOnSecret},
    {"take", 6, Kind::Asks, About::FirstPile,
     //: Lesson of Ninjan, step 4
     QT_TRANSLATE_NOOP("Lesson", "Your 8 is the highest, so it goes first. It beats piles 1 and 3, and you take one of "
                                 "them with all its cards. Click pile 1: it’s worth 9 points."),
     nullptr, kOnFirstPile},
    {"new", 7, Kind::Explains, About::FirstPile,
     //: Lesson of Ninjan, step 5; the others act after it
     QT_TRANSLATE_NOOP("Lesson", "9 points for you! Your paper 8 starts a new pile in that place. Next is Sigrid with "
                                 "her 3, then Leif with his −1.")},
    {"laid", 9, Kind::Explains, About::SecondPile,
     //: Lesson of Ninjan, step 6
     QT_TRANSLATE_NOOP("Lesson", "Leif’s paper beat nothing, because no rock was left on top. A card that beats "
                                 "nothing is laid on any pile. Now pile 2 is worth −7.")},
    {"second", 9, Kind::Asks, About::Hand,
     //: Lesson of Ninjan, step 7
     QT_TRANSLATE_NOOP("Lesson", "The second round. Paper lies on top of every pile, and scissors beat paper. Choose "
                                 "your scissors 4, and see what the others leave you."),
     nullptr, kOnSecondChoice},
    {"second-others", 10, Kind::Watches, About::Nothing, kOthersChoose, nullptr, kOnSecret},
    {"forced", 15, Kind::Explains, About::SecondPile,
     //: Lesson of Ninjan, step 8; the learner's card takes the pile after it
     QT_TRANSLATE_NOOP("Lesson",
                       "Sigrid’s 9 and Leif’s 7 went first and took the good piles. Your scissors 4 beats only pile 2. "
                       "A card that beats a pile must take one, good or bad: this one costs you 7 points.")},
    {"third", 16, Kind::Asks, About::Hand,
     //: Lesson of Ninjan, step 9
     QT_TRANSLATE_NOOP("Lesson", "The third round. Only scissors lie on top now, and rock beats scissors. Choose your "
                                 "rock 6."),
     nullptr, kOnThirdChoice},
    {"third-others", 17, Kind::Watches, About::Nothing, kOthersChoose, nullptr, kOnSecret},
    {"equal", 20, Kind::Asks, About::FirstPile,
     //: Lesson of Ninjan, step 10
     QT_TRANSLATE_NOOP("Lesson",
                       "Sigrid has chosen a 6 as well. When numbers are equal, the card that beats the other goes "
                       "first: your rock beats her scissors. You may take any pile: click the scissors 9."),
     nullptr, kOnThirdPile},
    {"prize", 21, Kind::Explains, About::FirstPile,
     //: Lesson of Ninjan, step 11; the others act after it
     QT_TRANSLATE_NOOP("Lesson", "9 points again. But now your own rock 6 lies on top: your card is the next prize. "
                                 "Watch Leif’s paper 2.")},
    {"end", 23, Kind::Ends, About::Nothing,
     //: Lesson of Ninjan, its end; %1 is a key
     QT_TRANSLATE_NOOP("Lesson",
                       "Leif’s paper beat your rock and took it. You have 11 points, more than the others. After nine "
                       "rounds, whoever has the most points wins. That’s it! %1 shows the rules at any time.")},
};

Card ninjanCard(const char *name) { return *ninjan::cardOfName(name); }

std::vector<Card> ninjanCardsOf(const char *names)
{
    std::vector<Card> cards;
    std::istringstream stream(names);
    for (std::string name; stream >> name;)
        cards.push_back(*ninjan::cardOfName(name));
    return cards;
}

/// The learner chooses first: the others wait for that.
void addChoices(Events &script, const char *cards)
{
    const std::vector<Card> chosen = ninjanCardsOf(cards);
    for (std::size_t seat = 0; seat < chosen.size(); ++seat)
        script.push_back(ChooseEvent{static_cast<int>(seat), chosen[seat]});
    script.push_back(RevealEvent{chosen});
}

void addResolved(Events &script, int seat, const char *card, int pile)
{
    script.push_back(ResolveEvent{seat, ninjanCard(card), pile - 1});
}

Events ninjanScript()
{
    GameEvent game;
    game.game = Game::Ninjan;
    game.seats = {"You", "Sigrid", "Leif"};
    game.chairs = {"human:1", "computer:easy:sigrid", "computer:easy:leif"};
    game.deal = 1;
    DealEvent deal;
    deal.piles = ninjanCardsOf("R9 S-6 R2");
    for (const char *cards :
         {"P8 S4 R6 P4 P-5 S1 S-2 R3 R-4", "P3 S9 S6 P10 P-2 S-3 R7 R1 R-5", "P-1 S7 P2 P6 S10 S3 R8 R5 R-1"}) {
        CardSet hand;
        for (Card card : ninjanCardsOf(cards))
            hand.add(card);
        deal.hands.push_back(SeenHand::open(hand));
    }
    Events script{game, deal};
    addChoices(script, "P8 P3 P-1");
    addResolved(script, 0, "P8", 1);
    addResolved(script, 1, "P3", 3);
    addResolved(script, 2, "P-1", 2);
    addChoices(script, "S4 S9 S7");
    addResolved(script, 1, "S9", 1);
    addResolved(script, 2, "S7", 3);
    addResolved(script, 0, "S4", 2);
    addChoices(script, "R6 S6 P2");
    addResolved(script, 0, "R6", 1);
    addResolved(script, 1, "S6", 2);
    addResolved(script, 2, "P2", 1);
    return script;
}

} // namespace

const Course &ninjanCourse()
{
    static const Course course{Game::Ninjan, ninjanScript(), kNinjanSteps};
    return course;
}

} // namespace meadhall::ui
