// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/review_room.h"

#include "engine/background/job.h"
#include "engine/clock/clock.h"
#include "engine/core/event.h"
#include "engine/core/random.h"
#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/seat_record.h"
#include "engine/review/judge/likely_line.h"
#include "engine/review/judge/review_run.h"
#include "engine/table/open_hands.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/names.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/review/mistake_list.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_curve.h"
#include "ui/rooms/review/review_judging.h"
#include "ui/rooms/review/transport_bar.h"
#include "ui/rooms/review/verdict_panel.h"
#include "ui/table/games/games.h"
#include "ui/table/ninjan/ninjan_stage.h"
#include "ui/table/played_cards.h"
#include "ui/table/replay/replay_view.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/z_values.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_settings.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QGraphicsObject>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kAnnounceDelayMs = 200; ///< ms without another step before a moment is announced
const QString kAllCardsKey = QStringLiteral("review/allCards");
constexpr qreal kStripPart = 0.265;
constexpr int kStripLeast = 190, kStripMost = 320;
constexpr int kSmallStrip = 208; ///< below the table of a small window, with its row of buttons
constexpr int kPanelInset = 16, kEyeGlyph = 18;
constexpr int kLeastList = 120;  ///< height of the list of mistakes, with its heading and counts
constexpr int kSmallButton = 36; ///< side of a button in the row of a small window

/// The seats of people.
std::vector<int> peopleOfGame(const GameEvent &game)
{
    std::vector<int> people;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        if (const auto chair = players::chairAt(game, seat); chair && chair->human)
            people.push_back(static_cast<int>(seat));
    return people;
}

/// Chooses the caption of an event from its lines in the log. After a pass the table itself shows who leads.
QString captionOf(const Event &event, const QStringList &lines)
{
    if (lines.isEmpty())
        return {};
    if (std::holds_alternative<PassEvent>(event))
        return lines.first();
    const bool move = std::holds_alternative<PlayEvent>(event) || std::holds_alternative<ResolveEvent>(event);
    return move ? lines.join(QLatin1Char(' ')) : lines.last();
}

} // namespace

/// Tells the events of a record one at a time, as a seat saw them; going forward costs only the events between.
class ReviewRoom::Captions {
public:
    /// @param events must outlive the object
    Captions(const Events &events, int seat)
        : events_(events), seat_(seat), referee_(makeReferee(std::get<GameEvent>(events.front())))
    {
    }

    /// @param line from 1
    /// @param isDecision whether the seat decided something there
    /// @param isShort whether moves are told in few words, as they are spoken
    QString at(int line, const Names &names, bool isDecision, bool isShort = false)
    {
        const Event &event = events_[toIndex(line - 1)];
        if (!before_ || skipped_ >= line) {
            before_ = makeLogFormatter(std::get<GameEvent>(events_.front()).game, seat_);
            skipped_ = 0;
        }
        for (; skipped_ + 1 < line; ++skipped_)
            before_->skip(referee_->seenBy(events_[toIndex(skipped_)], seat_));
        const auto formatter = before_->clone();
        const Event seen = referee_->seenBy(event, seat_);
        const bool move = std::holds_alternative<PlayEvent>(event) || std::holds_alternative<ResolveEvent>(event);
        const QString caption =
            captionOf(event, isShort && move ? formatter->announcements(seen, names, {.isShort = true})
                                             : formatter->format(seen, names));
        if (!caption.isEmpty() || !isDecision || seatOf(event) != seat_)
            return caption;
        // A card chosen face down is not in the log.
        return ReviewText::valueAt(ReviewText::playedLabel(event, seat_, names),
                                   ReviewText::move(review::seenBefore(events_, line, seat_), event));
    }

private:
    const Events &events_;
    int seat_;
    std::unique_ptr<Referee> referee_;
    std::unique_ptr<GameLogFormatter> before_; ///< has processed the first `skipped_` events
    int skipped_ = 0;
};

