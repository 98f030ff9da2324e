// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/new_game_dialog.h"

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"
#include "engine/deals/deal_number.h"
#include "engine/games/games.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/newgame/new_game_texts.h"
#include "ui/rooms/newgame/picture_buttons.h"
#include "ui/rooms/newgame/rules_panel.h"
#include "ui/rooms/newgame/seat_list.h"
#include "ui/table/games/games.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>

namespace meadhall::ui {

namespace {

constexpr int kDialogLeastPlayers = 2, kDialogLongestDeal = 200;
// Lengths in px at 1×.
constexpr int kDialogWidth = 700, kDialogWideWidth = 1216, kDialogTwoColumns = 1100;
constexpr int kDialogLabel = 112, kDialogFace = 54, kDialogFacePitch = 74, kDialogCount = 56, kDialogDeal = 150,
              kDialogPlay = 150;
constexpr std::array kDialogDecks{odin::TwoPlayerDeck::TwoOutChosen, odin::TwoPlayerDeck::TwoOutRandom,
                                  odin::TwoPlayerDeck::AllColours};
enum Row { PlayersRow, LevelRow, OpponentsRow, DeckRow };

Segments *namedSegments(const char *name, int count)
{
    auto *segments = new Segments;
    segments->setObjectName(QLatin1String(name));
    for (int i = 0; i < count; ++i)
        segments->addChoice(QString());
    return segments;
}

ReasonLabel *namedNote(const char *name)
{
    auto *note = new ReasonLabel;
    note->setObjectName(QLatin1String(name));
    note->setHiddenWhenEmpty();
    return note;
}

/// Adds a row of the form: a control, and below it more of them and a note.
void addFormRow(QFormLayout &form, std::initializer_list<QWidget *> parts)
{
    auto *field = new QWidget;
    auto *column = new QVBoxLayout(field);
    column->setContentsMargins({});
    column->setSpacing(4);
    for (QWidget *part : parts)
        column->addWidget(part, 0, qobject_cast<Segments *>(part) ? Qt::AlignLeading : Qt::Alignment());
    QWidget *first = *parts.begin();
    auto *label = new QLabel;
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setWordWrap(true);
    label->setBuddy(first);
    label->setFixedWidth(grown(kDialogLabel));
    // Beside the middle of the control, wherever the row ends.
    const int control = qobject_cast<Segments *>(first) ? first->sizeHint().height() : grown(kDialogFace);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    label->setContentsMargins(0, std::max(0, control - label->fontMetrics().lineSpacing()) / 2, 0, 0);
    form.addRow(label, field);
}

QLabel *labelOf(const QFormLayout &form, int row)
{
    return static_cast<QLabel *>(form.itemAt(row, QFormLayout::LabelRole)->widget());
}

} // namespace

NewGameDialog::NewGameDialog(const GameSetup &setup, QWidget *parent)
    : Sheet(parent), setup_(setup), plan_(setup.chairs), announcer_(new Announcer(this))
{
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    markAnnounced(*this);
    if (setup_.firstStarterChosen)
        plan_.setStarter(setup_.firstStarter);
    buildForm();
    buildMore();
    buildFoot();
    retranslate();
    updateIcons();
    setMoreVisible(false);
    if (setup_.deal && isDealChosen())
        deal_->setText(dealNumber(*setup_.deal));
    updatePlan();
    connectControls();
    // Enter starts the game. QDialog considers a default button only once it is a child of the dialog.
    play_->setDefault(true);
    play_->setFocus();
    followChanges(this, {QEvent::LanguageChange}, [this] {
        retranslate();
        refresh();
    });
    followChanges(this, {QEvent::PaletteChange, QEvent::LayoutDirectionChange}, [this] { updateIcons(); });
}

void NewGameDialog::setEvenLevel(std::function<std::optional<players::Level>(Game)> evenLevel)
{
    evenLevel_ = std::move(evenLevel);
    updatePlan();
}

/// About the chosen level, and which one gives even games.
QString NewGameDialog::levelNote(std::optional<players::Level> level) const
{
    const QString about = level ? NewGameTexts::level(*level) : tr("Not the same for all: see the seats.");
    const auto even = evenLevel_ ? evenLevel_(setup_.game) : std::nullopt;
    if (!even)
        return about;
    return tr("%1 %2", "two whole sentences")
        .arg(about,
             level == even
                 ? tr("Going by your games so far, this is an even match.")
                 : tr("Going by your games so far, %1 would be an even match.", "a level").arg(levelName(*even)));
}

void NewGameDialog::setWhyNoGuests(std::function<QString()> why) { seats_->setWhyNoGuests(std::move(why)); }

void NewGameDialog::buildForm()
{
    game_ = namedSegments("game", static_cast<int>(playedGames().size()));
    for (int i = 0; i < game_->count(); ++i)
        game_->button(i)->setObjectName(QStringLiteral("game") + playedGames()[toIndex(i)].name());
    setTitleWidget(game_);
    players_ = namedSegments("count", odin::kMaxPlayers - kDialogLeastPlayers + 1);
    level_ = namedSegments("level", players::kLevels);
    deck_ = namedSegments("deck", static_cast<int>(kDialogDecks.size()));
    opponents_ = new PictureButtons(kDialogFace, kDialogFacePitch);
    opponents_->setObjectName(QStringLiteral("opponents"));
    for (const QString &id : personaIds()) {
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("face-") + id);
        opponents_->addButton(button);
    }
    colours_ = new ColourChips;
    colours_->setObjectName(QStringLiteral("colours"));
    auto *left = new QWidget;
    form_ = new QFormLayout(left);
    form_->setContentsMargins({});
    form_->setVerticalSpacing(grown(12));
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form_, {players_, playersNote_ = namedNote("chairsReason")});
    addFormRow(*form_, {level_, levelNote_ = namedNote("levelNote")});
    addFormRow(*form_, {opponents_, opponentsNote_ = namedNote("opponentsNote")});
    addFormRow(*form_, {deck_, colours_, deckNote_ = namedNote("coloursReason")});
    columns_ = new QBoxLayout(QBoxLayout::TopToBottom);
    columns_->setSpacing(grown(28));
    columns_->addWidget(left, 5);
    body()->addLayout(columns_);
    body()->addStretch(1);
}

