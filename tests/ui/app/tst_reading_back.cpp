// SPDX-License-Identifier: GPL-3.0-or-later
// What the program shows or copies, it reads again when it is typed or pasted, in every language and in all digits.
#include "engine/deals/deal_number.h"
#include "engine/network/invitation.h"
#include "tests/test_program.h"
#include "tests/ui/every_room.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/rooms/deals/deal_room.h"
#include "ui/rooms/deals/deal_text.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/pastgames/games_model.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/table/seats/past_game_text.h"

#include <QLineEdit>
#include <QSpinBox>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// Every language, and each with digits of its own also in those.
void addLanguages()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("ownDigits");
    for (const QString &code : languageCodes())
        for (const bool own : {false, true})
            if (!own || hasOwnFigures(code))
                QTest::addRow("%s%s", qPrintable(code), own ? ", own digits" : "") << code << own;
}

GameEvent gameOf(quint64 deal)
{
    GameEvent game = toGameEvent(dealOfDaySetup(players::Day{2026, 11, 22}));
    game.deal = deal;
    return game;
}

/// The texts of the program that name this deal.
QStringList textsAbout(quint64 deal)
{
    DealSubject subject{gameOf(deal), 0, {4, 1, 5, 6}, {1}, players::dayOfDeal(deal)};
    subject.totals.resize(subject.game.seats.size(), 7);
    return {dealNumber(deal),
            QString::number(deal),
            QLocale().toString(deal),
            TableText::gameLines(subject.game).constFirst(),
            DealText::dealName(subject),
            DealText::copied(subject)};
}

PastGame pastGameOf(quint64 deal)
{
    PastGame game;
    game.file = QString::number(deal);
    game.when = QDateTime(QDate(2026, 11, 20), QTime(19, 5));
    game.summary.known = true;
    game.summary.state = PastGame::State::Finished;
    game.summary.game = gameOf(deal);
    return game;
}

} // namespace

class TestReadingBack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Languages().setLanguage(QStringLiteral("en")); }
    void dealNumbers_data() { addLanguages(); }
    void dealNumbers();
    void pastGamesAreFound_data() { addLanguages(); }
    void pastGamesAreFound();
    void invitations_data() { addLanguages(); }
    void invitations();
    void numberFields_data() { addLanguages(); }
    void numberFields();
};

void TestReadingBack::dealNumbers()
{
    QFETCH(QString, code);
    QFETCH(bool, ownDigits);
    PlayedWindow p({1280, 800}, code);
    p.settings().nativeDigits.set(ownDigits);
    QCoreApplication::sendPostedEvents(); // another language
    NewGameDialog dialog(GameSetup(), &p.window());
    auto *field = dialog.findChild<QLineEdit *>(QStringLiteral("deal"));
    QVERIFY(field);
    for (const quint64 deal : {quint64(0), quint64(7), quint64(4711), quint64(2026329), quint64(2026007),
                               quint64(999'999'999), quint64(1'000'000'000), ~quint64(0)})
        for (const QString &text : textsAbout(deal)) {
            QVERIFY2(parseDealNumber(text) == deal, qPrintable(text));
            field->clear();
            field->insert(text);
            QVERIFY2(dialog.setup().deal == deal, qPrintable(text));
        }
}

/// By each part of the line that describes a game in the list.
void TestReadingBack::pastGamesAreFound()
{
    QFETCH(QString, code);
    QFETCH(bool, ownDigits);
    Languages languages;
    languages.setLanguage(code);
    languages.setNativeDigits(ownDigits);
    constexpr quint64 deal = 2026329;
    GamesModel model;
    model.add({pastGameOf(deal), pastGameOf(4711)});
    const PastGame game = pastGameOf(deal);
    QStringList texts = textsAbout(deal);
    texts += PastGameText::longLine(game).split(QStringLiteral(" · ")).last();
    for (const QString &text : std::as_const(texts)) {
        model.setFilter({text, {}, {}, {}});
        QTRY_VERIFY2(model.shown() == 1, qPrintable(text));
        QVERIFY(model.rowOf(game.file) >= 0);
    }
    const QStringList ofBoth{PastGameText::day(game.when.date()), PastGameText::time(game.when),
                             QLocale().toString(game.when.date(), QLocale::ShortFormat),
                             PastGameText::longLine(game).split(QStringLiteral(" · ")).first()};
    for (const QString &text : ofBoth) {
        model.setFilter({text, {}, {}, {}});
        QTRY_VERIFY2(model.shown() == 2, qPrintable(text));
    }
}

void TestReadingBack::invitations()
{
    QFETCH(QString, code);
    QFETCH(bool, ownDigits);
    Languages languages;
    languages.setLanguage(code);
    languages.setNativeDigits(ownDigits);
    for (const QString &host :
         {QStringLiteral("192.0.2.7"), QStringLiteral("2001:db8::7"), QStringLiteral("hall.org")}) {
        const network::Invitation invitation{host, 41007, network::newKey()};
        const QString text = network::textOf(invitation);
        for (const QString &shown : {text, inOwnFigures(text), isolated(text), isolated(inOwnFigures(text)),
                                     QString(text).replace(QLatin1String("meadhall:"), QLatin1String("meadhall://"))})
            QVERIFY2(network::invitationOf(shown).invitation == invitation, qPrintable(shown));
        QCOMPARE(network::keyOf(inOwnFigures(network::keyText(invitation.key))).invitation.key, invitation.key);
        const QString address = network::addressText(invitation.host, invitation.port);
        QCOMPARE(network::addressOf(inOwnFigures(address)).invitation.port, invitation.port);
    }
}

/// The number fields of the dialogs, with what stands behind the numbers.
void TestReadingBack::numberFields()
{
    QFETCH(QString, code);
    QFETCH(bool, ownDigits);
    PlayedWindow p({1280, 800}, code);
    p.settings().nativeDigits.set(ownDigits);
    QCoreApplication::sendPostedEvents(); // another language
    NewGameDialog newGame(GameSetup(), &p.window());
    SettingsDialog settings(p.settings(), p.window().actions().keyed(), code, &p.window());
    const QList<QSpinBox *> fields = newGame.findChildren<QSpinBox *>() + settings.findChildren<QSpinBox *>();
    QVERIFY(fields.contains(newGame.findChild<QSpinBox *>(QStringLiteral("ownTarget"))));
    for (QSpinBox *field : fields) {
        const int value = std::min(field->maximum(), 1234);
        field->setValue(value);
        const QString shown = field->text();
        QVERIFY2(!ownDigits || !shown.contains(QLatin1Char('2')), qPrintable(shown));
        for (const QString &typed : {shown, spoken(shown), QString::number(value)}) {
            field->setValue(field->minimum());
            field->findChild<QLineEdit *>()->setText(typed);
            field->interpretText();
            QCOMPARE(field->value(), value);
        }
    }
}

REGISTER_TEST(TestReadingBack)
#include "tst_reading_back.moc"
