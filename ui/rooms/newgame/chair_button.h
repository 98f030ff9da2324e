// SPDX-License-Identifier: GPL-3.0-or-later
// A place at the table of the new-game dialog.
#pragma once

#include "ui/table/seats/game_setup.h"

#include <QPushButton>

QT_BEGIN_NAMESPACE
class QToolButton;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Who sits on one place (face, name, level), or an invitation to add a player.
class ChairButton : public QPushButton {
    Q_OBJECT

public:
    /// @param place 0 … kTablePlaces − 1
    explicit ChairButton(int place, QWidget *parent = nullptr);

    int place() const { return place_; }
    /// @param chair nullopt: the place is empty
    /// @param name as at the table
    void setChair(const std::optional<ChairSetup> &chair, const QString &name);
    const std::optional<ChairSetup> &chair() const { return chair_; }
    /// Makes an empty place unavailable.
    /// @param reason why; empty: a player can be added
    void setClosed(const QString &reason);
    /// What is wrong with the player here; empty: nothing.
    void setProblem(const QString &problem);
    const QString &problem() const { return problem_; }
    /// Large windows have room for a larger face, and for the cross of every place.
    void setRoomy(bool roomy);
    QToolButton *cross() const { return cross_; }

Q_SIGNALS:
    /// The place has been pointed at or reached by keyboard.
    void reached(int place);
    /// The player is to leave.
    void emptied(int place);
    /// An arrow key was pressed.
    void arrowPressed(int place, int key);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    QString line() const;
    void placeCross();
    void paintPlate(QPainter &painter) const;
    void paintPerson(QPainter &painter) const;
    void paintInvitation(QPainter &painter) const;

    int place_;
    std::optional<ChairSetup> chair_;
    QString name_, closed_, problem_;
    bool roomy_ = true;
    QToolButton *cross_;
};

} // namespace meadhall::ui
