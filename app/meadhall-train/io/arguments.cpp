// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/io/arguments.h"

#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <sstream>
#include <type_traits>

namespace meadhall::train {

template <typename Number> std::optional<Number> parseNumber(std::string_view text)
{
    Number number{};
    if constexpr (std::is_integral_v<Number>) {
        const char *end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (stop != end || error != std::errc())
            return std::nullopt;
    } else {
        // Not from_chars(): some standard libraries lack it for decimals.
        const std::string copy(text);
        if (copy.empty() || std::string_view("+-.0123456789").find(copy.front()) == std::string_view::npos)
            return std::nullopt; // strtod() skips spaces and accepts names such as "nan"
        char *stop = nullptr;
        errno = 0;
        if constexpr (std::is_same_v<Number, float>)
            number = std::strtof(copy.c_str(), &stop);
        else
            number = std::strtod(copy.c_str(), &stop);
        if (stop != copy.c_str() + copy.size() || errno == ERANGE)
            return std::nullopt;
    }
    return number;
}

template std::optional<int> parseNumber<int>(std::string_view);
template std::optional<std::uint64_t> parseNumber<std::uint64_t>(std::string_view);
template std::optional<float> parseNumber<float>(std::string_view);
template std::optional<double> parseNumber<double>(std::string_view);

std::string Arguments::text(const char *name)
{
    if (hasNext())
        return given_[next_++];
    fail(std::string(name) + " is missing");
    return {};
}

int Arguments::integer(const char *name, int least, int most, std::optional<int> fallback)
{
    return number(name, least, most, fallback);
}

float Arguments::decimal(const char *name, float least, float most, std::optional<float> fallback)
{
    return number(name, least, most, fallback);
}

std::uint64_t Arguments::seed(std::optional<std::uint64_t> fallback)
{
    return number("SEED", std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(), fallback);
}

template <typename Number>
Number Arguments::number(const char *name, Number least, Number most, std::optional<Number> fallback)
{
    if (!hasNext() && fallback)
        return *fallback;
    const std::string given = text(name);
    const auto value = parseNumber<Number>(given);
    if (value && *value >= least && *value <= most)
        return *value;
    std::ostringstream message;
    message << name << " must be a number from " << least << " to " << most << ", not \"" << given << '"';
    fail(message.str());
    return least;
}

bool Arguments::complete()
{
    if (hasNext())
        fail("unexpected argument \"" + given_[next_] + '"');
    return error_.empty();
}

void Arguments::fail(const std::string &message)
{
    if (error_.empty())
        error_ = message;
}

} // namespace meadhall::train
