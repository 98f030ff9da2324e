// SPDX-License-Identifier: GPL-3.0-or-later
// The panels beside the hanging of the deal's room.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/widgets/plaque.h"
#include "ui/rooms/deals/deal_subject.h"
#include "ui/table/table_view.h"

#include <array>
#include <optional>

QT_BEGIN_NAMESPACE
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace meadhall::ui {

/// A plaque with a heading.
class DealPanel : public Plaque {
    Q_OBJECT

public:
    explicit DealPanel(QWidget *parent);

    void setHeading(const QString &heading);
    QVBoxLayout *column() const { return column_; }

private:
    QLabel *heading_;
    QVBoxLayout *column_;
};

/// Everybody at the table with level and points, the best first; clockwise before the game.
class DealRanking : public QWidget {
    Q_OBJECT

public:
    DealRanking(PixmapCache &cache, QWidget *parent);

    void show(const DealSubject &subject);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Px from the leading side.
    struct Columns {
        qreal words = 0; ///< where they begin
        qreal name = 0, level = 0, points = 0;
        bool stacked = false; ///< the level is below the name
    };
    Columns columns(const TableView::People &people) const;
    std::vector<int> seats() const;
    void paintRow(QPainter &painter, qreal top, int seat, const TableView::People &people,
                  const Columns &columns) const;

    PixmapCache &cache_;
    DealSubject subject_;
};

/// The places of the last fourteen days as beads, today last; days without a game are empty.
class DealBeads : public QWidget {
    Q_OBJECT

public:
    static constexpr int kDays = 14;
    using Places = std::array<std::optional<int>, kDays>;

    explicit DealBeads(QWidget *parent);

    void show(const Places &places);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Places places_{};
};

} // namespace meadhall::ui
