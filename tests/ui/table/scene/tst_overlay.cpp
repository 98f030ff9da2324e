// SPDX-License-Identifier: GPL-3.0-or-later
// Panels over the table by keyboard: however a panel is refilled, an active button has the focus.
#include "tests/test_program.h"
#include "tests/ui/front_dialog.h"
#include "tests/ui/ninjan_deals.h"
#include "tests/ui/played_window.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/rooms/newgame/new_game_dialog.h"

#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// The focused button of the panel; null if no visible one has the focus.
QPushButton *focusIn(const QWidget &panel)
{
    auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget());
    return button && button->isVisible() && panel.isAncestorOf(button) ? button : nullptr;
}

/// Nothing in the panel is smaller than its minimum size or reaches beyond the panel.
bool showsAll(const QWidget &panel)
{
    const auto parts = panel.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    return std::all_of(parts.begin(), parts.end(), [&panel](const QWidget *part) {
        return !part->isVisible()
               || (panel.rect().contains(part->geometry()) && part->height() >= part->minimumSizeHint().height()
                   && (part->sizePolicy().verticalPolicy() != QSizePolicy::Fixed
                       || part->height() >= part->sizeHint().height()));
    });
}

void switchLanguage(PlayedWindow &p, const QString &code)
{
    p.settings().setLanguage(code);
    QCoreApplication::sendPostedEvents();
}

} // namespace

class TestOverlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void throwsByKeyboard();
    void digitsThrowFromAnywhere();
    void languageChangeKeepsTheFocus_data();
    void languageChangeKeepsTheFocus();
    void savedLanguageIsUsedAtStart();
    void panelIsOpaque();
    void openPanelComesToRest();
};

