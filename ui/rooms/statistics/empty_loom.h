// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown instead of figures: a loom on which nothing is woven yet, with a sentence and what can be done.
#pragma once

#include "engine/core/event.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class EmptyLoom : public QWidget {
    Q_OBJECT

public:
    /// Why there is nothing.
    enum class Why {
        NoGames,  ///< none has been finished
        Filtered, ///< none passes the filter
        Trouble,  ///< there can be no statistics; a sentence says why
    };

    explicit EmptyLoom(QWidget *parent);

    void tell(Why why, Game game, const QString &trouble = {});
    QPushButton *playButton() const { return play_; }
    QPushButton *showAllButton() const { return showAll_; }
    /// The button that is pressed by Enter.
    QPushButton *defaultButton() const;

Q_SIGNALS:
    void playWanted();
    void learnWanted();
    void allWanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();
    void setLook();

    QWidget *plate_;
    QLabel *title_, *words_;
    QPushButton *play_, *learn_, *showAll_;
    Why why_ = Why::NoGames;
    Game game_ = Game::Odin;
};

} // namespace meadhall::ui
