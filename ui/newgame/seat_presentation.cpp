#include "ui/newgame/seat_presentation.h"

#include "ui/newgame/game_setup.h"

#include <QCoreApplication>

#include <algorithm>

namespace meadhall::ui {

namespace {

TableView::People seatedPeople(const GameEvent &game, const std::vector<players::Chair> &chairs)
{
    TableView::People people;
    const auto humans = std::count_if(chairs.begin(), chairs.end(), [](const players::Chair &c) { return c.human; });
    int personsPortrait = 0;
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        const players::Chair &chair = chairs[i];
        const QString persona = QString::fromStdString(chair.persona);
        const QString written = QString::fromStdString(game.seats[i]);
        const QString known = personaName(persona);
        if (chair.human && chair.unnamed > 0)
            people.names.seats.push_back(defaultName(chair.unnamed, humans == 1));
        else
            people.names.seats.push_back(known.isEmpty() ? written : known);
        if (chair.human && humans == 1)
            people.names.own = static_cast<int>(i);
        SeatAppearance look;
        look.portrait = persona;
        if (chair.human || chair.persona.empty()) {
            // Humans and programs get a portrait that no computer at this table has.
            const auto taken = [&chairs](const QString &id) {
                return std::any_of(chairs.begin(), chairs.end(),
                                   [&id](const players::Chair &c) { return QString::fromStdString(c.persona) == id; });
            };
            while (personsPortrait < kPortraits - 1 && taken(portraitId(personsPortrait)))
                ++personsPortrait;
            look.portrait = portraitId(personsPortrait++);
        }
        if (!chair.command.empty())
            look.idleLine = QCoreApplication::translate("GameSetup", "Program", "who sits on a chair");
        else if (!chair.human)
            look.idleLine = levelName(chair.level);
        people.looks.push_back(look);
    }
    return people;
}

} // namespace

TableView::People peopleOf(const Table &table)
{
    return table.hasGame() ? seatedPeople(std::get<GameEvent>(table.record().front()), table.chairs())
                           : TableView::People{};
}

TableView::People peopleIn(const GameEvent &game)
{
    std::vector<players::Chair> chairs;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        const auto chair = seat < game.chairs.size() ? players::chairOf(game.chairs[seat]) : std::nullopt;
        chairs.push_back(chair.value_or(players::Chair{false, players::Level::Easy, {}}));
    }
    return seatedPeople(game, chairs);
}

} // namespace meadhall::ui
