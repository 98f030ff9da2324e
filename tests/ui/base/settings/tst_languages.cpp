// SPDX-License-Identifier: GPL-3.0-or-later
// Five languages, switched during a game: every text changes, none is left in another language.
#include "tests/paths.h"
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/played_window.h"
#include "tests/ui/spoken_texts.h"

#include "ui/base/text/card_mentions.h"
#include "ui/base/text/game_log_formatter.h"
#include "ui/base/text/text.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/table/panel/side_panel.h"
#include "ui/table/seats/past_game_text.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QScopeGuard>
#include <QTableWidget>
#include <QTextEdit>

#include <array>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// All visible texts of the window.
QStringList allTexts(PlayedWindow &p)
{
    QStringList texts;
    for (const QAction *action : p.window().findChildren<QAction *>())
        if (!action->isSeparator() && !p.languages().currentCode().isEmpty())
            texts.push_back(action->text());
    for (const QMenu *menu : p.window().findChildren<QMenu *>())
        texts.push_back(menu->title());
    for (const QLabel *label : p.window().findChildren<QLabel *>())
        if (label->isVisibleTo(&p.window())) // hidden panels are refilled when they are shown
            texts.push_back(label->text());
    for (const QAbstractButton *button : p.window().findChildren<QAbstractButton *>())
        if (button->isVisibleTo(&p.window()))
            texts.push_back(button->text());
    const QTableWidget *points = p.window().sidePanel().points();
    for (int column = 0; column < points->columnCount(); ++column)
        texts.push_back(points->horizontalHeaderItem(column)->text());
    texts += p.window().sidePanel().log()->toPlainText().split(QLatin1Char('\n'));
    TableView &view = p.window().tableView();
    texts.push_back(view.message()->text());
    for (QGraphicsItem *item : view.scene()->items())
        if (auto *button = dynamic_cast<ButtonItem *>(item)) {
            texts.push_back(button->label());
            texts.push_back(button->accessibleName());
        }
    for (int seat = 0; seat < p.table().players(); ++seat) {
        texts.push_back(view.stage().seat(seat)->name());
        texts.push_back(view.stage().seat(seat)->line());
        texts.push_back(view.stage().seat(seat)->toolTip());
    }
    QStringList shown;
    for (const QString &text : texts)
        if (!plain(text).trimmed().isEmpty())
            shown.push_back(plain(text));
    return shown;
}

/// Changes the language and waits, because the window is notified through the event queue.
void chooseLanguage(PlayedWindow &p, const QString &code)
{
    p.settings().setLanguage(code);
    QCoreApplication::sendPostedEvents();
}

void beginGame(PlayedWindow &p)
{
    // Some moves, so that the log, the seats and the message have texts.
    QCOMPARE(p.deal({"human", "computer:easy:sigrid", "computer:master:ivar"},
                    {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3", "B5 B6 B7 R5 R6 R7 G6 G7 G8"}, 0,
                    {PlayEvent{0, cardsNamed("P6"), kNoCard},
                     PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}, PassEvent{2}}),
             Reason::None);
}

/// Two rounds of Ninjan have been played.
void beginNinjan(PlayedWindow &p)
{
    const auto card = [](const char *name) { return ninjanCards(name).front(); };
    const auto round = [&card](std::array<const char *, 3> cards) {
        return Events{ChooseEvent{0, card(cards[0])}, ChooseEvent{1, card(cards[1])}, ChooseEvent{2, card(cards[2])},
                      RevealEvent{{card(cards[0]), card(cards[1]), card(cards[2])}}};
    };
    Events more = round({"P9", "R3", "S1"});
    // The top cards are R2, P3, S5. P9 takes R2, R3 takes S5, S1 takes P9.
    more.insert(more.end(),
                {ResolveEvent{0, card("P9"), 0}, ResolveEvent{1, card("R3"), 2}, ResolveEvent{2, card("S1"), 0}});
    const Events next = round({"S10", "P4", "S4"});
    more.insert(more.end(), next.begin(), next.end());
    QCOMPARE(
        p.dealNinjan({"human", "computer:easy:sigrid", "computer:master:ivar"}, "R2 P3 S5",
                     {"R1 R7 R-4 P1 P9 P-2 S3 S10 S-6", "R3 R8 R-1 P4 P10 P-5 S7 S9 S-3", "R4 R5 R6 P5 P6 P7 S4 S6 S1"},
                     more),
        Reason::None);
}

} // namespace

