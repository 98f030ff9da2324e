// SPDX-License-Identifier: GPL-3.0-or-later
// Settings: values are read back, only real changes are notified, and invalid values become defaults.
#include "tests/test_program.h"
#include "ui/base/settings/settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <type_traits>

using meadhall::ui::Settings;

class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void eachIsKept_data();
    void eachIsKept();
    void keysGamesAndWindowAreKept();
    void invalidValuesBecomeDefaults();
    void paceIsBounded();

private:
    using Check = std::function<void(const QString &file)>;
    template <class Value, class Set, class Signal>
    void row(const char *name, Value (Settings::*value)() const, Set set, std::type_identity_t<Value> first,
             std::type_identity_t<Value> other, Signal changed);
    QString file() const { return folder_.filePath(QStringLiteral("settings.ini")); }
    QTemporaryDir folder_;
};

void TestSettings::init() { QFile::remove(file()); }

/// Adds a row with what a setting is at first, another value, and the signal that tells of its change.
template <class Value, class Set, class Signal>
void TestSettings::row(const char *name, Value (Settings::*value)() const, Set set, std::type_identity_t<Value> first,
                       std::type_identity_t<Value> other, Signal changed)
{
    QTest::newRow(name) << Check([=](const QString &file) {
        {
            QSettings store(file, QSettings::IniFormat);
            Settings settings(store);
            QCOMPARE((settings.*value)(), first);
            QSignalSpy told(&settings, changed);
            for (int time = 0; time < 2; ++time) {
                (settings.*set)(other);
                QCOMPARE(told.count(), 1); // the second time nothing changes
            }
            if (!told[0].isEmpty())
                QCOMPARE(told[0][0].value<Value>(), other);
        }
        QSettings store(file, QSettings::IniFormat);
        const Settings again(store);
        QCOMPARE((again.*value)(), other);
    });
}

void TestSettings::eachIsKept_data()
{
    using S = Settings;
    QTest::addColumn<Check>("check");
    row("language", &S::language, &S::setLanguage, QString(), QStringLiteral("uk"), &S::languageChanged);
    row("theme", &S::theme, &S::setTheme, S::Theme::System, S::Theme::Dark, &S::themeChanged);
    row("animation", &S::animationSpeed, &S::setAnimationSpeed, S::AnimationSpeed::Normal, S::AnimationSpeed::Slow,
        &S::animationSpeedChanged);
    row("dimming", &S::dimsUnplayable, &S::setDimsUnplayable, true, false, &S::dimsUnplayableChanged);
    row("next hand", &S::startsNextHand, &S::setStartsNextHand, false, true, &S::startsNextHandChanged);
    row("points", &S::pointsCountDown, &S::setPointsCountDown, false, true, &S::pointsCountDownChanged);
    row("order", &S::sortOrder, &S::setSortOrder, S::SortOrder::Colour, S::SortOrder::Own, &S::sortOrderChanged);
    row("pace", &S::pace, &S::setPace, int(S::kDefaultPace), 0, &S::paceChanged);
    row("play by", &S::playBy, &S::setPlayBy, S::PlayBy::Both, S::PlayBy::Drag, &S::playByChanged);
    row("digits", &S::nativeDigits, &S::setNativeDigits, false, true, &S::nativeDigitsChanged);
    row("motion", &S::followsReducedMotion, &S::setFollowsReducedMotion, true, false, &S::followsReducedMotionChanged);
    row("sound", &S::soundOn, &S::setSoundOn, true, false, &S::soundChanged);
    row("volume", &S::volume, &S::setVolume, int(S::kDefaultVolume), 25, &S::soundChanged);
    row("colours", &S::cardColours, &S::setCardColours, S::CardColours::Calm, S::CardColours::Vivid,
        &S::cardLookChanged);
    row("signs", &S::largeSigns, &S::setLargeSigns, false, true, &S::cardLookChanged);
    row("known cards", &S::showsKnownCards, &S::setShowsKnownCards, true, false, &S::showsKnownCardsChanged);
    row("undo", &S::allowsUndoWithPeople, &S::setAllowsUndoWithPeople, false, true, &S::allowsUndoWithPeopleChanged);
    row("passing", &S::passesAutomatically, &S::setPassesAutomatically, false, true, &S::passesAutomaticallyChanged);
    row("going out", &S::goesOutAutomatically, &S::setGoesOutAutomatically, false, true,
        &S::goesOutAutomaticallyChanged);
}

