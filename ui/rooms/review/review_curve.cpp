// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/review_curve.h"

#include "ui/base/text/review_text.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/rooms/review/curve_plot.h"
#include "ui/rooms/review/curve_values.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>

namespace meadhall::ui {

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
    valuesButton_->setToolTip(words);
    valuesButton_->setAccessibleName(words);
    values_->setAccessibleName(ReviewText::curveTitle(game_.game()));
    plot_->retranslate();
}

void ReviewCurve::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void ReviewCurve::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_V && event->modifiers() == Qt::NoModifier && !plot_->isThread())
        showValues(!showsValues());
    else
        QWidget::keyPressEvent(event);
}

} // namespace meadhall::ui