/// One of the three symbols ties with the opponent's first throw: the panel reappears and must work by keyboard again.
void TestOverlay::throwsByKeyboard()
{
    int most = 0;
    for (int symbol = 0; symbol < ninjan::kSuits; ++symbol) {
        PlayedWindow p;
        QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
        Overlay &panel = *p.ninjan().panel();
        int throws = 0;
        for (; !p.table().gameOver(); ++throws) {
            QVERIFY(throws < 100);
            QTRY_VERIFY(panel.isVisible());
            QVERIFY2(focusIn(panel), qPrintable(QString::number(throws)));
            for (int i = 0; i < symbol && throws == 0; ++i)
                p.key(Qt::Key_Right);
            QCOMPARE(focusIn(panel)->objectName(), QStringLiteral("throw%1").arg(throws == 0 ? symbol : 0));
            p.key(throws % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
            QTRY_COMPARE(countOf<ThrowEvent>(p.table().record()), throws + 1);
        }
        most = qMax(most, throws);
    }
    QVERIFY(most > 1);
}

/// Digits throw whether the panel or the table has the focus, with Latin and Arabic digits.
void TestOverlay::digitsThrowFromAnywhere()
{
    for (const bool onTable : {false, true}) {
        for (const bool arabic : {false, true}) {
            PlayedWindow p;
            QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
            QVERIFY(p.ninjan().panel()->isVisible());
            QStringList labels;
            for (const QLabel *label : p.ninjan().panel()->findChildren<QLabel *>())
                labels.push_back(label->text());
            QVERIFY2(labels.contains(QLatin1String("paper (2)")), qPrintable(labels.join(QLatin1Char('|'))));
            if (onTable)
                p.ninjan().setFocus();
            QTest::sendKeyEvent(QTest::Click, p.window().windowHandle(), arabic ? Qt::Key(0x662) : Qt::Key_2,
                                arabic ? QString(QChar(0x662)) : QStringLiteral("2"), Qt::NoModifier);
            QTRY_COMPARE(countOf<ThrowEvent>(p.table().record()), 1);
            const Events record = p.table().record();
            const auto thrown = std::find_if(record.begin(), record.end(), [](const Event &event) {
                return std::holds_alternative<ThrowEvent>(event);
            });
            QCOMPARE(std::get<ThrowEvent>(*thrown).throws[0].value(), 1);
        }
    }
}

void TestOverlay::languageChangeKeepsTheFocus_data()
{
    QTest::addColumn<QString>("which");
    QTest::addColumn<QString>("language");
    for (const char *which : {"start", "throw", "curtain", "over"})
        for (const char *language : {"ar", "de"})
            QTest::addRow("%s, %s", which, language) << which << language;
}

/// A change of language rebuilds the buttons; the same button must have the focus afterwards.
void TestOverlay::languageChangeKeepsTheFocus()
{
    QFETCH(QString, which);
    QFETCH(QString, language);
    PlayedWindow p({800, 600});
    if (which == QLatin1String("throw")) {
        QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
    } else if (which == QLatin1String("curtain")) {
        QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
        p.doubleClickCard(named("S10"));
    } else if (which == QLatin1String("over")) {
        Events events = eventsOfTiedGame();
        events.push_back(ThrowEvent{{0, 1}});
        QCOMPARE(p.dealNinjan(kPair, kTiePiles, {kTieOwn, kTieOther}, events), Reason::None);
        QTRY_VERIFY(p.table().gameOver());
    }
    QWidget &panel =
        which == QLatin1String("start") ? static_cast<QWidget &>(p.window().startPanel()) : *p.ninjan().panel();
    QTRY_VERIFY(panel.isVisible());
    QVERIFY(focusIn(panel));
    if (which != QLatin1String("curtain")) // it has one button
        p.key(Qt::Key_Right);
    const QString before = focusIn(panel)->objectName();
    for (const QString &code : {language, QStringLiteral("en"), language}) {
        switchLanguage(p, code);
        QVERIFY(focusIn(panel));
        QCOMPARE(focusIn(panel)->objectName(), before);
        QVERIFY(showsAll(panel));
    }
    if (which == QLatin1String("start") || which == QLatin1String("over"))
        return; // the actions of these are tested elsewhere
    p.key(Qt::Key_Return);
    if (which == QLatin1String("throw"))
        QTRY_COMPARE(countOf<ThrowEvent>(p.table().record()), 1);
    else
        QTRY_COMPARE(p.ninjan().viewpoint(), 1);
}

/// A start with Arabic and Arabic digits saved: the language is set before the window is created, the digits meanwhile.
void TestOverlay::savedLanguageIsUsedAtStart()
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
        QTemporaryDir folder;
        QSettings store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
        Settings settings(store);
        settings.setLanguage(QStringLiteral("ar"));
        settings.nativeDigits.set(true);
        Languages languages;
        languages.setLanguage(settings.language());
        const auto restored = qScopeGuard([&] { languages.setNativeDigits(false); }); // for the following tests
        MainWindow window(settings, languages, folder.path());
        window.resize(800, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QWidget &panel = window.startPanel();
        QTRY_VERIFY(panel.isVisible());
        QVERIFY(focusIn(panel));
        QCOMPARE(focusIn(panel)->objectName(), QStringLiteral("playOdin"));
        QVERIFY(showsAll(panel));
        QTest::keyClick(window.windowHandle(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(frontDialog());
        QTest::keyClick(window.windowHandle(), Qt::Key_Escape);
        QTRY_VERIFY(!window.findChild<NewGameDialog *>());
        QTRY_VERIFY(focusIn(panel));
        QCOMPARE(focusIn(panel)->objectName(), QStringLiteral("playOdin"));
        QTest::keyClick(window.windowHandle(), key);
        QTRY_VERIFY(window.table().hasGame());
        QVERIFY(!panel.isVisible() && !frontDialog());
    }
}

/// The panel paints its own opaque background; the table must not be visible through it.
void TestOverlay::panelIsOpaque()
{
    PlayedWindow p;
    QVERIFY(p.window().startPanel().isVisible());
    QImage picture(p.window().startPanel().size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    p.window().startPanel().render(&picture, {}, {}, QWidget::DrawChildren);
    QCOMPARE(qAlpha(picture.pixel(picture.width() / 2, 12)), 255);
}

/// Every layout set the buttons into the grid anew, which asked for the next layout: while a panel was open, the
/// program computed without end.
void TestOverlay::openPanelComesToRest()
{
    int layouts = 0;
    PlayedWindow p;
    Events events = eventsOfTiedGame();
    events.push_back(ThrowEvent{{0, 1}});
    QCOMPARE(p.dealNinjan(kPair, kTiePiles, {kTieOwn, kTieOther}, events), Reason::None);
    Overlay &panel = *p.ninjan().panel();
    QTRY_VERIFY(panel.isVisible());
    followChanges(&panel, {QEvent::LayoutRequest}, [&layouts] { ++layouts; });
    switchLanguage(p, QStringLiteral("de"));
    const auto rests = [&layouts] {
        layouts = 0;
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
        return layouts == 0;
    };
    QVERIFY(waitFor(rests));
}

REGISTER_TEST(TestOverlay)
#include "tst_overlay.moc"
