// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Odin with the goat once more, from the words of the rule book: cards are names, sets are their digits,
// and every subset of a hand is tried. Shares nothing with the engine but the names of the cards.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace meadhall::test::plain {

using Names = std::set<std::string>;

/// The number that the cards form; empty if they are no set. Numbers of equal length compare like values.
inline std::string digitsOf(const Names &cards)
{
    std::set<char> colours, numbers;
    std::string digits;
    bool goat = false;
    for (const std::string &name : cards) {
        if (name == "X0") {
            goat = true;
            continue;
        }
        colours.insert(name[0]);
        numbers.insert(name[1]);
        digits += name[1];
    }
    std::sort(digits.rbegin(), digits.rend());
    if (goat)
        return colours.size() <= 1 ? digits + "0" : std::string(); // it joins one colour only, as the last digit
    return colours.size() == 1 || numbers.size() == 1 ? digits : std::string();
}

/// A hand that is being played, all cards open.
struct NamedHand {
    struct Move {
        Names cards;      ///< none: a pass
        std::string take; ///< empty: none
        friend bool operator<(const Move &a, const Move &b)
        {
            return a.cards != b.cards ? a.cards < b.cards : a.take < b.take;
        }
        friend bool operator==(const Move &, const Move &) = default;
    };

    std::vector<Names> hands;
    Names table;
    int turn = 0;
    int owner = 0;
    int passes = 0;
    bool mustLeadWhole = false;
    bool over = false;

    std::set<Move> moves() const
    {
        std::set<Move> all;
        if (over)
            return all;
        const Names &hand = hands[std::size_t(turn)];
        const std::vector<std::string> cards(hand.begin(), hand.end());
        const bool wholeIsSet = cards.size() > 1 && !digitsOf(hand).empty();
        for (unsigned part = 1; part < 1u << cards.size(); ++part) {
            Names chosen;
            for (std::size_t i = 0; i < cards.size(); ++i)
                if ((part >> i & 1) != 0)
                    chosen.insert(cards[i]);
            const std::string digits = digitsOf(chosen);
            const bool whole = chosen.size() == cards.size();
            if (digits.empty())
                continue;
            if (table.empty()) {
                if (whole || (chosen.size() == 1 && !(mustLeadWhole && wholeIsSet)))
                    all.insert({chosen, {}});
                continue;
            }
            const std::string beaten = digitsOf(table);
            if (digits.size() != beaten.size() + 1 && !(digits.size() == beaten.size() && digits > beaten))
                continue;
            if (whole)
                all.insert({chosen, {}});
            else
                for (const std::string &take : table)
                    all.insert({chosen, take});
        }
        if (!table.empty())
            all.insert(Move{});
        return all;
    }

    void apply(const Move &move)
    {
        const int players = static_cast<int>(hands.size());
        Names &hand = hands[std::size_t(turn)];
        if (move.cards.empty()) {
            turn = (turn + 1) % players;
            if (++passes == players - 1) {
                table.clear();
                passes = 0;
            }
            return;
        }
        for (const std::string &card : move.cards)
            hand.erase(card);
        over = hand.empty();
        if (!move.take.empty())
            hand.insert(move.take);
        table = move.cards;
        owner = turn;
        passes = 0;
        turn = (turn + 1) % players;
    }

    std::vector<int> points() const
    {
        std::vector<int> points;
        for (const Names &hand : hands)
            points.push_back(static_cast<int>(hand.size()) + (hand.count("X0") != 0 ? 4 : 0));
        return points;
    }

    /// The number of lines of exactly `depth` moves.
    std::uint64_t lines(int depth) const
    {
        const std::set<Move> now = moves();
        if (depth == 1)
            return now.size();
        std::uint64_t count = 0;
        for (const Move &move : now) {
            NamedHand next = *this;
            next.apply(move);
            count += next.lines(depth - 1);
        }
        return count;
    }
};

} // namespace meadhall::test::plain
