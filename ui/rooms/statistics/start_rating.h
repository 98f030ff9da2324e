// SPDX-License-Identifier: GPL-3.0-or-later
// The rating on the start page.
#pragma once

#include "engine/results/statistics.h"
#include "ui/base/widgets/plaque.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace meadhall::ui {

class Beads;
class RatingLine;

/// Keeps its place and stays empty until the figures are known. It asks for them when the window shows its first frame,
/// and again each time it is shown.
class StartRating : public Plaque {
    Q_OBJECT

public:
    /// @param statistics must outlive this widget
    /// @param asks false: no game has ever been finished, so there is nothing to ask for
    StartRating(Statistics &statistics, Game game, bool asks, QWidget *parent);

    QPushButton *button() const { return button_; }
    /// The number of the last request; 0: nothing has been asked for yet.
    quint64 request() const { return request_; }

private:
    void arrange(bool narrow);
    void setFonts();
    void ask();
    void askOnScreen();
    void refresh();
    void countPlaces();
    void retranslate();

    Statistics &statistics_;
    StatisticsPage page_;
    const bool asks_;
    bool asked_ = false, known_ = false, narrow_ = false;
    quint64 request_ = 0;
    QGridLayout *grid_;
    QLabel *title_, *number_, *interval_, *outlook_, *placesTitle_;
    RatingLine *curve_;
    Beads *places_;
    QPushButton *button_;
};

} // namespace meadhall::ui
