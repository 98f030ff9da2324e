// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/host_controller.h"

#include "engine/core/to_index.h"
#include "engine/network/table_host.h"
#include "engine/network/table_server.h"
#include "engine/record/record.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/base/widgets/plaque.h"
#include "ui/rooms/friends/away_panel.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSettings>

#include <algorithm>
#include <span>

namespace meadhall::ui {

namespace {

bool hasGuests(std::span<const std::string> chairs)
{
    return std::any_of(chairs.begin(), chairs.end(), [](const std::string &text) {
        const auto chair = players::chairOf(text);
        return chair && chair->guest;
    });
}

/// Settings: what the relay knows this computer by, and the port.
constexpr QLatin1String kRelayTokenKey("friends/relayToken"), kPortKey("friends/port");
/// A port that no usual program has, and that stays from table to table.
constexpr quint16 kUsualPort = 41000;
constexpr int kMessageMs = 6000;         ///< a message is shown
constexpr int kNoteMargin = 12;          ///< px
constexpr int kSecondMs = 1000;          ///< between two updates of the seconds that are shown
constexpr int kLookMs = 3000;            ///< between two looks at who hesitates
constexpr int kDealWhileAwayMs = 10'000; ///< until the next hand is dealt while the host looks elsewhere

} // namespace

HostController::HostController(Settings &settings, const QString &folder, MainWindow *window)
    : QObject(window), settings_(settings), window_(*window), table_(window->table()),
      file_(folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("invitation.json"))),
      host_(nullptr, Retire{this}), next_(nullptr, Retire{this})
{
    // Before any table is opened: its own answer may come at once.
    connect(&table_, &Table::undoWished, this, [this] {
        showMessage(isAtTable() ? tr("Asking the guests whether you may take the move back…")
                                : tr("The guests have left the table, so no move can be taken back."));
    });
    connect(&table_, &Table::restarted, this, &HostController::onRestarted);
    connect(&table_, &Table::changed, this, &HostController::update);
    dealing_.setSingleShot(true);
    dealing_.setInterval(kDealWhileAwayMs);
    connect(&table_, &Table::waitingToDeal, &dealing_, qOverload<>(&QTimer::start));
    // Deals for a host who looks elsewhere, as the guests wait.
    connect(&dealing_, &QTimer::timeout, this, [this] {
        if (isAtTable() && table_.waitingForNextHand() && window_.shownTable() != &window_.tableView())
            table_.nextHand();
    });
    connect(&seconds_, &QTimer::timeout, this, &HostController::updatePanel);
    connect(&settings_.allowsGuestsHints, &AnySetting::changed, this, [this] {
        for (network::TableHost *host : {host_.get(), next_.get()})
            if (host)
                host->setCoachAllowed(settings_.allowsGuestsHints());
    });
    followSettings({&settings_.relay, &settings_.asksRouter}, this, [this] {
        if (server_) {
            openWays();
            updateReach();
        }
    });
    connect(&phrases_, &PhraseBar::chosen, this, [this](network::PhraseId phrase) {
        const int seat = window_.tableView().viewpoint();
        if (!host_ || seat < 0)
            return;
        host_->say(seat, phrase);
        phrases_.show(seat, phrase);
    });
    QAction *say = window->actions().say;
    connect(say, &QAction::triggered, &phrases_, &PhraseBar::open);
    connect(&window->rooms(), &Rooms::changed, this, [this, say] { say->setEnabled(!window_.rooms().current()); });
    window->installEventFilter(this);
    window->setHost(this);
}

HostController::~HostController()
{
    delete host_.release(); // no goodbye: the guests try to come back
}

void HostController::Retire::operator()(network::TableHost *host) const
{
    if (controller->server_)
        controller->server_->remove(*host);
    host->disconnect(controller);
    host->close();
    host->deleteLater();
}

network::Transport *HostController::loaded(network::Missing *missing) const
{
    if (missing)
        *missing = network::Missing::Nothing;
    return transport_ ? transport_ : network::loadTransport(missing);
}

QString HostController::whyNoGuests() const
{
    network::Missing missing = network::Missing::Nothing;
    loaded(&missing);
    return NetworkText::missing(missing);
}
AwayPanel *HostController::awayPanel() const { return panel_ && panel_->isVisible() ? panel_ : nullptr; }

