// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants that hold whenever the window waits for input.
#pragma once

#include "scene_picture.h"

#include "engine/table/table.h"

#include <QObject>
#include <QPointer>

#include <utility>

namespace meadhall::soak {

class Invariants : public QObject {
    Q_OBJECT

public:
    Invariants(ui::MainWindow &window, const ui::Settings &settings);

    /// Returns the violated invariants; empty if there are none.
    /// @param handsOff no mouse button is pressed
    QStringList broken(bool handsOff);
    /// The number of comparisons with a newly built table since the last call.
    int takeCompared() { return std::exchange(compared_, 0); }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void noteAsked();
    QStringList brokenFocus() const;
    QStringList brokenMenus() const;
    QStringList brokenButtons() const;
    QStringList duplicateCards() const;
    QStringList brokenCurtain();
    QStringList revealedSecrets() const;
    bool still() const;
    bool isWriting() const;
    int people() const;

    ui::MainWindow &window_;
    const ui::Settings &settings_;
    Rebuilt rebuilt_;
    std::set<int> thinking_;
    QPointer<ui::TableView> watched_;
    QPointer<HumanSeat> shownTo_; ///< the person who has asked to see their cards
    int compared_ = 0;
};

} // namespace meadhall::soak
