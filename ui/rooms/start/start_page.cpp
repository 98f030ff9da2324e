// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start/start_page.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/ground.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/start/start_panels.h"
#include "ui/table/games/games.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kSmallWidth = 1000, kSmallHeight = 660, kStartGap = 14;

constexpr int kWelcomeWidth = 1088, kWelcomeHeight = 456, kWelcomeGap = 14;
constexpr int kJoinWidth = 576, kJoinFace = 44;
constexpr std::array kJoinFaces{"ylva", "ivar", "astrid"};
const QString kTurningRow = QStringLiteral("turningRow");
constexpr std::array kLooks{Settings::Theme::Light, Settings::Theme::Dark};

} // namespace

StartPage::StartPage(PixmapCache &cache, const Settings &settings, QWidget *parent)
    : Wall(cache, parent, paintBackground), cache_(cache), settings_(settings), scroll_(new QScrollArea(this))
{
    setObjectName(QStringLiteral("start"));
    markAnnounced(*this); // or everything would be read before the button that has the focus
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    const auto rebuild = [this] {
        if (scroll_->widget())
            offer(StartOffer(offer_));
    };
    connect(&Clock::instance(), &Clock::dayChanged, this, rebuild); // says when a game was left
    followChanges(this, {QEvent::PaletteChange, QEvent::FontChange}, [this, rebuild] {
        // Queued: the children are still being told of the change.
        if (builtTheme_ != themeOf(palette()) || builtFont_ != font())
            QMetaObject::invokeMethod(this, rebuild, Qt::QueuedConnection);
    });
    followChanges(this, {QEvent::Show}, [this] { fill({}); });
    followChanges(this, {QEvent::Resize}, [this] { arrange(); });
    hide();
}

bool StartPage::isSmall() const { return width() < kSmallWidth || height() < kSmallHeight; }

QString StartPage::announcement() const
{
    if (!offer_.saved)
        return offer_.first ? tr("Welcome to the hall", "title of the first start") : QString();
    return offer_.saved->prompt.isEmpty() ? offer_.saved->title
                                          : offer_.saved->title + QStringLiteral(": ") + offer_.saved->prompt;
}

void StartPage::offer(const StartOffer &offer)
{
    const QWidget *focus = window()->focusWidget();
    const QString name = isVisible() && focus && isAncestorOf(focus) ? focus->objectName() : QString();
    offer_ = offer;
    for (const TileContent &tile : offer_.tiles)
        connect(tile.action, &QAction::changed, this, &StartPage::refreshTiles, Qt::UniqueConnection);
    stale_ = true;
    show();
    raise();
    if (isVisible())
        fill(name);
}

void StartPage::setBelowGame(MakePart make)
{
    makeBelowGame_ = std::move(make);
    if (scroll_->widget())
        offer(StartOffer(offer_));
}

void StartPage::fill(const QString &focused)
{
    if (!std::exchange(stale_, false))
        return;
    build();
    focusButton(focused);
}

/// Filled only now, since other offers may have followed before the window was shown.
void StartPage::clear()
{
    hide();
    if (QWidget *gone = scroll_->takeWidget()) {
        gone->hide();
        gone->deleteLater(); // the call may come from one of its buttons
    }
    grid_ = nullptr;
    panel_ = nullptr;
    tiles_.clear();
    offer_ = {};
}

QStringList StartPage::tileState() const
{
    QStringList state;
    for (const TileContent &tile : offer_.tiles)
        if (tile.available())
            state += {tile.title(), tile.note(), tile.badge()};
    return state;
}

/// An action has come, gone, or says something else.
void StartPage::refreshTiles()
{
    const QStringList now = tileState();
    if (!scroll_->widget() || state_ == now)
        return;
    const bool same = state_.size() == now.size();
    state_ = now;
    if (!same)
        return offer(StartOffer(offer_));
    for (StartTile *tile : tiles_)
        tile->refresh();
}

