// The arguments of a command: options with and without a value, and the rest.
#pragma once

#include "engine/core/event.h"

#include <QHash>
#include <QStringList>

#include <initializer_list>
#include <limits>

namespace meadhall::cli {

/// Takes `--name value`, `--name=value` and `--flag` out of a command's arguments; `--` ends the options. The first
/// thing that is wrong is kept in error(); whatever is asked for after it is the fallback.
class Arguments {
public:
    /// @param valued names of options that take a value; @param flags names of those that take none; without dashes
    Arguments(const QStringList &given, std::initializer_list<const char *> valued,
              std::initializer_list<const char *> flags);

    bool flag(const char *name) const { return flags_.contains(QLatin1String(name)); }
    bool has(const char *name) const { return values_.contains(QLatin1String(name)); }
    QString text(const char *name, const QString &fallback = {}) const;
    /// A whole number from least to most.
    qint64 integer(const char *name, qint64 fallback, qint64 least, qint64 most);
    /// A number above 0, in decimal notation.
    double positive(const char *name, double fallback, double most = std::numeric_limits<double>::max());
    /// `odin` or `ninjan`, of the option `game`.
    Game game();
    /// What is left: file names.
    const QStringList &rest() const { return rest_; }

    /// Empty if all is well.
    const QString &error() const { return error_; }

private:
    void fail(const QString &what);

    QHash<QString, QString> values_;
    QStringList flags_;
    QStringList rest_;
    QString error_;
};

} // namespace meadhall::cli
