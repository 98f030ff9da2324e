// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog with the settings of a new game.
#pragma once

#include "ui/base/widgets/sheet.h"
#include "ui/rooms/newgame/seat_plan.h"

QT_BEGIN_NAMESPACE
class QBoxLayout;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class ChairEditor;
class ChairTable;
class ReasonLabel;
class RulesPanel;
class Segments;

/// Game, chairs, edition, house rules, target, deal number. Can only be accepted with settings without problems.
class NewGameDialog : public Sheet {
    Q_OBJECT

public:
    /// @param setup initial settings
    explicit NewGameDialog(const GameSetup &setup, QWidget *parent = nullptr);

    /// See ChairEditor::setWhyNoGuests().
    void setWhyNoGuests(std::function<QString()> why);
    /// Current settings; without problems once the dialog is accepted.
    const GameSetup &setup() const { return setup_; }

    // Translated names of the choices.
    static QString targetName(int target);
    static QString leadName(odin::WholeHandLead lead);
    static QString nextStarterName(odin::NextStarter starter);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QLayout *buildPlayers();
    void buildFoot();
    void listen();
    void retranslate();
    void dress();
    void arrange();
    void chooseGame(int game);
    void addPlayer(int place);
    void removePlayer(int place);
    void changePlan(int selected);
    void readDeal(const QString &typed);
    void drawDeal();
    void refresh();
    void showProblems();
    QString problemText(SetupProblem::Reason reason) const;

    GameSetup setup_;
    SeatPlan plan_;
    bool dealIsWrong_ = false;

    QBoxLayout *seats_ = nullptr, *playersRow_ = nullptr;
    QHBoxLayout *dealBeside_ = nullptr, *dealBelow_ = nullptr; ///< the buttons; the rules
    Segments *game_ = nullptr;
    ChairTable *table_ = nullptr;
    ChairEditor *editor_ = nullptr;
    QLabel *playersLabel_ = nullptr;
    Segments *players_ = nullptr;
    QCheckBox *watch_ = nullptr;
    ReasonLabel *playersNote_ = nullptr;
    RulesPanel *rules_ = nullptr;
    QLabel *dealLabel_ = nullptr;
    QLineEdit *deal_ = nullptr;
    QToolButton *dice_ = nullptr;
    ReasonLabel *dealNote_ = nullptr;
    QPushButton *cancel_ = nullptr, *play_ = nullptr;
};

} // namespace meadhall::ui
