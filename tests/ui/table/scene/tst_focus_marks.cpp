// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard focus is visible on every widget: the pixels with and without focus are compared.
#include "tests/test_program.h"
#include "ui/base/widgets/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QtTest>

#include <cmath>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

double luminance(QRgb colour)
{
    const auto linear = [](int channel) {
        const double c = channel / 255.0;
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

/// The contrast ratio of WCAG.
double contrast(QRgb a, QRgb b)
{
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

/// The number of pixels with a contrast of at least 3 : 1.
int strongPixels(const QImage &a, const QImage &b)
{
    int strong = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            strong += contrast(a.pixel(x, y), b.pixel(x, y)) >= 3;
    return strong;
}

QWidget *makeWidget(const QString &kind, QWidget *parent)
{
    if (kind == QLatin1String("button"))
        return new QPushButton(QStringLiteral("Again"), parent);
    if (kind == QLatin1String("default button")) {
        auto *button = new QPushButton(QStringLiteral("Again"), parent);
        button->setDefault(true);
        return button;
    }
    if (kind == QLatin1String("check box"))
        return new QCheckBox(QStringLiteral("Dim"), parent);
    if (kind == QLatin1String("radio button"))
        return new QRadioButton(QStringLiteral("Dim"), parent);
    if (kind == QLatin1String("line"))
        return new QLineEdit(QStringLiteral("Ada"), parent);
    if (kind == QLatin1String("number"))
        return new QSpinBox(parent);
    if (kind == QLatin1String("list"))
        return new QListWidget(parent);
    auto *box = new QComboBox(parent);
    box->addItems({QStringLiteral("Easy"), QStringLiteral("Medium")});
    return box;
}

} // namespace

class TestFocusMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void focusIsVisible_data();
    void focusIsVisible();
};

void TestFocusMarks::focusIsVisible_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<QString>("kind");
    for (const Theme theme : {Theme::Dark, Theme::Light})
        for (const char *kind :
             {"button", "default button", "check box", "radio button", "line", "number", "combo box", "list"})
            QTest::addRow("%s, %s", theme == Theme::Dark ? "dark" : "light", kind) << theme << kind;
}

void TestFocusMarks::focusIsVisible()
{
    QFETCH(Theme, theme);
    QFETCH(QString, kind);
    QApplication::setStyle(widgetStyle());
    QApplication::setPalette(widgetPalette(theme));
    QApplication::setCursorFlashTime(0);
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    QWidget *widget = makeWidget(kind, &window);
    auto *other = new QCheckBox(&window); // takes the focus, and shows no default button mark
    layout->addWidget(widget);
    layout->addWidget(other);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other->setFocus();
    const QImage without = widget->grab().toImage();
    widget->setFocus(); // not by Tab
    QVERIFY(widget->hasFocus());
    const QImage with = widget->grab().toImage();
    // A frame of two pixels without the corners; for check boxes and radio buttons around the text only.
    const bool ticked = kind.startsWith(QLatin1String("check")) || kind.startsWith(QLatin1String("radio"));
    const int round = 2 * (widget->width() + widget->height());
    const int strong = strongPixels(with, without);
    QVERIFY2(strong >= (ticked ? round / 2 : round * 3 / 2),
             qPrintable(QStringLiteral("%1 of %2").arg(strong).arg(2 * round)));
}

REGISTER_TEST(TestFocusMarks)
#include "tst_focus_marks.moc"
