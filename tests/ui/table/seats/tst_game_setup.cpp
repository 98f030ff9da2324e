// SPDX-License-Identifier: GPL-3.0-or-later
// The choices for a new game: editions, problems, the game event, and what is remembered.
#include "engine/core/to_index.h"
#include "engine/players/same_deal.h"
#include "engine/record/clean_name.h"
#include "engine/record/json_lines.h"
#include "engine/table/fair_deal.h"
#include "tests/test_program.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/seat_presentation.h"

#include "engine/core/shuffle.h"
#include "engine/games/odin/position.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <bit>
#include <set>
#include <string>

using namespace meadhall;
using namespace meadhall::ui;
using Problem = SetupProblem::Reason;

namespace {

GameSetup twoPlayers()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Hard, QStringLiteral("sigrid"))};
    return setup;
}

std::vector<SetupProblem> only(Problem reason, int chair = -1) { return {{reason, chair}}; }

} // namespace

class TestGameSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void firstStartHasDefaults();
    void editionsSelectTheirRules_data();
    void editionsSelectTheirRules();
    void anyHouseRuleSelectsCustomEdition();
    void targetDoesNotChangeTheEdition();
    void problemsAreFound();
    void equalNamesAreAProblem();
    void gameEventMatchesSetup();
    void personasAreDrawnFromTheDeal();
    void personMayHaveAPersonasName();
    void coloursOfTwoPlayers();
    void dealNumbersAreRandom();
    void dealsOfOthersCannotBeSearched();
    void chairsRoundTrip();
    void unknownChairsAreRefused();
    void levelFitsThePerson();
    void chosenLevelIsKept();
    void setupIsRemembered();
    void eachGameIsRemembered();
    void choicesOfOlderVersionsAreRead();
    void invalidSettingsBecomeDefaults_data();
    void invalidSettingsBecomeDefaults();
    void unknownPlayersHaveNoLevel();
    void namesOfRecordsAreCleaned_data();
    void namesOfRecordsAreCleaned();

private:
    QString file() const { return folder_.filePath(QStringLiteral("settings.ini")); }
    QTemporaryDir folder_;
};

void TestGameSetup::init() { QFile::remove(file()); }

void TestGameSetup::firstStartHasDefaults()
{
    QSettings empty(file(), QSettings::IniFormat);
    const GameSetup setup = loadSetup(empty);
    QCOMPARE(setup, GameSetup());
    QCOMPARE(editionOf(setup), odin::Edition::Id::International);
    QCOMPARE(setup.chairs.size(), 4u);
    QCOMPARE(setup.chairs[0].kind, ChairSetup::Kind::Human);
    for (std::size_t i = 1; i < 4; ++i)
        QCOMPARE(setup.chairs[i].kind, ChairSetup::Kind::Computer);
    QVERIFY(problemsOf(setup).empty());
}

void TestGameSetup::editionsSelectTheirRules_data()
{
    QTest::addColumn<int>("edition");
    for (const odin::Edition &edition : odin::kEditions)
        QTest::addRow("edition %d", static_cast<int>(edition.id)) << static_cast<int>(edition.id);
}

void TestGameSetup::editionsSelectTheirRules()
{
    QFETCH(int, edition);
    const odin::Edition &preset = odin::kEditions[toIndex(edition)];
    QCOMPARE(static_cast<int>(preset.id), edition);
    GameSetup setup = twoPlayers();
    setup.target = 77;
    applyEdition(setup, preset.id);
    QCOMPARE(setup.target, preset.target);
    QCOMPARE(setup.nextStarter, preset.nextStarter);
    QCOMPARE(setup.wholeHandLead, preset.wholeHandLead);
    QCOMPARE(setup.firstStarterChosen, preset.firstStarterChosen);
    QCOMPARE(setup.twoPlayers, preset.twoPlayers);
    QCOMPARE(setup.pointsCountDown, preset.pointsCountDown);
    QCOMPARE(editionOf(setup), preset.id);
}

