// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/rules_panel.h"

#include "engine/core/to_index.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/newgame/new_game_dialog_colours.h"
#include "ui/rooms/newgame/new_game_texts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace meadhall::ui {

namespace {

constexpr std::array kRulesTargets{10, 15, 20, 1};
constexpr int kRulesOwnTarget = static_cast<int>(kRulesTargets.size());
constexpr int kRulesCustom = -1;
constexpr int kRulesRandomStarter = -1;
constexpr int kRulesTwo = 2; ///< players

int targetIndex(int target)
{
    return static_cast<int>(std::find(kRulesTargets.begin(), kRulesTargets.end(), target) - kRulesTargets.begin());
}

bool rulesApply(const GameSetup &setup) { return setup.game == Game::Odin; }

} // namespace

RulesPanel::RulesPanel(GameSetup &setup, QWidget *parent)
    : QGroupBox(parent), setup_(setup), ownTarget_(targetIndex(setup.target) == kRulesOwnTarget)
{
    build();
    retranslate();
    listen();
}

void RulesPanel::listen()
{
    connect(edition_, &ChoiceBox::chosen, this, &RulesPanel::chooseEdition);
    connect(edition_, &QComboBox::highlighted, this,
            [this](int index) { explanation_->setNote(edition_->itemData(index, Qt::ToolTipRole).toString()); });
    connect(target_, &Segments::activated, this, &RulesPanel::chooseTarget);
    connect(ownNumber_, &QSpinBox::valueChanged, this, [this](int target) {
        setup_.target = target;
        Q_EMIT changed();
    });
    connect(points_, &Segments::activated, this, [this](int index) {
        setup_.pointsCountDown = index == 1;
        Q_EMIT changed();
    });
    connect(starter_, &ChoiceBox::chosen, this, [this](int chair) {
        setup_.firstStarterChosen = chair != kRulesRandomStarter;
        setup_.firstStarter = std::max(chair, 0);
        Q_EMIT changed();
    });
    connect(wholeHand_, &ChoiceBox::chosen, this, [this](int value) {
        setup_.wholeHandLead = static_cast<odin::WholeHandLead>(value);
        Q_EMIT changed();
    });
    connect(nextStarter_, &ChoiceBox::chosen, this, [this](int value) {
        setup_.nextStarter = static_cast<odin::NextStarter>(value);
        Q_EMIT changed();
    });
    connect(deck_, &Segments::activated, this, [this](int index) {
        static constexpr std::array kDecks{odin::TwoPlayerDeck::TwoOutChosen, odin::TwoPlayerDeck::TwoOutRandom,
                                           odin::TwoPlayerDeck::AllColours};
        setup_.twoPlayers = kDecks.at(toIndex(index));
        Q_EMIT changed();
    });
    connect(colours_, &ColourChips::changed, this, [this] {
        setup_.coloursOut = colours_->out();
        Q_EMIT changed();
    });
}

void RulesPanel::retranslate()
{
    setTitle(tr("Rules"));
    const std::array labels{
        tr("&Edition:"),    tr("&Target:", "points that end the game"),           tr("&Count points:"),
        tr("Who &starts:"), tr("T&hen:", "who starts the hands after the first"), tr("Leading the &whole hand:")};
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i].label->setText(labels.at(i));
        rows_[i].field->setToolTip(rows_[i].about());
    }
    nameSegments(target_, labels[1]);
    nameSegments(points_, labels[2]);
    ownNumber_->setAccessibleName(tr("Target: other number"));
    ownNumber_->setLocale(QLocale());
    deckLabel_->setText(tr("Dec&k for two:", "the cards of two players"));
    nameSegments(deck_, deckLabel_->text());
    colours_->setAccessibleName(tr("Colours in the deck"));
    fillChoices();
}

