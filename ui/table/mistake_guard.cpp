// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/mistake_guard.h"

#include "engine/core/to_index.h"
#include "engine/review/judge/costs.h"
#include "engine/review/judge/verdict.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/cost_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/input_delay.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/table/played_cards.h"
#include "ui/table/table_view.h"

#include <QCheckBox>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kMistakeWidth = 382; ///< at least, in logical px
constexpr int kNarrowWindow = 960, kNarrowWidth = 296;
constexpr int kMistakeSign = 30, kMistakeIcon = 18, kMistakeButton = 38;
constexpr qreal kMistakeTitle = 1.2; ///< of the font's size
constexpr int kMistakeMargin = 8;    ///< to the edge of the window
constexpr int kMistakeStep = 8;      ///< of the search for a place

qint64 overlap(const QRect &one, const QList<QRect> &others)
{
    qint64 area = 0;
    for (const QRect &other : others) {
        const QRect both = one.intersected(other);
        area += both.isEmpty() ? 0 : static_cast<qint64>(both.width()) * both.height();
    }
    return area;
}

/// Whether an answer that has been judged is the one meant, or one of its pick-ups.
bool matches(const Event &judged, const Event &answer)
{
    const auto *play = std::get_if<PlayEvent>(&answer);
    const auto *known = std::get_if<PlayEvent>(&judged);
    if (play && known && play->take == kNoCard)
        return known->cards == play->cards;
    return judged == answer;
}

} // namespace

/// The warning: what a move costs, and whether to play it anyway.
class MistakePanel : public Plaque {
    Q_OBJECT

public:
    explicit MistakePanel(QWidget *parent)
        : Plaque(parent, Look::Table), sign_(new QLabel(this)), cost_(named(new QLabel(this), "cost")),
          reason_(named(new QLabel(this), "reason")), answers_(new QBoxLayout(QBoxLayout::LeftToRight)),
          again_(named(new QPushButton(this), "chooseAgain")), anyway_(named(new QPushButton(this), "playAnyway")),
          better_(named(new QPushButton(this), "whatIsBetter")), notAgain_(named(new QCheckBox(this), "notAgain"))
    {
        setObjectName(QStringLiteral("mistake"));
        again_->setDefault(true);
        for (QPushButton *button : {again_, anyway_, better_}) {
            button->setMinimumHeight(grown(kMistakeButton));
            button->setAutoDefault(true); // Enter presses the one with the focus
            button->installEventFilter(this);
        }
        notAgain_->installEventFilter(this);
        setGlyph(again_, Glyph::Undo, true, kMistakeIcon);
        setGlyph(anyway_, Glyph::Play, false, kMistakeIcon);
        setGlyph(better_, Glyph::Hint, false, kMistakeIcon);
        layOut();
        showSign();
        retranslate();
        followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
        followChanges(this, {QEvent::PaletteChange}, [this] { showSign(); });
        connect(again_, &QPushButton::clicked, this, &MistakePanel::choosesAgain);
        connect(anyway_, &QPushButton::clicked, this, &MistakePanel::playsAnyway);
        connect(better_, &QPushButton::clicked, this, &MistakePanel::asksForBetter);
        hide();
    }

