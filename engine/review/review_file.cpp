// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/review/review_file.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/archive.h"
#include "engine/record/file_writer.h"
#include "engine/record/json_lines.h"
#include "engine/record/json_writer.h"
#include "engine/record/move_file.h"
#include "engine/record/record.h"
#include "engine/review/judge/reasons.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace meadhall::review {

namespace {

namespace json = record::json;

/// A review of the longest possible game needs much less.
constexpr qint64 kMaxReviewSize = 1 << 24;

QByteArray headerOf(const Events &events, const Depth &depth)
{
    return QByteArray::fromStdString(json::ObjectWriter()
                                         .key("review", json::number(kReviewFormat))
                                         .key("record", json::quote(record::hashOf(events).toHex().toStdString()))
                                         .key("deals", json::number(depth.deals))
                                         .key("seed", json::quote(std::to_string(depth.seed)))
                                         .finished());
}

std::string lineOf(const JudgedDecision &judged)
{
    const Judgement &judgement = judged.judgement;
    json::ObjectWriter line;
    line.key("line", json::number(judged.decision.line))
        .key("best", record::toLine(judgement.best).toStdString())
        .key("points", json::number(judgement.points))
        .key("bestPoints", json::number(judgement.bestPoints))
        .key("loss", json::number(judgement.loss))
        .key("lossCi95", json::number(judgement.lossCi95))
        .key("verdict", json::quote(kVerdictNames[toIndex(judgement.verdict)]))
        .key("deals", json::number(judgement.deals))
        .key("settled", json::boolean(judgement.settled));
    if (judgement.inference)
        line.key("inference", json::quote(textOf(*judgement.inference)));
    return line.finished();
}

std::string lineOf(int line, const std::vector<double> &expected)
{
    return json::ObjectWriter()
        .key("line", json::number(line))
        .key("expected", json::array(expected, [](double points) { return json::number(points); }))
        .finished();
}

std::string lineOf(const std::vector<SeatCounts> &seats)
{
    const auto counts = [](const SeatCounts &seat) {
        return json::ObjectWriter()
            .key("decisions", json::number(seat.decisions))
            .key("judged", json::number(seat.judged))
            .key("mistakes", json::number(seat.mistakes))
            .key("lost", json::number(seat.lost))
            .finished();
    };
    return json::ObjectWriter().key("seats", json::array(seats, counts)).finished();
}

/// @return empty if the object is something else
std::vector<SeatCounts> countsIn(const QJsonObject &object)
{
    std::vector<SeatCounts> seats;
    for (const QJsonArray list = object.value(QLatin1String("seats")).toArray(); const QJsonValue &value : list)
        seats.push_back({value[QLatin1String("decisions")].toInt(-1), value[QLatin1String("judged")].toInt(-1),
                         value[QLatin1String("mistakes")].toInt(-1), value[QLatin1String("lost")].toDouble()});
    return seats;
}

/// Apart from the points, which lose digits in a file.
bool sameCounts(const SeatCounts &a, const SeatCounts &b)
{
    return a.decisions == b.decisions && a.judged == b.judged && a.mistakes == b.mistakes;
}

/// Reads the lines of a review; whatever does not fit makes it invalid.
class Reader {
public:
    explicit Reader(const Events &events) : events_(events)
    {
        for (const Decision &decision : decisionsOf(events))
            decisions_[decision.line] = decision;
    }

    bool read(const QByteArray &line)
    {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (counts_.empty())
            return !(counts_ = countsIn(object)).empty();
        const int number = object.value(QLatin1String("line")).toInt();
        if (number < 1 || toIndex(number) > events_.size())
            return false;
        return object.contains(QLatin1String("expected")) ? readOutlook(number, object) : readJudgement(number, object);
    }

    /// @return nullopt if a best move is illegal or the counts are others
    std::optional<Review> finished()
    {
        const std::vector<SeatCounts> counts = countsOf(events_, review_);
        if (!std::equal(counts.begin(), counts.end(), counts_.begin(), counts_.end(), sameCounts))
            return std::nullopt;
        const auto referee = makeReferee(std::get<GameEvent>(events_.front()));
        for (std::size_t i = 1; i < events_.size(); ++i) {
            const auto judged = review_.decisions.find(static_cast<int>(i) + 1);
            if (judged != review_.decisions.end()) {
                const auto &[decision, judgement] = judged->second;
                if (referee->whyAnswerRefused(decision.seat, judgement.best) != Reason::None)
                    return std::nullopt;
            }
            referee->apply(events_[i]);
        }
        return std::move(review_);
    }

private:
    bool readOutlook(int line, const QJsonObject &object)
    {
        const QJsonArray values = object.value(QLatin1String("expected")).toArray();
        if (toIndex(values.size()) != std::get<GameEvent>(events_.front()).seats.size())
            return false;
        std::vector<double> expected;
        for (const QJsonValue &value : values) {
            if (!value.isDouble())
                return false;
            expected.push_back(value.toDouble());
        }
        return review_.outlook.emplace(line, std::move(expected)).second;
    }

