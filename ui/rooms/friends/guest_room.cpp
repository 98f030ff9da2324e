// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/guest_room.h"

#include "engine/core/to_index.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/rooms/friends/waiting_page.h"
#include "ui/table/games/games.h"
#include "ui/table/panel/side_drawer.h"
#include "ui/table/scene/overlay.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_settings.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QTime>

namespace meadhall::ui {

namespace {

constexpr int kNewsMs = 20'000;        ///< how long what has happened is shown
constexpr int kConfirmationMs = 1'000; ///< how long an answer may be on its way unnoticed

} // namespace

using network::GuestTable;

GuestRoom::GuestRoom(std::unique_ptr<GuestTable> guest, Settings &settings, PixmapCache &cache)
    : settings_(settings), cache_(cache), guest_(std::move(guest)), notice_(new NoticeStrip(this)),
      middle_(new QHBoxLayout), waiting_(new WaitingPage(cache, this)), panel_(new SidePanel(this)),
      drawer_(new SideDrawer(this, this)), panelShown_(settings.sidePanelShown())
{
    setObjectName(QStringLiteral("guestRoom"));
    body()->addWidget(notice_);
    body()->addLayout(middle_, 1);
    middle_->setSpacing(0);
    middle_->addWidget(waiting_, 1);
    panel_->hide();
    connect(panel_, &SidePanel::closeRequested, this, [this] { togglePanel(false); });
    connect(panel_, &SidePanel::hiddenWithFocus, this, [this] {
        if (view_ && view_->isVisible())
            view_->focusTable();
    });
    connect(drawer_, &SideDrawer::closed, this, [this] {
        if (view_ && isInSmallWindow())
            view_->announcer().announce(SidePanel::saidAbout(false));
        Q_EMIT tableStateChanged();
    });
    connect(notice_->button(), &QPushButton::clicked, this, [this] {
        if (!isPlayedFor())
            return goBack();
        guest_->takeOver();
        view_->focusTable();
    });
    connect(&phrases_, &PhraseBar::chosen, guest_.get(), &GuestTable::say);
    seconds_.setInterval(1000);
    connect(&seconds_, &QTimer::timeout, this, &GuestRoom::showNotice);
    newsTime_.setSingleShot(true);
    newsTime_.setInterval(kNewsMs);
    connect(&newsTime_, &QTimer::timeout, this, [this] {
        news_.clear();
        showNotice();
    });
    confirmationTime_.setSingleShot(true);
    confirmationTime_.setInterval(kConfirmationMs);
    connect(&confirmationTime_, &QTimer::timeout, this, [this] {
        isConfirmationLate_ = true;
        showNotice();
    });
    followTableSettings(settings_, this, [this] { applySettings(); });
    followPlaySettings(settings_, this, [this] { applySettings(); });
    connectGuest();
    retranslate();
    if (guest_->table().hasGame())
        showTable();
    followChanges(this, {QEvent::LanguageChange}, [this] {
        news_.clear();
        retranslate();
    });
}

/// The connection ends without a goodbye: the chair stays free for this person. The view refers to the table, which
/// would be gone before the children.
GuestRoom::~GuestRoom()
{
    guest_->disconnect(this);
    guest_->table().disconnect(this);
    phrases_.leave();
    drawer_->disconnect(this);
    qDeleteAll(findChildren<TableView *>(Qt::FindDirectChildrenOnly)); // also one that was replaced just now
}

void GuestRoom::connectGuest()
{
    connect(&guest_->table(), &Table::restarted, this, &GuestRoom::showTable);
    connect(&guest_->table(), &Table::tried, this, &GuestRoom::awaitConfirmation);
    connect(&guest_->table(), &Table::changed, this, &GuestRoom::awaitConfirmation);
    connect(guest_.get(), &GuestTable::stateChanged, this, &GuestRoom::showNotice);
    connect(guest_.get(), &GuestTable::seatsChanged, this, &GuestRoom::onSeatsChanged);
    connect(guest_.get(), &GuestTable::away, this, &GuestRoom::onSeatsChanged);
    connect(guest_.get(), &GuestTable::back, this, [this](int seat) {
        onSeatsChanged();
        say(NetworkText::back(isolated(nameOf(seat))));
    });
    connect(guest_.get(), &GuestTable::reminded, this, [this] {
        QApplication::alert(window());
        QApplication::beep();
        tell(tr("The others wait for your move."));
    });
    connect(guest_.get(), &GuestTable::dealsChecked, this, &GuestRoom::noteDeals);
    connect(guest_.get(), &GuestTable::undoAsked, this, &GuestRoom::askToUndo);
    connect(guest_.get(), &GuestTable::ended, this, &GuestRoom::onEnded);
    connect(guest_.get(), &GuestTable::said, this, [this](int seat, network::PhraseId phrase) {
        if (seat != guest_->seat())
            phrases_.show(seat, phrase);
    });
    connect(&phrases_, &PhraseBar::chosen, this,
            [this](network::PhraseId phrase) { phrases_.show(guest_->seat(), phrase); });
}

/// Leaves the table as it is, so that it can still be seen.
void GuestRoom::onEnded(network::Code code, network::Loss loss)
{
    over_ = true;
    code_ = code;
    loss_ = loss;
    if (question_)
        question_->close();
    if (code == network::Code::Closed || code == network::Code::SeatTaken || code == network::Code::Full)
        Q_EMIT chairLost();
    showNotice();
    if (isVisible())
        notice_->focusButton();
    if (view_ && !guest_->table().gameOver())
        view_->setEnabled(false); // no move can be made any more
}

/// A game has begun, or goes on after an interruption.
void GuestRoom::showTable()
{
    const Table &table = guest_->table();
    if (!table.hasGame())
        return;
    if (question_)
        question_->close(); // what it asked about is over
    waiting_->hide();       // first: side by side they are wider than a small window
    makeView(std::get<GameEvent>(table.record().front()).game);
    allowHints();
    showNotice();
    Q_EMIT tableStateChanged();
}

/// Each game has its own view; the view itself follows another game of the same kind.
void GuestRoom::makeView(Game game)
{
    if (view_ && viewGame_ == game)
        return;
    if (view_) {
        phrases_.leave();
        view_->detach();
        view_->disconnect(this);
        middle_->removeWidget(view_);
        view_->hide();
        std::exchange(view_, nullptr)->deleteLater(); // its table is calling
    }
    viewGame_ = game;
    view_ = gameInfo(game).makeView(
        guest_->table(), cache_, [this](const Table &table) { return peopleAt(table); }, this);
    view_->setMinimumSize(320, 220);
    view_->installEventFilter(this);
    view_->setRulesAvailable(true);
    view_->setAcceptDrops(false);
    view_->viewport()->setAcceptDrops(false);
    middle_->insertWidget(0, view_, 1);
    phrases_.setView(*view_);
    connectView();
    if (guest_->table().gameOver())
        view_->panels().showGameOver(); // once more, with the buttons and the note of a guest
    applySettings();
    arrange();
    showAbsent();
    restartPanel();
    view_->show();
    if (isVisible())
        view_->focusTable();
}

void GuestRoom::connectView()
{
    connect(view_, &TableView::viewpointChanged, this, &GuestRoom::restartPanel);
    connect(view_, &TableView::eventShown, panel_, &SidePanel::addEvent);
    view_->setSpeaksEvents(true);
    connect(view_, &TableView::namesChanged, this, [this](const Names &names) {
        panel_->setNames(names);
        showSeatsInPanel();
    });
    connect(view_, &TableView::stateChanged, this, &GuestRoom::showSeatsInPanel);
    connect(view_, &TableView::stateChanged, this, &Room::tableStateChanged);
    connect(view_, &TableView::sortChanged, this, [this](Hand::Sort sort) { settings_.sortOrder.set(sort); });
    view_->panels().setGameOverButtons([this](Overlay &panel) {
        QPushButton *leave = panel.addButton(tr("Leave the table", "button"), QStringLiteral("leaveTable"));
        connect(leave, &QPushButton::clicked, this, &GuestRoom::goBack);
    });
    noteDeals();
}

/// Says below the results whether the deals were fair, as soon as the host has opened its secret.
void GuestRoom::noteDeals()
{
    if (!view_)
        return;
    view_->panels().setGameOverNote([this] {
        return NetworkText::fairness(
                   guest_->checkedDeals().value_or(network::CheckedDeals{network::Fairness::Unproved}))
               + QLatin1Char(' ') + tr("The host decides whether there is another game.", "below the results");
    });
}

void GuestRoom::applySettings()
{
    panel_->setCountDown(settings_.pointsCountDown());
    panel_->setLook(cardLookOf(settings_));
    drawer_->setDurationFactor(motionFactor());
    if (!view_)
        return;
    applyTableSettings(*view_, settings_);
    applyPlaySettings(*view_, settings_);
    allowHints();
}

/// The host decides whether the coach helps, which includes warnings of mistakes.
void GuestRoom::allowHints()
{
    if (!view_)
        return;
    const bool allowed = guest_->seats().coach;
    view_->setNoHints(allowed ? QString() : NetworkText::noHints());
    view_->setWarnings(allowed ? warningLimits(settings_.warnings()) : std::nullopt);
}

bool GuestRoom::isPlaying() const { return !over_ && guest_->table().hasGame() && !guest_->table().gameOver(); }

bool GuestRoom::isPlayedFor() const
{
    const auto &seats = guest_->seats().seats;
    return isPlaying() && guest_->state() == GuestTable::State::Playing && toIndex(guest_->seat()) < seats.size()
           && seats[toIndex(guest_->seat())].computerPlays;
}

void GuestRoom::goBack()
{
    if (isPlaying())
        askToLeave();
    else
        leaveForGood();
}

void GuestRoom::askToLeave()
{
    if (question_)
        return;
    question_ =
        named(new MessageSheet(window(), MessageSheet::Sign::None, tr("Leave the table?", "title"),
                               tr("The others can wait for you or let a computer play. Your seat is kept: return to "
                                  "it from the “Game” menu.")),
              "leaveQuestion");
    question_->addButton(tr("&Leave", "button: leaves a friend’s table"), QDialog::Accepted);
    question_->addButton(tr("&Stay", "button: at a friend’s table"), QDialog::Rejected, true);
    connect(question_, &QDialog::accepted, this, &GuestRoom::leaveForGood);
    question_->open();
}

void GuestRoom::leaveForGood()
{
    if (guest_->table().gameOver())
        Q_EMIT chairLost();
    guest_->leave();
    Q_EMIT left();
}

QWidget *GuestRoom::first() { return view_ ? static_cast<QWidget *>(view_) : Room::first(); }

/// Esc first takes back what is half done or selected.
bool GuestRoom::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != view_ || event->type() != QEvent::KeyPress)
        return Room::eventFilter(watched, event);
    if (!static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel) || view_->controller().isHalfway()
        || !view_->stage().hand().selection().empty())
        return Room::eventFilter(watched, event);
    goBack();
    return true;
}

