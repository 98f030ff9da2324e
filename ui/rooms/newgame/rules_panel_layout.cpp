// SPDX-License-Identifier: GPL-3.0-or-later
// Creates and arranges the controls of the rules.
#include "ui/rooms/newgame/rules_panel.h"

#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/newgame/new_game_dialog_colours.h"
#include "ui/rooms/newgame/new_game_texts.h"

#include <QGridLayout>
#include <QSpinBox>

#include <array>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kRulesInRow = 3; ///< at most
constexpr int kRulesNarrowLabel = 92, kRulesLeastLabel = 78;
constexpr int kRulesTargetCount = 5, kRulesLines = 1;

ChoiceBox *rulesChoice(const char *name)
{
    auto *box = new ChoiceBox;
    box->setObjectName(QLatin1String(name));
    return box;
}

Segments *rulesSegments(const char *name, int count)
{
    auto *segments = new Segments;
    segments->setObjectName(QLatin1String(name));
    for (int i = 0; i < count; ++i)
        segments->addChoice(QString());
    return segments;
}

} // namespace

void RulesPanel::build()
{
    buildFields();
    buildDeck();
    explanation_ = new ReasonLabel;
    explanation_->setObjectName(QStringLiteral("explanation"));
    explanation_->setMinimumHeight(kRulesLines * QFontMetrics(font()).lineSpacing() + 2);
    grid_ = new QGridLayout(this);
    grid_->setContentsMargins(0, grid_->contentsMargins().top(), 0, 0);
    grid_->setVerticalSpacing(6);
    grid_->setHorizontalSpacing(12);
    arrange();
    for (const Row &row : rows_) {
        row.field->installEventFilter(this);
        for (auto *part : row.field->findChildren<QWidget *>())
            part->installEventFilter(this);
    }
}

void RulesPanel::buildFields()
{
    edition_ = rulesChoice("edition");
    target_ = rulesSegments("target", kRulesTargetCount);
    ownNumber_ = new QSpinBox;
    ownNumber_->setObjectName(QStringLiteral("ownTarget"));
    ownNumber_->setRange(1, kMaxTarget);
    targetField_ = new QWidget;
    auto *targetRow = new QHBoxLayout(targetField_);
    targetRow->setContentsMargins({});
    targetRow->setSpacing(4);
    targetRow->addWidget(target_, 1);
    targetRow->addWidget(ownNumber_);
    points_ = rulesSegments("points", 2);
    starter_ = rulesChoice("firstStarter");
    nextStarter_ = rulesChoice("nextStarter");
    wholeHand_ = rulesChoice("wholeHandLead");

    const auto add = [this](QWidget *field, QWidget *buddy, std::function<QString()> about) {
        auto *label = new QLabel;
        label->setBuddy(buddy);
        rows_.push_back({label, field, std::move(about)});
    };
    add(edition_, edition_, [this] { return editionSentence(editionOf(setup_)); });
    add(targetField_, target_,
        [] { return tr("When someone reaches the target, the game ends, and whoever has the fewest points wins."); });
    add(points_, points_, [] { return tr("Up from zero, or down from the target. Both mean the same."); });
    add(starter_, starter_, [] { return tr("Who leads first in the first hand."); });
    add(nextStarter_, nextStarter_, [] { return tr("Who leads first in each hand after that."); });
    add(wholeHand_, wholeHand_, [] { return tr("Leading all cards at once, if they are of one colour or number."); });
}

void RulesPanel::buildDeck()
{
    deck_ = rulesSegments("deck", 3);
    deckLabel_ = new QLabel;
    deckLabel_->setBuddy(deck_);
    colours_ = new ColourChips;
    colours_->setObjectName(QStringLiteral("colours"));
    deckNote_ = new ReasonLabel;
    deckNote_->setObjectName(QStringLiteral("coloursReason"));
}

void RulesPanel::setColumns(int columns)
{
    if (std::exchange(columns_, columns) != columns)
        arrange();
}

void RulesPanel::arrange()
{
    while (grid_->count() > 0)
        delete grid_->takeAt(0);
    const int inRow = columns_;
    const bool roomy = inRow == kRulesInRow;
    for (int i = 0; i < kRulesInRow; ++i)
        grid_->setColumnStretch(2 * i + 1, i >= inRow ? 0 : i == 1 ? 5 : 1);
    grid_->setColumnMinimumWidth(2, inRow == 2 ? grown(kRulesLeastLabel) : 0); // or a long label has four lines
    // Narrow: what starts the hands stays together.
    static constexpr std::array<int, 6> kNarrowOrder{0, 1, 3, 4, 2, 5};
    for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
        const Row &row =
            rows_.at(static_cast<std::size_t>(inRow != 2 ? i : kNarrowOrder.at(static_cast<std::size_t>(i))));
        row.label->setWordWrap(!roomy);
        row.label->setMaximumWidth(inRow == 2 ? grown(kRulesNarrowLabel) : QWIDGETSIZE_MAX);
        grid_->addWidget(row.label, i / inRow, i % inRow * 2);
        grid_->addWidget(row.field, i / inRow, i % inRow * 2 + 1);
    }
    int next = static_cast<int>(rows_.size()) / inRow;
    grid_->addWidget(deckLabel_, next, 0);
    auto *deck = new QBoxLayout(inRow == 1 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    deck->setSpacing(12);
    deck->addWidget(deck_, roomy ? 3 : 1);
    deck->addWidget(colours_, 0, inRow == 1 ? Qt::AlignLeading : Qt::Alignment());
    grid_->addLayout(deck, next, 1, 1, 2 * inRow - 1);
    if (roomy)
        deck->addWidget(deckNote_, 4);
    else
        grid_->addWidget(deckNote_, ++next, 1, 1, 2 * inRow - 1);
    grid_->addWidget(explanation_, next + 1, 0, 1, 2 * inRow);
}

} // namespace meadhall::ui
