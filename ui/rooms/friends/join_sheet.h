// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet in which a person joins the table of somebody else.
#pragma once

#include "engine/network/guest_table.h"
#include "engine/network/kept_chair.h"
#include "ui/base/widgets/sheet.h"

#include <memory>

class QLineEdit;
class QPushButton;

namespace meadhall::ui {

class ReasonLabel;
class Settings;

/// Is accepted when a chair is taken; until then it stays open, whatever goes wrong.
class JoinSheet : public Sheet {
    Q_OBJECT

public:
    /// @param transport null: nothing can be joined
    /// @param missing why
    JoinSheet(Settings &settings, network::Transport *transport, network::Missing missing, QWidget *parent);
    ~JoinSheet() override;

    void setInvitation(const QString &text);
    /// A chair that was taken before: the invitation to its table leads back to it.
    void setChair(const network::KeptChair &chair) { chair_ = chair; }
    /// Fills in that chair, and joins.
    void comeBack();
    /// After it was accepted: the table, with a chair. To be called once.
    std::unique_ptr<network::GuestTable> takeGuest();

    QLineEdit *invitationField() const { return invitation_; }
    QLineEdit *nameField() const { return name_; }
    QPushButton *joinButton() const { return join_; }
    /// The sentence below the invitation, and that below everything.
    ReasonLabel *state() const { return state_; }
    ReasonLabel *result() const { return result_; }

Q_SIGNALS:
    /// The chair that comeBack() wanted is gone.
    void chairLost();

private:
    QWidget *makeInvitationRow();
    void focusFirstUnfinished();
    void check();
    void join();
    void onEnded(network::Code code, network::Loss loss);
    void fail(const QString &sentence);
    void setConnecting(bool connecting);

    Settings &settings_;
    network::Transport *transport_;
    QLineEdit *invitation_, *name_;
    QPushButton *paste_ = nullptr, *join_;
    ReasonLabel *state_, *result_;
    network::ReadInvitation read_;
    qsizetype lengthBefore_ = 0; ///< of the text of the invitation
    network::KeptChair chair_;   ///< to come back to
    std::unique_ptr<network::GuestTable> guest_;
};

} // namespace meadhall::ui
