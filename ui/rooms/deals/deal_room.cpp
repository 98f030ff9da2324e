// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/deals/deal_room.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "engine/players/same_deal.h"
#include "ui/base/graphics/chart_area.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/card_fan.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/ranking.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_view.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <QtMath>

#include <algorithm>
#include <array>

namespace meadhall::ui {

namespace {

constexpr int kPanelPadding = 16;
constexpr int kBead = 26, kBeadsARow = 7, kDays = 14;

constexpr int kLineSteps = 10;                          ///< between marks, at most
constexpr std::array kFaceShares{1.0, 0.85, 0.7, 0.55}; ///< sizes of faces to try
constexpr qreal kDealCard = 94;                         ///< width
constexpr qreal kFanPart = 0.4;                         ///< of the height, at most
constexpr qreal kFaceOfLevel = 44, kFaceOwn = 68, kNameHeight = 18, kAxisHeight = 62;

/// A portrait for each level, weakest first.
constexpr std::array<const char *, 5> kFacesOfLevels{"ivar", "bjorn", "leif", "gudrun", "halvdan"};

constexpr int kDealGap = 14, kDealSide = 356, kDealGlyph = 18;
/// Narrower or lower rooms scroll, with the panels below the hanging, in two columns or one.
constexpr int kWideRoom = 960, kHighRoom = 600, kTwoColumns = 740;

} // namespace

/// A plaque with a heading.
class DealPanel : public Plaque {
    Q_OBJECT

public:
    explicit DealPanel(QWidget *parent)
        : Plaque(parent), heading_(wordLabel(this, 1.12, true)), column_(new QVBoxLayout(this))
    {
        column_->setContentsMargins(grown(kPanelPadding), grown(14), grown(kPanelPadding), grown(14));
        column_->setSpacing(grown(8));
        column_->addWidget(heading_);
        heading_->hide();
    }

