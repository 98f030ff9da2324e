// SPDX-License-Identifier: GPL-3.0-or-later
// An index of card sets: finds, among thousands, those that contain all or none of given cards.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/card.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace meadhall::odin::ai {

/// Bitmap index, 64 sets per block. Sets are identified by their index in the order of insertion.
class SetIndex {
public:
    void clear()
    {
        blocks_.clear();
        size_ = 0;
    }

    void add(CardSet set)
    {
        if (size_ % kBlock == 0)
            blocks_.push_back({});
        for (Card card : set)
            blocks_.back().holding[card] |= std::uint64_t{1} << size_ % kBlock;
        ++size_;
    }

    /// Calls `each(index)` for every set that contains all of `cards`, in ascending order.
    template <typename Each> void findHolding(CardSet cards, Each each) const
    {
        find(each, [cards](const Block &block, std::uint64_t sets) {
            for (auto card = cards.begin(); card != cards.end() && sets != 0; ++card)
                sets &= block.holding[*card];
            return sets;
        });
    }

    /// Calls `each(index)` for every set that contains none of `cards`, in ascending order.
    template <typename Each> void findWithout(CardSet cards, Each each) const
    {
        find(each, [cards](const Block &block, std::uint64_t sets) {
            for (auto card = cards.begin(); card != cards.end() && sets != 0; ++card)
                sets &= ~block.holding[*card];
            return sets;
        });
    }

private:
    static constexpr std::size_t kBlock = 64;

    struct Block {
        /// By card: bit i is set if the i-th set of the block contains it.
        std::array<std::uint64_t, kCardsWithGoat> holding{};
    };

    template <typename Each, typename Choose> void find(Each each, Choose choose) const
    {
        for (std::size_t i = 0; i < blocks_.size(); ++i) {
            const std::size_t filled = size_ - i * kBlock;
            const std::uint64_t all = filled < kBlock ? (std::uint64_t{1} << filled) - 1 : ~std::uint64_t{0};
            for (std::uint64_t sets = choose(blocks_[i], all); sets != 0; sets &= sets - 1)
                each(i * kBlock + toIndex(std::countr_zero(sets)));
        }
    }

    std::vector<Block> blocks_;
    std::size_t size_ = 0;
};

} // namespace meadhall::odin::ai
