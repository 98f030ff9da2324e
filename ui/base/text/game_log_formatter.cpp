// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/game_log_formatter.h"

#include "ui/base/text/ninjan_speech.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_speech.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"

namespace meadhall::ui {

QStringList OdinLogFormatter::format(const Event &event, const Names &names)
{
    const QStringList lines = OdinText::log(event, view_, names);
    view_.apply(event);
    return lines;
}

QStringList OdinLogFormatter::announcements(const Event &event, const Names &names, const Speech &speech)
{
    const QStringList all = OdinSpeech::announcements(event, view_, names, speech);
    view_.apply(event);
    return all;
}

QString OdinLogFormatter::prompt(bool isShort) const { return OdinSpeech::prompt(view_, isShort); }

QString OdinLogFormatter::answer(Question question, const Names &names, bool isShort) const
{
    return OdinSpeech::answer(question, view_, names, isShort);
}

QHash<QString, Card> OdinLogFormatter::cardNames() const
{
    QHash<QString, Card> names;
    for (int index = 0; index < odin::kCardsWithGoat; ++index) {
        const Card card = static_cast<Card>(index);
        names.insert(OdinText::card(card, OdinText::Case::Nominative), card);
        names.insert(OdinText::card(card, OdinText::Case::Accusative), card);
    }
    return names;
}

QString OdinLogFormatter::partName(int part) const { return TableText::hand(part); }

QStringList NinjanLogFormatter::format(const Event &event, const Names &names)
{
    const QStringList lines = NinjanText::log(event, view_, names);
    view_.apply(event);
    return lines;
}

QStringList NinjanLogFormatter::announcements(const Event &event, const Names &names, const Speech &speech)
{
    const QStringList all = NinjanSpeech::announcements(event, view_, names, speech);
    view_.apply(event);
    return all;
}

QString NinjanLogFormatter::prompt(bool isShort) const { return NinjanSpeech::prompt(view_, isShort); }

QString NinjanLogFormatter::answer(Question question, const Names &names, bool isShort) const
{
    return NinjanSpeech::answer(question, view_, names, isShort);
}

std::vector<int> NinjanLogFormatter::totals() const
{
    const auto &points = view_.board().points;
    return {points.begin(), points.begin() + players()};
}

/// Each player has one turn in a round.
int NinjanLogFormatter::finishedParts() const
{
    return players() > 0 ? static_cast<int>(view_.turns().size()) / players() : 0;
}

QHash<QString, Card> NinjanLogFormatter::cardNames() const
{
    QHash<QString, Card> names;
    for (int index = 0; index < ninjan::kCards; ++index) {
        const Card card = static_cast<Card>(index);
        names.insert(NinjanText::card(card, NinjanText::Case::Nominative), card);
        names.insert(NinjanText::card(card, NinjanText::Case::Accusative), card);
    }
    return names;
}

QString NinjanLogFormatter::partName(int part) const { return TableText::round(part); }

std::unique_ptr<GameLogFormatter> makeLogFormatter(Game game, int seat)
{
    if (game == Game::Odin)
        return std::make_unique<OdinLogFormatter>(seat);
    return std::make_unique<NinjanLogFormatter>(seat);
}

} // namespace meadhall::ui
