// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a game as Board Game Arena would log it, from the description of that log.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace meadhall::test {

class SiteLog {
public:
    /// @param viewer who saved it: the private packets of that seat are there
    SiteLog(const Events &events, int viewer) : game_(std::get<GameEvent>(events.front())), viewer_(viewer)
    {
        for (const Event &event : events)
            std::visit([this](const auto &member) { on(member); }, event);
        std::vector<int> totals(game_.seats.size());
        for (const Event &event : events)
            if (const auto *over = std::get_if<GameOverEvent>(&event))
                totals = over->totals;
        QJsonArray result;
        for (std::size_t seat = 0; seat < game_.seats.size(); ++seat)
            result.append(QJsonObject{{"id", QString::number(idOf(int(seat)))},
                                      {"name", nameOf(int(seat))},
                                      {"score", QString::number(totals[seat])},
                                      {"rank", 1},
                                      {"zombie", "0"},
                                      {"concede", "0"}});
        note("gameStateChange", {{"id", 99}, {"name", "gameEnd"}, {"args", QJsonObject{{"result", result}}}});
        endMove();
    }

    static int idOf(int seat) { return 80'000'000 + seat * 7; }
    static QString nameOf(int seat) { return QStringLiteral("player%1").arg(seat + 1); }
    QJsonArray packets() const { return packets_; }
    /// @param withPlayers whether the list of players is there, which tells the seats of Ninjan
    QByteArray json(bool withPlayers = true) const
    {
        QJsonObject data{{"logs", packets_}};
        QJsonArray players;
        for (std::size_t seat = 0; seat < game_.seats.size(); ++seat)
            players.append(QJsonObject{{"id", idOf(int(seat))}, {"name", nameOf(int(seat))}});
        if (withPlayers)
            data["players"] = players;
        return QJsonDocument(QJsonObject{{"status", 1}, {"data", data}}).toJson(QJsonDocument::Compact);
    }

private:
    static QJsonObject odinCard(Card card)
    {
        return {{"suit", QString::number(card / odin::kNumbers + 1)}, {"rank", odin::numberOf(card)}};
    }
    static QJsonObject ninjanCard(Card card)
    {
        constexpr std::array kSuits{1, 3, 2}; // rock, paper, scissors
        return {{"suit", kSuits[toIndex(ninjan::suitOf(card))]}, {"rank", QString::number(ninjan::numberOf(card))}};
    }
    template <typename Cards, typename Write> static QJsonArray list(const Cards &cards, Write write)
    {
        QJsonArray array;
        for (const Card card : cards)
            array.append(write(card));
        return array;
    }

    void note(const char *type, const QJsonObject &args)
    {
        notes_.append(QJsonObject{{"uid", QString::number(++uid_, 16)}, {"type", type}, {"log", ""}, {"args", args}});
    }
    void packet(const QString &channel, const QJsonArray &notes)
    {
        packets_.append(QJsonObject{{"channel", channel},
                                    {"table_id", "123456"},
                                    {"packet_id", QString::number(++packet_)},
                                    {"move_id", QString::number(move_)},
                                    {"time", 1'760'000'000 + move_},
                                    {"data", notes}});
    }
    /// Private packets stand before the public one of the same move.
    void endMove()
    {
        if (!private_.isEmpty())
            packet(QStringLiteral("/player/p%1").arg(idOf(viewer_)), private_);
        packet(QStringLiteral("/table/t123456"), notes_);
        private_ = notes_ = {};
        ++move_;
    }
    void turnBegins()
    {
        if (odin_.handRunning())
            note("gameStateChange", {{"id", "20"}, {"active_player", QString::number(idOf(odin_.board().turn))}});
    }

    void on(const GameEvent &event)
    {
        odin_.apply(event);
        ninjan_.apply(event);
        const int target = game_.game == Game::Odin ? odin::rulesOf(event).target : 0;
        startValue_ = target == 1 ? 9 : target;
    }
    void on(const HandEvent &event)
    {
        odin_.apply(event);
        note("handStarted", {{"handSize", 9}});
        private_ = {
            QJsonObject{{"uid", QString::number(++uid_, 16)},
                        {"type", "handDealt"},
                        {"args", QJsonObject{{"myHand", list(event.hands[toIndex(viewer_)].cards, odinCard)}}}}};
        turnBegins();
        endMove();
    }
    void on(const PlayEvent &event)
    {
        const int left = odin_.count(event.seat) - event.cards.count();
        note("cardsPlayed", {{"cardsOwnerID", idOf(event.seat)},
                             {"played_cards", list(event.cards, odinCard)},
                             {"handCount", left},
                             {"shouldEndHand", left == 0}});
        odin_.apply(event);
        if (event.take != kNoCard)
            note("cardTakenFromTable", {{"cardsOwnerID", idOf(event.seat)},
                                        {"taken_card", odinCard(event.take)},
                                        {"handCount", odin_.count(event.seat)}});
        turnBegins();
        if (odin_.handRunning())
            endMove();
    }
    void on(const PassEvent &event)
    {
        note("turnPassed", {{"passingPlayerID", idOf(event.seat)}, {"autoPass", false}});
        odin_.apply(event);
        if (odin_.board().leading())
            note("roundEnded", {});
        turnBegins();
        endMove();
    }
    void on(const HandOverEvent &event)
    {
        odin_.apply(event);
        QJsonObject scores;
        for (std::size_t seat = 0; seat < event.totals.size(); ++seat)
            scores[QString::number(idOf(int(seat)))] = startValue_ - event.totals[seat];
        note("newScores", {{"newScores", scores}});
    }
    void on(const DealEvent &event) { ninjan_.apply(event); }
    void on(const ChooseEvent &event) { ninjan_.apply(event); }
    void on(const RevealEvent &event)
    {
        ninjan_.apply(event);
        QJsonArray queue;
        for (int i = 0; i < ninjan_.players(); ++i) {
            const ninjan::RevealedCard &one = ninjan_.board().order[toIndex(i)];
            QJsonObject card = ninjanCard(one.card);
            card["owner_id"] = idOf(one.seat);
            card["location_in_queue"] = i;
            queue.prepend(card);
        }
        note("notif_animateSelectedCards", {{"pile_queue_data", queue}});
        endMove();
    }
    void on(const ResolveEvent &event)
    {
        const ninjan::Pile pile = ninjan_.board().piles[toIndex(event.pile)];
        ninjan_.apply(event);
        const bool takes = !ninjan_.turns().back().taken.empty();
        QJsonArray cards;
        int place = 0;
        for (const Card card : pile) {
            QJsonObject one = ninjanCard(card);
            one["location_on_pile"] = place++;
            cards.prepend(one);
        }
        note("notif_animatePileTaken", {{"player_id", QString::number(idOf(event.seat))},
                                        {"pile_index", event.pile},
                                        {"selected_card_data", ninjanCard(event.card)},
                                        {"reason", takes ? "take" : "place_under"},
                                        {"card_icons_data", takes ? cards : QJsonArray{ninjanCard(event.card)}},
                                        {"new_score", takes ? QJsonValue(ninjan_.board().points[toIndex(event.seat)])
                                                            : QJsonValue("no_change")}});
        endMove();
    }
    void on(const ThrowEvent &) {}
    void on(const GameOverEvent &) {}

    GameEvent game_;
    int viewer_;
    odin::View odin_{kSpectator};
    ninjan::View ninjan_{kSpectator};
    int startValue_ = 0;
    QJsonArray packets_, notes_, private_;
    int uid_ = 0x68e77800, packet_ = 0, move_ = 1;
};

} // namespace meadhall::test