class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cataloguesAreComplete_data();
    void cataloguesAreComplete();
    void arabicKeyLettersAreVisible();
    void switchingTranslatesEveryText_data();
    void switchingTranslatesEveryText();
    void arabicIsMirrored();
    void pluralsAreCorrect_data();
    void pluralsAreCorrect();
    void regionOfTheSystem_data();
    void regionOfTheSystem();
    void settingsApplyAtOnce();
    void defaultNamesFollowTheLanguage();
    void numbersAreFormatted();
    void arabicListsOfCards();
    void endOfARoundNamesTheWinner();
    void desktopFilesAreTranslated();
};

void TestLanguages::cataloguesAreComplete_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("forms");
    const std::pair<const char *, int> all[] = {{"en", 2}, {"de", 2}, {"ru", 3}, {"uk", 3}, {"ar", 6}};
    for (const auto &[code, forms] : all)
        QTest::newRow(code) << QString::fromLatin1(code) << forms;
}

void TestLanguages::cataloguesAreComplete()
{
    QFETCH(QString, code);
    QFETCH(int, forms);
    const auto messages = catalogue(code);
    QVERIFY(messages.size() > 200);
    static const QRegularExpression place(QStringLiteral("%\\d"));
    for (const Message &message : messages) {
        QVERIFY2(message.finished, qPrintable(message.source));
        QCOMPARE(int(message.forms.size()), message.numerus ? forms : 1);
        for (const QString &form : message.forms) {
            QVERIFY2(!form.trimmed().isEmpty(), qPrintable(message.source));
            // Every placeholder of the source appears, and no other. (Arabic writes one and two as words.)
            auto inSource = place.globalMatch(message.source);
            while (inSource.hasNext()) {
                const QString name = inSource.next().captured();
                if (!message.numerus)
                    QVERIFY2(form.contains(name), qPrintable(message.source + QStringLiteral(" -> ") + form));
            }
            auto inForm = place.globalMatch(form);
            while (inForm.hasNext())
                QVERIFY2(message.source.contains(inForm.next().captured()), qPrintable(form));
            QVERIFY2(!form.contains(QLatin1String("%n")), qPrintable(form)); // %Ln uses the locale's digits
        }
    }
}

