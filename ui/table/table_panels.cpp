// The panels over the table: the end of the game, the curtain between two people, and what a game adds.
#include "ui/table/table_view.h"

#include "ui/table/points_curve.h"
#include "ui/text/table_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace meadhall::ui {

QWidget *TableView::pointsTable(const QStringList &columns, const std::vector<PointsRow> &rows) const
{
    auto *body = new QWidget;
    auto *grid = new QGridLayout(body);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(22);
    const auto cell = [grid](int row, int column, const QString &text, bool bold, Qt::Alignment alignment) {
        auto *label = new QLabel(text);
        QFont font = label->font();
        font.setBold(bold);
        label->setFont(font);
        grid->addWidget(label, row, column, alignment);
    };
    for (int column = 0; column < columns.size(); ++column)
        cell(0, column + 1, columns[column], false, Qt::AlignCenter);
    int at = 1;
    for (const PointsRow &row : rows) {
        cell(at, 0, TableWords::nameAlone(people_.names, row.seat), row.best, Qt::AlignLeading | Qt::AlignVCenter);
        for (int column = 0; column < row.figures.size(); ++column)
            cell(at, column + 1, row.figures[column], column + 1 == row.figures.size(), Qt::AlignCenter);
        ++at;
    }
    return body;
}

/// Below the ranking, where there is something to be seen: a line needs two points, and the panel room.
QWidget *TableView::withCurve(QWidget *ranking) const
{
    constexpr int kRoom = 520; // in logical pixels; the panel covers the table whole in a lower window
    const Course course = this->course();
    if (course.points.size() < 2 || height() < kRoom)
        return ranking;
    std::vector<std::vector<int>> totals;
    for (const std::vector<int> &part : course.points) {
        totals.push_back(totals.empty() ? part : totals.back());
        for (std::size_t seat = 0; seat < part.size() && totals.size() > 1; ++seat)
            totals.back()[seat] += part[seat];
    }
    QStringList names;
    for (int seat = 0; seat < table_.players(); ++seat)
        names.push_back(TableWords::nameAlone(people_.names, seat));
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(ranking);
    layout->addWidget(new PointsCurve(totals, names, course.target, theme_));
    return body;
}

void TableView::openPanel(std::function<void()> fill)
{
    refill_ = [this, fill = std::move(fill)] {
        panel_->clearButtons();
        fill();
        placePanel();
        panel_->popUp();
        showMessage();
    };
    refill_();
    announcer_.announce(panel_->title());
}

void TableView::takeKeyboard()
{
    if (panel_->isVisibleTo(this))
        panel_->popUp();
    else
        setFocus();
}

void TableView::closePanel()
{
    panel_->hide();
    refill_ = {};
    showMessage();
}

void TableView::showGameOver()
{
    openPanel([this] {
        panel_->setTitle(gameOverTitle());
        panel_->setBody(withCurve(ranking()));
        QPushButton *again =
            panel_->addButton(tr("Again", "button: another game with the same players"), QStringLiteral("again"));
        QPushButton *other = panel_->addButton(tr("New game…", "button"), QStringLiteral("newGame"));
        connect(again, &QPushButton::clicked, this, &TableView::sameAgainWanted);
        connect(other, &QPushButton::clicked, this, &TableView::newGameWanted);
    });
}

/// Over the cloth, or below the crest of the curtain.
void TableView::placePanel()
{
    const QRectF below(0, height() * 0.55, width(), height() * 0.4);
    panel_->place(curtain_->isVisible() ? below : stage().layout().cloth);
}

/// Between two people at one screen: nobody's cards are seen until the next one is ready.
void TableView::showCurtain(int seat)
{
    lookThrough(kSpectator);
    curtain_->show();
    openPanel([this, seat] {
        panel_->setTitle(tr("%1 is next. Everyone else, look away!").arg(people_.names.of(seat)));
        panel_->setBody(nullptr);
        QPushButton *ready = panel_->addButton(tr("Show my cards", "button"), QStringLiteral("showCards"));
        connect(ready, &QPushButton::clicked, this, [this, seat] {
            panel_->hide(); // and not closed: this button is still being clicked
            curtain_->hide();
            setFocus();
            lookThrough(seat);
        });
    });
}

} // namespace meadhall::ui
