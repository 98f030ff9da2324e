// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the positional arguments of a command.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::train {

/// Parses a whole text as a number.
/// @tparam Number int, std::uint64_t, float or double
/// @return nullopt if the text is anything else, or a number that the type cannot hold
template <typename Number> std::optional<Number> parseNumber(std::string_view text);

/// Reads arguments from the first to the last. Getters without a fallback require their argument; wrong and missing
/// ones are errors. Only the first error is kept; after it the getters return unspecified values.
class Arguments {
public:
    explicit Arguments(std::vector<std::string> given) : given_(std::move(given)) {}

    /// Whether arguments are left.
    bool hasNext() const { return next_ < given_.size(); }
    /// Any text; an error if no argument is left.
    /// @param name for messages, as in the command's usage line
    std::string text(const char *name);
    /// An integer in [least, most].
    int integer(const char *name, int least, int most, std::optional<int> fallback = {});
    /// A number of things: at least one, at most a hundred million.
    int count(const char *name, std::optional<int> fallback = {}) { return integer(name, 1, 100'000'000, fallback); }
    /// A decimal number in [least, most].
    float decimal(const char *name, float least, float most, std::optional<float> fallback = {});
    /// A random seed: any 64-bit number.
    std::uint64_t seed(std::optional<std::uint64_t> fallback = {});

    /// Call it after the last getter; arguments that are left are an error.
    /// @return true if all arguments were valid
    bool complete();
    void fail(const std::string &message);
    /// The first error; empty if there is none.
    const std::string &error() const { return error_; }

private:
    template <typename Number>
    Number number(const char *name, Number least, Number most, std::optional<Number> fallback);

    std::vector<std::string> given_;
    std::size_t next_ = 0;
    std::string error_;
};

} // namespace meadhall::train
