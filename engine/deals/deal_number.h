// SPDX-License-Identifier: GPL-3.0-or-later
// Deal numbers as people type and paste them.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace meadhall {

/// Why a text is not the number of a deal.
enum class DealNumberError {
    NotANumber,
    TooLarge, ///< more than 64 bits
    NoSuchDay ///< written as the deal of a day that does not exist
};

/// Reads the number of a deal: digits of any script, with or without separators of thousands, or the deal of a day as
/// "2026-329". Quotes and marks of direction around it are ignored, and so is a sentence that names the deal before any
/// other number, as the log and a copied result do.
/// @param error set if there is one
/// @return nullopt if the text is empty or has an error
std::optional<std::uint64_t> parseDealNumber(const QString &text, DealNumberError *error = nullptr);

} // namespace meadhall
