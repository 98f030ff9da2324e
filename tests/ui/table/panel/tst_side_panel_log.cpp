// SPDX-License-Identifier: GPL-3.0-or-later
// Cards in the log beside the table are seen as chips and read as words.
#include "tests/test_program.h"
#include "tests/ui/played_window.h"

#include "ui/base/graphics/card_faces.h"
#include "ui/base/text/odin_text.h"
#include "ui/table/panel/log_view.h"
#include "ui/table/panel/side_panel.h"

#include <QClipboard>
#include <QMimeData>
#include <QTextBlock>

using namespace meadhall;
using namespace meadhall::ui;

class TestSidePanelLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsAreChips_data();
    void cardsAreChips();
};

void TestSidePanelLog::cardsAreChips_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "ru", "uk", "ar"})
        QTest::newRow(language) << language;
}

/// Each card in the log is a chip in its colour; text and clipboard have its name, also where lines break.
void TestSidePanelLog::cardsAreChips()
{
    QFETCH(QString, language);
    PlayedWindow p({1280, 800}, language);
    PlayEvent first{0, cardsNamed("B1"), kNoCard}, second{1, cardsNamed("K2 O2"), cardsNamed("B1").first()};
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "K1 K2 O2 R3 R4 R5 R6 R7 R8"}, 0,
                    {first, second}),
             Reason::None);
    auto *log = static_cast<LogView *>(p.window().sidePanel().log());
    const QString words = log->toPlainText();
    for (const char *card : {"K2", "O2"})
        QVERIFY2(words.contains(OdinText::card(cardsNamed(card).first(), OdinText::Case::Accusative)
                                    .replace(QChar::Nbsp, QLatin1Char(' '))), // as any text document does
                 qPrintable(words));
    QCoreApplication::sendPostedEvents();
    QList<QRect> chips;
    for (QTextBlock block = log->document()->begin(); block.isValid(); block = block.next())
        chips += log->chipRects(block);
    QCOMPARE(chips.size(), 4);
    const QImage picture = log->viewport()->grab().toImage();
    const std::vector<const char *> cards{"B1", "O2", "K2", "B1"}; // the order of equal numbers is that of colours
    QSet<QRgb> grounds;
    for (const QRect &chip : chips) {
        QVERIFY(log->viewport()->rect().contains(chip));
        grounds.insert(picture.pixel(chip.left() + 3, chip.center().y()));
    }
    for (const char *card : cards)
        QVERIFY(grounds.contains(odinCardGround(cardsNamed(card).first(), p.view().theme(), {})));
    for (int i = 0; i < 3; ++i) // chips lie beside each other
        QVERIFY(!chips[i].intersects(chips[i + 1]));
    log->setFocus();
    QTest::keyClick(log, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(log, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), words);
    QVERIFY(!QApplication::clipboard()->mimeData()->hasHtml());
    p.languages().setLanguage(QStringLiteral("en"));
}

REGISTER_TEST(TestSidePanelLog)
#include "tst_side_panel_log.moc"
