// SPDX-License-Identifier: GPL-3.0-or-later
// No text is clipped, elided or covered by other text, in any language, in a small and a normal window.
#include "tests/test_program.h"
#include "tests/ui/every_room.h"
#include "tests/ui/text_faults.h"

#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/rulebook/rule_book_window.h"
#include "ui/table/panel/side_panel.h"

#include <QAccessible>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTextEdit>

#include <map>
#include <numeric>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// The mean height of the letters on a table.
qreal lettersOf(TableView &view)
{
    const auto texts = TextRecorder::textsOn(*view.viewport());
    const auto add = [](qreal sum, const PaintedText &text) { return sum + text.rect.height(); };
    return std::accumulate(texts.begin(), texts.end(), 0.0, add) / std::max<qreal>(1, qreal(texts.size()));
}

/// The application font is that much larger for a while.
class LargeText {
public:
    explicit LargeText(qreal factor) : before_(QApplication::font())
    {
        QFont font = before_;
        font.setPointSizeF(font.pointSizeF() * factor);
        QApplication::setFont(font);
    }
    ~LargeText() { QApplication::setFont(before_); }
    LargeText(const LargeText &) = delete;
    LargeText &operator=(const LargeText &) = delete;

private:
    QFont before_;
};

} // namespace

class TestTextFits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); } // the sizes of the program's controls
    void recorderDetectsClippedText();
    void rightToLeftLinesAreFlush();
    void tableTextFits_data();
    void tableTextFits();
    void tableFollowsTheFont_data();
    void tableFollowsTheFont();
    void promptsCoverNothing_data();
    void promptsCoverNothing();
    void panelTextFits_data();
    void panelTextFits();
    void dialogTextFits_data();
    void dialogTextFits();
    void lessonTextFits_data() { tableTextFits_data(); }
    void lessonTextFits();
    void everythingFitsAtLargeText_data();
    void everythingFitsAtLargeText();

private:
    void playOdin(PlayedWindow &p);
};

/// The recorder detects faults: a button that is too narrow, and a label that lies on another.
void TestTextFits::recorderDetectsClippedText()
{
    QWidget top;
    auto *button = new QPushButton(QStringLiteral("Much too long for it"), &top);
    button->setGeometry(0, 0, 40, 30);
    top.resize(200, 100);
    top.show();
    QVERIFY(!faultsOf(top).isEmpty());
    button->resize(200, 30);
    QCOMPARE(faultsOf(top), QStringList());
    for (const int left : {0, 30})
        (new QLabel(QStringLiteral("Two labels"), &top))->setGeometry(left, 40, 100, 20);
    for (QLabel *label : top.findChildren<QLabel *>())
        label->show();
    QCOMPARE(faultsOf(top).size(), 1); // one is written over the other
}

/// No line of a wrapped text keeps a gap at the right edge or is cut off at the left one.
void TestTextFits::rightToLeftLinesAreFlush()
{
    QLabel label(QStringLiteral("مجموعة أقوى مما في وسط الطاولة، وسباق إلى التخلص من كل البطاقات. من 2 إلى 6 لاعبين."));
    label.setLayoutDirection(Qt::RightToLeft);
    label.setWordWrap(true);
    for (int width = 150; width < 420; ++width) {
        label.resize(width, label.heightForWidth(width));
        QCOMPARE(faultsOf(label), QStringList());
        std::map<int, qreal> ends; // of lines, by their place
        for (const PaintedText &painted : TextRecorder::textsOn(label))
            ends[qRound(painted.rect.bottom())] = std::max(ends[qRound(painted.rect.bottom())], painted.rect.right());
        QVERIFY(width > 300 || ends.size() > 1);
        for (const auto &[place, end] : ends)
            QVERIFY2(std::abs(end - width) < 1, qPrintable(QStringLiteral("%1: %2").arg(width).arg(end)));
    }
}

void TestTextFits::tableTextFits_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QSize>("size");
    for (const QString &code : languageCodes())
        for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(code).arg(size.width()))) << code << size;
}