    void setHeading(const QString &heading)
    {
        heading_->setText(heading);
        heading_->setVisible(!heading.isEmpty());
    }
    QVBoxLayout *column() const { return column_; }

private:
    QLabel *heading_;
    QVBoxLayout *column_;
};

/// The picture between title and foot: the fan of cards, and below it the line of points.
class DealPicture : public QWidget {
    Q_OBJECT

public:
    /// @param cache,settings must outlive this widget
    DealPicture(PixmapCache &cache, const Settings &settings, QWidget *parent)
        : QWidget(parent), cache_(cache), settings_(settings), fan_(new CardFan(cache, CardFan::Shape::Fan, this))
    {
        connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
        connect(&settings, &Settings::cardLookChanged, this, &DealPicture::showCards);
        followChanges(this, {QEvent::Resize}, [this] {
            updateHeight();
            fan_->setGeometry(fanRoom());
        });
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

    void show(const DealSubject &subject)
    {
        subject_ = subject;
        showCards();
        fan_->setGeometry(fanRoom());
        QStringList results;
        for (const auto &[level, totals] : subject.levels)
            results.push_back(DealText::levelResult(subject, level));
        std::reverse(results.begin(), results.end());
        setAccessibleName(results.isEmpty() ? QString()
                                            : tr("Points with your cards", "of each level") + QStringLiteral(": ")
                                                  + joined(results, ';'));
        updateHeight();
        update();
    }
    QSize minimumSizeHint() const override { return {grown(320), subject_.played() ? grown(320) : grown(200)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        if (subject_.played())
            paintLine(painter, QRectF(rect()).adjusted(0, fan_->height(), 0, 0));
    }

private:
    /// Before the game there is nothing but the fan, in the middle.
    QRect fanRoom() const
    {
        const qreal wanted = std::min(width() * 0.34, kDealCard * 2.35 * fontUnit());
        const int high = qRound(std::min(wanted, height() * (subject_.played() ? kFanPart : 1)));
        return {0, subject_.played() ? 0 : (height() - high) / 2, width(), high};
    }
    /// Faces once the deal has been played, backs before.
    void showCards()
    {
        const Theme theme = themeOf(palette());
        const Game game = subject_.game.game;
        const CardSet hand = players::firstCards(subject_.game, subject_.seat).hand;
        fan_->setCards(subject_.played() ? cardArts(game, hand, theme, cardLookOf(settings_))
                                         : std::vector<ArtKey>(toIndex(hand.count()), cardBackArt(game, theme)));
    }
    /// A face above the line of points.
    struct Mark {
        int points;
        QString name;
        QString portrait;
        bool own;
        QRectF disc{};
    };
    std::vector<Mark> marks() const
    {
        std::vector<Mark> all;
        const TableView::People people = peopleIn(subject_.game);
        all.push_back({subject_.totals[toIndex(subject_.seat)], TableText::you(),
                       people.looks[toIndex(subject_.seat)].portrait, true});
        for (const auto &[level, totals] : subject_.levels)
            all.push_back({totals[toIndex(subject_.seat)], levelName(level),
                           QString::fromLatin1(kFacesOfLevels[toIndex(level)]), false});
        return all;
    }
    /// The line of points below the faces, as the x axis of a picture.
    struct Line {
        AxisScale scale;
        ChartArea area;
        qreal x(qreal points) const { return area.at(points, 0).x(); }
    };
    Line lineIn(const QRectF &room, const std::vector<Mark> &marks) const
    {
        int low = 0, high = subject_.game.game == Game::Odin ? 9 : 0;
        for (const Mark &mark : marks) {
            low = std::min(low, mark.points);
            high = std::max(high, mark.points);
        }
        const AxisScale scale = roundScale(low, high, std::clamp(high - low, 1, kLineSteps));
        const qreal inset = 40 * fontUnit();
        return {scale,
                {.plot = room.adjusted(inset, 0, -inset, -kAxisHeight * fontUnit()),
                 .fromX = scale.from,
                 .toX = scale.to,
                 .mirrored = layoutDirection() == Qt::RightToLeft}};
    }
    /// Faces with no room beside each other are stacked, one's own at the bottom.
    /// @param share size of the faces, of the usual one
    /// @return where the uppermost name begins
    static qreal placeMarks(std::vector<Mark> &marks, const Line &line, qreal share)
    {
        qreal top = line.area.plot.bottom();
        const qreal unit = fontUnit(), name = kNameHeight * unit;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const qreal side = (marks[i].own ? kFaceOwn : kFaceOfLevel) * unit * share;
            qreal bottom = line.area.plot.bottom() - 14 * unit;
            const auto placed = [&](qreal at) {
                return QRectF(line.x(marks[i].points) - side / 2, at - side, side, side);
            };
            for (std::size_t j = 0; j < i; ++j) {
                const QRectF other = marks[j].disc.adjusted(-6, -name, 6, 6);
                if (placed(bottom).adjusted(-6, -name, 6, 0).intersects(other)) {
                    bottom = other.top() - 4 * unit;
                    j = std::size_t(-1); // again with all
                }
            }
            marks[i].disc = placed(bottom);
            top = std::min(top, marks[i].disc.top() - name - 2 * unit);
        }
        return top;
    }
    /// High enough for the highest stack of the smallest faces.
    void updateHeight()
    {
        int height = minimumSizeHint().height();
        if (subject_.played()) {
            std::vector<Mark> all = marks();
            const qreal top = placeMarks(all, lineIn(QRectF(0, 0, width(), 0), all), kFaceShares.back());
            height = std::max(height, qCeil((8 - top) / (1 - kFanPart)));
        }
        setMinimumHeight(height);
    }
    void paintLine(QPainter &painter, const QRectF &room) const
    {
        std::vector<Mark> all = marks();
        const Line line = lineIn(room, all);
        const qreal unit = fontUnit(), axis = line.area.plot.bottom();
        const QColor ink = paletteOf(themeOf(palette())).clothText;
        painter.setPen(QPen(ink, 2));
        painter.drawLine(line.area.plot.bottomLeft(), line.area.plot.bottomRight());
        for (const qreal tick : line.scale.ticks()) {
            const int points = qRound(tick);
            const qreal x = line.x(points);
            painter.drawLine(QPointF(x, axis - 6 * unit), QPointF(x, axis + 6 * unit));
            drawCentred(&painter, QRectF(x - 40 * unit, axis + 8 * unit, 80 * unit, 22 * unit),
                        tableFont(14 * unit, points == all.front().points), number(points));
        }
        drawCentred(&painter, QRectF(room.left(), axis + 34 * unit, room.width(), 22 * unit),
                    tableFont(13 * unit, false), tr("points with your cards", "below the line of results"));
        for (const qreal share : kFaceShares)
            if (placeMarks(all, line, share) >= room.top())
                break;
        for (auto mark = all.rbegin(); mark != all.rend(); ++mark)
            paintMark(painter, *mark, axis);
    }
    void paintMark(QPainter &painter, const Mark &mark, qreal axis) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const qreal unit = fontUnit();
        const QPointF centre = mark.disc.center();
        painter.setPen(QPen(mark.own ? colours.gold : colours.clothText, mark.own ? 2.5 : 1.5));
        painter.drawLine(QPointF(centre.x(), std::min(mark.disc.bottom(), axis)), QPointF(centre.x(), axis));
        painter.setPen(QPen(mark.own ? colours.gold : colours.edge, mark.own ? 3 : 2));
        painter.setBrush(colours.woodGap);
        painter.drawEllipse(mark.disc.adjusted(-2, -2, 2, 2));
        if (const auto portrait = portraitIndex(mark.portrait))
            paintArt(&painter, cache_, portraitArt(*portrait), mark.disc);
        painter.setPen(colours.clothText);
        drawCentred(
            &painter,
            QRectF(centre.x() - 60 * unit, mark.disc.top() - (kNameHeight + 2) * unit, 120 * unit, kNameHeight * unit),
            tableFont((mark.own ? 15 : 13) * unit, mark.own), mark.name);
    }

