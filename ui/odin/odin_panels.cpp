// The panels over the table: the end of a hand, the end of the game, the curtain between two people.
#include "odin/odin_table_view.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <numeric>

namespace meadhall::ui {

/// Everybody's points of the last hand and of the game; by seat, or from the best to the worst.
QWidget *OdinTableView::pointsTable(bool ranking)
{
    const odin::View &view = controller_.view();
    auto *body = new QWidget;
    auto *grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(22);
    std::vector<int> seats(static_cast<std::size_t>(view.players()));
    std::iota(seats.begin(), seats.end(), 0);
    const auto &totals = view.totals();
    if (ranking)
        std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) {
            return totals[static_cast<std::size_t>(a)] < totals[static_cast<std::size_t>(b)];
        });
    const auto cell = [grid](int row, int column, const QString &text, bool bold, Qt::Alignment alignment) {
        auto *label = new QLabel(text);
        QFont font = label->font();
        font.setBold(bold);
        label->setFont(font);
        grid->addWidget(label, row, column, alignment);
    };
    cell(0, 1, tr("Hand %1", "column of points").arg(number(view.handNumber())), false, Qt::AlignCenter);
    cell(0, 2, tr("Total", "column of points"), false, Qt::AlignCenter);
    int row = 1;
    for (int seat : seats) {
        const auto index = static_cast<std::size_t>(seat);
        const auto &winners = view.winners();
        const bool best = std::find(winners.begin(), winners.end(), seat) != winners.end();
        const QString name = people_.names.isOwn(seat) ? OdinWords::you() : people_.names.of(seat);
        cell(row, 0, name, best, Qt::AlignLeading | Qt::AlignVCenter);
        const int points = view.handPoints().empty() ? 0 : view.handPoints().back()[index];
        const QString plus = countDown_ ? number(-points) : QStringLiteral("+") + number(points);
        cell(row, 1, points == 0 ? number(0) : plus, false, Qt::AlignCenter);
        cell(row, 2, number(countDown_ ? view.rules().target - totals[index] : totals[index]), true, Qt::AlignCenter);
        ++row;
    }
    return body;
}

void OdinTableView::showHandOver()
{
    refill_ = [this] {
        const odin::View &view = controller_.view();
        panel_->setTitle(tr("Hand %1 is over", "title").arg(number(view.handNumber())));
        panel_->setBody(pointsTable(false));
        panel_->clearButtons();
        QPushButton *next = panel_->addButton(tr("Next hand", "button"), QStringLiteral("nextHand"));
        connect(next, &QPushButton::clicked, this, [this] {
            panel_->hide();
            setFocus();
            table_.nextHand();
        });
        placePanel();
        panel_->popUp();
    };
    refill_();
}

void OdinTableView::showGameOver()
{
    refill_ = [this] {
        const odin::View &view = controller_.view();
        const auto &winners = view.winners();
        const int total = view.totals()[static_cast<std::size_t>(winners.front())];
        const int points = countDown_ ? view.rules().target - total : total;
        panel_->setTitle(OdinWords::winners(winners, points, people_.names));
        panel_->setBody(pointsTable(true));
        panel_->clearButtons();
        QPushButton *again = panel_->addButton(tr("Again", "button: another game with the same players"),
                                               QStringLiteral("again"));
        QPushButton *other = panel_->addButton(tr("New game…", "button"), QStringLiteral("newGame"));
        connect(again, &QPushButton::clicked, this, &OdinTableView::sameAgainWanted);
        connect(other, &QPushButton::clicked, this, &OdinTableView::newGameWanted);
        placePanel();
        panel_->popUp();
    };
    refill_();
}

/// Over the cloth, or below the crest of the curtain.
void OdinTableView::placePanel()
{
    const QRectF below(0, height() * 0.55, width(), height() * 0.4);
    panel_->place(curtain_->isVisible() ? below : stage_.layout().cloth);
}

/// Between two people at one screen: nobody's cards are seen until the next one is ready.
void OdinTableView::showCurtain(int seat)
{
    lookThrough(kSpectator);
    curtain_->show();
    refill_ = [this, seat] {
        panel_->setTitle(tr("%1 is next. Everyone else, look away!").arg(people_.names.of(seat)));
        panel_->setBody(nullptr);
        panel_->clearButtons();
        QPushButton *ready = panel_->addButton(tr("Show my cards", "button"), QStringLiteral("showCards"));
        connect(ready, &QPushButton::clicked, this, [this, seat] {
            panel_->hide();
            curtain_->hide();
            setFocus();
            lookThrough(seat);
        });
        placePanel();
        panel_->popUp();
    };
    refill_();
}

} // namespace meadhall::ui
