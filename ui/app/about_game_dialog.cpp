// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/about_game_dialog.h"

#include "engine/core/to_index.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/layouts.h"
#include "ui/rooms/newgame/new_game_texts.h"
#include "ui/table/games/games.h"

#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace meadhall::ui {

namespace {

QString aboutColoursOut(odin::Colours colours)
{
    QStringList out;
    for (int i = 0; i < odin::kColours; ++i)
        if (const auto colour = static_cast<odin::Colour>(i); !odin::has(colours, colour))
            out.push_back(OdinText::colour(colour));
    return listed(out);
}

} // namespace

AboutGameDialog::AboutGameDialog(const GameEvent &game, const TableView::People &people, bool pointsCountDown,
                                 const QDateTime &begun, QWidget *parent)
    : Sheet(parent), rows_(new QFormLayout)
{
    setClosesBeside(true);
    setFillsSmallWindows(false);
    setWindowTitle(tr("About this game", "title"));
    body()->addLayout(rows_);
    body()->addStretch(1);
    rows_->setHorizontalSpacing(18);
    rows_->setVerticalSpacing(9);
    rows_->setFormAlignment(Qt::AlignLeading | Qt::AlignTop);
    rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addRow(tr("Game:"), gameInfo(game.game).name(), "game");
    if (game.game == Game::Odin)
        addRules(game, pointsCountDown);
    addPlayers(people);
    if (game.deal)
        addDeal(*game.deal);
    if (begun.isValid())
        addRow(tr("Started:", "when the game was begun"), QLocale().toString(begun, QLocale::ShortFormat), "begun");
    auto *close = new QPushButton(ButtonText::close());
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    foot()->addStretch(1);
    foot()->addWidget(close);
    close->setFocus();
}

void AboutGameDialog::addRow(const QString &name, const QString &value, const char *objectName)
{
    auto *label = new QLabel(value, this);
    label->setObjectName(QLatin1String(objectName));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(name + QLatin1Char(' ') + value);
    rows_->addRow(name, label);
}

void AboutGameDialog::addRules(const GameEvent &game, bool pointsCountDown)
{
    const odin::Rules rules = odin::rulesOf(game);
    addRow(tr("Edition:"), OdinText::edition(odin::editionOf(game, pointsCountDown)), "edition");
    addRow(tr("Points limit:", "points that end the game"), NewGameTexts::target(rules.target), "target");
    addRow(tr("Leading the whole hand:"), NewGameTexts::wholeHandLead(rules.wholeHandLead), "wholeHandLead");
    if (rules.target > 1)
        addRow(tr("Who starts the next hand:"), NewGameTexts::nextStarter(rules.nextStarter), "nextStarter");
    if (rules.goat == odin::Goat::In)
        addRow(tr("Goat:", "the card"), NewGameTexts::goat(rules.goat), "goat");
    if (rules.colours != odin::kAllColours)
        addRow(tr("Colours left out:"), aboutColoursOut(rules.colours), "coloursOut");
}

void AboutGameDialog::addPlayers(const TableView::People &people)
{
    QStringList lines;
    for (int seat = 0; seat < static_cast<int>(people.looks.size()); ++seat) {
        const QString name = TableText::nameAlone(people.names, seat);
        const QString &level = people.looks[toIndex(seat)].idleLine;
        lines.push_back(level.isEmpty() ? isolated(name)
                                        : tr("%1 (%2)", "a player and its level").arg(isolated(name), isolated(level)));
    }
    addRow(tr("Players:"), lines.join(QLatin1Char('\n')), "players");
}

void AboutGameDialog::addDeal(quint64 deal)
{
    auto *row = new QWidget(this);
    QHBoxLayout *layout = newRow(-1, row);
    auto *number = named(new QLabel(dealNumber(deal), row), "deal");
    number->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *copy = named(new QPushButton(tr("&Copy", "button: the deal number, to the clipboard"), row), "copyDeal");
    copy->setAutoDefault(false);
    addWidgets(*layout, {number, copy});
    layout->addStretch();
    connect(copy, &QPushButton::clicked, this, [copy, deal] {
        QGuiApplication::clipboard()->setText(QString::number(deal));
        copy->setText(ButtonText::copied());
    });
    rows_->addRow(tr("Deal number:"), row);
}

} // namespace meadhall::ui
