// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits on the selected place, in the new-game dialog.
#pragma once

#include "ui/rooms/newgame/seat_plan.h"

#include <QGroupBox>
#include <QHash>

#include <functional>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class FaceGrid;
class ReasonLabel;
class Segments;

/// Faces of all who can sit there, and below what the chosen one needs: a level, name and face, or a command.
class ChairEditor : public QGroupBox {
    Q_OBJECT

public:
    explicit ChairEditor(QWidget *parent = nullptr);

    /// Sets who says why no chair can be for a guest (empty: one can); asked when the first guest is chosen.
    void setWhyNoGuests(std::function<QString()> why) { whyNoGuests_ = std::move(why); }
    /// @param problem what is wrong with that chair; empty: nothing
    void showPlace(const SeatPlan &plan, int place, const QString &problem);
    /// @param roomy large faces in two rows
    /// @param beside the picture of the table, which leaves less room
    void setRoomy(bool roomy, bool beside);

Q_SIGNALS:
    /// The user chose who sits there.
    void changed(const meadhall::ui::ChairSetup &chair);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Page { Empty, Computer, Human, Program };

    void build();
    QWidget *buildHuman();
    QWidget *buildProgram();
    void listen();
    void retranslate();
    void chooseFace(const QString &portrait);
    void chooseGuest();
    void chooseFile();
    void change(const ChairSetup &chair);
    void showTaken(const SeatPlan &plan) const;
    QString sentence() const;

    int place_ = 0;
    std::optional<ChairSetup> chair_;
    /// What was typed at each place, for when it becomes a human's or a program's again.
    QHash<int, QString> keptName_, keptCommand_;
    std::function<QString()> whyNoGuests_;
    players::Level keptLevel_ = players::Level::Medium;

    FaceGrid *faces_ = nullptr;
    QStackedWidget *pages_ = nullptr;
    Segments *level_ = nullptr;
    QLabel *nameLabel_ = nullptr, *faceLabel_ = nullptr;
    QLineEdit *name_ = nullptr;
    FaceGrid *ownFace_ = nullptr;
    QLineEdit *command_ = nullptr;
    QToolButton *browse_ = nullptr;
    ReasonLabel *sentence_ = nullptr;
};

} // namespace meadhall::ui
