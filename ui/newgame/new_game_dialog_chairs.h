// The chairs round a small picture of the table, in the new game dialog.
#pragma once

#include "ui/newgame/game_setup.h"

#include <QWidget>

#include <array>
#include <initializer_list>

class QLabel;

namespace meadhall::ui {

class NewGamePlace;
class ReasonLabel;

/// Six places round a table, each taken or free. The first is at the bottom, the others follow clockwise: on the screen
/// too, from right to left as well.
class NewGameChairs : public QWidget {
    Q_OBJECT

public:
    explicit NewGameChairs(QWidget *parent = nullptr);

    /// At most six; they are spread evenly.
    void setChairs(const std::vector<Chair> &chairs);
    /// No more than that many may sit there; chairs beyond it are kept and said to be too many.
    void setMost(int most);
    /// Who sits there, clockwise, without the free places.
    std::vector<Chair> chairs() const;
    /// The place on the screen (0–5) where that chair is.
    int placeOf(int chair) const;

    /// The direction of what is written. The places themselves never exchange left and right.
    void setWordsDirection(Qt::LayoutDirection direction);

    /// Shows the reasons that are about chairs; others are passed over.
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

    std::array<NewGamePlace *, odin::kMaxPlayers> places_{};
    QWidget *middle_;
    QLabel *count_;
    QLabel *kind_;
    ReasonLabel *reason_;
    std::vector<SetupProblem> problems_;
    int most_ = odin::kMaxPlayers;
};

} // namespace meadhall::ui
