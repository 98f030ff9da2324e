// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/statistics_room.h"

#include "engine/clock/clock.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/hanging.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/file_dialog.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/base/widgets/wall.h"
#include "ui/rooms/statistics/beginner_page.h"
#include "ui/rooms/statistics/filter_bar.h"
#include "ui/rooms/statistics/mistakes_panel.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/rooms/statistics/rating_panel.h"
#include "ui/rooms/statistics/statistics_view.h"
#include "ui/table/games/games.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kLoomTitle = 24, kLoomWords = 14;
constexpr int kEmptyPlateWidth = 516, kPlatePadding = 40, kPlateTop = 44;
constexpr int kLoomWidth = 786, kLoomMargin = 20, kDiscSide = 68;

constexpr int kProgressDelayMs = 300; ///< ms until progress is shown
const QString kTablesKey = QStringLiteral("statistics/tables");
const QString kExportKey = QStringLiteral("statistics/folder");

} // namespace

EmptyLoom::EmptyLoom(QWidget *parent) : QWidget(parent), plate_(new QWidget(this))
{
    setObjectName(QStringLiteral("loom"));
    auto *column = new QVBoxLayout(plate_);
    column->setSpacing(14);
    title_ = new QLabel(plate_);
    words_ = new QLabel(plate_);
    words_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *label : {title_, words_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(16);
    const auto button = [&](const char *name) {
        auto *one = new QPushButton(plate_);
        one->setObjectName(QLatin1String(name));
        row->addWidget(one);
        return one;
    };
    row->addStretch(1);
    play_ = button("playGame");
    learn_ = button("learn");
    showAll_ = button("showAll");
    row->addStretch(1);
    column->addSpacing(4);
    column->addLayout(row);
    connect(play_, &QPushButton::clicked, this, &EmptyLoom::playWanted);
    connect(learn_, &QPushButton::clicked, this, &EmptyLoom::learnWanted);
    connect(showAll_, &QPushButton::clicked, this, &EmptyLoom::allWanted);
    setLook();
}

QPushButton *EmptyLoom::defaultButton() const { return why_ == Why::Filtered ? showAll_ : play_; }

void EmptyLoom::showReason(Why why, Game game, const QString &trouble)
{
    why_ = why;
    game_ = game;
    const QString name = isolated(gameInfo(game).name());
    play_->setText(tr("Pla&y a game", "button"));
    learn_->setText(tr("Lea&rn %1", "button: a game").arg(name));
    showAll_->setText(tr("Sho&w all", "button: every game, without a filter"));
    switch (why) {
    case Why::NoGames:
        title_->setText(tr("No games yet", "title: no game has been finished"));
        break;
    case Why::Filtered:
        title_->setText(tr("No matching games", "title: none passes the filters"));
        break;
    case Why::Trouble:
        title_->setText(tr("No statistics", "title: they cannot be kept on this computer"));
        words_->setText(trouble);
        break;
    }
    words_->setVisible(why == Why::Trouble);
    play_->setVisible(why == Why::NoGames);
    learn_->setVisible(why == Why::NoGames);
    showAll_->setVisible(why == Why::Filtered);
    play_->setDefault(why == Why::NoGames);
    showAll_->setDefault(why == Why::Filtered);
    defaultButton()->setAccessibleDescription(spoken(words_->text()));
    place();
}

void EmptyLoom::setLook()
{
    title_->setFont(tableFont(kLoomTitle * fontUnit(), true));
    words_->setFont(tableFont(kLoomWords * fontUnit(), false));
    setGlyph(play_, Glyph::Play);
    setGlyph(learn_, Glyph::Learn);
    plate_->layout()->setContentsMargins(grown(kPlatePadding), grown(kPlateTop), grown(kPlatePadding), grown(30));
}

/// The plate in the middle of the loom.
void EmptyLoom::place()
{
    const int wide = std::min(width() - 2 * kLoomMargin, grown(kEmptyPlateWidth));
    const int high = std::min(height(), plate_->layout()->totalHeightForWidth(wide));
    plate_->setGeometry((width() - wide) / 2, std::max(0, (height() - high) / 2), wide, high);
    update();
}

void EmptyLoom::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        setLook();
        place();
    }
}

