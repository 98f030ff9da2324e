// SPDX-License-Identifier: GPL-3.0-or-later
// The key letters of menus, dialogs and panels in every language: one for each entry, none twice, none that is hidden.
#include "tests/test_program.h"
#include "tests/ui/every_room.h"
#include "tests/ui/kept_window.h"

#include "ui/app/deal_room_controller.h"
#include "ui/app/puzzles_controller.h"
#include "ui/app/rooms.h"
#include "ui/app/statistics_controller.h"
#include "ui/app/tutorial_controller.h"
#include "ui/base/widgets/sheet.h"
#include "ui/rooms/lessons/lesson_room.h"

#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTextEdit>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

QString keyLetterOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString().section(QLatin1Char('+'), 1);
}

/// Whether the text shows its key letter. An alef is often not seen as a letter of its own, or takes Shift to type.
bool showsKeyLetter(const QString &text)
{
    static const QRegularExpression hidden(QStringLiteral("&(?:[اأإآ]|ل[اأإآ])"));
    return !hidden.match(text).hasMatch();
}

/// Names of languages are in their own scripts, which the keyboard may not have.
bool isNameOfALanguage(const QString &text)
{
    const QStringList &codes = languageCodes();
    return std::any_of(codes.begin(), codes.end(), [&text](const QString &code) { return text == languageName(code); });
}

/// What is wrong with the key letters of texts that are visible together.
/// @param all every text must have one
QStringList faultsOf(const QStringList &texts, bool all)
{
    QStringList faults;
    QHash<QString, QString> taken;
    for (const QString &text : texts) {
        const QString letter = keyLetterOf(text);
        if (letter.isEmpty()) {
            if (all && !isNameOfALanguage(text))
                faults.push_back(QStringLiteral("none: ") + text);
            continue;
        }
        if (!showsKeyLetter(text))
            faults.push_back(QStringLiteral("hidden: ") + text);
        if (taken.contains(letter))
            faults.push_back(QStringLiteral("twice: %1 / %2").arg(taken.value(letter), text));
        taken.insert(letter, text);
    }
    return faults;
}

QStringList textsOf(const QList<QAction *> &actions)
{
    QStringList texts;
    for (const QAction *action : actions)
        if (!action->isSeparator() && action->isVisible())
            texts.push_back(action->text());
    return texts;
}

/// The faults of a menu and of all below it.
QStringList faultsOf(const QList<QAction *> &actions)
{
    QStringList faults = faultsOf(textsOf(actions), true);
    for (const QAction *action : actions)
        if (action->menu())
            faults += faultsOf(action->menu()->actions());
    return faults;
}

/// Texts that take a key letter, as far as they are visible in that window.
QStringList textsOf(const QWidget &top)
{
    QStringList texts;
    for (const QWidget *widget : top.findChildren<QWidget *>()) {
        if (widget->window() != top.window() || !widget->isVisibleTo(&top))
            continue;
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts.push_back(button->text());
        else if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy())
            texts.push_back(label->text());
        else if (const auto *group = qobject_cast<const QGroupBox *>(widget))
            texts.push_back(group->title());
        else if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                texts.push_back(tabs->tabText(i));
    }
    texts.removeAll(QString());
    return texts;
}

#define NO_FAULTS(found)                                                                                               \
    do {                                                                                                               \
        const QStringList faults = found;                                                                              \
        QVERIFY2(faults.isEmpty(), qUtf8Printable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));                \
    } while (false)

/// As in the program: they show the entries of their rooms.
StatisticsController *makeControllers(PlayedWindow &p)
{
    new TutorialController(p.settings(), &p.window());
    new DealRoomController(p.settings(), QString(), &p.window());
    new PuzzlesController(p.settings(), QString(), &p.window());
    return new StatisticsController(p.settings(), &p.window());
}

} // namespace

class TestAccessKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsAreFound();
    void menus_data();
    void menus();
    void startPanel_data() { menus_data(); }
    void startPanel();
    void lesson_data() { menus_data(); }
    void lesson();
    void rooms_data() { menus_data(); }
    void rooms();
    void menusOfFields_data() { menus_data(); }
    void menusOfFields();
};

void TestAccessKeys::faultsAreFound()
{
    QCOMPARE(faultsOf({QStringLiteral("&One"), QStringLiteral("T&wo")}, true), QStringList());
    QCOMPARE(faultsOf({QStringLiteral("&One"), QStringLiteral("Tw&o")}, true).size(), 1);
    QCOMPARE(faultsOf({QStringLiteral("One")}, true).size(), 1);
    QCOMPARE(faultsOf({QStringLiteral("One")}, false), QStringList());
    QCOMPARE(faultsOf({QStringLiteral("&اللغة")}, true).size(), 1);
    QCOMPARE(faultsOf({QStringLiteral("ال&لغة")}, true), QStringList());
    QCOMPARE(faultsOf({QStringLiteral("إ&لا")}, true).size(), 1);
}

