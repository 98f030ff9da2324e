// SPDX-License-Identifier: GPL-3.0-or-later
// A player's seat: portrait, and a plaque with name, status line and number of cards; a horn marks the active player.
#pragma once

#include "ui/base/graphics/art_painter.h"

#include <QFont>

#include <optional>

namespace meadhall::ui {

/// Origin: the centre of the portrait. The plaque is on its right, or on its left when mirrored.
class SeatItem : public TableItem {
    Q_OBJECT

public:
    explicit SeatItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    void setName(const QString &name) { change(name_, name); }
    QString name() const { return name_; }
    void setLine(const QString &line) { change(line_, line); }
    /// The line that is shown now: the notice, if there is one.
    QString line() const { return notice_.isEmpty() ? line_ : notice_; }
    /// Shows this line and badge instead of those that tell what the seat does, as long as it is not empty.
    void setNotice(const QString &notice, Glyph badge);
    QString notice() const { return notice_; }
    /// Formatted number of cards, shown on the card symbol; empty: none.
    void setCount(const QString &count) { changeShape(count_, count); }
    QString count() const { return count_; }
    /// The tool tip: the last move in full, and what else is known. For screen readers the move is in the name of the
    /// seat, and the rest is its description.
    void setDetails(const QString &lastMove, const QString &others);
    QString details() const { return details_; }
    /// Says in a golden capsule below the plaque that few cards are left; empty: nothing.
    void setFewCards(const QString &words) { changeShape(fewCards_, words); }
    QString fewCards() const { return fewCards_; }
    /// Formatted points, shown on the tab below the plaque; empty: none.
    void setPoints(const QString &points) { changeShape(points_, points); }
    QString points() const { return points_; }
    /// Sets the portrait by its portraitId(); an unknown id shows an empty shield.
    void setPortrait(const QString &id) { change(portrait_, id); }
    QString portrait() const { return portrait_; }
    void setTurn(bool turn) { changeShape(turn_, turn); }
    bool turn() const { return turn_; }
    /// Shows the horn and the gold edge at the winner of a hand or game, as for the seat whose turn it is.
    void setHonoured(bool honoured) { changeShape(honoured_, honoured); }
    bool honoured() const { return honoured_; }
    /// Shows other points than setPoints() while they count up; nullopt: the points themselves.
    void setPassingPoints(const std::optional<QString> &points) { changeShape(passing_, points); }
    std::optional<QString> passingPoints() const { return passing_; }
    /// Gold edge of the points, 0 … 1.
    void setPointsLit(qreal lit) { change(pointsLit_, std::clamp(lit, 0.0, 1.0)); }
    /// A small symbol at the lower outer edge of the shield (Thinking, Pass, Winner …).
    void setBadge(std::optional<Glyph> badge) { changeShape(badge_, badge); }
    std::optional<Glyph> badge() const { return notice_.isEmpty() ? badge_ : noticeBadge_; }
    /// Puts the plaque on the left: seats at the right edge, and the own seat in right-to-left layouts.
    void setMirrored(bool mirrored) { changeShape(mirrored_, mirrored); }
    /// Diameter of the shield in logical pixels; everything else scales with it.
    void setDiameter(qreal diameter) { changeShape(diameter_, diameter); }
    qreal diameter() const { return diameter_; }
    /// Size of all letters, of what the diameter gives; 1 by default.
    void setLetters(qreal letters) { changeShape(letters_, letters); }
    /// Width available for name and status line, in logical pixels.
    void setTextWidth(qreal width) { changeShape(textWidth_, width); }

    /// Rectangles of shield and plaque in item coordinates, for flying cards and for hovering.
    QRectF shieldRect() const { return QRectF(-diameter_ / 2, -diameter_ / 2, diameter_, diameter_); }
    QRectF plaqueRect() const;
    /// Centre of the number of cards: the target of flying cards.
    QPointF countCentre() const { return placed(cardsRect()).center(); }
    /// Above the plaque, beside the shield: room for what the seat has played last. In item coordinates.
    QRectF lastPlayRect() const;
    /// Centre of the points.
    QPointF pointsCentre() const { return placed(pointsRect()).center(); }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF placed(QRectF rect) const;
    QRectF textRect() const;
    QRectF cardsRect() const;
    QRectF hornRect() const;
    QRectF pointsRect() const;
    QFont nameFont() const;
    QFont lineFont() const;
    QFont pointsFont() const;
    void paintShield(QPainter *painter);
    void paintWords(QPainter *painter);
    void paintCount(QPainter *painter);
    void paintPoints(QPainter *painter);
    QRectF fewCardsRect() const;
    void paintFewCards(QPainter *painter);
    void paintBadge(QPainter *painter);
    bool golden() const { return turn_ || honoured_; }
    QString shownPoints() const { return passing_.value_or(points_); }

    QString name_, line_, notice_, count_, details_, fewCards_, points_, portrait_;
    std::optional<Glyph> badge_;
    Glyph noticeBadge_ = Glyph::Away;
    qreal textWidth_ = 80;
    qreal diameter_ = 92;
    qreal letters_ = 1;
    std::optional<QString> passing_;
    qreal pointsLit_ = 0;
    bool turn_ = false;
    bool honoured_ = false;
    bool mirrored_ = false;
};

} // namespace meadhall::ui
