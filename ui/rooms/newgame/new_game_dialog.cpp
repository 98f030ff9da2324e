// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/new_game_dialog.h"

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/newgame/chair_button.h"
#include "ui/rooms/newgame/chair_editor.h"
#include "ui/rooms/newgame/chair_table.h"
#include "ui/rooms/newgame/rules_panel.h"
#include "ui/table/games/games.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QToolButton>

#include <limits>

namespace meadhall::ui {

namespace {

constexpr int kDialogLeastPlayers = 2;
constexpr QSize kDialogSize(1090, 742);
constexpr int kDialogGlyph = 20;

} // namespace

NewGameDialog::NewGameDialog(const GameSetup &setup, QWidget *parent)
    : Sheet(parent), setup_(setup), plan_(setup.chairs)
{
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    setRoomySize(kDialogSize);
    if (setup_.firstStarterChosen)
        plan_.setStarter(plan_.placeOf(setup_.firstStarter));
    build();
    retranslate();
    if (setup_.deal)
        deal_->setText(QString::number(*setup_.deal));
    changePlan(0);
    listen();
    dress();
    // Enter starts the game. QDialog considers a default button only once it is a child of the dialog.
    play_->setDefault(true);
    play_->setFocus();
}

void NewGameDialog::setWhyNoGuests(std::function<QString()> why) { editor_->setWhyNoGuests(std::move(why)); }

void NewGameDialog::listen()
{
    connect(game_, &Segments::activated, this, &NewGameDialog::chooseGame);
    connect(table_, &ChairTable::selectionChanged, this, &NewGameDialog::showProblems);
    connect(table_, &ChairTable::addRequested, this, &NewGameDialog::addPlayer);
    connect(table_, &ChairTable::removeRequested, this, &NewGameDialog::removePlayer);
    connect(editor_, &ChairEditor::changed, this,
            [this](const ChairSetup &chair) { changePlan(plan_.replace(table_->selected(), chair)); });
    connect(players_, &Segments::activated, this, [this](int index) {
        plan_.setCount(index + kDialogLeastPlayers);
        changePlan(table_->selected());
    });
    connect(watch_, &QCheckBox::clicked, this, [this](bool watch) {
        plan_.setWatching(watch);
        changePlan(0);
    });
    connect(rules_, &RulesPanel::changed, this, [this] {
        plan_.setStarter(setup_.firstStarterChosen ? std::optional(plan_.placeOf(setup_.firstStarter)) : std::nullopt);
        refresh();
    });
    connect(deal_, &QLineEdit::textChanged, this, &NewGameDialog::readDeal);
    connect(dice_, &QToolButton::clicked, this, &NewGameDialog::drawDeal);
    connect(play_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    nameSegments(game_, tr("Game", "Odin or Ninjan"));
    playersLabel_->setText(tr("P&layers:", "number of players"));
    nameSegments(players_, playersLabel_->text());
    QStringList counts;
    for (int i = 0; i < players_->count(); ++i)
        counts.append(number(i + kDialogLeastPlayers));
    players_->setTexts(counts);
    watch_->setText(tr("&Only watch", "check box: no human plays"));
    watch_->setToolTip(tr("Computers play among themselves."));
    dealLabel_->setText(tr("&Deal number:"));
    deal_->setPlaceholderText(tr("new", "a deal number: a new one is drawn"));
    deal_->setToolTip(tr("The same number deals the same cards again."));
    dice_->setToolTip(tr("Draw a number"));
    dice_->setAccessibleName(tr("Draw a deal number"));
    dealNote_->setNote(tr("The same number deals the same cards again."));
    cancel_->setText(tr("Cancel"));
    play_->setText(tr("&Play", "start the game"));
}

/// Pictures in the colours of the theme.
void NewGameDialog::dress()
{
    const ControlColours colours = controlColours(palette());
    const QSizeF size(grown(kDialogGlyph), grown(kDialogGlyph));
    for (int i = 0; i < game_->count(); ++i)
        game_->button(i)->setIcon(newGamePicture(this, playedGames()[toIndex(i)].picture(newGameTheme(this)), size));
    const bool dark = newGameTheme(this) != Theme::Light;
    play_->setIcon(newGamePicture(this, glyphArt(Glyph::Play, dark ? colours.gold : colours.text), size));
    play_->setIconSize(size.toSize());
    dice_->setIcon(newGamePicture(this, glyphArt(Glyph::Dice, colours.text), size));
    dice_->setIconSize(size.toSize());
}

void NewGameDialog::chooseGame(int game)
{
    setup_.game = playedGames()[toIndex(game)].game;
    refresh();
}

void NewGameDialog::addPlayer(int place)
{
    if (plan_.count() >= traitsOf(setup_.game).maxPlayers)
        return;
    const int seated = plan_.add(place);
    changePlan(seated < 0 ? place : seated);
    table_->place(table_->selected())->setFocus();
}

void NewGameDialog::removePlayer(int place)
{
    if (!plan_.at(place))
        return;
    if (plan_.count() <= kDialogLeastPlayers) {
        playersNote_->setNote(problemText(SetupProblem::Reason::TooFewChairs));
        return;
    }
    plan_.remove(place);
    changePlan(place);
    table_->place(place)->setFocus();
}

/// Shows a changed plan.
void NewGameDialog::changePlan(int selected)
{
    table_->setSelected(selected);
    setup_.chairs = plan_.chairs();
    // If the chosen starter left, start at random: the next chair was not what the user chose.
    const int starter = plan_.starter() ? plan_.chairAt(*plan_.starter()) : -1;
    setup_.firstStarterChosen = starter >= 0;
    setup_.firstStarter = std::max(starter, 0);
    refresh();
}

void NewGameDialog::readDeal(const QString &typed)
{
    // Digits of all scripts are accepted: deal numbers are often pasted.
    quint64 number = 0;
    dealIsWrong_ = false;
    const QString digits = typed.trimmed();
    for (QChar c : digits) {
        const int digit = c.digitValue();
        const quint64 largest = std::numeric_limits<quint64>::max();
        if (digit < 0 || number > (largest - static_cast<quint64>(std::max(digit, 0))) / 10)
            dealIsWrong_ = true;
        else
            number = number * 10 + static_cast<quint64>(digit);
    }
    setup_.deal = digits.isEmpty() || dealIsWrong_ ? std::nullopt : std::optional(number);
    refresh();
}

void NewGameDialog::drawDeal()
{
    const quint64 deal = QRandomGenerator::global()->bounded(quint64{kLargestDealNumber}) + 1;
    deal_->setText(dealNumber(deal));
}

void NewGameDialog::refresh()
{
    for (int i = 0; i < game_->count(); ++i)
        if (playedGames()[toIndex(i)].game == setup_.game)
            game_->setCurrent(i);
    const int most = traitsOf(setup_.game).maxPlayers;
    table_->showPlan(plan_, most);
    for (int i = 0; i < players_->count(); ++i)
        players_->setChoiceEnabled(i, i + kDialogLeastPlayers <= most);
    players_->setCurrent(plan_.count() - kDialogLeastPlayers);
    const QString limit = most == kTablePlaces ? QString() : tr("Ninjan is for two to five players.");
    playersNote_->setNote(limit);
    players_->setAccessibleDescription(limit);
    watch_->setChecked(plan_.watching());
    showProblems();
}

QString NewGameDialog::problemText(SetupProblem::Reason reason) const
{
    if (reason == SetupProblem::Reason::TooFewChairs)
        return tr("At least two seats must be taken.");
    if (reason == SetupProblem::Reason::TooManyChairs)
        return tr("At most %Ln seats can be taken.", "", traitsOf(setup_.game).maxPlayers);
    if (reason == SetupProblem::Reason::DuplicateName)
        return tr("This name is taken.");
    if (reason == SetupProblem::Reason::NoCommand)
        return tr("Type the command that starts the program.");
    return {};
}

void NewGameDialog::showProblems()
{
    using Reason = SetupProblem::Reason;
    const std::vector<SetupProblem> problems = problemsOf(setup_);
    for (int i = 0; i < kTablePlaces; ++i)
        table_->setProblem(i, {});
    QString players, selected;
    for (const SetupProblem &problem : problems) {
        const QString text = problemText(problem.reason);
        if (problem.reason == Reason::TooFewChairs || problem.reason == Reason::TooManyChairs)
            players = text;
        if (problem.chair < 0 || text.isEmpty())
            continue;
        const int place = plan_.placeOf(problem.chair);
        table_->setProblem(place, text);
        if (place == table_->selected())
            selected = text;
    }
    playersNote_->setReason(players);
    editor_->showPlace(plan_, table_->selected(), selected);
    QStringList starters;
    for (int i = 0; i < static_cast<int>(setup_.chairs.size()); ++i)
        starters.append(chairName(setup_.chairs, i));
    rules_->refresh(starters, problems);
    dealNote_->setReason(dealIsWrong_ ? tr("A deal number may have up to 19 digits and nothing else.") : QString());
    play_->setEnabled(problems.empty() && !dealIsWrong_);
}

void NewGameDialog::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    arrange();
}

void NewGameDialog::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() == QEvent::PaletteChange && play_)
        dress();
    if (event->type() == QEvent::LayoutDirectionChange && table_)
        table_->setWordsDirection(layoutDirection());
}

} // namespace meadhall::ui
