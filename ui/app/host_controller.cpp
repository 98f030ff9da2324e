// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/host_controller.h"

#include "engine/core/to_index.h"
#include "engine/network/table_host.h"
#include "engine/network/table_server.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/friends/away_panel.h"
#include "ui/rooms/friends/invitation_sheet.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QStatusBar>

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

constexpr int kMessageMs = 20'000; ///< ms in the status bar

} // namespace

HostController::HostController(const QString &folder, MainWindow *window)
    : QObject(window), window_(*window), table_(window->table()),
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
    connect(&seconds_, &QTimer::timeout, this, &HostController::updatePanel);
    seconds_.setInterval(1000);
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
    window->setGuestHost(this);
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

QString HostController::whyNoGuests()
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
    const QStringList own = transport->ownAddresses();
    return network::textOf(server_->invitationTo(*host, own.isEmpty() ? QStringLiteral("127.0.0.1") : own.first()));
}

/// Opens a port.
/// @param port the one of last time; if it is taken, or 0, any free one
bool HostController::listen(quint16 port, QString *error)
{
    if (server_)
        return true;
    server_ = std::make_unique<network::TableServer>(*loaded());
    QString why = server_->listen({}, port);
    if (!why.isEmpty() && port > 0)
        why = server_->listen({}, 0);
    if (why.isEmpty())
        return true;
    server_.reset();
    if (error)
        *error = why;
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
    connect(made, &network::TableHost::said, this, [this, made](int seat, network::PhraseId phrase) {
        if (made == host_.get() && isAtTable())
            phrases_.show(seat, phrase);
    });
    connect(made, &network::TableHost::saveFailed, this, [this, made] {
        //: %1: the end of a sentence that says why
        showMessage(
            tr("The invitation could not be kept: %1. If Meadhall stops, the guests will not find the table again.")
                .arg(isolated(Errors::keeping(made->file()))));
    });
    connect(made, &network::TableHost::undoAnswered, this, [this, made](bool agreed) {
        if (made == host_.get())
            showMessage(agreed ? tr("The move has been taken back.") : tr("Not all guests agreed."));
    });
    return host;
}

bool HostController::begins(const GameEvent &game)
{
    if (!hasGuests(game.chairs))
        return false;
    if (waiting())
        cancel();
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
    next_->setCoachAllowed(true);
    server_->add(*next_);
    openSheet();
    return true;
}

void HostController::openSheet()
{
    sheet_ = new InvitationSheet(*waiting(), invitation(), server_->port(), &window_);
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
        server_.reset();
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
        server_.reset();
    update();
}

std::unique_ptr<Seat> HostController::makeSeat(int seat)
{
    if (!table_.chairs()[toIndex(seat)].guest)
        return nullptr;
    const Events &record = table_.record();
    const auto &game = std::get<GameEvent>(record.front());
    if (!isAtTable()) {
        // A finished game is only looked at, and the first guest has decided for the others.
        const bool over = std::holds_alternative<GameOverEvent>(record.back());
        if (over || hasGuests(std::span(game.chairs).first(toIndex(seat))) || !reopen(game))
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
            host->setCoachAllowed(true);
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
            server_.reset();
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
        if (window_.statusBar()->currentMessage() == lastMessage_)
            window_.statusBar()->clearMessage();
        update();
    }
    return QObject::eventFilter(watched, event);
}

void HostController::showMessage(const QString &what)
{
    lastMessage_ = what;
    window_.statusBar()->showMessage(what, kMessageMs);
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
        if (presence == SeatState::Presence::Here)
            notice(seat, {}, Glyph::Away);
        else if (host_->computerPlays(seat))
            notice(seat, NetworkText::computerPlays(), Glyph::Robot);
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
    bool never = false;
    if (isAtTable() && !waiting() && !table_.gameOver()) {
        const std::vector<SeatState> seats = host_->seats();
        for (int seat = static_cast<int>(seats.size()) - 1; seat >= 0; --seat)
            if (seats[toIndex(seat)].kind == SeatState::Kind::Guest
                && seats[toIndex(seat)].presence != SeatState::Presence::Here && !host_->computerPlays(seat)
                && !patientFor_.contains(seat)) {
                missed = seat;
                never = seats[toIndex(seat)].presence == SeatState::Presence::Free;
            }
    }
    const int before = std::exchange(awaySeat_, missed);
    if (missed < 0) {
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
    panel_->showGuest(nameOf(missed), never, (host_->waitsFor(missed) + 999) / 1000);
    if (before != missed)
        window_.tableView().announcer().announce(panel_->words());
    if (!seconds_.isActive())
        seconds_.start();
}

/// Queued, as the answers delete the panel.
void HostController::connectPanel()
{
    panel_ = new AwayPanel(window_.tableView());
    const auto answer = [this](auto signal, auto slot) { connect(panel_, signal, this, slot, Qt::QueuedConnection); };
    answer(&AwayPanel::waitRequested, [this] {
        if (!host_ || awaySeat_ < 0)
            return;
        const int seat = awaySeat_;
        host_->waitLonger(seat);
        patientFor_.insert(seat);
        update();
    });
    answer(&AwayPanel::computerRequested, [this] {
        if (host_ && awaySeat_ >= 0)
            host_->letComputerPlay(awaySeat_);
    });
    answer(&AwayPanel::copyRequested, [this] {
        QGuiApplication::clipboard()->setText(invitation());
        showMessage(tr("The invitation has been copied."));
    });
    answer(&AwayPanel::endRequested, [this] { endGame(); });
}

/// The game can be continued later, with a new invitation.
void HostController::endGame()
{
    host_.reset();
    if (!next_)
        server_.reset();
    update();
    window_.putGameAway();
}

InvitationSheet *HostController::sheet() const { return sheet_; }

} // namespace meadhall::ui
