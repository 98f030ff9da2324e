// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/review_curve.h"

#include "engine/core/to_index.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/rooms/review/curve_plot.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace meadhall::ui {

CurveValues::CurveValues(ReviewedGame &game, QObject *parent) : QAbstractTableModel(parent), game_(game)
{
    connect(&game, &ReviewedGame::gameChanged, this, [this] {
        points_.clear();
        updatePoints();
    });
    connect(&game, &ReviewedGame::lineChanged, this, &CurveValues::updatePoints);
    connect(&game, &ReviewedGame::reviewChanged, this, [this] {
        if (!points_.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
    points_ = game_.places().curveAt(game_.line());
}

void CurveValues::updatePoints()
{
    if (current() >= 0)
        return;
    beginResetModel();
    points_ = game_.places().curveAt(std::max(game_.line(), 2)); // line 1 is before the first hand
    endResetModel();
    Q_EMIT pointsChanged();
}

/// What the judged seat could expect with the cards that it saw: known at its decisions, and so it stays until the next
/// one. Before the first one it is what the best move promised.
std::optional<double> CurveValues::seenThen(int point) const
{
    for (int before = point; before >= 0; --before)
        if (const int line = decisionAt(before); line > 0) {
            const review::Judgement *judgement = game_.judgementAt(line);
            return judgement ? std::optional(judgement->points) : std::nullopt;
        }
    for (int after = point + 1; after < rowCount(); ++after)
        if (const int line = decisionAt(after); line > 0) {
            const review::Judgement *judgement = game_.judgementAt(line);
            return judgement ? std::optional(judgement->bestPoints) : std::nullopt;
        }
    return {};
}

/// All events of a round's choice are one point; its value is that of the last one known.
std::optional<double> CurveValues::expected(int point, int seat) const
{
    if (point < 0 || point >= rowCount())
        return {};
    if (game_.isAsSeen())
        return seat == game_.seat() ? seenThen(point) : std::nullopt;
    const CurvePoint &at = points_[toIndex(point)];
    const auto &outlook = game_.review().outlook;
    for (int line = at.last; line >= at.first; --line)
        if (const auto found = outlook.find(line); found != outlook.end() && toIndex(seat) < found->second.size())
            return found->second[toIndex(seat)];
    return {};
}

int CurveValues::decisionAt(int point) const
{
    if (point < 0 || point >= rowCount())
        return 0;
    const CurvePoint &at = points_[toIndex(point)];
    for (int line = at.first; line <= at.last; ++line)
        if (game_.decisionAt(line))
            return line;
    return 0;
}

int CurveValues::lineOf(int point) const
{
    if (point < 0 || point >= rowCount())
        return game_.line();
    const int decision = decisionAt(point);
    const CurvePoint &at = points_[toIndex(point)];
    const bool choice = game_.game() == Game::Ninjan && at.place.part > 0 && at.place.step == 0;
    return decision > 0 ? decision : choice ? at.last : at.first;
}

std::vector<int> CurveValues::seats() const
{
    std::vector<int> seats;
    for (int step = 0; step < game_.players(); ++step)
        seats.push_back((std::max(game_.seat(), 0) + step) % game_.players());
    return seats;
}

QString CurveValues::nameOf(int seat) const { return TableText::nameAlone(game_.names(), seat); }

QString CurveValues::verdictAt(int point) const
{
    const review::Judgement *judgement = game_.judgementAt(decisionAt(point));
    return judgement ? ReviewText::verdict(judgement->verdict) : QString();
}

QString CurveValues::spokenPoint(int point, int seat) const
{
    if (point < 0 || point >= rowCount())
        return {};
    const RecordPlace &place = points_[toIndex(point)].place;
    QStringList parts;
    std::vector<int> order = seats();
    std::stable_partition(order.begin(), order.end(), [seat](int each) { return each == seat; });
    for (const int each : order) {
        const auto now = expected(point, each), before = expected(point - 1, each);
        if (now)
            parts.push_back(ReviewText::expectation(nameOf(each), *now, each == seat ? before : std::nullopt));
    }
    if (parts.isEmpty())
        parts.push_back(ReviewText::notJudgedYet());
    parts.push_back(verdictAt(point));
    return ReviewText::valueAt(ReviewText::point(game_.game(), place.part, place.step), TableText::describe(parts));
}

int CurveValues::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(points_.size());
}

int CurveValues::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : game_.players() + 2; }

QVariant CurveValues::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(column > 0 && column <= game_.players() ? Qt::AlignCenter
                                                                        : Qt::AlignVCenter | Qt::AlignLeading);
    if (role != Qt::DisplayRole)
        return {};
    const RecordPlace &place = points_[toIndex(index.row())].place;
    if (column == 0)
        return ReviewText::point(game_.game(), place.part, place.step);
    if (column > game_.players())
        return verdictAt(index.row());
    const auto value = expected(index.row(), seats()[toIndex(column - 1)]);
    return value ? decimal(*value) : QStringLiteral("–");
}