void GuestRoom::restartPanel()
{
    const Table &table = guest_->table();
    panel_->restart(gameInfo(viewGame_), table.seenBy(view_->viewpoint()), view_->names(), view_->viewpoint());
    showSeatsInPanel();
}

/// Repeats in the panel what the seats show.
void GuestRoom::showSeatsInPanel() { panel_->showSeats(view_->stage(), view_->stage().players()); }

void GuestRoom::arrange()
{
    if (!view_)
        return;
    const bool beside = !isInSmallWindow();
    if (!beside && !drawer_->isAncestorOf(panel_)) {
        middle_->removeWidget(panel_);
        panel_->setMaximumWidth(QWIDGETSIZE_MAX);
        panel_->setMinimumWidth(SidePanel::kNarrowest);
        drawer_->hold(panel_);
    } else if (beside && middle_->indexOf(panel_) < 0) {
        drawer_->close();
        middle_->addWidget(panel_);
    }
    panel_->setPlace(beside ? SidePanel::Place::Beside : SidePanel::Place::Drawer, false);
    if (beside) {
        panel_->setFixedWidth(std::max(panelWidth(), SidePanel::kNarrowest));
        panel_->setVisible(panelShown_);
    }
    Q_EMIT tableStateChanged();
}

bool GuestRoom::panelIsShown() const
{
    return view_ && (isInSmallWindow() ? drawer_->isOpen() : panel_->isVisibleTo(this));
}

