// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/seats/ranking.h"

#include "engine/core/to_index.h"
#include "engine/games/ranked.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/seat_presentation.h"

#include <QLabel>

namespace meadhall::ui {

namespace {

constexpr int kRankDisc = 26, kRankFace = 36, kRankGap = 10; ///< px at 1×

} // namespace

Ranking::Ranking(QWidget *parent) : QWidget(parent)
{
    newColumn(grown(6), this);
    followChanges(this, {QEvent::PaletteChange}, [this] {
        for (const auto &[disc, place] : discs_)
            showPlace(disc, place);
    });
}

void Ranking::showPlace(QLabel *disc, int place) const
{
    const QIcon icon =
        paintedIcon([place, palette = palette()](QPainter &painter, const QRectF &rect, QIcon::Mode, QIcon::State) {
            painter.setRenderHint(QPainter::Antialiasing);
            paintPlace(&painter, rect, place, palette);
        });
    disc->setPixmap(icon.pixmap(QSize(grown(kRankDisc), grown(kRankDisc)), devicePixelRatioF()));
}

void Ranking::setGame(const GameEvent &game, const std::vector<int> &totals, const std::vector<int> &winners, int own)
{
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    discs_.clear();
    const TableView::People people = peopleIn(game);
    QStringList rows;
    for (const int seat : ranked(game.game, game.seats.size(), totals, winners)) {
        const SeatAppearance &look = people.looks[toIndex(seat)];
        const QStringList words{TableText::nameAlone(people.names, seat), look.idleLine,
                                totals.empty() ? QString() : PastGameText::points(game.game, totals[toIndex(seat)])};
        addRow(look.portrait, winners.empty() ? 0 : placeOf(game.game, totals, winners, seat), words, seat == own);
        QStringList told = words;
        told.removeAll(QString());
        rows.push_back(joined(told));
    }
    setAccessibleName(spoken(joined(rows, ';')));
}

/// @param words name, level and points, of which the last two may be empty
void Ranking::addRow(const QString &portrait, int place, const QStringList &words, bool own)
{
    auto *row = new QWidget(this);
    QHBoxLayout *parts = newRow(grown(kRankGap), row);
    if (place > 0) {
        auto *disc = new QLabel(row);
        showPlace(disc, place);
        discs_.emplace_back(disc, place);
        parts->addWidget(disc);
    }
    auto *face = new QLabel(row);
    const auto picture = portraitIndex(portrait);
    setPicture(face, picture ? std::optional(portraitArt(*picture)) : std::nullopt, QSizeF(1, 1) * grown(kRankFace));
    QVBoxLayout *lines = newColumn(0);
    QLabel *name = wordLabel(row, 1.07, own), *level = wordLabel(row, 0.93, false, true),
           *points = wordLabel(row, 1, own);
    for (const auto &[label, text] : {std::pair(name, words[0]), {level, words[1]}, {points, words[2]}}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
    points->setWordWrap(false);
    addWidgets(*lines, {name, level});
    parts->addWidget(face);
    parts->addLayout(lines, 1);
    parts->addWidget(points);
    layout()->addWidget(row);
    row->show();
}

} // namespace meadhall::ui
