// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/replay/hand_marks.h"

#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/text.h"
#include "ui/table/ninjan/piles.h"
#include "ui/table/played_cards.h"
#include "ui/table/scene/hand.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr qreal kHandMarkSide = 0.34, kLeastMark = 14; ///< of the card's width; in logical px
constexpr qreal kNumberGap = 6;                        ///< logical px, from the card

} // namespace

/// A sign at the upper edge of a card, on which it lies.
class HandMark : public QGraphicsObject {
public:
    HandMark(review::Verdict verdict, CardItem *card, Theme theme)
        : QGraphicsObject(card), verdict_(verdict), theme_(theme),
          side_(std::max(kLeastMark, card->cardWidth() * kHandMarkSide))
    {
        setPos(0, card->cardRect().top());
        setAcceptedMouseButtons(Qt::NoButton);
    }
    QRectF boundingRect() const override { return {-side_, -side_, 2 * side_, 2 * side_}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        const QColor ground = paletteOf(theme_).plaque;
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(verdictColour(verdict_, theme_), 2));
        painter->setBrush(ground);
        painter->drawEllipse(QPointF(0, 0), side_ * 0.72, side_ * 0.72);
        drawVerdictSign(*painter, verdict_, QRectF(-side_ / 2, -side_ / 2, side_, side_), theme_);
    }

private:
    review::Verdict verdict_;
    Theme theme_;
    qreal side_;
};

/// The number of a pile, beside its undermost card at the leading side.
class PileNumber : public QGraphicsObject {
public:
    PileNumber(int pile, CardItem *card, Theme theme) : QGraphicsObject(card), text_(number(pile)), theme_(theme)
    {
        const QFontMetricsF metrics(font());
        const QSizeF size(metrics.horizontalAdvance(text_), metrics.height());
        const QRectF face = card->cardRect();
        const bool mirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
        room_ = QRectF(
            QPointF(mirrored ? face.right() + kNumberGap : face.left() - kNumberGap - size.width(), face.top()), size);
        setAcceptedMouseButtons(Qt::NoButton);
    }
    QRectF boundingRect() const override { return room_; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        painter->setFont(font());
        painter->setPen(paletteOf(theme_).text);
        painter->drawText(room_, Qt::AlignCenter | Qt::TextDontClip, text_);
    }

private:
    static QFont font()
    {
        QFont font = QGuiApplication::font();
        font.setBold(true);
        return font;
    }

    QString text_;
    Theme theme_;
    QRectF room_;
};

void HandMarks::show(const Hand &hand, const Event &played, const review::Judgement &judgement, Theme theme)
{
    clear();
    const CardSet before = cardsPlayedBy(played), better = cardsPlayedBy(judgement.best);
    for (CardItem *card : hand.items()) {
        const bool isBetter = better.contains(card->card());
        if (!isBetter && !before.contains(card->card()))
            continue;
        const review::Verdict verdict = isBetter ? review::Verdict::Best : judgement.verdict;
        marks_.push_back(new HandMark(verdict, card, theme));
    }
}

void HandMarks::showPiles(const Piles &piles, const Event &played, const review::Judgement &judgement, Theme theme)
{
    const auto *own = std::get_if<ResolveEvent>(&played);
    const auto *better = std::get_if<ResolveEvent>(&judgement.best);
    for (int pile = 0; pile < ninjan::kPiles; ++pile) {
        const std::vector<CardItem *> &cards = piles.cards(pile);
        if (cards.empty())
            continue;
        marks_.push_back(new PileNumber(pile + 1, cards.front(), theme));
        const bool isBetter = better && better->pile == pile;
        if (isBetter || (own && own->pile == pile))
            marks_.push_back(new HandMark(isBetter ? review::Verdict::Best : judgement.verdict, cards.back(), theme));
    }
}

void HandMarks::clear()
{
    for (const QPointer<QGraphicsObject> &mark : marks_)
        delete mark;
    marks_.clear();
}

} // namespace meadhall::ui
