// SPDX-License-Identifier: GPL-3.0-or-later
// The large panels of the start page: the game to go on with, the next game, and those of the first start.
#pragma once

#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/rooms/start/game_picture.h"

#include <QDateTime>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace meadhall::ui {

/// A plaque with a picture, a heading, a sentence and buttons.
class StartPanel : public Plaque {
    Q_OBJECT

public:
    /// @param picture given to the panel
    /// @param below the buttons are in a row below the words, otherwise beside them
    StartPanel(StartPicture *picture, const QString &title, const QString &sentence, bool below, QWidget *parent);

    /// Between the sentence and the buttons. Takes ownership.
    void addFact(QWidget *fact);
    /// The first one is the default button.
    QPushButton *addButton(const QString &text, const char *name, Glyph glyph);
    void addNote(const QString &note);
    /// Below everything.
    void addFootnote(const QString &note);
    void setCompact(bool compact);

    /// That of words and buttons below each other, which is how a narrow panel has them.
    QSize minimumSizeHint() const override;

private:
    void arrangeButtons();

    bool below_; ///< the buttons are below the words
    QLabel *title_, *sentence_;
    QVBoxLayout *column_, *facts_;
    QBoxLayout *row_; ///< words and buttons
    QBoxLayout *buttons_;
    int buttonCount_ = 0;
};

/// Faces with their points, the best first; in two rows where large letters leave no room for one.
class StartStandings : public TurningRow {
    Q_OBJECT

public:
    StartStandings(const SavedGame &saved, QWidget *parent);
};

/// The line below the button: “left yesterday at 21:40”.
QString leftAt(const QDateTime &when, const QDateTime &now);

} // namespace meadhall::ui