void TestGameSetup::anyHouseRuleSelectsCustomEdition()
{
    const auto edition = [](auto change) {
        GameSetup setup = twoPlayers();
        change(setup);
        return editionOf(setup);
    };
    const auto none = std::optional<odin::Edition::Id>();
    QCOMPARE(edition([](GameSetup &s) { s.firstStarterChosen = true; }), none);
    QCOMPARE(edition([](GameSetup &s) { s.nextStarter = odin::NextStarter::LastActor; }), none);
    QCOMPARE(edition([](GameSetup &s) { s.wholeHandLead = odin::WholeHandLead::Automatic; }), none);
    QCOMPARE(edition([](GameSetup &s) { s.pointsCountDown = true; }), none);
    QCOMPARE(edition([](GameSetup &s) { s.twoPlayers = odin::TwoPlayerDeck::AllColours; }), none);
    // Rules that equal another edition's select that edition.
    QCOMPARE(edition([](GameSetup &s) { s.nextStarter = odin::NextStarter::LeftOfLastRoundLeader; }),
             odin::Edition::Id::Russian);

    // With more than two players the two-player deck does not affect the edition.
    GameSetup four;
    four.twoPlayers = odin::TwoPlayerDeck::AllColours;
    QCOMPARE(editionOf(four), odin::Edition::Id::International);
}

void TestGameSetup::targetDoesNotChangeTheEdition()
{
    GameSetup setup;
    setup.target = 1;
    QCOMPARE(editionOf(setup), odin::Edition::Id::International);
}

void TestGameSetup::problemsAreFound()
{
    GameSetup setup;
    setup.chairs.resize(1);
    QCOMPARE(problemsOf(setup), only(Problem::TooFewChairs));
    setup.chairs.clear();
    QCOMPARE(problemsOf(setup), only(Problem::TooFewChairs));
    setup.chairs.assign(7, ChairSetup::computer(players::Level::Easy));
    QCOMPARE(problemsOf(setup), only(Problem::TooManyChairs));
    setup.chairs.assign(6, ChairSetup::computer(players::Level::Easy));
    QVERIFY(problemsOf(setup).empty());

    setup.target = 0;
    QCOMPARE(problemsOf(setup), only(Problem::TargetTooLow));
    setup.target = 1;
    QVERIFY(problemsOf(setup).empty());

    setup.firstStarterChosen = true;
    setup.firstStarter = 6;
    QCOMPARE(problemsOf(setup), only(Problem::StarterMissing));
    setup.firstStarter = 5;
    QVERIFY(problemsOf(setup).empty());

    setup = twoPlayers();
    for (unsigned out = 0; out <= odin::kAllColours; ++out) {
        setup.coloursOut = static_cast<odin::Colours>(out);
        QCOMPARE(problemsOf(setup).empty(), std::popcount(out) == 2);
    }
    setup.twoPlayers = odin::TwoPlayerDeck::TwoOutRandom;
    QVERIFY(problemsOf(setup).empty());
}

void TestGameSetup::equalNamesAreAProblem()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(QStringLiteral("Ada")), ChairSetup::human(QStringLiteral("ADA")),
                    ChairSetup::human()};
    QCOMPARE(problemsOf(setup), only(Problem::DuplicateName, 1));
    setup.chairs = {ChairSetup::human(QStringLiteral("Sigrid")),
                    ChairSetup::computer(players::Level::Easy, QStringLiteral("sigrid"))};
    QCOMPARE(problemsOf(setup), only(Problem::DuplicateName, 1));
    setup.chairs = {ChairSetup::human(), ChairSetup::human(), ChairSetup::computer(players::Level::Easy),
                    ChairSetup::computer(players::Level::Easy)};
    QVERIFY(problemsOf(setup).empty());
}

