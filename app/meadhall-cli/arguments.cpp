#include "arguments.h"
#include "engine/games/games.h"

#include <cmath>

namespace meadhall::cli {
namespace {

bool contains(std::initializer_list<const char *> names, const QString &name)
{
    return std::any_of(names.begin(), names.end(), [&](const char *each) { return name == QLatin1String(each); });
}

} // namespace

Arguments::Arguments(const QStringList &given, std::initializer_list<const char *> valued,
                     std::initializer_list<const char *> flags)
{
    for (qsizetype i = 0; i < given.size(); ++i) {
        const QString &argument = given[i];
        if (argument == QLatin1String("--")) {
            rest_ += given.mid(i + 1);
            return;
        }
        if (!argument.startsWith(QLatin1Char('-')) || argument == QLatin1String("-")) {
            rest_ += argument;
            continue;
        }
        const bool isLong = argument.startsWith(QLatin1String("--"));
        const qsizetype equals = argument.indexOf(QLatin1Char('='));
        const QString name = isLong ? argument.mid(2, equals < 0 ? -1 : equals - 2) : QString();
        if (contains(flags, name) && equals < 0) {
            flags_ += name;
        } else if (!contains(valued, name)) {
            fail(contains(flags, name) ? QStringLiteral("--%1 takes no value").arg(name)
                                       : QStringLiteral("unknown option %1").arg(argument));
        } else if (values_.contains(name)) {
            fail(QStringLiteral("--%1 is given twice").arg(name));
        } else if (equals >= 0) {
            values_.insert(name, argument.mid(equals + 1));
        } else if (i + 1 < given.size()) {
            values_.insert(name, given[++i]);
        } else {
            fail(QStringLiteral("--%1 needs a value").arg(name));
        }
    }
}

void Arguments::fail(const QString &what)
{
    if (error_.isEmpty())
        error_ = what;
}

QString Arguments::text(const char *name, const QString &fallback) const
{
    return values_.value(QLatin1String(name), fallback);
}

qint64 Arguments::integer(const char *name, qint64 fallback, qint64 least, qint64 most)
{
    if (!has(name))
        return fallback;
    bool ok = false;
    const qint64 value = text(name).toLongLong(&ok);
    if (ok && value >= least && value <= most)
        return value;
    fail(QStringLiteral("--%1 takes a whole number from %2 to %3, not \"%4\"")
             .arg(QLatin1String(name))
             .arg(least)
             .arg(most)
             .arg(text(name)));
    return fallback;
}

double Arguments::positive(const char *name, double fallback, double most)
{
    if (!has(name))
        return fallback;
    bool ok = false;
    const double value = text(name).toDouble(&ok);
    if (ok && std::isfinite(value) && value > 0 && value <= most)
        return value;
    fail(QStringLiteral("--%1 takes a number above 0, not \"%2\"").arg(QLatin1String(name), text(name)));
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
        fail(QStringLiteral("--game takes %1, not \"%2\"").arg(names.join(QLatin1String(" or ")), name));
    }
    return game.value_or(Game{});
}

} // namespace meadhall::cli
