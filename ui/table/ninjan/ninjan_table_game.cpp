// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/ninjan_table_game.h"

#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/throwing.h"
#include "engine/games/ranked.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/glyph_icon.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kThrowIcon = 84; ///< icons of the throw's buttons, in logical px

} // namespace

NinjanTableGame::NinjanTableGame(TableView &view)
    : TableGame(view), stage_(view.tableScene(), view.cache(), this), controller_(view.table(), stage_, this),
      choose_(view.addButton(Glyph::Check))
{
    connect(choose_, &ButtonItem::clicked, &controller_, &NinjanController::confirm);
    connect(&controller_, &NinjanController::pileAdvised, this,
            [this](int pile) { tableView().keyboard().goTo(stage_.piles().ground(pile)); });
}

void NinjanTableGame::rebuild(int seat, const Events &seen)
{
    const auto view = viewAfter<ninjan::View>(seen, seat);
    stage_.rebuild(view);
    controller_.setView(view);
    whenIdle([this] { offerThrow(); });
}

void NinjanTableGame::showEvent(const Event &event)
{
    const ninjan::View before = view();
    ninjan::View after = before;
    after.apply(event);
    if (const auto *deal = std::get_if<DealEvent>(&event); deal && deal->position)
        stage_.rebuild(after);
    else
        stage_.show(event, before, after);
    const QStringList lines = NinjanText::log(event, before, tableView().names());
    const auto *resolve = std::get_if<ResolveEvent>(&event);
    if (resolve && lines.size() == 1) // the log has it in full
        controller_.setLastLine(NinjanText::shortResolveLine(*resolve, before, tableView().names()));
    else if (!lines.isEmpty())
        controller_.setLastLine(lines.last());
    controller_.setView(after);
    whenIdle([this] { offerThrow(); });
}

/// Resolving needs no input unless a pile has to be chosen: a pause after each event lets the player follow.
int NinjanTableGame::readingTime(const Event &event) const
{
    if (std::holds_alternative<RevealEvent>(event) || std::holds_alternative<ThrowEvent>(event))
        return tableView().longReadingTime();
    if (std::holds_alternative<ResolveEvent>(event)) {
        const bool last = view().board().phase != ninjan::Phase::Resolve;
        // Newcomers see the first round card by card; then they know what happens.
        const bool isFirst = view().board().round == 1 || (last && view().board().round == 2);
        return std::max(last ? tableView().longReadingTime() : tableView().pace(),
                        isFirst ? tableView().minReadingTime() : 0);
    }
    return std::holds_alternative<DealEvent>(event) ? tableView().pace() : 0;
}

TableLayout NinjanTableGame::makeLayout(QSizeF size, int players, int tools, const TableKind &kind) const
{
    return layoutNinjan(size, players, tools, tableView().layoutDirection(), kind);
}

void NinjanTableGame::placeButtons(const TableLayout &layout) { tableView().put(choose_, layout.play); }

void NinjanTableGame::refresh()
{
    using ninjan::Phase;
    const Phase phase = view().board().phase;
    choose_->setVisible(choose_->isVisible() && (phase == Phase::Choose || phase == Phase::Resolve));
    choose_->setEnabled(controller_.canConfirm());
    choose_->setHighlighted(controller_.canConfirm());
    const Card card = controller_.selected();
    const bool shown = card != kNoCard && !controller_.refusing() && !controller_.advising();
    if (shown) {
        tableView().bubble()->setContents(number(ninjan::numberOf(card)), NinjanText::bubble(view(), card));
        tableView().bubble()->setLit(true);
    }
    tableView().placeBubble(shown);
}

KeyboardNavigator::TableElements NinjanTableGame::middleElements() const
{
    return stage_.middleElements(controller_.choosesFromMiddle());
}

KeyboardNavigator::TableElements NinjanTableGame::otherElements() const
{
    KeyboardNavigator::TableElements elements{stage_.track()};
    if (stage_.legend()->isVisible())
        elements.push_back(stage_.legend());
    elements.insert(elements.end(), stage_.openCards().begin(), stage_.openCards().end());
    return elements;
}