void StartPage::build()
{
    if (QWidget *gone = scroll_->takeWidget()) {
        gone->hide();
        gone->deleteLater();
    }
    tiles_.clear();
    grid_ = nullptr;
    panel_ = nullptr;
    setAccessibleName(announcement());
    state_ = tileState();
    builtTheme_ = themeOf(palette());
    builtFont_ = font();
    QWidget *contents = offer_.first && !offer_.saved ? welcome() : page();
    scroll_->setWidget(contents);
    contents->setAutoFillBackground(false); // QScrollArea has switched it on
    for (QPushButton *button : contents->findChildren<QPushButton *>())
        button->installEventFilter(this);
    arrange();
    contents->show();
}

StartPanel *StartPage::mainPanel(QWidget *parent)
{
    StartPanel *panel = nullptr;
    if (offer_.saved) {
        panel = new StartPanel(new GamePicture(*offer_.saved, cache_, settings_, parent), offer_.saved->title,
                               offer_.saved->prompt, false, parent);
        panel->addFact(new StartStandings(*offer_.saved, panel));
        QPushButton *resume = panel->addButton(ButtonText::continueGame(), "continue", Glyph::Play);
        connect(resume, &QPushButton::clicked, this, &StartPage::continueRequested);
        if (const QString when = leftAt(offer_.left, Clock::now()); !when.isEmpty()) {
            panel->addNote(when);
            resume->setAccessibleDescription(spoken(when));
        }
        return panel;
    }
    const QString players = tr("%Ln player(s), as last time", "of a new game", offer_.players);
    panel = new StartPanel(new FanPicture(offer_.game, cache_, settings_, parent), gameInfo(offer_.game).name(),
                           offer_.players > 0 ? players : QString(), false, parent);
    QPushButton *begin = panel->addButton(ButtonText::newGame(), "newGame", Glyph::Play);
    connect(begin, &QPushButton::clicked, this, &StartPage::newGameRequested);
    if (offer_.previous) {
        QPushButton *back = panel->addButton(
            tr("Go bac&k to the previous game", "button: to the one that another has replaced"), "goBack", Glyph::Back);
        connect(back, &QPushButton::clicked, this, &StartPage::backRequested);
    }
    return panel;
}

QWidget *StartPage::page()
{
    auto *contents = new QWidget;
    grid_ = new QGridLayout(contents);
    grid_->setContentsMargins(2, 2, 2, 2);
    grid_->setSpacing(grown(kStartGap));
    gameColumn_ = new QWidget(contents);
    QVBoxLayout *column = newColumn(grown(kStartGap), gameColumn_);
    panel_ = mainPanel(gameColumn_);
    column->addWidget(panel_, 1);
    if (makeBelowGame_)
        column->addWidget(makeBelowGame_(offer_.saved ? offer_.saved->game : offer_.game, gameColumn_));
    for (const TileContent &tile : offer_.tiles)
        if (tile.available() && (offer_.saved || tile.action->objectName() != QLatin1String("newGame")))
            tiles_.push_back(new StartTile(tile, cache_, settings_, contents));
    return contents;
}

