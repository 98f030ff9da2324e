// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/filter_bar.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/game_setup.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kBarGlyph = 20;

} // namespace

FilterBar::FilterBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("filters"));
    QHBoxLayout *row = newRow(grown(8), this);
    games_ = named(new Segments(this), "game");
    games_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (const GameInfo &game : playedGames())
        games_->addChoice(game.name());
    row->addWidget(games_);
    connect(games_, &Segments::activated, this, &FilterBar::chosen);
    boxes_ = new TurningRow(this);
    row->addWidget(boxes_);
    level_ = makeBox("level");
    players_ = makeBox("players");
    period_ = makeBox("period");
    person_ = makeBox("person");
    buildExport();
    clear_ = named(new QToolButton(this), "clear");
    clear_->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(clear_);
    connect(clear_, &QToolButton::clicked, this, &FilterBar::clearWanted);
    retranslate();
    updateIcons();
    showParts();
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange, QEvent::LayoutDirectionChange},
                  [this] { updateIcons(); });
}

QComboBox *FilterBar::makeBox(const char *name)
{
    auto *box = named(new QComboBox(boxes_), name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    boxes_->row()->addWidget(box);
    connect(box, &QComboBox::activated, this, &FilterBar::chosen);
    return box;
}

void FilterBar::buildExport()
{
    export_ = named(new QPushButton(this), "export");
    auto *menu = new QMenu(export_);
    for (std::size_t i = 0; i < exports_.size(); ++i) {
        exports_[i] =
            menu->addAction(QString(), this, [this, i] { Q_EMIT exportWanted(static_cast<Statistics::Table>(i)); });
        if (i == 0)
            menu->addSeparator();
    }
    export_->setMenu(menu);
    layout()->addWidget(export_);
}

void FilterBar::setFilter(const StatisticsFilter &filter)
{
    filter_ = filter;
    fillPlayers();
    showFilter();
}

void FilterBar::setPeople(const QStringList &people)
{
    if (people == people_)
        return;
    people_ = people;
    fillBoxes();
    showParts();
}

void FilterBar::setNarrow(bool narrow, QVBoxLayout &page)
{
    if (narrow == narrow_)
        return;
    narrow_ = narrow;
    auto *row = static_cast<QBoxLayout *>(layout());
    narrow ? page.insertWidget(0, boxes_) : row->insertWidget(1, boxes_);
    const int edge = narrow ? grown(8) : 0;
    boxes_->row()->setContentsMargins(edge, edge, edge, 0);
    retranslate(); // the words of the button for export
    showParts();
}

int FilterBar::roomyWidth() const
{
    const int wide = games_->sizeHint().width() + boxes_->row()->sizeHint().width() + clear_->sizeHint().width();
    const int words = narrow_ ? fontMetrics().horizontalAdvance(export_->accessibleName()) + grown(10) : 0;
    return wide + export_->sizeHint().width() + words + 3 * layout()->spacing();
}

/// The window may become so small that not all parts have room; then setNarrow() is called.
QSize FilterBar::minimumSizeHint() const
{
    const int wide = games_->sizeHint().width() + 2 * (clear_->sizeHint().width() + layout()->spacing());
    return {std::min(QWidget::minimumSizeHint().width(), wide), QWidget::minimumSizeHint().height()};
}

void FilterBar::setHasGames(bool has, bool few)
{
    hasGames_ = has;
    fewGames_ = few;
    showParts();
}

void FilterBar::showParts()
{
    boxes_->setVisible(hasGames_ && !fewGames_);
    person_->setVisible(people_.size() > 1);
    export_->setVisible(hasGames_);
    clear_->setVisible(hasGames_);
}

void FilterBar::switchGame()
{
    games_->setCurrent(1 - games_->current());
    chosen();
}

void FilterBar::showAll()
{
    StatisticsFilter all;
    all.game = filter_.game;
    setFilter(all);
    Q_EMIT filterChanged();
}

/// The user has chosen something.
void FilterBar::chosen()
{
    StatisticsFilter filter;
    filter.game = static_cast<Game>(std::max(0, games_->current()));
    if (level_->currentIndex() > 0)
        filter.level = static_cast<players::Level>(level_->currentIndex() - 1);
    filter.players = players_->currentData().toInt();
    if (filter.players > traitsOf(filter.game).maxPlayers)
        filter.players = 0;
    filter.period = static_cast<Period>(std::max(0, period_->currentIndex()));
    filter.person = person_->currentData().toString();
    if (filter == filter_)
        return;
    setFilter(filter);
    Q_EMIT filterChanged();
}

void FilterBar::showFilter()
{
    games_->setCurrent(static_cast<int>(filter_.game));
    level_->setCurrentIndex(filter_.level ? static_cast<int>(*filter_.level) + 1 : 0);
    players_->setCurrentIndex(std::max(0, players_->findData(filter_.players)));
    period_->setCurrentIndex(static_cast<int>(filter_.period));
    person_->setCurrentIndex(std::max(0, person_->findData(filter_.person)));
}

void FilterBar::fillPlayers()
{
    const QSignalBlocker quiet(players_);
    players_->clear();
    players_->addItem(PageText::players(0), 0);
    const auto &game = traitsOf(filter_.game);
    for (int count = game.minPlayers; count <= game.maxPlayers; ++count)
        players_->addItem(PageText::players(count), count);
}

void FilterBar::fillBoxes()
{
    const QSignalBlocker quietLevel(level_), quietPeriod(period_), quietPerson(person_);
    for (QComboBox *box : {level_, period_, person_})
        box->clear();
    level_->addItem(PageText::allLevels());
    for (int level = 0; level < kLevels; ++level)
        level_->addItem(levelName(static_cast<players::Level>(level)));
    // In the order of Period.
    period_->addItem(tr("All time", "period: no limit"));
    for (const int months : {12, 6})
        period_->addItem(tr("Last %Ln month(s)", "period: up to today", months));
    period_->addItem(tr("Last 30 days", "period: 30 days up to today"));
    person_->addItem(tr("Alone against the computer", "whose games are counted: a single person at the table"));
    for (const QString &name : people_)
        person_->addItem(name, name);
    fillPlayers();
    showFilter();
}

void FilterBar::retranslate()
{
    games_->setAccessibleName(TableText::game());
    setUnseenLabel(*level_, tr("Strongest opponent"));
    setUnseenLabel(*players_, tr("Number of players", "which games are counted"));
    setUnseenLabel(*period_, tr("Period", "which games are counted"));
    setUnseenLabel(*person_, tr("Player", "whose games are counted"));
    const QString words = tr("E&xport…", "button");
    export_->setText(narrow_ ? QString() : words);
    export_->setAccessibleName(QString(words).remove(QLatin1Char('&')));
    export_->setToolTip(narrow_ ? export_->accessibleName() : QString());
    const QString exports[] = {tr("&All games…", "menu entry: are exported, one in a line"),
                               tr("&Rating…", "menu entry: is exported, game by game"),
                               tr("Games &won…", "menu entry: how many, by level and number of players; is exported"),
                               tr("&Points…", "menu entry: game by game; are exported"),
                               tr("&Mistakes…", "menu entry: by kind; are exported")};
    for (std::size_t i = 0; i < exports_.size(); ++i)
        exports_[i]->setText(exports[i]);
    nameButton(clear_, tr("Clear the statistics", "button"));
    fillBoxes();
}

void FilterBar::updateIcons()
{
    setGlyph(export_, Glyph::Export, true, kBarGlyph);
    setGlyph(clear_, Glyph::Delete, false, kBarGlyph);
    for (int i = 0; i < games_->count(); ++i)
        games_->button(i)->setIcon(pictureIcon(playedGames()[toIndex(i)].picture(themeOf(palette()))));
}

} // namespace meadhall::ui
