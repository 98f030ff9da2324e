#include "ui/newgame/new_game_dialog.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/games/games.h"
#include "ui/newgame/new_game_dialog_colours.h"
#include "ui/newgame/new_game_dialog_game.h"
#include "ui/newgame/new_game_seat_list.h"
#include "ui/newgame/new_game_widgets.h"
#include "ui/text/text.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <limits>

namespace meadhall::ui {

namespace {

constexpr std::array kDialogTargets{10, 15, 20, 1};
constexpr int kDialogOtherTarget = 0;
constexpr int kDialogCustomRules = -1;
constexpr int kDialogRandomStarter = -1;
constexpr int kDialogTwoChairs = 2;

bool isOfferedTarget(int target)
{
    return std::find(kDialogTargets.begin(), kDialogTargets.end(), target) != kDialogTargets.end();
}

} // namespace

NewGameDialog::NewGameDialog(const GameSetup &setup, QWidget *parent)
    : QDialog(parent), setup_(setup), otherTarget_(!isOfferedTarget(setup.target))
{
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    build();
    retranslate();
    chairs_->setChairs(setup_.chairs);
    chairs_->setWordsDirection(layoutDirection());
    ownTarget_->setValue(setup_.target);
    colours_->setOut(setup_.coloursOut);
    if (setup_.deal)
        deal_->setText(QString::number(*setup_.deal));
    refresh();
    listen();
    // Enter starts the game. QDialog considers a default button only once it is a child of the dialog.
    play_->setDefault(true);
    play_->setFocus();
}

void NewGameDialog::listen()
{
    connect(game_, &GameChoice::chosen, this, [this](Game game) {
        setup_.game = game;
        refresh();
    });
    connect(chairs_, &NewGameSeatList::changed, this, [this] {
        setup_.chairs = chairs_->chairs();
        refresh();
    });
    connect(edition_, &ChoiceBox::chosen, this, &NewGameDialog::chooseEdition);
    connect(target_, &ChoiceBox::chosen, this, &NewGameDialog::chooseTarget);
    connect(ownTarget_, &QSpinBox::valueChanged, this, [this](int target) {
        setup_.target = target;
        refresh();
    });
    connect(starter_, &ChoiceBox::chosen, this, [this](int chair) {
        setup_.firstStarterChosen = chair != kDialogRandomStarter;
        setup_.firstStarter = std::max(chair, 0);
        refresh();
    });
    connect(wholeHand_, &ChoiceBox::chosen, this, [this](int value) {
        setup_.wholeHandLead = static_cast<odin::WholeHandLead>(value);
        refresh();
    });
    connect(nextStarter_, &ChoiceBox::chosen, this, [this](int value) {
        setup_.nextStarter = static_cast<odin::NextStarter>(value);
        refresh();
    });
    connect(points_, &ChoiceBox::chosen, this, [this](int down) {
        setup_.pointsCountDown = down != 0;
        refresh();
    });
    connect(deck_, &ChoiceBox::chosen, this, [this](int value) {
        setup_.twoPlayers = static_cast<odin::TwoPlayerDeck>(value);
        refresh();
    });
    connect(colours_, &ColourChips::changed, this, [this] {
        setup_.coloursOut = colours_->out();
        refresh();
    });
    connect(deal_, &QLineEdit::textChanged, this, &NewGameDialog::readDeal);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    editionLabel_->setText(tr("&Edition:"));
    targetLabel_->setText(tr("&Target:", "points that end the game"));
    ownTarget_->setAccessibleName(tr("Target: other number"));
    ownTarget_->setLocale(QLocale());
    houseRules_->setText(tr("House rules"));
    starterLabel_->setText(tr("Who &starts:"));
    wholeHandLabel_->setText(tr("&Whole hand as lead:"));
    nextStarterLabel_->setText(tr("&Next hand is started by:"));
    pointsLabel_->setText(tr("&Count points:"));
    deckLabel_->setText(tr("Dec&k of two players:"));
    colours_->setAccessibleName(tr("Colours in the deck"));
    dealLabel_->setText(tr("&Deal number:"));
    deal_->setPlaceholderText(tr("new", "a deal number: a new one is drawn"));
    deal_->setToolTip(tr("The same number deals the same cards again."));
    play_->setText(tr("&Play", "start the game"));
    fillChoices();
}

void NewGameDialog::fillChoices()
{
    using Lead = odin::WholeHandLead;
    using Next = odin::NextStarter;
    using Deck = odin::TwoPlayerDeck;
    std::vector<ChoiceBox::Choice> targets;
    for (int target : kDialogTargets)
        targets.push_back({target, targetName(target)});
    targets.push_back({kDialogOtherTarget, tr("Other number")});
    target_->setChoices(targets);
    std::vector<ChoiceBox::Choice> leads, starters;
    for (Lead lead : {Lead::Optional, Lead::Automatic})
        leads.push_back({static_cast<int>(lead), leadName(lead)});
    wholeHand_->setChoices(leads);
    for (Next next : {Next::Rotate, Next::LeftOfLastRoundLeader, Next::LastActor})
        starters.push_back({static_cast<int>(next), nextStarterName(next)});
    nextStarter_->setChoices(starters);
    points_->setChoices({{0, tr("up", "count points")}, {1, tr("down", "count points")}});
    deck_->setChoices({
        {static_cast<int>(Deck::TwoOutChosen), tr("Two colours out", "deck of two players")},
        {static_cast<int>(Deck::TwoOutRandom), tr("Two out at random", "deck of two players")},
        {static_cast<int>(Deck::AllColours), tr("All six colours", "deck of two players")},
    });
}

QString NewGameDialog::editionName(odin::Edition::Id edition)
{
    switch (edition) {
    case odin::Edition::Id::International:
        return tr("International", "edition");
    case odin::Edition::Id::German:
        return tr("German", "edition");
    case odin::Edition::Id::Russian:
        return tr("Russian", "edition");
    case odin::Edition::Id::Ukrainian:
        return tr("Ukrainian", "edition");
    case odin::Edition::Id::BoardGameArena:
        break;
    }
    return tr("Board Game Arena", "edition");
}

QString NewGameDialog::customRules() { return tr("Custom rules", "instead of an edition"); }

QString NewGameDialog::targetName(int target)
{
    return target == 1 ? tr("One hand", "the game is over after one deal")
                       : tr("%Ln point(s)", "target of the game", target);
}

QString NewGameDialog::leadName(odin::WholeHandLead lead)
{
    return lead == odin::WholeHandLead::Optional ? tr("optional", "whole hand as lead")
                                                 : tr("compulsory", "whole hand as lead");
}

QString NewGameDialog::nextStarterName(odin::NextStarter starter)
{
    switch (starter) {
    case odin::NextStarter::Rotate:
        return tr("the next in turn", "next hand is started by");
    case odin::NextStarter::LeftOfLastRoundLeader:
        return tr("left of the last round’s leader", "next hand is started by");
    case odin::NextStarter::LastActor:
        break;
    }
    return tr("whoever went out", "next hand is started by");
}

void NewGameDialog::fillEditions()
{
    std::vector<ChoiceBox::Choice> editions;
    for (const odin::Edition &one : odin::kEditions)
        editions.push_back({static_cast<int>(one.id), editionName(one.id)});
    const std::optional<odin::Edition::Id> edition = editionOf(setup_);
    // Offered only while the rules differ from all editions: it cannot be selected, only reached by changing a rule.
    if (!edition)
        editions.push_back({kDialogCustomRules, customRules()});
    edition_->setChoices(editions);
    edition_->setValue(edition ? static_cast<int>(*edition) : kDialogCustomRules);
}

void NewGameDialog::fillStarters()
{
    std::vector<ChoiceBox::Choice> starters{{kDialogRandomStarter, tr("At random", "who starts")}};
    for (int i = 0; i < static_cast<int>(setup_.chairs.size()); ++i) {
        const ChairSetup &chair = setup_.chairs[toIndex(i)];
        const bool named = chair.kind != ChairSetup::Kind::Computer || !chair.persona.isEmpty();
        const QString seat = ui::number(chairs_->placeOf(i) + 1);
        starters.push_back({i, named
                                   ? chairName(setup_.chairs, i)
                                   : tr("Seat %1 (computer)", "who starts; the persona is not chosen yet").arg(seat)});
    }
    starter_->setChoices(starters);
    starter_->setValue(setup_.firstStarterChosen ? setup_.firstStarter : kDialogRandomStarter);
}

void NewGameDialog::chooseEdition(int edition)
{
    if (edition == kDialogCustomRules)
        return;
    applyEdition(setup_, static_cast<odin::Edition::Id>(edition));
    otherTarget_ = false;
    refresh();
}

void NewGameDialog::chooseTarget(int target)
{
    otherTarget_ = target == kDialogOtherTarget;
    if (!otherTarget_)
        setup_.target = target;
    refresh();
    if (otherTarget_) {
        ownTarget_->setFocus();
        ownTarget_->selectAll();
    }
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

void NewGameDialog::refresh()
{
    // If the chosen starter left, start at random: the next chair was not what the user chose.
    if (setup_.firstStarter >= static_cast<int>(setup_.chairs.size())) {
        setup_.firstStarter = 0;
        setup_.firstStarterChosen = false;
    }
    game_->setGame(setup_.game);
    chairs_->setMaxPlayers(traitsOf(setup_.game).maxPlayers);
    rules_->setVisible(setup_.game == Game::Odin);
    fillEditions();
    fillStarters();
    target_->setValue(otherTarget_ ? kDialogOtherTarget : setup_.target);
    {
        const QSignalBlocker quiet(ownTarget_);
        ownTarget_->setValue(setup_.target);
    }
    ownTarget_->setVisible(otherTarget_);
    wholeHand_->setValue(static_cast<int>(setup_.wholeHandLead));
    nextStarter_->setValue(static_cast<int>(setup_.nextStarter));
    points_->setValue(setup_.pointsCountDown ? 1 : 0);
    deck_->setValue(static_cast<int>(setup_.twoPlayers));
    const bool two = setup_.chairs.size() == kDialogTwoChairs;
    deckLabel_->setVisible(two);
    deck_->setVisible(two);
    colours_->setVisible(two && setup_.twoPlayers == odin::TwoPlayerDeck::TwoOutChosen);
    showProblems();
}

void NewGameDialog::showProblems()
{
    const std::vector<SetupProblem> problems = problemsOf(setup_);
    const bool colours = std::any_of(problems.begin(), problems.end(), [](const SetupProblem &problem) {
        return problem.reason == SetupProblem::Reason::NotTwoColours;
    });
    chairs_->setProblems(problems);
    coloursReason_->setReason(colours ? tr("Choose exactly two colours to leave out.") : QString());
    dealReason_->setReason(dealIsWrong_ ? tr("A deal number has digits only, and not too many.") : QString());
    play_->setEnabled(problems.empty() && !dealIsWrong_);
}

void NewGameDialog::growToFit()
{
    // New controls are shown without scrolling if the screen has room.
    const QSize room = screen()->availableGeometry().size() - QSize(16, 40);
    const QSize wanted = sizeHint().boundedTo(room);
    if (!isVisible() || (wanted.width() <= width() && wanted.height() <= height()))
        return;
    resize(size().expandedTo(wanted));
    // Stay centred on the parent window and within the screen.
    if (parentWidget()) {
        // While the window manager takes over a window, Qt may report a frame smaller than its contents.
        QRect place(QPoint(), frameGeometry().size().expandedTo(size()));
        place.moveCenter(parentWidget()->window()->frameGeometry().center());
        const QRect screenPart = screen()->availableGeometry();
        move(qMax(screenPart.left(), qMin(place.left(), screenPart.right() - place.width())),
             qMax(screenPart.top(), qMin(place.top(), screenPart.bottom() - place.height())));
    }
}

bool NewGameDialog::event(QEvent *event)
{
    const bool known = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest)
        growToFit();
    return known;
}

void NewGameDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() == QEvent::LayoutDirectionChange)
        chairs_->setWordsDirection(layoutDirection());
}

} // namespace meadhall::ui
