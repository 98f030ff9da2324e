// SPDX-License-Identifier: GPL-3.0-or-later
// A chart with its title, and a button that swaps it for a table of its values.
#pragma once

#include "ui/base/widgets/chart.h"
#include "ui/base/widgets/plaque.h"

#include <QStringList>

#include <vector>

class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QStandardItemModel;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace meadhall::ui {

/// Texts in rows; the first column has words, the others have figures.
struct ChartTable {
    QStringList headings;
    std::vector<QStringList> rows;
};

class ChartPanel : public Plaque {
    Q_OBJECT

public:
    /// Where a panel is painted.
    enum class Ground {
        Plaque, ///< carved plate
        Cloth,  ///< hanging; the panel leaves room for rod and fringe
    };

    explicit ChartPanel(Ground ground, QWidget *parent = nullptr);

    /// @param note below the title; empty: none
    void setTitle(const QString &title, const QString &note);
    QString title() const;
    /// Takes ownership of the chart. Its title becomes its accessible name.
    void setChart(Chart *chart);
    Chart *chart() const { return chart_; }
    /// A sentence about the chart for screen readers.
    void setSentence(const QString &sentence);
    void setTable(const ChartTable &table);
    const ChartTable &table() const { return values_; }
    /// Shows a widget instead of chart and table, for example where there is nothing to show; nullptr: the chart.
    void setReplacement(QWidget *replacement);

    bool showsTable() const;
    void showTable(bool shown);
    QToolButton *tableButton() const { return button_; }
    QTableView *tableView() const { return table_; }
    /// The row of title and button, and the column below it.
    QHBoxLayout *head() const { return head_; }
    QVBoxLayout *column() const { return column_; }

Q_SIGNALS:
    /// The user has switched between chart and table.
    void tableToggled(bool shown);

private:
    void fitColumns();
    void buildHead();
    void buildTable();
    void setFonts();
    void setColours();
    void retranslate();

    Ground ground_;
    QLabel *title_, *note_;
    QToolButton *button_;
    QStackedWidget *stack_;
    QTableView *table_;
    QStandardItemModel *model_;
    ChartTable values_;
    Chart *chart_ = nullptr;
    QWidget *replacement_ = nullptr;
    QHBoxLayout *head_;
    QVBoxLayout *column_;
};

} // namespace meadhall::ui