/// Enter presses the default button, as in a dialog.
void EmptyLoom::keyPressEvent(QKeyEvent *event)
{
    QPushButton *button = defaultButton();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button->isVisible())
        button->click();
    else
        QWidget::keyPressEvent(event);
}

void EmptyLoom::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = themeOf(palette());
    const Palette &colours = paletteOf(theme);
    const QRectF all = QRectF(rect()).adjusted(kLoomMargin, kLoomMargin, -kLoomMargin, -kLoomMargin);
    QRectF loom(0, all.top(), std::min<qreal>(all.width(), kLoomWidth), all.height());
    loom.moveLeft(all.center().x() - loom.width() / 2);
    paintLoom(painter, loom, colours);
    paintPlaque(painter, QRectF(plate_->geometry()), palette());
    const qreal side = grown(kDiscSide);
    const QRectF disc(std::round(width() / 2.0 - side / 2), std::round(plate_->y() - side / 2), side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.edge, 3));
    painter.setBrush(colours.hang);
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
    const qreal inset = std::round(side * 0.14);
    drawSmallPicture(painter, gameInfo(game_).picture(theme), disc.adjusted(inset, inset, -inset, -inset));
}

void EmptyLoom::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

StatisticsRoom::StatisticsRoom(Statistics &statistics, Settings &settings, PixmapCache &cache, Game game)
    : statistics_(statistics), settings_(settings), filters_(new FilterBar(this)), pages_(new QStackedWidget(this)),
      announcer_(new Announcer(this))
{
    setObjectName(QStringLiteral("statisticsRoom"));
    barEnd()->addWidget(filters_);
    buildPages(cache);
    buildFoot();
    StatisticsFilter filter;
    filter.game = game;
    filters_->setFilter(filter);
    connectParts();
    retranslate();
    showTrouble();
    ask();
    if (!statistics_.isPossible())
        showPage();
}

void StatisticsRoom::buildPages(PixmapCache &cache)
{
    notice_ = new QLabel(this);
    notice_->setObjectName(QStringLiteral("notice"));
    notice_->setWordWrap(true);
    notice_->setMargin(grown(10));
    body()->addWidget(notice_);
    view_ = new StatisticsView(cache, pages_);
    view_->setCardLook(cardLookOf(settings_));
    auto *wall = new Wall(cache, pages_);
    auto *room = new QVBoxLayout(wall);
    room->setContentsMargins({});
    loom_ = new EmptyLoom(wall);
    room->addWidget(loom_);
    pages_->addWidget(wall);
    pages_->addWidget(view_);
    beginner_ = new BeginnerPage(cache, pages_);
    beginner_->setCardLook(cardLookOf(settings_));
    pages_->addWidget(beginner_);
    body()->addWidget(pages_, 1);
    const QStringList tables = settings_.store().value(kTablesKey).toStringList();
    for (ChartPanel *panel : view_->panels()) {
        panel->showTable(tables.contains(panel->objectName()));
        connect(panel, &ChartPanel::tableToggled, this,
                [this, panel](bool shown) { remember(panel->objectName(), shown); });
    }
}

/// Progress and the bar that brings cleared figures back.
void StatisticsRoom::buildFoot()
{
    progressRow_ = new QWidget(this);
    auto *reading = new QHBoxLayout(progressRow_);
    progressText_ = new QLabel(progressRow_);
    progress_ = new QProgressBar(progressRow_);
    progress_->setObjectName(QStringLiteral("progress"));
    progress_->setTextVisible(false);
    reading->addStretch(1);
    reading->addWidget(progressText_);
    reading->addWidget(progress_);
    reading->addStretch(1);
    progressRow_->hide();
    body()->addWidget(progressRow_);
    undoBar_ = new QWidget(this);
    undoBar_->setObjectName(QStringLiteral("undoBar"));
    auto *row = new QHBoxLayout(undoBar_);
    undoText_ = new QLabel(undoBar_);
    undo_ = new QPushButton(undoBar_);
    undo_->setObjectName(QStringLiteral("undo"));
    row->addStretch(1);
    row->addWidget(undoText_);
    row->addWidget(undo_);
    row->addStretch(1);
    undoBar_->hide();
    body()->addWidget(undoBar_);
}

