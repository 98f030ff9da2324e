// The dialog with the settings of a new game.
#pragma once

#include "ui/newgame/game_setup.h"

#include <QDialog>

class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace meadhall::ui {

class ChoiceBox;
class ColourChips;
class GameChoice;
class NewGameSeatList;
class NewGameContent;
class ReasonLabel;

/// Game, chairs, edition, house rules, target, deal number. Can only be accepted with settings without problems.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// @param setup initial settings
    explicit NewGameDialog(const GameSetup &setup, QWidget *parent = nullptr);

    /// Current settings; without problems once the dialog is accepted.
    const GameSetup &setup() const { return setup_; }

    // Translated names of the choices.
    static QString editionName(odin::Edition::Id edition);
    static QString customRules();
    static QString targetName(int target);
    static QString leadName(odin::WholeHandLead lead);
    static QString nextStarterName(odin::NextStarter starter);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *buildRules();
    void addDeck(QGridLayout *grid, int row);
    QWidget *buildButtonRow();
    void listen();
    void retranslate();
    void fillChoices();
    void fillEditions();
    void fillStarters();
    void chooseEdition(int edition);
    void chooseTarget(int target);
    void readDeal(const QString &typed);
    void refresh();
    void showProblems();
    void growToFit();

    GameSetup setup_;
    bool otherTarget_ = false; ///< “Other number” is selected, even if the number is also offered
    bool dealIsWrong_ = false;

    NewGameContent *content_ = nullptr;
    GameChoice *game_ = nullptr;
    QWidget *rules_ = nullptr; ///< Odin's rules; other games have no options
    NewGameSeatList *chairs_ = nullptr;
    QLabel *editionLabel_ = nullptr;
    ChoiceBox *edition_ = nullptr;
    QLabel *targetLabel_ = nullptr;
    ChoiceBox *target_ = nullptr;
    QSpinBox *ownTarget_ = nullptr;
    QLabel *houseRules_ = nullptr;
    QLabel *starterLabel_ = nullptr;
    ChoiceBox *starter_ = nullptr;
    QLabel *wholeHandLabel_ = nullptr;
    ChoiceBox *wholeHand_ = nullptr;
    QLabel *nextStarterLabel_ = nullptr;
    ChoiceBox *nextStarter_ = nullptr;
    QLabel *pointsLabel_ = nullptr;
    ChoiceBox *points_ = nullptr;
    QLabel *deckLabel_ = nullptr;
    ChoiceBox *deck_ = nullptr;
    ColourChips *colours_ = nullptr;
    ReasonLabel *coloursReason_ = nullptr;
    QLabel *dealLabel_ = nullptr;
    QLineEdit *deal_ = nullptr;
    ReasonLabel *dealReason_ = nullptr;
    QPushButton *play_ = nullptr;
    QDialogButtonBox *buttons_ = nullptr;
};

} // namespace meadhall::ui