void NewGameDialog::buildMore()
{
    more_ = new QWidget;
    rules_ = new RulesPanel(setup_);
    seats_ = new SeatList;
    deal_ = new QLineEdit;
    deal_->setObjectName(QStringLiteral("deal"));
    deal_->setMaxLength(kDialogLongestDeal);
    deal_->setMaximumWidth(grown(kDialogDeal));
    deal_->setInputMethodHints(Qt::ImhPreferNumbers);
    dealLabel_ = new QLabel;
    dealLabel_->setBuddy(deal_);
    dice_ = new QToolButton;
    dice_->setObjectName(QStringLiteral("dice"));
    dice_->setAutoRaise(true);
    dice_->setFocusPolicy(Qt::StrongFocus);
    dealNote_ = namedNote("dealReason");
    auto *deal = new QHBoxLayout;
    deal->addWidget(dealLabel_);
    deal->addWidget(deal_, 1);
    deal->addWidget(dice_);
    deal->addStretch();
    auto *column = new QVBoxLayout(more_);
    column->setContentsMargins({});
    column->addWidget(rules_);
    column->addWidget(seats_);
    column->addLayout(deal);
    column->addWidget(dealNote_);
    column->addStretch(1);
    columns_->addWidget(more_, 4);
}

void NewGameDialog::buildFoot()
{
    moreButton_ = new QPushButton;
    moreButton_->setObjectName(QStringLiteral("more"));
    moreButton_->setAutoDefault(false);
    summary_ = new QLabel;
    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setWordWrap(true);
    play_ = new QPushButton;
    play_->setObjectName(QStringLiteral("play"));
    // Without a window of its own, an automatic default button would no longer be one after losing the focus.
    play_->setAutoDefault(false);
    play_->setMinimumWidth(grown(kDialogPlay));
    foot()->addWidget(moreButton_);
    foot()->addWidget(summary_, 1);
    foot()->addWidget(play_);
}

