// A place at the table of the new-game dialog.
#pragma once

#include "ui/newgame/game_setup.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QStackedLayout;
class QPushButton;
class QToolButton;

namespace meadhall::ui {

class ChoiceBox;
class ReasonLabel;

/// Edits one place: a human with a name, a computer with a level, a program with its command, or empty.
class NewGameSeatRow : public QWidget {
    Q_OBJECT

public:
    /// @param number from 1
    explicit NewGameSeatRow(int number, QWidget *parent = nullptr);

    /// @param chair nullopt: the place is free
    void setChair(const std::optional<ChairSetup> &chair);
    const std::optional<ChairSetup> &chair() const { return chair_; }

    /// Placeholder of the name field.
    void setDefaultName(const QString &name);
    /// Disables the personas that are used by other chairs.
    void setTaken(const QStringList &personas);
    void setReason(const QString &reason);
    /// Whether a player can be added here.
    void setOpen(bool open);

Q_SIGNALS:
    /// The user changed the chair.
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build(int number);
    void retranslate();
    void fillWho();
    void display(const std::optional<ChairSetup> &chair);
    void take(const std::optional<ChairSetup> &chair);
    void choose(int who);
    void chooseFile();
    QPixmap portrait(qreal size) const;

    int number_;
    std::optional<ChairSetup> chair_;
    QStringList taken_;
    QString keptName_; ///< restored when the place becomes a human's again
    QString keptCommand_;
    players::Level keptLevel_ = players::Level::Medium;
    QWidget *seat_ = nullptr;
    QLabel *portrait_ = nullptr;
    ChoiceBox *who_ = nullptr;
    QToolButton *remove_ = nullptr;
    QStackedLayout *second_ = nullptr;
    QLineEdit *name_ = nullptr;
    ChoiceBox *level_ = nullptr;
    QWidget *program_ = nullptr;
    QLineEdit *command_ = nullptr;
    QToolButton *browse_ = nullptr;
    ReasonLabel *reason_ = nullptr;
    QPushButton *add_ = nullptr;
};

} // namespace meadhall::ui
