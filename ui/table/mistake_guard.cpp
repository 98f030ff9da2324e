// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/mistake_guard.h"

#include "ui/base/text/cost_text.h"
#include "ui/table/played_cards.h"
#include "ui/table/table_view.h"

#include <QCheckBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

MistakeGuard::MistakeGuard(TableView &view) : QObject(&view), view_(view)
{
    longestWait_.setSingleShot(true);
    longestWait_.setInterval(kLongestWaitMs);
    connect(&longestWait_, &QTimer::timeout, this, &MistakeGuard::release);
    connect(&watch_, &MistakeWatch::progressed, this, &MistakeGuard::settle);
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
    watch_.stop();
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
        watch_.stop();
        position_ = now;
        if (position_)
            watch_.start(view_.table().seenBy(now->seat), now->seat, now->laidOut,
                         limits_->at(toIndex(std::get<GameEvent>(view_.table().record().front()).game)));
    }
    if (isWarningOpen()) {
        updateWords();
        placePanel();
    }
    isSyncing_ = false;
}

bool MistakeGuard::allow(int seat, const Event &answer, std::function<void()> submit)
{
    if (isReleasing_ || !limits_)
        return true;
    syncToTable();
    if (!position_ || position_->seat != seat)
        return true;
    if (waiting_ && waiting_->answer == answer) { // again, while it waits
        if (isWarningOpen())
            panel_->chooseAgain()->setFocus();
        return false;
    }
    dismiss();
    const MistakeWatch::Opinion opinion = watch_.opinionOf(answer);
    if (opinion.tooMuch ? !*opinion.tooMuch : !watch_.isRunning())
        return true;
    waiting_ = Waiting{answer, std::move(submit)};
    if (opinion.tooMuch)
        open(opinion.points);
    else
        longestWait_.start();
    return false;
}

/// Decides on the waiting move by what is known now.
void MistakeGuard::settle()
{
    if (!waiting_ || isWarningOpen())
        return;
    const MistakeWatch::Opinion opinion = watch_.opinionOf(waiting_->answer);
    if (opinion.tooMuch == true)
        open(opinion.points);
    else if (opinion.tooMuch == false || !watch_.isRunning())
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
    if (panel_->notAgain()->isChecked() && view_.table().hasGame())
        quietIn_ = view_.table().record().front();
    const bool focused = panel_->isAncestorOf(view_.window()->focusWidget());
    panel_->hide();
    panel_->deleteLater(); // deferred: this may come from one of its buttons
    panel_.clear();
    if (focused)
        view_.setFocus();
    Q_EMIT view_.stateChanged();
}

void MistakeGuard::open(double points)
{
    longestWait_.stop();
    points_ = points;
    selectionThen_ = view_.stage().hand().selection();
    panel_ = new MistakePanel(view_.theme(), &view_);
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
    panel_->setWords(CostText::cost(seen, seat, waiting_->answer, points_, takes),
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
