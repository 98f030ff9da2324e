// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/seats/seat_presentation.h"

#include "engine/core/to_index.h"
#include "engine/record/clean_name.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// More than play on one computer; the settings must not grow for ever.
constexpr int kMostPeople = 24;

PersonPortraits &portraitsInUse()
{
    static PersonPortraits portraits;
    return portraits;
}

using PersonList = std::vector<std::pair<QString, QString>>;

PersonList readPeople(QSettings &settings)
{
    PersonList people;
    const int count = std::min(settings.beginReadArray(QStringLiteral("people")), kMostPeople);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const QString face = settings.value(QStringLiteral("face")).toString();
        if (personaIds().contains(face))
            people.emplace_back(settings.value(QStringLiteral("who")).toString(), face);
    }
    settings.endArray();
    return people;
}

/// Portraits of all seats. A person has the chosen face unless somebody else at this table has it already; programs and
/// people without one get any that is free.
std::vector<QString> seatedPortraits(const GameEvent &game, const std::vector<players::Chair> &chairs, bool alone)
{
    std::vector<QString> portraits;
    QStringList free = personaIds();
    std::sort(free.begin(), free.end());
    for (const players::Chair &chair : chairs) {
        portraits.push_back(QString::fromStdString(chair.persona));
        free.removeAll(portraits.back());
    }
    for (std::size_t i = 0; i < chairs.size(); ++i)
        if (chairs[i].human) {
            const QString who = personKey(QString::fromStdString(game.seats[i]), chairs[i].unnamed, alone);
            const QString face = personPortraits().value(who);
            portraits[i] = free.removeAll(face) ? face : QString();
        }
    for (QString &portrait : portraits)
        if (portrait.isEmpty() && !free.isEmpty())
            portrait = free.takeFirst();
    return portraits;
}

TableView::People seatedPeople(const GameEvent &game, const std::vector<players::Chair> &chairs)
{
    TableView::People people;
    const auto humans = std::count_if(chairs.begin(), chairs.end(), [](const players::Chair &c) { return c.human; });
    const std::vector<QString> portraits = seatedPortraits(game, chairs, humans == 1);
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        const players::Chair &chair = chairs[i];
        const QString written = cleanName(QString::fromStdString(game.seats[i])); // a record may come from anybody
        const QString known = personaName(QString::fromStdString(chair.persona));
        if (chair.human && chair.unnamed > 0)
            people.names.seats.push_back(defaultName(chair.unnamed, humans == 1));
        else
            people.names.seats.push_back(!known.isEmpty()    ? known
                                         : written.isEmpty() ? defaultName(static_cast<int>(i) + 1, false)
                                                             : written);
        if (chair.human && humans == 1)
            people.names.own = static_cast<int>(i);
        SeatAppearance look;
        look.portrait = portraits[i];
        if (!chair.command.empty())
            look.idleLine = QCoreApplication::translate("GameSetup", "Program", "who sits on a chair");
        else if (chair.guest)
            look.idleLine = QCoreApplication::translate("GameSetup", "Guest", "who sits on a chair");
        else if (chair.computer() && players::chairAt(game, i)) // otherwise it is not known who plays there
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
        const auto chair = players::chairAt(game, seat);
        chairs.push_back(chair.value_or(players::Chair{false, players::Level::Easy, {}}));
    }
    return seatedPeople(game, chairs);
}

TableView::People peopleWithoutLevels(const Table &table)
{
    TableView::People people =
        table.hasGame() ? peopleIn(std::get<GameEvent>(table.record().front())) : TableView::People{};
    for (SeatAppearance &look : people.looks)
        look.idleLine.clear();
    return people;
}

QString personKey(const QString &name, int unnamed, bool alone)
{
    // No name begins with a space, see cleanName().
    return unnamed == 0 ? name : alone ? QStringLiteral(" ") : QStringLiteral(" %1").arg(unnamed);
}

const PersonPortraits &personPortraits() { return portraitsInUse(); }

void setPersonPortraits(const PersonPortraits &portraits) { portraitsInUse() = portraits; }

PersonPortraits loadPersonPortraits(QSettings &settings)
{
    PersonPortraits portraits;
    for (const auto &[who, face] : readPeople(settings))
        portraits.insert(who, face);
    return portraits;
}

void rememberPersonPortraits(QSettings &settings, const std::vector<ChairSetup> &chairs)
{
    const auto isHuman = [](const ChairSetup &chair) { return chair.kind == ChairSetup::Kind::Human; };
    const bool alone = std::count_if(chairs.begin(), chairs.end(), isHuman) == 1;
    PersonList people = readPeople(settings);
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        const ChairSetup &chair = chairs[i];
        if (!isHuman(chair) || chair.persona.isEmpty())
            continue;
        const QString who = personKey(chair.name, chair.name.isEmpty() ? static_cast<int>(i) + 1 : 0, alone);
        std::erase_if(people, [&who](const auto &one) { return one.first == who; });
        people.insert(people.begin(), {who, chair.persona});
    }
    people.resize(std::min(people.size(), toIndex(kMostPeople)));
    settings.beginWriteArray(QStringLiteral("people"), static_cast<int>(people.size()));
    for (std::size_t i = 0; i < people.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(QStringLiteral("who"), people[i].first);
        settings.setValue(QStringLiteral("face"), people[i].second);
    }
    settings.endArray();
    setPersonPortraits(PersonPortraits(people.begin(), people.end()));
}

} // namespace meadhall::ui