namespace {

/// Completes a seat's record with any cards that are possible, for a game against computers.
Events dealtAnew(const Events &seen)
{
    const int seat = std::get<GameEvent>(seen.front()).view;
    Random random(QRandomGenerator::global()->generate64());
    Events events = record::dealtAnew(seen, seat, random);
    auto &game = std::get<GameEvent>(events.front());
    const std::string computer = players::textOf({.human = false});
    game.chairs.assign(game.seats.size(), computer);
    game.chairs[toIndex(seat)] = players::textOf({});
    return events;
}

constexpr Qt::KeyboardModifiers kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

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

/// Lies on the board inside its border, below seats and cards. The label is on its upper edge at the leading side,
/// where no seat is.
class TryFrame : public QGraphicsObject {
    Q_OBJECT

public:
    /// Adds itself, hidden, to the scene of the view, whose size it follows.
    explicit TryFrame(QGraphicsView &table) : table_(table)
    {
        setZValue(z::kTryFrame);
        setAcceptedMouseButtons(Qt::NoButton);
        hide();
        table.scene()->addItem(this);
        connect(table.scene(), &QGraphicsScene::sceneRectChanged, this, &TryFrame::fit);
        fit();
    }
    /// Where a seat or cards leave no room for it, the frame has no label.
    void setLabel(const QString &label)
    {
        label_ = label;
        update();
    }
    QString label() const { return label_; }
    QRectF boundingRect() const override { return room_; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
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

private:
    void fit()
    {
        prepareGeometryChange();
        room_ = table_.sceneRect();
    }
    QFont labelFont() const { return scaledFont(table_.font(), 1, true); }
    QRectF labelBox(const QRectF &frame, const QString &label) const
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
    bool isFree(const QRectF &box) const
    {
        const auto items = scene()->items(box);
        return std::none_of(items.begin(), items.end(), [](const QGraphicsItem *item) {
            return item->isVisible() && item->zValue() < z::kFlying
                   && (dynamic_cast<const SeatItem *>(item) || dynamic_cast<const CardItem *>(item));
        });
    }
    void paintLabel(QPainter &painter, const QRectF &box, const QString &label) const
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

    QGraphicsView &table_;
    QRectF room_;
    QString label_;
    bool labelled_ = false; ///< it has room
};

/// Shows how a hand or round went, and beside it how it would probably have gone after another move.
class TryLines : public QWidget {
    Q_OBJECT

public:
    explicit TryLines(QWidget *parent = nullptr) : QWidget(parent)
    {
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(grown(12));
        grid->setVerticalSpacing(grown(4));
        grid->setRowStretch(2, 1);
        for (int i = 0; i < 2; ++i) {
            Column &column = columns_[toIndex(i)];
            column = {new QLabel(this), new QLabel(this), wordLabel(this)};
            column.title->setFont(scaledFont(font(), 1, true));
            column.source->setForegroundRole(QPalette::PlaceholderText);
            column.steps->setTextFormat(Qt::RichText);
            column.steps->setMinimumHeight(1);
            column.steps->setAlignment(Qt::AlignTop | Qt::AlignLeading);
            grid->addWidget(column.title, 0, i);
            grid->addWidget(column.source, 1, i);
            grid->addWidget(column.steps, 2, i);
            grid->setColumnStretch(i, 1);
        }
    }
    /// @param events what had happened before
    /// @param recorded,tried what followed; `tried` begins with the other move and is only that while the rest is
    /// sought
    /// @param seat whose points count
    void setLines(const Events &events, const Events &recorded, const Events &tried, int seat, const Names &names)
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
                    end =
                        QStringLiteral("<b>%1</b><br>")
                            .arg(tr("%Ln points at the end", "of a hand", over->points[toIndex(seat)]).toHtmlEscaped());
            columns_[i].steps->setText(end + textOf(stepsOf(events, *lines[i], names)));
        }
    }
    /// No: the height is the room that is left; the steps are cut off at the bottom.
    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override { return {0, columns_[0].title->sizeHint().height() * kLeastRows}; }

private:
    struct Column {
        QLabel *title, *source, *steps;
    };
    std::array<Column, 2> columns_;
};

/// Another move than the one that was played: what it would have been worth. Judges one try at a time in the
/// background. Nothing of it is written anywhere.
class WhatIf : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// @param record the game as it went
    /// @param decision of that game, which the try replaces
    /// @param answer legal there
    void begin(const Events &record, const review::Decision &decision, const Event &answer, const review::Depth &depth)
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
        likely_.start([this, events = events_, before = decision.line - 1,
                       seed = depth.seed](const std::stop_token &stop, const Job::Results &results) {
            const Events more = review::likelyLine(events, seed, stop);
            Events line(events.begin() + before, events.end());
            line.insert(line.end(), more.begin(), more.end());
            results.post([this, line] { Q_EMIT lineFound(line); });
        });
    }
    /// Forgets the try; what is still being judged is dropped.
    void end()
    {
        likely_.cancel();
        judging_.cancel();
        attempt_.reset();
        events_.clear();
    }
    /// The answer that is tried, and the decision it replaces.
    const std::optional<review::Decision> &attempt() const { return attempt_; }
    /// The events to show: what had happened before, the try, and what follows by itself.
    const Events &events() const { return events_; }

Q_SIGNALS:
    /// The probable events are known; the first one is the try.
    void lineFound(const meadhall::Events &line);
    /// The try has been judged, provisionally until `settled`.
    void judged(const meadhall::review::JudgedDecision &attempt, bool settled);

