// SPDX-License-Identifier: GPL-3.0-or-later
// The points that everybody could expect, turn by turn, all hands open.
#pragma once

#include "ui/table/replay/reviewed_game.h"

#include <QAbstractTableModel>
#include <QVariantAnimation>
#include <QWidget>

#include <algorithm>

class QStackedLayout;
class QTableView;
class QToolButton;

namespace meadhall::ui {

class CurvePlot;

/// The values of the curve around the line that is looked at, as a table. Rows: the points of the curve. Columns: the
/// point, every seat from the judged one on, the verdict.
class CurveValues : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @param game must outlive the model
    CurveValues(ReviewedGame &game, QObject *parent);

    const std::vector<CurvePoint> &points() const { return points_; }
    /// The point that is looked at; −1: none.
    int current() const { return RecordPlaces::pointOf(points_, game_.line()); }
    /// The points that a seat could expect; nullopt if they are not known.
    std::optional<double> expected(int point, int seat) const;
    bool known(int point) const { return expected(point, std::max(game_.seat(), 0)).has_value(); }
    /// The line of the judged seat's decision there; 0: none.
    int decisionAt(int point) const;
    /// The line to go to for a point.
    int lineOf(int point) const;
    /// The seats in the order of the columns.
    std::vector<int> seats() const;
    /// A point as a screen reader says it, one seat first.
    QString spokenPoint(int point, int seat) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The points are those of another hand or game.
    void pointsChanged();

private:
    std::optional<double> seenThen(int point) const;
    void updatePoints();
    QString nameOf(int seat) const;
    QString verdictAt(int point) const;

    ReviewedGame &game_;
    std::vector<CurvePoint> points_;
};

/// The outlook after another move: own points from the point of `line` on, as far as they are known.
struct CurveBranch {
    int line = 0;
    std::vector<double> expected; ///< own points; the first one is at the point of `line`
    review::Verdict verdict = review::Verdict::Fine;
    QString label; ///< "what if: 83"
};

/// The curve of the hand (Odin) or of the game (Ninjan) around the line that is looked at, or its values as a table.
/// A click or the arrow keys choose a line, Up and Down the seat that is read out, V the table.
class ReviewCurve : public QWidget {
    Q_OBJECT

public:
    /// @param game must outlive this widget
    explicit ReviewCurve(ReviewedGame &game, QWidget *parent = nullptr);

    void setBranch(std::optional<CurveBranch> branch);
    /// Shows only the own line with its signs, without axes, names and focus.
    void setThread(bool thread);

    /// Shows the values instead of the lines, or the lines again.
    void showValues(bool values);
    bool showsValues() const;
    /// The button for that; the room puts it where it has room.
    QToolButton *valuesButton() const { return valuesButton_; }
    QTableView *values() const { return values_; }
    CurvePlot *plot() const { return plot_; }
    /// Writes the words again: in another language, or when other cards are open.
    void retranslate();

Q_SIGNALS:
    /// The user wants to look at this line; the room moves there.
    void lineChosen(int line);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showLine();

    ReviewedGame &game_;
    QStackedLayout *stack_;
    CurveValues *model_;
    CurvePlot *plot_;
    QTableView *values_;
    QToolButton *valuesButton_;
};

} // namespace meadhall::ui
