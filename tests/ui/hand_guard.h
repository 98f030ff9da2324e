// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that no card is visible, or named to a screen reader, before its owner has asked to see it.
#pragma once

#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/played_window.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/table/panel/side_panel.h"

#include <QRegularExpression>
#include <QTextEdit>

namespace meadhall {

/// The hands according to the record, to compare with what is shown.
struct DealtHands {
    std::vector<CardSet> hands;
    CardSet secret; ///< cards that have not been public

    /// @param events number of the record's events that count
    static DealtHands of(const Table &table, std::size_t events)
    {
        DealtHands dealt;
        for (int seat = 0; seat < table.players(); ++seat)
            dealt.hands.push_back(handOf(first(table.seenBy(seat), events), seat));
        const Events seen = first(table.seenBy(kSpectator), events);
        if (std::get<GameEvent>(seen.front()).game == Game::Odin)
            dealt.secret = viewed<odin::View>(seen, kSpectator).handRunning()
                               ? viewed<odin::View>(seen, kSpectator).unseen()
                               : CardSet{};
        else
            dealt.secret = viewed<ninjan::View>(seen, kSpectator).unseen();
        return dealt;
    }

private:
    static Events first(Events events, std::size_t count)
    {
        events.resize(std::min(count, events.size()));
        return events;
    }
    template <class View> static View viewed(const Events &events, int seat)
    {
        View view(seat);
        for (const Event &event : events)
            view.apply(event);
        return view;
    }
    static CardSet handOf(const Events &events, int seat)
    {
        return std::get<GameEvent>(events.front()).game == Game::Odin ? viewed<odin::View>(events, seat).hand()
                                                                      : viewed<ninjan::View>(events, seat).hand();
    }
};

/// Checks every frame of the table before it is painted.
class HandGuard : public QObject {
public:
    explicit HandGuard(PlayedWindow &window) : window_(window)
    {
        qApp->installEventFilter(this);
        connect(&window.table(), &Table::restarted, this, &HandGuard::restartAtCurrentEvent);
        restartAtCurrentEvent();
    }
    ~HandGuard() override { qApp->removeEventFilter(this); }

    /// The seat whose cards may be shown; kSpectator: none.
    int shown = kSpectator;
    int pictures = 0;
    QStringList leaks;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && watched == window_.shownWindow().tableView().viewport())
            checkFrame();
        return false;
    }

    /// Includes the texts for assistive technology.
    void checkFrame()
    {
        ++pictures;
        const ui::TableView &view = window_.shownWindow().tableView();
        // The window shows events one by one; the table may be further ahead.
        const DealtHands dealt = DealtHands::of(window_.shownWindow().table(), eventsShown_);
        CardSet forbidden;
        for (std::size_t seat = 0; seat < dealt.hands.size(); ++seat)
            if (static_cast<int>(seat) != shown)
                forbidden |= dealt.hands[seat] & dealt.secret;
        if (!view.curtain()->isVisible())
            for (QGraphicsItem *item : view.scene()->items())
                if (const auto *card = dynamic_cast<ui::CardItem *>(item);
                    card && card->isVisible() && !card->isFaceDown() && forbidden.contains(card->card()))
                    leaks.push_back(QStringLiteral("seen: %1 while the cards of %2 may be, layer %3")
                                        .arg(name(card->card()))
                                        .arg(shown)
                                        .arg(card->zValue()));
        if (pictures % 5 == 0)
            checkTexts(forbidden);
    }

    void checkTexts(CardSet forbidden)
    {
        QStringList texts;
        const bool firstHand =
            deals_ == 1; // later the log and the announcements name the same cards from earlier hands
        if (firstHand)
            texts.push_back(window_.shownWindow().sidePanel().log()->toPlainText());
        std::vector<Interface> all = below(QAccessible::queryAccessibleInterface(&window_.shownWindow()));
        for (ui::Announcer *announcer : window_.shownWindow().findChildren<ui::Announcer *>())
            for (Interface one : firstHand ? below(placeOf(*announcer)) : std::vector<Interface>{})
                all.push_back(one);
        for (Interface one : all) {
            texts.push_back(one->text(QAccessible::Name));
            texts.push_back(one->text(QAccessible::Description));
        }
        for (QGraphicsItem *item : window_.shownWindow().tableView().scene()->items())
            texts.push_back(item->toolTip());
        for (Card card : forbidden) {
            const QRegularExpression whole(QRegularExpression::escape(name(card)) + QStringLiteral("(?!\\d)"));
            for (const QString &told : texts.filter(whole))
                leaks.push_back(QStringLiteral("told: %1 while the cards of %2 may be, in: %3")
                                    .arg(name(card), QString::number(shown), told));
        }
    }

private:
    /// From now on counts only the events that the view has shown.
    void restartAtCurrentEvent()
    {
        const ui::TableView *view = &window_.shownWindow().tableView();
        setEventsShown(window_.shownWindow().table().record().size());
        disconnect(shows_);
        disconnect(takesOver_);
        shows_ = connect(view, &ui::TableView::eventShown, this, [this] { setEventsShown(eventsShown_ + 1); });
        takesOver_ = connect(view, &ui::TableView::viewpointChanged, this,
                             [this] { setEventsShown(window_.shownWindow().table().record().size()); });
    }

    void setEventsShown(std::size_t count)
    {
        eventsShown_ = count;
        const Events &events = window_.shownWindow().table().record();
        const auto end = events.begin() + static_cast<std::ptrdiff_t>(std::min(count, events.size()));
        const auto deals = std::count_if(events.begin(), end, [](const Event &event) {
            return std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
        });
        if (std::exchange(deals_, deals) < deals)
            shown = kSpectator; // nobody has asked for the new cards yet
    }

    QString name(Card card) const
    {
        const bool odin = std::get<GameEvent>(window_.shownWindow().table().record().front()).game == Game::Odin;
        return odin ? ui::OdinText::card(card, ui::OdinText::Case::Nominative)
                    : ui::NinjanText::card(card, ui::NinjanText::Case::Nominative);
    }

    PlayedWindow &window_;
    std::ptrdiff_t deals_ = 1;
    std::size_t eventsShown_ = 0;
    QMetaObject::Connection shows_, takesOver_;
};

} // namespace meadhall