private:
    std::optional<review::Decision> attempt_;
    Events events_;
    Job judging_{this}, likely_{this};
};

ReviewRoom::ReviewRoom(ReviewInput input, Settings &settings, PixmapCache &cache, QWidget *parent)
    : Room(parent), input_(std::move(input)), settings_(settings), cache_(cache)
{
    setObjectName(QStringLiteral("review"));
    const auto &game = std::get<GameEvent>(input_.events.front());
    people_ = peopleOfGame(game);
    allCards_ = !isOneSeats() && (people_.empty() || settings_.store().value(kAllCardsKey).toBool());
    view_ = new ReplayView(
        game.game, replayed_, cache, [game](const Table &) { return peopleIn(game); }, this);
    playback_ = new Playback(replayed_, *view_, this);
    judging_ = new ReviewJudging(game_, this);
    whatIf_ = new WhatIf(this);
    build();
    connectParts();
    followTableSettings(settings_, this, [this] { applySettings(); });
    connect(&Clock::instance(), &Clock::dayChanged, this, [this] { setFacts(facts()); });
    applySettings();
    retranslate();
    game_.setAsSeen(!allCards_);
    open(people_.empty() ? kSpectator : people_.front());
    if (input_.line > 0)
        playback_->goToLine(input_.line);
    followChanges(this, {QEvent::LanguageChange}, [this] {
        game_.setNames(peopleIn(std::get<GameEvent>(input_.events.front())).names);
        judging_->publish();
        retranslate();
        announceLater();
    });
    followChanges(this, {QEvent::PaletteChange}, [this] { retranslate(); });
}

/// The view and what works in the background refer to members, which would be gone before the children.
ReviewRoom::~ReviewRoom()
{
    playback_->disconnect(this);
    judging_->disconnect(); // how far it has come would be announced by a room that is gone
    marks_.clear();
    delete whatIf_;
    delete judging_;
    delete playback_;
    delete view_;
}

void ReviewRoom::build()
{
    frame_ = new TryFrame(*view_);
    transport_ = new TransportBar(*playback_, game_, this);
    curve_ = new ReviewCurve(game_, this);
    verdict_ = new VerdictPanel(game_, cache_, this);
    mistakes_ = new MistakeList(game_, this);
    progress_ = new JudgingBar(*judging_, this);
    hands_ = new Segments(this);
    hands_->addChoice({});
    hands_->addChoice({});
    hands_->setCurrent(allCards_ ? 1 : 0);
    hands_->button(1)->setEnabled(!isOneSeats());
    tabs_ = new Segments(this);
    for (int tab = 0; tab < 3; ++tab)
        tabs_->addChoice({});
    tabs_->setCurrent(0);
    seats_ = new Segments(this);
    const int seats = people_.empty() ? 1 + static_cast<int>(std::get<GameEvent>(input_.events.front()).seats.size())
                                      : static_cast<int>(people_.size());
    for (int seat = 0; seat < seats; ++seat)
        seats_->addChoice({});
    seats_->setCurrent(0);
    seats_->setVisible(people_.size() != 1);
    remark_ = named(wordLabel(this), "remark");
    remark_->setText(input_.remark);
    remark_->setVisible(!input_.remark.isEmpty());
    endTry_ = named(new QPushButton(this), "endTry");
    endTry_->hide();
    lines_ = new TryLines(this);
    lines_->hide();
    addWidgets(*barEnd(), {seats_, hands_});
    layOut();
    for (QWidget *child : findChildren<QWidget *>())
        child->installEventFilter(this);
}

/// Table, and below it the strip; beside both the panel. In a small window the strip has pages instead of the panel.
void ReviewRoom::layOut()
{
    side_ = new QWidget(this);
    side_->setMinimumHeight(1); // what lacks room is the list, which scrolls
    strip_ = new QWidget(this);
    pages_ = new QStackedWidget(strip_);
    pages_->setMinimumWidth(1); // what is wider than a small window is elided or wrapped
    decisionPage_ = new QWidget(pages_);
    curvePage_ = new QWidget(pages_);
    mistakesPage_ = new QWidget(pages_);
    for (QWidget *page : {decisionPage_, curvePage_, mistakesPage_}) {
        pages_->addWidget(page == curvePage_ ? page : makeScrollingPage(page));
        newColumn(-1, page);
    }
    curvePage_->layout()->addWidget(curve_);
    auto *below = newColumn(0, strip_);
    below->addWidget(transport_);
    below->addWidget(pages_, 1);
    transport_->end()->addWidget(curve_->valuesButton());
    transport_->end()->addWidget(tabs_);
    QVBoxLayout *left = newColumn(0);
    left->addWidget(view_, 1);
    left->addWidget(strip_);
    auto *beside = new QVBoxLayout(side_);
    beside->setContentsMargins(grown(kPanelInset), grown(8), grown(kPanelInset), grown(kPanelInset));
    beside->setSpacing(grown(12));
    beside->setAlignment(Qt::AlignTop); // what is above the list stays there while it is hidden
    QHBoxLayout *whole = newRow(0);
    whole->addLayout(left, 1);
    whole->addWidget(side_);
    body()->addLayout(whole, 1);
    setSmall(true); // so that a small window is not made larger before its size is known
}

