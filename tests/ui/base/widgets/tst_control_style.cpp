// SPDX-License-Identifier: GPL-3.0-or-later
// The style of the controls: contrasts of its colours, focus marks, sizes, and mirrored painting.
#include "tests/test_program.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QTabBar>
#include <QTableWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <QtTest>

#include <cmath>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red()) + 0.7152 * linear(colour.green()) + 0.0722 * linear(colour.blue());
}

/// The contrast ratio of WCAG.
double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

/// Every kind of control that takes the focus.
QWidget *made(const QString &kind)
{
    if (kind == QLatin1String("button"))
        return new QPushButton(QStringLiteral("Again"));
    if (kind == QLatin1String("tool button")) {
        auto *button = new QToolButton;
        button->setText(QStringLiteral("A"));
        button->setFocusPolicy(Qt::StrongFocus);
        return button;
    }
    if (kind == QLatin1String("check box"))
        return new QCheckBox(QStringLiteral("Hints"));
    if (kind == QLatin1String("radio button"))
        return new QRadioButton(QStringLiteral("Odin"));
    if (kind == QLatin1String("combo box")) {
        auto *box = new QComboBox;
        box->addItems({QStringLiteral("Easy"), QStringLiteral("Hard")});
        return box;
    }
    if (kind == QLatin1String("line edit"))
        return new QLineEdit(QStringLiteral("Thora"));
    if (kind == QLatin1String("spin box"))
        return new QSpinBox;
    if (kind == QLatin1String("slider"))
        return new QSlider(Qt::Horizontal);
    if (kind == QLatin1String("log"))
        return new QTextBrowser;
    if (kind == QLatin1String("table"))
        return new QTableWidget(3, 2);
    if (kind == QLatin1String("tabs")) {
        auto *tabs = new QTabBar;
        tabs->addTab(QStringLiteral("General"));
        tabs->addTab(QStringLiteral("Table"));
        return tabs;
    }
    auto *list = new QListWidget;
    list->addItems({QStringLiteral("one"), QStringLiteral("two")});
    list->setCurrentRow(0);
    return list;
}

constexpr const char *kKinds[]{"button",   "tool button", "check box", "radio button", "combo box", "line edit",
                               "spin box", "slider",      "log",       "table",        "tabs",      "list"};

/// The number of pixels of that colour in columns from–to.
int pixels(const QImage &image, const QColor &colour, int from, int to)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = from; x < to; ++x)
            found += image.pixelColor(x, y) == colour;
    return found;
}

int pixels(const QImage &image, const QColor &colour) { return pixels(image, colour, 0, image.width()); }

} // namespace

class TestControlStyle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void contrasts_data();
    void contrasts();
    void focusIsSeen_data();
    void focusIsSeen();
    void rowWithFocusHasTheOnlyRing();
    void sizesGrowWithTheFont_data();
    void sizesGrowWithTheFont();
    void mirrored();
    void listOfAComboBox();
    void disabledHasItsColour();
    void keyLettersWhileAltIsHeld();
    void keyLettersTearNoWord();
    void progressGrowsFromTheBeginning();
    void namesAreNoRichText();
};

void TestControlStyle::initTestCase()
{
    QApplication::setStyle(widgetStyle());
    QApplication::setPalette(widgetPalette(Theme::Dark));
    QApplication::setCursorFlashTime(0);
}

void TestControlStyle::contrasts_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("dark") << Theme::Dark;
    QTest::newRow("light") << Theme::Light;
    QTest::newRow("high contrast") << Theme::HighContrast;
}

void TestControlStyle::contrasts()
{
    QFETCH(Theme, theme);
    const ControlColours c = controlColours(widgetPalette(theme));
    const bool high = theme == Theme::HighContrast;
    const double words = high ? 7 : 4.5, signs = high ? 4.5 : 3;
    const auto atLeast = [](const QColor &a, const QColor &b, double ratio) {
        if (contrast(a, b) < ratio)
            qWarning() << a << b << contrast(a, b) << "needs" << ratio;
        return contrast(a, b) >= ratio;
    };
    for (const QColor &ground : {c.ground, c.well, c.raised, c.hover, c.pressed})
        QVERIFY(atLeast(c.text, ground, 7));
    for (const QColor &ground : {c.ground, c.well})
        QVERIFY(atLeast(c.dim, ground, std::max(words, 5.5)));
    for (const QColor &ground : {c.ground, c.well, c.raised})
        QVERIFY(atLeast(c.rim, ground, signs));
    for (const QColor &ground : {c.ground, c.well})
        QVERIFY(atLeast(c.thread, ground, signs));
    QVERIFY(atLeast(c.disabled, c.ground, high ? 7 : 3.3));
    QVERIFY(atLeast(c.chosenText, c.chosen, std::max(words, 5.5)));
    QVERIFY(atLeast(c.chosenEdge, c.ground, signs));
    QVERIFY(atLeast(c.error, c.ground, words));
    QVERIFY(atLeast(widgetPalette(theme).color(QPalette::Link), c.ground, words));
    // The focus mark: gold on its dark line, and one of both on every ground that it can be painted over.
    QVERIFY(atLeast(c.gold, c.goldLine, 7));
    for (const QColor &ground : {c.ground, c.well, c.raised, c.hover, c.chosen, c.rim})
        QVERIFY(std::max(contrast(c.gold, ground), contrast(c.goldLine, ground)) >= 3);
}

