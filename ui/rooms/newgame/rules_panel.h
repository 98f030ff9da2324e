// SPDX-License-Identifier: GPL-3.0-or-later
// Edition and house rules, in the new-game dialog.
#pragma once

#include "ui/table/seats/game_setup.h"

#include <QGroupBox>
#include <QHash>

#include <functional>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
class QSpinBox;
QT_END_NAMESPACE

namespace meadhall::ui {

class ChoiceBox;
class ColourChips;
class ReasonLabel;
class Segments;

/// Every row keeps its place: what does not apply to the game or to the number of players is disabled.
class RulesPanel : public QGroupBox {
    Q_OBJECT

public:
    /// @param setup is read and edited; must outlive this
    explicit RulesPanel(GameSetup &setup, QWidget *parent = nullptr);

    /// Shows the settings. `starters` are the names of the players.
    void refresh(const QStringList &starters, const std::vector<SetupProblem> &problems);
    /// @param columns settings in a row: 3, 2 or 1
    void setColumns(int columns);

Q_SIGNALS:
    /// The user changed the settings.
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A setting with its label and what it is about.
    struct Row {
        QLabel *label;
        QWidget *field;
        std::function<QString()> about;
    };

    void build();
    void buildFields();
    void buildDeck();
    void listen();
    void arrange();
    void retranslate();
    void fillChoices();
    void fillEditions();
    void chooseEdition(int edition);
    void chooseTarget(int index);
    void showTarget();
    void showDeck(bool wrongColours);
    void explain(QObject *pointed, QObject *focused);
    QString aboutOf(const QObject *field) const;
    QString deckNote() const;

    GameSetup &setup_;
    bool ownTarget_; ///< the user's own number is selected, even if it is also offered
    int columns_ = 3;
    std::vector<Row> rows_;
    QGridLayout *grid_ = nullptr;
    ChoiceBox *edition_ = nullptr;
    QWidget *targetField_ = nullptr;
    Segments *target_ = nullptr;
    QSpinBox *ownNumber_ = nullptr;
    Segments *points_ = nullptr;
    ChoiceBox *starter_ = nullptr, *nextStarter_ = nullptr, *wholeHand_ = nullptr;
    QLabel *deckLabel_ = nullptr;
    Segments *deck_ = nullptr;
    ColourChips *colours_ = nullptr;
    ReasonLabel *deckNote_ = nullptr;
    ReasonLabel *explanation_ = nullptr;
    QObject *pointed_ = nullptr, *focused_ = nullptr; ///< compared only
};

} // namespace meadhall::ui
