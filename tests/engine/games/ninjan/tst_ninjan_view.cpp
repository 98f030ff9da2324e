// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat of Ninjan knows: everything public and nothing hidden.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_game.h"
#include "tests/test_program.h"

#include "engine/core/shuffle.h"
#include "engine/games/ninjan/view.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ninjan;
using meadhall::test::ninjanGame;
using meadhall::test::playNinjan;

namespace {

View viewOf(const ninjan::Referee &referee, const Events &events, int seat)
{
    View view(seat);
    for (const Event &event : events)
        view.apply(referee.seenBy(event, seat));
    return view;
}

/// The same game as the seat sees it, with everything redrawn that the seat cannot know.
class RedrawnGame {
public:
    RedrawnGame(const Events &events, int seat, std::uint64_t seed)
        : events_(events), seat_(seat), random_(seed), referee_(std::get<GameEvent>(events.front()))
    {
        other_.push_back(events.front());
        for (at_ = 1; at_ < events.size(); ++at_)
            applyNext();
    }

    const Events &events() const { return other_; }
    const ninjan::Referee &referee() const { return referee_; }
    bool legal() const { return legal_; }

private:
    void applyNext()
    {
        Event event = events_[at_];
        if (auto *deal = std::get_if<DealEvent>(&event))
            redrawDeal(*deal);
        else if (auto *choice = std::get_if<ChooseEvent>(&event); choice && choice->seat != seat_)
            redrawChoice(*choice);
        legal_ = legal_ && referee_.whyIllegal(event) == Reason::None;
        if (!legal_)
            return;
        referee_.apply(event);
        other_.push_back(event);
    }

    void redrawDeal(DealEvent &deal)
    {
        std::vector<CardSet> shown(deal.hands.size());
        CardSet hidden =
            kDeck - CardSet{deal.piles[0], deal.piles[1], deal.piles[2]} - deal.hands[toIndex(seat_)].cards;
        for (const Event &event : events_) {
            const auto *reveal = std::get_if<RevealEvent>(&event);
            for (std::size_t i = 0; reveal && i < reveal->cards.size(); ++i) {
                shown[i].add(reveal->cards[i]);
                hidden.remove(reveal->cards[i]);
            }
        }
        std::vector<Card> pool = shuffled(hidden, random_);
        for (std::size_t i = 0; i < deal.hands.size(); ++i) {
            if (static_cast<int>(i) == seat_)
                continue;
            CardSet hand = shown[i];
            for (; hand.count() < kHandSize; pool.pop_back())
                hand.add(pool.back());
            deal.hands[i] = SeenHand::open(hand);
        }
    }

    /// Redraws a hidden choice, unless it is the seat's last one before the reveal, which shows it.
    void redrawChoice(ChooseEvent &choice)
    {
        Card shown = kNoCard;
        bool last = true;
        for (std::size_t i = at_ + 1; i < events_.size() && shown == kNoCard; ++i) {
            if (const auto *reveal = std::get_if<RevealEvent>(&events_[i]))
                shown = reveal->cards[toIndex(choice.seat)];
            else if (const auto *next = std::get_if<ChooseEvent>(&events_[i]); next && next->seat == choice.seat)
                last = false;
        }
        if (last && shown != kNoCard)
            return;
        const std::vector<Card> cards = shuffled(referee_.position().hand(choice.seat), random_);
        choice.card = cards.front();
    }

    const Events &events_;
    int seat_;
    Random random_;
    ninjan::Referee referee_;
    Events other_;
    std::size_t at_ = 0;
    bool legal_ = true;
};

} // namespace

class TestNinjanView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choicesAreHiddenUntilReveal();
    void otherEventsAreShownUnchanged();
    void viewMatchesReferee_data();
    void viewMatchesReferee();
    void ownRequestMatchesReferee();
    void hiddenCardsDoNotMatter_data() { viewMatchesReferee_data(); }
    void hiddenCardsDoNotMatter();
    void newGameResetsTheView();
};

