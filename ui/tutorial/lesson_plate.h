// What the lesson says, on a plate between the cards that it speaks of.
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Words, above them a remark on what has just been tried, and the buttons that go on. A click anywhere on it goes on
/// too.
class LessonPlate : public QWidget {
    Q_OBJECT

public:
    /// What can be pressed on it.
    enum class Asks { Nothing, Next, End };

    explicit LessonPlate(QWidget *parent);

    void say(const QString &remark, const QString &words, Asks asks);
    Asks asks() const { return asks_; }
    QLabel *words() const { return words_; }
    QLabel *remark() const { return remark_; }
    QPushButton *next() const { return next_; }
    QPushButton *play() const { return play_; }
    QPushButton *again() const { return again_; }
    QPushButton *leave() const { return leave_; }

    /// How high it is, that wide, with these words and a button beside them.
    int heightFor(const QString &words, int width) const;

Q_SIGNALS:
    /// The learner has read it.
    void wentOn();

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
    QWidget *end_; ///< the buttons of the end, in a row
    Asks asks_ = Asks::Nothing;
};

} // namespace meadhall::ui
