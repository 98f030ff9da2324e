// SPDX-License-Identifier: GPL-3.0-or-later
// Settings: values are read back, only real changes are notified, and invalid values become defaults.
#include "tests/test_program.h"
#include "ui/base/settings/settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <optional>

using meadhall::ui::AnySetting;
using meadhall::ui::Settings;

class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void eachIsKept_data();
    void eachIsKept();
    void languageIsKept();
    void groupsTellOfTheirSettings();
    void keysGamesAndWindowAreKept();
    void invalidValuesBecomeDefaults();
    void paceIsBounded();

private:
    using Check = std::function<void(const QString &file)>;
    template <class Member, class Value>
    void row(const char *name, Member Settings::*setting, Value first, Value other);
    QString file() const { return folder_.filePath(QStringLiteral("settings.ini")); }
    QTemporaryDir folder_;
};

void TestSettings::init() { QFile::remove(file()); }

/// Adds a row with what a setting is at first, and another value.
template <class Member, class Value>
void TestSettings::row(const char *name, Member Settings::*setting, Value first, Value other)
{
    QTest::newRow(name) << Check([=](const QString &file) {
        {
            QSettings store(file, QSettings::IniFormat);
            Settings settings(store);
            QCOMPARE((settings.*setting)(), first);
            QSignalSpy told(&(settings.*setting), &AnySetting::changed);
            for (int time = 0; time < 2; ++time) {
                (settings.*setting).set(other);
                QCOMPARE(told.count(), 1); // the second time nothing changes
            }
        }
        QSettings store(file, QSettings::IniFormat);
        const Settings again(store);
        QCOMPARE((again.*setting)(), other);
    });
}

void TestSettings::eachIsKept_data()
{
    using S = Settings;
    QTest::addColumn<Check>("check");
    row("theme", &S::theme, S::Theme::System, S::Theme::Dark);
    row("animation", &S::animationSpeed, S::AnimationSpeed::Normal, S::AnimationSpeed::Slow);
    row("dimming", &S::dimsUnplayable, true, false);
    row("next hand", &S::startsNextHand, false, true);
    row("points", &S::pointsCountDown, false, true);
    row("order", &S::sortOrder, S::SortOrder::Colour, S::SortOrder::Own);
    row("pace", &S::pace, int(S::kDefaultPace), 0);
    row("play by", &S::playBy, S::PlayBy::Both, S::PlayBy::Drag);
    row("digits", &S::nativeDigits, false, true);
    row("motion", &S::followsReducedMotion, true, false);
    row("sound", &S::soundOn, true, false);
    row("volume", &S::volume, int(S::kDefaultVolume), 25);
    row("colours", &S::cardColours, S::CardColours::Calm, S::CardColours::Vivid);
    row("signs", &S::largeSigns, false, true);
    row("known cards", &S::showsKnownCards, true, false);
    row("undo", &S::allowsUndoWithPeople, false, true);
    row("passing", &S::passesAutomatically, false, true);
    row("going out", &S::goesOutAutomatically, false, true);
}

void TestSettings::eachIsKept()
{
    QFETCH(Check, check);
    check(file());
}

void TestSettings::languageIsKept()
{
    {
        QSettings store(file(), QSettings::IniFormat);
        Settings settings(store);
        QVERIFY(settings.language().isEmpty());
        QSignalSpy told(&settings, &Settings::languageChanged);
        for (int time = 0; time < 2; ++time)
            settings.setLanguage(QStringLiteral("uk"));
        QCOMPARE(told.count(), 1);
        QCOMPARE(told[0][0].toString(), QStringLiteral("uk"));
    }
    QSettings store(file(), QSettings::IniFormat);
    QCOMPARE(Settings(store).language(), QStringLiteral("uk"));
}

void TestSettings::groupsTellOfTheirSettings()
{
    QSettings store(file(), QSettings::IniFormat);
    Settings settings(store);
    QSignalSpy look(&settings, &Settings::cardLookChanged), speech(&settings, &Settings::speechChanged);
    settings.cardColours.set(Settings::CardColours::Vivid);
    settings.largeSigns.set(true);
    QCOMPARE(look.count(), 2);
    settings.voiceRate.set(Settings::kMaxVoiceRate);
    settings.soundsOfCards.set(false); // as it is, but now the user has chosen it
    settings.soundsOfCards.set(false);
    QCOMPARE(speech.count(), 2);
    QCOMPARE(settings.soundsOfCards.chosen(), std::optional(false));
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
    QVERIFY(!settings.asksRouter() && !settings.asksRouter.chosen());
}

void TestSettings::paceIsBounded()
{
    QSettings store(file(), QSettings::IniFormat);
    Settings settings(store);
    settings.pace.set(-1);
    QCOMPARE(settings.pace(), 0);
    settings.pace.set(1'000'000);
    QCOMPARE(settings.pace(), Settings::kMaxPace);
    store.setValue(QStringLiteral("table/pace"), -4);
    QCOMPARE(settings.pace(), Settings::kDefaultPace);
}

REGISTER_TEST(TestSettings)
#include "tst_settings.moc"