void StatisticsRoom::connectParts()
{
    connect(&statistics_, &Statistics::pageReady, this, &StatisticsRoom::show);
    connect(&statistics_, &Statistics::changed, this, &StatisticsRoom::ask);
    connect(&statistics_, &Statistics::progress, this, &StatisticsRoom::showProgress);
    connect(&statistics_, &Statistics::troubleChanged, this, &StatisticsRoom::showTrouble);
    connect(&statistics_, &Statistics::exported, this, [this](const QString &file, int error) {
        say(error == 0 ? tr("Saved: %1", "a file").arg(isolated(file)) : Errors::saving(file, error));
    });
    connect(&Clock::instance(), &Clock::dayChanged, this, &StatisticsRoom::ask);
    connect(filters_, &FilterBar::filterChanged, this, &StatisticsRoom::ask);
    connect(filters_, &FilterBar::exportWanted, this, &StatisticsRoom::exportTable);
    connect(filters_, &FilterBar::clearWanted, this, &StatisticsRoom::clear);
    connect(undo_, &QPushButton::clicked, this, &StatisticsRoom::undoClear);
    connect(loom_, &EmptyLoom::allWanted, filters_, &FilterBar::showAll);
    connect(loom_, &EmptyLoom::playWanted, this, [this] { Q_EMIT newGameWanted(filter().game); });
    connect(loom_, &EmptyLoom::learnWanted, this, [this] { Q_EMIT lessonWanted(filter().game); });
    connect(&view_->rating(), &RatingPanel::gameWanted, this,
            [this](players::Level level) { Q_EMIT levelWanted(filter().game, level); });
    connect(&view_->mistakes(), &MistakesPanel::reviewWanted, this, &StatisticsRoom::reviewWanted);
    connect(beginner_, &BeginnerPage::reviewWanted, this, &StatisticsRoom::reviewWanted);
    connect(&settings_, &Settings::cardLookChanged, this, [this] {
        view_->setCardLook(cardLookOf(settings_));
        beginner_->setCardLook(cardLookOf(settings_));
    });
    connect(&settings_, &Settings::nativeDigitsChanged, this, &StatisticsRoom::retranslate);
    progressDelay_.setSingleShot(true);
    connect(&progressDelay_, &QTimer::timeout, this, [this] { progressRow_->setVisible(read_ < toRead_); });
}

const StatisticsFilter &StatisticsRoom::filter() const { return filters_->filter(); }

QWidget *StatisticsRoom::first()
{
    return shown_ > 0 && page_.gamesInAll == 0 ? static_cast<QWidget *>(loom_->defaultButton()) : backButton();
}

void StatisticsRoom::ask() { request_ = statistics_.request(filter()); }

void StatisticsRoom::show(quint64 request, const StatisticsPage &page)
{
    if (request != request_)
        return;
    const bool arrived = shown_ == 0;
    shown_ = request;
    page_ = page;
    filters_->setPeople(page.people);
    showPage();
    if (arrived)
        view_->rating().unroll();
    if (arrived && backButton()->hasFocus())
        first()->setFocus(Qt::OtherFocusReason);
    if (page.totals.games > 0 || statistics_.isReading())
        announcer_->announce(PageText::summary(page));
}

void StatisticsRoom::showPage()
{
    const bool none = page_.totals.games == 0, noneAtAll = page_.gamesInAll == 0;
    const bool few = !none && page_.gamesInAll <= BeginnerPage::kMostGames && page_.totals.games == page_.gamesInAll;
    const StatisticsTrouble trouble = statistics_.trouble();
    const bool impossible =
        !statistics_.isPossible() || trouble == StatisticsTrouble::NoDriver || trouble == StatisticsTrouble::NoModule;
    const bool onLoom = loom_->isAncestorOf(focusWidget() ? focusWidget() : this);
    if (none)
        loom_->showReason(impossible  ? EmptyLoom::Why::Trouble
                          : noneAtAll ? EmptyLoom::Why::NoGames
                                      : EmptyLoom::Why::Filtered,
                          filter().game,
                          statistics_.isPossible() ? StatisticsText::trouble(trouble) : PageText::nothingKept());
    else
        view_->setPage(page_);
    if (few)
        beginner_->setPage(page_);
    pages_->setCurrentIndex(none ? 0 : few ? 2 : 1);
    filters_->setHasGames(!noneAtAll, few);
    notice_->setVisible(!notice_->text().isEmpty() && !(impossible && none));
    showFacts();
    if (onLoom && isVisible())
        (none ? static_cast<QWidget *>(loom_->defaultButton()) : filters_->games())->setFocus();
}

