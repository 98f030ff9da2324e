// The text panel of the tutorial, shown between table and hand.
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Shows a text, a remark on the learner's last attempt above it, and the buttons to continue. A click anywhere on
/// the panel continues as well.
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    /// Which buttons are shown.
    enum class Asks { Nothing, Next, End };

    explicit LessonPanel(QWidget *parent);

    /// @param remark empty for none
    void say(const QString &remark, const QString &words, Asks asks);
    Asks asks() const { return asks_; }
    QLabel *words() const { return words_; }
    QLabel *remark() const { return remark_; }
    QPushButton *next() const { return next_; }
    QPushButton *play() const { return play_; }
    QPushButton *again() const { return again_; }
    QPushButton *leave() const { return leave_; }

    /// The height in px for a text and a button beside it, at the given width.
    int heightFor(const QString &words, int width) const;

Q_SIGNALS:
    /// The learner wants to continue.
    void proceeded();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    QPushButton *addButton(const char *name);

    QLabel *remark_, *words_;
    QPushButton *next_, *play_, *again_, *leave_;
    QWidget *end_; ///< the row of buttons at the end
    Asks asks_ = Asks::Nothing;
};

} // namespace meadhall::ui