void ReviewRoom::setSmall(bool small)
{
    small_ = small;
    auto *beside = static_cast<QVBoxLayout *>(side_->layout());
    auto *decision = static_cast<QVBoxLayout *>(decisionPage_->layout());
    auto *list = static_cast<QVBoxLayout *>(mistakesPage_->layout());
    transport_->end()->removeWidget(endTry_);
    for (QWidget *part : std::initializer_list<QWidget *>{remark_, progress_, verdict_, lines_, endTry_, mistakes_})
        for (QVBoxLayout *column : {beside, decision, list})
            column->removeWidget(part);
    verdict_->setLow(small);
    for (QVBoxLayout *page : {decision, list})
        page->setContentsMargins(small ? grown(12) : 0, 0, small ? grown(12) : 0, small ? grown(4) : 0);
    (small ? list : beside)->addWidget(remark_);
    (small ? decision : beside)->addWidget(verdict_, small ? 1 : 0);
    (small ? list : beside)->addWidget(lines_, 1);
    if (small)
        transport_->end()->insertWidget(0, endTry_);
    else
        beside->addWidget(endTry_);
    showEndTry();
    (small ? list : beside)->addWidget(mistakes_, 1);
    mistakes_->setLow(small);
    progress_->setLow(small);
    mistakes_->setMinimumHeight(small ? 0 : grown(kLeastList));
    (small ? list : beside)->addWidget(progress_); // last: nothing moves when it goes
    side_->setVisible(!small);
    tabs_->setVisible(small);
    transport_->setSmall(small);
    strip_->setMinimumWidth(1); // a large window may become a small one at once
    curve_->valuesButton()->setVisible(!small);
    if (small)
        pages_->setCurrentIndex(std::max(tabs_->current(), 0));
    else
        pages_->setCurrentWidget(curvePage_);
}

void ReviewRoom::arrange()
{
    if (const bool small = isInSmallWindow(); small != small_) {
        const QPointer<QWidget> focused = focusWidget();
        setSmall(small);
        if (focused && focused->isVisibleTo(this))
            focused->setFocus(Qt::OtherFocusReason); // a widget that moves to another place loses it
    }
    side_->setFixedWidth(panelWidth());
    setStripHeight();
    const int others = grown(kLeastList) + progress_->sizeHint().height() + 5 * grown(12); // below it, with the gaps
    verdict_->setRoom(bodyHeight() - others);
}

/// Makes room in a small window: the whole hand and the buttons must be visible while another move is chosen.
void ReviewRoom::setStripHeight()
{
    const bool makesRoom = small_ && view_->trying();
    pages_->setVisible(!makesRoom);
    strip_->setFixedHeight(makesRoom ? transport_->layout()->totalHeightForWidth(width())
                           : small_  ? std::clamp(bodyHeight() - view_->minimumHeight(), 1, grown(kSmallStrip))
                                    : std::clamp(qRound(height() * kStripPart), grown(kStripLeast), grown(kStripMost)));
}

/// The frame, and the button that ends it, are there while another move is tried.
void ReviewRoom::updateTry()
{
    frame_->setVisible(trying());
    setStripHeight();
    verdict_->setChoosing(view_->trying());
    if (!trying() && endTry_->hasFocus())
        view_->setFocus(); // before the focused button is hidden
    endTry_->setVisible(trying());
    mistakes_->setVisible(!trying());
    lines_->setVisible(playback_->showsOther());
}

/// With its words, or in the row of buttons of a small window with its glyph alone.
void ReviewRoom::showEndTry()
{
    const QString words = tr("Back to the game", "button: ends a move that is only tried");
    endTry_->setText(small_ ? QString() : words);
    nameButton(endTry_, words);
    setGlyph(endTry_, Glyph::Undo, true);
    endTry_->setMinimumSize(small_ ? grown(kSmallButton) : 0, small_ ? grown(kSmallButton) : 0);
    endTry_->setMaximumWidth(small_ ? grown(kSmallButton) : QWIDGETSIZE_MAX);
}

