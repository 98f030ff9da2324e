// SPDX-License-Identifier: GPL-3.0-or-later
// Every language can be displayed, even on a system without fonts.
#include "tests/test_program.h"
#include "ui/base/settings/languages.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace meadhall::ui;

namespace {

/// Letters of the five alphabets, their digits and typographic characters.
const QString kLetters =
    QStringLiteral("Mäßüö “”‘’„«»–—…\u00a0−+×№ Ылёщъэ Їжакґєіь العربية أإآؤئءةىًٌّْ، ؛ ؟ ٠١٢٣٤٥٦٧٨٩٫ 0123456789");

int missing()
{
    const QFontMetrics metrics(QApplication::font());
    int count = 0;
    for (const QChar letter : kLetters)
        if (!metrics.inFont(letter))
            ++count;
    return count;
}

int installFonts(int argc, char **argv)
{
    const QApplication app(argc, argv);
    const int before = missing();
    installFallbackFonts();
    const QString label = before == kLetters.size() ? QStringLiteral("all") : QString::number(before);
    std::printf("before: %s, after: %d\n", qPrintable(label), missing());
    return 0;
}

const bool isInstallerRegistered = meadhall::testing::registerProgram("fonts_installer", installFonts);

} // namespace

class TestFonts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void systemFontsAreSufficient();
    void missingFontsAreReplaced();
};

/// No font is loaded if none is missing. (The test machine has at least DejaVu Sans.)
void TestFonts::systemFontsAreSufficient()
{
    if (QFontDatabase::families(QFontDatabase::Arabic).isEmpty())
        QSKIP("this system has no Arabic font");
    const QFont before = QApplication::font();
    installFallbackFonts();
    QCOMPARE(QApplication::font(), before);
    QCOMPARE(missing(), 0);
}

/// Runs this program again with an empty list of fonts.
void TestFonts::missingFontsAreReplaced()
{
    QTemporaryDir folder;
    QFile list(folder.filePath(QStringLiteral("fonts.conf")));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><cachedir>"
               + folder.path().toUtf8() + "</cachedir></fontconfig>");
    list.close();
    QProcess other;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("FONTCONFIG_FILE"), list.fileName());
    other.setProcessEnvironment(environment);
    other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("fonts_installer")});
    QVERIFY(other.waitForFinished(20000));
    QCOMPARE(other.exitStatus(), QProcess::NormalExit);
    QCOMPARE(other.readAllStandardOutput().trimmed(), QByteArray("before: all, after: 0"));
}

REGISTER_TEST(TestFonts)

#include "tst_fonts.moc"