#define FITS(window)                                                                                                   \
    do {                                                                                                               \
        const QStringList faults = faultsOf(window);                                                                   \
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));                                        \
    } while (false)

void TestTextFits::tableTextFits()
{
    QFETCH(QString, code);
    QFETCH(QSize, size);
    PlayedWindow p(size, code);
    FITS(p.window()); // start panel
    playOdin(p);
}

void TestTextFits::tableFollowsTheFont_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("factor");
    for (const QString &code : languageCodes())
        for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
            for (const qreal factor : {1.5, size.width() == 800 ? 20 / 9.0 : 18 / 9.0})
                QTest::newRow(qPrintable(QStringLiteral("%1 %2 %3").arg(code).arg(size.width()).arg(factor)))
                    << code << size << factor;
}

/// Both tables while the font of the system grows: larger letters, and none of them covered or cut.
void TestTextFits::tableFollowsTheFont()
{
    QFETCH(QString, code);
    QFETCH(QSize, size);
    QFETCH(qreal, factor);
    PlayedWindow p(size, code);
    const std::vector<std::string> chairs{"human:1", "computer:easy:halvdan", "computer:medium:astrid",
                                          "computer:beginner:gudrun"};
    const auto letters = [&p] { return lettersOf(p.window().tableView()); };
    QCOMPARE(p.dealNinjan(chairs, "R10 S6 P1",
                          {"R1 R2 R3 R4 R5 R6 R7 R8 R9", "P2 P3 P4 P5 P6 P7 P8 P9 P10", "S1 S2 S3 S4 S5 S7 S8 S9 S10",
                           "R-1 R-2 R-3 P-1 P-2 P-3 S-1 S-2 S-3"}),
             Reason::None);
    const qreal before = letters();
    const LargeText large(factor);
    QCoreApplication::sendPostedEvents();
    QVERIFY2(letters() > before * 1.2, qPrintable(QStringLiteral("%1 %2").arg(before).arg(letters())));
    FITS(p.window());
    p.clickCard(ninjanCards("R8").front());
    FITS(p.window());
    playOdin(p);
}

/// Six at the table, with the personas' names: all kinds of prompts, a refusal, a bubble.
void TestTextFits::playOdin(PlayedWindow &p)
{
    const std::vector<std::string> chairs{"human:1",
                                          "computer:easy:halvdan",
                                          "computer:medium:astrid",
                                          "computer:beginner:gudrun",
                                          "computer:master:sigrid",
                                          "computer:hard:bjorn"};
    const std::vector<const char *> hands{"B1 R1 P1 G1 K1 O1 B2 R2 P2", "G2 K2 O2 B3 R3 P3 G3 K3 O3",
                                          "B4 R4 P4 G4 K4 O4 B5 R5 P5", "G5 K5 O5 B6 R6 P6 G6 K6 O6",
                                          "B7 R7 P7 G7 K7 O7 B8 R8 P8", "G8 K8 O8 B9 R9 P9 G9 K9 O9"};
    QCOMPARE(p.deal(chairs, hands, 0), Reason::None);
    FITS(p.window()); // leading
    p.clickCard("B1");
    p.clickCard("R2");
    FITS(p.window()); // the bubble says: no set
    p.key(Qt::Key_Return);
    FITS(p.window()); // a refusal
    Events played{PlayEvent{1, cardsNamed("G2"), kNoCard}};
    for (int seat = 2; seat < 6; ++seat)
        played.push_back(PassEvent{seat});
    QCOMPARE(p.deal(chairs, hands, 1, played), Reason::None);
    FITS(p.window()); // following
    p.clickCard("B1");
    FITS(p.window()); // does not beat the table
    const std::vector<const char *> weak{"B1 R1 P2 G2 K3 O3 B4 R4 P5", "B9 G1 K1 O1 B2 R2 K2 O2 B3",
                                         "R9 P9 R3 P3 G3 P4 G4 K4 O4", "P1 B5 R5 G5 K5 O5 B6 R6 P6",
                                         "G6 K6 O6 B7 R7 P7 G7 K7 O7", "B8 R8 P8 G8 K8 O8 G9 K9 O9"};
    played = {PlayEvent{1, cardsNamed("B9"), kNoCard}, PlayEvent{2, cardsNamed("R9 P9"), cardsNamed("B9").first()},
              PassEvent{3}, PassEvent{4}, PassEvent{5}};
    QCOMPARE(p.deal(chairs, weak, 1, played), Reason::None);
    FITS(p.window()); // can only pass
}

