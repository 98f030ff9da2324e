// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as named values. The core does not know what they mean.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace meadhall {

using RuleValue = std::variant<int, std::string>;

/// A house rule and its value, as in records.
struct AgreedRule {
    std::string name;
    RuleValue value;
    friend bool operator==(const AgreedRule &, const AgreedRule &) = default;
};
using AgreedRules = std::vector<AgreedRule>;

/// A house rule that a game offers. Its value is an integer if `usual`, the default, is one; else one of `words`; or,
/// if there are no words, any of `letters`, each at most once.
struct RuleKind {
    std::string_view name;
    RuleValue usual;
    std::vector<std::string_view> words{};
    std::string_view letters{};
    bool isLeftOut = false; ///< of records while it has the default value: the rule came later than the format
};

} // namespace meadhall
