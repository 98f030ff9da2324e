// SPDX-License-Identifier: GPL-3.0-or-later
// The points that everybody could expect, turn by turn, all hands open.
#pragma once

#include "ui/table/replay/reviewed_game.h"

#include <QWidget>

class QStackedLayout;
class QTableView;
class QToolButton;

namespace meadhall::ui {

class CurvePlot;
class CurveValues;

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
    QWidget *plot() const;
    /// Returns the points expected at the current line, for a screen reader; empty unless the curve has the focus.
    QString spokenExpectation() const;
    /// Writes the words again: in another language, or when other cards are open.
    void retranslate();

Q_SIGNALS:
    /// The user wants to look at this line; the room moves there.
    void lineChosen(int line);
    /// Something to be announced.
    void said(const QString &words);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showLine();
    void selectCurrentRow();

    ReviewedGame &game_;
    QStackedLayout *stack_;
    CurveValues *model_;
    CurvePlot *plot_;
    QTableView *values_;
    QToolButton *valuesButton_;
};

} // namespace meadhall::ui
