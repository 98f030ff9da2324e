// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of all games, the best hand and the places in the last games.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QWidget>

#include <array>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QHBoxLayout;
class QLabel;
QT_END_NAMESPACE

namespace meadhall::ui {

class BestCards;
class PlaceBeads;

class FiguresPanel : public QWidget {
    Q_OBJECT

public:
    /// @param cache must outlive the panel
    FiguresPanel(PixmapCache &cache, QWidget *parent);

    void setPage(const StatisticsPage &page);
    void setCardLook(CardLook look);
    /// In two columns instead of three.
    void setNarrow(bool narrow);

    int heightForWidth(int width) const override { return QWidget::heightForWidth(width); }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    static constexpr int kFigures = 6;
    struct Figure {
        QWidget *box;
        QLabel *value, *name;
    };

    void buildFigures();
    void buildBest(PixmapCache &cache);
    void updateSuits();
    void setFonts();
    void setFigure(int index, const QString &value, const QString &name);
    void showFigures(const StatisticsPage &page);
    void showChosen(const StatisticsPage &page);

    QGridLayout *grid_;
    std::array<Figure, kFigures> figures_{};
    QWidget *rule_, *secondRule_;
    QWidget *best_;
    QHBoxLayout *bestRow_;
    QLabel *bestTitle_, *bestText_;
    BestCards *cards_;
    QWidget *chosen_; ///< Ninjan: which suits were chosen
    QLabel *chosenTitle_;
    std::array<QLabel *, 3> suits_{}, shares_{};
    QLabel *placesTitle_;
    PlaceBeads *places_;
    bool narrow_ = false;
};

} // namespace meadhall::ui
