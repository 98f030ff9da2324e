// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard navigation and screen reader support of the table.
#pragma once

#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/game_log_formatter.h"
#include "ui/table/keyboard_navigator.h"
#include "ui/table/spoken_history.h"

#include <QAccessible>
#include <QTimer>

#include <map>

namespace meadhall::ui {

class TableView;

/// A child of its view. While it exists, QAccessible offers the view and all elements of its scene. It also sends the
/// events that QGraphicsView does not: changes of focus, selection and names. Without the latter screen readers keep
/// outdated names.
class TableAccessibility : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT

public:
    using TableElements = KeyboardNavigator::TableElements;

    TableAccessibility(TableView &view, PixmapCache &cache);
    ~TableAccessibility() override { QAccessible::removeActivationObserver(this); }

    /// That of a view; null if the view shows no table.
    static TableAccessibility *of(const QObject *view);
    /// That of the table that contains an element; null if there is none.
    static TableAccessibility *with(const QGraphicsObject *element);

    TableView &view() const { return table_; }
    KeyboardNavigator &keyboard() { return keyboard_; }
    Announcer &announcer() { return announcer_; }

    /// Focusable elements of a part of the table in reading order; empty while the curtain is visible.
    TableElements elementsIn(TablePart part) const;
    /// All accessible elements in reading order: those of the parts, the others of the game, the message.
    TableElements elements() const;
    /// Accessible name in the current language. Must not reveal more than is visible.
    QString nameOf(const QGraphicsObject *element) const;
    bool canGoTo(const QGraphicsObject *element) const;
    /// A button without an effect now, or a card that is of no use.
    static bool isDisabled(const TableItem *element);

    /// The view has got the focus. A moment later it is told what on it has it.
    void arrive();
    bool isArriving() const { return isArriving_; }

    /// Begins anew with the events that the viewpoint has seen.
    void restart(const Events &seen);
    /// Takes the next event and, if the table speaks its events, announces it.
    /// @return whether anything was announced
    bool addEvent(const Event &event);
    /// Describes the game up to the events shown; null without a game.
    const GameLogFormatter *formatter() const { return formatter_.get(); }
    /// Whether the viewpoint has to answer after the events so far.
    bool isAsked() const { return formatter_ && !formatter_->prompt(true).isEmpty(); }
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

public Q_SLOTS:
    // No events are sent while no assistive program is active.
    void notifyFocus();
    void notifySelection();
    /// Of names and of elements that were disabled or enabled.
    void notifyNames();

private:
    struct Notified {
        QString name;
        bool disabled = false;
    };

    void accessibilityActiveChanged(bool active) override;
    void sendFocus(QObject *object);
    void announceNewPrompt();

    TableView &table_;
    KeyboardNavigator keyboard_;
    Announcer announcer_;
    SpokenHistory history_;
    std::unique_ptr<GameLogFormatter> formatter_; ///< has processed the events shown; null without a game
    bool isInHistory_ = false;                    ///< what is announced now; it need not be added
    QTimer promptDelay_;
    bool isNoteTold_ = false;           ///< that somebody has few cards left was told since the last question
    bool promptIsNew_ = false;          ///< the table has changed it since one was told
    QString askedQuestion_, askedNote_; ///< the last ones of which was told, in the words of the message
    QString announcedPrompt_, announcedSelection_; ///< last announced texts
    CardSet announcedCards_;                       ///< selected then
    bool isArriving_ = false;
    CardSet notifiedSelection_;
    std::map<const QObject *, Notified> notified_; ///< at the last notifyNames()
};

} // namespace meadhall::ui
