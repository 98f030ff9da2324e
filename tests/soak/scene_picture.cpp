// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_picture.h"

#include "ui/app/main_window.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/style.h"
#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/odin/odin_table_game.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace meadhall::soak {

using namespace ui;

namespace {

QString rounded(qreal value)
{
    const qreal shown = std::round(value * 10) / 10;
    return QString::number(shown == 0 ? 0 : shown, 'f', 1);
}

QString detailsOf(const QGraphicsItem *item)
{
    if (const auto *card = dynamic_cast<const CardItem *>(item))
        return QStringLiteral("card %1 %2 wide %3%4%5")
            .arg(card->card())
            .arg(card->isFaceDown() ? "down" : "up", rounded(card->cardWidth()), card->halo() ? " halo" : "",
                 card->dimmed() ? " dimmed" : "");
    if (const auto *seat = dynamic_cast<const SeatItem *>(item))
        return QStringLiteral("seat %1|%2|%3|%4|%5%6 badge %7 tip %8")
            .arg(seat->name(), seat->line(), seat->count(), seat->points(), seat->portrait(),
                 seat->turn()       ? " turn"
                 : seat->honoured() ? " honoured"
                                    : "")
            .arg(seat->badge() ? static_cast<int>(*seat->badge()) : -1)
            .arg(seat->toolTip());
    if (const auto *button = dynamic_cast<const ButtonItem *>(item))
        return QStringLiteral("button %1 %2x%3%4%5")
            .arg(button->accessibleName(), rounded(button->rect().width()), rounded(button->rect().height()),
                 button->isEnabled() ? " enabled" : "", button->isHighlighted() ? " strong" : "");
    if (const auto *deck = dynamic_cast<const DeckPlaque *>(item))
        return QStringLiteral("deck %1 tip %2").arg(static_cast<int>(deck->colours())).arg(deck->toolTip());
    if (const auto *beaten = dynamic_cast<const BeatenPile *>(item)) {
        QString cards;
        for (const CardItem *card : beaten->cards())
            cards += QStringLiteral(" %1").arg(card->card());
        return QStringLiteral("beaten%1 %2 wide").arg(cards, rounded(beaten->cardWidth()));
    }
    if (const auto *last = dynamic_cast<const LastPlayItem *>(item)) {
        QString cards;
        for (Card card : last->cards())
            cards += QStringLiteral(" %1").arg(card);
        return QStringLiteral("last play%1 at %2,%3 high %4")
            .arg(cards, rounded(last->area().x()), rounded(last->area().y()), rounded(last->area().height()));
    }
    if (const auto *chip = dynamic_cast<const ValueChipItem *>(item))
        return QStringLiteral("chip %1").arg(chip->text());
    if (const auto *cloth = dynamic_cast<const ClothItem *>(item))
        return QStringLiteral("cloth lit %1").arg(rounded(cloth->lit()));
    if (const auto *valhalla = dynamic_cast<const ValhallaItem *>(item))
        return QStringLiteral("valhalla wide %1").arg(rounded(valhalla->diameter()));
    if (const auto *pile = dynamic_cast<const PileItem *>(item))
        return QStringLiteral("pile state %1 area %2,%3")
            .arg(static_cast<int>(pile->state()))
            .arg(rounded(pile->area().x()), rounded(pile->area().height()));
    if (const auto *track = dynamic_cast<const TrackItem *>(item)) {
        QString entries;
        for (const TrackItem::Entry &entry : track->entries())
            entries += QStringLiteral(" %1/%2").arg(entry.card).arg(entry.portrait);
        return QStringLiteral("track%1 resolved %2").arg(entries).arg(track->resolved());
    }
    if (dynamic_cast<const PictureItem *>(item))
        return QStringLiteral("picture");
    return {};
}

/// Selections since the last event are not part of the record and are copied.
void copySelection(const Hand &from, Hand &to)
{
    to.setSort(from.sort());
    if (from.sort() == Hand::Sort::Own)
        to.setOrder(from.order());
    to.select(from.selection());
    to.arrange(false);
}

void copyChoice(const OdinStage &from, const odin::View &view, OdinStage &to)
{
    if (from.choosing())
        to.beginChoosing(view.hand() - from.hand().cards());
}

template <class View> void prepare(View &built, View &shown, const Settings &settings, const std::set<int> &thinking)
{
    built.setRulesAvailable(true);
    built.setDurationFactor(0);
    built.resize(shown.size());
    built.grab(QRect(0, 0, 1, 1)); // lays out hidden widgets
    built.setTheme(shown.theme());
    built.setCardLook(cardLookOf(settings));
    built.setSort(shown.stage().hand().sort());
    built.setCountDown(settings.pointsCountDown());
    built.setShowsKnownCards(settings.showsKnownCards());
    built.watchControls().setSpeed(settings.watchSpeed());
    built.presenter().setViewpoint(shown.viewpoint());
    if (shown.watchControls().showsHands())
        built.watchControls().buttons().hands->click();
    built.controller().setDimming(settings.dimsUnplayable());
    for (int seat : thinking)
        built.stage().setThinking(seat, true);
    built.setCountDown(settings.pointsCountDown()); // which refreshes the seats
}

} // namespace