QVariant CurveValues::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return ReviewText::partTitle(game_.game());
    if (section > game_.players())
        return ReviewText::verdictTitle();
    return nameOf(seats()[toIndex(section - 1)]);
}

ReviewCurve::ReviewCurve(ReviewedGame &game, QWidget *parent)
    : QWidget(parent), game_(game), stack_(new QStackedLayout(this)), model_(new CurveValues(game, this)),
      plot_(new CurvePlot(game, *model_, this)), values_(new QTableView(this)), valuesButton_(new QToolButton(this))
{
    stack_->addWidget(plot_);
    stack_->addWidget(values_);
    values_->setObjectName(QStringLiteral("curveValues"));
    values_->setModel(model_);
    values_->setSelectionBehavior(QAbstractItemView::SelectRows);
    values_->setSelectionMode(QAbstractItemView::SingleSelection);
    values_->setTabKeyNavigation(false); // so that Tab leaves the table
    values_->verticalHeader()->hide();
    values_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    values_->horizontalHeader()->setHighlightSections(false);
    valuesButton_->setObjectName(QStringLiteral("curveValuesButton"));
    valuesButton_->setCheckable(true);
    valuesButton_->hide(); // until the room gives it a place
    setFocusProxy(plot_);
    connect(valuesButton_, &QToolButton::toggled, this, &ReviewCurve::showValues);
    connect(plot_, &CurvePlot::lineChosen, this, &ReviewCurve::lineChosen);
    connect(values_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) {
        if (row.isValid() && row.row() != model_->current())
            Q_EMIT lineChosen(model_->lineOf(row.row()));
    });
    connect(&game, &ReviewedGame::lineChanged, this, &ReviewCurve::showLine);
    connect(&game, &ReviewedGame::gameChanged, this, &ReviewCurve::showLine);
    retranslate();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { retranslate(); });
}

void ReviewCurve::setBranch(std::optional<CurveBranch> branch) { plot_->setBranch(std::move(branch)); }

void ReviewCurve::setThread(bool thread)
{
    plot_->setThread(thread);
    setSizePolicy(plot_->sizePolicy());
    setMaximumHeight(thread ? plot_->sizeHint().height() : QWIDGETSIZE_MAX);
}

bool ReviewCurve::showsValues() const { return stack_->currentWidget() == values_; }

void ReviewCurve::showValues(bool values)
{
    if (values == showsValues())
        return;
    const bool focus = isAncestorOf(focusWidget()) && (plot_->hasFocus() || values_->hasFocus());
    QWidget *shown = values ? static_cast<QWidget *>(values_) : plot_;
    stack_->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (focus)
        shown->setFocus(Qt::OtherFocusReason);
    {
        const QSignalBlocker quiet(valuesButton_);
        valuesButton_->setChecked(values);
    }
    retranslate();
    showLine();
}

/// The table follows the line without asking for another one.
void ReviewCurve::showLine()
{
    const int row = model_->current();
    if (!showsValues() || row < 0)
        return;
    const QSignalBlocker quiet(values_->selectionModel());
    values_->selectRow(row);
    values_->setCurrentIndex(model_->index(row, 0));
    values_->viewport()->update();
    values_->scrollTo(model_->index(row, 0));
}

void ReviewCurve::retranslate()
{
    const bool values = showsValues();
    const QString words = values ? tr("Show the curve", "button of the review")
                                 : tr("Show the values as a table", "button of the review");
    setGlyph(valuesButton_, values ? Glyph::Curve : Glyph::Values);
    nameButton(valuesButton_, words);
    values_->setAccessibleName(ReviewText::curveTitle());
    plot_->retranslate();
}

void ReviewCurve::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_V && event->modifiers() == Qt::NoModifier && !plot_->isThread())
        showValues(!showsValues());
    else
        QWidget::keyPressEvent(event);
}

} // namespace meadhall::ui
