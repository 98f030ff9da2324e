// SPDX-License-Identifier: GPL-3.0-or-later
// How the texts of the five languages are written: one word for one thing, and the marks and spaces of each language.
#include "tests/test_program.h"
#include "tests/ui/spoken_texts.h"

#include <QCoreApplication>
#include <QTest>

#include <map>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

QString contents(const char *path)
{
    QFile file(sourcePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Qt's own texts have Qt's contexts.
bool isQts(const Message &message) { return message.context.startsWith(QLatin1Char('Q')); }

/// A text without what is put in its place later, tags and formatting characters.
QString words(QString text)
{
    static const QRegularExpression others(
        QStringLiteral("</?(h3|p)>|&(?=\\S)|[\\x{200e}\\x{200f}\\x{061c}\\x{2066}-\\x{2069}]"));
    return text.remove(others);
}

/// The expressions that the glossary forbids in a language.
QList<QRegularExpression> forbidden(const QString &code)
{
    static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
    const QString glossary = contents("translations/GLOSSARY.md");
    const QString row = QStringLiteral("\n| %1 | `").arg(code);
    const auto begin = glossary.indexOf(row);
    QList<QRegularExpression> expressions;
    if (begin < 0)
        return expressions;
    const QString line = glossary.mid(begin + 1, glossary.indexOf(QLatin1Char('\n'), begin + 1) - begin - 1);
    for (auto found = quoted.globalMatch(line); found.hasNext();)
        expressions.emplace_back(found.next().captured(1).replace(QLatin1String("\\|"), QLatin1String("|")),
                                 QRegularExpression::UseUnicodePropertiesOption);
    return expressions;
}

/// Each text of a catalogue that the expression finds, once.
QStringList findings(const QString &code, const QRegularExpression &expression, bool withQts = true)
{
    QStringList found;
    for (const Message &message : catalogue(code))
        for (const QString &form : message.forms)
            if ((withQts || !isQts(message)) && words(form).contains(expression))
                found.push_back(form);
    found.removeDuplicates();
    return found;
}

void addLanguages()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

} // namespace

class TestCatalogues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsOfTheGlossary_data() { addLanguages(); }
    void wordsOfTheGlossary();
    void englishSaysWhatTheCodeSays();
    void nothingIsSaidTwice();
    void pluralFormsHaveTheirNumber_data() { addLanguages(); }
    void pluralFormsHaveTheirNumber();
    void ownDigitsEverywhere();
    void marksAndSpaces_data();
    void marksAndSpaces();
};

/// Neither a catalogue nor a rule book has a word that the glossary forbids.
void TestCatalogues::wordsOfTheGlossary()
{
    QFETCH(QString, code);
    const auto expressions = forbidden(code);
    QVERIFY(expressions.size() > 5);
    for (const QRegularExpression &expression : expressions) {
        QVERIFY2(expression.isValid(), qPrintable(expression.pattern() + expression.errorString()));
        const QStringList found = findings(code, expression);
        QVERIFY2(found.isEmpty(), qPrintable(expression.pattern() + QStringLiteral(": ") + found.join(u'\n')));
        for (const char *game : {"odin", "ninjan"}) {
            const QString book =
                contents(qPrintable(QStringLiteral("translations/rulebook/%1.%2.md").arg(QLatin1String(game), code)));
            QVERIFY(!book.isEmpty());
            static const QRegularExpression comments(QStringLiteral("<!--.*?-->|^> - \\w+:"),
                                                     QRegularExpression::MultilineOption);
            const auto match = expression.match(QString(book).remove(comments));
            QVERIFY2(!match.hasMatch(),
                     qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(game), match.captured())));
        }
    }
}

/// The English catalogue is there for its plural forms; a copy that is no longer its source would be shown instead.
void TestCatalogues::englishSaysWhatTheCodeSays()
{
    for (const Message &message : catalogue(QStringLiteral("en")))
        if (!message.numerus && !isQts(message))
            QCOMPARE(message.forms.value(0), message.source);
}

/// A text stands in one place, unless a language says it in two ways. Formats such as “%1: %2” are no texts.
void TestCatalogues::nothingIsSaidTwice()
{
    std::map<QString, std::vector<QStringList>> said; // by context, source and comment: what the languages say
    std::map<QString, QString> sourceOf;
    for (const QString &code : languageCodes())
        for (const Message &message : catalogue(code)) {
            static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
            static const QRegularExpression places(QStringLiteral("%L?[0-9n]"));
            if (isQts(message) || !QString(message.source).remove(places).contains(letters))
                continue;
            const QString key = message.context + u'\n' + message.source + u'\n' + message.comment;
            said[key].push_back(message.forms);
            sourceOf[key] = message.source;
        }
    std::map<std::pair<QString, std::vector<QStringList>>, QString> once;
    QStringList twice;
    for (const auto &[key, forms] : said)
        if (const auto [first, isNew] = once.emplace(std::pair(sourceOf[key], forms), key); !isNew)
            twice.push_back(QString(first->second).replace(u'\n', u'|') + QStringLiteral(" = ")
                            + QString(key).replace(u'\n', u'|'));
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
}

