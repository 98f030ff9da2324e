// SPDX-License-Identifier: GPL-3.0-or-later
// A new game dialog, for its tests with real keys and mouse events.
#pragma once

#include "engine/core/to_index.h"
#include "tests/ui/click.h"
#include "ui/rooms/newgame/new_game_dialog.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/newgame/picture_buttons.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QTranslator>
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

/// Entries of the list of who plays; those before are the levels.
constexpr int kPerson = players::kLevels, kGuest = kPerson + 1, kProgram = kGuest + 1;

inline int faceIndex(const QString &persona) { return static_cast<int>(personaIds().indexOf(persona)); }

inline const QString kSigrid = QStringLiteral("sigrid");

class TestNewGameDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(english_.load(QStringLiteral(":/i18n/meadhall_en.qm"))); // for the plural forms
        QCoreApplication::installTranslator(&english_);
    }
    void enterPlaysAtOnce();
    void escapeRejects();
    void littleIsInSight();
    void humanNames();
    void ownFaceIsChosen();
    void computerLevelAndPersona();
    void facesAreExchanged();
    void opponentsAreChosen();
    void levelOfAllComputers();
    void playersFillTheirSeats();
    void seatsAreAddedAndRemoved();
    void atLeastTwo();
    void onlyWatching();
    void ninjanSeatsFive();
    void eachGameHasItsOwnChoices();
    void programFileIsChosenWithoutBlocking();
    void enterInAFieldKeepsTheDialogOpen();
    void equalNamesAreReported();
    void houseRuleSelectsCustomEdition();
    void editionsSetTheRules();
    void targetsCanBeChosenOrTyped();
    void wheelChangesNothing();
    void removedStarterIsReset();
    void coloursOfTwoPlayers();
    void coloursByKeyboard();
    void dealNumbersAreChecked_data();
    void dealNumbersAreChecked();
    void othersGetASecretDeal();
    void diceDrawADealNumber();
    void everyControlIsReachedByTab();
    void mnemonicsLeadToTheirControls();
    void everyControlHasAName();
    void firstWordsSayWhatIsPlayed();
    void changesAreAnnounced();
    void languageChangesAtOnce();
    void mirrors();
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
    /// The list of who plays on a seat.
    /// @param number from 1
    ChoiceBox *kind(int number) const { return box(qPrintable(QStringLiteral("kind%1").arg(number))); }
    ChoiceBox *faceOf(int number) const { return box(qPrintable(QStringLiteral("face%1").arg(number))); }
    QComboBox *nameOf(int number) const { return find<QComboBox>(qPrintable(QStringLiteral("name%1").arg(number))); }
    ReasonLabel *reasonOf(int number) const
    {
        return find<ReasonLabel>(qPrintable(QStringLiteral("reason%1").arg(number)));
    }
    QToolButton *opponent(const QString &id) const
    {
        return find<QToolButton>(qPrintable(QStringLiteral("face-") + id));
    }
    QPushButton *play() const { return find<QPushButton>("play"); }
    QPushButton *more() const { return find<QPushButton>("more"); }
    std::vector<QWidget *> focusOrder() const;

    QTranslator english_;
    std::unique_ptr<QWidget> window_;
    std::unique_ptr<NewGameDialog> dialog_;
};

} // namespace meadhall::ui::testing