void TestAccessKeys::menus_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

void TestAccessKeys::menus()
{
    QFETCH(QString, code);
    PlayedWindow p({1280, 800}, code);
    makeControllers(p);
    const std::vector<std::string> chairs{"human", "computer:easy:sigrid"};
    QCOMPARE(p.deal(chairs, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    NO_FAULTS(faultsOf(p.window().menuBar()->actions()));
    QCOMPARE(p.dealNinjan(chairs, "R10 S6 P1", {"R1 R2 R3 R4 R5 R6 R7 R8 R9", "P2 P3 P4 P5 P6 P7 P8 P9 P10"}),
             Reason::None);
    NO_FAULTS(faultsOf(p.window().menuBar()->actions()));
}

/// Together with the menu bar of the window.
void TestAccessKeys::startPanel()
{
    QFETCH(QString, code);
    KeptWindow p({1280, 800}, code);
    const auto together = [&p] {
        return faultsOf(textsOf(p.window().menuBar()->actions()) + textsOf(p.window()), false);
    };
    NO_FAULTS(together());
    makeControllers(p);
    QVERIFY(p.window().findChild<QPushButton *>(QStringLiteral("learn")));
    NO_FAULTS(together());
    p.playOneMove();
    p.restart(); // the panel offers to continue
    makeControllers(p);
    QVERIFY(p.window().findChild<QPushButton *>(QStringLiteral("statistics")));
    QVERIFY(p.window().findChild<QPushButton *>(QStringLiteral("continue")));
    NO_FAULTS(together());
}

/// Together with the menu bar of the window.
void TestAccessKeys::lesson()
{
    QFETCH(QString, code);
    PlayedWindow p({1280, 800}, code);
    TutorialController teacher(p.settings(), &p.window());
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        teacher.teach(game);
        LessonPage &page = teacher.lesson()->page();
        for (int step = 0; step < static_cast<int>(page.course().steps.size()); ++step) {
            page.goTo(step);
            QCoreApplication::sendPostedEvents();
            NO_FAULTS(faultsOf(textsOf(p.window().menuBar()->actions()) + textsOf(p.window()), false));
        }
    }
}

/// Together with the menu bar of the window, unless a sheet lies in front: it blocks all keys behind it.
void TestAccessKeys::rooms()
{
    QFETCH(QString, code);
    constexpr QSize small(800, 600), large(1280, 800);
    QStringList all;
    const auto add = [&all](const QByteArray &name, const QStringList &faults) {
        for (const QString &fault : faults)
            all.push_back(QString::fromLatin1(name) + QStringLiteral(": ") + fault);
    };
    const auto lookAtSheet = [&](const QByteArray &name, const QWidget &sheet) {
        add(name, faultsOf(textsOf(sheet), false));
    };
    EveryRoom rooms(small, code); // which shows the pages of each room one by one
    rooms.visitSheets(lookAtSheet);
    rooms.visit([&](const QByteArray &name, MainWindow &window) {
        for (const QSize size : {small, large}) {
            window.resize(size);
            EveryRoom::layOut();
            const Sheet *sheet = Sheet::topOf(&window);
            const QStringList texts = sheet ? textsOf(*sheet) : textsOf(window.menuBar()->actions()) + textsOf(window);
            add(name, faultsOf(texts, false));
            if (!sheet)
                add(name, faultsOf(window.menuBar()->actions()));
            if (const auto *phrases = window.findChild<QMenu *>(QStringLiteral("phrases")))
                add(name, faultsOf(phrases->actions()));
        }
        window.resize(small);
    });
    rooms.openList(); // now there are games
    lookAtSheet("list of games", *rooms.list());
    NO_FAULTS(all);
}

/// Qt's own menus, in the words of the catalogues.
void TestAccessKeys::menusOfFields()
{
    QFETCH(QString, code);
    Languages languages;
    languages.setLanguage(code);
    const auto textsOfMenu = [](QMenu *menu) {
        QStringList texts;
        for (const QString &text : textsOf(menu->actions()))
            texts.push_back(text.section(QLatin1Char('\t'), 0, 0)); // without the shortcut
        delete menu;
        return texts;
    };
    QLineEdit line;
    QTextEdit text;
    const QStringList ofLine = textsOfMenu(line.createStandardContextMenu());
    QVERIFY(ofLine.size() >= 7);
    NO_FAULTS(faultsOf(ofLine, true));
    NO_FAULTS(faultsOf(textsOfMenu(text.createStandardContextMenu()), true));
    if (code == QLatin1String("ar")) { // verbal nouns, not Qt's imperatives
        const QString words = ofLine.join(QLatin1Char(' ')).remove(QLatin1Char('&'));
        QCOMPARE(words, QStringLiteral("تراجع إلغاء التراجع قص نسخ لصق حذف تحديد الكل"));
    }
}

REGISTER_TEST(TestAccessKeys)
#include "tst_access_keys.moc"
