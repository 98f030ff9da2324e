// SPDX-License-Identifier: GPL-3.0-or-later
// Why something cannot be read or saved is told in the language of the program, not in that of the system.
#include "engine/record/move_file.h"
#include "engine/record/record.h"
#include "tests/test_program.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/errors.h"

#include <QSet>
#include <QTemporaryDir>

#include <cerrno>
#include <cstring>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace meadhall;
using ui::Errors;

class TestErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noWordsOfTheSystem_data();
    void noWordsOfTheSystem();
    void commonReasonsHaveTheirSentences();
    void unreadableFilesAreNamed();
};

void TestErrors::noWordsOfTheSystem_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "ru", "ar", "uk"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestErrors::noWordsOfTheSystem()
{
    QFETCH(const QString, language);
    ui::Languages languages;
    languages.setLanguage(language);
    constexpr int kMostCodes = 140;
    for (int code = 1; code < kMostCodes; ++code) {
        const QString words = QString::fromLocal8Bit(std::strerror(code)); // in English, as the tests run in no region
        for (const QString &sentence :
             {Errors::unsaved(record::Kept::Settings, code), Errors::reading(QStringLiteral("x"), code),
              Errors::deleting(QStringLiteral("x"), code)})
            QVERIFY2(!sentence.contains(words, Qt::CaseInsensitive), qPrintable(sentence));
    }
    languages.setLanguage(QStringLiteral("en"));
}

void TestErrors::commonReasonsHaveTheirSentences()
{
    const QString neutral = Errors::deleting(QStringLiteral("x"), ENXIO);
    QVERIFY(neutral.contains(QString::number(ENXIO)));
    QSet<QString> sentences;
    for (const int code :
         {EACCES, ENOSPC, EDQUOT, ENAMETOOLONG, EMFILE, EROFS, EISDIR, EIO, ENOENT, ENOTDIR, ENOTSUP}) {
        const QString sentence = Errors::deleting(QStringLiteral("x"), code);
        QVERIFY2(!sentence.contains(QString::number(code)), qPrintable(sentence));
        QVERIFY2(!sentences.contains(sentence), qPrintable(sentence));
        sentences.insert(sentence);
    }
    // A missing permission to read is not described as one to write.
    QVERIFY(Errors::reading(QStringLiteral("x"), EACCES) != Errors::reading(QStringLiteral("x"), EROFS));
    QVERIFY(!Errors::reading(QStringLiteral("x"), EACCES).contains(QLatin1String("written")));
}

void TestErrors::unreadableFilesAreNamed()
{
    const QTemporaryDir folder;
    const auto why = [&folder](const char *name) {
        const QString file = folder.filePath(QString::fromLatin1(name));
        return Errors::opening(file, record::readRecord(file).problem);
    };
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder.meadhall")));
    QVERIFY2(why("folder.meadhall").contains(QLatin1String("it is a folder")), qPrintable(why("folder.meadhall")));
    QVERIFY2(why("missing.meadhall").contains(QLatin1String("does not exist")), qPrintable(why("missing.meadhall")));
#ifdef Q_OS_UNIX
    QCOMPARE(::mkfifo(QFile::encodeName(folder.filePath(QStringLiteral("pipe.meadhall"))).constData(), 0600), 0);
    QVERIFY2(why("pipe.meadhall").contains(QLatin1String("not an ordinary file")), qPrintable(why("pipe.meadhall")));
#endif
}

REGISTER_TEST(TestErrors)
#include "tst_errors.moc"
