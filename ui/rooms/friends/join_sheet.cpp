// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/join_sheet.h"

#include "engine/network/invitation.h"
#include "engine/record/clean_name.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/fitted_line.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/seats/game_setup.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr QLatin1String kNameKey("friends/name");
constexpr int kJoinWidth = 620; ///< px at 1×: a whole invitation
constexpr int kLongestInvitation = 400;
constexpr QLatin1String kInvitationStart("meadhall:");

/// The name used last, or that of the person who played last.
QString rememberedName(QSettings &store)
{
    const QString name = store.value(kNameKey).toString();
    if (!name.isEmpty())
        return name;
    const std::vector<ChairSetup> chairs = loadSetup(store).chairs;
    const auto person = std::find_if(chairs.begin(), chairs.end(), [](const ChairSetup &chair) {
        return chair.kind == ChairSetup::Kind::Human && !chair.name.isEmpty();
    });
    return person == chairs.end() ? QString() : person->name;
}

} // namespace

/// The sentences about an invitation while it is typed.
class InvitationText {
    Q_DECLARE_TR_FUNCTIONS(InvitationText)

public:
    /// Says what is wrong with it, or that it is complete.
    static QString state(const network::ReadInvitation &read)
    {
        using network::InvitationError;
        switch (read.error) {
        case InvitationError::None:
            return tr("The invitation is complete.");
        case InvitationError::Empty:
            return tr("Paste or type the line your friend sent you.", "an invitation");
        case InvitationError::NoKey:
            return tr("The key is still missing: seven groups after a slash.", "in an invitation");
        case InvitationError::NoAddress:
            return tr("The line does not begin with a usable address.", "an invitation");
        case InvitationError::NoPort:
            return tr("After the address and a colon there must be a number from 1 to 65535.", "in an invitation");
        case InvitationError::WrongSign:
            return tr("Group %1 of the key has a character that never occurs in keys.").arg(number(read.group));
        case InvitationError::TooShort:
            return tr("The key is not complete yet: it should have seven groups.");
        case InvitationError::TooLong:
            return tr("The key is too long: it should have seven groups, the last one with three characters.");
        case InvitationError::WrongCheck:
            break;
        }
        return tr("Something in the key is mistyped: its check character does not match.");
    }
    /// Returns true if it may become right by typing on.
    static bool isUnfinished(network::InvitationError error)
    {
        using network::InvitationError;
        return error == InvitationError::Empty || error == InvitationError::NoKey || error == InvitationError::TooShort;
    }
};