/// Tiles in two columns beside the panel; in a small window one below the other, with large letters below the panel.
void StartPage::arrange()
{
    const int border = qRound(borderThickness(size())) + (isSmall() ? 4 : 12);
    scroll_->setGeometry(rect().adjusted(border, border, -border, -border));
    if (!scroll_->widget())
        return;
    const QMargins edges = scroll_->widget()->layout()->contentsMargins();
    const int room = scroll_->width() - scroll_->verticalScrollBar()->sizeHint().width() - edges.left() - edges.right();
    for (QBoxLayout *row : scroll_->widget()->findChildren<QBoxLayout *>(kTurningRow))
        turnRow(*row, room);
    if (!grid_)
        return;
    const bool small = isSmall();
    grid_->removeWidget(gameColumn_);
    for (StartTile *tile : tiles_)
        grid_->removeWidget(tile);
    const int columns = small ? 1 : 2, count = static_cast<int>(tiles_.size());
    panel_->setCompact(small);
    int widest = 0;
    for (StartTile *one : tiles_) {
        one->setCompact(small);
        widest = std::max(widest, one->minimumSizeHint().width());
    }
    const bool below = small && gameColumn_->minimumSizeHint().width() + widest + grid_->spacing() > room;
    const int rows = std::max((count + columns - 1) / columns, 1);
    for (int i = 0; i < count; ++i) {
        StartTile *tile = tiles_[toIndex(i)];
        if (below) {
            grid_->addWidget(tile, i + 1, 0, 1, 2);
            continue;
        }
        // The last one alone takes its whole row.
        const int span = i == count - 1 && i % columns == 0 ? columns : 1;
        grid_->addWidget(tile, i / columns, 1 + i % columns, 1, span);
    }
    grid_->addWidget(gameColumn_, 0, 0, below ? 1 : rows + 1, below ? 2 : 1);
    for (int row = 0; row < 8; ++row)
        grid_->setRowStretch(row, row < rows && !small ? 10 : row == rows && small ? 1 : 0);
    grid_->setColumnStretch(0, small ? 42 : 58);
    grid_->setColumnStretch(1, small ? 32 : 20);
    grid_->setColumnStretch(2, small ? 0 : 20);
}

void StartPage::takeFocus()
{
    const QWidget *last = scroll_->widget() ? scroll_->widget()->focusWidget() : nullptr;
    focusButton(last ? last->objectName() : QString());
}

/// The control of that name, or else the default button.
void StartPage::focusButton(const QString &name)
{
    const auto named = name.isEmpty() ? QList<QWidget *>() : scroll_->findChildren<QWidget *>(name);
    for (QWidget *control : named)
        if (control->isVisibleTo(this))
            return control->setFocus();
    for (QPushButton *button : scroll_->findChildren<QPushButton *>())
        if (button->isDefault() && button->isVisibleTo(this))
            return button->setFocus();
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down)
        moveFocus(event->key());
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        for (QPushButton *button : scroll_->findChildren<QPushButton *>())
            if (button->isDefault() && button->isVisible())
                return button->click();
    } else
        Wall::keyPressEvent(event);
}

/// Moves the focus to the nearest button in that direction.
void StartPage::moveFocus(int key)
{
    const QWidget *from = window()->focusWidget();
    if (!from || !isAncestorOf(from) || !scroll_->widget())
        return;
    scroll_->widget()->layout()->activate(); // new tiles have their places only then
    const auto centreOf = [this](const QWidget *one) { return QPointF(one->mapTo(this, one->rect().center())); };
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const qreal sign = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
    QAbstractButton *nearest = nullptr;
    qreal best = 0;
    for (auto *button : scroll_->findChildren<QAbstractButton *>()) {
        if (button == from || !button->isVisible() || !(button->focusPolicy() & Qt::TabFocus))
            continue;
        const QPointF way = centreOf(button) - centreOf(from);
        const qreal along = (across ? way.x() : way.y()) * sign, aside = std::abs(across ? way.y() : way.x());
        const qreal distance = along + 2 * aside;
        if (along > 8 && (!nearest || distance < best)) {
            nearest = button;
            best = distance;
        }
    }
    if (nearest) {
        nearest->setFocus(sign > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        scroll_->ensureWidgetVisible(nearest);
    }
}

/// Arrow keys would take a push button's focus along the order of Tab, and those of a tile would scroll.
bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return Wall::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key < Qt::Key_Left || key > Qt::Key_Down)
        return Wall::eventFilter(watched, event);
    moveFocus(key);
    return true;
}