QString HostController::invitation() const
{
    const network::TableHost *host = waiting() ? waiting() : host_.get();
    network::Transport *transport = loaded();
    if (!host || !server_ || !transport)
        return {};
    return network::textOf(server_->invitationTo(*host, ways()));
}

/// All ways to the table, the likeliest for friends elsewhere first.
std::vector<network::Address> HostController::ways() const
{
    std::vector<network::Address> ways;
    if (server_->relayed().port > 0)
        ways.push_back(server_->relayed());
    if (openedPort_.state == network::OpenedPort::State::Open)
        ways.push_back(openedPort_.way);
    for (const QString &own : loaded()->ownAddresses())
        if (ways.size() < network::kMostAddresses)
            ways.push_back({own, server_->port()});
    if (ways.empty())
        ways.push_back({QStringLiteral("127.0.0.1"), server_->port()});
    return ways;
}

Reach HostController::reach() const
{
    using State = network::OpenedPort::State;
    const QStringList own = loaded()->ownAddresses();
    const network::ReadInvitation relay = network::invitationOf(settings_.relay());
    Reach reach{Reach::Kind::House, relay.invitation.host, own.isEmpty() ? QString() : own.first(), server_->port()};
    if (server_->relayed().port > 0)
        reach.kind = Reach::Kind::Relay;
    else if (!settings_.asksRouter.chosen())
        reach.kind = Reach::Kind::Ask;
    else if (routerPort_ && openedPort_.state == State::Looking)
        reach.kind = Reach::Kind::Looking;
    else if (openedPort_.state == State::Open)
        reach.kind = Reach::Kind::Anywhere;
    else if (openedPort_.state == State::Shared)
        reach.kind = Reach::Kind::Shared;
    return reach;
}

/// Opens what leads guests from elsewhere to the port, as the settings allow.
void HostController::openWays()
{
    QSettings &store = settings_.store();
    const network::ReadInvitation relay = network::invitationOf(settings_.relay());
    if (relay.error == network::InvitationError::None) {
        if (!store.contains(kRelayTokenKey))
            store.setValue(kRelayTokenKey, QString::fromLatin1(network::newKey().toHex()));
        connect(server_.get(), &network::TableServer::relayedChanged, this, &HostController::updateReach,
                Qt::UniqueConnection);
        server_->openAtRelay(relay.invitation, store.value(kRelayTokenKey).toString().toLatin1());
    } else {
        server_->leaveRelay();
    }
    openedPort_ = {};
    routerPort_.reset();
    if (settings_.asksRouter())
        routerPort_ = loaded()->openPort(server_->port(), [this](const network::OpenedPort &opened) {
            openedPort_ = opened;
            updateReach();
        });
    if (!routerPort_)
        openedPort_.state = network::OpenedPort::State::Closed;
}

void HostController::updateReach()
{
    if (sheet_)
        sheet_->setReach(invitation(), reach());
}

/// Closes the port here, and gives that of the router back.
void HostController::closeServer()
{
    routerPort_.reset();
    openedPort_ = {};
    server_.reset();
}

/// Opens a port.
/// @param port the one of last time; 0: the one of all tables; if it is taken, any free one
bool HostController::listen(quint16 port, QString *error)
{
    if (server_)
        return true;
    server_ = std::make_unique<network::TableServer>(*loaded());
    const auto usual = static_cast<quint16>(settings_.store().value(kPortKey, kUsualPort).toUInt());
    if (server_->listen({}, port > 0 ? port : usual).isEmpty() || server_->listen({}, 0).isEmpty()) {
        openWays();
        return true;
    }
    server_.reset();
    if (error)
        *error = NetworkText::noPort();
    return false;
}

