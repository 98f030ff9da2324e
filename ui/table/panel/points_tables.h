// SPDX-License-Identifier: GPL-3.0-or-later
// Score table with a fixed column of totals beside the names and scrollable columns for the parts of the game.
#pragma once

#include "ui/base/graphics/theme.h"

#include <QTableWidget>
#include <QWidget>

#include <vector>

class QTableView;

namespace meadhall::ui {

class NamesHeader;

/// Data that a row shows of a seat beside its name and points.
struct PointsSeat {
    QString portrait; ///< portraitId(); unknown: none
    QString count;    ///< number of cards, in figures; empty: none
    bool turn = false;
    friend bool operator==(const PointsSeat &, const PointsSeat &) = default;
};

/// Roles of the cells beyond those of Qt.
enum PointsRole {
    LeadsRole = Qt::UserRole + 1, ///< of a total: nobody is before this seat
    BestRole,                     ///< of a part: the best result in it
};

/// Two views of the same table: names and totals are always visible, beside them as many whole columns as fit.
class PointsTables : public QWidget {
    Q_OBJECT

public:
    explicit PointsTables(QWidget *parent = nullptr);

    /// The complete table; column 0 holds the totals. Call fit() after filling it.
    QTableWidget *table() const { return parts_; }
    QTableView *totals() const { return totals_; }
    /// Sizes the columns and scrolls to the last ones.
    /// @param firstChanged the first column with other contents than at the last call, apart from that of the totals
    void fit(int firstChanged = 1);
    /// Faces, cards and turn, by row.
    /// @param own row of the user at the screen; −1: none
    void setSeats(const std::vector<PointsSeat> &seats, int own);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateSizes();
    void updateRowHeight();
    QRect focusRect(const QWidget *part) const;

    QTableWidget *parts_;
    QTableView *totals_;
    NamesHeader *names_;
    int widest_ = 0; ///< of the columns of parts, before they are made equally wide
};

} // namespace meadhall::ui
