// SPDX-License-Identifier: GPL-3.0-or-later
// A real main window with a prepared game, and input helpers to play it.
#pragma once

#include "engine/core/to_index.h"
#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "ui/app/main_window.h"
#include "ui/base/settings/languages.h"
#include "ui/base/settings/settings.h"
#include "ui/base/settings/settings_file.h"
#include "ui/table/ninjan/ninjan_table_game.h"
#include "ui/table/odin/odin_table_game.h"
#include "ui/table/scene/overlay.h"

#include <QAbstractButton>
#include <QTemporaryDir>
#include <QtTest>

namespace meadhall {

/// Parses "B7 R7" into cards of Odin.
inline CardSet cardsNamed(const char *names)
{
    CardSet cards;
    for (const QByteArray &name : QByteArray(names).split(' '))
        cards.add(odin::cardOfName(std::string_view(name.constData(), toIndex(name.size()))).value());
    return cards;
}

/// Parses "R7 P-4" into cards of Ninjan, in that order.
inline std::vector<Card> ninjanCards(const char *names)
{
    std::vector<Card> cards;
    for (const QByteArray &name : QByteArray(names).split(' '))
        cards.push_back(ninjan::cardOfName(std::string_view(name.constData(), toIndex(name.size()))).value());
    return cards;
}

/// Uses its own settings and files. Computers answer at once, and animation is off unless a test turns it on.
class PlayedWindow {
public:
    explicit PlayedWindow(QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : store_(folder_.filePath(QStringLiteral("test.ini"))), settings_(store_)
    {
        settings_.pace.set(0);
        settings_.animationSpeed.set(ui::Settings::AnimationSpeed::Off);
        languages_.setLanguage(language);
        start(size);
    }
    ~PlayedWindow() { window_.reset(); }

    /// Whether the windows begun from now on paint. They do not unless asked: where no picture is looked at, painting
    /// only takes time. A test that grabs one picture may enable the window's updates instead.
    static void setPainting(bool on) { painting_ = on; }

    /// Quits the program, or kills it without cleaning up, and starts it again.
    void restart(bool killed = false)
    {
        const QSize size = window_->size();
        if (!killed) {
            window().close();
            QVERIFY(waitFor([this] { return !window_->isVisible(); })); // it stays until everything is on the disk
        }
        window_.reset();
        start(size);
    }
    /// Waits until what has been played is on the disk and shown.
    void finishWriting() { QVERIFY(window_->journal()->waitForFinished(10'000)); }
    /// The folder of the games.
    QString gameFolder() const { return folder_.filePath(QStringLiteral("game")); }

    /// Returns the window at once, for tests that look at it while it changes.
    ui::MainWindow &shownWindow() { return *window_; }
    /// Waits until everything played so far is saved and shown, then returns the window. view(), ninjan() and table()
    /// wait as well.
    ui::MainWindow &window()
    {
        finishWriting();
        return *window_;
    }
    /// The table of a game of Odin.
    ui::OdinTableView &view() { return static_cast<ui::OdinTableView &>(window().tableView()); }
    /// The table of a game of Ninjan.
    ui::NinjanTableView &ninjan() { return static_cast<ui::NinjanTableView &>(window().tableView()); }
    ui::Settings &settings() { return settings_; }
    ui::Languages &languages() { return languages_; }
    Table &table() { return window().table(); }

    /// A game of Odin for these chairs, dealt as given. Each hand has nine cards.
    static Events dealt(const std::vector<std::string> &chairs, const std::vector<const char *> &hands, int first,
                        const Events &more = {}, const odin::Rules &rules = {})
    {
        GameEvent game;
        for (std::size_t i = 0; i < chairs.size(); ++i)
            game.seats.push_back(i == 0 ? "Ada" : "Bo" + std::to_string(i));
        game.chairs = chairs;
        game.deal = 7;
        odin::setRules(game, rules);
        HandEvent hand;
        hand.first = first;
        for (const char *cards : hands)
            hand.hands.push_back(SeenHand::open(cardsNamed(cards)));
        Events events{game, hand};
        events.insert(events.end(), more.begin(), more.end());
        return events;
    }
    /// Begins a game of Odin with these hands.
    Reason deal(const std::vector<std::string> &chairs, const std::vector<const char *> &hands, int first,
                const Events &more = {}, const odin::Rules &rules = {})
    {
        return begin(dealt(chairs, hands, first, more, rules));
    }

    /// A game of Ninjan for these chairs: piles, hands of nine cards, and the events so far.
    Reason dealNinjan(const std::vector<std::string> &chairs, const char *piles, const std::vector<const char *> &hands,
                      Events more = {})
    {
        GameEvent game;
        game.game = Game::Ninjan;
        for (std::size_t i = 0; i < chairs.size(); ++i)
            game.seats.push_back(i == 0 ? "Ada" : "Bo" + std::to_string(i));
        game.chairs = chairs;
        game.deal = 7;
        DealEvent deal;
        deal.piles = ninjanCards(piles);
        for (const char *cards : hands) {
            CardSet hand;
            for (Card card : ninjanCards(cards))
                hand.add(card);
            deal.hands.push_back(SeenHand::open(hand));
        }
        Events events{game, deal};
        events.insert(events.end(), more.begin(), more.end());
        return begin(events);
    }

    /// Resumes these events; with several people the next one asks to see their cards.
    Reason begin(const Events &events)
    {
        const Reason reason = table().resume(events);
        showCards();
        return reason;
    }
    /// Opens the curtain. Returns false if it was not closed.
    bool showCards()
    {
        QCoreApplication::sendPostedEvents(); // gives a new view its size
        ui::TableView &view = window().tableView();
        return view.curtain()->isVisible() && pressPanel(*view.panel(), "showCards");
    }

    QPoint at(QPointF scenePos)
    {
        ui::TableView &view = window_->tableView();
        return view.viewport()->mapTo(window_.get(), view.mapFromScene(scenePos));
    }
    /// A point on the card that no other card of the fan covers: an upper corner, on the side where text begins.
    QPointF placeOf(Card inHand)
    {
        ui::TableStage &stage = window_->tableView().stage();
        const ui::CardItem *item = stage.hand().item(inHand);
        Q_ASSERT(item);
        const bool mirrored = stage.hand().showsRightEdges();
        const QRectF card = item->cardRect();
        return item->mapToScene(
            QPointF((mirrored ? card.right() : card.left()) + (mirrored ? -1 : 1) * card.width() * 0.15,
                    card.top() + card.height() * 0.12));
    }
    QPointF placeOf(const char *name) { return placeOf(cardsNamed(name).first()); }
    QPointF middle() { return view().stage().layout().middle; }

    void click(QPointF scenePos, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(window().windowHandle(), button, {}, at(scenePos));
        finishWriting();
    }
    void clickCard(const char *name) { click(placeOf(name)); }
    void clickCard(Card card) { click(placeOf(card)); }
    void doubleClickCard(const char *name) { doubleClickCard(cardsNamed(name).first()); }
    void doubleClickCard(Card card)
    {
        const QPoint place = at(placeOf(card));
        QTest::mouseDClick(window().windowHandle(), Qt::LeftButton, {}, place);
        finishWriting();
    }
    void clickItem(const QGraphicsItem *item) { click(item->mapToScene(item->boundingRect().center())); }
    void press(QPointF from) { QTest::mousePress(window_->windowHandle(), Qt::LeftButton, {}, at(from)); }
    void moveTo(QPointF from, QPointF to, int steps = 6)
    {
        for (int i = 1; i <= steps; ++i)
            QTest::mouseMove(window_->windowHandle(), at(from + (to - from) * i / steps));
    }
    void release(QPointF at_)
    {
        QTest::mouseRelease(window_->windowHandle(), Qt::LeftButton, {}, at(at_));
        finishWriting();
    }
    void drag(QPointF from, QPointF to)
    {
        press(from);
        moveTo(from, to);
        release(to);
    }
    void dragCard(const char *name, QPointF to) { drag(placeOf(name), to); }
    void key(Qt::Key key)
    {
        QTest::keyClick(window().windowHandle(), key);
        finishWriting();
    }

    /// Clicks a button of the open panel. Returns false if there is none with this name.
    bool pressPanel(QWidget &panel, const char *name)
    {
        // A replaced button with this name may not be deleted yet.
        const auto buttons = panel.findChildren<QAbstractButton *>(QString::fromLatin1(name));
        const auto shown =
            std::find_if(buttons.begin(), buttons.end(), [](const auto *one) { return one->isVisible(); });
        if (shown == buttons.end())
            return false;
        meadhall::click(*shown);
        finishWriting();
        return true;
    }

private:
    void start(QSize size)
    {
        window_ = std::make_unique<ui::MainWindow>(settings_, languages_, gameFolder());
        window_->resize(size);
        window_->setUpdatesEnabled(painting_);
        window_->show();
        if (!QTest::qWaitForWindowActive(window_.get()))
            qWarning("the window has not become active");
    }

    static inline bool painting_ = false;

    QTemporaryDir folder_;
    ui::SettingsFile store_;
    ui::Settings settings_;
    ui::Languages languages_;
    std::unique_ptr<ui::MainWindow> window_;
};

} // namespace meadhall
