#include "ui/table/table_panels.h"

#include "ui/table/points_curve.h"
#include "ui/table/table_view.h"
#include "ui/text/table_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace meadhall::ui {

TablePanels::TablePanels(TableView &view) : QObject(&view), view_(view), panel_(new Overlay(&view)) {}

void TablePanels::open(std::function<void()> fill)
{
    refill_ = [this, fill = std::move(fill)] {
        panel_->clearButtons();
        fill();
        place();
        panel_->popUp();
        Q_EMIT changed();
    };
    refill_();
    view_.announcer().announce(panel_->title());
}

void TablePanels::close()
{
    panel_->hide();
    refill_ = {};
    Q_EMIT changed();
}

void TablePanels::refill()
{
    if (refill_ && panel_->isVisible())
        refill_();
}

void TablePanels::place()
{
    const qreal width = view_.width(), height = view_.height();
    const QRectF below(0, height * 0.55, width, height * 0.4);
    panel_->place(curtainIsShown() ? below : view_.stage().layout().cloth);
}

bool TablePanels::covers(const QRectF &sceneRect) const
{
    return panel_->isVisible() && view_.mapFromScene(sceneRect).boundingRect().intersects(panel_->geometry());
}

QWidget *TablePanels::pointsTable(const QStringList &columns, const std::vector<PointsRow> &rows) const
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
    int line = 1;
    for (const PointsRow &row : rows) {
        cell(line, 0, TableText::nameAlone(view_.names(), row.seat), row.best, Qt::AlignLeading | Qt::AlignVCenter);
        for (int column = 0; column < row.figures.size(); ++column)
            cell(line, column + 1, row.figures[column], column + 1 == row.figures.size(), Qt::AlignCenter);
        ++line;
    }
    return body;
}

/// Adds the score curve below the ranking, if there are at least two parts and enough space.
QWidget *TablePanels::withCurve(QWidget *ranking) const
{
    constexpr int kMinHeight = 520; // logical px; in a lower window the panel would cover the whole table
    const TableGame::ScoreHistory scoreHistory = view_.game().scoreHistory();
    if (scoreHistory.points.size() < 2 || view_.height() < kMinHeight)
        return ranking;
    std::vector<std::vector<int>> totals;
    for (const std::vector<int> &part : scoreHistory.points) {
        totals.push_back(totals.empty() ? part : totals.back());
        for (std::size_t seat = 0; seat < part.size() && totals.size() > 1; ++seat)
            totals.back()[seat] += part[seat];
    }
    QStringList names;
    for (int seat = 0; seat < view_.table().players(); ++seat)
        names.push_back(TableText::nameAlone(view_.names(), seat));
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(ranking);
    layout->addWidget(new PointsCurve(totals, names, scoreHistory.target, view_.theme()));
    return body;
}

void TablePanels::showGameOver()
{
    if (!view_.game().showsGameOver())
        return;
    open([this] {
        panel_->setTitle(view_.game().gameOverTitle());
        panel_->setBody(withCurve(view_.game().ranking()));
        QPushButton *again =
            panel_->addButton(tr("Again", "button: another game with the same players"), QStringLiteral("again"));
        QPushButton *other = panel_->addButton(tr("New game…", "button"), QStringLiteral("newGame"));
        connect(again, &QPushButton::clicked, this, &TablePanels::sameAgainRequested);
        connect(other, &QPushButton::clicked, this, &TablePanels::newGameRequested);
    });
}

void TablePanels::showCurtain(int seat)
{
    view_.curtain()->show();
    open([this, seat] {
        panel_->setTitle(tr("%1 is next. Everyone else, look away!").arg(view_.names().of(seat)));
        panel_->setBody(nullptr);
        QPushButton *shows = panel_->addButton(tr("Show my cards", "button"), QStringLiteral("showCards"));
        connect(shows, &QPushButton::clicked, this, [this, seat] {
            panel_->hide(); // not close(): this button is still handling its click
            view_.curtain()->hide();
            view_.setFocus();
            Q_EMIT ready(seat);
        });
    });
}

bool TablePanels::curtainIsShown() const { return view_.curtain()->isVisible(); }

} // namespace meadhall::ui