void TestGameSetup::gameEventMatchesSetup()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Master, QStringLiteral("halvdan")),
                    ChairSetup::computer(players::Level::Beginner, QStringLiteral("ylva"))};
    applyEdition(setup, odin::Edition::Id::German);
    setup.firstStarter = 2;
    setup.target = 20;
    setup.deal = 4711;
    const GameEvent event = toGameEvent(setup);
    QCOMPARE(event.game, Game::Odin);
    QCOMPARE(event.seats, (std::vector<std::string>{"You", "Halvdan", "Ylva"}));
    QCOMPARE(event.chairs, (std::vector<std::string>{"human:1", "computer:master:halvdan", "computer:beginner:ylva"}));
    QCOMPARE(event.deal, std::optional<std::uint64_t>(4711));
    QCOMPARE(event.firstStarter, 2);
    QCOMPARE(odin::rulesOf(event),
             (odin::Rules{odin::kAllColours, 20, odin::NextStarter::LastActor, odin::WholeHandLead::Optional}));

    setup.firstStarterChosen = false;
    QCOMPARE(toGameEvent(setup).firstStarter, -1);
    setup.chairs.push_back(ChairSetup::human());
    QCOMPARE(toGameEvent(setup).seats, (std::vector<std::string>{"Player 1", "Halvdan", "Ylva", "Player 4"}));
    setup.chairs[3].name = QStringLiteral("سارة");
    QCOMPARE(toGameEvent(setup).seats[3], std::string("سارة"));
    QCOMPARE(toGameEvent(setup).chairs[3], std::string("human"));
}

void TestGameSetup::personasAreDrawnFromTheDeal()
{
    GameSetup setup;
    setup.chairs.assign(6, ChairSetup::computer(players::Level::Easy));
    setup.chairs[3].persona = QStringLiteral("astrid");
    setup.deal = 1;
    QCOMPARE(toGameEvent(setup), toGameEvent(setup));
    QSet<QString> firsts;
    for (quint64 deal = 1; deal <= 200; ++deal) {
        setup.deal = deal;
        const GameEvent event = toGameEvent(setup);
        QCOMPARE(std::set<std::string>(event.seats.begin(), event.seats.end()).size(), 6u);
        QCOMPARE(event.seats[3], std::string("Astrid"));
        firsts.insert(QString::fromStdString(event.seats[0]));
    }
    QCOMPARE(firsts.size(), 7);
}

void TestGameSetup::personMayHaveAPersonasName()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(QStringLiteral("ivar")), ChairSetup::computer(players::Level::Easy)};
    for (quint64 deal = 0; deal < 100; ++deal) {
        setup.deal = deal;
        QVERIFY(toGameEvent(setup).seats[1] != "Ivar");
    }
}

void TestGameSetup::coloursOfTwoPlayers()
{
    GameSetup setup = twoPlayers();
    setup.coloursOut = 0b000101;
    QCOMPARE(odin::rulesOf(toGameEvent(setup)).colours, odin::Colours(0b111010));
    setup.twoPlayers = odin::TwoPlayerDeck::AllColours;
    QCOMPARE(odin::rulesOf(toGameEvent(setup)).colours, odin::kAllColours);
    setup.twoPlayers = odin::TwoPlayerDeck::TwoOutRandom;
    setup.deal = 12;
    QCOMPARE(odin::rulesOf(toGameEvent(setup)).colours, odin::randomColours(2, 12));
    QCOMPARE(std::popcount(static_cast<unsigned>(odin::rulesOf(toGameEvent(setup)).colours)), 4);
    setup.chairs.push_back(ChairSetup::computer(players::Level::Easy));
    QCOMPARE(odin::rulesOf(toGameEvent(setup)).colours, odin::kAllColours);
}

