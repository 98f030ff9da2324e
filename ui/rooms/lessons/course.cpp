// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/course.h"

#include "engine/core/to_index.h"
#include "ui/base/text/text.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QRegularExpression>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Numbers in the digits of the language; a minus stays with its number.
QString lessonFigures(const QString &text)
{
    static const QRegularExpression figure(QStringLiteral("\u2212?[0-9]+"));
    QString written;
    qsizetype from = 0;
    for (auto found = figure.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const bool negative = match.capturedView().startsWith(QChar(0x2212));
        const qint64 value = match.capturedView().mid(negative ? 1 : 0).toLongLong();
        written += text.mid(from, match.capturedStart() - from) + number(negative ? -value : value);
        from = match.capturedEnd();
    }
    return written + text.mid(from);
}

} // namespace

const Event *Course::wanted(int step) const
{
    const LessonStep &one = steps[toIndex(step)];
    return one.kind == LessonStep::Kind::Asks ? &script[one.events] : nullptr;
}

int Course::stepAfter(std::size_t events) const
{
    int found = 0;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].events <= events)
            found = static_cast<int>(i);
    return found;
}

int Course::stepOf(const QString &id) const
{
    const auto found = std::find_if(steps.begin(), steps.end(),
                                    [&id](const LessonStep &step) { return id == QLatin1String(step.id); });
    return found == steps.end() ? -1 : static_cast<int>(found - steps.begin());
}

int Course::number(int step) const
{
    return static_cast<int>(std::count_if(steps.begin(), steps.begin() + step + 1,
                                          [](const LessonStep &one) { return one.kind != LessonStep::Kind::Watches; }));
}

const Course &courseOf(Game game) { return game == Game::Ninjan ? ninjanCourse() : odinCourse(); }

QString lessonText(const char *words)
{
    QStringList parts = QCoreApplication::translate("Lesson", words).split(QStringLiteral("%1"));
    std::transform(parts.begin(), parts.end(), parts.begin(), lessonFigures);
    return parts.join(QKeySequence(QKeySequence::HelpContents).toString(QKeySequence::NativeText));
}

} // namespace meadhall::ui
