// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_controller.h"

namespace meadhall::ui {

namespace {

/// How long a refusal is shown, in ms.
constexpr int kRefusalTime = 5000;

} // namespace

TableController::TableController(Table &table, TableStage &stage, QObject *parent)
    : QObject(parent), table_(table), stage_(stage)
{
    connect(&stage.hand(), &Hand::touched, this, &TableController::skipAnimations);
    connect(&stage.hand(), &Hand::selectionChanged, this, [this] {
        clearMessages();
        Q_EMIT changed();
    });
    connect(&table, &Table::refused, this, [this](int seat, Reason reason) { refused(seat, reason); });
    refusalTimer_.setSingleShot(true);
    refusalTimer_.setInterval(kRefusalTime);
    connect(&refusalTimer_, &QTimer::timeout, this, [this] {
        refusal_.clear();
        Q_EMIT changed();
    });
}

QString TableController::message() const
{
    if (refusing())
        return refusal_;
    if (advising())
        return advice_;
    if (hintProvider_.thinking())
        return tr("Working out a hint…");
    const QString asked = prompt();
    return asked.isEmpty() ? lastLine_ : asked;
}

QString TableController::prompt() const
{
    const QString asked = question(), more = note();
    return asked.isEmpty() || more.isEmpty() ? asked : asked + QLatin1Char(' ') + more;
}

void TableController::clearWords()
{
    clearMessages();
    lastLine_.clear();
}

void TableController::setDimming(bool dims)
{
    dims_ = dims;
    updateHand();
}

void TableController::skipAnimations()
{
    interrupt();
    stage_.animator().skipAnimations();
    table_.resumeComputers();
}

bool TableController::canCancel() const
{
    return isHalfway() || stage_.dragging() || !stage_.hand().selection().empty() || !advice_.isEmpty()
           || !refusal_.isEmpty() || hintProvider_.thinking();
}

void TableController::undo()
{
    skipAnimations();
    stage_.cancelDrag();
    if (isHalfway())
        cancel();
    else
        table_.undo();
    interrupt(); // cancels a pending automatic play, which would repeat the move
}

void TableController::askForHint()
{
    skipAnimations();
    if (!canAskForHint() || hintProvider_.thinking())
        return;
    startHint();
    Q_EMIT changed(); // the message says that the coach is thinking
}

bool TableController::guarded(int seat, const Event &answer, const std::function<void()> &go)
{
    if (guard_ && !guard_(seat, answer, go))
        return false;
    go();
    return true;
}

void TableController::showRefusal(const QString &words)
{
    refusal_ = words;
    refusalTimer_.start();
    Q_EMIT changed();
    Q_EMIT said(words);
}

void TableController::showAdvice(const QString &words)
{
    refusal_.clear();
    advice_ = words;
    Q_EMIT changed();
    Q_EMIT said(words);
}

void TableController::clearMessages()
{
    refusal_.clear();
    advice_.clear();
}

void TableController::restart()
{
    clearMessages();
    hintProvider_.cancel();
}

} // namespace meadhall::ui
