// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/settings/card_preview.h"

#include "ui/base/graphics/art.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"

#include <QEvent>
#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr QSize kPreviewCard(66, 132);
constexpr int kPreviewGap = 12, kPreviewCards = 6, kClothRim = 22;

} // namespace

CardPreview::CardPreview(const Settings &settings, QWidget *parent) : QWidget(parent), settings_(settings)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    const auto invalidate = [this] {
        picture_ = {};
        update();
    };
    connect(&settings, &Settings::cardLookChanged, this, invalidate);
    connect(&settings, &Settings::themeChanged, this, invalidate);
}

/// The window follows the theme and the contrast of the system.
void CardPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        picture_ = {};
        update();
    }
}

QSize CardPreview::cardsSize() const
{
    return {kPreviewCards * (kPreviewCard.width() + kPreviewGap) - kPreviewGap, kPreviewCard.height()};
}

QSize CardPreview::sizeHint() const { return cardsSize() + QSize(0, 2 * kClothRim); }

void CardPreview::paintEvent(QPaintEvent *)
{
    const qreal ratio = devicePixelRatioF();
    if (picture_.isNull()) {
        picture_ = QImage(cardsSize() * ratio, QImage::Format_ARGB32_Premultiplied);
        picture_.setDevicePixelRatio(ratio);
        picture_.fill(Qt::transparent);
        QPainter painter(&picture_);
        for (int colour = 0; colour < kPreviewCards; ++colour) {
            const int card = colour * 9 + (colour * 4 + 6) % 9; // a different number on each card
            const ArtKey key = odinCardArt(card, themeOf(settings_.theme()), cardLookOf(settings_));
            painter.drawImage(QPointF(colour * (kPreviewCard.width() + kPreviewGap), 0),
                              renderArt(key.at(kPreviewCard, ratio)));
        }
    }
    QPainter painter(this);
    drawPlate(painter, rect().adjusted(kAir, 0, -kAir, 0), paletteOf(themeOf(settings_.theme())).cloth,
              controlColours(palette()).rim);
    painter.drawImage(QPointF((width() - cardsSize().width()) / 2, kClothRim), picture_);
}

} // namespace meadhall::ui
