// SPDX-License-Identifier: GPL-3.0-or-later
// Moves against each other: cards, and what could be expected of them.
#pragma once

#include "ui/base/graphics/art.h"
#include "ui/table/replay/reviewed_game.h"

#include <QFrame>

class QBoxLayout;

namespace meadhall::ui {

class PixmapCache;

/// A move as a row.
struct DecisionRow {
    QString label;             ///< "You played"
    QString value;             ///< "77"
    std::vector<ArtKey> cards; ///< without a size
    QString aside;             ///< "picks up", "beats pile 3"
    std::vector<ArtKey> small; ///< below that
    bool plus = false;         ///< a plus may take the place of those words
    bool pile = false;         ///< the cards lie over each other
    bool known = true;         ///< whether the points are known
    double points = 0;         ///< expected
    QString unit;              ///< below the points
    QColor colour;             ///< of the points and their bar
    bool edge = false;         ///< with a gold edge: here, now
    QString spoken;            ///< the whole row for screen readers
};

/// @param seen what the seat had seen before the move
/// @param points expected of it
DecisionRow decisionRow(const Events &seen, int seat, const Event &move, double points, Theme theme, CardLook look);

class DecisionRows : public QFrame {
    Q_OBJECT

public:
    /// @param cache must outlive this widget
    explicit DecisionRows(PixmapCache &cache, QWidget *parent);

    /// @param scale points of a full bar
    void setRows(std::vector<DecisionRow> rows, double scale);
    const std::vector<DecisionRow> &rows() const { return rows_; }
    /// Side by side instead of one below the other.
    void setLow(bool low);

    QSize minimumSizeHint() const override;

private:
    class Line;

    void arrange();

    PixmapCache &cache_;
    std::vector<DecisionRow> rows_;
    QBoxLayout *box_;
    std::vector<Line *> lines_; ///< a widget for each row
    bool low_ = false;
    int arrangedWidth_ = -1;
};

} // namespace meadhall::ui
