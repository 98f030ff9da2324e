// Beside the table: the points by hand, and the log in words.
#pragma once

#include "events/referee.h"
#include "words/teller.h"

#include <QWidget>

#include <memory>

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
    /// Who tells a game as a seat sees it.
    using TellerOf = std::unique_ptr<Teller> (*)(int seat);

    explicit SidePanel(QWidget *parent = nullptr);

    /// Begins anew with these events, as the seat `eye` sees them.
    void restart(TellerOf tellerOf, const Events &events, const Names &names, int eye);
    /// Says everything anew with other names for the same people.
    void setNames(const Names &names);
    void tell(const Event &event);
    /// Counts points down from the target instead of up.
    void setCountDown(bool down);

    QTextEdit *log() const { return log_; }
    QTableWidget *points() const { return points_; }

Q_SIGNALS:
    /// What the log says of something that has just happened.
    void told(const QString &lines);

protected:
    void changeEvent(QEvent *event) override;

private:
    QStringList say(const Event &event);
    void retell();
    void retranslate();
    void fillPoints();

    Events events_;
    Names names_;
    TellerOf tellerOf_ = nullptr;
    int eye_ = kSpectator;
    std::unique_ptr<Teller> teller_; ///< null while there is no game
    bool countDown_ = false;
    QLabel *pointsTitle_;
    QTableWidget *points_;
    QLabel *logTitle_;
    QTextEdit *log_;
};

} // namespace meadhall::ui