void TestSettings::eachIsKept()
{
    QFETCH(Check, check);
    check(file());
}

void TestSettings::keysGamesAndWindowAreKept()
{
    const QByteArray geometry("\x00\x01\xff\x7f", 4);
    {
        QSettings store(file(), QSettings::IniFormat);
        Settings settings(store);
        QCOMPARE(settings.gamesFinished(), 0);
        QVERIFY(!settings.keys(QStringLiteral("pass")) && settings.windowGeometry().isEmpty());
        QVERIFY(settings.sidePanelShown());
        QCOMPARE(settings.sidePanelWidth(), Settings::kDefaultSidePanelWidth);
        QSignalSpy keys(&settings, &Settings::keysChanged);
        for (int time = 0; time < 2; ++time)
            settings.setKeys(QStringLiteral("pass"), Qt::CTRL | Qt::Key_K);
        QCOMPARE(keys.count(), 1);
        settings.setKeys(QStringLiteral("hint"), QKeySequence());
        for (int game = 0; game < 2 * Settings::kFirstGames; ++game)
            settings.countFinishedGame();
        settings.setWindow(geometry, false, 300);
    }
    QSettings store(file(), QSettings::IniFormat);
    const Settings settings(store);
    QCOMPARE(settings.gamesFinished(), Settings::kFirstGames);
    QCOMPARE(settings.keys(QStringLiteral("pass")), QKeySequence(Qt::CTRL | Qt::Key_K));
    QCOMPARE(settings.keys(QStringLiteral("hint")), QKeySequence());
    QCOMPARE(settings.windowGeometry(), geometry);
    QVERIFY(!settings.sidePanelShown());
    QCOMPARE(settings.sidePanelWidth(), 300);
}

void TestSettings::invalidValuesBecomeDefaults()
{
    QFile out(file());
    QVERIFY(out.open(QFile::WriteOnly));
    out.write("language=\"../../etc/passwd\"\n[look]\ntheme=Purple\nanimation=17\n"
              "[table]\ndimUnplayable=perhaps\nstartNextHand=\nsort=@Invalid()\npace=soon\nplayBy=Drag,Click\n"
              "[sound]\nvolume=loud\n[cards]\ncolours=Neon\n[friends]\naskRouter=maybe\n[keys]\npass=Hyper+Nothing\n");
    out.close();
    QSettings store(file(), QSettings::IniFormat);
    const Settings settings(store);
    QVERIFY(settings.language().isEmpty());
    QCOMPARE(settings.theme(), Settings::Theme::System);
    QCOMPARE(settings.animationSpeed(), Settings::AnimationSpeed::Normal);
    QVERIFY(settings.dimsUnplayable());
    QVERIFY(!settings.startsNextHand());
    QCOMPARE(settings.sortOrder(), Settings::SortOrder::Colour);
    QCOMPARE(settings.pace(), Settings::kDefaultPace);
    QCOMPARE(settings.playBy(), Settings::PlayBy::Both);
    QCOMPARE(settings.volume(), Settings::kDefaultVolume);
    QCOMPARE(settings.cardColours(), Settings::CardColours::Calm);
    QVERIFY(!settings.keys(QStringLiteral("pass")));
    QVERIFY(!settings.asksRouter() && !settings.isRouterDecided());
}

void TestSettings::paceIsBounded()
{
    QSettings store(file(), QSettings::IniFormat);
    Settings settings(store);
    settings.setPace(-1);
    QCOMPARE(settings.pace(), 0);
    settings.setPace(1'000'000);
    QCOMPARE(settings.pace(), Settings::kMaxPace);
    store.setValue(QStringLiteral("table/pace"), -4);
    QCOMPARE(settings.pace(), Settings::kDefaultPace);
}

REGISTER_TEST(TestSettings)
#include "tst_settings.moc"