void TestControlStyle::focusIsSeen_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("leftwards");
    for (const Theme theme : {Theme::Dark, Theme::Light})
        for (const char *kind : kKinds)
            for (const bool leftwards : {false, true})
                QTest::addRow("%s, %s, %s", theme == Theme::Dark ? "dark" : "light", kind,
                              leftwards ? "right to left" : "left to right")
                    << theme << QString::fromLatin1(kind) << leftwards;
}

void TestControlStyle::focusIsSeen()
{
    QFETCH(Theme, theme);
    QFETCH(QString, kind);
    QFETCH(bool, leftwards);
    QApplication::setPalette(widgetPalette(theme));
    QWidget window;
    window.setLayoutDirection(leftwards ? Qt::RightToLeft : Qt::LeftToRight);
    auto *layout = new QVBoxLayout(&window);
    auto *control = made(kind);
    auto *other = new QLineEdit(&window);
    layout->addWidget(control);
    layout->addWidget(other);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other->setFocus();
    const QImage without = control->grab().toImage();
    control->setFocus();
    QVERIFY(control->hasFocus());
    const QImage with = control->grab().toImage();
    const QColor gold = controlColours(control->palette()).gold;
    QCOMPARE(pixels(without, gold), 0);
    QVERIFY2(pixels(with, gold) >= 20, qPrintable(QString::number(pixels(with, gold))));
    int strong = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            strong += contrast(with.pixelColor(x, y), without.pixelColor(x, y)) >= 3;
    QVERIFY2(strong >= 40, qPrintable(QString::number(strong)));
    QApplication::setPalette(widgetPalette(Theme::Dark));
}

/// Once the list had another ring around all its rows.
void TestControlStyle::rowWithFocusHasTheOnlyRing()
{
    QListWidget list;
    list.addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
    list.setCurrentRow(1);
    list.show();
    QVERIFY(QTest::qWaitForWindowActive(&list));
    list.setFocus();
    const QColor gold = controlColours(list.palette()).gold;
    const auto ring = [&] {
        QRect all;
        const QImage image = list.grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == gold)
                    all |= QRect(x, y, 1, 1);
        return all;
    };
    QRect row = list.visualItemRect(list.item(1));
    row.translate(list.viewport()->pos());
    QVERIFY(row.adjusted(-2, -2, 2, 2).contains(ring()));
    QVERIFY(!ring().isEmpty());
    list.clear(); // without rows the frame shows where the focus is
    QVERIFY(ring().height() > list.height() / 2);
}

void TestControlStyle::sizesGrowWithTheFont_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind :
         {"button", "tool button", "check box", "radio button", "combo box", "line edit", "spin box", "tabs", "slider"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TestControlStyle::sizesGrowWithTheFont()
{
    QFETCH(QString, kind);
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPixelSize(13);
    QApplication::setFont(font);
    const std::unique_ptr<QWidget> small(made(kind));
    const int lowest = small->sizeHint().height();
    font.setPixelSize(26);
    QApplication::setFont(font);
    const std::unique_ptr<QWidget> large(made(kind));
    const int highest = large->sizeHint().height();
    QApplication::setFont(before);
    QVERIFY2(highest > lowest * 3 / 2, qPrintable(QStringLiteral("%1, %2").arg(lowest).arg(highest)));
}

/// Arrows of combo boxes and marks of check boxes change sides.
void TestControlStyle::mirrored()
{
    const ControlColours colours = controlColours(QApplication::palette());
    QComboBox combo; // without text: only the arrow has its colour
    combo.resize(200, combo.sizeHint().height());
    QCheckBox check;
    check.setText(QStringLiteral(" "));
    check.setChecked(true);
    check.resize(200, check.sizeHint().height());
    for (const bool leftwards : {false, true}) {
        combo.setLayoutDirection(leftwards ? Qt::RightToLeft : Qt::LeftToRight);
        check.setLayoutDirection(combo.layoutDirection());
        const QImage field = combo.grab().toImage(), mark = check.grab().toImage();
        const int half = field.width() / 2, near = leftwards ? 0 : half, far = leftwards ? half : 0;
        QVERIFY(pixels(field, colours.text, near, near + half) > 0);
        QCOMPARE(pixels(field, colours.text, far, far + half), 0);
        QVERIFY(pixels(mark, colours.chosen, far, far + half) > 0);
        QCOMPARE(pixels(mark, colours.chosen, near, near + half), 0);
    }
}

/// Below the field, with a tick at the current row and room for every text.
void TestControlStyle::listOfAComboBox()
{
    QWidget window;
    window.resize(300, 300);
    QComboBox combo(&window);
    combo.addItems({QStringLiteral("International"), QStringLiteral("German")});
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    combo.showPopup();
    QWidget *list = combo.view();
    QTRY_VERIFY(list->isVisible());
    QVERIFY(list->mapToGlobal(QPoint()).y() >= combo.mapToGlobal(QPoint(0, combo.height() - 2)).y());
    QVERIFY(combo.view()->visualRect(combo.model()->index(0, 0)).height() >= grown(28));
    QVERIFY(combo.view()->visualRect(combo.model()->index(1, 0)).bottom() <= combo.view()->viewport()->height());
    combo.view()->setCurrentIndex(combo.model()->index(1, 0));
    const QImage picture = combo.view()->viewport()->grab().toImage();
    const QColor text = controlColours(combo.palette()).text;
    QVERIFY(pixels(picture, text, 0, grown(32)) > 0);
    combo.hidePopup();
}

void TestControlStyle::disabledHasItsColour()
{
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        QApplication::setPalette(widgetPalette(theme));
        const ControlColours colours = controlColours(QApplication::palette());
        QVERIFY(colours.disabled != colours.text && colours.disabled != colours.dim);
        QCOMPARE(colours.disabled.alpha(), 255);
        for (const char *kind : {"button", "check box", "radio button", "combo box", "line edit"}) {
            const std::unique_ptr<QWidget> control(made(QString::fromLatin1(kind)));
            control->setEnabled(false);
            QFont font = control->font();
            font.setPixelSize(30); // strokes wider than a pixel have the colour itself
            control->setFont(font);
            const QImage picture = control->grab().toImage();
            QVERIFY2(pixels(picture, colours.disabled) > 0, kind);
            QCOMPARE(pixels(picture, colours.text), 0);
        }
    }
    QApplication::setPalette(widgetPalette(Theme::Dark));
}