QString ReviewRoom::facts() const
{
    const auto &game = std::get<GameEvent>(input_.events.front());
    const int players = static_cast<int>(game.seats.size());
    QStringList facts{isolated(gameInfo(game.game).name()), TableText::playerCount(players)};
    if (game.deal)
        facts.push_back(PastGameText::deal(*game.deal));
    if (input_.day.isValid())
        facts.push_back(PastGameText::day(input_.day));
    const int seat = people_.size() == 1 ? people_.front() : -1;
    if (const auto *over = std::get_if<GameOverEvent>(&input_.events.back()); over && seat >= 0) {
        facts.push_back(TableText::placeInGame(placeOf(game.game, over->totals, over->winners, seat), players));
    }
    return facts.join(QStringLiteral(" · "));
}

void ReviewRoom::retranslate()
{
    setTitle(ReviewText::review());
    setFacts(facts());
    hands_->setAccessibleName(tr("Cards", "which cards are seen in a review"));
    hands_->setTexts({people_.size() == 1 ? tr("As you saw it", "review: which cards are seen")
                                          : tr("As the player saw it", "review: which cards are seen"),
                      tr("All cards face up", "review: which cards are seen")});
    for (int i = 0; i < 2; ++i)
        setGlyph(hands_->button(i), i == 0 ? Glyph::EyeClosed : Glyph::Eye, false, kEyeGlyph);
    if (isOneSeats()) {
        hands_->button(1)->setToolTip(ReviewText::oneSeatKnown());
        hands_->button(1)->setAccessibleDescription(hands_->button(1)->toolTip());
    }
    frame_->setLabel(ReviewText::whatIf());
    tabs_->setAccessibleName(tr("View", "which part of a review is seen"));
    tabs_->setTexts({tr("Decision", "part of a review"), TableText::curve(), tr("Mistakes", "part of a review")});
    QStringList seats;
    if (people_.empty())
        seats.push_back(tr("No verdicts", "review of a game of computers"));
    const Names names = peopleIn(std::get<GameEvent>(input_.events.front())).names;
    for (int seat = 0; seat < names.seats.size(); ++seat)
        if (people_.empty() || std::find(people_.begin(), people_.end(), seat) != people_.end())
            seats.push_back(ButtonText::typed(TableText::nameAlone(names, seat)));
    seats_->setAccessibleName(tr("Whose decisions to review", "review: whose decisions are judged"));
    seats_->setTexts(seats);
    showEndTry();
    syncToPlayback();
}

QWidget *ReviewRoom::first() { return view_; }

/// @param seat whose decisions are judged; kSpectator: nobody's
void ReviewRoom::open(int seat)
{
    announceLater();
    endTry();
    game_.setGame(input_.events, peopleIn(std::get<GameEvent>(input_.events.front())).names, seat);
    const int moment = playback_->moment();
    playback_->open(input_.events, std::max(seat, 0));
    captions_ = std::make_unique<Captions>(input_.events, playback_->seat());
    playback_->goToMoment(moment);
    judging_->begin(input_.file, input_.depth, input_.lock);
    syncToPlayback();
}

void ReviewRoom::connectParts()
{
    announceDelay_.setSingleShot(true);
    announceDelay_.setInterval(kAnnounceDelayMs);
    connect(&announceDelay_, &QTimer::timeout, this, [this] {
        if (game_.line() != announcedLine_)
            announceLine();
    });
    connect(playback_, &Playback::moved, this, [this] {
        syncToPlayback();
        announceStep();
    });
    playback_->setLingers([this](int line) {
        const review::Judgement *judgement = game_.judgementAt(line);
        return judgement && judgement->verdict >= review::Verdict::Doubtful;
    });
    view_->setOpenHands([this](std::size_t events) { return openHands(events); });
    connect(&replayed_, &Table::tried, this, &ReviewRoom::tried);
    connect(whatIf_, &WhatIf::judged, this, &ReviewRoom::showTry);
    connect(whatIf_, &WhatIf::lineFound, this, &ReviewRoom::showLines);
    connect(&game_, &ReviewedGame::reviewChanged, this, &ReviewRoom::mark);
    Announcer *announcer = &view_->announcer();
    connect(transport_, &TransportBar::said, announcer, &Announcer::announce);
    connect(curve_, &ReviewCurve::said, announcer, &Announcer::announce);
    connect(transport_, &TransportBar::nextMistakeWanted, mistakes_, &MistakeList::goNext);
    connect(transport_, &TransportBar::previousMistakeWanted, mistakes_, &MistakeList::goPrevious);
    connect(progress_, &JudgingBar::said, announcer, [this, announcer](const QString &words) {
        if (isVisible()) // it has not just been left, which stops the judging
            announcer->announce(words);
    });
    const auto goTo = [this](int line) { playback_->goToLine(line); };
    connect(curve_, &ReviewCurve::lineChosen, this, goTo);
    connect(mistakes_, &MistakeList::lineChosen, this, goTo);
    connect(verdict_, &VerdictPanel::lineChosen, this, goTo);
    connect(mistakes_, &MistakeList::resumeRequested, judging_, &ReviewJudging::resume);
    connect(verdict_, &VerdictPanel::tryAnotherMove, this, &ReviewRoom::tryAnotherMove);
    connect(verdict_, &VerdictPanel::playOnFrom, this, &ReviewRoom::playOn);
    connect(endTry_, &QPushButton::clicked, this, &ReviewRoom::endTry);
    connect(hands_, &Segments::activated, this, [this](int index) { showAllCards(index == 1); });
    connect(tabs_, &Segments::activated, pages_, &QStackedWidget::setCurrentIndex);
    connect(seats_, &Segments::activated, this,
            [this](int index) { open(people_.empty() ? index - 1 : people_[toIndex(index)]); });
}

