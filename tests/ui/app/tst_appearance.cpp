// SPDX-License-Identifier: GPL-3.0-or-later
// Language, digits and colours change while any room is open.
#include "tests/test_program.h"
#include "tests/ui/every_room.h"
#include "tests/ui/text_recorder.h"

#include "ui/base/widgets/style.h"
#include "ui/rooms/newgame/picture_buttons.h"
#include "ui/rooms/settings/settings_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCryptographicHash>
#include <QGraphicsView>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

QByteArray hashOf(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    return QCryptographicHash::hash(
               QByteArray::fromRawData(reinterpret_cast<const char *>(image.constBits()), int(image.sizeInBytes())),
               QCryptographicHash::Md5)
        .toHex();
}

/// The icons of all buttons and the pictures of all labels that can be seen, as they would be painted now.
QStringList picturesIn(const QWidget &window)
{
    QStringList pictures;
    const auto add = [&pictures](const QWidget *widget, const QPixmap &pixmap) {
        pictures.push_back(QStringLiteral("%1 (%2): %3")
                               .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                    QString::fromLatin1(hashOf(pixmap))));
    };
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        if (button->isVisibleTo(&window) && !button->icon().isNull())
            add(button, button->icon().pixmap(button->iconSize(), button->isEnabled() ? QIcon::Normal : QIcon::Disabled,
                                              button->isChecked() ? QIcon::On : QIcon::Off));
    for (const QLabel *label : window.findChildren<QLabel *>())
        if (label->isVisibleTo(&window) && !label->pixmap(Qt::ReturnByValue).isNull())
            add(label, label->pixmap(Qt::ReturnByValue));
    return pictures;
}

void setTheme(EveryRoom &rooms, Settings::Theme theme)
{
    rooms.settings().theme.set(theme);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents(); // what is made anew is shown
}

/// What a widget says and paints.
QStringList saidIn(QWidget &window)
{
    QStringList texts;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->window() != &window || !widget->isVisibleTo(&window))
            continue;
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        for (const PaintedText &painted : TextRecorder::textsOn(*widget))
            texts << painted.text;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts;
}

/// The icons in a window that a screen of twice the resolution would show unsharp.
QStringList unsharpIn(const QWidget &window)
{
    QStringList unsharp;
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        if (!button->objectName().startsWith(QLatin1String("qt_")) // Qt's own
            && !button->icon().isNull()
            && button->icon().pixmap(button->iconSize(), 2).size() != button->iconSize() * 2)
            unsharp.push_back(QString::fromLatin1(button->metaObject()->className()) + QLatin1Char(' ')
                              + button->objectName());
    for (const QComboBox *box : window.findChildren<QComboBox *>())
        for (int i = 0; i < box->count(); ++i)
            if (!box->itemIcon(i).isNull() && box->itemIcon(i).pixmap(box->iconSize(), 2).size() != box->iconSize() * 2)
                unsharp.push_back(box->objectName() + QLatin1Char(' ') + box->itemText(i));
    return unsharp;
}

} // namespace

class TestAppearance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); }
    void picturesFollowTheColours();
    void languageKeepsTheRoom();
    void digitsAreThoseOfTheLanguage();
};

