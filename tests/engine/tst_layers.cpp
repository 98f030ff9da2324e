// The layers: no Qt in the rules, Qt Core alone in the engine, nothing of the window in either.
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QtTest>

namespace {

struct Include {
    QString file;
    int line;
    QString name;
};

/// Every include of the C++ files below a folder of the sources.
QVector<Include> includesBelow(const QString &folder, int *files)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*(?:include|import)\\s*[<\\x22]([^>\\x22]+)"));
    QVector<Include> found;
    QDirIterator it(QStringLiteral(MEADHALL_SOURCE_DIR "/") + folder, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        ++*files;
        for (int line = 1; !file.atEnd(); ++line)
            if (const auto match = include.match(QString::fromUtf8(file.readLine())); match.hasMatch())
                found.append({file.fileName(), line, match.captured(1)});
    }
    return found;
}

bool isQt(const QString &name)
{
    static const QRegularExpression qt(QStringLiteral("^(Q[A-Z]|Qt[A-Z]|q[a-z_]+\\.h$)"));
    return qt.match(name).hasMatch();
}

/// Names of Qt that are not Qt Core's: checked against Core's own headers, so that nothing can be forgotten.
bool isQtCore(const QString &name)
{
    const QString module = name.section(QLatin1Char('/'), 0, 0);
    if (module != name)
        return module == QLatin1String("QtCore");
    return QFile::exists(QLibraryInfo::path(QLibraryInfo::HeadersPath) + QLatin1String("/QtCore/") + name);
}

const QStringList kRules{QStringLiteral("engine/cards"),  QStringLiteral("engine/events"),
                         QStringLiteral("engine/odin"),   QStringLiteral("engine/ninjan"),
                         QStringLiteral("engine/search"), QStringLiteral("engine/seats")};

} // namespace

class TestLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCheckFindsThem();
    void rulesWithoutQt();
    void engineWithCoreAlone();
    void windowIsAbove();
    void rulesOpenNothing();
};

void TestLayers::theCheckFindsThem()
{
    for (const char *name : {"QString", "QtCore/QString", "qglobal.h", "QtGlobal", "QtWidgets"})
        QVERIFY2(isQt(QLatin1String(name)), name);
    for (const char *name : {"queue", "quick/odd.h", "cards/card_set.h", "vector"})
        QVERIFY2(!isQt(QLatin1String(name)), name);
    for (const char *name : {"QString", "QtCore/QString", "QObject", "QJsonDocument", "qglobal.h", "QtGlobal"})
        QVERIFY2(isQtCore(QLatin1String(name)), name);
    for (const char *name : {"QWidget", "QtWidgets/QWidget", "QGuiApplication", "QColor", "QtWidgets", "QPixmap"})
        QVERIFY2(!isQtCore(QLatin1String(name)), name);
}

void TestLayers::rulesWithoutQt()
{
    int files = 0;
    for (const QString &folder : kRules)
        for (const Include &include : includesBelow(folder, &files)) {
            const bool upwards =
                include.name.startsWith(QLatin1String("record/")) || include.name.startsWith(QLatin1String("table/"));
            QVERIFY2(!isQt(include.name) && !upwards,
                     qPrintable(QStringLiteral("%1:%2: %3").arg(include.file).arg(include.line).arg(include.name)));
        }
    QVERIFY(files > 20);
}

void TestLayers::engineWithCoreAlone()
{
    int files = 0;
    for (const Include &include : includesBelow(QStringLiteral("engine"), &files))
        QVERIFY2(!isQt(include.name) || isQtCore(include.name),
                 qPrintable(QStringLiteral("%1:%2: %3").arg(include.file).arg(include.line).arg(include.name)));
    QVERIFY(files > 30);
}

void TestLayers::windowIsAbove()
{
    const QStringList rooms =
        QDir(QStringLiteral(MEADHALL_SOURCE_DIR "/ui")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(!rooms.isEmpty());
    int files = 0;
    for (const Include &include : includesBelow(QStringLiteral("engine"), &files)) {
        const QString path = QStringLiteral(MEADHALL_SOURCE_DIR "/ui/") + include.name;
        const bool inEngine = QFile::exists(QStringLiteral(MEADHALL_SOURCE_DIR "/engine/") + include.name);
        QVERIFY2(!include.name.contains(QLatin1String("../ui/")) && (inEngine || !QFile::exists(path)),
                 qPrintable(QStringLiteral("%1:%2: %3").arg(include.file).arg(include.line).arg(include.name)));
    }
    // The tool without a window has none.
    for (const Include &include : includesBelow(QStringLiteral("app/meadhall-cli"), &files))
        QVERIFY2(!isQt(include.name) || isQtCore(include.name),
                 qPrintable(QStringLiteral("%1:%2: %3").arg(include.file).arg(include.line).arg(include.name)));
}

/// No file, clock, output or hidden randomness in the rules of the games.
void TestLayers::rulesOpenNothing()
{
    int files = 0;
    for (const QString &folder : {kRules[0], kRules[1], kRules[2], kRules[3]})
        for (const Include &include : includesBelow(folder, &files))
            for (const char *outside :
                 {"fstream", "iostream", "cstdio", "chrono", "ctime", "random", "thread", "filesystem"})
                QVERIFY2(include.name != QLatin1String(outside),
                         qPrintable(QStringLiteral("%1:%2: %3").arg(include.file).arg(include.line).arg(include.name)));
}

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
