#include "answer_text.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/json_writer.h"
#include "engine/record/line_words.h"

#include <algorithm>

namespace meadhall::cli {
namespace {

namespace json = record::json;

std::string cardName(Game game, Card card) { return json::quoted(traitsOf(game).nameOf(card)); }

std::string playText(const PlayEvent &play)
{
    json::ObjectWriter writer;
    writer.key("cards", json::array(play.cards, [](Card card) { return cardName(record::kGameOfHandEvents, card); }));
    if (play.take != kNoCard)
        writer.key("take", cardName(record::kGameOfHandEvents, play.take));
    return writer.finished();
}

} // namespace

std::string answerText(const Event &answer)
{
    if (const auto *play = std::get_if<PlayEvent>(&answer))
        return playText(*play);
    json::ObjectWriter writer;
    if (std::holds_alternative<PassEvent>(answer)) {
        writer.key("pass", json::boolean(true));
    } else if (const auto *choice = std::get_if<ChooseEvent>(&answer)) {
        if (choice->card != kNoCard)
            writer.key("card", cardName(record::kGameOfPileEvents, choice->card));
    } else if (const auto *resolve = std::get_if<ResolveEvent>(&answer)) {
        writer.key("pile", json::number(resolve->pile));
    } else if (const auto *thrown = std::get_if<ThrowEvent>(&answer)) {
        const auto symbol = std::find_if(thrown->throws.begin(), thrown->throws.end(),
                                         [](const std::optional<int> &each) { return each.has_value(); });
        if (symbol != thrown->throws.end())
            writer.key("throw", json::quoted(record::kThrowLetters.substr(toIndex(**symbol), 1)));
    }
    return writer.finished();
}

} // namespace meadhall::cli
