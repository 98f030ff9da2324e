// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/data/statistics_csv.h"

#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "engine/review/judge/verdict.h"
#include "ui/rooms/statistics/data/page_builder.h"

#include <QMap>

#include <limits>

namespace meadhall::ui {

namespace {

QString levelWord(int level)
{
    if (level < 0 || level >= kLevels)
        return {};
    const std::string_view word = players::kLevelNames[toIndex(level)];
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

QString decimal(double value) { return QString::number(value, 'f', 3); }

QString timeText(const QDateTime &when) { return when.toString(Qt::ISODate); }

constexpr const char *kKindWords[] = {"answer",      "pass",       "lead",        "pick-up",    "going out",
                                      "card chosen", "pile taken", "equal cards", "last rounds"};

/// Lines of fields.
class Writer {
public:
    explicit Writer(const char *header) : text_(QByteArray(header) + "\r\n") {}
    void line(const QStringList &fields)
    {
        for (qsizetype i = 0; i < fields.size(); ++i)
            text_ += (i > 0 ? QByteArray(",") : QByteArray()) + csvField(fields[i]);
        text_ += "\r\n";
    }
    const QByteArray &text() const { return text_; }

private:
    QByteArray text_;
};

QByteArray gamesTable(const StatisticsFilter &filter, const std::vector<PersonGame> &games,
                      const std::vector<StoredSeat> &seats)
{
    QMap<qint64, std::vector<const StoredSeat *>> byGame;
    for (const StoredSeat &seat : seats)
        byGame[seat.game].push_back(&seat);
    Writer csv("finished,game,players,target,rules,deal,hands,name,place,won,points,points by hand,opponents,"
               "strongest level,reviewed,best,fine,doubtful,mistakes,record");
    for (const PersonGame &one : games) {
        if (!fits(filter, one))
            continue;
        const StoredPerson &person = one.person;
        QStringList others;
        QString points;
        for (const StoredSeat *seat : byGame.value(one.game.id)) {
            if (seat->seat == person.seat)
                points = seat->points;
            else
                others.push_back(seat->name + QLatin1String(" (")
                                 + (seat->level >= 0 ? levelWord(seat->level) : seat->kind) + QLatin1String(") ")
                                 + QString::number(seat->total));
        }
        QStringList line{timeText(QDateTime::fromMSecsSinceEpoch(one.game.finished)),
                         one.game.game,
                         QString::number(one.game.players),
                         one.game.target > 0 ? QString::number(one.game.target) : QString(),
                         one.game.rules,
                         one.game.deal,
                         QString::number(one.game.hands),
                         person.name,
                         QString::number(person.place),
                         QString::number(person.won ? 1 : 0),
                         QString::number(person.total),
                         points,
                         others.join(QLatin1String("; ")),
                         levelWord(person.strongest),
                         QString::number(person.review.complete ? 1 : 0)};
        for (const int count : person.review.verdicts)
            line.push_back(person.review.complete ? QString::number(count) : QString());
        line.push_back(one.game.file);
        csv.line(line);
    }
    return csv.text();
}

QByteArray ratingTable(Game game, const std::vector<PersonGame> &games)
{
    Writer csv("finished,rated game,rating,deviation");
    const int all = std::numeric_limits<int>::max();
    for (const RatingPoint &point : buildRating(game, games, QDateTime::currentDateTime(), all).curve)
        csv.line({timeText(point.when), QString::number(point.game), QString::number(point.rating, 'f', 1),
                  QString::number(point.deviation, 'f', 1)});
    return csv.text();
}

QByteArray resultsTable(const StatisticsPage &page)
{
    Writer csv("strongest level,players,games,won,fair share");
    for (int level = 0; level < kLevels; ++level)
        for (std::size_t column = 0; column < page.results[0].size(); ++column) {
            const ResultCell &cell = page.results[toIndex(level)][column];
            const bool isSum = column + 1 == page.results[0].size();
            csv.line({levelWord(level),
                      isSum ? QStringLiteral("all") : QString::number(kFewestPlayers + static_cast<int>(column)),
                      QString::number(cell.games), QString::number(cell.won), decimal(cell.fairShare)});
        }
    return csv.text();
}

QByteArray pointsTable(const StatisticsPage &page)
{
    Writer csv("finished,players,hands,points a hand,others a hand,mean");
    for (const PointsDot &dot : page.points)
        csv.line({timeText(dot.when), QString::number(dot.players), QString::number(dot.hands), decimal(dot.own),
                  decimal(dot.others), dot.mean ? decimal(*dot.mean) : QString()});
    return csv.text();
}

QByteArray mistakesTable(const StatisticsPage &page)
{
    Writer csv("kind,mistakes,points lost a hand,first,now");
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

QByteArray csvField(const QString &text)
{
    QByteArray field = text.toUtf8();
    const auto isFormula = [](const QByteArray &bytes) {
        bool isNumber = false;
        bytes.toDouble(&isNumber);
        return !bytes.isEmpty() && QByteArray("=+-@\t\r").contains(bytes.front()) && !isNumber;
    };
    // "-3 5" are points by hand.
    static const QByteArray kFigures("0123456789 -");
    const bool figures = std::all_of(field.begin(), field.end(), [](char c) { return kFigures.contains(c); });
    if (!figures && isFormula(field))
        field.prepend('\'');
    if (field.contains(',') || field.contains('"') || field.contains('\n') || field.contains('\r'))
        field = '"' + field.replace('"', "\"\"") + '"';
    return field;
}

QByteArray csvOf(Statistics::Table table, const StatisticsFilter &filter, const std::vector<PersonGame> &games,
                 const std::vector<StoredSeat> &seats)
{
    if (table == Statistics::Table::Games)
        return gamesTable(filter, games, seats);
    if (table == Statistics::Table::Rating)
        return ratingTable(filter.game, games);
    const StatisticsPage page = buildPage(filter, games, QDateTime::currentDateTime());
    switch (table) {
    case Statistics::Table::Results:
        return resultsTable(page);
    case Statistics::Table::Points:
        return pointsTable(page);
    default:
        return mistakesTable(page);
    }
}

} // namespace meadhall::ui