HostController::HostPointer HostController::makeHost()
{
    HostPointer host(new network::TableHost(table_, this), Retire{this});
    const network::TableHost *made = host.get();
    connect(made, &network::TableHost::seatsChanged, this, &HostController::update);
    connect(made, &network::TableHost::everybodySat, this, [this, made] {
        if (made == waiting())
            start();
    });
    connect(made, &network::TableHost::away, this, [this, made](int seat) {
        if (made == host_.get() && !host_->computerPlays(seat))
            patientFor_.erase(seat);
    });
    connect(made, &network::TableHost::back, this, [this, made](int seat) {
        patientFor_.erase(seat);
        if (made == host_.get() && isAtTable())
            showMessage(NetworkText::back(nameOf(seat)));
    });
    connect(made, &network::TableHost::waitOver, this, [this](int seat) {
        patientFor_.erase(seat);
        update();
    });
    connect(made, &network::TableHost::applicantChanged, this, [this, made] {
        if (made == host_.get())
            askForSeat();
    });
    connect(made, &network::TableHost::seatGiven, this, [this](int seat, const QString &before, const QString &now) {
        patientFor_.erase(seat);
        showMessage(NetworkText::playsOn(isolated(now), isolated(before)));
        update();
    });
    connect(made, &network::TableHost::said, this, [this, made](int seat, network::PhraseId phrase) {
        if (made == host_.get() && isAtTable())
            phrases_.show(seat, phrase);
    });
    connect(made, &network::TableHost::undoAnswered, this, [this, made](bool agreed) {
        if (made == host_.get())
            showMessage(agreed ? tr("The move has been taken back.") : tr("Not all guests agreed."));
    });
    return host;
}

bool HostController::begins(const GameEvent &game)
{
    const auto replace = [this, game] {
        if (begins(game))
            return;
        window_.prepareFor(game);
        table_.start(game);
        window_.tableView().focusTable();
    };
    if (!hasGuests(game.chairs))
        return asksBefore(replace);
    if (waiting())
        cancel();
    if (asksBefore(replace))
        return true;
    QString why = whyNoGuests();
    const bool samePeople = why.isEmpty() && host_ && isAtTable() && host_->game().chairs == game.chairs
                            && (host_->everybodySits() || table_.gameOver());
    if (samePeople) {
        GameEvent next = game;
        next.seats = host_->game().seats;
        again_ = true;
        host_->prepare(next);
        if (host_->everybodySits())
            start();
        else
            openSheet();
        return true;
    }
    if (!why.isEmpty() || !listen(0, &why)) {
        MessageSheet::warn(&window_, tr("A table for guests", "title"), why);
        return true;
    }
    next_ = makeHost();
    next_->open(game);
    next_->setCoachAllowed(settings_.allowsGuestsHints());
    server_->add(*next_);
    openSheet();
    return true;
}

bool HostController::asksBefore(const std::function<void()> &replace)
{
    if (!isRunning() || isEnding_)
        return false;
    askToEnd(replace);
    return true;
}

/// Whether guests who are here would lose their game if another one began.
bool HostController::isRunning() const
{
    const auto isHere = [](const network::SeatState &seat) {
        return seat.kind == network::SeatState::Kind::Guest && seat.presence == network::SeatState::Presence::Here;
    };
    if (!isAtTable() || waiting() || table_.gameOver())
        return false;
    const std::vector<network::SeatState> seats = host_->seats();
    return std::any_of(seats.begin(), seats.end(), isHere);
}

void HostController::askToEnd(const std::function<void()> &replace)
{
    if (question_)
        return;
    question_ = new MessageSheet(&window_, MessageSheet::Sign::None, tr("End the game with your friends?", "title"),
                                 tr("Your guests are in the middle of a game. If another one begins, theirs is over."));
    question_->setObjectName(QStringLiteral("endQuestion"));
    question_->addButton(tr("&End it", "button: the game of the guests"), QDialog::Accepted)
        ->setObjectName(QStringLiteral("endGuestsGame"));
    question_->addButton(tr("&Play on", "button: the game of the guests goes on"), QDialog::Rejected, true);
    connect(question_, &QDialog::accepted, this, [this, replace] {
        const QScopedValueRollback ending(isEnding_, true);
        replace();
    });
    question_->open();
}

