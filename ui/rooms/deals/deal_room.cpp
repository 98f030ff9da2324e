// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/deals/deal_room.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/rooms/deals/deal_cloth.h"
#include "ui/rooms/deals/deal_panels.h"
#include "ui/rooms/deals/deal_text.h"
#include "ui/table/seats/game_setup.h"

#include <QClipboard>
#include <QDateTime>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace meadhall::ui {

namespace {

constexpr int kDealGap = 14, kDealSide = 356, kDealGlyph = 18;
/// Narrower or lower rooms scroll, with the panels below the hanging, in two columns or one.
constexpr int kWideRoom = 960, kHighRoom = 600, kTwoColumns = 740;

} // namespace

DealRoom::DealRoom(const DealSubject &subject, DealResults &results, PixmapCache &cache, const Settings &settings,
                   QWidget *parent)
    : Room(parent), subject_(subject), results_(results)
{
    setObjectName(QStringLiteral("dealRoom"));
    if (subject_.played())
        subject_.levels = results.levels(subject.game);
    build(cache, settings);
    connect(&job_, &SameDealJob::levelPlayed, this, [this](players::Level level, const std::vector<int> &totals) {
        results_.addLevel(subject_.game, level, totals);
        subject_.levels.insert_or_assign(level, totals);
        refresh();
    });
    connect(&job_, &SameDealJob::finished, this, [this] {
        refresh();
        Q_EMIT announced(spoken(sentence()));
    });
    connect(&Clock::instance(), &Clock::minutePassed, this, &DealRoom::refresh);
    connect(stop_, &QPushButton::clicked, this, &DealRoom::toggleComparison);
    connect(play_, &QPushButton::clicked, this, &DealRoom::playRequested);
    connect(copy_, &QPushButton::clicked, this, &DealRoom::copyResult);
    connect(number_, &QPushButton::clicked, this, &DealRoom::copyNumber);
    retranslate();
    arrange();
}

void DealRoom::build(PixmapCache &cache, const Settings &settings)
{
    auto *page = new QWidget;
    grid_ = new QGridLayout(page);
    grid_->setContentsMargins(grown(kDealGap), grown(kDealGap), grown(kDealGap), grown(kDealGap));
    grid_->setSpacing(grown(kDealGap));
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(page);
    body()->addWidget(scroll_);

    number_ = new QPushButton(this);
    number_->setObjectName(QStringLiteral("copyDealNumber"));
    barEnd()->addWidget(number_);

    cloth_ = new DealCloth(cache, settings, page);
    progress_ = new QLabel(cloth_);
    progress_->setObjectName(QStringLiteral("dealProgress"));
    progress_->setWordWrap(true);
    stop_ = new QPushButton(cloth_);
    stop_->setObjectName(QStringLiteral("stopComparing"));
    auto *row = new QHBoxLayout;
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    cloth_->foot()->addLayout(row);

    table_ = new DealPanel(page);
    ranking_ = new DealRanking(cache, table_);
    table_->column()->addWidget(ranking_);
    days_ = new DealPanel(page);
    longest_ = new QLabel(days_);
    beads_ = new DealBeads(days_);
    beadsNote_ = new QLabel(days_);
    doing_ = new DealPanel(page);
    play_ = new QPushButton(doing_);
    play_->setObjectName(QStringLiteral("playDeal"));
    copy_ = new QPushButton(doing_);
    copy_->setObjectName(QStringLiteral("copyResult"));
    next_ = new QLabel(doing_);
    notSaved_ = new QLabel(doing_);
    notSaved_->setObjectName(QStringLiteral("dealNotSaved"));
    notSaved_->setWordWrap(true);
    for (QLabel *note : {longest_, beadsNote_, next_}) {
        note->setForegroundRole(QPalette::PlaceholderText);
        note->setWordWrap(true);
    }
    next_->setAlignment(Qt::AlignCenter);
    days_->column()->addWidget(longest_);
    days_->column()->addWidget(beads_);
    days_->column()->addWidget(beadsNote_);
    for (QPushButton *button : {play_, copy_}) {
        button->setMinimumHeight(grown(42));
        doing_->column()->addWidget(button);
    }
    doing_->column()->addWidget(next_);
    doing_->column()->addWidget(notSaved_);
    play_->setDefault(!subject_.played());
}

/// Beside the hanging, or below it in two columns.
void DealRoom::arrange()
{
    const bool wide = width() >= grown(kWideRoom) && height() >= grown(kHighRoom);
    for (QWidget *part : std::initializer_list<QWidget *>{cloth_, table_, days_, doing_})
        grid_->removeWidget(part);
    const bool daily = subject_.day.has_value();
    days_->setVisible(daily);
    if (wide) {
        grid_->addWidget(cloth_, 0, 0, 4, 1);
        grid_->addWidget(table_, 0, 1);
        grid_->addWidget(days_, 1, 1);
        grid_->addWidget(doing_, 2, 1);
        for (QWidget *part : std::initializer_list<QWidget *>{table_, days_, doing_})
            part->setFixedWidth(grown(kDealSide));
        grid_->setRowStretch(3, 1);
        grid_->setColumnStretch(0, 1);
        grid_->setColumnStretch(1, 0);
    } else {
        const int columns = width() >= grown(kTwoColumns) ? 2 : 1;
        grid_->addWidget(cloth_, 0, 0, 1, columns);
        // What there is to do can be seen without scrolling.
        grid_->addWidget(doing_, 1, columns - 1);
        if (columns == 2)
            grid_->addWidget(table_, 1, 0, daily ? 2 : 1, 1);
        else
            grid_->addWidget(table_, 2, 0);
        if (daily)
            grid_->addWidget(days_, columns == 2 ? 2 : 3, columns - 1);
        for (QWidget *part : std::initializer_list<QWidget *>{table_, days_, doing_}) {
            part->setMinimumWidth(0);
            part->setMaximumWidth(QWIDGETSIZE_MAX);
        }
        grid_->setRowStretch(3, 0);
        grid_->setColumnStretch(0, 1);
        grid_->setColumnStretch(1, columns - 1);
    }
    cloth_->setMinimumHeight(wide ? 0 : grown(subject_.played() ? 560 : 212));
}

