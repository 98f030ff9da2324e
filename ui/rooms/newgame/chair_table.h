// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of the table in the new-game dialog: six places that never move.
#pragma once

#include "ui/rooms/newgame/seat_plan.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace meadhall::ui {

class ChairButton;

/// Shows a SeatPlan. Never mirrored, like the seats round the table: clockwise stays clockwise. One place is selected,
/// and is the only stop for Tab; arrow keys move.
class ChairTable : public QWidget {
    Q_OBJECT

public:
    explicit ChairTable(QWidget *parent = nullptr);

    /// @param maxPlayers of the game
    void showPlan(const SeatPlan &plan, int maxPlayers);
    /// Problems of single chairs by place; an empty text for none.
    void setProblem(int place, const QString &problem) const;
    int selected() const { return selected_; }
    void setSelected(int place);
    ChairButton *place(int place) const { return places_[static_cast<std::size_t>(place)]; }
    /// The size for large or small windows.
    void setRoomy(bool roomy);
    /// Direction of words and portraits.
    void setWordsDirection(Qt::LayoutDirection direction);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void selectionChanged();
    /// A player is wanted on an empty place.
    void addRequested(int place);
    void removeRequested(int place);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void adapt();
    void arrange();
    void moveFrom(int place, int key);
    QRectF cloth() const;

    std::array<ChairButton *, kTablePlaces> places_{};
    QLabel *count_, *kind_;
    int selected_ = 0;
    bool roomy_ = true;
};

} // namespace meadhall::ui