/// Nine cards of one's own tell which of 10⁹ deals it is, but nothing of a secret of 256 bits. Nobody chooses it.
void TestGameSetup::dealsOfOthersCannotBeSearched()
{
    for (const ChairSetup &other : {ChairSetup::guest(QString()), ChairSetup::program(QStringLiteral("bot"))}) {
        GameSetup setup;
        setup.chairs = {ChairSetup::human(), other};
        setup.deal = 4711;
        std::set<std::string> secrets;
        std::array<std::set<char>, 64> digits;
        for (int i = 0; i < 400; ++i) {
            const GameEvent event = toGameEvent(setup);
            QVERIFY(!event.deal && event.fair && isSecret(event.fair->secret));
            QCOMPARE(event.fair->commitment, sealOf(event.fair->secret));
            secrets.insert(event.fair->secret);
            for (std::size_t digit = 0; digit < digits.size(); ++digit)
                digits[digit].insert(event.fair->secret[digit]);
        }
        QCOMPARE(secrets.size(), std::size_t(400));
        for (const std::set<char> &all : digits)
            QCOMPARE(all.size(), std::size_t(16)); // every bit is sometimes 1, and sometimes 0
        const GameEvent event = toGameEvent(setup);
        const auto read = record::parseLine(record::toLine(event));
        QVERIFY(!read.problem && std::get<GameEvent>(read.event) == event);
        QCOMPARE(players::visibleDeal(event, true), std::nullopt);
    }
    QCOMPARE(players::visibleDeal(toGameEvent(GameSetup()), false).has_value(), true);
}

void TestGameSetup::dealNumbersAreRandom()
{
    std::set<std::uint64_t> numbers;
    for (int i = 0; i < 200; ++i) {
        const GameEvent event = toGameEvent(GameSetup());
        QVERIFY(*event.deal >= 1 && *event.deal <= kLargestDealNumber);
        numbers.insert(*event.deal);
    }
    QVERIFY(numbers.size() > 195);
}

void TestGameSetup::chairsRoundTrip()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Master, QStringLiteral("ivar")),
                    ChairSetup::computer(players::Level::Easy, QStringLiteral("leif"))};
    QCOMPARE(chairsOf(toGameEvent(setup)), setup.chairs);
    setup.chairs = {ChairSetup::human(QStringLiteral("Ada")), ChairSetup::human(),
                    ChairSetup::computer(players::Level::Hard, QStringLiteral("bjorn"))};
    QCOMPARE(chairsOf(toGameEvent(setup)), setup.chairs);
}

void TestGameSetup::unknownChairsAreRefused()
{
    GameEvent event;
    event.seats = {"Ada", "Bo"};
    QVERIFY(!chairsOf(event));
    event.chairs = {"human", "bot:x"};
    QVERIFY(!chairsOf(event));
    event.chairs = {"human:", "computer:medium"};
    QVERIFY(!chairsOf(event));
    event.chairs = {"human:0", "computer:medium"};
    QVERIFY(!chairsOf(event));
    event.chairs = {"human:2", "computer:medium"};
    QCOMPARE(chairsOf(event)->front(), ChairSetup::human()); // a default name, in whatever language it was stored
    event.chairs = {"human", "computer:medium:nobody"};
    QCOMPARE(chairsOf(event), (std::vector<ChairSetup>{ChairSetup::human(QStringLiteral("Ada")),
                                                       ChairSetup::computer(players::Level::Medium)}));
}

