// Panel beside the table: points per hand or round, and the game log.
#pragma once

#include "engine/core/referee.h"
#include "ui/graphics/art.h"
#include "ui/text/card_mentions.h"
#include "ui/text/game_log_formatter.h"

#include <QWidget>

#include <memory>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTableWidget;
class QTextEdit;
QT_END_NAMESPACE

namespace meadhall::ui {

class LogView;
struct GameInfo;
class PointsCurve;
class PointsTables;

/// Stores events rather than text, so that the log can be rebuilt in another language.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    explicit SidePanel(QWidget *parent = nullptr);

    /// Replaces the whole content.
    /// @param events as visible from `viewpoint`
    /// @param viewpoint a seat or kSpectator
    void restart(const GameInfo &game, const Events &events, const Names &names, int viewpoint);
    /// Rebuilds the texts with changed names.
    void setNames(const Names &names);
    /// Appends an event. Needs a game, see restart().
    void addEvent(const Event &event);
    /// Shows points counted down from the target instead of up.
    void setCountDown(bool down);
    void setLook(Theme theme, CardLook cards);

    QSize minimumSizeHint() const override;

    QTextEdit *log() const;
    QTableWidget *points() const;

Q_SIGNALS:
    /// Lines were added to the log for a new event.
    void linesAdded(const QString &lines);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QStringList appendToLog(const Event &event);
    void rebuildLog();
    void retranslate();
    void fillPoints();
    void fillCurve();
    void fitCurve();
    void scrollToEnd();
    void placeNewLinesButton();
    QList<QWidget *> focusableParts() const;

    Events events_;
    Names names_;
    const GameInfo *game_ = nullptr; ///< null before the first game
    int viewpoint_ = kSpectator;
    std::unique_ptr<GameLogFormatter> formatter_; ///< null while there is no game
    CardMentions cardMentions_;
    bool countDown_ = false;
    bool curveHasLines_ = false; ///< at least two parts of the game are finished
    QLabel *pointsTitle_;
    PointsTables *points_;
    PointsCurve *curve_;
    QLabel *logTitle_;
    LogView *log_;
    QPushButton *newLinesButton_; ///< "new lines" button over the lower edge of the log
    bool autoScroll_ = true;      ///< keep the end of the log visible; changed only by the user's scrolling
    int programScrolls_ = 0;      ///< positive while the program scrolls or relayouts the log
    qreal lineHeight_ = 0;        ///< of the log in the current language
};

} // namespace meadhall::ui