QStringList visibleItems(TableView &view)
{
    QStringList elements;
    for (const QGraphicsItem *item : view.scene()->items()) {
        const QString details =
            item->parentItem() || !item->isVisible() || item->opacity() < 0.005 ? QString() : detailsOf(item);
        if (details.isEmpty() || (details.startsWith(QLatin1String("track resolved"))))
            continue;
        elements.push_back(QStringLiteral("%1 at %2,%3 turned %4 scale %5 opacity %6 layer %7")
                               .arg(details, rounded(item->x()), rounded(item->y()), rounded(item->rotation()),
                                    QString::number(item->scale(), 'f', 2), QString::number(item->opacity(), 'f', 2),
                                    QString::number(item->zValue(), 'f', 2)));
    }
    elements.sort();
    return elements;
}

QStringList Rebuilt::differences(MainWindow &window, const Settings &settings, const std::set<int> &thinking)
{
    TableView &view = window.tableView();
    const auto people = [&view](const Table &) {
        TableView::People seated{view.names(), {}};
        for (int seat = 0; seat < view.stage().players(); ++seat)
            seated.looks.push_back(view.stage().lookOf(seat));
        return seated;
    };
    QStringList expected;
    if (auto *odin = dynamic_cast<OdinTableView *>(&view)) {
        OdinTableView built(window.table(), cache_, people);
        prepare(built, *odin, settings, thinking);
        copySelection(odin->stage().hand(), built.stage().hand());
        copyChoice(odin->stage(), odin->view(), built.stage());
        if (odin->stage().choosing())
            copySelection(odin->stage().hand(), built.stage().hand());
        expected = visibleItems(built);
    } else if (auto *ninjan = dynamic_cast<NinjanTableView *>(&view)) {
        NinjanTableView built(window.table(), cache_, people);
        prepare(built, *ninjan, settings, thinking);
        copySelection(ninjan->stage().hand(), built.stage().hand());
        expected = visibleItems(built);
    }
    QStringList seen = visibleItems(view);
    if (view.controller().isHalfway()) { // a new table cannot be in the middle of a play
        for (QStringList *elements : {&seen, &expected}) {
            *elements = elements->filter(QRegularExpression(QStringLiteral("^(?!button)")));
            elements->replaceInStrings(QStringLiteral(" halo"), QString());
        }
    }
    if (view.controller().advising()) // the button of a pass that is advised
        for (QStringList *elements : {&seen, &expected})
            elements->replaceInStrings(QStringLiteral(" strong"), QString());
    QStringList differing, missing;
    std::set_difference(seen.begin(), seen.end(), expected.begin(), expected.end(), std::back_inserter(differing));
    std::set_difference(expected.begin(), expected.end(), seen.begin(), seen.end(), std::back_inserter(missing));
    differing.replaceInStrings(QRegularExpression(QStringLiteral("^")), QStringLiteral("- "));
    missing.replaceInStrings(QRegularExpression(QStringLiteral("^")), QStringLiteral("+ "));
    return differing + missing;
}

} // namespace meadhall::soak
