// What there is on the table, for whoever has no mouse or does not see it: the keyboard, and assistive programs.
#pragma once

#include "ui/accessibility/accessibility_host.h"
#include "ui/accessibility/announcer.h"
#include "ui/table/keyboard_place.h"

namespace meadhall::ui {

class TableView;

class TableAccess : public AccessibilityHost {
    Q_OBJECT

public:
    TableAccess(TableView &view, PixmapCache &cache);

    KeyboardPlace &keyboard() { return keyboard_; }
    /// What happens, in words: to be spoken.
    Announcer &announcer() { return announcer_; }
    const Announcer &announcer() const override { return announcer_; }

    /// What there is in a part of the table, in the order in which it is read; nothing while the curtain is closed.
    Things thingsIn(TablePart part) const;
    /// What the parts hold, what else lies on the table, the message.
    Things things() const override;
    QString nameOf(const QGraphicsObject *thing) const override;
    QGraphicsObject *focused() const override { return keyboard_.thing(); }
    bool canGoTo(const QGraphicsObject *thing) const override;
    void goTo(QGraphicsObject *thing) override { keyboard_.goTo(thing); }
    bool canPress(const QGraphicsObject *thing) const override;
    void press(QGraphicsObject *thing) override;
    const Hand &hand() const override;

    /// Has said what the selection is worth, if that is something else than before.
    void announceSelection();
    /// Has said what is asked, if that is something else than before, once what led to it is told.
    void followQuestion();
    /// Somebody else listens: what is asked is said even in the same words.
    void forgetQuestion() { asked_.clear(); }

private:
    void announceQuestion();

    TableView &table_;
    KeyboardPlace keyboard_;
    Announcer announcer_;
    QString asked_, selectionTold_; ///< as announced last
};

} // namespace meadhall::ui
