// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/puzzle/progress.h"

#include "engine/core/days_in_row.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace meadhall::puzzle {

namespace {

constexpr int kLargestCount = 10'000'000;

std::optional<int> countIn(const QJsonObject &object, QLatin1String key)
{
    const double value = object.value(key).toDouble(-1);
    if (value < 0 || value > kLargestCount || value != static_cast<int>(value))
        return std::nullopt;
    return static_cast<int>(value);
}

QDate dayIn(const QJsonValue &value) { return QDate::fromString(value.toString(), Qt::ISODate); }

} // namespace

bool Progress::tried(const std::string &id, bool solved, bool daily, QDate day)
{
    const bool first = isNew(id);
    const QDate shown = tried_[id];
    if (shown.isValid() && shown == day)
        return false;
    if (first) {
        row_ = solved ? row_ + 1 : 0;
        longestRow_ = std::max(longestRow_, row_);
    }
    if (!solved)
        return false;
    if (solved_.insert(id).second) {
        ++solvedEver_;
        firstEver_ += first ? 1 : 0;
    }
    if (daily && day.isValid()) {
        days_.insert(day);
        longestDays_ = std::max(longestDays_, daysInRow(day));
    }
    return first;
}

void Progress::shown(const std::string &id, QDate day)
{
    tried(id, false, false, day);
    tried_[id] = day;
}

bool Progress::triedMistake(const std::string &id, bool solved, QDate day)
{
    if (due(id, day) > day)
        return false;
    Mistake &mistake = mistakes_[id];
    mistake.found = std::clamp(mistake.found + (solved ? 1 : -1), 0, kFoundOften);
    mistake.due = day.addDays(solved ? kSecondRepeat : kFirstRepeat);
    return !std::exchange(mistake.isHinted, false) && solved;
}

void Progress::hintedMistake(const std::string &id, QDate day)
{
    const QDate next = due(id, day);
    if (next > day)
        return;
    Mistake &mistake = mistakes_[id];
    mistake.due = next;
    mistake.isHinted = true;
}

void Progress::startAgain(const std::vector<std::string> &ids)
{
    for (const std::string &id : ids) {
        solved_.erase(id);
        tried_.erase(id);
    }
}

int Progress::daysInRow(QDate today) const
{
    return meadhall::daysInRow([&](int ago) { return days_.contains(today.addDays(-ago)); });
}

int Progress::found(const std::string &id) const
{
    const auto known = mistakes_.find(id);
    return known == mistakes_.end() ? 0 : known->second.found;
}

QDate Progress::due(const std::string &id, QDate today) const
{
    const auto known = mistakes_.find(id);
    if (known == mistakes_.end() || known->second.due > today.addDays(kSecondRepeat))
        return today;
    return known->second.due;
}

QByteArray Progress::toJson() const
{
    QJsonArray solved, days;
    for (const std::string &id : solved_)
        solved.push_back(QString::fromStdString(id));
    for (const QDate &day : days_)
        days.push_back(day.toString(Qt::ISODate));
    QJsonObject tried, mistakes;
    for (const auto &[id, shown] : tried_)
        tried.insert(QString::fromStdString(id), shown.toString(Qt::ISODate));
    for (const auto &[id, mistake] : mistakes_)
        mistakes.insert(QString::fromStdString(id),
                        QJsonObject{{QStringLiteral("found"), mistake.found},
                                    {QStringLiteral("due"), mistake.due.toString(Qt::ISODate)},
                                    {QStringLiteral("hinted"), mistake.isHinted}});
    const QJsonObject all{{QStringLiteral("format"), kProgressFormat},
                          {QStringLiteral("solved"), solved},
                          {QStringLiteral("tried"), tried},
                          {QStringLiteral("solvedEver"), solvedEver_},
                          {QStringLiteral("firstTry"), firstEver_},
                          {QStringLiteral("row"), row_},
                          {QStringLiteral("longestRow"), longestRow_},
                          {QStringLiteral("days"), days},
                          {QStringLiteral("longestDays"), longestDays_},
                          {QStringLiteral("mistakes"), mistakes}};
    return QJsonDocument(all).toJson(QJsonDocument::Indented);
}

std::optional<Progress> Progress::fromJson(const QByteArray &text)
{
    const QJsonObject all = QJsonDocument::fromJson(text).object();
    if (all.value(QLatin1String("format")).toInt() != kProgressFormat)
        return std::nullopt;
    Progress progress;
    for (const auto &[key, member] :
         {std::pair(QLatin1String("solvedEver"), &Progress::solvedEver_),
          std::pair(QLatin1String("firstTry"), &Progress::firstEver_), std::pair(QLatin1String("row"), &Progress::row_),
          std::pair(QLatin1String("longestRow"), &Progress::longestRow_),
          std::pair(QLatin1String("longestDays"), &Progress::longestDays_)}) {
        const auto count = countIn(all, key);
        if (!count)
            return std::nullopt;
        progress.*member = *count;
    }
    for (const QJsonArray solved = all.value(QLatin1String("solved")).toArray(); const QJsonValue &id : solved)
        progress.solved_.insert(id.toString().toStdString());
    const QJsonObject tried = all.value(QLatin1String("tried")).toObject(); // not written by older versions
    for (auto one = tried.begin(); one != tried.end(); ++one)
        progress.tried_[one.key().toStdString()] = dayIn(one.value());
    for (const QJsonArray days = all.value(QLatin1String("days")).toArray(); const QJsonValue &value : days) {
        if (!dayIn(value).isValid())
            return std::nullopt;
        progress.days_.insert(dayIn(value));
    }
    const QJsonObject mistakes = all.value(QLatin1String("mistakes")).toObject();
    for (auto one = mistakes.begin(); one != mistakes.end(); ++one) {
        const QJsonObject mistake = one.value().toObject();
        const auto found = countIn(mistake, QLatin1String("found"));
        const QDate due = dayIn(mistake.value(QLatin1String("due")));
        if (!found || *found > kFoundOften || !due.isValid())
            return std::nullopt;
        progress.mistakes_[one.key().toStdString()] = {
            *found, due, mistake.value(QLatin1String("hinted")).toBool()}; // not written by older versions
    }
    return progress;
}

Progress loadProgress(record::KeptFile &file)
{
    const QByteArray text = file.read();
    const std::optional<Progress> progress = text.isEmpty() ? Progress() : Progress::fromJson(text);
    if (!progress)
        file.setAside();
    return progress.value_or(Progress());
}

} // namespace meadhall::puzzle