    bool readJudgement(int line, const QJsonObject &object)
    {
        const auto decision = decisions_.find(line);
        const auto best = record::parseLine(
            QJsonDocument(object.value(QLatin1String("best")).toObject()).toJson(QJsonDocument::Compact));
        const std::string name = object.value(QLatin1String("verdict")).toString().toStdString();
        const auto verdict = std::find(kVerdictNames.begin(), kVerdictNames.end(), name);
        if (decision == decisions_.end() || best.problem || verdict == kVerdictNames.end())
            return false;
        Judgement judgement;
        judgement.best = best.event;
        bool numbers = true;
        const auto number = [&](const char *key) {
            const QJsonValue value = object.value(QLatin1String(key));
            numbers = numbers && value.isDouble();
            return value.toDouble();
        };
        judgement.points = number("points");
        judgement.bestPoints = number("bestPoints");
        judgement.loss = number("loss");
        judgement.lossCi95 = number("lossCi95");
        judgement.verdict = static_cast<Verdict>(verdict - kVerdictNames.begin());
        judgement.deals = static_cast<int>(std::clamp(number("deals"), 0.0, 1e9));
        judgement.settled = object.value(QLatin1String("settled")).toBool();
        if (const QJsonValue inference = object.value(QLatin1String("inference")); !inference.isUndefined()) {
            judgement.inference = inferenceOf(inference.toString().toStdString());
            numbers = numbers && judgement.inference;
        }
        return numbers && review_.decisions.emplace(line, JudgedDecision{decision->second, judgement}).second;
    }

    const Events &events_;
    std::map<int, Decision> decisions_;
    std::vector<SeatCounts> counts_; ///< of the second line
    Review review_;
};

} // namespace

QString reviewFileOf(const QString &recordFile) { return recordFile + QLatin1String(record::Archive::kReviewSuffix); }

QByteArray toText(const Events &events, const Depth &depth, const Review &review)
{
    QByteArray text =
        headerOf(events, depth) + '\n' + QByteArray::fromStdString(lineOf(countsOf(events, review))) + '\n';
    for (const auto &[line, judged] : review.decisions)
        text += QByteArray::fromStdString(lineOf(judged)) + '\n';
    for (const auto &[line, expected] : review.outlook)
        text += QByteArray::fromStdString(lineOf(line, expected)) + '\n';
    return text;
}

Review fromText(const QByteArray &text, const Events &events, const Depth &depth)
{
    QList<QByteArray> lines = text.split('\n');
    // The text ends with a newline, or the last line is incomplete.
    if (events.empty() || lines.size() < 2 || !lines.takeLast().isEmpty()
        || lines.takeFirst() != headerOf(events, depth))
        return {};
    Reader reader(events);
    for (const QByteArray &line : lines)
        if (!reader.read(line))
            return {};
    return reader.finished().value_or(Review{});
}

namespace {

/// The version in the first line; 0: it is damaged.
int formatOf(const QByteArray &text)
{
    const QJsonObject header = QJsonDocument::fromJson(text.left(text.indexOf('\n'))).object();
    return header.value(QLatin1String("review")).toInt();
}

} // namespace

int saveReview(const QString &fileName, const Events &events, const Depth &depth, const Review &review)
{
    QFile present(fileName);
    if (present.exists()) {
        const QByteArray text = record::openToRead(present) == 0 ? present.read(kMaxReviewSize) : QByteArray();
        const int format = formatOf(text);
        if (format > kReviewFormat)
            return record::kFileIsNewer;
        QString aside;
        if ((format <= 0 || !text.endsWith('\n'))
            && record::quarantine(fileName, fileName + QLatin1String(".damaged-"), {}, aside) != 0)
            return record::kFileNotSetAside;
    }
    return record::replaceFile(fileName, toText(events, depth, review));
}

Review loadReview(const QString &fileName, const Events &events, const Depth &depth)
{
    QFile file(fileName);
    if (record::openToRead(file) != 0 || file.size() > kMaxReviewSize)
        return {};
    return fromText(file.readAll(), events, depth);
}

std::vector<SeatCounts> countsOf(const Events &events, const Review &review)
{
    std::vector<SeatCounts> seats(events.empty() ? 0 : std::get<GameEvent>(events.front()).seats.size());
    for (const Decision &decision : decisionsOf(events)) {
        SeatCounts &seat = seats.at(toIndex(decision.seat));
        ++seat.decisions;
        if (const auto judged = review.decisions.find(decision.line); judged != review.decisions.end()) {
            ++seat.judged;
            seat.mistakes += judged->second.judgement.verdict >= Verdict::Doubtful ? 1 : 0;
            seat.lost += judged->second.judgement.loss;
        }
    }
    return seats;
}

std::vector<SeatCounts> readCounts(const QString &fileName)
{
    constexpr qint64 kLongestLine = 1024;
    QFile file(fileName);
    if (record::openToRead(file) != 0)
        return {};
    const QJsonObject header = QJsonDocument::fromJson(file.readLine(kLongestLine)).object();
    if (header.value(QLatin1String("review")).toInt() != kReviewFormat)
        return {};
    return countsIn(QJsonDocument::fromJson(file.readLine(kLongestLine)).object());
}

} // namespace meadhall::review
