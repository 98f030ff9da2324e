// SPDX-License-Identifier: GPL-3.0-or-later
// A window that hosts games with guests, who are connected without a network.
#pragma once

#include "engine/games/games.h"
#include "engine/network/guest_table.h"
#include "engine/network/table_host.h"
#include "tests/engine/network/memory_transport.h"
#include "tests/test_program.h"
#include "tests/ui/front_dialog.h"
#include "tests/ui/played_window.h"
#include "ui/app/game_files.h"
#include "ui/app/host_controller.h"
#include "ui/rooms/friends/away_panel.h"
#include "ui/rooms/friends/invitation_sheet.h"
#include "ui/rooms/friends/network_text.h"

#include <QLabel>
#include <QPointer>
#include <QSignalSpy>

namespace meadhall {

/// Any legal answer of a seat, as its own program knows it.
inline Event legalAnswer(Table &table, int seat)
{
    const Events seen = table.seenBy(seat);
    const auto referee = makeSeenReferee(std::get<GameEvent>(seen.front()), seat);
    for (std::size_t i = 1; i < seen.size(); ++i)
        referee->apply(seen[i]);
    const Events legal = referee->legalEvents();
    // Two who always threw the same would never come to an end.
    return std::holds_alternative<ThrowEvent>(legal.front()) && seat % 2 == 1 ? legal.back() : legal.front();
}

inline bool isAsked(const Table &table, int seat)
{
    const std::vector<Request> requests = table.openRequests();
    return std::any_of(requests.begin(), requests.end(), [seat](const Request &one) { return one.seat == seat; });
}

/// The code with which that guest's table ends.
class EndOf {
public:
    explicit EndOf(const network::GuestTable &guest)
    {
        QObject::connect(&guest, &network::GuestTable::ended, &context_,
                         [this](network::Code why, network::Loss) { code_ = why; });
    }
    network::Code code() const { return code_; }

private:
    QObject context_;
    network::Code code_ = network::Code::None;
};

class HostingWindow : public PlayedWindow {
public:
    explicit HostingWindow(QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : PlayedWindow(size, language)
    {
        settings().startsNextHand.set(true);
        host();
    }

    /// The message above the table; empty if there is none.
    QString said()
    {
        const auto *note = window().findChild<QWidget *>(QStringLiteral("hostNote"));
        return note && note->isVisible() ? note->findChild<QLabel *>()->text() : QString();
    }
    /// What main() does, each time that the program starts.
    void host()
    {
        controller = new ui::HostController(settings(), gameFolder(), &window());
        controller->setTransport(&transport);
        transport.idOf = [this](const QByteArray &key) {
            if (!controller)
                return QByteArray();
            for (const network::TableHost *one : {controller->waiting(), controller->host()})
                if (one && one->key() == key)
                    return network::tableIdOf(key);
            return QByteArray();
        };
    }
    /// Nobody listens until the game is continued.
    void startAgain(bool killed)
    {
        transport.isCut = true;
        restart(killed);
        host();
    }

    static ui::GameSetup setup(Game game = Game::Odin, int guests = 1)
    {
        ui::GameSetup setup;
        setup.game = game;
        setup.target = 5;
        setup.chairs = {ui::ChairSetup::human(QStringLiteral("Ada"))};
        for (int i = 0; i < guests; ++i)
            setup.chairs.push_back(ui::ChairSetup::guest());
        setup.chairs.push_back(ui::ChairSetup::computer(players::Level::Beginner, QStringLiteral("ivar")));
        return setup;
    }
    network::Invitation invitation() const { return network::invitationOf(controller->invitation()).invitation; }
    std::unique_ptr<network::GuestTable> guest(const QString &name, const QString &token = {})
    {
        auto guest = std::make_unique<network::GuestTable>(transport, invitation(), name, token);
        guest->join();
        return guest;
    }
    /// Opens a table at which Bo takes the chair of the guest.
    std::unique_ptr<network::GuestTable> begin(Game game = Game::Odin)
    {
        window().begin(setup(game));
        auto bo = guest(QStringLiteral("Bo"));
        const bool plays = waitFor([&bo] { return bo->state() == network::GuestTable::State::Playing; });
        return plays ? std::move(bo) : nullptr;
    }
    /// Answers for the person at the window, and for Bo, until the table has so many events.
    bool playTo(network::GuestTable &bo, std::size_t events)
    {
        return waitFor([&] {
            if (table().record().size() >= events || table().gameOver())
                return bo.table().record().size() == table().record().size();
            if (isAsked(table(), 0))
                table().answer(0, legalAnswer(table(), 0));
            if (isAsked(bo.table(), bo.seat()) && isAsked(table(), bo.seat()))
                bo.table().answer(bo.seat(), legalAnswer(bo.table(), bo.seat()));
            return false;
        });
    }
    /// Presses a button of the question in front.
    bool pressInQuestion(const char *question, const char *button)
    {
        const auto isOpen = [question] {
            const auto *sheet = qobject_cast<ui::Sheet *>(frontDialog());
            return sheet && sheet->objectName() == QLatin1String(question) && !sheet->isRising();
        };
        return waitFor(isOpen) && pressPanel(*frontDialog(), button);
    }
    ui::SeatItem *seat(int seat) { return window().tableView().stage().seat(seat); }
    /// Clicks a button of the panel about a guest who is away.
    bool pressAway(const char *name)
    {
        return waitFor([this] { return controller->awayPanel() != nullptr; })
               && pressPanel(*controller->awayPanel(), name);
    }

    test::MemoryTransport transport; ///< before the guests
    QPointer<ui::HostController> controller;
};

} // namespace meadhall

class TestFriendsHost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void guestChairIsChosenAndInvited();
    void withoutEncryptionThereIsNoGuestChair();
    void chairsAreRemembered();
    void computersTakeFreeChairs();
    void closedTableKeepsTheGame();
    void absenceIsShownUntilTheGuestIsBack();
    void computerPlaysOn();
    void allWhoAreAwayAreNamed();
    void panelCoversNoCard_data();
    void panelCoversNoCard();
    void panelIsReachedByKeyboard();
    void endedGameCanBeContinued();
    void undoAsksTheGuests();
    void hintsAsTheHostAllows();
    void phrasesGoBothWays();
    void gameGoesOnAfterRestart_data();
    void gameGoesOnAfterRestart();
    void sameAgainWithTheSamePeople();
    void anotherGameSaysGoodbye();
    void languageChangesMeanwhile();
    void roomKeepsGuests();
    void anotherGameAsksFirst();
    void openedGameAsksFirst();
    void seatIsGivenToAnother();
    void guestWhoHesitates();
    void missingNetworkLosesNothing();
    void finishedGameIsOnlyLookedAt();
    void guestsStayOutOfOtherGames();
    void anotherGameWhileTheTableWaits();
    void computersTakeAllChairs();
    void nobodyIsLeftToAgree();
    void quitWhileTheTableWaits();
    void endsWhileCardsMove();
    void wholeGameOverTheNetwork_data();
    void wholeGameOverTheNetwork();
};