void TestNinjanView::choicesAreHiddenUntilReveal()
{
    // A hidden choice is announced to the others without its card.
    const GameEvent game = ninjanGame(3, 5);
    ninjan::Referee referee(game);
    Events events{game, referee.nextAutomaticEvent(0)->event};
    referee.apply(events.back());
    const Card chosen = referee.position().hand(1).first();
    events.push_back(ChooseEvent{1, chosen});
    QVERIFY(referee.seenBy(events.back(), 0) == Event(ChooseEvent{1, kNoCard}));
    QVERIFY(referee.seenBy(events.back(), kSpectator) == Event(ChooseEvent{1, kNoCard}));
    QVERIFY(referee.seenBy(events.back(), 1) == events.back());
    referee.apply(events.back());

    for (int seat : {0, 2, kSpectator}) {
        const auto deal = std::get<DealEvent>(referee.seenBy(events[1], seat));
        for (int other = 0; other < 3; ++other) {
            QCOMPARE(deal.hands[toIndex(other)].hidden(), other != seat);
            QCOMPARE(deal.hands[toIndex(other)].count, kHandSize);
            if (other != seat)
                QVERIFY(deal.hands[toIndex(other)].cards.empty());
        }
        const View rival = viewOf(referee, events, seat);
        QVERIFY(rival.hasChosen(1));
        QVERIFY(!rival.hasChosen(0) && !rival.hasChosen(2));
        QCOMPARE(rival.choice(), kNoCard);
        QVERIFY(rival.unseen().contains(chosen));
        QCOMPARE(rival.unseen().count(), kCards - kPiles - (seat == kSpectator ? 0 : kHandSize));
        QCOMPARE(rival.count(1), kHandSize);
    }
    const View own = viewOf(referee, events, 1);
    QVERIFY(own.hasChosen(1));
    QCOMPARE(own.choice(), chosen);
    QVERIFY(own.mayChoose());
    QVERIFY(!own.ownRequest());
    QVERIFY(own.hand() == referee.position().hand(1));
}

void TestNinjanView::otherEventsAreShownUnchanged()
{
    const Events events = playNinjan(ninjanGame(4, 8), 8);
    const ninjan::Referee referee(std::get<GameEvent>(events.front()));
    for (const Event &event : events) {
        if (std::holds_alternative<DealEvent>(event) || std::holds_alternative<ChooseEvent>(event))
            continue;
        Event open = event;
        if (auto *game = std::get_if<GameEvent>(&open))
            game->deal.reset(); // the deal number would reveal the whole deal
        for (int seat = kSpectator; seat < 4; ++seat)
            QVERIFY(referee.seenBy(event, seat) == open);
    }
}