void DealRoom::retranslate()
{
    setTitle(DealText::title(subject_));
    setFacts(DealText::facts(subject_));
    number_->setText(tr("Deal %1", "button: copies the number").arg(DealText::dealName(subject_)));
    number_->setAccessibleName(spoken(tr("Deal %1: copy the number", "button").arg(DealText::dealName(subject_))));
    number_->setToolTip(tr("Copies the number. In “New game” it deals the same cards again."));
    table_->setHeading(tr("At your table", "heading of the players of a deal"));
    beadsNote_->setText(tr("your place on each of the last %Ln days", "below beads", DealBeads::kDays));
    play_->setText(subject_.running    ? tr("&Continue", "button: a game that is not finished")
                   : subject_.played() ? tr("Pla&y it again", "button: the same deal")
                                       : tr("Pla&y", "button: begins the deal of the day"));
    copy_->setText(tr("&Copy the result for a friend", "button"));
    refresh();
}

void DealRoom::refresh()
{
    const bool running = job_.isRunning();
    const int known = static_cast<int>(subject_.levels.size());
    const bool whole = missing().empty();
    const QString note = subject_.running     ? QString()
                         : !subject_.played() ? tr("Your cards are dealt. Afterwards, computer players play them too.",
                                                   "about the deal of the day, before it is played")
                                              : sentence();
    cloth_->show(subject_, note);
    ranking_->show(subject_);
    progress_->setVisible(subject_.played());
    stop_->setVisible(subject_.played() && !whole);
    copy_->setVisible(subject_.played());
    next_->setVisible(subject_.day.has_value());
    next_->setText(subject_.day == today() ? DealText::untilNext(Clock::now()) : DealText::anotherDay());
    notSaved_->setVisible(!results_.saveError().isEmpty());
    notSaved_->setText(DealText::notSaved(results_.saveError()));
    const int all = static_cast<int>(players::kLevelNames.size());
    if (whole)
        progress_->setText(tr("With your cards – %1.", "%1: Master: 2 points")
                               .arg(DealText::levelResult(subject_, players::Level::Master)));
    else if (running)
        progress_->setText(
            tr("Computer players are playing your cards: %1 of %2", "progress").arg(number(known), number(all)));
    else
        progress_->setText(tr("Stopped: %1 of %2 levels have played.").arg(number(known), number(all)));
    stop_->setText(running ? tr("&Stop", "button: the computers play no further")
                           : tr("G&o on", "button: the computers play"));
    if (subject_.day) {
        DealBeads::Places places;
        for (int i = 0; i < DealBeads::kDays; ++i)
            if (const auto *kept = results_.daily(shifted(*subject_.day, i + 1 - DealBeads::kDays)))
                places[toIndex(i)] = kept->place;
        beads_->show(places);
        days_->setHeading(DealText::daysInARow(results_.streak(*subject_.day)));
        longest_->setText(DealText::longest(results_.longestStreak()));
        longest_->setVisible(results_.longestStreak() > 0);
    }
    QPalette ink;
    ink.setColor(QPalette::WindowText, paletteOf(themeOf(palette())).clothText);
    progress_->setPalette(ink);
    for (QPushButton *button : {copy_, number_})
        setGlyph(button, Glyph::Copy, false, kDealGlyph);
}

QString DealRoom::sentence() const
{
    if (!subject_.played())
        return DealText::headline(subject_);
    const QString compared = missing().empty() ? DealText::comparison(subject_) : QString();
    const QString direction = DealText::direction(subject_.game.game);
    return compared.isEmpty() ? direction : compared + QLatin1Char(' ') + direction;
}

std::vector<players::Level> DealRoom::missing() const
{
    std::vector<players::Level> levels;
    for (std::size_t i = 0; i < players::kLevelNames.size(); ++i)
        if (const auto level = static_cast<players::Level>(i); !subject_.levels.contains(level))
            levels.push_back(level);
    return levels;
}

void DealRoom::compare()
{
    if (subject_.played() && !missing().empty())
        job_.start(subject_.game, subject_.seat, missing());
    refresh();
}

void DealRoom::toggleComparison()
{
    if (!job_.isRunning())
        return compare();
    job_.stop();
    refresh();
}

void DealRoom::copyNumber()
{
    QGuiApplication::clipboard()->setText(QString::number(subject_.game.deal.value_or(0)));
    number_->setText(tr("Copied", "button: the deal number is on the clipboard now"));
    Q_EMIT announced(tr("Deal number copied", "said by a screen reader"));
}

void DealRoom::copyResult()
{
    QGuiApplication::clipboard()->setText(DealText::copied(subject_));
    copy_->setText(tr("Copied", "button: the result is on the clipboard now"));
    Q_EMIT announced(tr("Result copied", "said by a screen reader"));
}

QWidget *DealRoom::first() { return play_; }

void DealRoom::changeEvent(QEvent *event)
{
    Room::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
}

void DealRoom::resizeEvent(QResizeEvent *event)
{
    Room::resizeEvent(event);
    arrange();
}

} // namespace meadhall::ui