void RulesPanel::fillChoices()
{
    using Lead = odin::WholeHandLead;
    using Next = odin::NextStarter;
    QStringList targets;
    for (const int target : kRulesTargets)
        targets.append(target == 1 ? NewGameDialog::targetName(1) : number(target));
    targets.append(tr("Other", "target of the game: a number that the user types"));
    target_->setTexts(targets);
    for (int i = 0; i < static_cast<int>(kRulesTargets.size()); ++i)
        target_->button(i)->setAccessibleName(NewGameDialog::targetName(kRulesTargets.at(toIndex(i))));
    points_->setTexts({tr("up", "count points"), tr("down", "count points")});
    deck_->setTexts({tr("Two out", "deck of two players: without two colours of their choice"),
                     tr("At random", "deck of two players: without two random colours"),
                     tr("All six", "deck of two players: all colours")});
    std::vector<ChoiceBox::Choice> leads;
    for (Lead lead : {Lead::Optional, Lead::Automatic})
        leads.push_back({static_cast<int>(lead), NewGameDialog::leadName(lead)});
    wholeHand_->setChoices(leads);
    nextStarter_->setChoices({
        {static_cast<int>(Next::Rotate), tr("the next in turn", "short: who starts the next hand")},
        {static_cast<int>(Next::LeftOfLastRoundLeader),
         tr("left of the last leader", "short: who starts the next hand; the leader of its last round")},
        {static_cast<int>(Next::LastActor), tr("whoever went out", "short: who starts the next hand")},
    });
    for (int i = 0; i < nextStarter_->count(); ++i)
        nextStarter_->setItemData(
            i, NewGameDialog::nextStarterName(static_cast<Next>(nextStarter_->itemData(i).toInt())), Qt::ToolTipRole);
}

void RulesPanel::fillEditions()
{
    std::vector<ChoiceBox::Choice> editions;
    for (const odin::Edition &one : odin::kEditions)
        editions.push_back({static_cast<int>(one.id), OdinText::edition(one.id)});
    const std::optional<odin::Edition::Id> edition = editionOf(setup_);
    // Offered only while the rules differ from all editions: it cannot be selected, only reached by changing a rule.
    if (!edition)
        editions.push_back({kRulesCustom, OdinText::edition(std::nullopt)});
    edition_->setChoices(editions);
    edition_->setValue(edition ? static_cast<int>(*edition) : kRulesCustom);
    for (int i = 0; i < edition_->count(); ++i) {
        const int id = edition_->itemData(i).toInt();
        const auto which = id == kRulesCustom ? std::nullopt : std::optional(static_cast<odin::Edition::Id>(id));
        edition_->setItemData(i, editionSentence(which), Qt::ToolTipRole);
    }
}

void RulesPanel::chooseEdition(int edition)
{
    if (edition == kRulesCustom)
        return;
    applyEdition(setup_, static_cast<odin::Edition::Id>(edition));
    ownTarget_ = false;
    Q_EMIT changed();
}

void RulesPanel::chooseTarget(int index)
{
    ownTarget_ = index == kRulesOwnTarget;
    if (!ownTarget_)
        setup_.target = kRulesTargets.at(toIndex(index));
    Q_EMIT changed();
    if (ownTarget_) {
        ownNumber_->setFocus();
        ownNumber_->selectAll();
    }
}

void RulesPanel::showTarget()
{
    target_->setCurrent(ownTarget_ ? kRulesOwnTarget : targetIndex(setup_.target));
    const QSignalBlocker quiet(ownNumber_);
    ownNumber_->setValue(setup_.target);
    ownNumber_->setEnabled(ownTarget_);
    ownNumber_->setAccessibleDescription(ownTarget_ ? QString() : tr("Choose “Other” to type your own number."));
}

QString RulesPanel::deckNote() const
{
    if (!rulesApply(setup_))
        return {};
    if (setup_.chairs.size() != kRulesTwo)
        return tr("Only two players leave colours out.");
    if (setup_.twoPlayers == odin::TwoPlayerDeck::TwoOutRandom)
        return tr("Two colours are left out at random.");
    if (setup_.twoPlayers == odin::TwoPlayerDeck::AllColours)
        return tr("All 54 cards are in the deck.");
    QStringList out;
    for (int i = 0; i < odin::kColours; ++i)
        if (const auto colour = static_cast<odin::Colour>(i); odin::has(setup_.coloursOut, colour))
            out.push_back(OdinText::colour(colour));
    return tr("Left out: %1.", "a list of colours").arg(listed(out));
}

