// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/invitation_sheet.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/fitted_line.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/seat_presentation.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace meadhall::ui {

namespace {

constexpr int kInvitationSign = 22;       ///< px
constexpr QSize kInvitationRoomy(616, 0); // the line has room in most cases

using network::SeatState;

Glyph invitationSignOf(const SeatState &seat)
{
    switch (seat.kind) {
    case SeatState::Kind::Person:
        return Glyph::Human;
    case SeatState::Kind::Computer:
        return Glyph::Robot;
    case SeatState::Kind::Program:
        return Glyph::Program;
    case SeatState::Kind::Guest:
        break;
    }
    return seat.presence == SeatState::Presence::Here   ? Glyph::Check
           : seat.presence == SeatState::Presence::Away ? Glyph::Away
                                                        : Glyph::Ship;
}

} // namespace

InvitationSheet::InvitationSheet(network::TableHost &host, const QString &invitation, const Reach &reach,
                                 QWidget *parent)
    : Sheet(parent), host_(host), reach_(reach), words_(wordLabel(nullptr)), note_(named(wordLabel(nullptr), "reach")),
      status_(named(wordLabel(nullptr), "status")), line_(named(new FittedLine(invitation), "line")),
      relay_(named(new QLineEdit, "relay")), copy_(named(new QPushButton, "copy")),
      allow_(named(new QPushButton, "allowRouter")), decline_(named(new QPushButton, "declineRouter")),
      useRelay_(named(new QPushButton, "useRelay")), fill_(named(new QPushButton, "fill")),
      close_(named(new QPushButton, "closeTable")), seats_(new QGridLayout), announcer_(new Announcer(this))
{
    setObjectName(QStringLiteral("invitation"));
    setFillsSmallWindows(false);
    setRoomySize(kInvitationRoomy);
    markAnnounced(*this); // or all of it would be read before the button that has the focus
    build();
    retranslate();
    copy_->setFocus(); // not the line, which is long to hear
    connect(&host, &network::TableHost::seatsChanged, this, &InvitationSheet::showSeats);
    connect(copy_, &QPushButton::clicked, this, &InvitationSheet::copy);
    for (QPushButton *button : {allow_, decline_})
        connect(button, &QPushButton::clicked, this, [this, button] {
            copy_->setFocus(); // both are hidden now, and Enter must not begin the game without friends
            Q_EMIT routerAllowed(button == allow_);
        });
    connect(useRelay_, &QPushButton::clicked, this, [this] {
        relay_->setVisible(true);
        relay_->setFocus();
    });
    connect(relay_, &QLineEdit::returnPressed, this, [this] { Q_EMIT relayEntered(relay_->text()); });
    connect(fill_, &QPushButton::clicked, this, &InvitationSheet::fillRequested);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { retranslate(); });
}

void InvitationSheet::build()
{
    line_->setLayoutDirection(Qt::LeftToRight); // an address and a key in every language
    line_->setCursorPosition(0);
    copy_->setDefault(true);
    relay_->setLayoutDirection(Qt::LeftToRight);
    relay_->hide();
    for (QPushButton *button : {allow_, decline_, useRelay_, fill_, close_})
        button->setAutoDefault(false);
    seats_->setHorizontalSpacing(10);
    seats_->setVerticalSpacing(6);
    seats_->setColumnStretch(2, 1);
    auto *copying = new QHBoxLayout;
    copying->addWidget(copy_);
    copying->addStretch(1);
    body()->setSpacing(12);
    addWidgets(*body(), {words_, line_});
    body()->addLayout(copying);
    body()->addWidget(note_);
    auto *ways = new TurningRow;
    addWidgets(*ways->row(), {allow_, decline_, useRelay_});
    ways->row()->addStretch(1);
    addWidgets(*body(), {ways, relay_});
    body()->addLayout(seats_);
    body()->addWidget(status_);
    foot()->addWidget(fill_);
    foot()->addStretch(1);
    foot()->addWidget(close_);
}

void InvitationSheet::retranslate()
{
    setWindowTitle(tr("Invite your friends", "title"));
    words_->setText(tr("Send them this line. Only people who have it can join."));
    setAccessibleDescription(words_->text());
    line_->setAccessibleName(tr("Invitation", "the line of text that opens a table"));
    copy_->setText(tr("&Copy invitation", "button"));
    allow_->setText(tr("&Ask the router", "button: to let friends in from elsewhere"));
    decline_->setText(tr("&Only this house", "button: the router is not asked to let friends in from elsewhere"));
    useRelay_->setText(tr("&Relay…", "button: to enter the line of a relay"));
    relay_->setAccessibleName(NetworkText::relay());
    relay_->setPlaceholderText(tr("Paste the line of the relay and press Enter"));
    relay_->setAccessibleDescription(spoken(relay_->placeholderText()));
    fill_->setText(tr("Fill &with computers", "button"));
    close_->setText(tr("Close the &table", "button: no game"));
    setGlyph(copy_, Glyph::Copy);
    setGlyph(fill_, Glyph::Robot);
    showReach();
    showSeats();
}

