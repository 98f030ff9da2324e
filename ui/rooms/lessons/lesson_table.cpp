// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/lesson_table.h"

#include "ui/table/games/games.h"
#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/odin/odin_table_game.h"
#include "ui/table/seats/seat_presentation.h"

#include <QCoreApplication>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kBesidePlate = 12; ///< px between the plate and what stands beside it

class OdinLessonTable : public LessonTable {
public:
    explicit OdinLessonTable(std::unique_ptr<TableView> view) : LessonTable(std::move(view)) {}

    bool asks() const override { return table().view().ownTurn(); }

    bool isReady(const Event &wanted) const override
    {
        const auto *play = std::get_if<PlayEvent>(&wanted);
        const CardSet selection = table().stage().hand().selection();
        return play && table().controller().canConfirm() && (selection == play->cards || selection.empty());
    }

    std::vector<QGraphicsObject *> meant(const Event &wanted) const override
    {
        const auto *play = std::get_if<PlayEvent>(&wanted);
        if (!play)
            return {table().game().passButton()};
        if (isReady(wanted))
            return {table().game().playButton()};
        std::vector<QGraphicsObject *> cards;
        if (table().stage().choosing())
            cards.push_back(table().stage().tableSet().item(play->take));
        else
            for (Card card : play->cards - table().stage().hand().selection())
                cards.push_back(table().stage().hand().item(card));
        return cards;
    }

    bool select(const Event &wanted) override
    {
        const auto *play = std::get_if<PlayEvent>(&wanted);
        if (play && table().stage().choosing())
            table().keyboard().goTo(table().stage().tableSet().item(play->take));
        const bool may = play && !table().controller().isHalfway();
        if (may)
            table().stage().hand().select(play->cards);
        return may;
    }

    void mark(const Event *wanted, bool dims) override
    {
        const auto *play = wanted ? std::get_if<PlayEvent>(wanted) : nullptr;
        table().game().playButton()->setHighlighted(wanted && isReady(*wanted));
        table().game().passButton()->setHighlighted(wanted && !play && table().controller().canPass());
        if (play && dims)
            table().stage().hand().setPlayable(play->cards);
        if (play && table().stage().choosing())
            table().stage().tableSet().setAdvised(play->take);
    }

    QRectF placeOf(LessonStep::About about) const override
    {
        const TableLayout &layout = table().stage().layout();
        switch (about) {
        case LessonStep::About::Hand:
            return {layout.hand.middle - QPointF(1, layout.hand.card), QSizeF(2, 2 * layout.hand.card)};
        case LessonStep::About::Nothing:
            return {};
        default:
            return layout.cloth;
        }
    }

    qreal widestPlate() const override { return table().laneRect().width(); }

private:
    OdinTableView &table() const { return static_cast<OdinTableView &>(view()); }
};

class NinjanLessonTable : public LessonTable {
public:
    explicit NinjanLessonTable(std::unique_ptr<TableView> view) : LessonTable(std::move(view)) {}

    bool asks() const override { return table().view().mayChoose() || table().controller().choosesFromMiddle(); }

    bool isReady(const Event &wanted) const override
    {
        const auto *choice = std::get_if<ChooseEvent>(&wanted);
        return choice && table().controller().selected() == choice->card;
    }

    std::vector<QGraphicsObject *> meant(const Event &wanted) const override
    {
        if (const auto *resolved = std::get_if<ResolveEvent>(&wanted))
            return {table().stage().piles().ground(resolved->pile)};
        if (isReady(wanted))
            return {table().game().chooseButton()};
        return {table().stage().hand().item(std::get<ChooseEvent>(wanted).card)};
    }

    bool select(const Event &wanted) override
    {
        if (const auto *resolved = std::get_if<ResolveEvent>(&wanted))
            table().keyboard().goTo(table().stage().piles().ground(resolved->pile));
        const auto *choice = std::get_if<ChooseEvent>(&wanted);
        if (choice)
            table().stage().hand().select(CardSet::of(choice->card));
        return choice;
    }

    void mark(const Event *wanted, bool) override
    {
        table().game().chooseButton()->setHighlighted(wanted && isReady(*wanted));
    }

    QRectF placeOf(LessonStep::About about) const override
    {
        const TableLayout &layout = table().stage().layout();
        const auto pile = [this](int index) {
            const PileItem *ground = table().stage().piles().ground(index);
            return ground->mapRectToScene(ground->area());
        };
        switch (about) {
        case LessonStep::About::Hand:
            return {layout.hand.middle - QPointF(1, layout.hand.card), QSizeF(2, 2 * layout.hand.card)};
        case LessonStep::About::FirstPile:
            return pile(0);
        case LessonStep::About::SecondPile:
            return pile(1);
        case LessonStep::About::Middle:
            return layout.cloth;
        case LessonStep::About::Nothing:
            break;
        }
        return {};
    }

    /// The chosen card and the picture of what beats what stand at the ends of the lane, or below it.
    qreal widestPlate() const override
    {
        const NinjanLayout &places = table().stage().places();
        const TableLayout &layout = table().stage().layout();
        qreal half = layout.message.width() / 2;
        const CardPlace &own = places.chosen.front();
        const QSizeF card = QSizeF(own.card, 1.8 * own.card) * 1.2;
        for (const QRectF &beside :
             {QRectF(own.centre - QPointF(card.width(), card.height()) / 2, card), places.legend})
            if (beside.top() < layout.message.bottom())
                half = std::min(
                    half, std::max(layout.size.width() / 2 - beside.right(), beside.left() - layout.size.width() / 2)
                              - kBesidePlate);
        return 2 * half;
    }

private:
    NinjanTableView &table() const { return static_cast<NinjanTableView &>(view()); }
};

} // namespace

LessonTable::LessonTable(std::unique_ptr<TableView> view) : view_(std::move(view)) {}

LessonTable::~LessonTable() = default;

std::unique_ptr<LessonTable> LessonTable::make(Game game, Table &table, PixmapCache &cache, QWidget *parent)
{
    std::unique_ptr<TableView> view(gameInfo(game).makeView(table, cache, peopleOf, parent));
    if (game == Game::Ninjan)
        return std::make_unique<NinjanLessonTable>(std::move(view));
    return std::make_unique<OdinLessonTable>(std::move(view));
}

bool LessonTable::fits(const Event &wanted, const Event &move, bool whole)
{
    const auto *play = std::get_if<PlayEvent>(&wanted), *made = std::get_if<PlayEvent>(&move);
    return !whole && play && made ? play->cards == made->cards : wanted == move;
}

QString LessonTable::keysFor(const Event &wanted, bool pickingUp)
{
    if (std::holds_alternative<PassEvent>(wanted))
        //: Lesson: how to pass with the keyboard
        return QCoreApplication::translate("Lesson", "By keyboard: press P.");
    if (const auto *resolved = std::get_if<ResolveEvent>(&wanted))
        //: Lesson: how to take a pile with the keyboard; %1: its number
        return QCoreApplication::translate("Lesson", "By keyboard: press %1.").arg(number(resolved->pile + 1));
    const auto *play = std::get_if<PlayEvent>(&wanted);
    if (play && play->cards.count() > 1 && !pickingUp)
        //: Lesson: how to play several cards with the keyboard
        return QCoreApplication::translate("Lesson", "By keyboard: arrows and Space, then Enter.");
    //: Lesson: how to play, choose or pick up a card with the keyboard
    return QCoreApplication::translate("Lesson", "By keyboard: arrows, then Enter.");
}

} // namespace meadhall::ui