JoinSheet::JoinSheet(Settings &settings, network::Transport *transport, network::Missing missing, QWidget *parent)
    : Sheet(parent), settings_(settings), transport_(transport), invitation_(new FittedLine), name_(new QLineEdit),
      join_(new QPushButton(tr("&Join", "button: takes a chair at a friend’s table"))), state_(new ReasonLabel),
      result_(new ReasonLabel)
{
    setObjectName(QStringLiteral("joinSheet"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Join friends", "title of the sheet for taking a chair at a friend’s table"));
    setFillsSmallWindows(false);
    name_->setText(rememberedName(settings_.store()));
    name_->setMaxLength(2 * kLongestName); // UTF-16; cleanName() counts letters
    auto *nameLabel = new QLabel(tr("Your n&ame:", "as the others at the table see it"));
    nameLabel->setBuddy(name_);
    body()->setSpacing(grown(8));
    body()->addWidget(makeInvitationRow());
    addWidgets(*body(), {state_, nameLabel, name_, result_});
    body()->addStretch(1);
    auto *cancel = new QPushButton(tr("Cancel", "button"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    cancel->setAutoDefault(false);
    join_->setDefault(true);
    foot()->addStretch(1);
    addWidgets(*foot(), {cancel, join_});
    connect(join_, &QPushButton::clicked, this, &JoinSheet::join);
    connect(invitation_, &QLineEdit::textChanged, this, &JoinSheet::check);
    connect(name_, &QLineEdit::textChanged, this, &JoinSheet::check);
    // Only what is certainly an invitation.
    if (const QString text = QGuiApplication::clipboard()->text();
        network::invitationOf(text).error == network::InvitationError::None)
        setInvitation(text);
    check();
    if (!transport_)
        result_->setReason(NetworkText::missing(missing));
    focusFirstUnfinished();
}

JoinSheet::~JoinSheet() = default;

/// The line is never mirrored: it is the same in every language.
QWidget *JoinSheet::makeInvitationRow()
{
    auto *box = new QWidget;
    QVBoxLayout *column = newColumn(-1, box);
    auto *label = new QLabel(tr("Invi&tation:", "the line that opens a friend’s table"));
    label->setBuddy(invitation_);
    auto *row = new QHBoxLayout;
    invitation_->setLayoutDirection(Qt::LeftToRight);
    invitation_->setMaxLength(kLongestInvitation);
    invitation_->setMinimumWidth(grown(kJoinWidth / 2));
    invitation_->setPlaceholderText(kInvitationStart + QChar(0x2026));
    paste_ = new QPushButton(tr("Pa&ste", "button: takes the invitation from the clipboard"));
    paste_->setAutoDefault(false);
    connect(paste_, &QPushButton::clicked, this, [this] {
        setInvitation(QGuiApplication::clipboard()->text());
        focusFirstUnfinished();
    });
    row->addWidget(label);
    row->addStretch(1);
    row->addWidget(paste_);
    column->addLayout(row);
    column->addWidget(invitation_); // as wide as the sheet: the line is long
    setRoomySize({kJoinWidth, 0});
    return box;
}

void JoinSheet::setInvitation(const QString &text)
{
    const network::ReadInvitation read = network::invitationOf(text);
    invitation_->setText(read.error == network::InvitationError::None ? network::textOf(read.invitation)
                                                                      : text.simplified().left(kLongestInvitation));
    invitation_->setCursorPosition(0); // the address is what tells two invitations apart
}

void JoinSheet::comeBack()
{
    setInvitation(network::textOf(chair_.invitation));
    name_->setText(chair_.name);
    join();
}

/// Goes on to the name, which is left to do after the invitation.
void JoinSheet::focusFirstUnfinished()
{
    if (read_.error != network::InvitationError::None)
        return invitation_->setFocus();
    name_->setFocus();
    name_->selectAll();
}

void JoinSheet::check()
{
    const QString text = invitation_->text();
    if (const auto again = text.lastIndexOf(kInvitationStart, -1, Qt::CaseInsensitive); again > 0)
        return invitation_->setText(text.mid(again)); // pasted behind an address; it has its own
    read_ = network::invitationOf(text);
    const bool isPasted = text.size() > std::exchange(lengthBefore_, text.size()) + 1;
    if (isPasted && focusWidget() == invitation_) // a change in the middle of typing would catch the next letter
        focusFirstUnfinished();
    const QString sentence = InvitationText::state(read_);
    const bool fine = read_.error == network::InvitationError::None || InvitationText::isUnfinished(read_.error);
    state_->setNote(sentence);
    state_->setReason(fine ? QString() : sentence);
    if (transport_)
        result_->setReason({});
    const bool named = !cleanName(name_->text()).isEmpty();
    result_->setNote(named ? QString() : NetworkText::code(network::Code::NoName));
    join_->setEnabled(transport_ && named && read_.error == network::InvitationError::None);
}

void JoinSheet::join()
{
    if (!transport_ || read_.error != network::InvitationError::None)
        return;
    settings_.store().setValue(kNameKey, cleanName(name_->text()));
    const QString token = chair_.invitation.key == read_.invitation.key ? chair_.token : QString();
    guest_ = std::make_unique<network::GuestTable>(*transport_, read_.invitation, name_->text(), token);
    connect(guest_.get(), &network::GuestTable::stateChanged, this, [this](network::GuestTable::State state) {
        using State = network::GuestTable::State;
        if (state != State::Waiting && state != State::Playing)
            return;
        guest_->disconnect(this);
        accept();
    });
    connect(guest_.get(), &network::GuestTable::ended, this, &JoinSheet::onEnded);
    connect(guest_.get(), &network::GuestTable::chairRefused, this, [this](network::Code why) {
        if (why == network::Code::Asked)
            result_->setNote(NetworkText::code(why)); // and waits
        else
            fail(NetworkText::code(why));
    });
    setConnecting(true);
    guest_->join();
}

void JoinSheet::onEnded(network::Code code, network::Loss loss)
{
    if (loss == network::Loss::WrongKey && chair_.invitation == read_.invitation)
        Q_EMIT chairLost();
    const std::vector<network::Address> ways = read_.invitation.addresses();
    const bool isForOneHouse = std::all_of(
        ways.begin(), ways.end(), [](const network::Address &way) { return network::isOfOwnNetwork(way.host); });
    if (code == network::Code::None && isForOneHouse
        && (loss == network::Loss::Unreachable || loss == network::Loss::TimedOut))
        fail(tr(
            "Nobody answers. This invitation is for the host’s own network: ask for one that works from elsewhere."));
    else
        fail(code == network::Code::None ? NetworkText::loss(loss) : NetworkText::code(code));
}

/// Keeps the text that was typed.
void JoinSheet::fail(const QString &sentence)
{
    guest_->disconnect(this);
    guest_.release()->deleteLater(); // this is its slot
    setConnecting(false);
    result_->setReason(sentence);
    join_->setDefault(true); // lost while it was disabled
    invitation_->setFocus();
}

void JoinSheet::setConnecting(bool connecting)
{
    for (QWidget *part : {static_cast<QWidget *>(invitation_), static_cast<QWidget *>(name_),
                          static_cast<QWidget *>(paste_), static_cast<QWidget *>(join_)})
        part->setEnabled(!connecting);
    result_->setReason({});
    result_->setNote(connecting ? tr("Connecting…", "to a friend’s table") : QString());
}

std::unique_ptr<network::GuestTable> JoinSheet::takeGuest() { return std::move(guest_); }

} // namespace meadhall::ui
