// Beside the table: the points by hand, and the log in words.
#pragma once

#include "events/referee.h"
#include "words/odin_words.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QTableWidget;
class QTextEdit;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Keeps the events, not the words: on another language everything is said anew.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    explicit SidePanel(QWidget *parent = nullptr);

    /// Begins anew with these events, as the seat `eye` sees them.
    void restart(const Events &events, const Names &names, int eye);
    /// Says everything anew with other names for the same people.
    void setNames(const Names &names);
    void tell(const Event &event);
    /// Counts points down from the target instead of up.
    void setCountDown(bool down);

    QTextEdit *log() const { return log_; }
    QTableWidget *points() const { return points_; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void say(const Event &event, const odin::View &before);
    void retell();
    void retranslate();
    void fillPoints();
    QString shown(int total) const;

    Events events_;
    Names names_;
    odin::View view_{kSpectator};
    bool countDown_ = false;
    QLabel *pointsTitle_;
    QTableWidget *points_;
    QLabel *logTitle_;
    QTextEdit *log_;
};

} // namespace meadhall::ui