/// The form for 1 is also that for 21 where a language is Slavic, so a number is in each; the Arabic forms for one and
/// two say it in words.
void TestCatalogues::pluralFormsHaveTheirNumber()
{
    QFETCH(QString, code);
    static const QRegularExpression figure(QStringLiteral("%L?[0-9n]"));
    const bool slavic = code == QLatin1String("ru") || code == QLatin1String("uk");
    for (const Message &message : catalogue(code)) {
        if (!message.numerus)
            continue;
        for (int form = 0; form < message.forms.size(); ++form) {
            const bool required = slavic || (code == QLatin1String("ar") ? false : form > 0);
            if (required && message.source.contains(QLatin1String("%Ln")))
                QVERIFY2(message.forms[form].contains(figure), qPrintable(message.forms[form]));
            QVERIFY2(!words(message.forms[form]).contains(QLatin1String("(s)")), qPrintable(message.forms[form]));
        }
    }
}

/// With the digits ٠–٩ no text shows others, except where it is about both kinds.
void TestCatalogues::ownDigitsEverywhere()
{
    Languages languages;
    languages.setNativeDigits(true);
    languages.setLanguage(QStringLiteral("ar"));
    static const QRegularExpression places(QStringLiteral("%L?[0-9n]+|<[^>]*>"));
    static const QRegularExpression digits(QStringLiteral("[0-9]")), own(QStringLiteral("[٠-٩]"));
    int seen = 0;
    for (const Message &message : catalogue(QStringLiteral("ar"))) {
        const QByteArray context = message.context.toUtf8(), source = message.source.toUtf8(),
                         comment = message.comment.toUtf8();
        const QString text =
            QCoreApplication::translate(context.constData(), source.constData(),
                                        comment.isEmpty() ? nullptr : comment.constData(), message.numerus ? 3 : -1)
                .remove(places);
        seen += text.contains(own) ? 1 : 0;
        QVERIFY2(!text.contains(digits) || text.contains(own), qPrintable(text));
    }
    QVERIFY(seen > 40);
}

void TestCatalogues::marksAndSpaces_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("wrong"); // an expression
    const auto row = [](const char *name, const char *code, const char *wrong) {
        QTest::addRow("%s: %s", code, name) << QString::fromLatin1(code) << QString::fromUtf8(wrong);
    };
    for (const char *code : {"en", "de", "ru", "uk"}) {
        row("typewriter quotes", code, "[\"']|\\.\\.\\.");
        row("two spaces", code, "  ");
        row("a space before a mark", code, "\\w [,;:!?]");
    }
    row("guillemets or low quotes", "en", "[«»„]");
    row("a space before %", "en", "\\d[ \\x{00a0}]%(?![1-9L])");
    row("guillemets or high quotes to open", "de", "[«»]|”|(^|[ (])“");
    row("no no-break space before %", "de", "[0-9]( |)%(?![1-9L])");
    row("no no-break space before an ellipsis", "de", "[^\\x{00a0}]…");
    row("straight dash", "de", " - ");
    for (const char *code : {"ru", "uk"}) {
        row("high quotes", code, "[”\"]");
        row("no no-break space before a dash", code, "[^\\x{00a0}]—");
        row("a short dash", code, " – ");
        row("no no-break space after №", code, "№[^\\x{00a0}]");
        row("no no-break space before %", code, "[0-9]( |)%(?![1-9L])");
    }
    row("the apostrophe of a typewriter", "uk", "\\w[ʼ`´]\\w");
    row("Russian letters", "uk", "[ыэёъЫЭЁЪ]");
    row("Ukrainian letters", "ru", "[іїєґІЇЄҐ]");
    row("Latin marks", "ar", "[\\x{0600}-\\x{06ff}][,;?]");
    row("a space before a mark", "ar", "[\\x{0600}-\\x{06ff}] [،؛؟.:!]");
    row("quotes of other scripts", "ar", "[„\"]|(^| )”");
    row("a dash in a sentence", "ar", " [–—] ");
}

void TestCatalogues::marksAndSpaces()
{
    QFETCH(QString, code);
    QFETCH(QString, wrong);
    const QRegularExpression expression(wrong, QRegularExpression::UseUnicodePropertiesOption);
    QVERIFY2(expression.isValid(), qPrintable(expression.errorString()));
    const QStringList found = findings(code, expression, false);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

REGISTER_TEST(TestCatalogues)
#include "tst_catalogues.moc"