/// Somebody would like to play on for a guest who is away.
void HostController::askForSeat()
{
    if (question_ && question_->objectName() == QLatin1String("seatQuestion")) {
        question_->disconnect(this); // about somebody else
        question_->close();
        question_ = nullptr;
    }
    if (!isAtTable() || waiting() || host_->applicant().isEmpty() || question_)
        return;
    const QString name = isolated(host_->applicant());
    question_ = new MessageSheet(
        &window_, MessageSheet::Sign::None, tr("%1 would like to join", "title; %1 is the name of a guest").arg(name),
        tr("All seats are taken. You can give %1 the seat, cards and points of somebody who is "
           "away.")
            .arg(name));
    question_->setObjectName(QStringLiteral("seatQuestion"));
    const std::vector<network::SeatState> seats = host_->seats();
    for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
        if (seats[toIndex(seat)].kind == network::SeatState::Kind::Guest
            && seats[toIndex(seat)].presence == network::SeatState::Presence::Away) {
            QPushButton *give = question_->addButton(
                tr("Seat: %1", "button: gives it away; %1 is a name").arg(ButtonText::typed(nameOf(seat))),
                QDialog::Accepted);
            give->setObjectName(QStringLiteral("giveSeat%1").arg(seat));
            connect(give, &QPushButton::clicked, this, [this, seat] {
                if (host_)
                    host_->admit(seat);
            });
        }
    question_->addButton(tr("&Not now", "button: somebody who would like to join gets no seat"), QDialog::Rejected,
                         true);
    connect(question_, &QDialog::rejected, this, [this] {
        if (host_)
            host_->turnDown();
    });
    question_->open();
}

void HostController::nameGuests(Names &names) const
{
    if (isAtTable())
        NetworkText::nameGuests(names, host_->seats());
}

void HostController::openSheet()
{
    sheet_ = new InvitationSheet(*waiting(), invitation(), reach(), &window_);
    connect(sheet_, &InvitationSheet::routerAllowed, &settings_.asksRouter, &Setting<bool>::set);
    connect(sheet_, &InvitationSheet::relayEntered, this, [this](const QString &line) {
        const network::ReadInvitation relay = network::invitationOf(line);
        if (relay.error != network::InvitationError::None)
            MessageSheet::warn(&window_, NetworkText::relay(), Errors::notARelay());
        else
            settings_.relay.set(network::textOf(relay.invitation));
    });
    connect(sheet_, &InvitationSheet::fillRequested, this, &HostController::start);
    connect(sheet_, &QDialog::rejected, this, &HostController::cancel);
    sheet_->open();
}

/// Begins the game of the table that waits; computers take the chairs that are still free.
void HostController::start()
{
    if (sheet_) {
        sheet_->disconnect(this);
        sheet_->close();
        sheet_->deleteLater();
        sheet_ = nullptr;
    }
    if (next_) {
        host_ = std::exchange(next_, HostPointer(nullptr, Retire{this})); // the other guests hear goodbye
        host_->setFile(file_, window_.folderLock());
    }
    again_ = false;
    patientFor_.clear();
    window_.prepareFor(host_->game());
    host_->begin();
    if (!hasGuests(host_->game().chairs)) {
        host_.reset();
        closeServer();
        update();
    }
    window_.tableView().focusTable();
}

/// Gives up the table that waits for guests.
void HostController::cancel()
{
    if (sheet_) {
        sheet_->disconnect(this);
        sheet_->deleteLater();
    }
    sheet_ = nullptr;
    if (std::exchange(again_, false))
        host_.reset();
    next_.reset();
    if (!host_)
        closeServer();
    update();
}

std::unique_ptr<Seat> HostController::makeSeat(int seat)
{
    if (!table_.chairs()[toIndex(seat)].guest)
        return nullptr;
    const auto &game = std::get<GameEvent>(table_.record().front());
    if (!isAtTable()) {
        // A finished game is only looked at, and the first guest has decided for the others.
        if (record::isOver(table_.record()) || hasGuests(std::span(game.chairs).first(toIndex(seat))) || !reopen(game))
            return nullptr;
    }
    return host_->makeSeat(seat);
}