/// A line below an alef is hardly seen, and a lam joins it to one sign.
void TestLanguages::arabicKeyLettersAreVisible()
{
    QFile file(sourcePath("translations/meadhall_ar.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString catalogue = QString::fromUtf8(file.readAll());
    const QString alefs = QStringLiteral("اأإآ");
    static const QRegularExpression accelerator(QStringLiteral("&amp;(.)(.)"));
    int seen = 0;
    for (auto found = accelerator.globalMatch(catalogue); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QChar letter = match.captured(1).at(0), after = match.captured(2).at(0);
        if (letter < QChar(0x621) || letter > QChar(0x64a))
            continue;
        ++seen;
        QVERIFY2(!alefs.contains(letter), qUtf8Printable(match.captured()));
        QVERIFY2(letter != QChar(0x644) || !alefs.contains(after), qUtf8Printable(match.captured()));
    }
    QVERIFY(seen > 80);
}

void TestLanguages::switchingTranslatesEveryText_data()
{
    QTest::addColumn<bool>("ninjan");
    QTest::newRow("Odin") << false;
    QTest::newRow("Ninjan") << true;
}

void TestLanguages::switchingTranslatesEveryText()
{
    QFETCH(bool, ninjan);
    PlayedWindow p;
    if (ninjan) {
        beginNinjan(p);
    } else {
        beginGame(p);
    }
    for (const QString &code : {QStringLiteral("de"), QStringLiteral("ru"), QStringLiteral("ar"), QStringLiteral("uk"),
                                QStringLiteral("de"), QStringLiteral("en")}) {
        chooseLanguage(p, code);
        QCOMPARE(p.languages().currentCode(), code);
        const QStringList texts = allTexts(p);
        QVERIFY(texts.size() > 60);
        const QStringList foreign = foreignTexts(texts, code);
        QVERIFY2(foreign.isEmpty(), qPrintable(code + QStringLiteral(": ") + foreign.join(QLatin1Char('\n'))));
    }
}

void TestLanguages::arabicIsMirrored()
{
    PlayedWindow p;
    beginGame(p);
    const auto own = [&p] { return p.view().stage().seat(0)->scenePos().x(); };
    const qreal left = own();
    chooseLanguage(p, QStringLiteral("ar"));
    QCOMPARE(p.window().layoutDirection(), Qt::RightToLeft);
    QVERIFY(own() > p.view().width() / 2.0);
    QVERIFY(p.view().game().playButton()->scenePos().x() < p.view().width() / 2.0);
    QVERIFY(p.view().stage().layout().hand.rightToLeft);
    // The set 31 reads left to right: the 3 is left of the 1.
    const auto &tableCards = p.view().stage().tableSet().items();
    QCOMPARE(int(tableCards.size()), 2);
    QVERIFY(odin::numberOf(tableCards[0]->card()) == 3 && tableCards[0]->x() < tableCards[1]->x());
    // The digits appear as on the cards, in that order.
    QVERIFY2(p.view().message()->text().contains(QLatin1String("31")), qPrintable(p.view().message()->text()));
    chooseLanguage(p, QStringLiteral("en"));
    QCOMPARE(own(), left);
}

void TestLanguages::pluralsAreCorrect_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("expected"); // for 0, 1, 2, 3, 5, 11, 21, 100
    QTest::newRow("en") << "en" << QStringList{"0 points", "1 point",   "2 points",  "3 points",
                                               "5 points", "11 points", "21 points", "100 points"};
    QTest::newRow("de") << "de" << QStringList{"0 Punkte", "1 Punkt",   "2 Punkte",  "3 Punkte",
                                               "5 Punkte", "11 Punkte", "21 Punkte", "100 Punkte"};
    QTest::newRow("ru") << "ru" << QStringList{"0 штрафных очков", "1 штрафное очко",   "2 штрафных очка",
                                               "3 штрафных очка",  "5 штрафных очков",  "11 штрафных очков",
                                               "21 штрафное очко", "100 штрафных очков"};
    QTest::newRow("uk") << "uk" << QStringList{"0 очок", "1 очко",  "2 очки",  "3 очки",
                                               "5 очок", "11 очок", "21 очко", "100 очок"};
    QTest::newRow("ar") << "ar" << QStringList{"بلا نقاط", "نقطة واحدة", "نقطتان",  "3 نقاط",
                                               "5 نقاط",   "11 نقطة",    "21 نقطة", "100 نقطة"};
}

void TestLanguages::pluralsAreCorrect()
{
    QFETCH(QString, code);
    QFETCH(QStringList, expected);
    Languages languages;
    languages.setLanguage(code);
    const int numbers[] = {0, 1, 2, 3, 5, 11, 21, 100};
    const Names names{{QStringLiteral("Ada")}, -1};
    for (int i = 0; i < 8; ++i) {
        const QStringList lines = OdinText::log(GameOverEvent{{numbers[i]}, {0}}, odin::View(kSpectator), names);
        QCOMPARE(lines.size(), 1);
        QString line = lines.front();
        line.replace(QChar(QChar::Nbsp), QLatin1Char(' ')); // a number may be tied to its noun
        // German uses the dative after "mit".
        if (code == QLatin1String("de"))
            line.replace(QLatin1String("Punkten"), QLatin1String("Punkte"));
        QVERIFY2(line.contains(expected[i]), qPrintable(line + QStringLiteral(" / ") + expected[i]));
    }
}

/// It decides about dates and hours where its language is the window's; digits are as they are set.
void TestLanguages::regionOfTheSystem_data()
{
    QTest::addColumn<QByteArray>("system");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("ownDigits");
    QTest::addColumn<QString>("day");
    QTest::addColumn<QString>("hour");
    const auto row = [](const char *system, const char *code, bool ownDigits, const char *day, const char *hour) {
        QTest::addRow("%s in %s%s", code, system, ownDigits ? " with its digits" : "")
            << QByteArray(system) << QString::fromLatin1(code) << ownDigits << QString::fromUtf8(day)
            << QString::fromUtf8(hour);
    };
    row("en_US.UTF-8", "en", false, "November 25", "6:29 PM");
    row("en_GB.UTF-8", "en", false, "25 November", "18:29");
    row("C.UTF-8", "en", false, "25 November", "18:29");
    row("de_DE.UTF-8", "en", false, "25 November", "18:29");
    row("en_US.UTF-8", "de", false, "25. November", "18:29");
    row("de_AT.UTF-8", "de", false, "25. November", "18:29");
    row("ar_EG.UTF-8", "ar", false, "25 نوفمبر", "6:29 م");
    row("ar_EG.UTF-8", "ar", true, "٢٥ نوفمبر", "٦:٢٩ م");
    row("ar_MA.UTF-8", "ar", false, "25 نونبر", "18:29");
}

void TestLanguages::regionOfTheSystem()
{
    QFETCH(QByteArray, system);
    QFETCH(QString, code);
    QFETCH(bool, ownDigits);
    QFETCH(QString, day);
    QFETCH(QString, hour);
    const auto before = qEnvironmentVariable("LC_ALL");
    const auto restored =
        qScopeGuard([&] { before.isEmpty() ? qunsetenv("LC_ALL") : qputenv("LC_ALL", before.toUtf8()); });
    qputenv("LC_ALL", system);
    const test::StoppedClock clock(QDateTime(QDate(2026, 11, 25), QTime(18, 29)));
    Languages languages;
    languages.setNativeDigits(ownDigits);
    languages.setLanguage(code);
    QCOMPARE(plain(PastGameText::day(Clock::today())), day);
    // Newer versions of Qt write a narrow space that no line breaks at.
    QCOMPARE(plain(PastGameText::time(Clock::now())).replace(QChar(0x202F), QLatin1Char(' ')), hour);
    QVERIFY(ownDigits || number(25) == QLatin1String("25"));
}

void TestLanguages::settingsApplyAtOnce()
{
    PlayedWindow p;
    beginGame(p);
    Actions &actions = p.window().actions();
    SettingsDialog dialog(p.settings(), actions.keyed(), p.languages().currentCode(), &p.window());
    dialog.show();
    auto *language = dialog.findChild<QComboBox *>(QStringLiteral("language"));
    QVERIFY(language);
    language->setFocus();
    const auto german = languageCodes().indexOf(QStringLiteral("de"));
    while (language->currentIndex() != german)
        QTest::keyClick(language, Qt::Key_Down);
    QCOMPARE(p.languages().currentCode(), QStringLiteral("de"));
    QTRY_VERIFY(dialog.windowTitle() != QLatin1String("Settings"));
    QCOMPARE(p.settings().language(), QStringLiteral("de"));
}

/// Default names follow the current language, also in a game begun in another one.
void TestLanguages::defaultNamesFollowTheLanguage()
{
    PlayedWindow p({1280, 800}, QStringLiteral("de"));
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::human(QStringLiteral("Gast 2")),
                    ChairSetup::computer(players::Level::Easy, QStringLiteral("bjorn"))};
    setup.firstStarterChosen = true;
    p.window().begin(setup);
    const auto names = [&p] { return p.view().names().seats; };
    QCOMPARE(names(), (QStringList{QStringLiteral("Spieler 1"), QStringLiteral("Gast 2"), QStringLiteral("Björn")}));
    chooseLanguage(p, QStringLiteral("en"));
    QCOMPARE(names(), (QStringList{QStringLiteral("Player 1"), QStringLiteral("Gast 2"), QStringLiteral("Bjorn")}));
    QVERIFY(p.window().sidePanel().log()->toPlainText().contains(QLatin1String("Player 1")));
}

