// SPDX-License-Identifier: GPL-3.0-or-later
// Creates and lays out the controls of the new-game dialog.
#include "ui/rooms/newgame/new_game_dialog.h"

#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/newgame/chair_editor.h"
#include "ui/rooms/newgame/chair_table.h"
#include "ui/rooms/newgame/rules_panel.h"
#include "ui/table/games/games.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kDialogGame = 396, kDialogTightGame = 300; ///< widths of the choice of the game
constexpr int kDialogPlayers = 250, kDialogDeal = 150;
constexpr int kDialogButton = 116, kDialogPlay = 148;
constexpr int kDialogLongestDeal = 20;
constexpr int kDialogRoomy = 1082; ///< width of the sheet, for the large picture of the table
constexpr int kDialogFaces = 890;  ///< for the large faces
constexpr int kDialogRow = 930;    ///< for three settings in a row
constexpr int kDialogTight = 700;  ///< narrower than this: one thing below the other

} // namespace

void NewGameDialog::build()
{
    game_ = new Segments;
    game_->setObjectName(QStringLiteral("game"));
    for (const GameInfo &game : playedGames()) {
        game_->addChoice(game.name());
        game_->button(game_->count() - 1)->setObjectName(QStringLiteral("game") + game.name());
    }
    setTitleWidget(game_);
    table_ = new ChairTable;
    table_->setWordsDirection(layoutDirection());
    editor_ = new ChairEditor;
    seats_ = new QBoxLayout(QBoxLayout::LeftToRight);
    seats_->setSpacing(grown(16));
    seats_->addWidget(table_, 0, Qt::AlignTop | Qt::AlignHCenter);
    seats_->addWidget(editor_, 1);
    body()->setSpacing(grown(8));
    body()->addLayout(seats_);
    body()->addLayout(buildPlayers());
    rules_ = new RulesPanel(setup_);
    body()->addWidget(rules_);
    body()->addLayout(dealBelow_ = new QHBoxLayout);
    body()->addStretch(1);
    buildFoot();
    arrange();
}

QLayout *NewGameDialog::buildPlayers()
{
    players_ = new Segments;
    players_->setObjectName(QStringLiteral("count"));
    for (int i = 2; i <= kTablePlaces; ++i)
        players_->addChoice(QString::number(i));
    players_->setFixedWidth(grown(kDialogPlayers));
    playersLabel_ = new QLabel;
    playersLabel_->setBuddy(players_);
    watch_ = new QCheckBox;
    watch_->setObjectName(QStringLiteral("watch"));
    playersNote_ = new ReasonLabel;
    playersNote_->setObjectName(QStringLiteral("chairsReason"));
    auto *count = new QHBoxLayout;
    count->setSpacing(grown(16));
    count->addWidget(playersLabel_);
    count->addWidget(players_);
    count->addStretch();
    playersRow_ = new QBoxLayout(QBoxLayout::LeftToRight);
    playersRow_->setSpacing(grown(16));
    playersRow_->addLayout(count);
    playersRow_->addWidget(watch_);
    playersRow_->addWidget(playersNote_, 1);
    return playersRow_;
}

void NewGameDialog::buildFoot()
{
    deal_ = new QLineEdit;
    deal_->setObjectName(QStringLiteral("deal"));
    deal_->setMaxLength(kDialogLongestDeal);
    deal_->setMaximumWidth(grown(kDialogDeal));
    dealLabel_ = new QLabel;
    dealLabel_->setBuddy(deal_);
    dice_ = new QToolButton;
    dice_->setObjectName(QStringLiteral("dice"));
    dice_->setAutoRaise(true);
    dice_->setFocusPolicy(Qt::StrongFocus);
    dealNote_ = new ReasonLabel;
    dealNote_->setObjectName(QStringLiteral("dealReason"));
    cancel_ = new QPushButton;
    cancel_->setObjectName(QStringLiteral("cancel"));
    cancel_->setAutoDefault(false); // Enter in a field must not cancel the dialog while Play is disabled
    play_ = new QPushButton;
    play_->setObjectName(QStringLiteral("play"));
    // Without a window of its own, an automatic default button would no longer be one after losing the focus.
    play_->setAutoDefault(false);
    cancel_->setMinimumWidth(grown(kDialogButton));
    play_->setMinimumWidth(grown(kDialogPlay));
    foot()->addLayout(dealBeside_ = new QHBoxLayout, 1);
    foot()->addWidget(cancel_);
    foot()->addWidget(play_);
}

/// All large, or first the picture of the table smaller, then all; or one thing below the other.
void NewGameDialog::arrange()
{
    const bool roomy = width() >= grown(kDialogRoomy), tight = width() < grown(kDialogTight);
    game_->setFixedWidth(grown(roomy ? kDialogGame : kDialogTightGame));
    seats_->setDirection(tight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    playersRow_->setDirection(tight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QHBoxLayout *deal = tight ? dealBelow_ : dealBeside_;
    if (deal->indexOf(deal_) < 0) {
        dealNote_->setMinimumHeight(tight ? 2 * dealNote_->fontMetrics().lineSpacing() : 0);
        for (QWidget *part : std::initializer_list<QWidget *>{dealLabel_, deal_, dice_, dealNote_})
            deal->addWidget(part, part == dealNote_ ? 1 : 0);
        QWidget *last = cancel_; // the last stop before the buttons
        do
            last = last->previousInFocusChain();
        while (last == deal_ || last == dice_ || !(last->focusPolicy() & Qt::TabFocus));
        setTabOrder(last, deal_);
        setTabOrder(deal_, dice_);
    }
    table_->setRoomy(roomy);
    editor_->setRoomy(width() >= grown(kDialogFaces), !tight);
    rules_->setColumns(width() >= grown(kDialogRow) ? 3 : tight ? 1 : 2);
}

} // namespace meadhall::ui