    PixmapCache &cache_;
    const Settings &settings_;
    DealSubject subject_;
    CardFan *fan_;
};

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
    connect(stop_, &QPushButton::clicked, this, [this] {
        if (!job_.isRunning())
            return compare();
        job_.stop();
        refresh();
    });
    connect(play_, &QPushButton::clicked, this, &DealRoom::playRequested);
    connect(copy_, &QPushButton::clicked, this, &DealRoom::copyResult);
    connect(number_, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(QString::number(subject_.game.deal.value_or(0)));
        number_->setText(ButtonText::copied());
        Q_EMIT announced(TableText::dealNumberCopied());
    });
    retranslate();
    arrange();
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
    followChanges(this, {QEvent::PaletteChange}, [this] { refresh(); });
}

void DealRoom::build(PixmapCache &cache, const Settings &settings)
{
    auto *page = new QWidget;
    grid_ = new QGridLayout(page);
    grid_->setContentsMargins(grown(kDealGap), grown(kDealGap), grown(kDealGap), grown(kDealGap));
    grid_->setSpacing(grown(kDealGap));
    body()->addWidget(makeScrollingPage(page));

    number_ = named(new QPushButton(this), "copyDealNumber");
    barEnd()->addWidget(number_);

    cloth_ = new Plaque(page, Plaque::Look::Hanging);
    heading_ = named(wordLabel(cloth_, 1.7, true), "dealResult");
    note_ = named(wordLabel(cloth_), "dealNote");
    picture_ = new DealPicture(cache, settings, cloth_);
    progress_ = named(wordLabel(cloth_), "dealProgress");
    stop_ = named(new QPushButton(cloth_), "stopComparing");
    auto *row = new QHBoxLayout;
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    QVBoxLayout *column = newColumn(grown(6), cloth_);
    column->setContentsMargins(hangingMargins().toMargins());
    addWidgets(*column, {heading_, note_});
    column->addWidget(picture_, 1);
    column->addLayout(row);

    table_ = new DealPanel(page);
    ranking_ = named(new Ranking(table_), "dealRanking");
    table_->column()->addWidget(ranking_);
    days_ = new DealPanel(page);
    longest_ = wordLabel(days_, 1, false, true);
    beads_ = named(new Beads(kBead, kBeadsARow, days_), "dealBeads");
    beadsNote_ = wordLabel(days_, 1, false, true);
    doing_ = new DealPanel(page);
    play_ = named(new QPushButton(doing_), "playDeal");
    copy_ = named(new QPushButton(doing_), "copyResult");
    next_ = wordLabel(doing_, 1, false, true);
    next_->setAlignment(Qt::AlignCenter);
    addWidgets(*days_->column(), {longest_, beads_, beadsNote_});
    for (QPushButton *button : {play_, copy_}) {
        button->setMinimumHeight(grown(42));
        doing_->column()->addWidget(button);
    }
    doing_->column()->addWidget(next_);
    play_->setDefault(!subject_.played());
}

