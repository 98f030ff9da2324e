// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/rules_panel.h"

#include "engine/core/to_index.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/rooms/newgame/new_game_texts.h"

#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace meadhall::ui {

namespace {

using Next = odin::NextStarter;
using Lead = odin::WholeHandLead;

constexpr std::array kRulesTargets{10, 15, 20, 1};
constexpr int kRulesOwnTarget = 0, kRulesCustom = -1, kRulesRandomStarter = -1;

bool isOffered(int target)
{
    return std::find(kRulesTargets.begin(), kRulesTargets.end(), target) != kRulesTargets.end();
}

} // namespace

RulesPanel::RulesPanel(GameSetup &setup, QWidget *parent) : QGroupBox(parent), setup_(setup), ownTarget_(new QSpinBox)
{
    adoptTarget();
    auto *form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setContentsMargins(0, form->contentsMargins().top(), 0, 0);
    form->setVerticalSpacing(4);
    edition_ = addRow("edition", [this](int edition) {
        if (edition != kRulesCustom)
            applyEdition(setup_, static_cast<odin::Edition::Id>(edition));
        hasOwnTarget_ = false;
    });
    target_ = addRow("target", [this](int target) { chooseTarget(target); });
    ownTarget_->setObjectName(QStringLiteral("ownTarget"));
    ownTarget_->setRange(1, kMaxTarget);
    static_cast<QBoxLayout *>(form->itemAt(1, QFormLayout::FieldRole)->layout())->addWidget(ownTarget_);
    points_ = addRow("points", [this](int down) { setup_.pointsCountDown = down != 0; });
    starter_ = addRow("firstStarter", [this](int seat) {
        setup_.firstStarterChosen = seat != kRulesRandomStarter;
        setup_.firstStarter = std::max(seat, 0);
    });
    nextStarter_ = addRow("nextStarter", [this](int value) { setup_.nextStarter = static_cast<Next>(value); });
    wholeHand_ = addRow("wholeHandLead", [this](int value) { setup_.wholeHandLead = static_cast<Lead>(value); });
    goat_ = addRow("goat", [this](int value) { setup_.goat = static_cast<odin::Goat>(value); });
    retranslate();
    connect(ownTarget_, &QSpinBox::valueChanged, this, [this](int target) {
        setup_.target = target;
        Q_EMIT changed();
    });
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void RulesPanel::adoptTarget() { hasOwnTarget_ = !isOffered(setup_.target); }

ChoiceBox *RulesPanel::addRow(const char *name, const std::function<void(int)> &choose)
{
    auto *field = new ChoiceBox;
    field->setObjectName(QLatin1String(name));
    connect(field, &ChoiceBox::chosen, this, [this, choose](int value) {
        choose(value);
        Q_EMIT changed();
    });
    auto *row = new QHBoxLayout;
    row->addWidget(field, 1);
    labels_.push_back(new QLabel);
    labels_.back()->setBuddy(field);
    static_cast<QFormLayout *>(layout())->addRow(labels_.back(), row);
    return field;
}

void RulesPanel::chooseTarget(int target)
{
    hasOwnTarget_ = target == kRulesOwnTarget;
    ownTarget_->setVisible(hasOwnTarget_);
    if (!hasOwnTarget_) {
        setup_.target = target;
        return;
    }
    ownTarget_->setFocus();
    ownTarget_->selectAll();
}

void RulesPanel::retranslate()
{
    setTitle(TableText::rules());
    const std::array texts{tr("&Edition"),
                           tr("&Game ends at", "label of a number of points"),
                           tr("&Count points"),
                           tr("&First lead", "who begins the first hand"),
                           tr("&Next hands", "who begins the hands after the first"),
                           tr("&Whole hand as lead"),
                           tr("G&oat", "the card: whether it is in the deck")};
    const std::array hints{QString(),
                           tr("The game ends after the hand in which someone reaches this limit. Fewest points wins."),
                           tr("Up from zero, or down from the limit. The result is the same."),
                           tr("Who leads the first round of the first hand."),
                           tr("Who leads the first round of every later hand."),
                           tr("Leading all cards at once, if they are of one colour or number."),
                           tr("One more card, of number 0 and of any colour. Left in a hand, it costs 5 points.")};
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        labels_[i]->setText(texts.at(i));
        labels_[i]->buddy()->setToolTip(hints.at(i));
    }
    ownTarget_->setAccessibleName(tr("Points limit: other number"));
    ownTarget_->setLocale(QLocale());
    std::vector<ChoiceBox::Choice> targets, leads, starters;
    for (const int target : kRulesTargets)
        targets.push_back({target, NewGameTexts::target(target)});
    targets.push_back({kRulesOwnTarget, tr("Other", "points that end the game: a number that the user types")});
    target_->setChoices(targets);
    points_->setChoices({{0, tr("up", "count points")}, {1, tr("down", "count points")}});
    for (const Lead lead : {Lead::Optional, Lead::Automatic})
        leads.push_back({static_cast<int>(lead), NewGameTexts::wholeHandLead(lead)});
    wholeHand_->setChoices(leads);
    goat_->setChoices({{static_cast<int>(odin::Goat::Out), NewGameTexts::goat(odin::Goat::Out)},
                       {static_cast<int>(odin::Goat::In), NewGameTexts::goat(odin::Goat::In)}});
    for (const Next next : {Next::Rotate, Next::LeftOfLastRoundLeader, Next::LastActor})
        starters.push_back({static_cast<int>(next), NewGameTexts::nextStarter(next)});
    nextStarter_->setChoices(starters);
}

