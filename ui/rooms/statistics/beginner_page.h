// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics of somebody who has played few games: three sentences and one small chart.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/graphics/art.h"

#include <QScrollArea>

#include <vector>

class QLabel;
class QPushButton;

namespace meadhall::ui {

class BestCards;
class PixmapCache;
class PlacesChart;

/// A sentence that nothing is known for is left out.
class BeginnerPage : public QScrollArea {
    Q_OBJECT

public:
    /// From the next game on there are the charts instead.
    static constexpr int kMostGames = 10;

    /// @param cache must outlive the page
    BeginnerPage(PixmapCache &cache, QWidget *parent);

    /// @param page with at least one game
    void setPage(const StatisticsPage &page);
    void setCardLook(CardLook look);
    /// The sentences that are shown, each with the one below it.
    QStringList sentences() const;

Q_SIGNALS:
    /// @param file as in BestPart
    void reviewWanted(const QString &file);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Fact {
        QWidget *row, *disc;
        QLabel *sentence, *detail;
        QPushButton *button;
        QString file{}; ///< to review by the button
    };
    Fact addFact(Glyph glyph, const char *button);
    void setFact(Fact &fact, const QString &sentence, const QString &detail, const QString &file = {});
    void showMistakes();
    void showBest();
    void retranslate();

    StatisticsPage page_;
    QWidget *plaque_;
    std::vector<Fact> facts_; ///< results, mistakes, best
    QLabel *chartTitle_, *outlook_;
    PlacesChart *chart_ = nullptr;
    BestCards *best_ = nullptr;
};

} // namespace meadhall::ui
