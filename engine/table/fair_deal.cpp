// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/fair_deal.h"

#include "engine/games/games.h"

#include <QByteArrayList>
#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace meadhall {

namespace {

constexpr std::size_t kSecretBytes = 32;

QByteArray bytesOf(const std::string &secret) { return QByteArray::fromHex(QByteArray::fromStdString(secret)); }

/// Each card has a rank, which is a keyed hash of its name, and the cards are dealt in the order of their ranks.
class SecretDealer final : public Dealer {
public:
    SecretDealer(Game game, const FairDeal &fair) : game_(game)
    {
        QByteArrayList parts;
        for (const std::string &part : fair.parts)
            parts.append(QByteArray::fromStdString(part));
        key_ = rankOf(parts.join(','), bytesOf(fair.secret));
    }

    std::vector<Card> order(CardSet deck, int deal) const override
    {
        std::vector<std::pair<QByteArray, Card>> ranks;
        for (const Card card : deck)
            ranks.emplace_back(
                rankOf(QByteArray::number(deal) + ' ' + QByteArray::fromStdString(traitsOf(game_).nameOf(card)), key_),
                card);
        std::sort(ranks.begin(), ranks.end());
        std::vector<Card> cards;
        for (const auto &[rank, card] : ranks)
            cards.push_back(card);
        return cards;
    }

    int starter(int seats) const override
    {
        std::vector<QByteArray> ranks;
        for (int seat = 0; seat < seats; ++seat)
            ranks.push_back(rankOf("starter " + QByteArray::number(seat), key_));
        return static_cast<int>(std::min_element(ranks.begin(), ranks.end()) - ranks.begin());
    }

private:
    static QByteArray rankOf(const QByteArray &text, const QByteArray &key)
    {
        return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256);
    }

    Game game_;
    QByteArray key_;
};

} // namespace

std::string newSecret()
{
    std::array<quint32, kSecretBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QByteArray(reinterpret_cast<const char *>(words.data()), kSecretBytes).toHex().toStdString();
}

bool isSecret(const std::string &text)
{
    return text.size() == 2 * kSecretBytes && std::all_of(text.begin(), text.end(), [](char digit) {
               return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f');
           });
}

std::string sealOf(const std::string &secret)
{
    return QCryptographicHash::hash(bytesOf(secret), QCryptographicHash::Sha256).toHex().toStdString();
}

FairDeal newFairDeal()
{
    const std::string secret = newSecret();
    return {sealOf(secret), secret, {}};
}

std::shared_ptr<const Dealer> dealerOf(const GameEvent &game)
{
    return game.fair && isSecret(game.fair->secret) ? std::make_shared<SecretDealer>(game.game, *game.fair) : nullptr;
}

} // namespace meadhall
