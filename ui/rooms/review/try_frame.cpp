// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/try_frame.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/review/judge/likely_line.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/review/playback.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/z_values.h"

#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr qreal kFrameGap = 4, kFrameStroke = 2.5; ///< logical px: from the edge, where no seat or button stands
constexpr int kLabelHeight = 28, kLabelGlyph = 16, kLabelSide = 12, kLabelGap = 8;

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
                    .arg(joined(steps[i].who).toHtmlEscaped(), steps[i].what.toHtmlEscaped());
    return steps.size() > kMostSteps ? text + QChar(0x2026) + QStringLiteral("<br>") : text;
}

/// The record up to a try. In Ninjan the others choose what they chose, and the cards are revealed.
Events eventsWith(const Events &record, const review::Decision &decision, const Event &answer)
{
    Events events(record.begin(), record.begin() + decision.line - 1);
    const auto referee = makeReferee(std::get<GameEvent>(record.front()));
    for (std::size_t i = 1; i < events.size(); ++i)
        referee->apply(events[i]);
    const auto add = [&](const Event &event) {
        referee->apply(event);
        events.push_back(event);
    };
    add(answer);
    for (std::size_t i = toIndex(decision.line); i < record.size(); ++i) {
        const auto *choice = std::get_if<ChooseEvent>(&record[i]);
        if (!choice || !std::holds_alternative<ChooseEvent>(answer))
            break;
        if (choice->seat != decision.seat)
            add(*choice);
    }
    const auto next = referee->nextAutomaticEvent(0);
    if (next && std::holds_alternative<RevealEvent>(next->event))
        add(next->event);
    return events;
}

} // namespace

TryFrame::TryFrame(QGraphicsView &table) : table_(table)
{
    setZValue(z::kTryFrame);
    setAcceptedMouseButtons(Qt::NoButton);
    hide();
    table.scene()->addItem(this);
    connect(table.scene(), &QGraphicsScene::sceneRectChanged, this, &TryFrame::fit);
    fit();
}

void TryFrame::fit()
{
    prepareGeometryChange();
    room_ = table_.sceneRect();
}

void TryFrame::setLabel(const QString &label)
{
    label_ = label;
    update();
}

void TryFrame::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const Strokes strokes(*painter);
    const Palette &colours = paletteOf(themeOf(table_.palette()));
    const QRectF frame = room_.adjusted(kFrameGap, kFrameGap, -kFrameGap, -kFrameGap);
    for (const auto &[colour, width] :
         {std::pair(colours.woodGap, kFrameStroke + 2.5), std::pair(colours.wool, kFrameStroke)}) {
        QPen pen(colour, width, Qt::CustomDashLine, Qt::RoundCap);
        const qreal unit = 7 / width; // both lines have the same dashes
        pen.setDashPattern({unit, unit});
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(frame, kRadius, kRadius);
    }
    const QRectF box = labelBox(frame, label_);
    if (std::exchange(labelled_, isFree(box)) != labelled_)
        update(); // a part of it may be left
    if (labelled_)
        paintLabel(*painter, box, label_);
}

QFont TryFrame::labelFont() const
{
    QFont font = table_.font();
    font.setBold(true);
    return font;
}

QRectF TryFrame::labelBox(const QRectF &frame, const QString &label) const
{
    const int side = grown(kLabelSide);
    const qreal words = std::ceil(QFontMetricsF(labelFont()).horizontalAdvance(label));
    QRectF box(frame.left() + 2 * side, frame.top() - kFrameStroke / 2,
               words + 2 * side + grown(kLabelGap) + grown(kLabelGlyph), grown(kLabelHeight));
    if (table_.layoutDirection() == Qt::RightToLeft)
        box.moveRight(frame.right() - 2 * side);
    return box;
}

/// Returns true if no seat and no resting card covers the box.
bool TryFrame::isFree(const QRectF &box) const
{
    const auto items = scene()->items(box);
    return std::none_of(items.begin(), items.end(), [](const QGraphicsItem *item) {
        return item->isVisible() && item->zValue() < z::kFlying
               && (dynamic_cast<const SeatItem *>(item) || dynamic_cast<const CardItem *>(item));
    });
}

void TryFrame::paintLabel(QPainter &painter, const QRectF &box, const QString &label) const
{
    const ControlColours colours = controlColours(table_.palette());
    painter.setFont(labelFont());
    const bool mirrored = table_.layoutDirection() == Qt::RightToLeft;
    const int glyph = grown(kLabelGlyph), side = grown(kLabelSide), gap = grown(kLabelGap);
    painter.setPen(QPen(colours.rim, 2));
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(box, kRadius, kRadius);
    ArtKey sign = glyphArt(Glyph::Try, colours.text);
    sign.mirrored = mirrored;
    const QRectF picture(mirrored ? box.right() - side - glyph : box.left() + side, box.center().y() - glyph / 2.0,
                         glyph, glyph);
    const qreal ratio = painter.device()->devicePixelRatio();
    painter.drawPixmap(picture.topLeft(), smallPicture(sign, picture.size(), ratio));
    painter.setPen(colours.text);
    painter.drawText(mirrored ? box.adjusted(side, 0, -side - glyph - gap, 0)
                              : box.adjusted(side + glyph + gap, 0, -side, 0),
                     Qt::AlignCenter, label);
}

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
    columns_[0].title->setText(tr("What happened", "title: what followed in the game"));
    columns_[0].source->setText(tr("recorded", "what followed in the game"));
    columns_[1].title->setText(
        tr("After %1", "title: what would have followed; %1: a move").arg(ReviewText::move(seen, tried.front())));
    columns_[1].source->setText(tried.size() > 1 ? tr("most likely continuation", "how a game would have gone on")
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

void WhatIf::begin(const Events &record, const review::Decision &decision, const Event &answer,
                   const review::Depth &depth)
{
    attempt_ = review::Decision{decision.line, decision.seat, answer};
    events_ = eventsWith(record, decision, answer);
    Events past(record.begin(), record.begin() + decision.line - 1);
    past.push_back(answer);
    judging_.start([this, past, task = review::Task{decision.line, *attempt_}, depth](const std::stop_token &stop,
                                                                                      const Job::Results &results) {
        const auto tell = [&](const review::JudgedDecision &attempt, bool settled) {
            results.post([this, attempt, settled] { Q_EMIT judged(attempt, settled); });
        };
        review::ReviewRun::Callbacks callbacks;
        callbacks.finished = [&tell](const review::Review &part) {
            for (const auto &[line, attempt] : part.decisions)
                tell(attempt, true);
        };
        callbacks.provisional = [&tell](const review::JudgedDecision &attempt) { tell(attempt, false); };
        review::ReviewRun run(past, {task}, depth, 1, std::move(callbacks));
        const std::stop_callback stopRun(stop, [&run] { run.stop(); });
        run.wait();
    });
    likely_.start([this, events = events_, before = decision.line - 1, seed = depth.seed](const std::stop_token &stop,
                                                                                          const Job::Results &results) {
        const Events more = review::likelyLine(events, seed, stop);
        Events line(events.begin() + before, events.end());
        line.insert(line.end(), more.begin(), more.end());
        results.post([this, line] { Q_EMIT lineFound(line); });
    });
}

void WhatIf::end()
{
    likely_.cancel();
    judging_.cancel();
    attempt_.reset();
    events_.clear();
}

} // namespace meadhall::ui