void TestTextFits::promptsCoverNothing_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qreal>("factor");
    for (const QString &code : languageCodes())
        for (const qreal points : {18.0, 20.0}) // where 9 are usual
            QTest::addRow("%s %g pt", qPrintable(code), points) << code << points / 9;
}

/// In large text the longest prompts have two rows, whose upper one lay on a value of the cards on the table.
void TestTextFits::promptsCoverNothing()
{
    QFETCH(QString, code);
    QFETCH(qreal, factor);
    PlayedWindow p({800, 600}, code);
    const LargeText large(factor);
    const auto say = [](const char *context, const char *text, const char *comment = nullptr, int n = -1) {
        return QCoreApplication::translate(context, text, comment, n);
    };
    const QStringList others{personaName(QStringLiteral("halvdan")), personaName(QStringLiteral("astrid")),
                             personaName(QStringLiteral("gudrun"))};
    QStringList faults;
    const auto look = [&](const QStringList &prompts) {
        QCoreApplication::sendPostedEvents();
        TableView &view = p.window().tableView();
        MessageItem &message = *view.message();
        message.setText({}, MessageItem::Tone::Prompt);
        const auto texts = TextRecorder::textsOn(*view.viewport());
        for (const QString &prompt : prompts) {
            message.setText(prompt, MessageItem::Tone::Prompt);
            const QRectF box = view.mapFromScene(message.mapRectToScene(message.boundingRect())).boundingRect();
            if (!message.toolTip().isEmpty())
                faults.push_back(QStringLiteral("shortened: ") + prompt);
            for (const PaintedText &text : texts)
                if (const QRectF both = text.rect & box; both.width() > 2 && both.height() > 4)
                    faults.push_back(QStringLiteral("%1 px of %2 below: %3").arg(both.height()).arg(text.text, prompt));
        }
    };
    const std::vector<const char *> hands{"B1 R1 P1 G1 K1 O1 B2 R2 P2", "G2 K2 O2 B3 R3 P3 G3 K3 O3",
                                          "B4 R4 P4 G4 K4 O4 B5 R5 P5", "G5 K5 O5 B6 R6 P6 G6 K6 O6",
                                          "B7 R7 P7 G7 K7 O7 B8 R8 P8", "G8 K8 O8 B9 R9 P9 G9 K9 O9"};
    const std::vector<std::string> chairs{"human:1",
                                          "computer:easy:halvdan",
                                          "computer:medium:astrid",
                                          "computer:beginner:gudrun",
                                          "computer:master:sigrid",
                                          "computer:hard:bjorn"};
    for (const int players : {2, 3, 4, 5, 6}) {
        Events played{PlayEvent{1, cardsNamed("G2"), kNoCard}};
        for (int seat = 2; seat < players; ++seat)
            played.push_back(PassEvent{seat});
        QCOMPARE(
            p.deal({chairs.begin(), chairs.begin() + players}, {hands.begin(), hands.begin() + players}, 1, played),
            Reason::None);
        const odin::View &view = p.view().view();
        const QString lastCards =
            say("OdinText", "One card left: %1.", "names of players").arg(listed(others.mid(0, players - 1)));
        look({OdinText::prompt(view) + QLatin1Char(' ') + lastCards, OdinText::passingPrompt(view),
              OdinText::goingOutPrompt(), OdinText::pickUpPrompt(),
              say("OdinText", "Your turn: your whole hand is one set, so lead it all at once."),
              say("OdinText", "Your turn: lead one card, or your whole hand at once.") + QLatin1Char(' ') + lastCards,
              say("OdinText", "You have won the round: lead any single card.") + QLatin1Char(' ') + lastCards,
              say("OdinText", "Your turn: nothing in your hand beats %1, so pass.").arg(number(753)) + QLatin1Char(' ')
                  + lastCards});
    }
    const QString scissors = NinjanText::card(ninjanCards("S-3").front(), NinjanText::Case::Nominative);
    for (const int players : {2, 3, 4}) {
        const std::vector<const char *> cards{"R1 R2 R3 R4 R5 R6 R7 R8 R9", "P2 P3 P4 P5 P6 P7 P8 P9 P10",
                                              "S1 S2 S3 S4 S5 S7 S8 S9 S10", "R-1 R-2 R-3 P-1 P-2 P-3 S-1 S-2 S-3"};
        QCOMPARE(p.dealNinjan({chairs.begin(), chairs.begin() + players}, "R10 S6 P1",
                              {cards.begin(), cards.begin() + players}),
                 Reason::None);
        look({say("NinjanText", "Round %1 of %2. Choose a card.").arg(number(9), number(9)) + QLatin1Char(' ')
                  + say("NinjanText", "All others have chosen, so your choice will be final."),
              say("NinjanText", "Your %1 beats piles %2: take one of them.", nullptr, 2)
                  .arg(scissors, listed({number(1), number(3)})),
              say("NinjanText", "Your %1 beats nothing: lay it on any pile.").arg(scissors),
              say("NinjanText", "You have chosen %1.")
                  .arg(NinjanText::card(ninjanCards("S-3").front(), NinjanText::Case::Accusative)),
              say("NinjanText", "It is a tie. Throw rock, paper or scissors.")});
    }
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// The end of a hand, the end of a game, the curtain.
void TestTextFits::panelTextFits_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("factor");
    for (const QString &code : languageCodes())
        for (const auto &[size, factor] :
             {std::pair{QSize(800, 600), 1.0}, {QSize(1280, 800), 1.0}, {QSize(800, 600), 20 / 9.0}})
            QTest::newRow(qPrintable(QStringLiteral("%1 %2 %3").arg(code).arg(size.width()).arg(factor)))
                << code << size << factor;
}