void TestLanguages::numbersAreFormatted()
{
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    QCOMPARE(number(987654321), QStringLiteral("987654321"));
    QCOMPARE(number(-4), QStringLiteral("−4"));
    QCOMPARE(signedNumber(5), QStringLiteral("+5"));
    QCOMPARE(signedNumber(-15), QStringLiteral("−15"));
    QCOMPARE(signedNumber(0), QStringLiteral("0"));
    languages.setLanguage(QStringLiteral("ru"));
    languages.setNativeDigits(true); // Russian has none
    QCOMPARE(number(42), QStringLiteral("42"));
    languages.setNativeDigits(false);
    languages.setLanguage(QStringLiteral("ar"));
    QCOMPARE(number(42), QStringLiteral("42"));
    QCOMPARE(number(-4), QStringLiteral("\u2066−4\u2069"));
    languages.setNativeDigits(true);
    QCOMPARE(number(42), QStringLiteral("٤٢"));
    QCOMPARE(number(-4), QStringLiteral("\u061c-٤"));
    QCOMPARE(inOwnFigures(QStringLiteral("من 2 إلى \u2066−4\u2069")), QStringLiteral("من ٢ إلى \u061c-٤"));
    QCOMPARE(inOwnFigures(QStringLiteral("أقل من 0.05 نقطة.")), QStringLiteral("أقل من ٠٫٠٥ نقطة."));
    QCOMPARE(inOwnFigures(QStringLiteral("<h3>%1 من 2</h3> 95%: %L12 %Ln")),
             QStringLiteral("<h3>%1 من ٢</h3> ٩٥") + QLocale().percent() + QStringLiteral(": %L12 %Ln"));
    QCOMPARE(inOwnFigures(QStringLiteral("مثل ٣ بدلًا من 3")), QStringLiteral("مثل ٣ بدلًا من 3")); // about both
    QCOMPARE(QCoreApplication::translate("meadhall::ui::StartPage", "Learn &in 3 minutes", "button: Odin"),
             QStringLiteral("تعلّم &في ٣ دقائق"));
    QVERIFY(OdinText::log(GameOverEvent{{11}, {0}}, odin::View(kSpectator), {{QStringLiteral("Ada")}, -1})
                .constFirst()
                .contains(QStringLiteral("١١")));
}

