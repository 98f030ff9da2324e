// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/invitation_sheet.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/seat_presentation.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace meadhall::ui {

namespace {

constexpr int kInvitationSign = 22; ///< px
constexpr QSize kInvitationRoomy(604, 0);

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

InvitationSheet::InvitationSheet(network::TableHost &host, const QString &invitation, quint16 port, QWidget *parent)
    : Sheet(parent), host_(host), port_(port), words_(new QLabel), note_(new QLabel), status_(new QLabel),
      line_(new QLineEdit(invitation)), copy_(new QPushButton), fill_(new QPushButton), close_(new QPushButton),
      seats_(new QGridLayout), announcer_(new Announcer(this))
{
    setObjectName(QStringLiteral("invitation"));
    setFillsSmallWindows(false);
    setRoomySize(kInvitationRoomy);
    build();
    retranslate();
    connect(&host, &network::TableHost::seatsChanged, this, &InvitationSheet::showSeats);
    connect(copy_, &QPushButton::clicked, this, &InvitationSheet::copy);
    connect(fill_, &QPushButton::clicked, this, &InvitationSheet::fillRequested);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
}

void InvitationSheet::build()
{
    line_->setObjectName(QStringLiteral("line"));
    line_->setReadOnly(true);
    line_->setLayoutDirection(Qt::LeftToRight); // an address and a key in every language
    line_->setCursorPosition(0);
    line_->setMinimumWidth(std::min(QFontMetrics(line_->font()).horizontalAdvance(line_->text()) + 30, grown(560)));
    copy_->setObjectName(QStringLiteral("copy"));
    copy_->setDefault(true);
    fill_->setObjectName(QStringLiteral("fill"));
    close_->setObjectName(QStringLiteral("closeTable"));
    for (QPushButton *button : {fill_, close_})
        button->setAutoDefault(false);
    status_->setObjectName(QStringLiteral("status"));
    for (QLabel *label : {words_, note_})
        label->setWordWrap(true);
    seats_->setHorizontalSpacing(10);
    seats_->setVerticalSpacing(6);
    seats_->setColumnStretch(2, 1);
    auto *copying = new QHBoxLayout;
    copying->addWidget(copy_);
    copying->addStretch(1);
    body()->setSpacing(12);
    body()->addWidget(words_);
    body()->addWidget(line_);
    body()->addLayout(copying);
    body()->addWidget(note_);
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
    line_->setAccessibleName(tr("Invitation", "the line of text that opens a table"));
    copy_->setText(tr("&Copy invitation", "button"));
    note_->setText(
        tr("This works on your own network. For friends elsewhere, your router must forward port %1 to this computer.")
            .arg(number(port_)));
    fill_->setText(tr("Fill &with computers", "button"));
    close_->setText(tr("Close the &table", "button: no game"));
    setGlyph(copy_, Glyph::Copy);
    setGlyph(fill_, Glyph::Robot);
    showSeats();
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
        const QString known = TableText::nameAlone(people.names, row);
        auto *name = new QLabel(guest && !seat.name.isEmpty() ? seat.name : known);
        QFont bold = name->font();
        bold.setBold(true);
        name->setFont(bold);
        const QString line = guest ? NetworkText::presence(seat.presence) : people.looks[i].idleLine;
        auto *state = new QLabel(line);
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
    setGlyph(copy_, Glyph::Check);
    announcer_->announce(ButtonText::copied());
}

void InvitationSheet::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace meadhall::ui