void TestControlStyle::keyLettersWhileAltIsHeld()
{
    QWidget window;
    auto *check = new QCheckBox(QStringLiteral("&Hints"), &window);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto underlined = [&] { return window.style()->styleHint(QStyle::SH_UnderlineShortcut); };
    const QImage without = check->grab().toImage();
    QVERIFY(!underlined());
    QTest::keyPress(&window, Qt::Key_Alt);
    QVERIFY(underlined());
    QVERIFY(check->grab().toImage() != without);
    QTest::keyRelease(&window, Qt::Key_Alt);
    QVERIFY(!underlined());
    QCOMPARE(check->grab().toImage(), without);
}

/// The letters of Arabic join: marking one of them adds a line below it and changes nothing else.
void TestControlStyle::keyLettersTearNoWord()
{
    const auto drawn = [](int flag) {
        QImage image(160, 48, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(QApplication::font());
        QApplication::style()->drawItemText(&painter, image.rect(), Qt::AlignCenter | flag, QApplication::palette(),
                                            true, QStringLiteral("ال&لغة"));
        return image;
    };
    const QImage plain = drawn(Qt::TextHideMnemonic), marked = drawn(Qt::TextShowMnemonic);
    QRect changed;
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
            if (plain.pixel(x, y) != marked.pixel(x, y))
                changed |= QRect(x, y, 1, 1);
    QVERIFY(!changed.isEmpty());
    QVERIFY(changed.top() > plain.height() / 2);
    QVERIFY2(changed.height() <= 3 && changed.width() < 20,
             qPrintable(QStringLiteral("%1 × %2").arg(changed.width()).arg(changed.height())));
}

void TestControlStyle::progressGrowsFromTheBeginning()
{
    const QColor done = controlColours(QApplication::palette()).chosenEdge;
    QProgressBar bar;
    bar.setTextVisible(false);
    bar.setValue(30);
    bar.resize(200, 20);
    QVERIFY(pixels(bar.grab().toImage(), done, 0, 50) > 0);
    QCOMPARE(pixels(bar.grab().toImage(), done, 100, 200), 0);
    bar.setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(pixels(bar.grab().toImage(), done, 0, 100), 0);
    QVERIFY(pixels(bar.grab().toImage(), done, 150, 200) > 0);
}

/// In labels and in tool tips, of widgets and of items of a scene.
void TestControlStyle::namesAreNoRichText()
{
    const QString name = QStringLiteral("<h1>Bo</h1>");
    QLabel label(name), richLabel(name);
    richLabel.setTextFormat(Qt::RichText);
    for (QLabel *one : {&label, &richLabel})
        one->ensurePolished();
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QCOMPARE(richLabel.textFormat(), Qt::RichText);
    QToolTip::showText({10, 10}, name);
    const auto tips = QApplication::topLevelWidgets();
    const auto tip = std::find_if(tips.begin(), tips.end(), [](QWidget *w) { return w->inherits("QTipLabel"); });
    QVERIFY(tip != tips.end());
    QCOMPARE(static_cast<QLabel *>(*tip)->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

REGISTER_TEST(TestControlStyle)
#include "tst_control_style.moc"