StartPanel *StartPage::gamePanel(Game game, QWidget *parent)
{
    const bool odin = game == Game::Odin;
    const GameTraits &traits = traitsOf(game);
    const QString sentence =
        odin ? tr("Beat what lies on the table with a higher value, and be the first to run out of cards.", "Odin")
             : tr("Rock beats scissors, scissors beat paper: choose in secret, win the good piles and dodge the bad "
                  "ones.",
                  "Ninjan");
    const QString players = tr("%1 to %2 players.").arg(number(traits.minPlayers), number(traits.maxPlayers));
    auto *panel = new StartPanel(new FanPicture(game, cache_, settings_, parent), gameInfo(game).name(),
                                 sentence + QLatin1Char(' ') + players, true, parent);
    QPushButton *play = panel->addButton(odin ? tr("Play &Odin", "button") : tr("Play &Ninjan", "button"),
                                         odin ? "playOdin" : "playNinjan", Glyph::Play);
    play->setDefault(odin);
    connect(play, &QPushButton::clicked, this, [this, game] { Q_EMIT gameRequested(game); });
    if (QAction *lesson = offer_.lessons.at(toIndex(game)); lesson && lesson->isVisible() && lesson->isEnabled()) {
        QPushButton *learn = panel->addButton(odin ? tr("Learn &in 3 minutes", "button: Odin")
                                                   : tr("Learn in 3 min&utes", "button: Ninjan"),
                                              odin ? "learn" : "learnNinjan", Glyph::Learn);
        // Both are on the page, and a screen reader does not say below which picture one is.
        learn->setAccessibleName(gameInfo(game).name() + QStringLiteral(": ") + learn->text().remove(QLatin1Char('&')));
        learn->setAccessibleDescription(spoken(sentence + QLatin1Char(' ') + players));
        connect(learn, &QPushButton::clicked, lesson, &QAction::trigger);
    }
    const std::vector<ChairSetup> chairs = newcomersSetup(game).chairs;
    QStringList names;
    for (int chair = 0; chair < static_cast<int>(chairs.size()); ++chair)
        names.push_back(chairName(chairs, chair));
    const QString begins =
        tr("Starts at once: %1. Level: %2.", "%1: the names of the players; %2: the level of the computers")
            .arg(listed(names), levelName(chairs.back().level));
    panel->addFootnote(begins);
    play->setAccessibleDescription(spoken(begins));
    return panel;
}

/// Light or dark, and the language.
QBoxLayout *StartPage::lookRow(QWidget *parent)
{
    auto *row = new QHBoxLayout;
    row->setObjectName(kTurningRow);
    row->setSpacing(grown(12));
    auto *looks = named(new Segments(parent), "startTheme");
    looks->setAccessibleName(tr("Theme", "choice at the first start"));
    const std::array names{tr("Light", "theme"), tr("Dark", "theme")};
    const std::array glyphs{Glyph::Sun, Glyph::Moon};
    for (std::size_t i = 0; i < kLooks.size(); ++i) {
        looks->addChoice(QString());
        QRadioButton *button = looks->button(static_cast<int>(i));
        setGlyph(button, glyphs[i]);
        button->setObjectName(QStringLiteral("startTheme%1").arg(i));
        nameButton(button, names[i]);
    }
    const auto now = std::find(kLooks.begin(), kLooks.end(),
                               themeOf(palette()) == Theme::Light ? Settings::Theme::Light : Settings::Theme::Dark);
    looks->setCurrent(static_cast<int>(now - kLooks.begin()));
    connect(looks, &Segments::activated, this, [this](int index) { Q_EMIT themeChosen(kLooks.at(toIndex(index))); });
    auto *languages = named(new QComboBox(parent), "startLanguage");
    setUnseenLabel(*languages, tr("Language", "choice at the first start"));
    for (const QString &code : languageCodes())
        languages->addItem(languageName(code));
    languages->setCurrentIndex(static_cast<int>(languageCodes().indexOf(offer_.language)));
    connect(languages, &QComboBox::activated, this,
            [this](int index) { Q_EMIT languageChosen(languageCodes().at(index)); });
    row->addStretch(1);
    addWidgets(*row, {looks, languages});
    return row;
}

