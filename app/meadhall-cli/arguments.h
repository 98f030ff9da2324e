// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of a command: options with values, flags and file names.
#pragma once

#include "engine/core/event.h"

#include <QCommandLineParser>

#include <initializer_list>

namespace meadhall::cli {

/// QCommandLineParser with checks of the values. Only the first error is kept; the getters return their fallback for
/// wrong values.
class Arguments {
public:
    /// @param valued names of the options that take a value, without dashes
    /// @param flags names of the options that take none, without dashes
    Arguments(const QStringList &given, std::initializer_list<const char *> valued,
              std::initializer_list<const char *> flags);

    bool has(const char *name) const { return parser_.isSet(QLatin1String(name)); }
    QString text(const char *name, const QString &fallback = {}) const;
    /// An integer option in [minimum, maximum]; other values are errors.
    qint64 integer(const char *name, qint64 fallback, qint64 minimum, qint64 maximum);
    /// The option `seed`: a number of up to 64 bits, as numbers of deals are shown and copied; other values are errors.
    std::uint64_t seed(std::uint64_t fallback);
    /// A decimal option in (0, maximum]; other values are errors.
    double positive(const char *name, double fallback, double maximum);
    /// The game named by the option `game`; Odin if it is not given.
    Game game();
    /// The arguments that are not options: file names.
    QStringList rest() const { return parser_.positionalArguments(); }

    /// The first error; empty if there is none.
    const QString &error() const { return error_; }

private:
    void fail(const QString &what);

    QCommandLineParser parser_;
    QString error_;
};

} // namespace meadhall::cli
