// The games that have been played as rows of a list, below headings of days and months.
#pragma once

#include "ui/pastgames/past_game.h"

#include <QAbstractListModel>
#include <QTimer>

#include <memory>
#include <optional>

namespace meadhall::ui {

/// Games come in the order of the list, and go through the filter a few at a time, so that neither ten thousand of them
/// nor another filter hold up the window.
class GamesModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit GamesModel(QObject *parent = nullptr);

    struct Filter {
        QString text; ///< words that must all be there
        std::optional<Game> game;
        std::optional<PastGame::State> state; ///< Damaged: whatever cannot be opened whole
        QString opponent;                     ///< as PastGameWords::opponents() has it
    };
    void setFilter(const Filter &filter);
    /// Behind those that are there.
    void add(const std::vector<PastGame> &games);
    /// The words are others now, or the day is.
    void renew();

    /// Takes a row's game out; its heading goes with the last game below it.
    std::unique_ptr<PastGame> take(int row);
    /// Puts a game into its place. Returns its row; −1 if the filter hides it.
    int insert(std::unique_ptr<PastGame> game);
    /// Reading the whole file has shown what is the matter with it.
    void markDamaged(int row);

    /// Null for a heading.
    const PastGame *gameAt(int row) const;
    /// The row of a game; −1 if it is not shown.
    int rowOf(const QString &file) const;
    /// The next game's row in that direction; −1 if there is none.
    int nearestGame(int row, int step) const;
    /// How many games there are, and how many of them are shown.
    int games() const { return static_cast<int>(games_.size()); }
    int shown() const { return shown_; }
    /// Whether some still have to go through the filter.
    bool isFilling() const { return next_ < games_.size(); }
    QString heading(int row) const;
    int countBelow(int row) const { return rows_[static_cast<std::size_t>(row)].count; }
    const QDate &today() const { return today_; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Other rows are shown, or no more are coming.
    void filled();

private:
    struct Row {
        const PastGame *game; ///< of a heading, the first below it
        bool heading;
        int count = 0; ///< of a heading, the games below it
    };

    void restart();
    void fill();
    bool fits(const PastGame &game) const;
    int groupOf(const PastGame &game) const;
    int headingOf(int row) const;
    bool comesBefore(const PastGame &a, const PastGame &b) const;
    void insertRow(int row, const PastGame *game);

    std::vector<std::unique_ptr<PastGame>> games_;
    std::vector<Row> rows_;
    std::size_t next_ = 0; ///< the first game that has not gone through the filter
    int shown_ = 0;
    Filter filter_;
    QStringList words_;
    QDate today_;
    QTimer timer_;
};

} // namespace meadhall::ui