/// Looks at the panels over the table: the curtain, the points of a hand and those of a game.
void TestTextFits::panelTextFits()
{
    QFETCH(QString, code);
    QFETCH(QSize, size);
    QFETCH(qreal, factor);
    const LargeText large(factor);
    PlayedWindow p(size, code);
    const std::vector<std::string> chairs{"human:1", "computer:easy:halvdan", "computer:medium:astrid", "human"};
    // Four hands of one colour each: the leader goes out at once.
    const std::vector<const char *> hands{"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9",
                                          "P1 P2 P3 P4 P5 P6 P7 P8 P9", "G1 G2 G3 G4 G5 G6 G7 G8 G9"};
    odin::Rules rules;
    rules.target = 99;
    QCOMPARE(p.table().resume(p.dealt(chairs, hands, 0, {}, rules)), Reason::None);
    FITS(p.window()); // curtain
    p.showCards();
    p.key(Qt::Key_Return); // plays the whole hand
    QTRY_VERIFY(p.table().waitingForNextHand());
    FITS(p.window());
    rules.target = 1;
    QCOMPARE(p.deal({"human:1", chairs[1], chairs[2], "computer:beginner:gudrun"}, hands, 0, {}, rules), Reason::None);
    p.key(Qt::Key_Return); // plays the whole hand
    QTRY_VERIFY(p.table().gameOver());
    FITS(p.window());
}

void TestTextFits::dialogTextFits_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

/// As large as they are at first.
void TestTextFits::dialogTextFits()
{
    QFETCH(QString, code);
    EveryRoom({1280, 800}, code).visitSheets([](const QByteArray &, QWidget &sheet) { FITS(sheet); });
}

