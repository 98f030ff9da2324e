// SPDX-License-Identifier: GPL-3.0-or-later
// Enters every room as somebody who listens: few words before the thing that has the focus, words without marks of
// direction, and a focus on something that can act, inside the window, with large text too.
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/every_room.h"

#include "ui/base/text/speech.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QScrollArea>
#include <QTextEdit>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kMostWords = 25;
constexpr int kStops = 60; ///< of the Tab key, more than any room has

/// The texts below an object that belong to nothing else: a screen reader reads them when the focus enters the place.
void addUnrelatedLabels(const QAccessibleInterface &place, QStringList &labels)
{
    for (int i = 0; i < place.childCount(); ++i) {
        QAccessibleInterface *child = place.child(i);
        if (!child || child->state().invisible)
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

/// Names the widget that has the focus although nothing can be done with it; empty if something can.
QString idleFocus()
{
    const QWidget *focus = QApplication::focusWidget();
    if (!focus)
        return QStringLiteral("nothing");
    const auto *view = qobject_cast<const QAbstractItemView *>(focus);
    const auto *text = qobject_cast<const QTextEdit *>(focus);
    const bool isEmpty = (view && (!view->model() || view->model()->rowCount() == 0))
                         || (text && text->isReadOnly() && text->document()->isEmpty());
    return isEmpty || !focus->isEnabled() || !focus->isVisible()
               ? QString::fromLatin1(focus->metaObject()->className()) + QLatin1Char(' ') + focus->objectName()
               : QString();
}

/// The names, descriptions and values at or below an object with marks of direction or dots in the middle of a line,
/// which are read out; those of hidden ones as well.
void addMarkedWords(Interface one, QStringList &found)
{
    if (!one || !one->isValid())
        return;
    const bool isDocument =
        qobject_cast<QTextEdit *>(one->object()); // the value is its text, in which there are places
    for (const QAccessible::Text kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        if (const QString words = kind == QAccessible::Value && isDocument ? QString() : one->text(kind);
            hasMarks(words) || words.contains(QChar(0xb7)))
            found.push_back(QStringLiteral("marks in %1 of %2 %3: %4")
                                .arg(kind)
                                .arg(one->object() ? QString::fromLatin1(one->object()->metaObject()->className())
                                                   : QStringLiteral("part"),
                                     one->object() ? one->object()->objectName() : QString(), words));
    for (int i = 0; i < one->childCount(); ++i)
        addMarkedWords(one->child(i), found);
}

/// Collects the parts of an object shown that can have the focus and are said badly: without a name, with their name as
/// the description too, or, a choice, without a label. Parts of lists and tables are left out, where a place may be
/// empty.
void addBadlyNamed(Interface one, QStringList &found)
{
    if (!one || !one->isValid() || one->state().invisible)
        return;
    const QString name = one->text(QAccessible::Name);
    const bool isLabelled = !one->relations(QAccessible::Label).isEmpty();
    const bool isNamed = isLabelled || !name.isEmpty();
    if (qobject_cast<QWidget *>(one->object()) && one->state().focusable
        && (!isNamed || (!name.isEmpty() && one->text(QAccessible::Description) == name)
            || (one->role() == QAccessible::ComboBox && !isLabelled)))
        found.push_back(QStringLiteral("%1 %2 is said badly: “%3”, “%4”")
                            .arg(QString::fromLatin1(one->object()->metaObject()->className()),
                                 one->object()->objectName(), name, one->text(QAccessible::Description)));
    for (int i = 0; i < one->childCount(); ++i)
        addBadlyNamed(one->child(i), found);
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
    void everyRoomByEar_data();
    void everyRoomByEar();
    void everyRoomIsFocusedOnce_data();
    void everyRoomIsFocusedOnce();
    void focusIsInsideTheWindow();
};

void TestArrival::everyRoomByEar_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"en", "ar"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void TestArrival::everyRoomByEar()
{
    QFETCH(QString, code);
    QStringList faults;
    const auto add = [&faults](const QByteArray &name, const QString &fault) {
        faults.push_back(QString::fromLatin1(name) + QStringLiteral(": ") + fault);
    };
    const auto listen = [&](const QByteArray &name, QWidget &window) {
        if (const QString focus = idleFocus(); !focus.isEmpty())
            add(name, QStringLiteral("the focus is on ") + focus);
        QStringList wrong;
        addMarkedWords(QAccessible::queryAccessibleInterface(&window), wrong);
        addBadlyNamed(QAccessible::queryAccessibleInterface(&window), wrong);
        for (const QString &words : wrong)
            add(name, words);
        auto *program = qobject_cast<MainWindow *>(&window);
        QWidget *place = program ? placeIn(*program) : &window; // or it is a sheet
        if (!place)
            return;
        const QAccessibleInterface &interface = *QAccessible::queryAccessibleInterface(place);
        QStringList labels{interface.text(QAccessible::Name)};
        QVERIFY2(!labels.first().isEmpty() || place->objectName() == QLatin1String("start"), name.constData());
        addUnrelatedLabels(interface, labels);
        const bool isAllFacts = name == "about the game"; // which one opens to hear them
        if (const QString words = labels.join(QLatin1Char(' ')); wordsIn(words) > kMostWords && !isAllFacts)
            add(name, words);
    };
    EveryRoom rooms({1280, 800}, code);
    rooms.visit(listen);
    rooms.visitSheets(listen);
    faults.removeDuplicates();
    for (const QString &fault : faults)
        qWarning().noquote() << fault; // more than a message of a test may have
    QVERIFY(faults.isEmpty());
}

void TestArrival::everyRoomIsFocusedOnce_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1280, 800);
    QTest::newRow("small") << QSize(800, 600);
}

/// Arriving in a room gives the focus to one thing, since a screen reader would say what had it for a moment as well.
/// Left out are a room that waits for its contents, whose title is said anyway, and a table, which tells of its focus
/// later.
void TestArrival::everyRoomIsFocusedOnce()
{
    QFETCH(QSize, size);
    QStringList focused, faults;
    const auto nameOf = [](const QWidget &one) {
        return QString::fromLatin1(one.metaObject()->className()) + QLatin1Char(' ') + one.objectName();
    };
    const auto isWaiting = [](const QWidget &one) {
        return qobject_cast<const Room *>(&one) || qobject_cast<const TableView *>(&one);
    };
    const QObject context;
    connect(qApp, &QApplication::focusChanged, &context, [&](QWidget *, const QWidget *now) {
        const QWidget *room = now;
        while (room && !qobject_cast<const Room *>(room))
            room = room->parentWidget();
        if (room && !room->property("visited").toBool() && !isWaiting(*now))
            focused.push_back(nameOf(*now));
    });
    QSet<QByteArray> visited;
    EveryRoom rooms(size, QStringLiteral("en"));
    rooms.visit([&](const QByteArray &name, MainWindow &window) {
        Room *room = window.rooms().current();
        if (room && !room->property("visited").toBool()) {
            room->setProperty("visited", true);
            visited.insert(room->metaObject()->className());
            const QWidget &focus = *QApplication::focusWidget();
            if (focused != (isWaiting(focus) ? QStringList() : QStringList(nameOf(focus))))
                faults.push_back(QString::fromLatin1(name) + QStringLiteral(": ") + focused.join(QStringLiteral(", ")));
        }
        focused.clear();
    });
    QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join(QLatin1Char('\n'))));
    QVERIFY(visited.size() > 6);
}

/// With twice the text of a desktop.
void TestArrival::focusIsInsideTheWindow()
{
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSize(20);
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
