// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/statistics_csv.h"

#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "engine/results/page_builder.h"
#include "engine/review/judge/verdict.h"

#include <QLocale>

#include <algorithm>

namespace meadhall {

namespace {

QString levelWord(int level)
{
    if (level < 0 || level >= kLevels)
        return {};
    const std::string_view word = players::kLevelNames[toIndex(level)];
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

bool hasDecimalComma() { return QLocale().decimalPoint() == QLatin1String(","); }

/// As a spreadsheet of the region reads it.
QString decimal(double value, int decimals = 3)
{
    const QString text = QString::number(value, 'f', decimals);
    return hasDecimalComma() ? QString(text).replace(QLatin1Char('.'), QLatin1Char(',')) : text;
}

QString timeText(const QDateTime &when) { return when.toString(Qt::ISODate); }

constexpr int kExactDigits = 15; ///< of a number in a spreadsheet

constexpr const char *kKindWords[] = {"answer",      "pass",       "lead",        "pick-up",    "going out",
                                      "card chosen", "pile taken", "equal cards", "last rounds"};

/// Lines of fields.
class Writer {
public:
    /// @param header names of columns, separated by commas
    explicit Writer(const QString &header) { line(header.split(QLatin1Char(','))); }
    /// @param nameColumn the one with names of people; −1: none
    void line(const QStringList &fields, int nameColumn = -1)
    {
        const QChar separator = csvSeparator();
        QStringList written;
        for (const QString &field : fields)
            written.push_back(csvField(field, written.size() == nameColumn));
        text_ += written.join(separator) + QStringLiteral("\r\n");
    }
    /// Begins with a byte order mark, without which some spreadsheets take the text for one of their region.
    QByteArray text() const { return QByteArray("\xef\xbb\xbf") + text_.toUtf8(); }

private:
    QString text_;
};

QByteArray gamesTable(PageBuilder &builder)
{
    Writer csv(QStringLiteral("finished,game,players,target,rules,deal,hands,name,place,won,points,points by hand,"
                              "opponents,strongest level,reviewed,best,fine,doubtful,mistakes,record"));
    QVariantList levels;
    for (int level = 0; level < kLevels; ++level)
        levels.push_back(levelWord(level));
    builder.read(
        "SELECT played, kind, players, nullif(target, 0), rules, deal, hands, name, place, won, total,"
        " (SELECT points FROM seats s WHERE s.game = c.id AND s.seat = c.seat),"
        " (SELECT group_concat(name || ' (' || CASE level WHEN 0 THEN :p1 WHEN 1 THEN :p2 WHEN 2 THEN :p3 WHEN 3"
        "  THEN :p4 WHEN 4 THEN :p5 ELSE s.kind END || ') ' || total, '; ')"
        "  FROM seats s WHERE s.game = c.id AND s.seat <> c.seat),"
        " CASE strongest WHEN 0 THEN :p1 WHEN 1 THEN :p2 WHEN 2 THEN :p3 WHEN 3 THEN :p4 WHEN 4 THEN :p5 END,"
        " reviewed, iif(reviewed, best, NULL), iif(reviewed, fine, NULL), iif(reviewed, doubtful, NULL),"
        " iif(reviewed, mistake, NULL), file FROM chosen c ORDER BY turn",
        levels, [&csv](const StatisticsStore::Row &row) {
            constexpr int kColumns = 20, kNameColumn = 7;
            QStringList line{timeText(QDateTime::fromMSecsSinceEpoch(row(0).toLongLong()))};
            for (int column = 1; column < kColumns; ++column)
                line.push_back(row(column).toString());
            csv.line(line, kNameColumn);
        });
    return csv.text();
}

QByteArray ratingTable(PageBuilder &builder)
{
    Writer csv(QStringLiteral("finished,rated game,rating,deviation"));
    for (const RatingPoint &point : builder.rating().curve)
        csv.line(
            {timeText(point.when), QString::number(point.game), decimal(point.rating, 1), decimal(point.deviation, 1)});
    return csv.text();
}

QByteArray resultsTable(const StatisticsPage &page)
{
    Writer csv(QStringLiteral("strongest level,players,games,won,expected"));
    for (int level = 0; level < kLevels; ++level)
        for (std::size_t column = 0; column < page.results[0].size(); ++column) {
            const ResultCell &cell = page.results[toIndex(level)][column];
            const bool isSum = column + 1 == page.results[0].size();
            csv.line({levelWord(level),
                      isSum ? QStringLiteral("all") : QString::number(kFewestPlayers + static_cast<int>(column)),
                      QString::number(cell.games), QString::number(cell.won), decimal(cell.expectedShare)});
        }
    return csv.text();
}

QByteArray pointsTable(const StatisticsPage &page)
{
    Writer csv(QStringLiteral("finished,players,hands,points a hand,others a hand,mean"));
    for (const PointsDot &dot : page.points)
        csv.line({timeText(dot.when), QString::number(dot.players), QString::number(dot.hands), decimal(dot.own),
                  decimal(dot.others), dot.mean ? decimal(*dot.mean) : QString()});
    return csv.text();
}

QByteArray mistakesTable(const StatisticsPage &page)
{
    Writer csv(QStringLiteral("kind,mistakes,points lost a hand,first,now"));
    const auto line = [&csv](const MistakeCurve &curve) {
        csv.line({QLatin1String(curve.kind ? kKindWords[toIndex(*curve.kind)] : "all"), QString::number(curve.mistakes),
                  decimal(curve.lostAHand), decimal(curve.first), decimal(curve.now)});
    };
    for (const MistakeCurve &curve : page.mistakes.kinds)
        line(curve);
    line(page.mistakes.all);
    return csv.text();
}

} // namespace

QChar csvSeparator() { return QLatin1Char(hasDecimalComma() ? ';' : ','); }

QString csvField(const QString &text, bool isName)
{
    QString field = text;
    bool isNumber = false;
    QString(text).replace(QLatin1Char(hasDecimalComma() ? ',' : '.'), QLatin1Char('.')).toDouble(&isNumber);
    const auto digits = std::count_if(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    const bool isFormula = !text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front());
    if (isNumber && digits > 0 ? isName || digits > kExactDigits : isFormula)
        field.prepend(QLatin1Char('\''));
    if (field.contains(csvSeparator()) || field.contains(QLatin1Char('"')) || field.contains(QLatin1Char('\n'))
        || field.contains(QLatin1Char('\r')))
        field = QLatin1Char('"') + field.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    return field;
}

QByteArray csvOf(Statistics::Table table, PageBuilder &builder)
{
    switch (table) {
    case Statistics::Table::Games:
        return gamesTable(builder);
    case Statistics::Table::Rating:
        return ratingTable(builder);
    case Statistics::Table::Results:
        return resultsTable(builder.page());
    case Statistics::Table::Points:
        return pointsTable(builder.page());
    case Statistics::Table::Mistakes:
        break;
    }
    return mistakesTable(builder.page());
}

} // namespace meadhall