void NewGameDialog::connectControls()
{
    connect(game_, &Segments::activated, this, &NewGameDialog::chooseGame);
    connect(players_, &Segments::activated, this, [this](int index) {
        plan_.setCount(index + kDialogLeastPlayers);
        updatePlan();
    });
    connect(level_, &Segments::activated, this, [this](int level) {
        plan_.setLevel(static_cast<players::Level>(level));
        updatePlan();
    });
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i)
        connect(opponents_->buttons()[toIndex(i)], &QAbstractButton::clicked, this, [this, i] {
            plan_.chooseOpponent(personaIds()[i]);
            updatePlan();
            announcer_->announce(opponents_->accessibleDescription());
        });
    connect(deck_, &Segments::activated, this, [this](int index) {
        setup_.twoPlayers = kDialogDecks.at(toIndex(index));
        refresh();
    });
    connect(colours_, &ColourChips::changed, this, [this] {
        setup_.coloursOut = colours_->out();
        refresh();
        announcer_->announce(deckNote());
    });
    connect(seats_, &SeatList::seatChanged, this, [this](int seat, const ChairSetup &chair) {
        plan_.replace(seat, chair);
        updatePlan();
    });
    connect(seats_, &SeatList::removeRequested, this, &NewGameDialog::removeSeat);
    connect(rules_, &RulesPanel::changed, this, [this] {
        plan_.setStarter(setup_.firstStarterChosen ? std::optional(setup_.firstStarter) : std::nullopt);
        refresh();
    });
    connect(deal_, &QLineEdit::textChanged, this, &NewGameDialog::readDeal);
    connect(dice_, &QToolButton::clicked, this, [this] {
        deal_->setText(dealNumber(QRandomGenerator::global()->bounded(quint64{kLargestDealNumber}) + 1));
    });
    connect(moreButton_, &QPushButton::clicked, this, [this] { setMoreVisible(more_->isHidden()); });
    connect(play_, &QPushButton::clicked, this, &QDialog::accept);
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    nameSegments(game_, TableText::game());
    const std::array labels{tr("P&layers", "number of players"), tr("&Strength", "of the computer players"),
                            tr("&Against", "whom to play against"), tr("Dec&k for two", "the cards of two players")};
    for (int row = PlayersRow; row <= DeckRow; ++row)
        labelOf(*form_, row)->setText(labels.at(toIndex(row)));
    nameSegments(players_, labels[PlayersRow]);
    nameSegments(level_, labels[LevelRow]);
    nameSegments(deck_, labels[DeckRow]);
    opponents_->setAccessibleName(tr("Opponents"));
    colours_->setAccessibleName(tr("Colours in the deck"));
    QStringList games, counts, levels;
    for (const GameInfo &game : playedGames())
        games.append(game.name());
    for (int i = 0; i < players_->count(); ++i)
        counts.append(number(i + kDialogLeastPlayers));
    for (int i = 0; i < players::kLevels; ++i)
        levels.append(levelName(static_cast<players::Level>(i)));
    game_->setTexts(games);
    players_->setTexts(counts);
    level_->setTexts(levels);
    deck_->setTexts({tr("Choose four", "deck of two players: without two colours of their choice"),
                     tr("Four at random", "deck of two players: without two random colours"),
                     tr("All six", "deck of two players: all colours")});
    dealLabel_->setText(tr("&Deal number"));
    deal_->setPlaceholderText(tr("new", "a deal number: a new one is drawn"));
    dice_->setToolTip(tr("Draw a number"));
    dice_->setAccessibleName(tr("Draw a deal number"));
    play_->setText(tr("&Play", "start the game"));
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i) {
        opponents_->buttons()[toIndex(i)]->setText(personaName(personaIds()[i]));
        opponents_->buttons()[toIndex(i)]->setToolTip(NewGameTexts::persona(personaIds()[i]));
    }
}

/// Pictures in the colours of the theme.
void NewGameDialog::updateIcons()
{
    for (int i = 0; i < game_->count(); ++i)
        game_->button(i)->setIcon(pictureIcon(playedGames()[toIndex(i)].picture(themeOf(palette()))));
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i)
        opponents_->buttons()[toIndex(i)]->setIcon(faceIcon(*this, personaIds()[i]));
    setGlyph(play_, Glyph::Play);
    setGlyph(dice_, Glyph::Dice);
}

/// Keeps the settings of the game that is left, for when it is chosen again.
void NewGameDialog::chooseGame(int game)
{
    const Game chosen = playedGames()[toIndex(game)].game;
    const std::optional<quint64> deal = setup_.deal;
    left_.insert_or_assign(setup_.game, setup_);
    if (const auto known = left_.find(chosen); known != left_.end())
        setup_ = known->second;
    else if (remembered_)
        setup_ = remembered_(chosen);
    setup_.game = chosen;
    setup_.deal = deal;
    plan_ = SeatPlan(setup_.chairs);
    plan_.setStarter(setup_.firstStarterChosen ? std::optional(setup_.firstStarter) : std::nullopt);
    plan_.setCount(std::min(plan_.count(), traitsOf(setup_.game).maxPlayers));
    rules_->adoptTarget();
    updatePlan();
}

