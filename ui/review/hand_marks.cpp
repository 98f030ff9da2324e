#include "ui/review/hand_marks.h"

#include "ui/graphics/verdict_sign.h"
#include "ui/scene/hand.h"
#include "ui/table/played_cards.h"

#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr qreal kHandMarkSide = 0.34, kLeastMark = 14; ///< of the card's width; in logical px

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

void HandMarks::clear()
{
    for (const QPointer<QGraphicsObject> &mark : marks_)
        delete mark;
    marks_.clear();
}

} // namespace meadhall::ui