/// Puts the panels beside the hanging, or below it in two columns.
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
        // The buttons can be seen without scrolling.
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
    number_->setToolTip(tr("Copies the number. Enter it under “New game” to get the same cards again."));
    table_->setHeading(tr("At your table", "heading of the players of a deal"));
    beadsNote_->setText(tr("your place on each of the last %Ln days", "below beads", kDays));
    play_->setText(subject_.running    ? ButtonText::continueGame()
                   : subject_.played() ? tr("Pla&y it again", "button: the same deal")
                                       : tr("Pla&y", "button: begins the deal of the day"));
    copy_->setText(tr("Copy &result", "button"));
    refresh();
}

void DealRoom::refresh()
{
    const bool running = job_.isRunning();
    const int known = static_cast<int>(subject_.levels.size());
    const bool whole = missing().empty();
    const QString note = subject_.running ? QString()
                         : !subject_.played()
                             ? tr("Your cards have been dealt. When you’ve finished, computers will play them too.",
                                  "about the deal of the day, before it is played")
                             : sentence();
    heading_->setText(DealText::headline(subject_));
    note_->setText(note);
    picture_->show(subject_);
    ranking_->setGame(subject_.game, subject_.totals, subject_.winners, subject_.seat);
    progress_->setVisible(subject_.played());
    stop_->setVisible(subject_.played() && !whole);
    copy_->setVisible(subject_.played());
    next_->setVisible(subject_.day.has_value());
    next_->setText(subject_.day == today() ? DealText::untilNext(Clock::now()) : DealText::anotherDay());
    const int all = static_cast<int>(players::kLevelNames.size());
    if (whole)
        progress_->setText(tr("With your cards – %1.", "%1: Master: 2 points")
                               .arg(DealText::levelResult(subject_, players::Level::Master)));
    else if (running)
        progress_->setText(
            tr("Computers are playing your cards: %1 of %2", "progress").arg(number(known), number(all)));
    else
        progress_->setText(tr("Stopped: %1 of %2 levels have played.").arg(number(known), number(all)));
    stop_->setText(running ? tr("&Stop", "button: the computers play no further") : ButtonText::continueGame());
    if (subject_.day) {
        std::vector<Bead> beads(kDays);
        QStringList words;
        for (int back = 0; back < kDays; ++back) {
            const auto *kept = results_.daily(shifted(*subject_.day, -back));
            words.push_back(kept ? number(kept->place) : tr("not played", "a day's deal"));
            if (kept)
                beads[toIndex(kDays - 1 - back)] = {Bead::Look::Place, kept->place};
        }
        beads_->setBeads(std::move(beads),
                         tr("Places on the last %Ln day(s), today first: %1", "", kDays).arg(joined(words)));
        days_->setHeading(DealText::daysInARow(results_.streak(*subject_.day)));
        longest_->setText(DealText::longest(results_.longestStreak()));
        longest_->setVisible(results_.longestStreak() > 0);
    }
    const Palette &colours = paletteOf(themeOf(palette()));
    for (QLabel *words : {heading_, note_, progress_}) {
        QPalette ink;
        ink.setColor(QPalette::WindowText, words == note_ ? colours.clothDim : colours.clothText);
        words->setPalette(ink);
    }
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

void DealRoom::copyResult()
{
    QGuiApplication::clipboard()->setText(DealText::copied(subject_));
    copy_->setText(ButtonText::copied());
    Q_EMIT announced(tr("Result copied", "said by a screen reader"));
}

QWidget *DealRoom::first() { return play_; }

} // namespace meadhall::ui

#include "deal_room.moc"
