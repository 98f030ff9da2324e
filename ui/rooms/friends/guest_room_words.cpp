// SPDX-License-Identifier: GPL-3.0-or-later
// Room of a table elsewhere: what it says about the others, the connection and the end.
#include "engine/core/to_index.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/friends/guest_room.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/rooms/friends/notice_strip.h"
#include "ui/rooms/friends/waiting_page.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_view.h"

#include <QLocale>
#include <QPushButton>
#include <QTime>

namespace meadhall::ui {

using network::GuestTable;

QString GuestRoom::nameOf(int seat) const
{
    const auto &seats = guest_->seats().seats;
    if (seat < 0 || toIndex(seat) >= seats.size())
        return {};
    const QString persona = personaName(seats[toIndex(seat)].persona);
    return persona.isEmpty() ? seats[toIndex(seat)].name : persona;
}

/// To a guest the person at the host's screen is one who plays from afar, too.
TableView::People GuestRoom::peopleAt(const Table &table) const
{
    TableView::People people = peopleOf(table);
    const auto &seats = guest_->seats().seats;
    for (std::size_t seat = 0; seat < std::min(seats.size(), people.looks.size()); ++seat)
        if (seats[seat].kind == network::SeatState::Kind::Person && static_cast<int>(seat) != guest_->seat())
            people.looks[seat].idleLine = WaitingPage::hostLine();
    return people;
}

/// Somebody has come, gone, or come back.
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
    showAbsent();
    allowHints();
    retranslate();
    showNotice();
}

/// At the seats of those who are away.
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

void GuestRoom::onBack(int seat)
{
    onSeatsChanged();
    say(tr("%1 is back.", "a player whose connection was lost").arg(isolated(nameOf(seat))));
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
    question_ = new MessageSheet(window(), MessageSheet::Sign::None, tr("Take back a move?", "title"),
                                 tr("The host would like to take back the last move. Do you agree?"));
    question_->setObjectName(QStringLiteral("undoQuestion"));
    question_->addButton(tr("&No", "button: the host may not take back a move"), QDialog::Rejected);
    question_->addButton(tr("&Yes", "button: the host may take back a move"), QDialog::Accepted, true);
    connect(question_, &QDialog::finished, guest_.get(),
            [guest = guest_.get()](int result) { guest->agreeToUndo(result == QDialog::Accepted); });
    question_->open();
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

/// One thing at a time: the end, the own connection, the others. It is said once, not every second.
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
            tr("%1 Trying to come back for another %2.").arg(key, QLocale().toString(left, QStringLiteral("m:ss")));
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
        notice_->show(sentence);
    }
    if (key != std::exchange(said_, key))
        say(key);
    if (over_ && isVisible())
        notice_->button()->setFocus();
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
