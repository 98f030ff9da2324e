// SPDX-License-Identifier: GPL-3.0-or-later
// A page that takes the place of the table in the main window.
#pragma once

#include "engine/core/event.h"

#include <QDate>
#include <QPointer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace meadhall::ui {

class TableView;

/// A page with a bar above it: a button that leads back, the title, facts about what is shown, and room for widgets.
/// Derived classes fill body(). Esc and Alt+Left lead back as the button does, unless a widget of the page wants Esc.
/// ui/app/rooms.h shows and deletes it.
class Room : public QWidget {
    Q_OBJECT

public:
    explicit Room(QWidget *parent = nullptr);

    /// Also the accessible name of the page.
    void setTitle(const QString &title);
    QString title() const;
    /// Sets the subject of the page, shown after the title: players, date. Elided where there is no room for it.
    void setFacts(const QString &facts);

    /// Widgets at the end of the bar.
    QHBoxLayout *barEnd() const { return barEnd_; }
    QVBoxLayout *body() const { return body_; }
    QToolButton *backButton() const { return back_; }

    /// Called each time the page is shown. Focuses what had the focus before, or else first().
    void enter();
    /// A table in this page that is played at as at the one at home: the entries of the menus act on it. Null: none.
    virtual TableView *playedTable() const { return nullptr; }
    /// What a seat has seen of the position that this page shows, as its record; empty if none is shown that may be
    /// analysed.
    virtual Events seenPosition() const { return {}; }
    struct ShownGame {
        const Events *record = nullptr; ///< null: none
        QDate day{};                    ///< when it was played; invalid: unknown
    };
    /// The record that this page shows: the entries of the menus save it, tell about it and deal it again.
    virtual ShownGame shownGame() const { return {}; }
    /// Called before another page is shown over this one.
    void keepFocus() { last_ = focusWidget(); }

public Q_SLOTS:
    /// Leads back; derived classes may first end what the user is in the middle of.
    virtual void goBack() { Q_EMIT left(); }

Q_SIGNALS:
    /// The page is no longer wanted.
    void left();
    /// Emitted when the possible actions at playedTable() may have changed.
    void tableStateChanged();

protected:
    /// Windows narrower or lower than that, in logical px, are small: parts stand below each other.
    static constexpr int kSmallWidth = 1000, kSmallHeight = 700;
    bool isInSmallWindow() const { return window()->width() < kSmallWidth || window()->height() < kSmallHeight; }
    /// Width of a panel beside a table.
    int panelWidth() const;
    /// Height of what is below the bar.
    int bodyHeight() const { return height() - bar_->height() - strip_->height(); }

    /// The widget that gets the focus on arrival; by default the button that leads back.
    virtual QWidget *first();
    /// Lays the page out for its size; called after each change of it.
    virtual void arrange() {}
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setMeasures();
    void retranslate();

    QWidget *bar_, *strip_;
    QToolButton *back_;
    QLabel *title_;
    QLabel *factsLabel_;
    QHBoxLayout *barEnd_;
    QVBoxLayout *body_;
    QPointer<QWidget> last_; ///< had the focus when the page was last left or covered
};

} // namespace meadhall::ui
