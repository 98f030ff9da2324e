// SPDX-License-Identifier: GPL-3.0-or-later
// The edition and house rules of a new game of Odin.
#pragma once

#include "ui/table/seats/game_setup.h"

#include <QGroupBox>

#include <functional>

class QLabel;
class QSpinBox;

namespace meadhall::ui {

class ChoiceBox;

class RulesPanel : public QGroupBox {
    Q_OBJECT

public:
    /// @param setup is read and edited; must outlive this
    explicit RulesPanel(GameSetup &setup, QWidget *parent = nullptr);

    /// Shows the settings. `starters` are the names of the players.
    void refresh(const QStringList &starters);
    /// Shows the target as it is offered; to be called when the settings have been replaced.
    void adoptTarget();
    /// The edition, the target, and every rule that differs from the edition.
    QString summary() const;

Q_SIGNALS:
    /// The user changed the settings.
    void changed();

private:
    ChoiceBox *addRow(const char *name, const std::function<void(int)> &choose);
    void retranslate();
    void chooseTarget(int target);

    GameSetup &setup_;
    bool hasOwnTarget_ = false; ///< the number in the field is used, even if the list offers it
    std::vector<QLabel *> labels_;
    ChoiceBox *edition_, *target_, *points_, *starter_, *nextStarter_, *wholeHand_, *goat_;
    QSpinBox *ownTarget_;
};

} // namespace meadhall::ui
