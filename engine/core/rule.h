// What the players of a table can agree on, by names: the core knows no game's rules, only that they have values.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace meadhall {

using RuleValue = std::variant<int, std::string>;

/// A rule that players have agreed on, as files have it.
struct AgreedRule {
    std::string name;
    RuleValue value;
    friend bool operator==(const AgreedRule &, const AgreedRule &) = default;
};
using AgreedRules = std::vector<AgreedRule>;

/// A rule that a game leaves to its players. Its value is a whole number if the usual one is; else one of `words`; else
/// any of `letters`, each at most once.
struct RuleKind {
    std::string_view name;
    RuleValue usual;
    std::vector<std::string_view> words{};
    std::string_view letters{};
};

} // namespace meadhall