void GuestRoom::togglePanel(bool shown)
{
    if (!view_)
        return;
    if (isInSmallWindow()) {
        if (shown) {
            panel_->setPage(SidePanel::PointsPage);
            drawer_->open(panel_->firstPart());
            view_->announcer().announce(SidePanel::saidAbout(true));
        } else {
            drawer_->close();
        }
    } else {
        const bool hadFocus = focusWidget() && panel_->isAncestorOf(focusWidget());
        panelShown_ = shown;
        panel_->setVisible(shown);
        if (shown)
            panel_->firstPart()->setFocus(Qt::ShortcutFocusReason);
        else if (hadFocus)
            view_->focusTable();
        view_->announcer().announce(SidePanel::saidAbout(shown));
    }
    Q_EMIT tableStateChanged();
}

QString GuestRoom::nameOf(int seat) const
{
    const auto &seats = guest_->seats().seats;
    if (seat < 0 || toIndex(seat) >= seats.size())
        return {};
    const QString persona = personaName(seats[toIndex(seat)].persona);
    return persona.isEmpty() ? seats[toIndex(seat)].name : persona;
}

/// For a guest, the person at the host's screen is a remote player, too.
TableView::People GuestRoom::peopleAt(const Table &table) const
{
    TableView::People people = peopleOf(table);
    const auto &seats = guest_->seats().seats;
    for (std::size_t seat = 0; seat < std::min(seats.size(), people.looks.size()); ++seat) {
        if (seats[seat].kind == network::SeatState::Kind::Person && static_cast<int>(seat) != guest_->seat())
            people.looks[seat].idleLine = WaitingPage::hostLine();
    }
    NetworkText::nameGuests(people.names, seats);
    return people;
}

