// Creates and lays out the controls of the new-game dialog.
#include "ui/newgame/new_game_dialog.h"

#include "ui/newgame/new_game_dialog_colours.h"
#include "ui/newgame/new_game_dialog_game.h"
#include "ui/newgame/new_game_seat_list.h"
#include "ui/newgame/new_game_widgets.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace meadhall::ui {

namespace {

constexpr int kDialogInset = 8; ///< margin of everything outside the picture of the table

QLabel *labelFor(QWidget *buddy)
{
    auto *label = new QLabel;
    label->setBuddy(buddy);
    return label;
}

ChoiceBox *namedChoice(const char *name)
{
    auto *box = new ChoiceBox;
    box->setObjectName(QLatin1String(name));
    return box;
}

} // namespace

void NewGameDialog::build()
{
    game_ = new GameChoice;
    chairs_ = new NewGameSeatList;
    rules_ = buildRules();
    auto *content = new QWidget;
    auto *choices = new QVBoxLayout(content);
    choices->setContentsMargins({});
    choices->setSpacing(10);
    choices->addWidget(game_);
    choices->addWidget(chairs_, 1);
    choices->addWidget(rules_);
    content_ = new NewGameContent(content);

    auto *all = new QVBoxLayout(this);
    all->setSpacing(8);
    all->addWidget(content_, 1);
    all->addWidget(buildButtonRow());
}

QWidget *NewGameDialog::buildRules()
{
    edition_ = namedChoice("edition");
    editionLabel_ = labelFor(edition_);
    target_ = namedChoice("target");
    targetLabel_ = labelFor(target_);
    ownTarget_ = new QSpinBox;
    ownTarget_->setObjectName(QStringLiteral("ownTarget"));
    ownTarget_->setRange(1, kMaxTarget);
    auto *targetRow = new QHBoxLayout;
    targetRow->addWidget(target_, 1);
    targetRow->addWidget(ownTarget_);

    houseRules_ = new QLabel;
    auto *line = new QFrame;
    line->setFrameStyle(QFrame::HLine | QFrame::Sunken);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(kDialogInset);
    heading->addWidget(houseRules_);
    heading->addWidget(line, 1);
    starter_ = namedChoice("firstStarter");
    starterLabel_ = labelFor(starter_);
    wholeHand_ = namedChoice("wholeHandLead");
    wholeHandLabel_ = labelFor(wholeHand_);
    nextStarter_ = namedChoice("nextStarter");
    nextStarterLabel_ = labelFor(nextStarter_);
    points_ = namedChoice("points");
    pointsLabel_ = labelFor(points_);

    auto *rules = new QWidget;
    auto *grid = new QGridLayout(rules);
    grid->setContentsMargins(kDialogInset, 0, kDialogInset, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(6);
    grid->addWidget(editionLabel_, 0, 0);
    grid->addWidget(edition_, 0, 1);
    grid->addWidget(targetLabel_, 0, 2);
    grid->addLayout(targetRow, 0, 3);
    grid->addLayout(heading, 1, 0, 1, 4);
    grid->addWidget(starterLabel_, 2, 0);
    grid->addWidget(starter_, 2, 1);
    grid->addWidget(wholeHandLabel_, 2, 2);
    grid->addWidget(wholeHand_, 2, 3);
    grid->addWidget(nextStarterLabel_, 3, 0);
    grid->addWidget(nextStarter_, 3, 1, 1, 3);
    grid->addWidget(pointsLabel_, 4, 0);
    grid->addWidget(points_, 4, 1);
    addDeck(grid, 4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    return rules;
}

void NewGameDialog::addDeck(QGridLayout *grid, int row)
{
    deck_ = namedChoice("deck");
    deckLabel_ = labelFor(deck_);
    colours_ = new ColourChips;
    colours_->setObjectName(QStringLiteral("colours"));
    coloursReason_ = new ReasonLabel;
    coloursReason_->setObjectName(QStringLiteral("coloursReason"));
    auto *chips = new QHBoxLayout;
    chips->setSpacing(10);
    chips->addWidget(coloursReason_, 1);
    chips->addStretch();
    chips->addWidget(colours_);
    grid->addWidget(deckLabel_, row, 2);
    grid->addWidget(deck_, row, 3);
    grid->addLayout(chips, row + 1, 0, 1, 4);
}

QWidget *NewGameDialog::buildButtonRow()
{
    deal_ = new QLineEdit;
    deal_->setObjectName(QStringLiteral("deal"));
    deal_->setMaxLength(20);
    deal_->setMaximumWidth(150);
    dealLabel_ = labelFor(deal_);
    dealReason_ = new ReasonLabel;
    dealReason_->setObjectName(QStringLiteral("dealReason"));
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Cancel);
    play_ = buttons_->addButton(QString(), QDialogButtonBox::AcceptRole);
    play_->setObjectName(QStringLiteral("play"));
    // Enter in a field must not cancel the dialog while Play is disabled.
    auto *cancel = buttons_->button(QDialogButtonBox::Cancel);
    cancel->setAutoDefault(false);

    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(kDialogInset, 0, kDialogInset, 0); // equal: Qt does not mirror margins
    line->setSpacing(10);
    line->addWidget(dealLabel_);
    line->addWidget(deal_);
    line->addWidget(dealReason_, 1);
    line->addStretch();
    line->addWidget(buttons_);
    setTabOrder(play_, cancel);
    return row;
}

} // namespace meadhall::ui
