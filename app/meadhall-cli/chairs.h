// Who can be sat on a chair from the command line.
#pragma once

#include "engine/ai/ninjan/levels.h"
#include "engine/ai/odin/levels.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace meadhall::cli {

/// A level's name, `random`, `greedy` or `policy`, each with `@200ms` or `@5000` (playouts) if it searches, or
/// `exec:COMMAND`, with `@200ms` if it is told another time than a second.
struct ChairSpec {
    QString text;
    seats::OdinStrength odin{};
    ninjan::ai::Strength ninjan{};
    QString command{};       ///< of exec:
    int milliseconds = 1000; ///< that a program is told
};

/// The chairs of a list "A,B,C": a comma that belongs to a chair has a backslash before it.
QStringList chairTexts(const QString &list);

/// Nothing for anything else.
std::optional<ChairSpec> chairOf(const QString &text);

/// A player for one game. Programs are kept for the next game on the same seat, by thread.
/// @param number of the chair
std::unique_ptr<seats::Player> seatedPlayer(const ChairSpec &chair, Game game, std::size_t number, int seat,
                                            std::uint64_t seed);

} // namespace meadhall::cli
