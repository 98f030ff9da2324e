// SPDX-License-Identifier: GPL-3.0-or-later
// A new game dialog, for its tests with real keys and mouse events.
#pragma once

#include "engine/core/to_index.h"
#include "tests/ui/click.h"
#include "ui/rooms/newgame/new_game_dialog.h"

#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/newgame/chair_button.h"
#include "ui/rooms/newgame/chair_table.h"
#include "ui/rooms/newgame/face_button.h"
#include "ui/rooms/newgame/new_game_dialog_colours.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include <set>

namespace meadhall::ui::testing {

inline GameSetup twoPlayers()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Hard, QStringLiteral("sigrid"))};
    return setup;
}

inline GameSetup sixPlayers()
{
    GameSetup setup;
    setup.chairs.assign(6, ChairSetup::computer(players::Level::Medium));
    setup.chairs[0] = ChairSetup::human();
    return setup;
}

/// Chooses the entry with that value by keyboard.
inline void choose(ChoiceBox *box, int value)
{
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->value() != value; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->value(), value);
}

inline void choose(Segments *segments, int index)
{
    if (!segments->showsCombo()) {
        click(segments->button(index));
    } else {
        segments->combo()->setFocus();
        QTest::keyClick(segments->combo(), Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(segments->combo(), Qt::Key_Down);
    }
    QCOMPARE(segments->current(), index);
}

inline const QString kSigrid = QStringLiteral("sigrid");

class TestNewGameDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enterPlaysAtOnce();
    void escapeRejects();
    void humanNames();
    void ownFaceIsChosen();
    void computerLevelAndPersona();
    void takenFacesCannotBeChosen();
    void playersFillTheirPlaces();
    void seatsAreAddedAndRemoved();
    void chairsByKeyboard();
    void atLeastTwo();
    void singleHumanSitsAtTheBottom();
    void onlyWatching();
    void ninjanSeatsFive();
    void nothingJumps();
    void enterInAFieldKeepsTheDialogOpen();
    void equalNamesAreReported();
    void houseRuleSelectsCustomEdition();
    void editionsSetTheRules();
    void editionsAreExplained();
    void targetsCanBeChosenOrTyped();
    void removedStarterIsReset();
    void coloursOfTwoPlayers();
    void coloursByKeyboard();
    void dealNumbersAreChecked_data();
    void dealNumbersAreChecked();
    void diceDrawADealNumber();
    void everyControlIsReachedByTab();
    void mnemonicsAreUnique();
    void everyControlHasAName();
    void languageChangesAtOnce();
    void mirrorsButKeepsClockwise();
    void fitsASmallScreen_data();
    void fitsASmallScreen();

private:
    void open(const GameSetup &setup, QSize size = {1280, 800});
    template <typename T> T *find(const char *name) const
    {
        T *child = dialog_->findChild<T *>(QLatin1String(name));
        if (!child)
            qFatal("no %s", name);
        return child;
    }
    ChoiceBox *box(const char *name) const { return find<ChoiceBox>(name); }
    Segments *segments(const char *name) const { return find<Segments>(name); }
    /// @param number from 1
    ChairButton *place(int number) const { return dialog_->findChild<ChairTable *>()->place(number - 1); }
    FaceButton *face(const QString &id) const { return find<FaceGrid>("who")->button(id); }
    QPushButton *play() const { return find<QPushButton>("play"); }
    std::vector<int> takenPlaces() const;
    std::vector<QWidget *> focusOrder() const;

    std::unique_ptr<QWidget> window_;
    std::unique_ptr<NewGameDialog> dialog_;
};

} // namespace meadhall::ui::testing