void ReviewRoom::applySettings()
{
    applyTableSettings(*view_, settings_);
    view_->controller().setDimming(settings_.dimsUnplayable() && view_->trying());
    verdict_->setCardLook(cardLookOf(settings_));
    playback_->setDurationFactor(motionFactor());
    mark();
}

QString ReviewRoom::caption(bool isShort)
{
    return captions_ ? captions_->at(game_.line(), game_.names(), game_.decisionAt(game_.line()), isShort) : QString();
}

/// Everything shows the moment at the table.
void ReviewRoom::syncToPlayback()
{
    if (!playback_->showsOther() && whatIf_->attempt())
        endTry();
    game_.setLine(playback_->line());
    if (game_.decisionAt(game_.line()))
        judging_->look(game_.line());
    if (!playback_->showsOther())
        view_->setCaption(caption(false));
    mark();
}

/// Announces a step at once, before the focus that it moves; of several in quick succession the first and the last.
void ReviewRoom::announceStep()
{
    if (!announceDelay_.isActive())
        announceLine();
    announceDelay_.start();
}

/// Announces where the playback has come to when it has rested.
void ReviewRoom::announceLater()
{
    announcedLine_ = 0;
    announceDelay_.start();
}

/// Announces where it was opened, before what has the focus.
void ReviewRoom::showEvent(QShowEvent *event)
{
    Room::showEvent(event);
    if (announceDelay_.isActive() && announcedLine_ == 0)
        announceLine();
}

/// The signs on the cards of the hand, while these can be seen as they were before the move.
void ReviewRoom::mark()
{
    marks_.clear();
    const review::Decision *decision = game_.decisionAt(game_.line());
    const review::Judgement *judgement = game_.judgementAt(game_.line());
    const bool before = decision && playback_->moment() == decision->line - 1 && !playback_->showsOther();
    std::map<Card, QString> notes;
    if (before && judgement && !view_->trying()) {
        marks_.show(view_->stage().hand(), decision->played, *judgement, view_->theme());
        if (auto *ninjan = qobject_cast<NinjanStage *>(&view_->stage()))
            marks_.showPiles(ninjan->piles(), decision->played, *judgement, view_->theme());
        for (const Card card : cardsPlayedBy(decision->played))
            notes[card] = tr("part of the move that was played", "said after the name of a card");
        for (const Card card : cardsPlayedBy(judgement->best))
            notes[card] = tr("part of the better move", "said after the name of a card");
    }
    view_->setNotes(notes);
}

std::vector<CardSet> ReviewRoom::openHands(std::size_t events) const
{
    const Events &shown = replayed_.record();
    if (allCards_)
        return handsAfter(shown, events);
    const Events past(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(std::min(events, shown.size())));
    return handsSeenOpen(past, playback_->seat());
}

/// Returns true for a seat's record: the cards of the others are not known.
bool ReviewRoom::isOneSeats() const { return std::get<GameEvent>(input_.events.front()).view >= 0; }

void ReviewRoom::showAllCards(bool open)
{
    if (isOneSeats())
        return;
    allCards_ = open;
    hands_->setCurrent(open ? 1 : 0);
    settings_.store().setValue(kAllCardsKey, open);
    game_.setAsSeen(!open);
    curve_->retranslate();
    view_->setOpenHands([this](std::size_t events) { return openHands(events); });
}

bool ReviewRoom::trying() const { return view_->trying() || playback_->showsOther(); }

void ReviewRoom::tryAnotherMove()
{
    if (!game_.decisionAt(game_.line()))
        return;
    playback_->setPlaying(false);
    announceLater(); // not at all: what is to be done is announced
    if (playback_->showsOther())
        playback_->showRecord();
    view_->setTrying(true);
    applySettings();
    view_->setFocus(); // before the focused button is disabled
    updateTry();
    view_->announcer().announce(tr("Choose another move.", "what if: said by a screen reader"));
}