/// Shows or hides rules, seats and the deal number.
void NewGameDialog::setMoreVisible(bool visible)
{
    more_->setVisible(visible);
    setRoomySize({visible ? kDialogWideWidth : kDialogWidth, 0});
    arrange();
    updateGeometry();
    refreshSummary();
}

void NewGameDialog::removeSeat(int seat)
{
    if (plan_.count() <= kDialogLeastPlayers) {
        playersNote_->setReason(problemText(SetupProblem::Reason::TooFewChairs));
        return;
    }
    plan_.remove(seat);
    updatePlan();
    announcer_->announce(tr("Seat %1 is removed. Players: %2.").arg(number(seat + 1), number(plan_.count())));
}

/// Adopts a changed plan.
void NewGameDialog::updatePlan()
{
    setup_.chairs = plan_.chairs();
    setup_.firstStarterChosen = plan_.starter().has_value();
    setup_.firstStarter = plan_.starter().value_or(0);
    if (!isDealChosen())
        deal_->clear();
    readDeal();
}

/// Returns true if the number may be chosen and seen. It reveals all hands, so games with other people or programs are
/// dealt a secret one.
bool NewGameDialog::isDealChosen() const
{
    return std::none_of(setup_.chairs.begin(), setup_.chairs.end(), [](const ChairSetup &chair) {
        return chair.kind == ChairSetup::Kind::Guest || chair.kind == ChairSetup::Kind::Program;
    });
}

void NewGameDialog::readDeal()
{
    const QString typed = deal_->text().trimmed();
    setup_.deal = parseDealNumber(typed);
    isDealWrong_ = !typed.isEmpty() && !setup_.deal;
    refresh();
}

void NewGameDialog::refresh()
{
    const bool odin = setup_.game == Game::Odin;
    for (int i = 0; i < game_->count(); ++i)
        if (playedGames()[toIndex(i)].game == setup_.game)
            game_->setCurrent(i);
    const int counts = traitsOf(setup_.game).maxPlayers - kDialogLeastPlayers + 1;
    players_->setVisibleCount(counts);
    players_->setMinimumWidth(counts * grown(kDialogCount));
    players_->setCurrent(plan_.count() - kDialogLeastPlayers);
    refreshOpponents();
    refreshDeck();
    QStringList names;
    for (int i = 0; i < plan_.count(); ++i)
        names.append(chairName(plan_.chairs(), i));
    rules_->setVisible(odin);
    rules_->refresh(names);
    seats_->showPlan(plan_);
    deal_->setEnabled(isDealChosen());
    dice_->setEnabled(isDealChosen());
    refreshProblems();
    refreshSummary();
}

void NewGameDialog::refreshOpponents()
{
    const QStringList &faces = plan_.opponents();
    QStringList people, names;
    for (const ChairSetup &chair : plan_.chairs())
        if (chair.kind == ChairSetup::Kind::Human)
            people.append(chair.persona);
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i) {
        QToolButton *button = opponents_->buttons()[toIndex(i)];
        button->setVisible(!people.contains(personaIds()[i]));
        button->setChecked(faces.contains(personaIds()[i]));
        QFont letters = button->font();
        letters.setBold(button->isChecked());
        button->setFont(letters);
        if (button->isChecked())
            names.append(button->text());
    }
    opponents_->arrange();
    form_->setRowVisible(LevelRow, !faces.isEmpty());
    form_->setRowVisible(OpponentsRow, !faces.isEmpty());
    const std::optional<players::Level> level = plan_.level();
    level_->setCurrent(level ? static_cast<int>(*level) : -1);
    levelNote_->setNote(levelNote(level));
    const int count = static_cast<int>(faces.size());
    opponentsNote_->setNote(tr("%Ln opponent(s): click another picture to change.", "", count));
    opponents_->setAccessibleDescription(tr("Against: %1.", "names of the computer players").arg(listed(names)));
}

