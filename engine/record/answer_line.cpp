// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/answer_line.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/json_writer.h"
#include "engine/record/line_words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace meadhall::record {
namespace {

std::string cardName(Game game, Card card) { return json::quote(traitsOf(game).nameOf(card)); }

std::string playText(const PlayEvent &play)
{
    json::ObjectWriter writer;
    writer.key("cards", json::array(play.cards, [](Card card) { return cardName(kGameOfHandEvents, card); }));
    if (play.take != kNoCard)
        writer.key("take", cardName(kGameOfHandEvents, play.take));
    return writer.finished();
}

std::optional<Card> cardOf(Game game, const QJsonValue &value)
{
    return traitsOf(game).cardOfName(value.toString().toStdString());
}

std::optional<Event> moveOf(const QJsonObject &object, int seat)
{
    if (object.value(QLatin1String("pass")).toBool())
        return PassEvent{seat};
    if (!object.value(QLatin1String("cards")).isArray())
        return std::nullopt;
    PlayEvent play{seat, {}, kNoCard};
    for (const QJsonArray cards = object.value(QLatin1String("cards")).toArray(); const QJsonValue &value : cards) {
        const auto card = cardOf(kGameOfHandEvents, value);
        if (!card || play.cards.contains(*card))
            return std::nullopt;
        play.cards.add(*card);
    }
    const QJsonValue take = object.value(QLatin1String("take"));
    if (!take.isUndefined() && !take.isNull()) {
        const auto card = cardOf(kGameOfHandEvents, take);
        if (!card)
            return std::nullopt;
        play.take = *card;
    }
    return play;
}

std::optional<Event> throwOf(const QJsonObject &object, const AnswerContext &context)
{
    const std::string letter = object.value(QLatin1String("throw")).toString().toStdString();
    const auto symbol = letter.size() == 1 ? kThrowLetters.find(letter) : std::string_view::npos;
    if (symbol == std::string_view::npos)
        return std::nullopt;
    ThrowEvent thrown;
    thrown.throws.resize(toIndex(std::max(context.players, context.seat + 1)));
    thrown.throws[toIndex(context.seat)] = static_cast<int>(symbol);
    return thrown;
}

} // namespace

std::optional<Event> answerOf(const QJsonObject &object, const AnswerContext &context)
{
    switch (context.kind) {
    case RequestKind::Move:
        return moveOf(object, context.seat);
    case RequestKind::Choose:
        if (const auto card = cardOf(kGameOfPileEvents, object.value(QLatin1String("card"))))
            return ChooseEvent{context.seat, *card};
        return std::nullopt;
    case RequestKind::Pile:
        return ResolveEvent{context.seat, context.revealed, object.value(QLatin1String("pile")).toInt(-1)};
    case RequestKind::Throw:
        break;
    }
    return throwOf(object, context);
}

std::string answerText(const Event &answer)
{
    if (const auto *play = std::get_if<PlayEvent>(&answer))
        return playText(*play);
    json::ObjectWriter writer;
    if (std::holds_alternative<PassEvent>(answer)) {
        writer.key("pass", json::boolean(true));
    } else if (const auto *choice = std::get_if<ChooseEvent>(&answer)) {
        if (choice->card != kNoCard)
            writer.key("card", cardName(kGameOfPileEvents, choice->card));
    } else if (const auto *resolve = std::get_if<ResolveEvent>(&answer)) {
        writer.key("pile", json::number(resolve->pile));
    } else if (const auto *thrown = std::get_if<ThrowEvent>(&answer)) {
        const auto symbol = std::find_if(thrown->throws.begin(), thrown->throws.end(),
                                         [](const std::optional<int> &each) { return each.has_value(); });
        if (symbol != thrown->throws.end())
            writer.key("throw", json::quote(kThrowLetters.substr(toIndex(**symbol), 1)));
    }
    return writer.finished();
}

} // namespace meadhall::record
