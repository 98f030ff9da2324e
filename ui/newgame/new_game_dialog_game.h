// Selection of the game, in the new-game dialog.
#pragma once

#include "engine/core/event.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace meadhall::ui {

/// A row of exclusive buttons, one for each game.
class GameChoice : public QWidget {
    Q_OBJECT

public:
    explicit GameChoice(QWidget *parent = nullptr);

    /// Selects a game without emitting chosen().
    void setGame(Game game);

Q_SIGNALS:
    /// The user selected another game.
    void chosen(meadhall::Game game);

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    std::vector<QPushButton *> buttons_; ///< in the order of Game
};

} // namespace meadhall::ui
