// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/spoken_history.h"

#include "engine/core/to_index.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/game_log_formatter.h"
#include "ui/table/table_view.h"

#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace meadhall::ui {

namespace {

constexpr QLatin1String kAfter("after"), kSeat("seat"), kWords("words"), kLanguage("language"), kQuestion("question"),
    kShort("short");

QString currentLanguage() { return QLocale().bcp47Name().section(QLatin1Char('-'), 0, 0); }

} // namespace

std::vector<SpokenHistory::Line> SpokenHistory::lines() const
{
    std::vector<Line> lines;
    Events seen = view_.table().hasGame() ? view_.table().seenBy(view_.viewpoint()) : Events{};
    seen.resize(std::min(seen.size(), view_.presenter().shownEvents())); // the others are still to come
    const auto formatter = game_ && !seen.empty() ? makeLogFormatter(game_->game, view_.viewpoint()) : nullptr;
    const auto part = [&formatter] {
        return formatter && formatter->currentPart() > 0 ? formatter->partName(formatter->currentPart()) : QString();
    };
    auto note = notes_.begin();
    const auto addNotes = [&](std::size_t shown) {
        for (; note != notes_.end() && note->events <= shown; ++note)
            if (note->viewpoint == view_.viewpoint()
                && (note->question ? formatter != nullptr : note->language == currentLanguage()))
                lines.push_back(note->question
                                    ? Line{Line::Kind::Asked,
                                           formatter->answer(*note->question, view_.names(), note->isShort), part()}
                                    : Line{Line::Kind::Other, note->words, part()});
    };
    addNotes(0);
    QString asked;
    for (std::size_t i = 0; formatter && i < seen.size(); ++i) {
        const QStringList said = formatter->announcements(seen[i], view_.names().at(i), view_.speech());
        if (view_.speaksEvents()) {
            for (const QString &words : said)
                lines.push_back({Line::Kind::Move, words, part()});
            const QString prompt = formatter->prompt(view_.speech().isShort);
            if (prompt != std::exchange(asked, prompt) && !prompt.isEmpty() && view_.lane() == 0)
                lines.push_back({Line::Kind::Turn, prompt, part()});
        }
        addNotes(i + 1);
    }
    for (Line &line : lines)
        line.words = Announcer::spokenLine(line.words);
    return lines;
}

void SpokenHistory::add(const QString &words)
{
    add({view_.presenter().shownEvents(), view_.viewpoint(), words, currentLanguage()});
}

void SpokenHistory::addQuestion(Question question, bool isShort)
{
    add({view_.presenter().shownEvents(), view_.viewpoint(), {}, {}, question, isShort});
}

void SpokenHistory::add(Note note)
{
    steps_ = 0;
    if (notes_.size() >= kMostNotes)
        notes_.erase(notes_.begin());
    notes_.push_back(std::move(note));
}

void SpokenHistory::restart(const std::optional<GameEvent> &game)
{
    if (game != game_)
        notes_.clear();
    game_ = game;
    const std::size_t shown = view_.table().hasGame() ? view_.table().record().size() : 0;
    std::erase_if(notes_, [shown](const Note &note) { return note.events > shown; }); // after an undo
    steps_ = 0;
}

QJsonArray SpokenHistory::notes() const
{
    QJsonArray notes;
    for (const Note &note : notes_) {
        QJsonObject one{{kAfter, static_cast<qint64>(note.events)}, {kSeat, note.viewpoint}};
        if (note.question) {
            one[kQuestion] = static_cast<int>(*note.question);
            one[kShort] = note.isShort;
        } else {
            one[kWords] = note.words;
            one[kLanguage] = note.language;
        }
        notes.push_back(one);
    }
    return notes;
}

void SpokenHistory::restoreNotes(const QJsonArray &notes)
{
    std::vector<Note> earlier;
    const std::size_t shown = view_.table().record().size();
    for (const QJsonValue &value : notes) {
        const int question = value[kQuestion].toInt(-1);
        Note note{static_cast<std::size_t>(value[kAfter].toInteger()), value[kSeat].toInt(kSpectator),
                  value[kWords].toString(), value[kLanguage].toString()};
        note.isShort = value[kShort].toBool();
        if (question >= 0 && question < kQuestions)
            note.question = static_cast<Question>(question);
        if ((note.question || !note.words.isEmpty()) && note.events <= shown)
            earlier.push_back(std::move(note));
    }
    notes_.insert(notes_.begin(), std::make_move_iterator(earlier.begin()), std::make_move_iterator(earlier.end()));
    std::stable_sort(notes_.begin(), notes_.end(), [](const Note &a, const Note &b) { return a.events < b.events; });
}

QString SpokenHistory::step(int steps)
{
    const std::vector<Line> all = lines();
    if (all.empty())
        return {};
    steps_ = std::clamp(steps_ + steps, 0, static_cast<int>(all.size()) - 1);
    return all[all.size() - 1 - toIndex(steps_)].words;
}

QString SpokenHistory::newest()
{
    steps_ = 0;
    return step(0);
}

} // namespace meadhall::ui
