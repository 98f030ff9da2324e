// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard navigation and screen reader support of the table.
#pragma once

#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/game_log_formatter.h"
#include "ui/table/accessibility/accessibility_host.h"
#include "ui/table/keyboard_navigator.h"
#include "ui/table/spoken_history.h"

#include <QAccessible>
#include <QTimer>

namespace meadhall::ui {

class TableView;

class TableAccessibility : public AccessibilityHost, private QAccessible::ActivationObserver {
    Q_OBJECT

public:
    TableAccessibility(TableView &view, PixmapCache &cache);
    ~TableAccessibility() override { QAccessible::removeActivationObserver(this); }

    KeyboardNavigator &keyboard() { return keyboard_; }
    Announcer &announcer() override { return announcer_; }

    /// Focusable elements of a part of the table in reading order; empty while the curtain is visible.
    TableElements elementsIn(TablePart part) const;
    /// All accessible elements: those of the parts, the others of the game, the message.
    TableElements elements() const override;
    QString nameOf(const QGraphicsObject *element) const override;
    QGraphicsObject *focused() const override { return keyboard_.element(); }
    bool isAwaitingCards() const override;
    bool canGoTo(const QGraphicsObject *element) const override;
    void goTo(QGraphicsObject *element) override { keyboard_.goTo(element); }
    bool isButton(const QGraphicsObject *element) const override;
    bool isShort() const override;
    bool canPress(const QGraphicsObject *element) const override;
    void press(QGraphicsObject *element) override;
    const Hand &hand() const override;

    /// Begins anew with the events that the viewpoint has seen.
    void restart(const Events &seen);
    /// Takes the next event and, if the table speaks its events, announces it.
    /// @return whether anything was announced
    bool addEvent(const Event &event);
    /// Whether the viewpoint has to answer after the events so far.
    bool isAsked() const { return speaker_ && !speaker_->prompt(true).isEmpty(); }
    /// The answer to a question; empty without a game.
    QString answer(Question question, bool isShort) const;
    /// Announces the answer to a question.
    void ask(Question question, bool isShort);
    /// Says again what was announced so many announcements before the one said again last, or after it if negative;
    /// 0: the newest.
    void repeat(int steps);
    SpokenHistory &history() { return history_; }

    /// Announces the value of the selection if it has changed.
    void announceSelection();
    /// The selection is announced in other words.
    void skipSelection();
    /// Announces the prompt if it has changed, a moment later: the events before it are announced first, and what is
    /// asked for no longer is not announced at all.
    void announcePrompt();
    /// Makes announcePrompt() announce the next prompt even if it is unchanged, for another player.
    void resetAnnouncedPrompt() { askedQuestion_.clear(); }

private:
    void accessibilityActiveChanged(bool active) override;
    void announceNewPrompt();

    TableView &table_;
    KeyboardNavigator keyboard_;
    Announcer announcer_;
    SpokenHistory history_;
    std::unique_ptr<GameLogFormatter> speaker_; ///< has processed the events shown; null without a game
    QTimer promptDelay_;
    bool isNoteTold_ = false;           ///< that somebody has few cards left was told since the last question
    bool promptIsNew_ = false;          ///< the table has changed it since one was told
    QString askedQuestion_, askedNote_; ///< the last ones of which was told, in the words of the message
    QString announcedPrompt_, announcedSelection_; ///< last announced texts
    CardSet announcedCards_;                       ///< selected then
};

} // namespace meadhall::ui