    /// @param cost,reason sentences; the reason may be empty
    void setWords(const QString &cost, const QString &reason)
    {
        cost_->setText(cost);
        const QString question = tr("Do it anyway?", "warning, at its end");
        //: warning; %1: what speaks against the move, a sentence, %2: “Do it anyway?”
        reason_->setText(reason.isEmpty() ? question : tr("%1 %2").arg(reason, question));
    }
    /// Places the panel near a point, where it covers nothing of importance and as few seats as possible.
    /// @param corner where its lower corner at the trailing edge should be, in coordinates of the parent
    /// @param keepFree must not be covered
    /// @param rather should not be covered
    void place(QPoint corner, const QList<QRect> &keepFree, const QList<QRect> &rather)
    {
        // In a small window it is narrow and high, so that it has room beside the hand.
        const bool narrow = parentWidget()->width() < kNarrowWindow;
        answers_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        layout()->activate();
        const QRect room =
            parentWidget()->rect().marginsRemoved({kMistakeMargin, kMistakeMargin, kMistakeMargin, kMistakeMargin});
        const int width =
            std::min(std::max(narrow ? kNarrowWidth : kMistakeWidth, minimumSizeHint().width()), room.width());
        QSize size(width, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height());
        size = size.boundedTo(room.size());
        const QPoint wanted(layoutDirection() == Qt::RightToLeft ? corner.x() : corner.x() - size.width(),
                            corner.y() - size.height());
        QPoint best = room.topLeft();
        double least = std::numeric_limits<double>::max();
        const auto consider = [&](QPoint at) {
            const QRect rect(at, size);
            const QPoint away = at - wanted;
            const double cost = 1000.0 * static_cast<double>(overlap(rect, keepFree))
                                + static_cast<double>(overlap(rect, rather)) / 20 + std::abs(away.x())
                                + std::abs(away.y());
            if (cost < least) {
                least = cost;
                best = at;
            }
        };
        const int right = room.right() + 1 - size.width(), bottom = room.bottom() + 1 - size.height();
        consider({qBound(room.left(), wanted.x(), right), qBound(room.top(), wanted.y(), bottom)});
        for (int x = room.left(); x <= right; x += kMistakeStep)
            for (int y = room.top(); y <= bottom; y += kMistakeStep)
                consider({x, y});
        setGeometry(QRect(best, size));
    }
    /// Shows the panel and gives *Choose again* the focus.
    void popUp()
    {
        show();
        raise();
        inputDelay_.start();
        again_->setFocus(Qt::OtherFocusReason);
    }
    /// Text for screen readers.
    QString announcement() const { return spoken(cost_->text() + QLatin1Char(' ') + reason_->text()); }
    void focusFirst() { again_->setFocus(); }
    bool isLast() const { return notAgain_->isChecked(); }

Q_SIGNALS:
    void choosesAgain();
    void playsAnyway();
    void asksForBetter();

protected:
    /// The Enter that made the move must not answer the warning, nor may one that repeats by itself.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (inputDelay_.blocks(*event))
            return true;
        if (watched != notAgain_ || event->type() != QEvent::KeyPress)
            return Plaque::eventFilter(watched, event);
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key != Qt::Key_Return && key != Qt::Key_Enter)
            return Plaque::eventFilter(watched, event);
        Q_EMIT choosesAgain();
        return true;
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape)
            Q_EMIT choosesAgain();
        else
            Plaque::keyPressEvent(event);
    }

private:
    void showSign()
    {
        const QColor doubtful = paletteOf(themeOf(palette())).verdict[toIndex(review::Verdict::Doubtful)];
        setPicture(sign_, glyphArt(Glyph::Warning, doubtful), QSizeF(kMistakeSign, kMistakeSign));
        setEdge(doubtful);
    }
    void layOut()
    {
        cost_->setFont(scaledFont(cost_->font(), kMistakeTitle, true));
        for (QLabel *label : {cost_, reason_})
            label->setWordWrap(true);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(18, 14, 18, 12);
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(8);
        QVBoxLayout *words = newColumn(3);
        addWidgets(*words, {cost_, reason_});
        grid->addWidget(sign_, 0, 0, Qt::AlignTop);
        grid->addLayout(words, 0, 1);
        answers_->setSpacing(8);
        markAnnounced(*this); // what it shows is announced before it has the focus
        answers_->addWidget(again_, 1);
        answers_->addWidget(anyway_, 1);
        grid->addLayout(answers_, 1, 0, 1, 2);
        grid->addWidget(better_, 2, 0, 1, 2);
        grid->addWidget(notAgain_, 3, 0, 1, 2);
        grid->setColumnStretch(1, 1);
    }
    void retranslate()
    {
        setAccessibleName(tr("Warning", "title for screen readers: before a mistake"));
        again_->setText(tr("Choose again", "button: another move instead of the one warned of"));
        anyway_->setText(tr("Do it anyway", "button: the move warned of"));
        better_->setText(tr("What would be better?", "button: asks for a hint"));
        notAgain_->setText(tr("Do not warn again in this game", "check box"));
    }

    QLabel *sign_, *cost_, *reason_;
    QBoxLayout *answers_;
    QPushButton *again_, *anyway_, *better_;
    QCheckBox *notAgain_;
    InputDelay inputDelay_;
};

MistakeGuard::MistakeGuard(TableView &view) : QObject(&view), view_(view)
{
    longestWait_.setSingleShot(true);
    longestWait_.setInterval(kLongestWaitMs);
    connect(&longestWait_, &QTimer::timeout, this, &MistakeGuard::release);
    connect(&view_.table(), &Table::restarted, this, &MistakeGuard::dismiss);
    connect(&view_.stage().hand(), &Hand::selectionChanged, this, &MistakeGuard::selectionChanged);
}