QString NinjanTableGame::nameOf(const QGraphicsObject *element) const
{
    if (element == stage_.track())
        return NinjanText::describeTrack(view(), tableView().names());
    if (element == stage_.legend())
        return NinjanText::describeSuitOrder();
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        if (element == stage_.piles().ground(pile))
            return NinjanText::describePile(view(), pile, ninjan::has(stage_.piles().lit(), pile));
    const auto *item = qobject_cast<const CardItem *>(element);
    if (!item)
        return {};
    for (int seat = 0; seat < stage_.players(); ++seat)
        if (stage_.chosen(seat) == item)
            return NinjanText::describeChosen(tableView().names(), seat, item->card(), item->isFaceDown());
    return NinjanText::describeHeld(item->card(), item->card() == controller_.selected());
}

QString NinjanTableGame::spokenSelection() const
{
    const Card card = controller_.selected();
    return card == kNoCard ? QString() : NinjanText::spokenSelection(view(), card);
}

void NinjanTableGame::retranslate()
{
    choose_->setLabel(tr("Choose", "button: the selected card"));
    stage_.piles().showSums(view().board());
    stage_.track()->update(); // digits depend on the language and are formatted when painting
}

QString NinjanTableGame::gameOverTitle() const { return NinjanText::winner(view(), tableView().names()); }

QWidget *NinjanTableGame::ranking() const
{
    const ninjan::Board &board = view().board();
    const std::vector<int> points(board.points.begin(), board.points.begin() + view().players());
    std::vector<TablePanels::PointsRow> rows;
    // The throw has settled a tie for the first place; other ties stay.
    for (const int seat : ranked(Game::Ninjan, points.size(), points, view().winners())) {
        const int cards = board.taken[toIndex(seat)].count(),
                  place = placeOf(Game::Ninjan, points, view().winners(), seat);
        rows.push_back({seat, {number(cards), number(points[toIndex(seat)])}, seat == view().winners().front(), place});
    }
    return tableView().panels().pointsTable({tr("Cards won", "column of points: how many"), TableText::points()}, rows);
}

/// Opens the panel with three buttons for a local player who has to throw.
void NinjanTableGame::offerThrow()
{
    if (!controller_.mustThrow())
        return;
    tableView().panels().open([this, seat = view().seat()] {
        tableView().panel()->setTitle(NinjanText::throwTitle(view(), tableView().names()));
        tableView().panel()->setBody(throwButtons(seat));
    });
}

QWidget *NinjanTableGame::throwButtons(int seat)
{
    auto *body = new QWidget;
    auto *grid = new QGridLayout(body);
    grid->setHorizontalSpacing(14);
    for (int symbol = 0; symbol < ninjan::kSuits; ++symbol) {
        auto *button = new QPushButton(body);
        button->setObjectName(QStringLiteral("throw%1").arg(symbol));
        button->setAutoDefault(true);
        const auto paint = [table = &tableView(), symbol](QPainter &painter, const QRectF &rect, QIcon::Mode,
                                                          QIcon::State) {
            drawSmallPicture(painter, ninjanThrowArt(symbol, table->theme()), rect);
        };
        button->setIcon(paintedIcon(paint)); // the panel belongs to the table
        button->setIconSize({kThrowIcon, kThrowIcon});
        button->setShortcut(QKeySequence(Qt::Key_1 + symbol));
        const QString name = NinjanText::suit(static_cast<ninjan::Suit>(symbol));
        button->setAccessibleName(name);
        connect(button, &QPushButton::clicked, this, [this, seat, symbol] {
            tableView().panel()->hide(); // not closed: that would delete the button whose click is being handled
            tableView().setFocus();
            Table &table = tableView().table();
            table.answer(seat, ninjan::ownThrow(table.players(), seat, static_cast<ninjan::Suit>(symbol)));
        });
        //: under a button of the throw; %1: rock, paper or scissors, %2: the digit that throws it
        auto *label = new QLabel(tr("%1 (%2)").arg(name, number(symbol + 1)), body);
        grid->addWidget(button, 0, symbol);
        grid->addWidget(label, 1, symbol, Qt::AlignCenter);
    }
    return body;
}

} // namespace meadhall::ui
