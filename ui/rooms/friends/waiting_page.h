// SPDX-License-Identifier: GPL-3.0-or-later
// Before a game elsewhere begins: who sits at the table, and who is awaited.
#pragma once

#include "engine/network/message.h"
#include "ui/base/widgets/wall.h"

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
QT_END_NAMESPACE

namespace meadhall::ui {

class Plaque;

class WaitingPage : public Wall {
    Q_OBJECT

public:
    WaitingPage(PixmapCache &cache, QWidget *parent);

    /// @param own the seat of the person at this screen
    void setSeats(const network::Seats &seats, int own);
    /// What is waited for, as a sentence.
    QString sentence() const;
    /// Stands below the name of the person at the host's screen.
    static QString hostLine();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addChair(int row, const network::SeatState &seat, bool own);

    Plaque *plaque_;
    QLabel *title_, *note_;
    QGridLayout *chairs_;
    network::Seats seats_;
    int own_ = -1;
};

} // namespace meadhall::ui
