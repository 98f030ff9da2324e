// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with a move that costs points, for the tests of the warning.
#pragma once

#include "engine/review/judge/costs.h"
#include "engine/review/judge/decisions.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/test_program.h"
#include "tests/ui/played_window.h"
#include "ui/base/text/cost_text.h"
#include "ui/table/mistake_guard.h"

#include <QAction>
#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace meadhall::ui::testing {

inline const std::vector<std::string> kDuel{"human", "computer:easy"};
inline const char *kOwn = "B2 B8 R8 R2 G5 G4 P6 P1 R9";
inline const char *kOther = "B1 B3 B4 R1 R3 R4 B7 B9 G3";
// On a blue 1 a 9 costs about 1.7 points, a pair of 6 and 1 nothing.
inline const Events kLead{PlayEvent{1, cardsNamed("B1"), kNoCard}};
inline const Event kNine = PlayEvent{0, cardsNamed("R9"), cardsNamed("B1").first()};

class TestMistakeWarning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheReview();
    void isOffAtFirst();
    void everyWayToPlay();
    void goodMovesPass();
    void enterOfTheMoveIsNoAnswer();
    void passing();
    void pickingUp();
    void cardsOfNinjan();
    void pilesOfNinjan();
    void waitsNoLongerThanItMay();
    void goesWhenTheTableChanges();
    void quietForThisGame();
    void hintInstead();
    void coversNothing();
    void onlyForTheOneAtTheScreen();

private:
    static MistakeGuard &guardOf(PlayedWindow &p) { return *p.window().tableView().mistakeGuard(); }
    static QFrame *panelOf(PlayedWindow &p) { return guardOf(p).panel(); }
    static QPushButton *button(PlayedWindow &p, const char *name)
    {
        return panelOf(p)->findChild<QPushButton *>(QLatin1String(name));
    }
    /// The first sentence of the warning.
    static QString words(PlayedWindow &p) { return panelOf(p)->findChild<QLabel *>(QStringLiteral("cost"))->text(); }
    /// The other seat, never beaten, has one card left: then it is certain at once that a 9 costs more than two points,
    /// and a pass more than four.
    static Events lateLead()
    {
        Events events;
        for (const char *card : {"B3", "B4", "R1", "R3", "R4", "G3", "B7"}) {
            events.push_back(PlayEvent{1, cardsNamed(card), kNoCard});
            events.push_back(PassEvent{0});
        }
        events.insert(events.end(), kLead.begin(), kLead.end());
        return events;
    }
    /// @param depth of the judgement: for a plain mistake less than the usual one
    static void deal(PlayedWindow &p, const std::vector<std::string> &chairs, const Events &played = lateLead(),
                     const review::Depth &depth = {200, 1})
    {
        p.settings().warnings.set(Settings::Warnings::Middle);
        guardOf(p).setDepth(depth);
        p.deal(chairs, {kOwn, kOther}, 1, played);
    }
    /// Waits until it is certain whether that answer costs too much, which is long before all are judged.
    static bool judged(PlayedWindow &p, const Event &answer)
    {
        return waitFor([&] { return guardOf(p).opinionOf(answer).tooMuch.has_value(); });
    }
    /// Deals, and waits for the judgement of the 9.
    static bool dealt(PlayedWindow &p, const std::vector<std::string> &chairs = kDuel)
    {
        deal(p, chairs);
        return judged(p, kNine);
    }
    /// Plays the 9 by Enter, and so opens the warning.
    static bool opened(PlayedWindow &p)
    {
        if (!dealt(p))
            return false;
        p.clickCard("R9");
        p.key(Qt::Key_Return);
        return panelOf(p) != nullptr;
    }
    static void press(QPushButton *button) { QTest::mouseClick(button, Qt::LeftButton); }
};

} // namespace meadhall::ui::testing
