// The panels over the table: the end of the game, the curtain between two people, and what a game adds.
#pragma once

#include "ui/scene/overlay.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace meadhall::ui {

class TableView;

class TablePanels : public QObject {
    Q_OBJECT

public:
    explicit TablePanels(TableView &view);

    /// There is one; it is filled again for each use.
    Overlay *panel() const { return panel_; }
    /// Opens it with what `fill` puts into it; it is filled again when the language changes.
    void open(std::function<void()> fill);
    void close();
    /// Fills the panel again, if it is open.
    void refill();
    /// Puts it over the cloth, or below the crest of the curtain.
    void place();
    /// Whether a part of the scene is behind the panel.
    bool covers(const QRectF &sceneRect) const;

    /// A line of a table of points: who, and figures in columns.
    struct PointsRow {
        int seat;
        QStringList figures;
        bool best;
    };
    QWidget *pointsTable(const QStringList &columns, const std::vector<PointsRow> &rows) const;

    /// What follows the last card of a game, when nothing moves any more.
    void showGameOver();
    /// Between two people at one screen: nobody's cards are seen until the next one is ready.
    void showCurtain(int seat);
    bool curtainIsShown() const;

Q_SIGNALS:
    /// It has been opened, filled or closed.
    void changed();
    void newGameRequested();
    void sameAgainRequested();
    /// Whoever is next sits at the screen, alone.
    void ready(int seat);

private:
    QWidget *withCurve(QWidget *ranking) const;

    TableView &view_;
    Overlay *panel_;
    std::function<void()> refill_;
};

} // namespace meadhall::ui