/// An answer to what is shown: what would it have been worth?
void ReviewRoom::tried(int seat, const Event &answer)
{
    const review::Decision *decision = game_.decisionAt(game_.line());
    if (!decision || decision->seat != seat || playback_->showsOther())
        return;
    const auto depth = input_.depth.value_or(review::usualDepth(game_.game(), game_.players()));
    whatIf_->begin(input_.events, *decision, answer, depth);
    view_->setTrying(false);
    applySettings();
    playback_->showOther(whatIf_->events());
    view_->setCaption(Captions(whatIf_->events(), seat).at(decision->line, game_.names(), true));
    showLines({answer});
    marks_.clear();
    updateTry();
}

void ReviewRoom::showTry(const review::JudgedDecision &attempt, bool settled)
{
    verdict_->setTried(attempt);
    const Events seen = review::seenBefore(input_.events, attempt.decision.line, attempt.decision.seat);
    CurveBranch branch;
    branch.line = attempt.decision.line;
    branch.expected = {attempt.judgement.points};
    branch.verdict = attempt.judgement.verdict;
    branch.label = tr("what if: %1", "beside a line of the curve; %1: a move")
                       .arg(ReviewText::move(seen, attempt.decision.played));
    curve_->setBranch(branch);
    if (settled)
        view_->announcer().announce(ReviewText::longMove(seen, attempt.decision.played) + QStringLiteral(". ")
                                    + ReviewText::spokenJudgement(game_.game(), seen, attempt.judgement));
}

/// Shows how the hand or round went on, and how it would probably have gone on after the try.
void ReviewRoom::showLines(const Events &tried)
{
    const Events &events = input_.events;
    const auto begin = events.begin() + whatIf_->attempt()->line - 1;
    bool resolved = false;
    auto end = std::find_if(begin, events.end(), [&](const Event &event) {
        const bool resolves = std::holds_alternative<ResolveEvent>(event);
        resolved = resolved || resolves;
        return std::holds_alternative<HandOverEvent>(event) || (resolved && !resolves); // the next round
    });
    if (end != events.end() && std::holds_alternative<HandOverEvent>(*end))
        ++end;
    lines_->setLines({events.begin(), begin}, {begin, end}, tried, playback_->seat(), game_.names());
}

/// Back to what happened.
void ReviewRoom::endTry()
{
    if (!trying() && !whatIf_->attempt())
        return;
    whatIf_->end();
    view_->setTrying(false);
    view_->controller().cancel();
    applySettings();
    playback_->showRecord();
    verdict_->setTried(std::nullopt);
    curve_->setBranch(std::nullopt);
    updateTry();
    syncToPlayback();
    announceStep();
}

void ReviewRoom::goBack()
{
    if (trying())
        endTry();
    else
        Room::goBack();
}

void ReviewRoom::playOn()
{
    Events events = whatIf_->attempt() ? whatIf_->events() : replayed_.record();
    if (isOneSeats())
        events = dealtAnew(events);
    Q_EMIT playOnWanted(events);
}

Events ReviewRoom::seenPosition() const
{
    if (game_.seat() < 0)
        return {};
    const int line = game_.decisionAt(game_.line()) ? game_.line() : game_.line() + 1;
    Events seen = review::seenBefore(game_.events(), line, game_.seat());
    if (!seen.empty())
        std::get<GameEvent>(seen.front()).view = game_.seat();
    return seen;
}

void ReviewRoom::announceLine()
{
    if (trying())
        return;
    announcedLine_ = game_.line();
    QStringList sentences{caption(view_->speech().isShort)};
    const RecordPlace place = game_.places().place(game_.line());
    sentences.prepend(ReviewText::place(game_.game(), place.part, place.step));
    const review::Decision *decision = game_.decisionAt(game_.line());
    if (const review::Judgement *judgement = game_.judgementAt(game_.line()); decision && judgement)
        sentences.push_back(ReviewText::spokenJudgement(
            game_.game(), review::seenBefore(game_.events(), decision->line, decision->seat), *judgement));
    sentences.push_back(curve_->spokenExpectation());
    sentences.removeAll(QString());
    view_->announcer().announce(sentences.join(QLatin1Char('\n')));
}

bool ReviewRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget->hasFocus()) {
            if (event->type() == QEvent::KeyPress)
                return pressed(key, watched) || Room::eventFilter(watched, event);
            if (isOwnKey(key)) { // a letter that is also the shortcut of a menu entry
                event->accept();
                return true;
            }
        }
    }
    return Room::eventFilter(watched, event);
}

bool ReviewRoom::isOwnKey(const QKeyEvent &event) const
{
    if (event.modifiers() & kCommands)
        return event.modifiers() == Qt::ControlModifier
               && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
    switch (event.key()) {
    case Qt::Key_I:
    case Qt::Key_N:
    case Qt::Key_O:
    case Qt::Key_V:
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        return true;
    case Qt::Key_P:
        return view_->trying();
    default:
        return false;
    }
}