MistakeGuard::~MistakeGuard() = default;

void MistakeGuard::setLimits(const std::optional<std::array<double, 2>> &limits)
{
    if (limits == limits_)
        return;
    limits_ = limits;
    dismiss();
    job_.cancel();
    position_.reset();
    syncToTable();
}

std::optional<MistakeGuard::Position> MistakeGuard::position() const
{
    const Table &table = view_.table();
    const Events &record = table.record();
    const int seat = view_.viewpoint();
    if (!limits_ || !table.humanSeat(seat) || table.gameOver() || !view_.controller().decides()
        || record.front() == quietIn_)
        return std::nullopt;
    const auto counts = [seat](const Event &event) {
        const auto *choice = std::get_if<ChooseEvent>(&event);
        return !choice || choice->seat == seat;
    };
    return Position{seat, toIndex(static_cast<int>(std::count_if(record.begin(), record.end(), counts))),
                    record.front(), *std::find_if(record.rbegin(), record.rend(), counts),
                    view_.controller().laidOut()};
}

void MistakeGuard::syncToTable()
{
    if (std::exchange(isSyncing_, true))
        return;
    const std::optional<Position> now = position();
    if (now != position_) {
        dismiss();
        job_.cancel();
        costs_.clear();
        position_ = now;
        if (position_)
            judge();
    }
    if (isWarningOpen()) {
        updateWords();
        placePanel();
    }
    isSyncing_ = false;
}

/// Judges the answers at the position; in Odin, in the middle of an answer, only the plays of the cards laid out.
void MistakeGuard::judge()
{
    job_.start([this, seen = view_.table().seenBy(position_->seat), seat = position_->seat, only = position_->laidOut,
                limits = *limits_, depth = depth_](const std::stop_token &stop, const Job::Results &results) {
        const auto tell = [&](const std::vector<review::Cost> &costs, bool ended) {
            results.post([this, costs, ended] { takeCosts(costs, ended); });
        };
        const auto &game = std::get<GameEvent>(seen.front());
        const auto decision = review::makeDecisionModel(seen, seat, std::nullopt, only);
        std::vector<review::Cost> costs;
        if (decision && decision->moves() > 1)
            costs = review::judgeAll(*decision, review::scaleOf(game.game),
                                     depth.value_or(review::usualDepth(game.game, static_cast<int>(game.seats.size()))),
                                     limits.at(toIndex(game.game)), stop,
                                     [&](const std::vector<review::Cost> &soFar) { tell(soFar, false); });
        tell(costs, true);
    });
}

void MistakeGuard::takeCosts(const std::vector<review::Cost> &costs, bool ended)
{
    costs_ = costs;
    if (ended)
        job_.cancel();
    settle();
}

MistakeGuard::Opinion MistakeGuard::opinionOf(const Event &answer) const
{
    Opinion opinion;
    bool found = false;
    for (const review::Cost &cost : costs_) {
        if (!matches(cost.answer, answer))
            continue;
        const bool fine = cost.tooMuch && !*cost.tooMuch;
        if (fine) // with this pick-up it costs little
            return {false, cost.loss, cost.lossCi95};
        if (!found || cost.loss < opinion.points) {
            opinion.points = cost.loss;
            opinion.halfWidth = cost.lossCi95;
        }
        opinion.tooMuch = !cost.tooMuch || (found && !opinion.tooMuch) ? std::nullopt : std::optional(true);
        found = true;
    }
    return opinion;
}

QFrame *MistakeGuard::panel() const { return panel_; }

bool MistakeGuard::allow(int seat, const Event &answer, std::function<void()> submit)
{
    if (isReleasing_ || !limits_)
        return true;
    syncToTable();
    if (!position_ || position_->seat != seat)
        return true;
    if (waiting_ && waiting_->answer == answer) { // again, while it waits
        if (isWarningOpen())
            panel_->focusFirst();
        return false;
    }
    dismiss();
    const Opinion opinion = opinionOf(answer);
    if (opinion.tooMuch ? !*opinion.tooMuch : !isJudging())
        return true;
    waiting_ = Waiting{answer, std::move(submit)};
    if (opinion.tooMuch)
        open(opinion);
    else
        longestWait_.start();
    return false;
}