/// Once the results tell which level gives even games, the next game starts there, until the person wants another one.
void TestGameSetup::levelFitsThePerson()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("level.ini")), QSettings::IniFormat);
    const auto level = [&settings](Game game) { return loadSetup(settings, game).chairs.back().level; };
    QVERIFY(level(Game::Odin) == players::Level::Easy && !evenLevel(settings, Game::Odin));
    saveEvenLevel(settings, Game::Odin, players::Level::Medium);
    QVERIFY(level(Game::Odin) == players::Level::Medium);
    QVERIFY(level(Game::Ninjan) == players::Level::Easy); // each game has its own
    saveSetup(settings, loadSetup(settings, Game::Odin));
    saveEvenLevel(settings, Game::Odin, players::Level::Hard);
    QVERIFY(level(Game::Odin) == players::Level::Hard); // it follows the results
    GameSetup own = loadSetup(settings, Game::Odin);
    for (ChairSetup &chair : own.chairs)
        chair.level = players::Level::Beginner;
    saveSetup(settings, own);
    saveEvenLevel(settings, Game::Odin, players::Level::Medium);
    QVERIFY(level(Game::Odin) == players::Level::Beginner); // told otherwise
    for (ChairSetup &chair : own.chairs)
        chair.level = players::Level::Medium;
    saveSetup(settings, own);
    saveEvenLevel(settings, Game::Odin, players::Level::Easy);
    QVERIFY(level(Game::Odin) == players::Level::Easy); // and back again
    saveEvenLevel(settings, Game::Odin, std::nullopt);
    QVERIFY(!evenLevel(settings, Game::Odin));
    settings.setValue(QStringLiteral("levels/odinEven"), QStringLiteral("nonsense"));
    QVERIFY(!evenLevel(settings, Game::Odin));
}

/// Who chose a level before that was known keeps it.
void TestGameSetup::chosenLevelIsKept()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("level.ini")), QSettings::IniFormat);
    GameSetup own;
    for (ChairSetup &chair : own.chairs)
        chair.level = players::Level::Master;
    saveSetup(settings, own);
    saveEvenLevel(settings, Game::Odin, players::Level::Medium);
    QVERIFY(loadSetup(settings, Game::Odin).chairs.back().level == players::Level::Master);
}

void TestGameSetup::setupIsRemembered()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(QStringLiteral("Їжак")), ChairSetup::human(),
                    ChairSetup::computer(players::Level::Master, QStringLiteral("halvdan")),
                    ChairSetup::computer(players::Level::Beginner),
                    ChairSetup::computer(players::Level::Hard, QStringLiteral("ylva"))};
    applyEdition(setup, odin::Edition::Id::Ukrainian);
    setup.nextStarter = odin::NextStarter::LastActor;
    setup.goat = odin::Goat::In;
    setup.target = 33;
    setup.firstStarterChosen = true;
    setup.firstStarter = 4;
    setup.twoPlayers = odin::TwoPlayerDeck::TwoOutRandom;
    setup.coloursOut = 0b001001;
    setup.pointsCountDown = true;
    {
        QSettings settings(file(), QSettings::IniFormat);
        saveSetup(settings, GameSetup());
        setup.deal = 5; // for one game only
        saveSetup(settings, setup);
    }
    setup.deal.reset();
    QSettings settings(file(), QSettings::IniFormat);
    QCOMPARE(loadSetup(settings), setup);
    QVERIFY(settings.group().isEmpty());
}

void TestGameSetup::eachGameIsRemembered()
{
    GameSetup odin, ninjan;
    odin.target = 33;
    ninjan.game = Game::Ninjan;
    ninjan.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Master, QStringLiteral("ivar"))};
    QSettings settings(file(), QSettings::IniFormat);
    saveSetup(settings, odin);
    saveSetup(settings, ninjan);
    QCOMPARE(loadSetup(settings), ninjan); // the last one
    QCOMPARE(loadSetup(settings, Game::Odin), odin);
    QCOMPARE(loadSetup(settings, Game::Ninjan), ninjan);
}