void RulesPanel::refresh(const QStringList &starters)
{
    std::vector<ChoiceBox::Choice> editions, firsts{{kRulesRandomStarter, tr("At random", "who starts")}};
    for (const odin::Edition &one : odin::kEditions)
        editions.push_back({static_cast<int>(one.id), OdinText::edition(one.id)});
    const std::optional<odin::Edition::Id> edition = editionOf(setup_);
    // Offered only while the rules differ from all editions: it cannot be selected, only reached by changing a rule.
    if (!edition)
        editions.push_back({kRulesCustom, OdinText::edition(std::nullopt)});
    edition_->setChoices(editions);
    edition_->setValue(edition ? static_cast<int>(*edition) : kRulesCustom);
    for (int i = 0; i < static_cast<int>(starters.size()); ++i)
        firsts.push_back({i, starters[i]});
    starter_->setChoices(firsts);
    starter_->setValue(setup_.firstStarterChosen ? setup_.firstStarter : kRulesRandomStarter);
    target_->setValue(hasOwnTarget_ ? kRulesOwnTarget : setup_.target);
    const QSignalBlocker quiet(ownTarget_);
    ownTarget_->setValue(setup_.target);
    ownTarget_->setVisible(hasOwnTarget_);
    points_->setValue(setup_.pointsCountDown ? 1 : 0);
    nextStarter_->setValue(static_cast<int>(setup_.nextStarter));
    wholeHand_->setValue(static_cast<int>(setup_.wholeHandLead));
    goat_->setValue(static_cast<int>(setup_.goat));
}

QString RulesPanel::summary() const
{
    const odin::Edition &edition = odin::kEditions[toIndex(setup_.edition)];
    QStringList facts{edition_->currentText(), NewGameTexts::target(setup_.target)};
    const auto addIf = [&](bool differs, int row) {
        const auto *field = static_cast<const ChoiceBox *>(labels_[toIndex(row)]->buddy());
        if (differs)
            facts.append(labels_[toIndex(row)]->text().remove(QLatin1Char('&')) + QStringLiteral(": ")
                         + field->currentText());
    };
    addIf(setup_.pointsCountDown != edition.pointsCountDown, 2);
    addIf(setup_.firstStarterChosen || edition.firstStarterChosen, 3);
    addIf(setup_.nextStarter != edition.nextStarter, 4);
    addIf(setup_.wholeHandLead != edition.wholeHandLead, 5);
    addIf(setup_.goat == odin::Goat::In, 6);
    return facts.join(QStringLiteral(" · "));
}

} // namespace meadhall::ui
