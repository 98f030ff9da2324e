// SPDX-License-Identifier: GPL-3.0-or-later
// The layers: no Qt in the rules, only Qt Core in the engine, no user interface in either, the four floors
// of the window, no include circles.
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QtTest>

using meadhall::sourcePath;

namespace {

struct Include {
    QString file;
    int line;
    QString name;
    bool quoted; ///< "name", not <name>
};

/// All includes of the C++ files below a source folder.
QVector<Include> includesBelow(const QString &folder, int *files)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*(?:include|import)\\s*([<\\x22])([^>\\x22]+)"));
    QVector<Include> found;
    QDirIterator it(sourcePath() + folder, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        ++*files;
        for (int line = 1; !file.atEnd(); ++line)
            if (const auto match = include.match(QString::fromUtf8(file.readLine())); match.hasMatch())
                found.append({file.fileName(), line, match.captured(2), match.captured(1) != QLatin1String("<")});
    }
    return found;
}

bool isQt(const QString &name)
{
    static const QRegularExpression qt(QStringLiteral("^(Q[A-Z]|Qt[A-Z]|q[a-z_]+\\.h$)"));
    return qt.match(name).hasMatch();
}

/// Whether a Qt header belongs to a module of Qt: checked against its own include folder, so the list is never out of
/// date.
bool isOf(const QString &qtModule, const QString &name)
{
    const QString module = name.section(QLatin1Char('/'), 0, 0);
    if (module != name)
        return module == qtModule;
    return QFile::exists(QLibraryInfo::path(QLibraryInfo::HeadersPath) + QLatin1Char('/') + qtModule + QLatin1Char('/')
                         + name);
}

bool isQtCore(const QString &name) { return isOf(QStringLiteral("QtCore"), name); }

/// The plug-ins that are loaded when the network or the statistics are wanted, and the module of Qt that each may use.
const QString kNetworkModule = QStringLiteral("engine/network/module");
const QString kStatisticsModule = QStringLiteral("engine/results/module");

/// Folders of meadhall_core: standard C++ without Qt.
const QStringList kRules{QStringLiteral("engine/core"),         QStringLiteral("engine/games"),
                         QStringLiteral("engine/ai"),           QStringLiteral("engine/players"),
                         QStringLiteral("engine/review/judge"), QStringLiteral("engine/statistics")};
/// Folders of meadhall_engine, which keep files or run in threads of Qt: Qt Core only.
const QStringList kQtCore{QStringLiteral("engine/background"), QStringLiteral("engine/clock"),
                          QStringLiteral("engine/deals"),      QStringLiteral("engine/modules"),
                          QStringLiteral("engine/network"),    QStringLiteral("engine/puzzle"),
                          QStringLiteral("engine/record"),     QStringLiteral("engine/results"),
                          QStringLiteral("engine/review"),     QStringLiteral("engine/table")};

QString folderOf(const QString &path)
{
    const QString folder = path.section(QLatin1Char('/'), 0, -2);
    return folder.startsWith(sourcePath()) ? folder.mid(sourcePath().size()) : folder;
}

/// The folders of an include circle through `folder`; empty if there is none.
QStringList circleFrom(const QString &folder, const QHash<QString, QSet<QString>> &includes, QStringList visited = {})
{
    if (!visited.isEmpty() && folder == visited.first())
        return visited;
    if (visited.contains(folder))
        return {};
    visited.append(folder);
    for (const auto included = includes.value(folder); const QString &next : included)
        if (const QStringList circle = circleFrom(next, includes, visited); !circle.isEmpty())
            return circle;
    return {};
}

QString placeOf(const Include &include)
{
    return QStringLiteral("%1:%2: %3").arg(include.file).arg(include.line).arg(include.name);
}

} // namespace

class TestLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void checkDetectsViolations();
    void everyFolderHasALayer();
    void rulesUseNoQt();
    void engineUsesOnlyQtCore();
    void onlyThePluginUsesQtNetwork();
    void engineIncludesNoUserInterface();
    void rulesUseNoSystemServices();
    void floorsOfTheWindow();
    void filesAreWrittenInOnePlace();
    void includesNameTheirLayer();
    void foldersMakeNoCircle();
};

void TestLayers::checkDetectsViolations()
{
    for (const char *name : {"QString", "QtCore/QString", "qglobal.h", "QtGlobal", "QtWidgets"})
        QVERIFY2(isQt(QLatin1String(name)), name);
    for (const char *name : {"queue", "quick/odd.h", "engine/core/card_set.h", "vector"})
        QVERIFY2(!isQt(QLatin1String(name)), name);
    for (const char *name : {"QString", "QtCore/QString", "QObject", "QJsonDocument", "qglobal.h", "QtGlobal"})
        QVERIFY2(isQtCore(QLatin1String(name)), name);
    for (const char *name : {"QWidget", "QtWidgets/QWidget", "QGuiApplication", "QColor", "QtWidgets", "QPixmap"})
        QVERIFY2(!isQtCore(QLatin1String(name)), name);
}

void TestLayers::everyFolderHasALayer()
{
    const QDir engine(sourcePath("engine"));
    for (const QString &name : engine.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = QLatin1String("engine/") + name;
        QVERIFY2(kRules.contains(folder) != kQtCore.contains(folder), qPrintable(folder));
    }
}

void TestLayers::rulesUseNoQt()
{
    int files = 0;
    for (const QString &folder : kRules)
        for (const Include &include : includesBelow(folder, &files)) {
            const bool upwards = include.name.startsWith(QLatin1String("engine/"))
                                 && std::none_of(kRules.begin(), kRules.end(), [&](const QString &rules) {
                                        return include.name.startsWith(rules + QLatin1Char('/'));
                                    });
            QVERIFY2(!isQt(include.name) && !upwards, qPrintable(placeOf(include)));
        }
    QVERIFY(files > 20);
}

void TestLayers::engineUsesOnlyQtCore()
{
    int files = 0;
    for (const Include &include : includesBelow(QStringLiteral("engine"), &files)) {
        const bool own =
            (folderOf(include.file) == kNetworkModule && isOf(QStringLiteral("QtNetwork"), include.name))
            || (folderOf(include.file) == kStatisticsModule && isOf(QStringLiteral("QtSql"), include.name));
        QVERIFY2(!isQt(include.name) || isQtCore(include.name) || own, qPrintable(placeOf(include)));
    }
    QVERIFY(files > 30);
}

/// Qt Network is loaded when it is wanted, and not linked into the programs.
void TestLayers::onlyThePluginUsesQtNetwork()
{
    int files = 0;
    for (const char *layer : {"engine", "ui", "app"})
        for (const Include &include : includesBelow(QLatin1String(layer), &files)) {
            const bool local = include.name.contains(QLatin1String("QLocal")); // ui: one window a user
            const bool network = isOf(QStringLiteral("QtNetwork"), include.name) && !local;
            const bool plugin = include.name.startsWith(kNetworkModule);
            QVERIFY2((!network && !plugin) || folderOf(include.file) == kNetworkModule, qPrintable(placeOf(include)));
        }
}

void TestLayers::engineIncludesNoUserInterface()
{
    int files = 0;
    for (const Include &include : includesBelow(QStringLiteral("engine"), &files))
        QVERIFY2(!include.name.startsWith(QLatin1String("ui/")), qPrintable(placeOf(include)));
    // The command-line tool uses no user interface.
    for (const Include &include : includesBelow(QStringLiteral("app/meadhall-cli"), &files))
        QVERIFY2(!isQt(include.name) || isQtCore(include.name), qPrintable(placeOf(include)));
}