/// Older versions stored one set of choices for all games.
void TestGameSetup::choicesOfOlderVersionsAreRead()
{
    QFile out(file());
    QVERIFY(out.open(QFile::WriteOnly));
    out.write("[newGame]\ngame=ninjan\ntarget=33\nchairs\\size=2\nchairs\\1\\who=human\n"
              "chairs\\2\\who=computer:hard:ylva\n");
    out.close();
    QSettings settings(file(), QSettings::IniFormat);
    QCOMPARE(loadSetup(settings).game, Game::Ninjan);
    for (const Game game : {Game::Ninjan, Game::Odin}) {
        QCOMPARE(loadSetup(settings, game).game, game);
        QCOMPARE(loadSetup(settings, game).target, 33);
        QCOMPARE(loadSetup(settings, game).chairs[1],
                 ChairSetup::computer(players::Level::Hard, QStringLiteral("ylva")));
    }
}

void TestGameSetup::invalidSettingsBecomeDefaults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no text") << QByteArray("\x00\xff\xfe[[[newGame", 13);
    QTest::newRow("values") << QByteArray(
        "[newGame]\nedition=klingon\ntarget=-5\nnextStarter=7\nwholeHandLead=@Invalid()\n"
        "firstStarter=99\ntwoPlayers=\ncoloursOut=BB\npointsCountDown=false\n");
    QTest::newRow("chairs") << QByteArray("[newGame]\nchairs\\size=99\nchairs\\1\\who=dragon\nchairs\\2\\who=human\n");
    QTest::newRow("huge target") << QByteArray("[newGame]\ntarget=99999999999999999999\n");
    QTest::newRow("negative size") << QByteArray("[newGame]\nchairs\\size=-3\n");
    QTest::newRow("too many colours") << QByteArray("[newGame]\ncoloursOut=BRPGKO\n");
}

void TestGameSetup::invalidSettingsBecomeDefaults()
{
    QFETCH(QByteArray, text);
    QFile out(file());
    QVERIFY(out.open(QFile::WriteOnly));
    out.write(text);
    out.close();
    QSettings settings(file(), QSettings::IniFormat);
    QCOMPARE(loadSetup(settings), GameSetup());
}

/// Of a record that does not say who played, or names a level of a newer version. "Easy" was shown.
void TestGameSetup::unknownPlayersHaveNoLevel()
{
    GameEvent game = toGameEvent(twoPlayers());
    game.chairs = {"computer:foo", "computer:hard"};
    QCOMPARE(peopleIn(game).looks[0].idleLine, QString());
    QCOMPARE(peopleIn(game).looks[1].idleLine, levelName(players::Level::Hard));
    game.chairs.clear();
    for (const SeatAppearance &look : peopleIn(game).looks)
        QCOMPARE(look.idleLine, QString());
}

void TestGameSetup::namesOfRecordsAreCleaned_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("lines") << QStringLiteral("Bo\nwins");
    QTest::newRow("direction") << QStringLiteral("Bo\u202Esniw");
    QTest::newRow("terminal") << QStringLiteral("Bo\u001B[31m");
    QTest::newRow("long") << QString(5000, u'o');
    QTest::newRow("nothing visible") << QStringLiteral("\u3164 \u0301");
    QTest::newRow("empty") << QString();
}

/// At the table, in the list of games and in the dialog: a record may come from anybody.
void TestGameSetup::namesOfRecordsAreCleaned()
{
    QFETCH(QString, name);
    GameEvent game = toGameEvent(twoPlayers());
    game.seats = {name.toStdString(), "Ada"};
    game.chairs = {"human", "human"};
    const auto isClean = [](const QString &shown) { return !shown.isEmpty() && shown == cleanName(shown); };
    for (const QString &shown : peopleIn(game).names.seats)
        QVERIFY2(isClean(shown), qPrintable(shown));
    record::Summary summary;
    summary.game = game;
    for (const QString &shown : PastGameText::opponents(summary))
        QVERIFY2(shown.isEmpty() || isClean(shown), qPrintable(shown));
    const auto chairs = chairsOf(game).value();
    for (const ChairSetup &chair : chairs)
        QVERIFY2(chair.name.isEmpty() || isClean(chair.name), qPrintable(chair.name));
}

REGISTER_TEST(TestGameSetup)
#include "tst_game_setup.moc"
