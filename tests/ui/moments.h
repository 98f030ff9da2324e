// SPDX-License-Identifier: GPL-3.0-or-later
// The moments of both games at a real window, started and advanced without a clock.
#pragma once

#include "engine/games/ninjan/throwing.h"
#include "tests/test_program.h"
#include "tests/ui/ninjan_deals.h"

namespace meadhall {

/// So slow that time does not matter: only advance() moves anything.
constexpr qreal kFrozen = 1000;

struct Moment {
    const char *name;
    /// Prepares a game; nothing moves yet.
    Reason (*prepare)(PlayedWindow &p);
    /// What begins it, once nothing moves and animations are on.
    void (*begin)(PlayedWindow &p);
};

namespace moments {

inline const std::vector<const char *> kSixHands{"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 P3 P4 G5 G6 K7 K8 O9",
                                                 "P1 P2 R3 R4 K5 K6 G7 O8 G9", "G1 G2 O3 O4 R5 R6 P7 P8 K9",
                                                 "K1 K2 G3 G4 O5 O6 R7 R8 P9", "O1 O2 K3 K4 P5 P6 O7 G8 R9"};

inline const std::vector<const char *> kTwoHands{"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 P3 P4 G5 G6 K7 K8 O9"};

inline std::vector<std::string> chairs(std::size_t players)
{
    std::vector<std::string> all(players, "computer:easy");
    all.front() = "human";
    return all;
}

inline Reason dealSix(PlayedWindow &p, int target, int handOverAfter = 0)
{
    p.settings().startsNextHand.set(false);
    odin::Rules rules;
    rules.target = target;
    const Reason reason = p.deal(chairs(6), kSixHands, 0, {}, rules);
    if (handOverAfter == 0)
        return reason;
    p.key(Qt::Key_Return);
    return p.table().waitingForNextHand() ? Reason::None : Reason::NothingAsked;
}

/// Everybody has played in this round.
inline Reason sixPlays(PlayedWindow &p)
{
    odin::Rules rules;
    rules.target = 60;
    const auto card = [](const char *name) { return cardsNamed(name).first(); };
    return p.deal(chairs(6), kSixHands, 0,
                  {PlayEvent{0, cardsNamed("B1"), kNoCard}, PlayEvent{1, cardsNamed("R2"), card("B1")},
                   PlayEvent{2, cardsNamed("R3"), card("R2")}, PlayEvent{3, cardsNamed("O4"), card("R3")},
                   PlayEvent{4, cardsNamed("O5 O6"), card("O4")}, PlayEvent{5, cardsNamed("O1 O2 O7"), card("O5")}},
                  rules);
}

/// Beats the three cards on the table with four; one of those is to be picked up.
inline void playFour(PlayedWindow &p)
{
    p.view().stage().hand().select(cardsNamed("B9 B8 B7 B6"));
    p.key(Qt::Key_Return);
}

inline Reason ninjanPair(PlayedWindow &p)
{
    return p.dealNinjan(kDuel, "R2 P-6 S-5", {"P1 P2 P3 P4 P5 P6 P7 P8 P9", "S1 S2 S3 S4 S5 S6 S7 S8 S10"});
}

inline void playAll(PlayedWindow &p) { p.key(Qt::Key_Return); }

inline void nextHand(PlayedWindow &p)
{
    p.window().tableView().panel()->hide();
    p.table().nextHand();
}

/// Bo1, a computer, has one set and plays it.
inline void otherGoesOut(PlayedWindow &p)
{
    std::vector<const char *> hands = kSixHands;
    std::swap(hands[0], hands[1]);
    odin::Rules rules;
    rules.target = 60;
    p.deal(chairs(6), hands, 1, {}, rules);
    if (p.settings().animationSpeed() != ui::Settings::AnimationSpeed::Off)
        p.window().tableView().setDurationFactor(kFrozen); // the view may be a new one
    if (!waitFor([&p] { return p.table().waitingForNextHand(); }))
        qWarning("nobody has gone out");
}

inline void leadOne(PlayedWindow &p)
{
    p.view().stage().hand().select(cardsNamed("B9"));
    p.key(Qt::Key_Return);
}

inline void chooseCard(PlayedWindow &p)
{
    p.ninjan().stage().hand().select(CardSet::of(named("P9")));
    p.key(Qt::Key_Return);
}

inline void throwRock(PlayedWindow &p)
{
    p.ninjan().panel()->hide();
    p.table().answer(0, ninjan::ownThrow(2, 0, ninjan::Suit::Rock));
}

} // namespace moments

inline const std::vector<Moment> kMoments{
    {"deal", [](PlayedWindow &p) { return moments::dealSix(p, 60, 1); }, moments::nextHand},
    {"round", [](PlayedWindow &p) { return moments::dealSix(p, 60); }, moments::leadOne},
    {"round of six", moments::sixPlays, moments::playFour},
    {"round won",
     [](PlayedWindow &p) {
         odin::Rules rules;
         rules.target = 60;
         return p.deal(moments::chairs(2), moments::kTwoHands, 1, {PlayEvent{1, cardsNamed("O9"), kNoCard}}, rules);
     },
     [](PlayedWindow &p) { p.key(Qt::Key_P); }},
    {"hand over", [](PlayedWindow &p) { return moments::dealSix(p, 60); }, moments::playAll},
    {"hand lost", [](PlayedWindow &p) { return moments::dealSix(p, 60); }, moments::otherGoesOut},
    {"game over", [](PlayedWindow &p) { return moments::dealSix(p, 5); }, moments::playAll},
    {"reveal", moments::ninjanPair, moments::chooseCard},
    {"throw",
     [](PlayedWindow &p) {
         return p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame());
     },
     moments::throwRock},
};

/// Switches animations on and begins the moment.
inline void begin(PlayedWindow &p, const Moment &moment)
{
    p.window().tableView().controller().skipAnimations();
    p.settings().animationSpeed.set(ui::Settings::AnimationSpeed::Slow);
    p.window().tableView().setDurationFactor(kFrozen);
    moment.begin(p);
}

/// Lets that much time pass, in ms at normal speed, and runs what is due then.
inline void advance(PlayedWindow &p, int milliseconds)
{
    ui::Animator &animator = p.window().tableView().stage().animator();
    if (animator.state() == QAbstractAnimation::Running)
        animator.setCurrentTime(animator.currentTime() + qRound(milliseconds * kFrozen));
    QCoreApplication::sendPostedEvents();
}

/// Lets everything happen that does not need a person, without animations.
inline void settle(PlayedWindow &p)
{
    const auto quiet = [&p] {
        ui::TableView &view = p.window().tableView();
        view.controller().skipAnimations();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const std::vector<Request> asked = p.table().openRequests();
        const bool computers = std::any_of(asked.begin(), asked.end(),
                                           [&p](const Request &one) { return !p.table().humanSeat(one.seat); });
        return !computers && !view.stage().animator().moving() && !view.stage().animator().hasWaiting()
               && view.presenter().shownEvents() == p.table().record().size();
    };
    if (!waitFor(quiet))
        qWarning("the table does not come to rest");
}

} // namespace meadhall