/// Opens the table of a game that goes on, with the invitation of last time if that is known.
bool HostController::reopen(const GameEvent &game)
{
    QString why = whyNoGuests();
    if (why.isEmpty()) {
        HostPointer host = makeHost();
        host->setFile(file_, window_.folderLock());
        const bool known = host->reopenGame(game);
        if (listen(host->keptPort(), &why)) {
            host_.reset(); // before the file is written again
            if (!known)
                host->open(game);
            server_->add(*host);
            host->setCoachAllowed(settings_.allowsGuestsHints());
            host_ = std::move(host);
            return true;
        }
        delete host.release(); // without a goodbye: the invitation is kept for another time
    }
    QMetaObject::invokeMethod(
        this,
        [this, why] {
            showMessage(tr("Computers play for the guests. %1", "%1 is a sentence that says why").arg(why));
        },
        Qt::QueuedConnection);
    return false;
}

/// Returns true if the game at the table is that of the guests.
bool HostController::isAtTable() const
{
    return host_ && !table_.record().empty() && std::get<GameEvent>(table_.record().front()) == host_->game();
}

void HostController::onRestarted()
{
    // A game that is only looked at may be left again.
    if (host_ && !again_ && table_.hasGame() && !isAtTable() && !table_.gameOver()) {
        host_.reset();
        if (!next_)
            closeServer();
    }
    patientFor_.clear();
    update();
}

bool HostController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Close) {
        if (sheet_)
            sheet_->reject();
        if (isAtTable() && table_.gameOver())
            host_.reset();
    }
    if (event->type() == QEvent::LanguageChange) {
        delete note_;
        update();
    }
    return QObject::eventFilter(watched, event);
}

/// Above the rest, as a status bar would move the table when it comes and goes.
void HostController::showMessage(const QString &what)
{
    delete note_;
    note_ = new Plaque(window_.centralWidget());
    note_->setObjectName(QStringLiteral("hostNote"));
    note_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *words = new QLabel(what);
    (new QHBoxLayout(note_))->addWidget(words);
    const int room = note_->parentWidget()->width() - 2 * kNoteMargin;
    words->setWordWrap(note_->sizeHint().width() > room);
    const int width = std::min(note_->sizeHint().width(), room);
    const int height = words->wordWrap() ? note_->layout()->totalHeightForWidth(width) : note_->sizeHint().height();
    note_->setGeometry((note_->parentWidget()->width() - width) / 2, kNoteMargin, width, height);
    note_->show();
    QTimer::singleShot(kMessageMs, note_, &QObject::deleteLater);
    window_.tableView().announcer().announce(what);
}

QString HostController::nameOf(int seat) const
{
    const QString guest = host_->seats().at(toIndex(seat)).name;
    return guest.isEmpty() ? TableText::nameAlone(window_.tableView().names(), seat) : guest;
}

void HostController::update()
{
    const bool ours = isAtTable();
    if (!std::exchange(showsGuests_, ours) && !ours)
        return;
    const bool guests = ours && !waiting();
    const bool speaks = guests && window_.tableView().viewpoint() >= 0;
    window_.actions().say->setVisible(speaks);
    if (speaks)
        phrases_.setView(window_.tableView());
    else
        phrases_.leave();
    Names now = window_.tableView().names();
    now.others.clear();
    nameGuests(now);
    if (now != window_.tableView().names())
        window_.tableView().updatePeople();
    updateSeats();
    updatePanel();
}

void HostController::updateSeats()
{
    using network::SeatState;
    const TableStage &stage = window_.tableView().stage();
    const std::vector<SeatState> seats = isAtTable() ? host_->seats() : std::vector<SeatState>();
    bool changed = false;
    const auto notice = [&](int seat, const QString &words, Glyph badge) {
        changed |= stage.seat(seat)->notice() != words;
        stage.seat(seat)->setNotice(words, badge);
    };
    for (int seat = 0; seat < stage.players(); ++seat) {
        const bool guest = toIndex(seat) < seats.size() && seats[toIndex(seat)].kind == SeatState::Kind::Guest;
        const auto presence = guest ? seats[toIndex(seat)].presence : SeatState::Presence::Here;
        if (guest && host_->computerPlays(seat))
            notice(seat, NetworkText::computerPlays(), Glyph::Robot);
        else if (presence == SeatState::Presence::Here)
            notice(seat, {}, Glyph::Away);
        else
            notice(seat, NetworkText::presence(presence), Glyph::Away);
    }
    if (changed)
        window_.tableView().access().notifyNames();
}