/// Shows the filters as words if they have no room as controls.
void StatisticsRoom::showFacts()
{
    const bool filtered = page_.gamesInAll > BeginnerPage::kMostGames; // a beginner has no filters
    setFacts(filters_->isNarrow() && filtered ? filters_->line() : QString());
}

void StatisticsRoom::showTrouble()
{
    say(StatisticsText::trouble(statistics_.trouble()));
    if (shown_ > 0)
        showPage();
}

void StatisticsRoom::showProgress(int read, int all)
{
    read_ = read;
    toRead_ = all;
    progress_->setMaximum(std::max(1, all));
    progress_->setValue(read);
    progressText_->setText(
        tr("Reading saved games: %1 of %2", "how many of how many").arg(groupedNumber(read), groupedNumber(all)));
    if (read >= all) {
        progressDelay_.stop();
        progressRow_->hide();
    } else if (!progressDelay_.isActive() && progressRow_->isHidden()) {
        progressDelay_.start(kProgressDelayMs);
    }
}

void StatisticsRoom::exportTable(Statistics::Table table)
{
    const QString folder = settings_.store()
                               .value(kExportKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
                               .toString();
    QFileDialog *dialog = recordDialog(this, QFileDialog::AcceptSave, tr("Export statistics", "title"),
                                       tr("Tables (*.csv)", "files"), folder);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(PageText::fileName(filter().game, table) + QStringLiteral(".csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, table](const QString &file) {
        settings_.store().setValue(kExportKey, dialog->directory().absolutePath());
        statistics_.exportCsv(file, filter(), table);
    });
    dialog->open();
}

/// Clears the statistics without a question, since this can be undone.
void StatisticsRoom::clear()
{
    statistics_.clear();
    undoBar_->show();
    undo_->setFocus();
    announcer_->announce(tr("Cleared. Press %1 to bring the figures back.", "announced; a key")
                             .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
}

void StatisticsRoom::undoClear()
{
    if (undoBar_->isHidden())
        return;
    statistics_.undoClear();
    const bool focused = undo_->hasFocus();
    undoBar_->setVisible(statistics_.canUndoClear());
    if (focused && undoBar_->isHidden())
        filters_->games()->setFocus();
}

void StatisticsRoom::say(const QString &message)
{
    notice_->setText(message);
    notice_->setVisible(!message.isEmpty());
    announcer_->announce(message);
}

void StatisticsRoom::remember(const QString &panel, bool asTable)
{
    QStringList tables = settings_.store().value(kTablesKey).toStringList();
    tables.removeAll(panel);
    if (asTable)
        tables.push_back(panel);
    settings_.store().setValue(kTablesKey, tables);
}

void StatisticsRoom::retranslate()
{
    setTitle(tr("Statistics", "title"));
    undoText_->setText(tr("Statistics cleared. The games are kept."));
    undo_->setText(tr("&Undo (%1)", "button: brings back what was cleared; a key")
                       .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    if (shown_ > 0)
        showPage();
    if (toRead_ > read_)
        showProgress(read_, toRead_);
}

/// Any key or click ends the motion of the hanging.
bool StatisticsRoom::event(QEvent *event)
{
    // Otherwise tabs and lists would take it.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo))
            event->accept();
    }
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)
        view_->rating().finish();
    return Room::event(event);
}

void StatisticsRoom::changeEvent(QEvent *event)
{
    Room::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showTrouble();
    }
}

void StatisticsRoom::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    if (control && (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab))
        filters_->switchGame();
    else if (event->matches(QKeySequence::Undo))
        undoClear();
    else
        Room::keyPressEvent(event);
}

void StatisticsRoom::resizeEvent(QResizeEvent *event)
{
    Room::resizeEvent(event);
    const bool narrow = width() < grown(kSmallWidth) || window()->height() < kSmallHeight;
    view_->setNarrow(narrow);
    const QFont large = scaledFont(font(), 1.4, true);
    const int rest = backButton()->sizeHint().width() + QFontMetrics(large).horizontalAdvance(title()) + grown(48);
    filters_->setNarrow(narrow || filters_->roomyWidth() + rest > width());
    showFacts();
}

} // namespace meadhall::ui
