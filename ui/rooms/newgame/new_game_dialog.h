// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog with the settings of a new game.
#pragma once

#include "engine/deals/deal_number.h"
#include "ui/base/widgets/sheet.h"
#include "ui/rooms/newgame/seat_plan.h"

#include <functional>
#include <map>
#include <optional>

class QBoxLayout;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace meadhall::ui {

class Announcer;
class ColourChips;
class PictureButtons;
class ReasonLabel;
class RulesPanel;
class SeatList;
class Segments;

/// Offers the number of players, the strength of the computers, their faces, and for two players the deck. A button
/// opens the rules, the seats and the deal number. Can only be accepted with settings without problems.
class NewGameDialog : public Sheet {
    Q_OBJECT

public:
    /// @param setup initial settings
    explicit NewGameDialog(const GameSetup &setup, QWidget *parent = nullptr);

    /// See SeatList::setWhyNoGuests().
    void setWhyNoGuests(std::function<QString()> why);
    /// Sets the function that returns the last settings of a game, for when the user chooses it here. Without it the
    /// settings stay when another game is chosen.
    void setRemembered(std::function<GameSetup(Game)> remembered) { remembered_ = std::move(remembered); }
    /// Sets the function that returns the level that gives even games; nullopt: not known yet.
    void setEvenLevel(std::function<std::optional<players::Level>(Game)> evenLevel);
    /// Current settings; without problems once the dialog is accepted.
    const GameSetup &setup() const { return setup_; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildForm();
    void buildMore();
    void buildFoot();
    void connectControls();
    void retranslate();
    void updateIcons();
    void chooseGame(int game);
    void setMoreVisible(bool visible);
    void arrange();
    void removeSeat(int seat);
    QString levelNote(std::optional<players::Level> level) const;
    void updatePlan();
    void readDeal();
    void refresh();
    void refreshOpponents();
    void refreshDeck();
    void refreshProblems();
    void refreshSummary();
    QString deckNote() const;
    QString problemText(SetupProblem::Reason reason) const;
    static QString dealErrorText(DealNumberError error);

    GameSetup setup_;
    SeatPlan plan_;
    std::function<GameSetup(Game)> remembered_;
    std::function<std::optional<players::Level>(Game)> evenLevel_;
    std::map<Game, GameSetup> left_; ///< of games chosen here before
    std::optional<DealNumberError> dealError_;
    Announcer *announcer_;

    QBoxLayout *columns_ = nullptr; ///< the form, and beside or below it more rules and seats
    QFormLayout *form_ = nullptr;
    Segments *game_ = nullptr, *players_ = nullptr, *level_ = nullptr, *deck_ = nullptr;
    PictureButtons *opponents_ = nullptr;
    ColourChips *colours_ = nullptr;
    ReasonLabel *playersNote_ = nullptr, *levelNote_ = nullptr, *opponentsNote_ = nullptr, *deckNote_ = nullptr;
    QWidget *more_ = nullptr;
    RulesPanel *rules_ = nullptr;
    SeatList *seats_ = nullptr;
    QLabel *dealLabel_ = nullptr, *summary_ = nullptr;
    QLineEdit *deal_ = nullptr;
    QToolButton *dice_ = nullptr;
    ReasonLabel *dealNote_ = nullptr;
    QPushButton *moreButton_ = nullptr, *play_ = nullptr;
};

} // namespace meadhall::ui
