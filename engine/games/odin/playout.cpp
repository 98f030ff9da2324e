#include "engine/games/odin/playout.h"

#include "engine/games/odin/follow_sets.h"

namespace meadhall::odin {

#ifdef MEADHALL_HAS_PDEP
bool PdepBits::available()
{
    // The first Zens have the instruction in microcode, slower than the tables.
    return __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}
#endif

struct FastHands {
    std::array<std::uint64_t, kMaxPlayers> cards;
    std::array<NumberCounts, kMaxPlayers> counts;
};

namespace {

/// A number from [0, 1) with 64 bits, of which draws are taken one after the other.
class Fraction {
public:
    explicit Fraction(std::uint64_t word) : left_(word) {}
    std::uint32_t below(std::uint32_t bound)
    {
#ifdef __SIZEOF_INT128__
        __extension__ using Wide = unsigned __int128;
        const Wide product = Wide{left_} * bound;
        left_ = static_cast<std::uint64_t>(product);
        return static_cast<std::uint32_t>(product >> 64);
#else
        const std::uint64_t upper = (left_ >> 32) * bound + ((left_ & 0xffff'ffff) * bound >> 32);
        left_ *= bound;
        return static_cast<std::uint32_t>(upper >> 32);
#endif
    }

private:
    std::uint64_t left_;
};

/// Folds a number into a signature; order matters.
void fold(std::uint64_t &signature, std::uint64_t number)
{
    signature = (signature ^ number) * 0x9e3779b97f4a7c15u;
    signature ^= signature >> 29;
}

/// Whether a hand of two or more cards is one set.
bool isWholeSet(const SetTables &tables, std::uint64_t hand)
{
    const int lowest = std::countr_zero(hand);
    const int place = tables.placeOf[static_cast<std::size_t>(lowest)];
    const std::uint64_t colour = std::uint64_t{0x1ff} << (lowest - place);
    return (hand & (hand - 1)) != 0 && ((hand & ~colour) == 0 || (hand & ~cardsOf(place + 1).bits()) == 0);
}

/// Plays dealt hands to their end, one after the other.
template <int colourCount, typename Bits, bool isSigned> class HandPlayer {
public:
    HandPlayer(int players, Random &random)
        : tables_(setTables()), players_(static_cast<std::size_t>(players)), random_(random)
    {
    }

    void play(FastHands &hands)
    {
        for (std::size_t seat = 0; seat < players_; ++seat)
            sign(hands.cards[seat]);
        turn_ = 0;
        bool goesOn = true;
        while (goesOn) { // a round
            goesOn = lead(hands);
            while (goesOn && passes_ < players_ - 1)
                goesOn = follow(hands);
        }
    }

    std::uint64_t turns() const { return turns_; }
    std::uint64_t signature() const { return signature_; }

private:
    /// Whether the hand goes on.
    bool lead(FastHands &hands)
    {
        ++turns_;
        const std::uint64_t hand = hands.cards[turn_];
        const LeadCards<colourCount, Bits> cards(tables_, hand);
        const std::uint32_t choice = Fraction(random_.next()).below(cards.count() + isWholeSet(tables_, hand));
        if (choice == cards.count()) {
            sign(hand);
            return false;
        }
        const FastSet set = cards.at(choice);
        sign(set.cards);
        return lay(hands, set, hand ^ set.cards, hands.counts[turn_] - set.counts);
    }

    bool follow(FastHands &hands)
    {
        ++turns_;
        const std::uint64_t hand = hands.cards[turn_];
        const NumberCounts counts = hands.counts[turn_];
        const FollowSets<colourCount> sets(tables_, hand, counts, key_);
        Fraction fraction(random_.next());
        const std::uint32_t choice = fraction.below(sets.count() + 1);
        if (choice == sets.count()) {
            sign(0);
            next();
            ++passes_;
            return true;
        }
        const FastSet set = sets.template at<Bits>(choice);
        const std::uint64_t rest = hand ^ set.cards;
        if (rest == 0) {
            sign(set.cards);
            return false;
        }
        const std::uint64_t take = Bits::pick(table_, fraction.below(sets.tableSize()));
        const auto card = static_cast<std::size_t>(std::countr_zero(take));
        sign(set.cards | (card + 1) << 54);
        return lay(hands, set, rest | take, counts - set.counts + (1u << (3 * tables_.placeOf[card])));
    }

    bool lay(FastHands &hands, const FastSet &set, std::uint64_t hand, NumberCounts counts)
    {
        hands.cards[turn_] = hand;
        hands.counts[turn_] = counts;
        table_ = set.cards;
        key_ = set.key;
        passes_ = 0;
        next();
        return hand != 0;
    }

    void next() { turn_ = turn_ + 1 == players_ ? 0 : turn_ + 1; }
    void sign(std::uint64_t move)
    {
        if constexpr (isSigned)
            fold(signature_, move);
    }

    const SetTables &tables_;
    const std::size_t players_;
    Random &random_;
    std::size_t turn_ = 0;
    std::size_t passes_ = 0;
    std::uint64_t table_ = 0;
    TableKey key_ = 0;
    std::uint64_t turns_ = 0;
    std::uint64_t signature_ = 0;
};

} // namespace

Playouts::Playouts(int players, Colours colours, std::uint64_t seed)
    : players_(players), cards_(deckOf(colours).count()), colours_(colours), portable_(!PdepBits::available()),
      random_(seed)
{
    std::size_t i = 0;
    for (Card card : deckOf(colours))
        deck_[i++] = card;
}

/// Deals anew from the deck as the last deal left it.
template <int colourCount> void Playouts::deal(Random &random, FastHands &hands)
{
    const SetTables &tables = setTables();
    Fraction fraction(0);
    int left = cards_;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
        std::uint64_t hand = 0;
        for (int i = 0; i < kHandSize; ++i) {
            if ((cards_ - left) % 4 == 0)
                fraction = Fraction(random.next());
            const std::uint32_t drawn = fraction.below(static_cast<std::uint32_t>(left--));
            hand |= std::uint64_t{1} << deck_[drawn];
            std::swap(deck_[drawn], deck_[static_cast<std::size_t>(left)]);
        }
        NumberCounts counts = 0;
        for (int colour = 0; colour < colourCount; ++colour)
            counts += tables.counts[hand >> (colour * kNumbers) & 511];
        hands.cards[seat] = hand;
        hands.counts[seat] = counts;
    }
}

template <int colourCount, typename Bits, bool isSigned> PlayoutRun Playouts::play(std::uint64_t hands)
{
    Random random = random_; // a copy that the compiler may keep in a register
    HandPlayer<colourCount, Bits, isSigned> player(players_, random);
    FastHands dealt;
    for (std::uint64_t i = 0; i < hands; ++i) {
        deal<colourCount>(random, dealt);
        player.play(dealt);
    }
    random_ = random;
    return {hands, player.turns(), player.signature()};
}

template <bool isSigned> PlayoutRun Playouts::dispatch(std::uint64_t hands)
{
    const bool four = (colours_ & ~0x0f) == 0;
#ifdef MEADHALL_HAS_PDEP
    if (!portable_)
        return four ? play<4, PdepBits, isSigned>(hands) : play<kColours, PdepBits, isSigned>(hands);
#endif
    return four ? play<4, TableBits, isSigned>(hands) : play<kColours, TableBits, isSigned>(hands);
}

PlayoutRun Playouts::run(std::uint64_t hands) { return dispatch<false>(hands); }

PlayoutRun Playouts::runSigned(std::uint64_t hands) { return dispatch<true>(hands); }

std::uint64_t benchSignature(int players)
{
    constexpr std::uint64_t kHands = 20'000;
    return Playouts(players, usualColours(players), 1).runSigned(kHands).signature;
}

} // namespace meadhall::odin
