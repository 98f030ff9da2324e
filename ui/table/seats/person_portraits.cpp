// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/seats/person_portraits.h"

#include "engine/core/to_index.h"

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

} // namespace

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
