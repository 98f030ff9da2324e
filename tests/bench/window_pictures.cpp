// SPDX-License-Identifier: GPL-3.0-or-later
#include "photographer.h"

#include "tests/engine/archived_games.h"
#include "ui/app/actions.h"
#include "ui/app/rooms.h"
#include "ui/rooms/deals/deal_room.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/table/scene/table_pieces.h"

#include <QDialog>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>

#include <cmath>

namespace meadhall::bench {

namespace {

using test::beginningOf;

constexpr int kColumns = 4;          ///< of the sheet
constexpr int kThumbnailWidth = 640; ///< px
constexpr int kGap = 12, kCaption = 24;

/// The beginning of a game up to, and without, the `skip`-th event for which `wanted` holds, or all of it.
template <typename Wanted> Events until(const Events &events, int skip, Wanted wanted)
{
    for (std::size_t i = 0; i < events.size(); ++i)
        if (wanted(events[i]) && skip-- == 0)
            return beginningOf(events, i);
    return events;
}

template <typename Kind> Events untilAfter(const Events &events, int skip)
{
    const Events before = until(events, skip, [](const Event &one) { return std::holds_alternative<Kind>(one); });
    return beginningOf(events, before.size() + 1);
}

} // namespace

Events finished(Game game, int players, int number)
{
    GameEvent event = game == Game::Odin ? test::odinGame(players, std::uint64_t(number))
                                         : test::ninjanGame(players, std::uint64_t(number));
    if (game == Game::Odin) {
        odin::Rules rules;
        rules.target = 15;
        if (players == 2)
            rules.colours = odin::randomColours(2, *event.deal);
        odin::setRules(event, rules);
    }
    const char *const personas[] = {"bjorn", "sigrid", "halvdan", "leif", "ylva"};
    const char *const levels[] = {"easy", "medium", "hard", "master"};
    event.seats[0].clear();
    event.chairs = {"human:1"};
    for (int seat = 1; seat < players; ++seat) {
        event.seats[toIndex(seat)] = ui::personaName(QString::fromLatin1(personas[seat - 1])).toStdString();
        event.chairs.push_back(std::string("computer:") + levels[seat % 4] + ':' + personas[seat - 1]);
    }
    event.seats[0] = ui::defaultName(1, true).toStdString();
    return game == Game::Odin ? test::playOdin(event, std::uint64_t(number))
                              : test::playNinjan(event, std::uint64_t(number));
}

Events untilOwnTurn(const Events &events, int fromHand)
{
    int hand = 0;
    std::size_t inPlay = 0; // cards of the last set
    return until(events, 0, [&](const Event &one) {
        if (std::holds_alternative<HandEvent>(one)) {
            ++hand;
            inPlay = 0;
        }
        const auto *pass = std::get_if<PassEvent>(&one);
        const auto *play = std::get_if<PlayEvent>(&one);
        const bool own = (pass && pass->seat == 0) || (play && play->seat == 0);
        if (own && hand >= fromHand && inPlay >= 2)
            return true;
        if (play)
            inPlay = std::size_t(play->cards.count());
        return false;
    });
}

/// Waits until nothing moves and all pictures are drawn.
void Photographer::settle()
{
    QTest::qWait(60); // lets what was asked for begin; nothing reports it
    if (!QTest::qWaitFor(
            [this] {
                return !window_.window().tableView().stage().animator().moving() && window_.window().pictures().idle();
            },
            kTimeout))
        qWarning("something still moves");
    QTest::qWait(250); // short fades of widgets
}

void Photographer::closeAll()
{
    window_.window().rooms().leaveAll();
    for (QDialog *dialog : window_.window().findChildren<QDialog *>())
        dialog->reject();
    for (QWidget *top : QApplication::topLevelWidgets())
        if (top != &window_.window() && top->isVisible())
            top->close();
    QTest::qWait(20); // until they are deleted
    window_.window().activateWindow();
}

/// The main window with all open menus and windows above it; a large window of its own alone.
QImage Photographer::picture()
{
    const QWidget &main = window_.window();
    QPixmap pixmap = window_.window().grab();
    for (QWidget *top : QApplication::topLevelWidgets()) {
        if (top == &main || !top->isVisible())
            continue;
        if (top->width() >= main.width() / 2 && top->windowType() == Qt::Window)
            return top->grab().toImage();
        QPainter painter(&pixmap);
        painter.drawPixmap(top->pos() - main.pos(), top->grab());
    }
    return pixmap.toImage();
}

void Photographer::take(const QByteArray &name, const Steps &steps)
{
    const QString title = QString::fromLatin1(name);
    if (!wants(title))
        return;
    steps();
    settle();
    const QImage image = picture();
    good_ = image.save(folder_.filePath(look_.name() + u'/' + title + QStringLiteral(".png"))) && good_;
    thumbnails_.emplace_back(title, image.scaledToWidth(kThumbnailWidth, Qt::SmoothTransformation));
    closeAll();
}

bool Photographer::saveSheet() const
{
    const int count = int(thumbnails_.size());
    std::vector<int> tops{kGap}; // of the rows, and the height of all
    for (int i = 0; i < count; i += kColumns) {
        int highest = 0;
        for (int j = i; j < std::min(i + kColumns, count); ++j)
            highest = std::max(highest, thumbnails_[toIndex(j)].second.height());
        tops.push_back(tops.back() + kCaption + highest + kGap);
    }
    QImage sheet(kColumns * (kThumbnailWidth + kGap) + kGap, tops.back(), QImage::Format_RGB32);
    sheet.fill(Qt::gray);
    QPainter painter(&sheet);
    for (int i = 0; i < count; ++i) {
        const auto &[title, image] = thumbnails_[toIndex(i)];
        const QPoint place(kGap + i % kColumns * (kThumbnailWidth + kGap), tops[toIndex(i / kColumns)]);
        painter.drawText(QRect(place, QSize(kThumbnailWidth, kCaption)), Qt::AlignLeft | Qt::AlignVCenter, title);
        painter.drawImage(QRect(place + QPoint(0, kCaption), image.size()), image); // its pixel ratio does not count
    }
    painter.end();
    return sheet.save(folder_.filePath(look_.name() + QStringLiteral(".png")));
}

void Photographer::takeOdin()
{
    const Events six = finished(Game::Odin, 6, 3), two = finished(Game::Odin, 2, 3);
    take("odin-your-turn", [&] { window_.begin(untilOwnTurn(six, 2)); });
    take("odin-selected", [&] {
        window_.begin(untilOwnTurn(six, 2));
        window_.key(Qt::Key_Right);
        window_.key(Qt::Key_Space);
    });
    take("odin-hint", [&] {
        window_.begin(untilOwnTurn(six, 2));
        actions().hint->trigger();
        if (!QTest::qWaitFor([&] { return window_.window().tableView().message()->isVisible(); }, kTimeout))
            qWarning("no hint");
    });
    take("odin-two-players", [&] { window_.begin(untilOwnTurn(two, 2)); });
    take("odin-pick-up", [&] {
        const Reason reason =
            window_.deal({"human:1", "computer:easy:sigrid", "computer:master:ivar"},
                         {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3", "B5 B6 B7 R5 R6 R7 G6 G7 G8"}, 0,
                         {PlayEvent{0, cardsNamed("B2")}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("B2").first()},
                          PassEvent{2}});
        if (reason != Reason::None)
            qFatal("the deal is refused: %d", int(reason));
        window_.clickCard("B8");
        window_.clickCard("R8");
        window_.key(Qt::Key_Return);
    });
    take("odin-hand-over", [&] { window_.begin(untilAfter<HandOverEvent>(six, 1)); });
    take("odin-game-over", [&] { window_.begin(six); });
    take("odin-curtain", [&] {
        Events shared = untilOwnTurn(six, 1);
        std::get<GameEvent>(shared.front()).chairs[1] = "human:2";
        window_.table().resume(shared);
    });
    takeOpened("about-game", actions().aboutGame);
}

void Photographer::takeNinjan()
{
    const Events four = finished(Game::Ninjan, 4, 2);
    const auto isOwnChoice = [](const Event &one) {
        const auto *choice = std::get_if<ChooseEvent>(&one);
        return choice && choice->seat == 0;
    };
    const auto isOwnPile = [](const Event &one) {
        const auto *pile = std::get_if<ResolveEvent>(&one);
        return pile && pile->seat == 0;
    };
    take("ninjan-choose", [&] { window_.begin(until(four, 3, isOwnChoice)); });
    take("ninjan-resolving", [&] { window_.begin(until(four, 4, isOwnPile)); });
    take("ninjan-throw", [&] {
        for (int number = 1; number < 4000; ++number) {
            const Events game = finished(Game::Ninjan, 3, number);
            const Events before =
                until(game, 0, [](const Event &one) { return std::holds_alternative<ThrowEvent>(one); });
            if (before.size() == game.size() || !std::get<ThrowEvent>(game[before.size()]).throws[0])
                continue;
            window_.begin(before);
            return;
        }
    });
    take("ninjan-game-over", [&] { window_.begin(four); });
}

void Photographer::takeSettings()
{
    window_.begin(untilOwnTurn(finished(Game::Odin, 4, 3), 1));
    int pages = 1;
    for (int page = 0; page < pages; ++page)
        take("settings-" + QByteArray::number(page + 1), [&] {
            actions().settings->trigger();
            auto *tabs = window_.window().findChild<ui::SettingsDialog *>()->findChild<QTabWidget *>();
            tabs->setCurrentIndex(page);
            pages = tabs->count();
        });
}

void Photographer::takeOthers()
{
    takeOpened("past-games", actions().pastGames);
    takeOpened("deal-of-day", actions().dealOfDay);
    take("same-cards", [this] {
        QCOMPARE(window_.table().resume(finished(Game::Odin, 4)), Reason::None);
        actions().compareDeal->trigger();
        auto *room = window_.window().findChild<ui::DealRoom *>();
        QVERIFY(QTest::qWaitFor([room] { return room && !room->isComparing(); }, 60'000));
    });
    takeOpened("about", actions().about);
    takeOpened("rules-odin", actions().rulesOdin);
    takeOpened("rules-ninjan", actions().rulesNinjan);
    takeOpened("lesson-odin", actions().learnOdin);
    takeOpened("lesson-ninjan", actions().learnNinjan);
    take("message", [&] { window_.window().openFile(QStringLiteral("/nowhere/game.meadhall")); });
    const QList<QAction *> menus = window_.window().menuBar()->actions();
    for (int i = 0; i < int(menus.size()); ++i)
        take("menu-" + QByteArray::number(i + 1), [&] {
            const QRect place = window_.window().menuBar()->actionGeometry(menus[i]);
            menus[i]->menu()->popup(window_.window().menuBar()->mapToGlobal(
                QLocale().textDirection() == Qt::RightToLeft ? place.bottomRight() : place.bottomLeft()));
        });
}

bool Photographer::takeAll()
{
    take("start", [] {});
    for (const auto &[name, game, chairs] : {std::tuple{"new-game-odin", Game::Odin, 5},
                                             {"new-game-two", Game::Odin, 2},
                                             {"new-game-ninjan", Game::Ninjan, 4}}) {
        ui::GameSetup setup;
        setup.game = game;
        setup.chairs = {ui::ChairSetup::human()};
        while (int(setup.chairs.size()) < chairs)
            setup.chairs.push_back(ui::ChairSetup::computer(players::Level::Medium));
        ui::saveSetup(window_.settings().store(), setup);
        takeOpened(name, actions().newGame);
    }
    test::keepGames(window_.gameFolder(), 12);
    test::keepReviews(window_.gameFolder());
    takeOdin();
    takeNinjan();
    takeSettings();
    takeReviews();
    takeAnalysis();
    takePuzzles();
    takeStart();
    takeStatistics();
    takeOthers();
    takeGuest();
    return saveSheet() && good_;
}

QString Look::name() const
{
    return QStringLiteral("%1-%2-%3x%4")
        .arg(language, QString::fromLatin1(QMetaEnum::fromType<ui::Settings::Theme>().valueToKey(int(theme))).toLower())
        .arg(size.width())
        .arg(size.height());
}

bool takeWindowPictures(const QDir &folder, const Look &look, const QStringList &only)
{
    PlayedWindow::setPainting(true);
    return Photographer(folder, look, only).takeAll();
}

} // namespace meadhall::bench