void TestTextFits::lessonTextFits()
{
    QFETCH(QString, code);
    QFETCH(QSize, size);
    PlayedWindow p(size, code);
    TutorialController teacher(p.settings(), &p.window());
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        teacher.teach(game);
        LessonPage &page = teacher.lesson()->page();
        const auto &steps = page.course().steps;
        for (int step = 0; step < static_cast<int>(steps.size()); ++step) {
            page.goTo(step);
            QCoreApplication::sendPostedEvents();
            FITS(p.window());
            if (!page.wanted())
                continue;
            page.tableView().controller().pass(); // with a remark, or refused
            page.tableView().controller().typeDigit(2);
            QCoreApplication::sendPostedEvents();
            FITS(p.window());
            if (!page.wanted())
                continue;
            QTest::keyClick(&page, Qt::Key_H); // selects what is wanted
            if (game == Game::Odin) {
                page.tableView().controller().confirm(); // a pick-up choice
                QCoreApplication::sendPostedEvents();
                FITS(p.window());
            }
        }
    }
}

void TestTextFits::everythingFitsAtLargeText_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qreal>("factor");
    // 9 points are usual. What has room in 20 has it in 13.5, unless it is arranged in another way there, which the
    // longest words and the other direction show.
    for (const QString &code : languageCodes())
        QTest::addRow("%s 20 pt", qPrintable(code)) << code << 20 / 9.0;
    for (const char *code : {"de", "ar"})
        QTest::addRow("%s 13.5 pt", code) << QString::fromLatin1(code) << 13.5 / 9;
}

/// Sheets and rooms, in a small window and a large font.
void TestTextFits::everythingFitsAtLargeText()
{
    QFETCH(QString, code);
    QFETCH(qreal, factor);
    const LargeText large(factor);
    QStringList faults;
    const auto look = [&](const QByteArray &name, QWidget &window) {
        QCoreApplication::sendPostedEvents();
        for (const QString &fault : faultsOf(window))
            faults.push_back(QString::fromLatin1(name) + QStringLiteral(": ") + fault);
    };
    EveryRoom rooms({800, 600}, code);
    rooms.visit(
        [&](const QByteArray &name, MainWindow &window) {
            look(name, window);
            if (window.size() != QSize(800, 600)) // something needs more room than there is
                faults.push_back(QString::fromLatin1(name)
                                 + QStringLiteral(": the window is %1 wide").arg(window.width()));
            window.resize(800, 600);
        },
        true);
    rooms.visitSheets([&](const QByteArray &name, QWidget &sheet) {
        look(name, sheet);
        for (const char *of : {"play", "more", "sheetClose"}) // of a new game, are in sight
            if (const auto *button = sheet.findChild<QAbstractButton *>(QLatin1String(of));
                button && button->isVisible()
                && !sheet.rect().contains(QRect(button->mapTo(&sheet, QPoint()), button->size())))
                faults.push_back(QString::fromLatin1(of) + QStringLiteral(" is out of sight"));
        for (const QCheckBox *box : sheet.findChildren<QCheckBox *>()) // long ones are broken into lines
            if (const auto *spoken = QAccessible::queryAccessibleInterface(const_cast<QCheckBox *>(box));
                spoken->text(QAccessible::Name).contains(QLatin1Char('\n')))
                faults.push_back(QStringLiteral("is spoken in lines: ") + box->text());
        const auto *book = qobject_cast<const RuleBookWindow *>(&sheet);
        if (!book)
            return;
        // With some fonts a line from right to left ends a little beyond the column, still inside the margin.
        const QTextDocument &text = *book->text()->document();
        if (text.size().width() > book->text()->viewport()->width() + text.documentMargin())
            faults.push_back(QStringLiteral("the rules are wider than their window"));
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

REGISTER_TEST(TestTextFits)
#include "tst_text_fits.moc"
