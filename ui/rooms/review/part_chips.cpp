// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/part_chips.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace meadhall::ui {

namespace {

// Logical pixels at 1×.
constexpr int kChip = 32, kSmallChip = 27;
constexpr int kChipGap = 6, kSmallGap = 3;
constexpr int kSign = 14; ///< of the worst decision, at the upper corner
constexpr int kManyParts = 6;
constexpr int kMostChips = 10; ///< more have no room beside the buttons

} // namespace

/// One hand or round.
class PartChip : public QAbstractButton {
public:
    PartChip(int side, QWidget *parent) : QAbstractButton(parent), side_(side)
    {
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }
    void setWorst(std::optional<review::Verdict> worst)
    {
        worst_ = worst;
        update();
    }
    QSize sizeHint() const override { return {grown(side_ + kAir), grown(side_ + kSign / 2)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Strokes strokes(painter);
        const ControlColours colours = controlColours(palette());
        const qreal side = grown(side_) - 2;
        const QRectF plate(1, height() - side - 1, side, side);
        drawPlate(painter, plate,
                  isChecked()    ? colours.chosen
                  : underMouse() ? colours.hover
                                 : colours.ground,
                  isChecked() ? colours.chosenEdge : colours.rim, kRadius);
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(isChecked() ? colours.chosenText : colours.text);
        painter.drawText(plate, Qt::AlignCenter, text());
        if (hasFocus())
            drawFocusRing(painter, plate, colours);
        if (worst_) {
            const qreal sign = grown(kSign);
            const bool mirrored = layoutDirection() == Qt::RightToLeft;
            const QPointF corner(mirrored ? sign / 2 : width() - sign / 2, sign / 2);
            drawVerdictMark(painter, *worst_, corner, sign * 0.8, themeOf(palette()), colours.ground);
        }
    }

private:
    int side_;
    std::optional<review::Verdict> worst_;
};

PartChips::PartChips(QWidget *parent) : QWidget(parent), label_(new QLabel(this)), row_(new QHBoxLayout(this))
{
    row_->setContentsMargins(0, 0, 0, 0);
    row_->addWidget(label_);
    label_->setForegroundRole(QPalette::PlaceholderText);
}

void PartChips::setParts(int count, bool rounds)
{
    rounds_ = rounds;
    for (PartChip *chip : std::exchange(chips_, {}))
        chip->deleteLater();
    const bool many = count > kManyParts;
    row_->setSpacing(grown(many ? kSmallGap : kChipGap));
    for (int part = 0; part < count; ++part) {
        auto *chip = new PartChip(many ? kSmallChip : kChip, this);
        chip->setObjectName(QStringLiteral("part%1").arg(part));
        connect(chip, &QAbstractButton::clicked, this, [this, part] {
            setCurrent(current_); // where the table really is
            Q_EMIT chosen(part);
        });
        row_->addWidget(chip);
        chips_.push_back(chip);
    }
    worst_.assign(toIndex(count), std::nullopt);
    retranslate();
}

void PartChips::setVerdicts(const std::vector<std::optional<review::Verdict>> &worst)
{
    if (worst == worst_)
        return;
    worst_ = worst;
    for (std::size_t part = 0; part < chips_.size() && part < worst.size(); ++part)
        chips_[part]->setWorst(worst[part]);
    retranslate();
}

void PartChips::setCurrent(int part)
{
    current_ = part;
    for (std::size_t i = 0; i < chips_.size(); ++i)
        chips_[i]->setChecked(static_cast<int>(i) == part);
    retranslate();
}

void PartChips::setShort(bool brief)
{
    brief_ = brief;
    retranslate();
}

QWidget *PartChips::chip(int part) const { return chips_.at(toIndex(part)); }

bool PartChips::showsChips() const { return !brief_ && chips_.size() <= kMostChips; }

void PartChips::retranslate()
{
    const auto count = static_cast<qint64>(chips_.size());
    const QString place = rounds_ ? tr("Round %1 of %2", "where in the game").arg(number(current_ + 1), number(count))
                                  : tr("Hand %1 of %2", "where in the game").arg(number(current_ + 1), number(count));
    const QString title =
        rounds_ ? tr("Round", "before the numbers of rounds") : tr("Hand", "before the numbers of hands");
    label_->setText(showsChips() ? title : place);
    label_->setVisible(count > 0);
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        PartChip *chip = chips_[i];
        chip->setVisible(showsChips());
        chip->setText(number(static_cast<qint64>(i) + 1));
        chip->setAccessibleName(title + QLatin1Char(' ') + chip->text());
        chip->setAccessibleDescription(i < worst_.size() && worst_[i] ? ReviewText::verdict(*worst_[i]) : QString());
        chip->setToolTip(chip->accessibleDescription());
    }
}

void PartChips::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace meadhall::ui