QString NewGameDialog::deckNote() const
{
    if (setup_.twoPlayers == odin::TwoPlayerDeck::TwoOutRandom)
        return tr("Two colours are left out at random.");
    if (setup_.twoPlayers == odin::TwoPlayerDeck::AllColours)
        return tr("All six colours are in the deck.");
    QStringList out;
    for (int i = 0; i < odin::kColours; ++i)
        if (const auto colour = static_cast<odin::Colour>(i); odin::has(setup_.coloursOut, colour))
            out.push_back(OdinText::colour(colour));
    return tr("Left out: %1.", "a list of colours").arg(listed(out));
}

void NewGameDialog::refreshDeck()
{
    form_->setRowVisible(DeckRow, setup_.game == Game::Odin && plan_.count() == kDialogLeastPlayers);
    deck_->setCurrent(static_cast<int>(std::find(kDialogDecks.begin(), kDialogDecks.end(), setup_.twoPlayers)
                                       - kDialogDecks.begin()));
    colours_->setEnabled(setup_.twoPlayers == odin::TwoPlayerDeck::TwoOutChosen);
    colours_->setOut(setup_.coloursOut);
    colours_->setAccessibleDescription(deckNote());
    deckNote_->setNote(deckNote());
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

void NewGameDialog::refreshProblems()
{
    using Reason = SetupProblem::Reason;
    const std::vector<SetupProblem> problems = problemsOf(setup_);
    QString players, colours;
    std::array<QString, odin::kMaxPlayers> seats;
    for (const SetupProblem &problem : problems) {
        if (problem.reason == Reason::TooFewChairs || problem.reason == Reason::TooManyChairs)
            players = problemText(problem.reason);
        else if (problem.reason == Reason::NotTwoColours)
            colours = tr("Leave out exactly two colours.");
        else if (problem.chair >= 0)
            seats.at(toIndex(problem.chair)) = problemText(problem.reason);
    }
    const bool isSeatWrong = std::any_of(seats.begin(), seats.end(), [](const QString &one) { return !one.isEmpty(); });
    if ((isSeatWrong || isDealWrong_) && more_->isHidden())
        setMoreVisible(true); // the reason is there
    playersNote_->setReason(players);
    deckNote_->setReason(colours);
    for (int seat = 0; seat < odin::kMaxPlayers; ++seat)
        seats_->setProblem(seat, seats.at(toIndex(seat)));
    dealNote_->setReason(isDealWrong_ ? tr("Digits only, at most 20.") : QString());
    dealNote_->setNote(isDealChosen() ? tr("The same number deals the same cards again.")
                                      : tr("With friends or other programs there is no deal number."));
    play_->setEnabled(problems.empty() && !isDealWrong_);
}

void NewGameDialog::refreshSummary()
{
    const bool odin = setup_.game == Game::Odin, opened = !more_->isHidden();
    moreButton_->setText(opened ? odin ? tr("Fewe&r rules and seats") : tr("Fewe&r seats")
                         : odin ? tr("&More rules and seats")
                                : tr("&More seats"));
    summary_->setText(odin ? rules_->summary() : tr("Ninjan has one set of rules."));
    const QString players = tr("%1, %Ln player(s)", "name of a game", plan_.count());
    const QString end = setup_.target == 1 ? tr("one hand") : tr("to %Ln point(s)", "", setup_.target);
    const QString name = gameInfo(setup_.game).name();
    setAccessibleDescription(odin ? tr("%1, %2.", "game and players, target").arg(players.arg(name), end)
                                  : players.arg(name) + QLatin1Char('.'));
}

void NewGameDialog::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    arrange();
}

/// Rules and seats beside the form where the window is wide enough, else below it.
void NewGameDialog::arrange()
{
    const int room = isWindow() ? width() : window()->width();
    columns_->setDirection(room >= grown(kDialogTwoColumns) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

/// Sees all events of the program while the sheet is open. The wheel scrolls the sheet and never changes a choice, even
/// where the focus is.
bool NewGameDialog::eventFilter(QObject *watched, QEvent *event)
{
    const auto *field = qobject_cast<QWidget *>(watched);
    const bool turns = qobject_cast<QComboBox *>(watched) || qobject_cast<QAbstractSpinBox *>(watched);
    if (event->type() == QEvent::Wheel && turns && isAncestorOf(field)) {
        event->ignore();
        return true;
    }
    return Sheet::eventFilter(watched, event);
}

} // namespace meadhall::ui
