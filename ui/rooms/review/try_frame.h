// SPDX-License-Identifier: GPL-3.0-or-later
// A frame round the table with a label: what is shown did not happen.
#pragma once

#include "engine/background/job.h"
#include "engine/core/event.h"
#include "engine/review/judge/review_run.h"
#include "ui/base/text/names.h"

#include <QGraphicsObject>
#include <QObject>
#include <QWidget>

#include <array>
#include <optional>

class QGraphicsView;
class QLabel;

namespace meadhall::ui {

/// Lies on the board inside its border, below seats and cards. The label is on its upper edge at the leading side,
/// where no seat is.
class TryFrame : public QGraphicsObject {
    Q_OBJECT

public:
    /// Adds itself, hidden, to the scene of the view, whose size it follows.
    explicit TryFrame(QGraphicsView &table);

    /// Where a seat or cards leave no room for it, the frame has no label.
    void setLabel(const QString &label);
    QString label() const { return label_; }

    QRectF boundingRect() const override { return room_; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void fit();
    QFont labelFont() const;
    QRectF labelBox(const QRectF &frame, const QString &label) const;
    bool isFree(const QRectF &box) const;
    void paintLabel(QPainter &painter, const QRectF &box, const QString &label) const;

    QGraphicsView &table_;
    QRectF room_;
    QString label_;
    bool labelled_ = false; ///< it has room
};

/// Shows how a hand or round went, and beside it how it would probably have gone after another move.
class TryLines : public QWidget {
    Q_OBJECT

public:
    explicit TryLines(QWidget *parent = nullptr);

    /// @param events what had happened before
    /// @param recorded,tried what followed; `tried` begins with the other move and is only that while the rest is
    /// sought
    /// @param seat whose points count
    void setLines(const Events &events, const Events &recorded, const Events &tried, int seat, const Names &names);

    /// No: the height is the room that is left; the steps are cut off at the bottom.
    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

private:
    struct Column {
        QLabel *title, *source, *steps;
    };

    std::array<Column, 2> columns_;
};

/// Another move than the one that was played: what it would have been worth. Judges one try at a time in the
/// background. Nothing of it is written anywhere.
class WhatIf : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// @param record the game as it went
    /// @param decision of that game, which the try replaces
    /// @param answer legal there
    void begin(const Events &record, const review::Decision &decision, const Event &answer, const review::Depth &depth);
    /// Forgets the try; what is still being judged is dropped.
    void end();

    /// The answer that is tried, and the decision it replaces.
    const std::optional<review::Decision> &attempt() const { return attempt_; }
    /// The events to show: what had happened before, the try, and what follows by itself.
    const Events &events() const { return events_; }

Q_SIGNALS:
    /// The probable events are known; the first one is the try.
    void lineFound(const meadhall::Events &line);
    /// The try has been judged, provisionally until `settled`.
    void judged(const meadhall::review::JudgedDecision &attempt, bool settled);

private:
    std::optional<review::Decision> attempt_;
    Events events_;
    Job judging_{this}, likely_{this};
};

} // namespace meadhall::ui