/// For those who have come because somebody has invited them.
QWidget *StartPage::joinPanel(QWidget *parent)
{
    auto *panel = new Plaque(parent);
    isSmall() ? panel->setMaximumWidth(grown(kWelcomeWidth)) : panel->setFixedWidth(grown(kJoinWidth));
    auto *row = new QHBoxLayout(panel);
    row->setObjectName(kTurningRow);
    row->setContentsMargins(grown(14), grown(10), grown(14), grown(10));
    row->setSpacing(grown(14));
    QHBoxLayout *faces = newRow(grown(2));
    for (const char *id : kJoinFaces) {
        auto *face = new QLabel(panel);
        setPicture(face, faceIcon(*panel, QLatin1String(id)), QSize(1, 1) * grown(kJoinFace));
        faces->addWidget(face);
    }
    QLabel *question = wordLabel(panel, 1.05, true), *advice = wordLabel(panel, 1, false, true);
    question->setText(tr("Has a friend invited you?"));
    advice->setText(tr("Just paste the invitation."));
    QVBoxLayout *words = newColumn(grown(2));
    addWidgets(*words, {question, advice});
    auto *join = named(new QPushButton(tr("&Join friends", "button"), panel), "joinFriends");
    join->setAccessibleDescription(advice->text());
    join->setAutoDefault(true);
    join->setFont(scaledFont(font(), 1, true));
    join->setMinimumHeight(grown(42));
    setGlyph(join, Glyph::Ship, false, 18);
    connect(join, &QPushButton::clicked, offer_.join, &QAction::trigger);
    row->addLayout(faces);
    row->addLayout(words, 1);
    row->addWidget(join);
    return panel;
}

/// Both games, the look and the language of the rest, and the way to a friend's table.
QWidget *StartPage::welcome()
{
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setSpacing(grown(kWelcomeGap));
    QLabel *title = wordLabel(contents, isSmall() ? 1.7 : 2.5, true), *words = wordLabel(contents);
    title->setText(tr("Welcome to the hall", "title of the first start"));
    words->setText(tr("Two card games, against computer players who never see your cards."));
    for (QLabel *label : {title, words}) {
        label->setAlignment(isSmall() ? Qt::AlignLeading | Qt::AlignVCenter : Qt::AlignCenter);
        QPalette ink; // on the wood
        ink.setColor(QPalette::WindowText, paletteOf(themeOf(palette())).text);
        label->setPalette(ink);
    }
    auto *games = new QHBoxLayout;
    games->setObjectName(kTurningRow);
    games->setSpacing(grown(2 * kWelcomeGap));
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        StartPanel *panel = gamePanel(game, contents);
        panel->setMaximumSize(isSmall() ? QWIDGETSIZE_MAX : grown(kWelcomeWidth - 2 * kWelcomeGap) / 2,
                              grown(kWelcomeHeight));
        panel->setCompact(isSmall());
        games->addWidget(panel);
    }
    QBoxLayout *looks = lookRow(contents);
    column->addLayout(looks);
    column->addStretch(1);
    if (isSmall()) // one row for both
        looks->insertWidget(0, title, 100);
    else
        column->addWidget(title);
    column->addWidget(words);
    words->setVisible(!isSmall());
    column->addLayout(games, 100);
    if (offer_.join && offer_.join->isVisible()) {
        auto *row = new QHBoxLayout; // which asks for as much height as the words need in the width they get
        row->addStretch();
        row->addWidget(joinPanel(contents), isSmall() ? 1 : 0);
        row->addStretch();
        column->addLayout(row);
    }
    column->addStretch(1);
    return contents;
}

} // namespace meadhall::ui