/// A guest has come, gone, or come back.
void GuestRoom::onSeatsChanged()
{
    const network::Seats &seats = guest_->seats();
    const QString before = waiting_->sentence();
    waiting_->setSeats(seats, guest_->seat());
    if (!seats.begun && waiting_->sentence() != before)
        Q_EMIT announced(waiting_->sentence());
    away_.resize(seats.seats.size());
    for (std::size_t seat = 0; seat < away_.size(); ++seat)
        away_[seat] =
            seats.seats[seat].presence == network::SeatState::Presence::Away && !seats.seats[seat].computerPlays;
    announceNewPeople();
    showAbsent();
    allowHints();
    retranslate();
    showNotice();
}

/// Tells that somebody plays on for a guest who was away.
void GuestRoom::announceNewPeople()
{
    QStringList names;
    for (const network::SeatState &seat : guest_->seats().seats)
        names.append(seat.kind == network::SeatState::Kind::Guest ? seat.name : QString());
    const QStringList before = std::exchange(lastNames_, names);
    if (!view_)
        return;
    if (peopleAt(guest_->table()).names != view_->names())
        view_->updatePeople();
    if (before.size() != names.size())
        return;
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        if (before[seat] != names[seat] && !before[seat].isEmpty() && !names[seat].isEmpty() && isPlaying())
            tell(NetworkText::playsOn(isolated(names[seat]), isolated(before[seat])));
}

/// Says it, and shows it for a while.
void GuestRoom::tell(const QString &sentence)
{
    news_ = sentence;
    newsTime_.start();
    showNotice();
    say(sentence);
}

/// An answer that the host does not confirm for a while must not look like one that was never given.
void GuestRoom::awaitConfirmation()
{
    if (!guest_->awaitsConfirmation()) {
        confirmationTime_.stop();
        if (std::exchange(isConfirmationLate_, false))
            showNotice();
    } else if (!isConfirmationLate_ && !confirmationTime_.isActive()) {
        confirmationTime_.start();
    }
}

/// Marks the seats of those who are away.
void GuestRoom::showAbsent()
{
    if (!view_)
        return;
    const auto &seats = guest_->seats().seats;
    bool changed = false;
    for (int seat = 0; seat < view_->stage().players(); ++seat) {
        const bool away = toIndex(seat) < away_.size() && away_[toIndex(seat)];
        const bool computer = toIndex(seat) < seats.size() && seats[toIndex(seat)].computerPlays;
        SeatItem *item = view_->stage().seat(seat);
        const QString words = computer ? NetworkText::computerPlays()
                              : away   ? NetworkText::presence(network::SeatState::Presence::Away)
                                       : QString();
        changed = changed || item->notice() != words;
        item->setNotice(words, computer ? Glyph::Robot : Glyph::Away);
    }
    if (changed)
        view_->access().notifyNames();
}

void GuestRoom::say(const QString &sentence)
{
    if (view_)
        view_->announcer().announce(sentence);
    else
        Q_EMIT announced(sentence);
}

