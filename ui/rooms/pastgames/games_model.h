// SPDX-License-Identifier: GPL-3.0-or-later
// List model of past games, grouped under headings by day and month.
#pragma once

#include "engine/core/to_index.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/table/seats/past_game.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>
#include <QTimer>

#include <memory>
#include <optional>

namespace meadhall::ui {

/// Games are filtered in small batches from the event loop, so that neither ten thousand games nor a new filter block
/// the user interface. They keep the order in which they were added.
class GamesModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit GamesModel(QObject *parent = nullptr);

    struct Filter {
        QString text; ///< all words must match, or it is the number of the deal as it is shown anywhere
        std::optional<Game> game;
        std::optional<PastGame::State> state; ///< Damaged: matches every game that cannot be opened completely
        QString opponent;                     ///< as returned by PastGameText::opponents()
    };
    void setFilter(const Filter &filter);
    /// Appends games.
    void add(const std::vector<PastGame> &games);
    /// Rebuilds all rows after a change of language or date.
    void renew();

    /// Removes a game, and its heading if it was the last one below it.
    /// @param row must be a game, not a heading
    std::unique_ptr<PastGame> take(int row);
    /// Inserts a game at its place in the order.
    /// @return its row; −1 if the filter hides it or has not reached it yet
    int insert(std::unique_ptr<PastGame> game);
    /// Marks a game as damaged after reading its whole file has failed.
    void markDamaged(int row);

    /// The game of a row; null for a heading.
    const PastGame *gameAt(int row) const;
    /// The row of a game by its file; −1 if it is not shown.
    int rowOf(const QString &file) const;
    /// The first row from `row` on that is a game.
    /// @param step 1 to search downwards, −1 upwards
    /// @return −1 if there is none
    int nearestGame(int row, int step) const;
    /// The number of games.
    int games() const { return static_cast<int>(games_.size()); }
    /// The number of games that pass the filter.
    int shown() const { return shown_; }
    /// Returns true while games are waiting to be filtered.
    bool isFilling() const { return next_ < games_.size(); }
    /// The text of a heading.
    QString heading(int row) const;
    /// The number of games below a heading.
    int countBelow(int row) const { return rows_[toIndex(row)].count; }
    const QDate &today() const { return today_; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// The rows have changed, or filtering is complete.
    void filled();

private:
    struct Row {
        PastGame *game; ///< for a heading, the first game below it
        bool heading;
        int count = 0; ///< for a heading, the number of games below it
    };

    void restart();
    void fill();
    bool fits(const PastGame &game) const;
    int groupOf(const PastGame &game) const;
    int headingOf(int row) const;
    bool comesBefore(const PastGame &a, const PastGame &b) const;
    void insertRow(int row, PastGame *game);

    std::vector<std::unique_ptr<PastGame>> games_;
    std::vector<Row> rows_;
    std::size_t next_ = 0; ///< index of the first game not filtered yet
    int shown_ = 0;
    Filter filter_;
    QStringList words_;
    std::optional<std::uint64_t> deal_; ///< that the text of the filter names
    QDate today_;
    QTimer timer_;
};

/// Item delegate for the list of past games.
class GameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param model,cache must outlive the delegate
    GameDelegate(const GamesModel &model, PixmapCache &cache, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, int row) const;
    void paintGame(QPainter *painter, const QStyleOptionViewItem &option, const PastGame &game) const;
    void paintPeople(QPainter *painter, const QRectF &room, const PastGame &game, bool mirrored) const;

    const GamesModel &model_;
    PixmapCache &cache_;
};

} // namespace meadhall::ui