void InvitationSheet::setReach(const QString &invitation, const Reach &reach)
{
    const bool changed = reach_ != reach;
    reach_ = reach;
    if (line_->text() != invitation) {
        line_->setText(invitation);
        line_->setCursorPosition(0);
        setGlyph(copy_, Glyph::Copy);
    } else if (!changed) {
        return;
    }
    showReach();
    if (isVisible())
        announcer_->announce(note_->text());
}

/// Says from where friends can come, and offers what would let in more of them.
void InvitationSheet::showReach()
{
    QString sentence;
    switch (reach_.kind) {
    case Reach::Kind::Ask:
        sentence =
            tr("Friends in this house can join. For friends elsewhere, Meadhall can ask your router to let them in "
               "while this table is open.");
        break;
    case Reach::Kind::Looking:
        sentence = tr("Looking for a way through your router…");
        break;
    case Reach::Kind::Anywhere:
        sentence = tr("Friends anywhere can join: your router lets them in while this table is open.");
        break;
    case Reach::Kind::House:
        //: %1: a number; %2: an address
        sentence = tr("Friends in this house can join. For friends elsewhere, forward port %1 on your router to %2, or "
                      "use a relay.")
                       .arg(QString::number(reach_.port), isolated(reach_.address));
        break;
    case Reach::Kind::Shared:
        sentence =
            tr("Your provider shares one address among many homes, so nobody outside can reach this computer. Use "
               "a relay, or let a friend open the table.");
        break;
    case Reach::Kind::Relay:
        sentence = tr("Friends join through %1. It carries the game but cannot read it.", "%1 is the name of a relay")
                       .arg(isolated(reach_.relay));
        break;
    }
    if (reach_.kind != Reach::Kind::Relay && !reach_.relay.isEmpty())
        sentence += QLatin1Char(' ')
                    + tr("The relay %1 does not answer.", "%1 is the name of a relay").arg(isolated(reach_.relay));
    if (isCopied_ && QGuiApplication::clipboard()->text() != line_->text())
        sentence += QLatin1Char(' ') + tr("Copy the invitation once more: it has changed.");
    note_->setText(sentence);
    for (QPushButton *button : {allow_, useRelay_})
        button->setAccessibleDescription(sentence);
    for (QPushButton *button : {allow_, decline_})
        button->setVisible(reach_.kind == Reach::Kind::Ask);
    useRelay_->setVisible(reach_.kind == Reach::Kind::House || reach_.kind == Reach::Kind::Shared);
}

void InvitationSheet::showSeats()
{
    while (QLayoutItem *item = seats_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const std::vector<SeatState> seats = host_.seats();
    const TableView::People people = peopleIn(host_.game());
    int guests = 0, sitting = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const SeatState &seat = seats[i];
        const bool guest = seat.kind == SeatState::Kind::Guest;
        guests += guest;
        sitting += guest && seat.presence == SeatState::Presence::Here;
        const int row = static_cast<int>(i);
        auto *sign = new QLabel;
        const int side = grown(kInvitationSign);
        setPicture(sign, glyphArt(invitationSignOf(seat), controlColours(palette()).text), QSizeF(side, side));
        // As the guests see it: nobody is addressed here.
        auto *name = new QLabel(guest && !seat.name.isEmpty() ? seat.name : people.names.seats.value(row));
        name->setFont(scaledFont(font(), 1, true));
        const QString line = guest ? NetworkText::presence(seat.presence) : people.looks[i].idleLine;
        auto *state = new QLabel(line);
        state->setWordWrap(true);
        state->setObjectName(QStringLiteral("seat%1").arg(i + 1));
        seats_->addWidget(sign, row, 0);
        seats_->addWidget(name, row, 1);
        seats_->addWidget(state, row, 2);
    }
    status_->setText(tr("Guests at the table: %1 of %2. The game begins when everyone is here.")
                         .arg(ui::number(sitting), ui::number(guests)));
    if (std::exchange(announcedGuests_, sitting) != sitting && isVisible())
        announcer_->announce(status_->text());
}

void InvitationSheet::copy()
{
    QGuiApplication::clipboard()->setText(line_->text());
    isCopied_ = true;
    setGlyph(copy_, Glyph::Check);
    announcer_->announce(ButtonText::copied());
}

} // namespace meadhall::ui