/// Cards are joined by “and”, a prefix in Arabic; the log still finds every card.
void TestLanguages::arabicListsOfCards()
{
    Languages languages;
    languages.setLanguage(QStringLiteral("ar"));
    const QString list = OdinText::cards(cardsNamed("B8 B2"), OdinText::Case::Nominative);
    QCOMPARE(list, QStringLiteral("8\u00a0زرقاء و2\u00a0زرقاء"));
    const auto found = CardMentions(makeLogFormatter(Game::Odin, kSpectator)->cardNames()).in(list);
    QCOMPARE(found.size(), std::size_t(2));
    QVERIFY(found[0].card == cardsNamed("B8").first() && found[1].card == cardsNamed("B2").first());
}

/// With any number of players, who has won a round and with what.
void TestLanguages::endOfARoundNamesTheWinner()
{
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    for (int players = 2; players <= 3; ++players) {
        odin::View view(kSpectator);
        Names names;
        GameEvent game;
        HandEvent hand;
        for (int seat = 0; seat < players; ++seat) {
            names.seats.push_back(QStringLiteral("P%1").arg(seat));
            game.seats.push_back(names.seats.last().toStdString());
            hand.hands.push_back(SeenHand::closed(9));
        }
        view.apply(game);
        view.apply(hand);
        view.apply(PlayEvent{0, cardsNamed("B2"), kNoCard});
        for (int seat = 1; seat < players - 1; ++seat)
            view.apply(PassEvent{seat});
        const QStringList lines = OdinText::log(PassEvent{players - 1}, view, names);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(plain(lines.last()), QStringLiteral("P0 wins the round with 2 and leads the next one."));
    }
}

/// The desktop entry and the AppStream data are translated too.
void TestLanguages::desktopFilesAreTranslated()
{
    const QString folder = sourcePath("resources/desktop/org.meadhall.Meadhall.");
    QFile desktop(folder + QStringLiteral("desktop.in")), metainfo(folder + QStringLiteral("metainfo.xml.in"));
    QVERIFY(desktop.open(QIODevice::ReadOnly) && metainfo.open(QIODevice::ReadOnly));
    const QString entry = QString::fromUtf8(desktop.readAll());
    const QString about = QString::fromUtf8(metainfo.readAll());
    const auto tagCount = [&about](const QString &tag, const QString &code) {
        const QString begin =
            code.isEmpty() ? QStringLiteral("<%1>").arg(tag) : QStringLiteral("<%1 xml:lang=\"%2\">").arg(tag, code);
        return about.count(begin);
    };
    for (const char *language : {"de", "ru", "ar", "uk"}) {
        const QString code = QString::fromLatin1(language);
        for (const char *key : {"GenericName", "Comment", "Keywords"})
            QVERIFY2(entry.contains(QStringLiteral("\n%1[%2]=").arg(QLatin1String(key), code)), key);
        QCOMPARE(entry.count(QStringLiteral("\nName[%1]=").arg(code)), entry.count(QLatin1String("[Desktop Action ")));
        QCOMPARE(tagCount(QStringLiteral("caption"), code), tagCount(QStringLiteral("caption"), QString()));
        QCOMPARE(tagCount(QStringLiteral("summary"), code), 1);
        QCOMPARE(tagCount(QStringLiteral("p"), code), tagCount(QStringLiteral("p"), QString()));
    }
}

REGISTER_TEST(TestLanguages)
#include "tst_languages.moc"
