// SPDX-License-Identifier: GPL-3.0-or-later
// The points that everybody could expect, turn by turn, all hands open.
#pragma once

#include "ui/table/replay/reviewed_game.h"

#include <QVariantAnimation>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QStackedLayout;
class QTableView;
class QToolButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class CurvePlot;
class CurveValues;

/// What another move would have led to: the own line from the point of `line` on, as far as it is known.
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
    /// Only the own line with its signs, as a thread of it: no axes, no names, no focus.
    void setThread(bool thread);

    /// Shows the values instead of the lines, or the lines again.
    void showValues(bool values);
    bool showsValues() const;
    /// The button for that; the room puts it where it has room.
    QToolButton *valuesButton() const { return valuesButton_; }
    QTableView *values() const { return values_; }
    CurvePlot *plot() const { return plot_; }

Q_SIGNALS:
    /// The user wants to look at this line; the room moves there.
    void lineChosen(int line);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void showLine();

    ReviewedGame &game_;
    QStackedLayout *stack_;
    CurveValues *model_;
    CurvePlot *plot_;
    QTableView *values_;
    QToolButton *valuesButton_;
};

} // namespace meadhall::ui