/// Shows the panel for the first guest who is missed.
void HostController::updatePanel()
{
    using network::SeatState;
    int missed = -1;
    AwayPanel::Why why = AwayPanel::Why::Away;
    QStringList others;
    if (isAtTable() && !waiting() && !table_.gameOver()) {
        const std::vector<SeatState> seats = host_->seats();
        for (int seat = static_cast<int>(seats.size()) - 1; seat >= 0; --seat) {
            const bool here = seats[toIndex(seat)].presence == SeatState::Presence::Here;
            const bool hesitates = here && host_->hesitates(seat) >= hesitationMs_;
            if (here && !hesitates)
                patientFor_.erase(seat);
            if (seats[toIndex(seat)].kind == SeatState::Kind::Guest && (!here || hesitates)
                && !host_->computerPlays(seat) && (!patientFor_.contains(seat) || patientFor_.at(seat).hasExpired())) {
                missed = seat;
                why = hesitates                                                    ? AwayPanel::Why::Hesitates
                      : seats[toIndex(seat)].presence == SeatState::Presence::Free ? AwayPanel::Why::Free
                                                                                   : AwayPanel::Why::Away;
            }
        }
        for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
            if (const SeatState &state = seats[toIndex(seat)]; seat != missed && state.kind == SeatState::Kind::Guest
                                                               && state.presence == SeatState::Presence::Away
                                                               && !host_->computerPlays(seat))
                others.push_back(nameOf(seat));
    }
    const int before = std::exchange(awaySeat_, missed);
    if (missed < 0) {
        if (isAtTable() && !waiting() && !table_.gameOver())
            seconds_.start(kLookMs);
        else
            seconds_.stop();
        if (panel_) {
            const bool focused = panel_->isAncestorOf(window_.focusWidget());
            delete panel_; // never in a slot of its own: see connectPanel()
            if (focused)
                window_.tableView().focusTable();
        }
        return;
    }
    if (panel_ && panel_->parentWidget() != &window_.tableView())
        delete panel_;
    if (!panel_)
        connectPanel();
    panel_->showGuest(missed, nameOf(missed), why, others, (host_->waitsFor(missed) + 999) / 1000);
    if (before != missed)
        window_.tableView().announcer().announce(panel_->words());
    if (!seconds_.isActive() || seconds_.interval() != kSecondMs)
        seconds_.start(kSecondMs);
}

/// Takes the panel away for a while.
void HostController::waitFor(int seat)
{
    const int wait = host_->waitsFor(seat);
    patientFor_[seat].setRemainingTime(wait > 0 ? wait : hesitationMs_);
    update();
}

/// Queued, as the answers delete the panel.
void HostController::connectPanel()
{
    panel_ = new AwayPanel(window_.tableView());
    const auto answer = [this](auto signal, auto slot) { connect(panel_, signal, this, slot, Qt::QueuedConnection); };
    answer(&AwayPanel::waitRequested, [this] {
        if (!host_ || awaySeat_ < 0)
            return;
        host_->waitLonger(awaySeat_); // nothing, if that guest is here
        waitFor(awaySeat_);
    });
    answer(&AwayPanel::computerRequested, [this] {
        if (host_ && awaySeat_ >= 0)
            host_->letComputerPlay(awaySeat_);
    });
    answer(&AwayPanel::copyRequested, [this] {
        QGuiApplication::clipboard()->setText(invitation());
        showMessage(tr("The invitation has been copied."));
    });
    answer(&AwayPanel::remindRequested, [this] {
        if (!host_ || awaySeat_ < 0)
            return;
        host_->remind(awaySeat_);
        waitFor(awaySeat_);
    });
    answer(&AwayPanel::dismissRequested, [this] {
        if (host_ && awaySeat_ >= 0)
            host_->dismiss(awaySeat_);
    });
    answer(&AwayPanel::endRequested, [this] { // the game can be continued later, with a new invitation
        host_.reset();
        if (!next_)
            closeServer();
        update();
        window_.putGameAway();
    });
}

InvitationSheet *HostController::sheet() const { return sheet_; }

} // namespace meadhall::ui
