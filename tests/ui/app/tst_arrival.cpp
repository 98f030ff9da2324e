// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody who listens meets in every room: few words before the thing that has the focus, and a focus that is
// inside the window, with large text too.
#include "tests/test_program.h"
#include "tests/ui/every_room.h"

#include "ui/base/text/speech.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"

#include <QAccessible>
#include <QScrollArea>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kMostWords = 25;
constexpr int kStops = 60; ///< of the Tab key, more than any room has

/// The texts below an object that belong to nothing else: a screen reader reads them when the focus enters the place,
/// but for those in a splitter.
void addUnrelatedLabels(const QAccessibleInterface &place, QStringList &labels)
{
    for (int i = 0; i < place.childCount(); ++i) {
        QAccessibleInterface *child = place.child(i);
        if (!child || child->state().invisible || child->role() == QAccessible::Splitter)
            continue;
        const QString text = child->text(QAccessible::Name);
        if (child->role() == QAccessible::StaticText && !text.isEmpty()
            && child->relations(QAccessible::AllRelations).isEmpty())
            labels.push_back(text);
        addUnrelatedLabels(*child, labels);
    }
}

/// The room, sheet or page that was entered; null at a table.
QWidget *placeIn(MainWindow &window)
{
    if (Sheet *sheet = Sheet::topOf(&window))
        return sheet;
    if (Room *room = window.rooms().current())
        return room;
    auto *start = window.findChild<QWidget *>(QStringLiteral("start"));
    return start && start->isVisible() ? start : nullptr;
}

/// Where a widget is if its middle is not to be seen in the window and in all areas that scroll; else empty.
QString unseenPart(const QWidget &focus)
{
    const QPoint centre = focus.rect().center();
    if (!focus.window()->rect().contains(focus.mapTo(focus.window(), centre)))
        return QStringLiteral("outside the window");
    for (const QWidget *parent = focus.parentWidget(); parent; parent = parent->parentWidget())
        if (const auto *area = qobject_cast<const QScrollArea *>(parent)) {
            const QRect seen = area->viewport()->rect(), place(focus.mapTo(area->viewport(), QPoint()), focus.size());
            if (!seen.intersects(place) || (place.height() <= seen.height() && !seen.contains(place.center())))
                return QStringLiteral("at %1, %2, %3 × %4 in %5 × %6")
                    .arg(place.x())
                    .arg(place.y())
                    .arg(place.width())
                    .arg(place.height())
                    .arg(seen.width())
                    .arg(seen.height());
        }
    return {};
}

} // namespace

class TestArrival : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); } // which scrolls to what has the focus
    void fewWordsBeforeTheFocus();
    void focusIsInsideTheWindow_data();
    void focusIsInsideTheWindow();
};

void TestArrival::fewWordsBeforeTheFocus()
{
    QStringList faults;
    EveryRoom rooms({1280, 800}, QStringLiteral("en"));
    rooms.visit([&](const QByteArray &name, MainWindow &window) {
        QWidget *place = placeIn(window);
        if (!place)
            return;
        const QAccessibleInterface &interface = *QAccessible::queryAccessibleInterface(place);
        QStringList labels{interface.text(QAccessible::Name)};
        QVERIFY2(!labels.first().isEmpty() || place->objectName() == QLatin1String("start"), name.constData());
        addUnrelatedLabels(interface, labels);
        if (const QString words = labels.join(QLatin1Char(' ')); wordsIn(words) > kMostWords)
            faults.push_back(QString::fromLatin1(name) + QStringLiteral(": ") + words);
    });
    QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join(QLatin1Char('\n'))));
}

void TestArrival::focusIsInsideTheWindow_data()
{
    QTest::addColumn<int>("points");
    QTest::newRow("twice the text") << 18;
    QTest::newRow("twice the text of a desktop") << 20;
}

void TestArrival::focusIsInsideTheWindow()
{
    QFETCH(int, points);
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSize(points);
    QApplication::setFont(large);
    QStringList faults;
    {
        EveryRoom rooms({800, 600}, QStringLiteral("en"));
        rooms.visit([&](const QByteArray &name, MainWindow &window) {
            QSet<const QWidget *> stops;
            for (int i = 0; i < kStops; ++i) {
                QTest::keyClick(window.windowHandle(), Qt::Key_Tab);
                EveryRoom::layOut();
                const QWidget *focus = QApplication::focusWidget();
                if (!focus || (i > 0 && stops.contains(focus) && stops.size() > 1 && i > stops.size() + 10))
                    break;
                stops.insert(focus);
                if (const QString fault = unseenPart(*focus); !fault.isEmpty())
                    faults.push_back(QStringLiteral("%1: %2 %3 %4")
                                         .arg(QString::fromLatin1(name),
                                              QString::fromLatin1(focus->metaObject()->className()),
                                              focus->objectName(), fault));
            }
        });
    }
    QApplication::setFont(before);
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join(QLatin1Char('\n'))));
}

REGISTER_TEST(TestArrival)

#include "tst_arrival.moc"
