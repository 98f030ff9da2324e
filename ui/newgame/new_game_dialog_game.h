// Which game: the first choice of the new game dialog.
#pragma once

#include "engine/core/event.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace meadhall::ui {

/// A button for every game, one of them pressed.
class GameChoice : public QWidget {
    Q_OBJECT

public:
    explicit GameChoice(QWidget *parent = nullptr);

    /// Emits nothing.
    void setGame(Game game);

Q_SIGNALS:
    /// The user chose another game.
    void chosen(meadhall::Game game);

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    std::vector<QPushButton *> buttons_; ///< in the order of Game
};

} // namespace meadhall::ui
