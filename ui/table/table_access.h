// What there is on the table, for whoever has no mouse or does not see it: the keyboard, and assistive programs.
#pragma once

#include "ui/accessibility/accessibility_host.h"
#include "ui/accessibility/announcer.h"
#include "ui/table/keyboard_navigator.h"

namespace meadhall::ui {

class TableView;

class TableAccess : public AccessibilityHost {
    Q_OBJECT

public:
    TableAccess(TableView &view, PixmapCache &cache);

    KeyboardNavigator &keyboard() { return keyboard_; }
    /// What happens, in words: to be spoken.
    Announcer &announcer() { return announcer_; }
    const Announcer &announcer() const override { return announcer_; }

    /// What there is in a part of the table, in the order in which it is read; nothing while the curtain is closed.
    TableElements elementsIn(TablePart part) const;
    /// What the parts hold, what else lies on the table, the message.
    TableElements elements() const override;
    QString nameOf(const QGraphicsObject *element) const override;
    QGraphicsObject *focused() const override { return keyboard_.element(); }
    bool canGoTo(const QGraphicsObject *element) const override;
    void goTo(QGraphicsObject *element) override { keyboard_.goTo(element); }
    bool canPress(const QGraphicsObject *element) const override;
    void press(QGraphicsObject *element) override;
    const Hand &hand() const override;

    /// Has said what the selection is worth, if that is something else than before.
    void announceSelection();
    /// Has said what is asked, if that is something else than before, once what led to it is told.
    void announcePrompt();
    /// Somebody else listens: what is asked is said even in the same words.
    void forgetPrompt() { announcedPrompt_.clear(); }

private:
    void announceNewPrompt();

    TableView &table_;
    KeyboardNavigator keyboard_;
    Announcer announcer_;
    QString announcedPrompt_, announcedSelection_; ///< as announced last
};

} // namespace meadhall::ui