/// In each room pictures are the same whether it was opened in these colours or the colours changed there; and they are
/// sharp, as a window may be moved to a screen of another resolution at any time.
void TestAppearance::picturesFollowTheColours()
{
    std::map<QByteArray, QStringList> opened;
    QStringList faults;
    EveryRoom light({1280, 800}, QStringLiteral("en"));
    setTheme(light, Settings::Theme::Light);
    light.visit([&](const QByteArray &name, MainWindow &window) {
        opened[name] = picturesIn(window);
        for (const QString &icon : unsharpIn(window))
            faults.push_back(QString::fromLatin1(name) + QStringLiteral(", unsharp: ") + icon);
    });
    const NewGameDialog dialog{GameSetup()};
    QCOMPARE(unsharpIn(dialog), QStringList());
    QVERIFY(!dialog.findChildren<ColourChip *>().isEmpty());
    EveryRoom dark({1280, 800}, QStringLiteral("en"));
    setTheme(dark, Settings::Theme::Dark);
    int compared = 0;
    dark.visit([&](const QByteArray &name, MainWindow &window) {
        setTheme(dark, Settings::Theme::Light);
        const QStringList now = picturesIn(window);
        compared += static_cast<int>(now.size());
        if (now.size() != opened[name].size())
            faults.push_back(QString::fromLatin1(name)
                             + QStringLiteral(": %1 pictures instead of %2").arg(now.size()).arg(opened[name].size()));
        for (int i = 0; i < std::min(now.size(), opened[name].size()); ++i)
            if (now[i] != opened[name][i])
                faults.push_back(QString::fromLatin1(name) + QStringLiteral(": ") + now[i]);
        setTheme(dark, Settings::Theme::Dark);
    });
    QVERIFY(compared > 100);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// A change of language or digits leaves no status bar behind.
void TestAppearance::languageKeepsTheRoom()
{
    EveryRoom rooms({1280, 800}, QStringLiteral("en"));
    QStringList faults;
    rooms.visit([&](const QByteArray &name, MainWindow &window) {
        const auto check = [&](const char *when) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents(); // sizes that follow from sizes
            const bool says = !window.statusBar()->currentMessage().isEmpty();
            if (window.statusBar()->isVisibleTo(&window) != says)
                faults.push_back(QString::fromLatin1(name) + QLatin1Char(' ') + QLatin1String(when));
        };
        const QSize before = window.centralWidget()->size();
        check("before");
        for (const char *code : {"de", "ar"}) {
            rooms.settings().setLanguage(QString::fromLatin1(code));
            check(code);
        }
        rooms.settings().nativeDigits.set(true);
        check("digits");
        rooms.settings().nativeDigits.set(false);
        rooms.settings().setLanguage(QStringLiteral("en"));
        check("back");
        if (window.statusBar()->currentMessage().isEmpty() && window.centralWidget()->size() != before)
            faults.push_back(QString::fromLatin1(name) + QStringLiteral(" has another size"));
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// With the eastern digits on, no number is written with western ones.
void TestAppearance::digitsAreThoseOfTheLanguage()
{
    EveryRoom rooms({1280, 800}, QStringLiteral("ar"));
    rooms.settings().nativeDigits.set(true);
    const QRegularExpression western(QStringLiteral("[0-9%]"));
    // Not numbers of the program: a name that the test gives, invitations, figures on chips that are as on the cards,
    // and names of cards and lines of positions, which are typed and pasted.
    const QRegularExpression exempt(QStringLiteral(
        "Seat 0|^meadhall:|^−?\\d{1,2}$|^(Odin|Ninjan) .*/|(^|: )\u2068?[A-Z]-?\\d{1,2}( [A-Z]-?\\d{1,2})*\u2069?$"));
    int faults = 0;
    const auto look = [&](const QByteArray &name, QWidget &window) {
        for (const QString &text : saidIn(window))
            if (text.contains(western) && !text.contains(exempt)) {
                qWarning("%s: %s", name.constData(), qPrintable(text));
                ++faults;
            }
    };
    rooms.visit(look);
    SettingsDialog settings(rooms.settings(), rooms.window().actions().keyed(), QStringLiteral("ar"), &rooms.window());
    settings.open();
    auto *pages = settings.findChild<QTabWidget *>();
    for (int page = 0; page < pages->count() - 1; ++page) { // the last one has the names of keys
        pages->setCurrentIndex(page);
        QCoreApplication::sendPostedEvents();
        for (const QSpinBox *field : settings.findChildren<QSpinBox *>())
            QVERIFY2(!field->text().contains(western), qPrintable(field->text()));
    }
    QCOMPARE(faults, 0);
}

REGISTER_TEST(TestAppearance)
#include "tst_appearance.moc"
