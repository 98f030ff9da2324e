#include "tutorial/lesson.h"

#include "odin/card.h"

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
    game.odin.target = 1; // one hand
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

const Events &Lesson::course()
{
    static const Events events = lessonCourse();
    return events;
}

std::size_t Lesson::followed(const Events &record)
{
    const auto [here, there] = std::mismatch(record.begin(), record.end(), course().begin(), course().end());
    return static_cast<std::size_t>(here - record.begin());
}

const Event *Lesson::wanted(std::size_t events)
{
    return events < course().size() && lessonSeat(course()[events]) == kLearner ? &course()[events] : nullptr;
}

int Lesson::step(std::size_t events)
{
    const auto end = course().begin() + static_cast<std::ptrdiff_t>(std::min(events + 1, course().size()));
    return static_cast<int>(std::count_if(course().begin(), end, [](const Event &e) { return lessonSeat(e) == kLearner; }));
}

int Lesson::steps()
{
    return step(course().size());
}

QString Lesson::words(std::size_t events, bool pickingUp)
{
    switch (events) {
    case 2:
        return tr("Get rid of your cards before the others do. You begin this round with exactly one card, any you like. "
                  "Your orange 1 goes with no other card: play it, by a double-click or by dragging it to the middle.");
    case 3:
    case 4:
        return tr("Everyone in turn beats what lies there with a higher value, or passes. Whoever beats a card picks it up.");
    case 5:
        return pickingUp ? tr("Now pick up one of the beaten cards; the other one is out of this hand. You hold three 3s, so "
                              "take the pink 3.")
                         : tr("A 3 and a 2 of one colour are a set. Its value is read, not added: 32. Beat it with as many "
                              "cards or one more: select your blue 8 and blue 2, which make 82, and play them.");
    case 6:
    case 7:
        return tr("Cards of one number are a set too: three 7s are worth 777. Equal values do not beat each other.");
    case 8:
        return tr("You could beat 96, but there is time: passing costs nothing but this turn. When your turn comes round, you "
                  "may play again. Pass now.");
    case 9:
    case 10:
        return tr("The round goes on until all the others have passed one after another.");
    case 11:
        return pickingUp ? tr("Take the orange 9: alone, it can only be beaten by two cards.")
                         : tr("You are back. One card more always wins, as long as it is a set: play your three 7s on the two "
                              "cards.");
    case 12:
    case 13:
        return tr("If both pass now, the round is yours: what lies there goes out, and you begin the next one.");
    case 14:
        return tr("All the others have passed, so you begin. Again exactly one card: play the orange 9.");
    case 15:
    case 16:
        return tr("Nobody has a pair that they would give for a 9.");
    case 17:
        return tr("Your whole hand is one set now, four 3s. That is the only time when you may begin with more than one card: "
                  "play them all.");
    default:
        return tr("Your hand is empty, so this hand is over at once: everyone else gets a point for each card left. Hand follows "
                  "hand until somebody has 15 points; then the fewest points win. That is all. F1 shows the rules at any "
                  "time.");
    }
}

QString Lesson::otherwise()
{
    return tr("The rules allow that too. In this lesson, let us do something else first.");
}

} // namespace meadhall::ui