/// The host cannot go on until everyone has answered.
void GuestRoom::askToUndo()
{
    if (question_)
        question_->close();
    const std::vector<int> &seats = guest_->seatsToUndo();
    QStringList others;
    for (const int seat : seats)
        if (seat != seats.front() && seat != guest_->seat())
            others.append(isolated(nameOf(seat)));
    const bool own = std::find(seats.begin(), seats.end(), guest_->seat()) != seats.end();
    QString text =
        seats.empty()
            ? tr("The host would like to take back the last move. Do you agree?")
            //: %1: name of the host
            : tr("%1 would like to take back their last move. Do you agree?").arg(isolated(nameOf(seats.front())));
    if (!others.isEmpty())
        //: %1: names
        text += QLatin1Char(' ') + tr("Moves made since by %1 would be taken back, too.").arg(listed(others));
    if (own)
        text += QLatin1Char(' ') + tr("Your own move since would be taken back, too.");
    question_ = named(new MessageSheet(window(), MessageSheet::Sign::None, tr("Take back a move?", "title"), text),
                      "undoQuestion");
    question_->addButton(tr("&Yes", "button: the host may take back a move"), QDialog::Accepted);
    question_->addButton(tr("&No", "button: the host may not take back a move"), QDialog::Rejected, true);
    connect(question_, &QDialog::finished, guest_.get(),
            [guest = guest_.get()](int result) { guest->agreeToUndo(result == QDialog::Accepted); });
    question_->openUnasked();
}

/// The names of those who are away while the game goes on; with the seconds that it surely waits for them.
QString GuestRoom::awaited() const
{
    QStringList names;
    int wait = 0;
    for (std::size_t seat = 0; seat < away_.size(); ++seat)
        if (away_[seat]) {
            names.push_back(isolated(nameOf(static_cast<int>(seat))));
            wait = std::max(wait, guest_->waitsFor(static_cast<int>(seat)));
        }
    if (names.isEmpty() || !isPlaying())
        return {};
    const int seconds = (wait + 999) / 1000;
    return seconds > 0 ? tr("Waiting for %1: %Ln s", "names of players whose connection is lost, and seconds", seconds)
                             .arg(listed(names))
                       : tr("Waiting for %1", "names of players whose connection is lost").arg(listed(names));
}

/// One thing at a time: the end, the own connection, the own move, the others. It is said once, not every second.
void GuestRoom::showNotice()
{
    QString sentence, key;
    bool counts = false;
    if (over_) {
        sentence = code_ == network::Code::None ? NetworkText::loss(loss_) : NetworkText::code(code_);
        key = sentence;
        notice_->show(sentence, tr("&Back to your own table", "button: leaves a friend’s table that is closed"));
    } else if (guest_->state() == GuestTable::State::Returning) {
        const QTime left = QTime(0, 0).addMSecs(guest_->patienceLeft());
        key = tr("The connection to the table is lost.");
        //: %1: what is wrong, as a sentence; %2: minutes and seconds
        sentence =
            tr("%1 Trying to reconnect for another %2.").arg(key, QLocale().toString(left, QStringLiteral("m:ss")));
        notice_->show(sentence, tr("Leave the &table", "button beside the notice that the connection is lost"));
        counts = true;
    } else {
        sentence = awaited();
        for (std::size_t seat = 0; seat < away_.size(); ++seat)
            if (away_[seat] && !sentence.isEmpty()) {
                key += tr("%1 is away.", "a player whose connection is lost")
                           .arg(isolated(nameOf(static_cast<int>(seat))));
                counts = counts || guest_->waitsFor(static_cast<int>(seat)) > 0;
            }
        if (isPlayedFor())
            key = sentence = tr("A computer plays for you until you move.");
        if (isConfirmationLate_)
            key = sentence = tr("Your move has been sent, but the host’s program has not confirmed it yet.");
        notice_->show(news_.isEmpty() || isConfirmationLate_ ? sentence : news_,
                      isPlayedFor() ? tr("Play yourself", "button: a computer plays for this guest") : QString());
    }
    if (key != std::exchange(lastAnnouncement_, key))
        say(key);
    if (counts != seconds_.isActive())
        counts ? seconds_.start() : seconds_.stop();
}

void GuestRoom::retranslate()
{
    setTitle(tr("With friends", "title of the room of a table elsewhere"));
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(guest_->seats().seats.size()); ++seat)
        if (const QString name = nameOf(seat); !name.isEmpty() && seat != guest_->seat())
            names.push_back(isolated(name));
    const QString game = gameInfo(guest_->seats().game).name();
    //: %1: a game; %2: names of the others at the table
    setFacts(names.isEmpty() ? game : tr("%1 with %2").arg(game, listed(names)));
    allowHints();
    if (waiting_->isVisibleTo(this))
        waiting_->setSeats(guest_->seats(), guest_->seat());
    showNotice();
}

} // namespace meadhall::ui
