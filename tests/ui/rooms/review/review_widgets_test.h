// SPDX-License-Identifier: GPL-3.0-or-later
// A review with planted judgements, for the tests of its widgets.
#pragma once

#include "tests/ui/planted_review.h"
#include "tests/ui/text_recorder.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/list_selection.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/review/mistake_list.h"
#include "ui/rooms/review/review_curve.h"
#include "ui/rooms/review/verdict_panel.h"
#include "ui/table/points_curve.h"
#include "ui/table/replay/decision_rows.h"
#include "ui/table/seats/seat_presentation.h"

#include <QAccessible>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

namespace meadhall::ui::testing {

using review::Verdict;

inline const test::PlantedReview &planted(Game game)
{
    static const test::PlantedReview odin = test::plantedReview(Game::Odin, 4, 11),
                                     ninjan = test::plantedReview(Game::Ninjan, 4, 11);
    return game == Game::Odin ? odin : ninjan;
}

inline void fill(ReviewedGame &game, const test::PlantedReview &with)
{
    game.setGame(with.events, with.names, with.seat);
    game.setReview(with.review);
}

/// All texts of the labels in a widget.
inline QString labelsOf(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        if (label->isVisibleTo(&widget))
            texts.push_back(label->text());
    return texts.join(QLatin1Char('\n'));
}

inline QStringList paintedOn(QWidget &widget)
{
    QStringList texts;
    for (const PaintedText &text : TextRecorder::textsOn(widget))
        texts.push_back(text.text);
    return texts;
}

class TestReviewWidgets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void placesOfOdin();
    void placesOfNinjan();
    void emptyThreadIsBlank();
    void curvePaintsWhatIsKnown_data() { games(); }
    void curvePaintsWhatIsKnown();
    void curveByMouse_data() { games(); }
    void curveByMouse();
    void curveByKeys();
    void curveMirrored();
    void curveSpoken();
    void curveAsTable();
    void panelOfEachVerdict_data() { games(); }
    void panelOfEachVerdict();
    void panelWhileJudging();
    void panelWithoutDecision();
    void panelWithTry();
    void panelButtons();
    void panelKeepsStill();
    void listKeepsStill();
    void playersKeepTheirColours();
    void listOfMistakes_data() { games(); }
    void listOfMistakes();
    void listByKeys();
    void listStates();
    void everyLanguageFits();

private:
    void games();
    PixmapCache cache_;
    Languages languages_;
};

} // namespace meadhall::ui::testing
