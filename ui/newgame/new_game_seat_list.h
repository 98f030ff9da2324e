// The seats of the new-game dialog, around a picture of the table.
#pragma once

#include "ui/newgame/game_setup.h"

#include <QWidget>

#include <array>
#include <initializer_list>

class QLabel;

namespace meadhall::ui {

class NewGameSeatRow;
class ReasonLabel;

/// Six places around a table, each occupied or free. The first is at the bottom, the others follow clockwise, in
/// right-to-left layouts too.
class NewGameSeatList : public QWidget {
    Q_OBJECT

public:
    explicit NewGameSeatList(QWidget *parent = nullptr);

    /// Distributes up to six chairs over the places; further ones are dropped.
    void setChairs(const std::vector<ChairSetup> &chairs);
    /// Sets the maximum number of players. Excess chairs are kept and reported as a problem.
    void setMaxPlayers(int most);
    /// The occupied chairs, clockwise.
    std::vector<ChairSetup> chairs() const;
    /// The place (0–5) of a chair.
    /// @param chair index into chairs()
    /// @return −1 if there is no such chair
    int placeOf(int chair) const;

    /// Layout direction of the texts. The places themselves are never mirrored.
    void setWordsDirection(Qt::LayoutDirection direction);

    /// Shows the problems that concern chairs; ignores others.
    void setProblems(const std::vector<SetupProblem> &problems);

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QLayout *column(std::initializer_list<QWidget *> widgets) const;
    void adapt();
    void refresh();
    QString reasonText(SetupProblem::Reason reason) const;

    std::array<NewGameSeatRow *, odin::kMaxPlayers> places_{};
    QWidget *middle_;
    QLabel *count_;
    QLabel *kind_;
    ReasonLabel *reason_;
    std::vector<SetupProblem> problems_;
    int maxPlayers_ = odin::kMaxPlayers;
};

} // namespace meadhall::ui