/// Decides on the waiting move by what is known now.
void MistakeGuard::settle()
{
    if (!waiting_ || isWarningOpen())
        return;
    const Opinion opinion = opinionOf(waiting_->answer);
    if (opinion.tooMuch == true)
        open(opinion);
    else if (opinion.tooMuch == false || !isJudging())
        release();
}

/// Submits the waiting move.
void MistakeGuard::release()
{
    if (!waiting_)
        return;
    const auto submit = std::move(waiting_->submit);
    dismiss();
    isReleasing_ = true;
    submit();
    isReleasing_ = false;
}

/// Drops the waiting move and closes the warning.
void MistakeGuard::dismiss()
{
    longestWait_.stop();
    waiting_.reset();
    if (!isWarningOpen())
        return;
    if (panel_->isLast() && view_.table().hasGame())
        quietIn_ = view_.table().record().front();
    const bool focused = panel_->isAncestorOf(view_.window()->focusWidget());
    panel_->hide();
    panel_->deleteLater(); // deferred: this may come from one of its buttons
    panel_.clear();
    if (focused)
        view_.setFocus();
    Q_EMIT view_.stateChanged();
}

void MistakeGuard::open(const Opinion &opinion)
{
    longestWait_.stop();
    opinion_ = opinion;
    selectionThen_ = view_.stage().hand().selection();
    panel_ = new MistakePanel(&view_);
    connect(panel_, &MistakePanel::choosesAgain, this, &MistakeGuard::dismiss);
    connect(panel_, &MistakePanel::playsAnyway, this, &MistakeGuard::release);
    connect(panel_, &MistakePanel::asksForBetter, this, [this] {
        dismiss();
        view_.controller().askForHint();
    });
    updateWords();
    placePanel();
    panel_->popUp();
    view_.announcer().announceSecret(panel_->announcement());
    Q_EMIT view_.stateChanged();
}

/// Writes the warning in the current language.
void MistakeGuard::updateWords()
{
    const int seat = position_->seat;
    const Events seen = view_.table().seenBy(seat);
    const bool takes = !position_->laidOut.empty();
    panel_->setWords(
        CostText::cost(seen, seat, waiting_->answer, CostText::amount(opinion_.points, opinion_.halfWidth), takes),
        CostText::against(seen, seat, waiting_->answer, takes));
}

/// Places the warning near the buttons; never over the cards in the middle, the hand or the bubble with its value.
void MistakeGuard::placePanel()
{
    const TableLayout &layout = view_.stage().layout();
    const auto inView = [this](const QRectF &scene) { return view_.mapFromScene(scene).boundingRect(); };
    QList<QRect> keepFree{inView(layout.play)}, rather;
    if (!layout.pass.isEmpty())
        keepFree.push_back(inView(layout.pass));
    for (const QGraphicsObject *element : view_.game().middleElements())
        if (const QRect rect = inView(element->sceneBoundingRect()); rect.width() < view_.width() / 3)
            keepFree.push_back(rect);
    for (const CardItem *card : view_.stage().hand().items())
        keepFree.push_back(inView(card->sceneBoundingRect()));
    if (view_.bubble()->isVisible())
        keepFree.push_back(inView(view_.bubble()->sceneBoundingRect()));
    QRectF tools;
    for (const QRectF &tool : layout.tools)
        tools |= tool;
    for (int seat = 0; seat < view_.stage().players(); ++seat)
        rather.push_back(inView(view_.stage().seat(seat)->sceneBoundingRect()));
    rather.push_back(inView(tools));
    const bool mirrored = view_.layoutDirection() == Qt::RightToLeft;
    const QRectF buttons = layout.play | layout.pass | tools;
    const QPointF corner(mirrored ? buttons.left() : buttons.right(), buttons.top() - 60 * layout.unit);
    panel_->place(view_.mapFromScene(corner), keepFree, rather);
}

/// Drops the waiting move when other cards are selected: it is not meant any more.
void MistakeGuard::selectionChanged()
{
    if (!waiting_ || isReleasing_)
        return;
    const CardSet selection = view_.stage().hand().selection();
    if (selection != selectionThen_ && selection != cardsPlayedBy(waiting_->answer) && !view_.stage().hand().dragging())
        dismiss();
}

} // namespace meadhall::ui

#include "mistake_guard.moc"
