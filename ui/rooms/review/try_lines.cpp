// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/try_lines.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/review/timeline.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// A step of a line: who did what. Neighbours that do the same are one step.
struct LineStep {
    QStringList who;
    QString what;
};

constexpr int kLeastRows = 4;
constexpr std::size_t kMostSteps = 7; ///< more have no room

std::vector<LineStep> stepsOf(const Events &events, const Events &line, const Names &names)
{
    const auto referee = makeReferee(std::get<GameEvent>(events.front()));
    Events past = events;
    std::vector<LineStep> steps;
    for (const Event &event : line) {
        const auto seat = seatOf(event);
        const bool shown = seat && !std::holds_alternative<ChooseEvent>(event);
        if (shown) {
            Events seen;
            for (const Event &one : past)
                seen.push_back(referee->seenBy(one, *seat));
            const QString who = TableText::nameAlone(names, *seat), what = ReviewText::move(seen, event);
            if (!steps.empty() && steps.back().what == what)
                steps.back().who.push_back(who);
            else
                steps.push_back({{who}, what});
        }
        past.push_back(event);
    }
    return steps;
}

QString textOf(const std::vector<LineStep> &steps)
{
    QString text;
    for (std::size_t i = 0; i < std::min(steps.size(), kMostSteps); ++i)
        text += QStringLiteral("%1: <b>%2</b><br>")
                    .arg(steps[i].who.join(QStringLiteral(", ")).toHtmlEscaped(), steps[i].what.toHtmlEscaped());
    return steps.size() > kMostSteps ? text + QChar(0x2026) + QStringLiteral("<br>") : text;
}

} // namespace

TryLines::TryLines(QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(grown(12));
    grid->setVerticalSpacing(grown(4));
    grid->setRowStretch(2, 1);
    for (int i = 0; i < 2; ++i) {
        Column &column = columns_[toIndex(i)];
        column = {new QLabel(this), new QLabel(this), new QLabel(this)};
        QFont bold = font();
        bold.setBold(true);
        column.title->setFont(bold);
        column.source->setForegroundRole(QPalette::PlaceholderText);
        column.steps->setTextFormat(Qt::RichText);
        column.steps->setWordWrap(true);
        column.steps->setMinimumHeight(1);
        column.steps->setAlignment(Qt::AlignTop | Qt::AlignLeading);
        grid->addWidget(column.title, 0, i);
        grid->addWidget(column.source, 1, i);
        grid->addWidget(column.steps, 2, i);
        grid->setColumnStretch(i, 1);
    }
}

QSize TryLines::minimumSizeHint() const { return {0, columns_[0].title->sizeHint().height() * kLeastRows}; }

void TryLines::setLines(const Events &events, const Events &recorded, const Events &tried, int seat, const Names &names)
{
    Events seen;
    const auto referee = makeReferee(std::get<GameEvent>(events.front()));
    for (const Event &event : events)
        seen.push_back(referee->seenBy(event, seat));
    columns_[0].title->setText(tr("As it went", "title: what followed in the game"));
    columns_[0].source->setText(tr("recorded", "what followed in the game"));
    columns_[1].title->setText(
        tr("After %1", "title: what would have followed; %1: a move").arg(ReviewText::move(seen, tried.front())));
    columns_[1].source->setText(tried.size() > 1 ? tr("the likeliest line", "how a game would have gone on")
                                                 : tr("being worked out…", "how a game would have gone on"));
    const std::array<const Events *, 2> lines{&recorded, &tried};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QString end; // first, since what lacks room is cut off at the bottom
        for (const Event &event : *lines[i])
            if (const auto *over = std::get_if<HandOverEvent>(&event); over && toIndex(seat) < over->points.size())
                end = QStringLiteral("<b>%1</b><br>")
                          .arg(tr("%Ln points at the end", "of a hand", over->points[toIndex(seat)]).toHtmlEscaped());
        columns_[i].steps->setText(end + textOf(stepsOf(events, *lines[i], names)));
    }
}

} // namespace meadhall::ui
