// Beside the table: the points by hand, and the log in words.
#pragma once

#include "engine/core/referee.h"
#include "ui/text/teller.h"

#include <QWidget>

#include <memory>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTableWidget;
class QTextEdit;
QT_END_NAMESPACE

namespace meadhall::ui {

class PointsTables;

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
    QTableWidget *points() const;

Q_SIGNALS:
    /// What the log says of something that has just happened.
    void told(const QString &lines);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList say(const Event &event);
    void retell();
    void retranslate();
    void fillPoints();
    void showEnd();
    void placeNewer();
    QList<QWidget *> keyboardParts() const;

    Events events_;
    Names names_;
    TellerOf tellerOf_ = nullptr;
    int eye_ = kSpectator;
    std::unique_ptr<Teller> teller_; ///< null while there is no game
    bool countDown_ = false;
    QLabel *pointsTitle_;
    PointsTables *points_;
    QLabel *logTitle_;
    QTextEdit *log_;
    QPushButton *newer_;   ///< over the log's lower edge: lines have come below what is seen
    bool follows_ = true;  ///< the end of the log stays in sight; only the reader's own scrolling changes that
    int ownMoves_ = 0;     ///< above 0 while what moves the log is not the reader
    qreal lineHeight_ = 0; ///< of the log, in the language of the moment
};

} // namespace meadhall::ui