bool ReviewRoom::pressed(const QKeyEvent &event, const QObject *watched)
{
    if (view_->trying() && watched == view_)
        return pressedTrying(event);
    if (event.modifiers() == Qt::ControlModifier && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)) {
        playOn();
        return true;
    }
    if (!(event.modifiers() & kCommands) && pressedLetter(event))
        return true;
    if (event.key() == Qt::Key_Escape && watched == view_ && view_->stage().hand().selection().empty()) {
        goBack(); // the table would keep the key
        return true;
    }
    return pressedWay(event, watched);
}

/// The keys of play; Esc clears a selection before it ends the try.
bool ReviewRoom::pressedTrying(const QKeyEvent &event)
{
    if (event.modifiers() & kCommands)
        return false;
    if (event.key() == Qt::Key_P) {
        view_->controller().pass();
        return true;
    }
    const bool selects = view_->controller().isHalfway() || !view_->stage().hand().selection().empty();
    if (event.key() != Qt::Key_Escape || selects)
        return false;
    endTry();
    return true;
}

/// Says so where there is no mistake, and how much has been reviewed as long as one may still be found.
void ReviewRoom::goToMistake(int direction)
{
    if ((direction < 0 ? game_.previousMistake(game_.line()) : game_.nextMistake(game_.line())) > 0)
        return direction < 0 ? mistakes_->goPrevious() : mistakes_->goNext();
    QStringList sentences{direction < 0 ? tr("No earlier mistake.") : tr("No further mistake.")};
    if (game_.judged() < static_cast<int>(game_.decisions().size()))
        sentences.push_back(progress_->words());
    view_->announcer().announce(sentences.join(QLatin1Char('\n')));
}

bool ReviewRoom::pressedLetter(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_N:
        goToMistake(event.modifiers() & Qt::ShiftModifier ? -1 : 1);
        return true;
    case Qt::Key_O:
        showAllCards(!allCards_);
        view_->announcer().announce(isOneSeats() ? hands_->button(1)->toolTip() : hands_->text(hands_->current()));
        return true;
    case Qt::Key_I:
        game_.decisionAt(game_.line()) ? tryAnotherMove()
                                       : view_->announcer().announce(tr("No decision is reviewed at this step."));
        return true;
    case Qt::Key_V:
        curve_->showValues(!curve_->showsValues());
        view_->announcer().announce(curve_->showsValues() ? tr("The values are shown as a table.")
                                                          : tr("The curve is shown."));
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        transport_->changeSpeed(1);
        return true;
    case Qt::Key_Minus:
        transport_->changeSpeed(-1);
        return true;
    default:
        return false;
    }
}

/// Steps, jumps and playing by itself, unless the focused widget needs the key itself.
bool ReviewRoom::pressedWay(const QKeyEvent &event, const QObject *watched)
{
    const bool control = event.modifiers() == Qt::ControlModifier;
    const bool plain = !(event.modifiers() & kCommands);
    const bool inList = qobject_cast<const QAbstractItemView *>(watched);
    const bool inChoice = qobject_cast<const QRadioButton *>(watched) || qobject_cast<const QComboBox *>(watched);
    const bool onButton = qobject_cast<const QAbstractButton *>(watched);
    const bool backwards = layoutDirection() == Qt::RightToLeft;
    // Says so where there is nowhere to go.
    const auto go = [this](int direction, auto move) {
        if (!trying() && (direction < 0 ? playback_->atStart() : playback_->atEnd()))
            view_->announcer().announce(direction < 0 ? tr("This is the first step.") : tr("This is the last step."));
        else
            move(direction);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return plain && !inChoice && !(inList && curve_->showsValues())
               && go((event.key() == Qt::Key_Right) != backwards ? 1 : -1,
                     [&](int direction) { playback_->step(direction, !event.isAutoRepeat()); });
    case Qt::Key_Home:
    case Qt::Key_End:
        return !inList && !inChoice && (plain || control)
               && go(event.key() == Qt::Key_Home ? -1 : 1, [&](int direction) {
                      if (control)
                          playback_->goToMoment(direction < 0 ? 0 : static_cast<int>(playback_->record().size()));
                      else
                          playback_->goToEndOfPart(direction);
                  });
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return !inList && plain && go(event.key() == Qt::Key_PageUp ? -1 : 1, [&](int direction) {
            playback_->goToPart(playback_->part() + direction);
        });
    case Qt::Key_Space:
        if (onButton || inList || inChoice || !plain)
            return false;
        playback_->setPlaying(!playback_->isPlaying());
        return true;
    default:
        return false;
    }
}

} // namespace meadhall::ui

#include "review_room.moc"
