// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"
#include "engine/deals/deal_number.h"
#include "engine/games/games.h"

#include <QRegularExpression>

#include <cmath>

namespace meadhall::cli {

Arguments::Arguments(const QStringList &given, std::initializer_list<const char *> valued,
                     std::initializer_list<const char *> flags)
{
    for (const char *name : valued)
        parser_.addOption({QLatin1String(name), {}, QLatin1String(name)});
    for (const char *name : flags)
        parser_.addOption(QCommandLineOption(QLatin1String(name)));
    // The parser expects the name of the program first.
    if (!parser_.parse(QStringList(QString()) + given)) {
        static const QRegularExpression negative(QStringLiteral("^-[0-9.]+$"));
        if (const QStringList numbers = given.filter(negative); !numbers.isEmpty()) // which are no options
            fail(QStringLiteral("\"%1\": no number may be below 0").arg(numbers.constFirst()));
        fail(parser_.errorText());
    }
    for (const char *name : valued)
        if (parser_.values(QLatin1String(name)).size() > 1)
            fail(QStringLiteral("--%1 is given twice").arg(QLatin1String(name)));
    // As from a variable of the shell that is not set: a file or folder without a name would be the current folder.
    for (const char *name : valued)
        if (parser_.values(QLatin1String(name)).contains(QString()))
            fail(QStringLiteral("--%1 is empty").arg(QLatin1String(name)));
    if (rest().contains(QString()))
        fail(QStringLiteral("an argument is empty"));
}

void Arguments::fail(const QString &what)
{
    if (error_.isEmpty())
        error_ = what;
}

QString Arguments::text(const char *name, const QString &fallback) const
{
    return has(name) ? parser_.value(QLatin1String(name)) : fallback;
}

qint64 Arguments::integer(const char *name, qint64 fallback, qint64 minimum, qint64 maximum)
{
    if (!has(name))
        return fallback;
    bool ok = false;
    const qint64 value = text(name).toLongLong(&ok);
    if (ok && value >= minimum && value <= maximum)
        return value;
    fail(QStringLiteral("--%1 must be a whole number from %2 to %3, not \"%4\"")
             .arg(QLatin1String(name), QString::number(minimum), QString::number(maximum), text(name)));
    return fallback;
}

std::uint64_t Arguments::seed(std::uint64_t fallback)
{
    if (!has("seed"))
        return fallback;
    const auto value = parseDealNumber(text("seed"));
    if (!value)
        fail(QStringLiteral("--seed must be a whole number of at most 64 bits, not \"%1\"").arg(text("seed")));
    return value.value_or(fallback);
}

double Arguments::positive(const char *name, double fallback, double maximum)
{
    if (!has(name))
        return fallback;
    bool ok = false;
    const double value = text(name).toDouble(&ok);
    if (ok && std::isfinite(value) && value > 0 && value <= maximum)
        return value;
    fail(QStringLiteral("--%1 must be a number above 0 and at most %2, not \"%3\"")
             .arg(QLatin1String(name), QString::number(maximum), text(name)));
    return fallback;
}

Game Arguments::game()
{
    if (!has("game"))
        return Game{};
    const QString name = text("game");
    const auto game = gameOfName(name.toStdString());
    if (!game) {
        QStringList names;
        for (const GameTraits *each : games())
            names.push_back(QString::fromUtf8(each->name.data(), static_cast<qsizetype>(each->name.size())));
        fail(QStringLiteral("--game must be %1, not \"%2\"").arg(names.join(QLatin1String(" or ")), name));
    }
    return game.value_or(Game{});
}

} // namespace meadhall::cli
