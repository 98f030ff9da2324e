// SPDX-License-Identifier: GPL-3.0-or-later
// Headers of the table of points: names with faces and cards, and the titles of the columns.
#pragma once

#include "ui/table/panel/points_tables.h"

#include <QHeaderView>

namespace meadhall::ui {

/// Column titles, dimmed; the last one is that of the part that is played.
class TitlesHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit TitlesHeader(QWidget *parent);

    QSize sizeHint() const override;

protected:
    QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
};

/// A row: face, name, the horn of whose turn it is, number of cards.
class NamesHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit NamesHeader(QWidget *parent);

    void setSeats(const std::vector<PointsSeat> &seats, int own);
    void setTheme(Theme theme);
    /// Where every name is still whole, in small letters, unless it is very long.
    int leastWidth() const;

protected:
    QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    void paintCount(QPainter &painter, const QRect &box, const QString &count) const;

    std::vector<PointsSeat> seats_;
    int own_ = -1;
    Theme theme_ = Theme::Dark;
};

} // namespace meadhall::ui
