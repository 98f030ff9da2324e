// SPDX-License-Identifier: GPL-3.0-or-later
// Settings: values are read back, only real changes are notified, and invalid values become defaults.
#include "tests/test_program.h"
#include "ui/base/settings/settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using meadhall::ui::Settings;

class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void emptyStoreGivesDefaults();
    void valuesRoundTrip();
    void onlyChangesAreSignalled();
    void invalidValuesBecomeDefaults();
    void paceIsBounded();

private:
    QString file() const { return folder_.filePath(QStringLiteral("settings.ini")); }
    QTemporaryDir folder_;
};

void TestSettings::init() { QFile::remove(file()); }

void TestSettings::emptyStoreGivesDefaults()
{
    QSettings store(file(), QSettings::IniFormat);
    const Settings settings(store);
    QVERIFY(settings.language().isEmpty());
    QCOMPARE(settings.theme(), Settings::Theme::System);
    QCOMPARE(settings.animationSpeed(), Settings::AnimationSpeed::Normal);
    QVERIFY(settings.dimsUnplayable());
    QVERIFY(!settings.startsNextHand());
    QVERIFY(!settings.pointsCountDown());
    QCOMPARE(settings.sortOrder(), Settings::SortOrder::Colour);
    QCOMPARE(settings.pace(), Settings::kDefaultPace);
    QCOMPARE(settings.playBy(), Settings::PlayBy::Both);
    QVERIFY(!settings.nativeDigits());
    QVERIFY(settings.followsReducedMotion());
    QVERIFY(settings.soundOn());
    QCOMPARE(settings.volume(), Settings::kDefaultVolume);
    QCOMPARE(settings.cardColours(), Settings::CardColours::Calm);
    QVERIFY(!settings.largeSigns());
    QVERIFY(settings.showsKnownCards());
    QVERIFY(!settings.allowsUndoWithPeople());
    QVERIFY(!settings.passesAutomatically());
    QVERIFY(!settings.goesOutAutomatically());
    QCOMPARE(settings.gamesFinished(), 0);
    QVERIFY(!settings.keys(QStringLiteral("pass")));
    QVERIFY(settings.windowGeometry().isEmpty());
    QVERIFY(settings.sidePanelShown());
    QCOMPARE(settings.sidePanelWidth(), Settings::kDefaultSidePanelWidth);
}

void TestSettings::valuesRoundTrip()
{
    const QByteArray geometry("\x00\x01\xff\x7f", 4);
    {
        QSettings store(file(), QSettings::IniFormat);
        Settings settings(store);
        settings.setLanguage(QStringLiteral("uk"));
        settings.setTheme(Settings::Theme::Dark);
        settings.setAnimationSpeed(Settings::AnimationSpeed::Slow);
        settings.setDimsUnplayable(false);
        settings.setStartsNextHand(true);
        settings.setPointsCountDown(true);
        settings.setSortOrder(Settings::SortOrder::Own);
        settings.setPace(0);
        settings.setPlayBy(Settings::PlayBy::Drag);
        settings.setNativeDigits(true);
        settings.setFollowsReducedMotion(false);
        settings.setSoundOn(false);
        settings.setVolume(25);
        settings.setCardColours(Settings::CardColours::Vivid);
        settings.setLargeSigns(true);
        settings.setShowsKnownCards(false);
        settings.setAllowsUndoWithPeople(true);
        settings.setPassesAutomatically(true);
        settings.setGoesOutAutomatically(true);
        for (int game = 0; game < 2 * Settings::kFirstGames; ++game)
            settings.countFinishedGame();
        settings.setKeys(QStringLiteral("pass"), Qt::CTRL | Qt::Key_K);
        settings.setKeys(QStringLiteral("hint"), QKeySequence());
        settings.setWindow(geometry, false, 300);
    }
    QSettings store(file(), QSettings::IniFormat);
    const Settings settings(store);
    QCOMPARE(settings.language(), QStringLiteral("uk"));
    QCOMPARE(settings.theme(), Settings::Theme::Dark);
    QCOMPARE(settings.animationSpeed(), Settings::AnimationSpeed::Slow);
    QVERIFY(!settings.dimsUnplayable());
    QVERIFY(settings.startsNextHand());
    QVERIFY(settings.pointsCountDown());
    QCOMPARE(settings.sortOrder(), Settings::SortOrder::Own);
    QCOMPARE(settings.pace(), 0);
    QCOMPARE(settings.playBy(), Settings::PlayBy::Drag);
    QVERIFY(settings.nativeDigits());
    QVERIFY(!settings.followsReducedMotion());
    QVERIFY(!settings.soundOn());
    QCOMPARE(settings.volume(), 25);
    QCOMPARE(settings.cardColours(), Settings::CardColours::Vivid);
    QVERIFY(settings.largeSigns());
    QVERIFY(!settings.showsKnownCards());
    QVERIFY(settings.allowsUndoWithPeople());
    QVERIFY(settings.passesAutomatically());
    QVERIFY(settings.goesOutAutomatically());
    QCOMPARE(settings.gamesFinished(), Settings::kFirstGames);
    QCOMPARE(settings.keys(QStringLiteral("pass")), QKeySequence(Qt::CTRL | Qt::Key_K));
    QCOMPARE(settings.keys(QStringLiteral("hint")), QKeySequence());
    QCOMPARE(settings.windowGeometry(), geometry);
    QVERIFY(!settings.sidePanelShown());
    QCOMPARE(settings.sidePanelWidth(), 300);
}