void RulesPanel::showDeck(bool wrongColours)
{
    using Deck = odin::TwoPlayerDeck;
    const bool two = rulesApply(setup_) && setup_.chairs.size() == kRulesTwo;
    const bool chosen = setup_.twoPlayers == Deck::TwoOutChosen;
    deck_->setCurrent(chosen ? 0 : setup_.twoPlayers == Deck::TwoOutRandom ? 1 : 2);
    deckLabel_->setEnabled(two);
    deck_->setEnabled(two);
    colours_->setEnabled(two && chosen);
    colours_->setOut(setup_.coloursOut);
    const QString note = deckNote();
    deckNote_->setNote(note);
    deckNote_->setReason(wrongColours ? tr("Choose exactly two colours to leave out.") : QString());
    deck_->setAccessibleDescription(two ? QString() : note);
    deck_->setToolTip(note);
    colours_->setAccessibleDescription(note);
}

void RulesPanel::refresh(const QStringList &starters, const std::vector<SetupProblem> &problems)
{
    const bool apply = rulesApply(setup_);
    fillEditions();
    std::vector<ChoiceBox::Choice> choices{{kRulesRandomStarter, tr("At random", "who starts")}};
    for (int i = 0; i < static_cast<int>(starters.size()); ++i)
        choices.push_back({i, starters[i]});
    starter_->setChoices(choices);
    starter_->setValue(setup_.firstStarterChosen ? setup_.firstStarter : kRulesRandomStarter);
    showTarget();
    wholeHand_->setValue(static_cast<int>(setup_.wholeHandLead));
    nextStarter_->setValue(static_cast<int>(setup_.nextStarter));
    points_->setCurrent(setup_.pointsCountDown ? 1 : 0);
    for (const Row &row : rows_) {
        row.label->setEnabled(apply);
        row.field->setEnabled(apply);
        row.field->setToolTip(row.about());
        row.field->setAccessibleDescription(row.about());
    }
    showDeck(std::any_of(problems.begin(), problems.end(), [](const SetupProblem &problem) {
        return problem.reason == SetupProblem::Reason::NotTwoColours;
    }));
    explain(pointed_, focused_);
}

QString RulesPanel::aboutOf(const QObject *field) const
{
    const auto row = std::find_if(rows_.begin(), rows_.end(), [field](const Row &one) { return one.field == field; });
    return row == rows_.end() ? QString() : row->about();
}

/// Shows what the setting under the pointer, else the one with the focus, else the edition is about.
void RulesPanel::explain(QObject *pointed, QObject *focused)
{
    pointed_ = pointed;
    focused_ = focused;
    QString text = rulesApply(setup_) ? aboutOf(pointed) : tr("Ninjan has no optional rules.");
    for (const QObject *field : {static_cast<const QObject *>(focused), static_cast<const QObject *>(edition_)})
        if (text.isEmpty())
            text = aboutOf(field);
    explanation_->setNote(text);
}

bool RulesPanel::eventFilter(QObject *watched, QEvent *event)
{
    const auto fieldOf = [this, watched]() -> QObject * {
        for (const Row &row : rows_)
            if (watched == row.field || row.field->isAncestorOf(static_cast<QWidget *>(watched)))
                return row.field;
        return nullptr;
    };
    switch (event->type()) {
    case QEvent::Enter:
        explain(fieldOf(), focused_);
        break;
    case QEvent::Leave:
        explain(nullptr, focused_);
        break;
    case QEvent::FocusIn:
        explain(pointed_, fieldOf());
        break;
    case QEvent::FocusOut:
        explain(pointed_, nullptr);
        break;
    default:
        break;
    }
    return QGroupBox::eventFilter(watched, event);
}

void RulesPanel::changeEvent(QEvent *event)
{
    QGroupBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace meadhall::ui