void TestNinjanView::viewMatchesReferee_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestNinjanView::viewMatchesReferee()
{
    QFETCH(int, players);
    for (std::uint64_t number = 1; number <= 300; ++number) {
        const GameEvent game = ninjanGame(players, number);
        std::vector<View> views;
        for (int seat = kSpectator; seat < players; ++seat) {
            views.emplace_back(seat);
            views.back().apply(game);
        }
        std::size_t resolves = 0;
        std::size_t throws = 0;
        const auto follow = [&](const ninjan::Referee &referee, const Event &event) {
            const Position &position = referee.position();
            CardSet open;
            for (const Pile &pile : position.board.piles)
                open |= pile.cards();
            for (CardSet taken : position.board.taken)
                open |= taken;
            if (position.board.phase == Phase::Resolve)
                for (int i = position.board.resolved; i < players; ++i)
                    open.add(position.board.order[toIndex(i)].card);
            for (View &view : views) {
                QCOMPARE(view.dealt(), position.board.players > 0);
                QVERIFY(view.board() == position.board);
                QVERIFY(!view.gameOver());
                QCOMPARE(view.turns().size(), resolves);
                QCOMPARE(view.throws().size(), throws);
                for (int seat = 0; seat < position.board.players; ++seat)
                    QCOMPARE(view.count(seat), position.hand(seat).count());
                const bool plays = view.seat() != kSpectator;
                const CardSet hand = plays && view.dealt() ? position.hand(view.seat()) : CardSet();
                QVERIFY(view.hand() == hand);
                if (plays)
                    QCOMPARE(view.choice(), position.choice(view.seat()));
                if (view.dealt())
                    QVERIFY(view.unseen() == kDeck - open - hand);
                view.apply(referee.seenBy(event, view.seat()));
            }
            resolves += std::holds_alternative<ResolveEvent>(event);
            throws += std::holds_alternative<ThrowEvent>(event);
        };
        const Events events = playNinjan(game, number, follow);
        if (QTest::currentTestFailed())
            return;
        for (const View &view : views) {
            QVERIFY(view.gameOver() && !view.running());
            QVERIFY(view.winners() == std::get<GameOverEvent>(events.back()).winners);
            QCOMPARE(view.turns().size(), std::size_t(kRounds * players));
            CardSet taken;
            for (const View::Turn &turn : view.turns()) {
                QVERIFY(has(turn.allowed, turn.pile));
                taken |= turn.taken;
            }
            CardSet held;
            for (CardSet cards : view.board().taken)
                held |= cards;
            QVERIFY(taken == held);
        }
    }
}

void TestNinjanView::ownRequestMatchesReferee()
{
    int asks = 0;
    for (std::uint64_t number = 1; number <= 200; ++number) {
        Events events{ninjanGame(3, number)};
        playNinjan(ninjanGame(3, number), number, [&](const ninjan::Referee &referee, const Event &event) {
            for (int seat = 0; seat < 3; ++seat) {
                std::optional<RequestKind> expected;
                for (const Request &one : referee.openRequests())
                    if (one.seat == seat)
                        expected = one.kind;
                if (number <= 5 || (expected && *expected == RequestKind::Throw)) {
                    QVERIFY(viewOf(referee, events, seat).ownRequest() == expected);
                    asks += expected.has_value();
                }
            }
            events.push_back(event);
        });
    }
    QVERIFY(asks > 100);
}

void TestNinjanView::hiddenCardsDoNotMatter()
{
    QFETCH(int, players);
    Random random(static_cast<std::uint64_t>(players));
    int different = 0;
    for (std::uint64_t number = 1; number <= 1'000; ++number) {
        Events events = playNinjan(ninjanGame(players, number), number);
        events.resize(2 + random.below(static_cast<std::uint32_t>(events.size() - 2)));
        const int seat = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
        const RedrawnGame other(events, seat, number);
        QVERIFY(other.legal());
        QCOMPARE(other.events().size(), events.size());
        for (std::size_t i = 0; i < events.size(); ++i)
            QVERIFY(other.referee().seenBy(events[i], seat) == other.referee().seenBy(other.events()[i], seat));
        QVERIFY(viewOf(other.referee(), events, seat) == viewOf(other.referee(), other.events(), seat));
        different += other.events() != events;
    }
    QVERIFY2(different > 700, qPrintable(QString::number(different)));
}

void TestNinjanView::newGameResetsTheView()
{
    const Events events = playNinjan(ninjanGame(4, 8), 8);
    const ninjan::Referee referee(std::get<GameEvent>(events.front()));
    View view = viewOf(referee, events, 2);
    view.apply(ninjanGame(2, 9));
    View fresh(2);
    fresh.apply(ninjanGame(2, 9));
    QVERIFY(view == fresh);
    QVERIFY(!view.dealt() && !view.running() && !view.gameOver());
    QVERIFY(!view.ownRequest() && !view.mayChoose());
}

REGISTER_TEST(TestNinjanView)
#include "tst_ninjan_view.moc"