/// The floors of the window, from the lowest. Includes go down only, and no room includes another room.
void TestLayers::floorsOfTheWindow()
{
    const QStringList floors{QStringLiteral("base"), QStringLiteral("table"), QStringLiteral("rooms"),
                             QStringLiteral("app")};
    int files = 0;
    for (const Include &include : includesBelow(QStringLiteral("ui"), &files)) {
        if (!include.name.startsWith(QLatin1String("ui/")))
            continue;
        const QStringList from = folderOf(include.file).split(QLatin1Char('/')), to = include.name.split(u'/');
        QVERIFY2(floors.contains(from.value(1)) && floors.indexOf(to.value(1)) <= floors.indexOf(from.value(1)),
                 qPrintable(placeOf(include)));
        const bool rooms = from.value(1) == floors[2] && to.value(1) == floors[2];
        QVERIFY2(!rooms || from.value(2) == to.value(2), qPrintable(placeOf(include)));
    }
    QVERIFY(files > 100);
}

/// The rules use no files, clocks, output or hidden randomness.
void TestLayers::rulesUseNoSystemServices()
{
    int files = 0;
    for (const QString &folder : {kRules[0], kRules[1]})
        for (const Include &include : includesBelow(folder, &files))
            for (const char *outside :
                 {"fstream", "iostream", "cstdio", "chrono", "ctime", "random", "thread", "filesystem"})
                QVERIFY2(include.name != QLatin1String(outside), qPrintable(placeOf(include)));
}

/// Includes name the layer: "engine/table/table.h", not "table/table.h" or "table.h".
/// Each other place would flush files on the thread that calls it.
void TestLayers::filesAreWrittenInOnePlace()
{
    int files = 0;
    QStringList places;
    for (const char *folder : {"engine", "ui", "app"})
        for (const Include &include : includesBelow(QLatin1String(folder), &files))
            if (include.name == QLatin1String("QSaveFile"))
                places.push_back(include.file.mid(sourcePath().size()));
    QVERIFY(files > 100);
    QCOMPARE(places, QStringList{QStringLiteral("engine/record/file_writer.cpp")});
}

void TestLayers::includesNameTheirLayer()
{
    int files = 0;
    for (const char *layer : {"engine", "ui", "app/meadhall-train"})
        for (const Include &include : includesBelow(QLatin1String(layer), &files)) {
            if (!include.quoted || include.name.endsWith(QLatin1String(".moc")))
                continue;
            const bool namesLayer = include.name.startsWith(QLatin1String("engine/"))
                                    || include.name.startsWith(QLatin1String("ui/"))
                                    || include.name.startsWith(QLatin1String("app/meadhall-train/"))
                                    || include.name.startsWith(QLatin1String("resources/ai/"));
            QVERIFY2(namesLayer && QFile::exists(sourcePath() + include.name), qPrintable(placeOf(include)));
        }
    QVERIFY(files > 200);
}

void TestLayers::foldersMakeNoCircle()
{
    const QHash<QString, QSet<QString>> round{{QStringLiteral("a"), {QStringLiteral("b")}},
                                              {QStringLiteral("b"), {QStringLiteral("c")}},
                                              {QStringLiteral("c"), {QStringLiteral("a")}}};
    QCOMPARE(circleFrom(QStringLiteral("a"), round).size(), 3);
    QHash<QString, QSet<QString>> includes;
    int files = 0;
    for (const char *layer : {"engine", "ui", "app/meadhall-train"})
        for (const Include &include : includesBelow(QLatin1String(layer), &files)) {
            const QString from = folderOf(include.file), to = folderOf(include.name);
            if (include.quoted && from != to && !to.isEmpty())
                includes[from].insert(to);
        }
    QVERIFY(includes.size() > 15);
    for (auto folder = includes.keyBegin(); folder != includes.keyEnd(); ++folder) {
        const QStringList circle = circleFrom(*folder, includes);
        QVERIFY2(circle.isEmpty(), qPrintable(circle.join(QLatin1String(" > "))));
    }
}

REGISTER_TEST(TestLayers)
#include "tst_layers.moc"
