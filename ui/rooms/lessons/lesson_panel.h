// SPDX-License-Identifier: GPL-3.0-or-later
// The plate of a lesson, between cloth and hand, with a pointer to what it speaks of.
#pragma once

#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/input_delay.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace meadhall::ui {

/// Shows a text, a remark on the learner's last attempt above it, how far the lesson has come, and the buttons to
/// continue. A click anywhere on the plate continues as well.
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    /// Which buttons are shown.
    enum class Asks { Nothing, Next, End };

    /// The widget is higher than its plate by this at both ends, for the pointer.
    static constexpr int kPointer = 13;

    explicit LessonPanel(QWidget *parent);

    struct Contents {
        QString remark; ///< empty: none
        QString words;
        QString keys; ///< how to do it by keyboard; empty: not to be shown
        Asks asks = Asks::Nothing;
        int step = 1, steps = 1;
    };
    void say(const Contents &contents);
    /// @param place what the words are about, in coordinates of the parent; empty: no pointer
    void pointTo(const QRectF &place);

    Asks asks() const { return asks_; }
    QLabel *words() const { return words_; }
    QLabel *remark() const { return remark_; }
    QPushButton *next() const { return next_; }
    QPushButton *play() const { return play_; }
    QPushButton *again() const { return again_; }
    QWidget *stepIndicator() const { return stepIndicator_; }
    /// The step that it shows.
    int step() const { return step_; }
    /// Keeps Enter and Space from a text that has just appeared.
    InputDelay &inputDelay() { return inputDelay_; }

    /// Height in px of the plate that these contents need.
    /// @param width of the plate
    int heightFor(const Contents &contents, int width) const;

Q_SIGNALS:
    /// The learner wants to continue.
    void proceeded();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void applyFonts();
    void retranslate();
    bool keysFit(int width) const;
    QRectF plate() const;
    QLabel *addLabel(const char *name);
    QPushButton *addButton(const char *name);

    InputDelay inputDelay_;
    QLabel *remark_, *words_, *count_, *keys_;
    Beads *stepIndicator_;
    int step_ = 1;
    QPushButton *next_, *play_, *again_;
    Asks asks_ = Asks::Nothing;
    QRectF place_;
};

} // namespace meadhall::ui