void TestSettings::onlyChangesAreSignalled()
{
    QSettings store(file(), QSettings::IniFormat);
    Settings settings(store);
    QSignalSpy language(&settings, &Settings::languageChanged), theme(&settings, &Settings::themeChanged);
    QSignalSpy speed(&settings, &Settings::animationSpeedChanged), dims(&settings, &Settings::dimsUnplayableChanged);
    QSignalSpy next(&settings, &Settings::startsNextHandChanged), down(&settings, &Settings::pointsCountDownChanged);
    QSignalSpy sort(&settings, &Settings::sortOrderChanged), pace(&settings, &Settings::paceChanged);
    QSignalSpy playBy(&settings, &Settings::playByChanged), digits(&settings, &Settings::nativeDigitsChanged);
    QSignalSpy motion(&settings, &Settings::followsReducedMotionChanged), sound(&settings, &Settings::soundChanged);
    QSignalSpy cardLook(&settings, &Settings::cardLookChanged), known(&settings, &Settings::showsKnownCardsChanged);
    QSignalSpy undo(&settings, &Settings::allowsUndoWithPeopleChanged), keys(&settings, &Settings::keysChanged);
    for (int time = 0; time < 2; ++time) {
        settings.setLanguage(QStringLiteral("ar"));
        settings.setTheme(Settings::Theme::Light);
        settings.setAnimationSpeed(Settings::AnimationSpeed::Off);
        settings.setDimsUnplayable(false);
        settings.setStartsNextHand(true);
        settings.setPointsCountDown(true);
        settings.setSortOrder(Settings::SortOrder::Number);
        settings.setPace(250);
        settings.setPlayBy(Settings::PlayBy::Click);
        settings.setNativeDigits(true);
        settings.setFollowsReducedMotion(false);
        settings.setVolume(10);
        settings.setLargeSigns(true);
        settings.setShowsKnownCards(false);
        settings.setAllowsUndoWithPeople(true);
        settings.setKeys(QStringLiteral("pass"), Qt::Key_X);
        for (const QSignalSpy *spy : {&language, &theme, &speed, &dims, &next, &down, &sort, &pace, &playBy, &digits,
                                      &motion, &sound, &cardLook, &known, &undo, &keys})
            QCOMPARE(spy->count(), 1);
    }
    QCOMPARE(language[0][0].toString(), QStringLiteral("ar"));
    QCOMPARE(theme[0][0].value<Settings::Theme>(), Settings::Theme::Light);
    QCOMPARE(pace[0][0].toInt(), 250);
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
