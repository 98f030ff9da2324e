// SPDX-License-Identifier: GPL-3.0-or-later
// All cards of a game in rows, to be put somewhere, and the places that they go to.
#pragma once

#include "engine/core/event.h"
#include "ui/base/graphics/art.h"

#include <QTableWidget>
#include <QTimer>

namespace meadhall::ui {

/// The cards by colour and number. A click, Enter or the name of a card typed in letters and figures chooses it; it can
/// be dragged to a PlacesTable.
class CardPicker : public QTableWidget {
    Q_OBJECT

public:
    explicit CardPicker(QWidget *parent);

    void setGame(Game game);
    void setLook(CardLook look);
    /// Where a card is: in words for screen readers, empty where it is nowhere.
    struct Whereabouts {
        QString place;
        bool isInDeck = true;
        bool isInChosenPlace = false;
    };
    void setWhereabouts(Card card, const Whereabouts &where);
    /// The cell of a card.
    QModelIndex indexOf(Card card) const;
    /// The card at the cursor; kNoCard if there is none.
    Card currentCard() const;

    QSize sizeHint() const override;
    /// Narrower: the chips shrink with their cells.
    QSize minimumSizeHint() const override { return {sizeHint().width() / 2, sizeHint().height()}; }
    void keyboardSearch(const QString &text) override;

Q_SIGNALS:
    /// The card is to go to the chosen place, or away from there.
    void cardChosen(meadhall::Card card);
    /// The card is to be nowhere.
    void cardRemoved(meadhall::Card card);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose(Card card);
    QString signOf(const QKeyEvent &event) const;
    void endTyping();

    Game game_ = Game::Odin;
    QString typed_;
    QTimer typing_;        ///< a 1 may become a 10
    bool isNamed_ = false; ///< a name was typed last, which a blank may follow
};

/// Rows that take cards dragged from a CardPicker.
class PlacesTable : public QTableWidget {
    Q_OBJECT

public:
    explicit PlacesTable(QWidget *parent);

Q_SIGNALS:
    void cardDropped(meadhall::Card card, int row);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
};

} // namespace meadhall::ui
