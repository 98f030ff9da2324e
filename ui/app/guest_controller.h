// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a person to the table of somebody else, and back to the own one.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/event.h"
#include "engine/network/kept_chair.h"
#include "engine/network/transport.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace meadhall::ui {

class GuestRoom;
class JoinSheet;
class MainWindow;
class SaidFile;
class Settings;

/// While an instance exists, the main window offers to join friends.
class GuestController : public QObject {
    Q_OBJECT

public:
    /// @param folder data folder, in which the chair is kept; empty: it is not
    /// @param window becomes the parent
    GuestController(Settings &settings, const QString &folder, MainWindow *window);

    /// Connects by this instead of the module.
    void setTransport(network::Transport &transport) { transport_ = &transport; }
    /// Opens the sheet for joining.
    /// @param invitation fills it in; may be empty
    void join(const QString &invitation);
    /// Goes back to the chair that is kept.
    void comeBack();

    /// Null while they are not open.
    JoinSheet *sheet() const;
    GuestRoom *room() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    JoinSheet *openSheet();
    void enter(JoinSheet *sheet);
    void followGame();
    Events seenGame() const;
    void keepGame();
    void keep(const Events &seen, const QByteArray &said);
    void keepInterrupted();
    void forgetChair();
    void refreshActions();
    void setHomeClosed(bool closed);

    Settings &settings_;
    record::KeptFile file_;
    record::KeptFile running_; ///< what was seen of the game in the room, until that is among the past games
    MainWindow *window_;
    network::Transport *transport_ = nullptr;
    network::KeptChair chair_;
    QPointer<JoinSheet> sheet_;
    QPointer<GuestRoom> room_;
    QPointer<SaidFile> said_;                     ///< of the game in the room, and gone with it
    std::vector<std::vector<CardSet>> heldAtEnd_; ///< of the hands of the game in the room, see wholeRecord()
    Events kept_;                                 ///< of that game among the past ones
    std::shared_ptr<const QString> keptFile_;     ///< its file there, see GameImport::keep()
    std::string commitment_;                      ///< of the deals of that game
    bool isUndone_ = false;                       ///< some of what was kept may have been taken back
    QByteArray keptSaid_;                         ///< beside it
};

} // namespace meadhall::ui
